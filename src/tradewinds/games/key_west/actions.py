"""Every choice in Key West, as one table."""

from tradewinds.core.actions import ActionTable, Ask, Domain, Kind
from tradewinds.games.key_west.box.components import (
    ACTION_NAMES,
    ACTION_SPACES,
    BRIDGE_NAMES,
    CARD_NAMES,
    DIE_FACES,
    FIRST_FACTORY,
    FIRST_PLANTATION,
    FRUIT_NAMES,
    MONEY,
    MOST_SEATS,
    SEA_NAMES,
    SPACE_NAMES,
    SPACES,
    TILE_NAMES,
)

SEAT = Domain("seat", range(MOST_SEATS))
CARD = Domain("card", CARD_NAMES)
AMOUNT = Domain("amount", range(MONEY + 1))
BILL = Domain("bill", (1, 2))
FRUIT = Domain("fruit", FRUIT_NAMES)
SPACE = Domain("space", SPACE_NAMES)
ACTION = Domain("action", ACTION_NAMES[:ACTION_SPACES])
BRIDGE = Domain("bridge", BRIDGE_NAMES)
PLACE = Domain("place", SEA_NAMES)
TILE = Domain("tile", TILE_NAMES)
DIE = Domain("die", range(1, DIE_FACES + 1))

#: KW 8.5: what a space offers can be wanted before the marker lies there.
_MARKS = ("mark", "repeat")

TABLE = ActionTable(
    Kind("lighthouse", ("seat", SEAT)),
    Kind("reveal-card", ("card", CARD)),
    Kind("bid", ("amount", AMOUNT), ask=Ask(icon="money")),
    Kind("take-card", ("card", CARD), ask=Ask(icon="bag")),
    Kind("draw-bill", ("bill", BILL)),
    Kind("reveal-harvest", ("fruit", FRUIT)),
    Kind("plant", ("space", SPACE), only=[(s,) for s in range(FIRST_PLANTATION, SPACES)], ask=Ask(icon="orange")),
    Kind("mark", ("action", ACTION), ask=Ask("button", icon="disc")),
    Kind("repeat", ("action", ACTION), ask=Ask(icon="disc")),
    Kind("look", ("place", PLACE), ask=Ask(icon="eye", after=(*_MARKS, "put-back"))),
    Kind("draw-tile", ("tile", TILE)),
    Kind("keep", ask=Ask(weight="main", icon="bag")),
    Kind("put-back", ask=Ask(group="keep")),
    Kind("buy-hotel", ("space", SPACE), only=[(s,) for s in range(FIRST_FACTORY)], ask=Ask(icon="hotel", after=_MARKS)),
    Kind("operate", ask=Ask(weight="main", icon="hotel")),
    Kind(
        "buy-factory",
        ("space", SPACE),
        only=[(s,) for s in range(FIRST_FACTORY, FIRST_PLANTATION)],
        ask=Ask(icon="factory", after=_MARKS),
    ),
    Kind("roll-cigars", ask=Ask(weight="main", icon="cigar")),
    Kind("roll-die", ("die", DIE)),
    Kind("market", ask=Ask(weight="main", icon="cigar")),
    Kind("take-dollars", ask=Ask(weight="main", icon="money")),
    Kind("score", ("bridge", BRIDGE), ask=Ask(icon="long-key", after=_MARKS, all_at_once=True)),
    Kind("harvest", ("fruit", FRUIT), ask=Ask(icon="harvest", after=_MARKS, all_at_once=True)),
    Kind("move-disc", ("space", SPACE), ask=Ask(icon="disc")),
    Kind("done", ask=Ask(weight="apart")),
)
#: For the rules: kind and arguments of each action, and where the actions of each kind begin.
KIND_OF, FIRST_ARGUMENT, SECOND_ARGUMENT, FIRST = TABLE.kind_of, TABLE.first, TABLE.second, TABLE.starts

(
    LIGHTHOUSE,
    REVEAL_CARD,
    BID,
    TAKE_CARD,
    DRAW_BILL,
    REVEAL_HARVEST,
    PLANT,
    MARK,
    REPEAT,
    LOOK,
    DRAW_TILE,
    KEEP,
    PUT_BACK,
    BUY_HOTEL,
    OPERATE,
    BUY_FACTORY,
    ROLL_CIGARS,
    ROLL_DIE,
    MARKET,
    TAKE_DOLLARS,
    SCORE,
    HARVEST,
    MOVE_DISC,
    DONE,
) = range(len(TABLE.kinds))
