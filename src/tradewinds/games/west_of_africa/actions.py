"""Every choice in West of Africa, as one table."""

from itertools import pairwise

from tradewinds.core.actions import ActionTable, Domain, Kind
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
    Kind("choose", ("card", CARD)),
    Kind("ready"),
    Kind("place-ship", ("island", ISLAND)),
    Kind("move-worker", ("source", PLACE), ("target", PLACE), only=_STEPS),
    Kind(
        "use-workers",
        ("island", ISLAND),
        ("workers", WORKERS_COUNT),
        only=[(i, n) for i in PLANT_ISLANDS for n in range(1, WORKERS + 1)],
    ),
    Kind("plant", ("field", FIELD), only=[(f,) for f in PLANT_FIELDS]),
    Kind("return-workers", ("west", WORKERS_COUNT)),
    Kind("sell", ("island", ISLAND), ("good", GOOD)),
    Kind("found", ("field", FIELD), only=[(f,) for f in BUILD_FIELDS]),
    Kind("load", ("good", GOOD)),
    Kind("unload", ("good", GOOD)),
    Kind("sail", ("direction", DIRECTION)),
    Kind("moor"),
    Kind("push", ("seat", SEAT)),
    Kind("end-turn"),
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
