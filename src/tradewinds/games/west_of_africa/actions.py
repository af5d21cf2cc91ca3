"""Every choice in West of Africa, as one table."""

from itertools import pairwise

from tradewinds.core.actions import ActionTable, Ask, Domain, Kind
from tradewinds.games.west_of_africa.box.components import (
    BUILD_FIELDS,
    CARD_NAMES,
    EAST_SHIP,
    ENTRY_EAST,
    ENTRY_WEST,
    FIELD_NAMES,
    GOOD_NAMES,
    ISLAND_NAMES,
    MOST_SEATS,
    PLACE_NAMES,
    PLANT_FIELDS,
    PLANT_ISLANDS,
    SEA_ROW,
    WEST_SHIP,
    WORKERS,
)

SEAT = Domain("seat", range(MOST_SEATS))
CARD = Domain("card", CARD_NAMES)
ISLAND = Domain("island", ISLAND_NAMES)
PLACE = Domain("place", PLACE_NAMES)
FIELD = Domain("field", FIELD_NAMES)
GOOD = Domain("good", GOOD_NAMES)
WORKERS_COUNT = Domain("workers", range(WORKERS + 1))
DIRECTION = Domain("direction", ("west", "east"))

_STEPS = [
    *pairwise(SEA_ROW),
    *((east, west) for west, east in pairwise(SEA_ROW)),
    (WEST_SHIP, ENTRY_WEST),
    (EAST_SHIP, ENTRY_EAST),
]

TABLE = ActionTable(
    Kind("gold-order", ("seat", SEAT)),
    Kind("choose", ("card", CARD), ask=Ask("hand")),
    Kind("ready", ask=Ask(weight="main")),
    Kind("place-ship", ("island", ISLAND), ask=Ask(icon="ship")),
    Kind("move-worker", ("source", PLACE), ("target", PLACE), only=_STEPS, ask=Ask(icon="worker")),
    Kind(
        "use-workers",
        ("island", ISLAND),
        ("workers", WORKERS_COUNT),
        only=[(i, n) for i in PLANT_ISLANDS for n in range(1, WORKERS + 1)],
        ask=Ask(icon="worker"),
    ),
    Kind(
        "plant", ("field", FIELD), only=[(f,) for f in PLANT_FIELDS], ask=Ask(icon="sign-cultivate", all_at_once=True)
    ),
    Kind("return-workers", ("west", WORKERS_COUNT), ask=Ask(icon="worker")),
    Kind("sell", ("island", ISLAND), ("good", GOOD), ask=Ask(icon="sign-sell", all_at_once=True)),
    Kind("found", ("field", FIELD), only=[(f,) for f in BUILD_FIELDS], ask=Ask(icon="settlement")),
    Kind("load", ("good", GOOD), ask=Ask("board", icon="loaf", all_at_once=True)),
    Kind("unload", ("good", GOOD), ask=Ask(icon="loaf", all_at_once=True)),
    Kind("sail", ("direction", DIRECTION), ask=Ask(icon="ship")),
    Kind("moor", ask=Ask(weight="apart", by_itself=True)),
    Kind("push", ("seat", SEAT), ask=Ask("board", icon="ship")),
    Kind("end-turn", ask=Ask(weight="apart", by_itself=True, after=("moor",))),
)
#: For the rules: kind and arguments of each action, and where the actions of each kind begin.
KIND_OF, FIRST_ARGUMENT, SECOND_ARGUMENT, FIRST = TABLE.kind_of, TABLE.first, TABLE.second, TABLE.starts

(
    GOLD_ORDER,
    CHOOSE,
    READY,
    PLACE_SHIP,
    MOVE_WORKER,
    USE_WORKERS,
    PLANT,
    RETURN_WORKERS,
    SELL,
    FOUND,
    LOAD,
    UNLOAD,
    SAIL,
    MOOR,
    PUSH,
    END_TURN,
) = range(len(TABLE.kinds))
