"""Every choice in Key West, as one table."""

from tradewinds.core.actions import ActionTable, Domain, Kind
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

TABLE = ActionTable(
    Kind("lighthouse", ("seat", SEAT)),
    Kind("reveal-card", ("card", CARD)),
    Kind("bid", ("amount", AMOUNT)),
    Kind("take-card", ("card", CARD)),
    Kind("draw-bill", ("bill", BILL)),
    Kind("reveal-harvest", ("fruit", FRUIT)),
    Kind("plant", ("space", SPACE), only=[(s,) for s in range(FIRST_PLANTATION, SPACES)]),
    Kind("mark", ("action", ACTION)),
    Kind("repeat", ("action", ACTION)),
    Kind("look", ("place", PLACE)),
    Kind("draw-tile", ("tile", TILE)),
    Kind("keep"),
    Kind("put-back"),
    Kind("buy-hotel", ("space", SPACE), only=[(s,) for s in range(FIRST_FACTORY)]),
    Kind("operate"),
    Kind("buy-factory", ("space", SPACE), only=[(s,) for s in range(FIRST_FACTORY, FIRST_PLANTATION)]),
    Kind("roll-cigars"),
    Kind("roll-die", ("die", DIE)),
    Kind("market"),
    Kind("take-dollars"),
    Kind("score", ("bridge", BRIDGE)),
    Kind("harvest", ("fruit", FRUIT)),
    Kind("move-disc", ("space", SPACE)),
    Kind("done"),
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
