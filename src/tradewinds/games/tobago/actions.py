"""Every choice in Tobago, as one table."""

from tradewinds.core.actions import ActionTable, Ask, Domain, Kind
from tradewinds.games.tobago.box.board import DIRECTION_NAMES, ISLAND_NAMES, PLACE_NAMES
from tradewinds.games.tobago.box.components import CARD_NAMES, CLUE_NAMES, MAP_NAMES, MOST_SEATS

ISLAND = Domain("island", ISLAND_NAMES)
SEAT = Domain("seat", range(MOST_SEATS))
SPACE = Domain("space", PLACE_NAMES)
DIRECTION = Domain("direction", DIRECTION_NAMES)
CLUE_CARD = Domain("clue", CLUE_NAMES)
GOLD_CARD = Domain("card", CARD_NAMES)
MAP = Domain("map", MAP_NAMES)

TABLE = ActionTable(
    # Chance
    Kind("island", ("island", ISLAND)),
    Kind("place-statue", ("space", SPACE)),
    Kind("face-statue", ("direction", DIRECTION)),
    Kind("place-hut", ("space", SPACE)),
    Kind("place-palm", ("space", SPACE)),
    Kind("first-player", ("seat", SEAT)),
    Kind("first-clue", ("clue", CLUE_CARD)),
    Kind("deal", ("clue", CLUE_CARD)),
    Kind("look", ("card", GOLD_CARD)),
    Kind("add", ("card", GOLD_CARD)),
    Kind("turn-up", ("card", GOLD_CARD)),
    # Players
    Kind("place-car", ("space", SPACE), ask=Ask(icon="car")),
    Kind("collect", ask=Ask(weight="main", icon="amulet")),
    Kind("clue", ("clue", CLUE_CARD), ("map", MAP), ask=Ask(icon="brackets")),
    Kind("drive", ("space", SPACE), ask=Ask(icon="car", in_steps=602)),
    Kind("raise", ("map", MAP), ask=Ask("button", "main", "chest")),
    Kind("stop", ask=Ask(weight="apart", by_itself=True)),
    Kind("exchange", ask=Ask(weight="apart")),
    Kind("remove-marker", ("map", MAP), ("space", SPACE), ask=Ask(weight="apart", icon="amulet")),
    Kind("extra-clue", ("clue", CLUE_CARD), ("map", MAP), ask=Ask(icon="amulet")),
    Kind("extra-drive", ask=Ask(icon="amulet")),
    Kind("extra-exchange", ask=Ask(icon="amulet")),
    Kind("accept", ask=Ask(weight="main", icon="chest")),
    Kind("refuse", ask=Ask(weight="apart")),
    Kind("open-hunt", ("clue", CLUE_CARD), ask=Ask(icon="brackets")),
    Kind("end-turn", ask=Ask(weight="apart", by_itself=True)),
)
#: For the rules: kind and arguments of each action, and where the actions of each kind begin.
KIND_OF, FIRST_ARGUMENT, SECOND_ARGUMENT, FIRST = TABLE.kind_of, TABLE.first, TABLE.second, TABLE.starts

(
    NAME_ISLAND,
    PLACE_STATUE,
    FACE_STATUE,
    PLACE_HUT,
    PLACE_PALM,
    FIRST_PLAYER,
    FIRST_CLUE,
    DEAL,
    LOOK,
    ADD,
    TURN_UP,
    PLACE_CAR,
    COLLECT,
    CLUE,
    DRIVE,
    RAISE,
    STOP,
    EXCHANGE,
    REMOVE_MARKER,
    EXTRA_CLUE,
    EXTRA_DRIVE,
    EXTRA_EXCHANGE,
    ACCEPT,
    REFUSE,
    OPEN_HUNT,
    END_TURN,
) = range(len(TABLE.kinds))
