"""What is in the box: the edition's values as constants and small tables that the rules read."""

from itertools import permutations
from pathlib import Path

import numpy as np

from tradewinds.core.edition import Edition, find_edition
from tradewinds.core.errors import BadEdition
from tradewinds.core.layout import Ints

PRINTED_EDITION = Path(__file__).parent / "edition.toml"
#: Digests of whole edition files that matches were played with, and of the values these files had.
FORMER = {"aee48a497534b7c8": "cf22e93707f8c1a3"}
EDITION = Edition(find_edition("west-of-africa", PRINTED_EDITION), PRINTED_EDITION, FORMER)

MOST_SEATS = 5
ISLAND_NAMES = (
    "el-hierro",
    "la-palma",
    "la-gomera",
    "tenerife",
    "gran-canaria",
    "fuerteventura",
    "lanzarote",
)
GOOD_NAMES = ("sugar", "wine", "grain")
CARD_NAMES = (*ISLAND_NAMES, "move-workers", "move-ship", "cultivate", "sell", "settle", "minus")
PLACE_NAMES = (*ISLAND_NAMES, "west-ship", "east-ship")
REGIONS = ("west", "middle", "east")

ISLANDS = 7
GOODS = 3
#: Cards 0 to 6 are the islands; these are the actions and the minus card.
CARD_WORKERS, CARD_SHIP, CARD_CULTIVATE, CARD_SELL, CARD_SETTLE, CARD_MINUS = range(7, 13)
ORDINARY_CARDS = 12
#: Where workers can be: islands 0 to 6 and the two start ships.
WEST_SHIP, EAST_SHIP = 7, 8
PLACES = 9

GOLD_MAX = EDITION.number("limits.gold_max", 1, 999)
GOLD_START = EDITION.number("limits.gold_start", 0, GOLD_MAX)
CARDS_MAX = EDITION.number("limits.cards_max", 1, 12)
CARDS_FREE = EDITION.number("limits.cards_free", 1, CARDS_MAX)
FIFTH_CARD_COST = EDITION.number("limits.fifth_card_cost", 0, GOLD_MAX)
PLANT_COST = EDITION.number("limits.plant_cost", 0, GOLD_MAX)
WORKER_POINTS = EDITION.number("limits.worker_points", 1, 99)
SHIP_RANGE = EDITION.number("limits.ship_range", 1, 99)
SHIP_CARGO = EDITION.number("limits.ship_cargo", 0, 99)
SETTLEMENTS = EDITION.number("limits.settlements", 1, 99)
SETTLEMENT_POINTS = EDITION.number("limits.settlement_points", 0, 99)
END_POINTS = EDITION.number("limits.end_points", 1, 999)
GOLD_PER_END_POINT = EDITION.number("limits.gold_per_end_point", 1, 999)

WORKERS_WEST = EDITION.number("pieces.workers_west", 0, 9)
WORKERS_EAST = EDITION.number("pieces.workers_east", 0, 9)
WORKERS = WORKERS_WEST + WORKERS_EAST
MINUS_CARDS = EDITION.number("pieces.minus_cards", 0, 3)
MARKERS: Ints = np.array([EDITION.number(f"pieces.{good}", 0, 26) for good in GOOD_NAMES], np.int16)

INFLUENCE_GOOD = EDITION.number("influence.good", 0, 99)
INFLUENCE_WORKER = EDITION.number("influence.worker", 0, 99)
INFLUENCE_SHIP = EDITION.number("influence.ship", 0, 99)

TRACK_SMALL = EDITION.number("settlement_track.small", 1, SETTLEMENTS)
TRACK_LARGE = EDITION.number("settlement_track.large", 1, SETTLEMENTS)
LEADERS_OF_TWO = EDITION.number("gold_points.two", 0, 2)
LEADERS = EDITION.number("gold_points.more", 0, 3)

MINUS_NUMBER = EDITION.number("action_cards.minus", -9, 9)
ENTRY_WEST = ISLAND_NAMES.index(EDITION.word("entry.west_ship", ISLAND_NAMES))
ENTRY_EAST = ISLAND_NAMES.index(EDITION.word("entry.east_ship", ISLAND_NAMES))


EDITION.check_ids("islands", ISLAND_NAMES)


def _sea_line(number: int) -> tuple[int, int]:
    """Two islands in the order of WA 1.3."""
    ways = [f"{one} {two}" for one, two in permutations(ISLAND_NAMES, 2)]
    one, two = EDITION.word(f"sea_lines.{number}.between", tuple(ways)).split()
    ends = sorted((ISLAND_NAMES.index(one), ISLAND_NAMES.index(two)))
    return ends[0], ends[1]


def _sea_row() -> tuple[int, ...]:
    """WA 1.8, 11.9: a push needs one direction, so the lines must join the islands in one row."""
    lines = {_sea_line(number) for number in range(len(EDITION.rows("sea_lines")))}
    near = {i: {sum(ends) - i for ends in lines if i in ends} for i in range(ISLANDS)}
    row = [next((i for i in near if len(near[i]) == 1), 0)]
    while onward := near[row[-1]] - set(row):
        row.append(min(onward))
    if len(row) != ISLANDS or len(lines) != ISLANDS - 1:
        raise BadEdition("edition-no-row", path=str(EDITION.path), key="sea_lines", rule="WA 11.9")
    return tuple(row)


#: The islands along the sea lines; it begins with the end that lies farther west.
SEA_ROW = _sea_row()
#: The harbours next to an island, towards the beginning and towards the end of the row; -1 where it ends.
NEXT_HARBOUR: Ints = np.full((2, ISLANDS), -1, np.int16)
NEXT_HARBOUR[0, SEA_ROW[1:]] = SEA_ROW[:-1]
NEXT_HARBOUR[1, SEA_ROW[:-1]] = SEA_ROW[1:]


def _per_island(key: str, low: int, high: int) -> Ints:
    return np.array([EDITION.number(f"islands.{i}.{key}", low, high) for i in range(ISLANDS)], np.int16)


PRICES = _per_island("price", 0, GOLD_MAX)
BERTHS_SMALL = _per_island("berths_small", 1, MOST_SEATS)
BERTHS_LARGE = _per_island("berths_large", 1, MOST_SEATS)
REGION_OF = tuple(EDITION.word(f"islands.{i}.region", REGIONS) for i in range(ISLANDS))

_ACTION_KEYS = ("move_workers", "move_ship", "cultivate", "sell", "settle")
CARD_NUMBERS: Ints = np.array(
    [EDITION.number(f"islands.{i}.card", -9, 9) for i in range(ISLANDS)]
    + [EDITION.number(f"action_cards.{key}", -9, 9) for key in _ACTION_KEYS]
    + [MINUS_NUMBER],
    np.int16,
)


# Fields, numbered through from west to east. GOOD_OF is -1 where nothing grows, COST_OF 0 where nothing is built.
_FIELDS = [
    (i, f"islands.{i}.fields.{k}") for i in range(ISLANDS) for k in range(len(EDITION.rows(f"islands.{i}.fields")))
]


def _good_of(key: str) -> int:
    return GOOD_NAMES.index(EDITION.word(f"{key}.good", GOOD_NAMES)) if EDITION.has(f"{key}.good") else -1


def _cost_of(key: str) -> int:
    return EDITION.number(f"{key}.cost", 1, GOLD_MAX) if EDITION.has(f"{key}.cost") else 0


FIELDS = len(_FIELDS)
ISLAND_OF: Ints = np.array([island for island, _ in _FIELDS], np.int16)
GOOD_OF: Ints = np.array([_good_of(key) for _, key in _FIELDS], np.int16)
COST_OF: Ints = np.array([_cost_of(key) for _, key in _FIELDS], np.int16)
PRE3: Ints = np.array([EDITION.flag(f"{key}.pre3") for _, key in _FIELDS], np.int16)
#: WA 3.5: with two players the fields of this cost are built on.
CHEAP = 6
#: So many fields find room on an island of the picture.
MOST_FIELDS = 12


def _check_fields() -> None:
    for i, (good, cost) in enumerate(zip(GOOD_OF, COST_OF, strict=True)):
        if good < 0 and cost == 0:
            raise EDITION.wrong(_FIELDS[i][1], "good | cost", "–")
        if PRE3[i] and cost == 0:
            raise EDITION.wrong(f"{_FIELDS[i][1]}.pre3", "cost", "–")
    building = int(np.count_nonzero(COST_OF))
    if building < SETTLEMENTS:
        raise EDITION.wrong("islands", f"cost ≥ {SETTLEMENTS} ×", building)
    if not (GOOD_OF >= 0).any():
        raise EDITION.wrong("islands", "good ≥ 1 ×", 0)
    for i in range(ISLANDS):
        if (fields := int(np.count_nonzero(i == ISLAND_OF))) > MOST_FIELDS:
            raise EDITION.wrong(f"islands.{i}.fields", f"≤ {MOST_FIELDS} ×", fields)
    for seats, founded in ((2, int((COST_OF == CHEAP).sum())), (3, int(PRE3.sum()))):
        if founded + TRACK_SMALL > SETTLEMENTS:
            raise EDITION.wrong("islands", f"{seats}: ≤ {SETTLEMENTS - TRACK_SMALL} ×", founded)


_check_fields()

PLANT_FIELDS = tuple(f for f in range(FIELDS) if GOOD_OF[f] >= 0)
BUILD_FIELDS = tuple(f for f in range(FIELDS) if COST_OF[f] > 0)
PLANT_ISLANDS = tuple(sorted({int(ISLAND_OF[f]) for f in PLANT_FIELDS}))
#: Whether settlements can be founded on an island at all.
HAS_LAND: Ints = np.array([(COST_OF[i == ISLAND_OF] > 0).any() for i in range(ISLANDS)], np.int16)
#: `tenerife-3`: the third field of Tenerife.
FIELD_NAMES = tuple(
    f"{ISLAND_NAMES[i]}-{f - int(np.searchsorted(ISLAND_OF, i)) + 1}" for f, (i, _) in enumerate(_FIELDS)
)
#: Field f lies on island i exactly when FIRST_FIELD[i] <= f < FIRST_FIELD[i + 1].
FIRST_FIELD: Ints = np.searchsorted(ISLAND_OF, np.arange(ISLANDS + 1)).astype(np.int16)

# Every choice of ordinary cards, grouped by how many and by sum: what can lie face down (WA 5.7).
_MASKS = [m for m in range(1 << ORDINARY_CARDS) if m.bit_count() <= CARDS_MAX]
#: Five cards of at most 9, with up to five minus cards taken off, stay within this.
SUM_LOW, SUM_HIGH = -99, 99
SUMS = SUM_HIGH - SUM_LOW + 1


def _sum_of(mask: int) -> int:
    return int(sum(int(CARD_NUMBERS[c]) for c in range(ORDINARY_CARDS) if mask >> c & 1))


#: Number of cards and sum of every set of ordinary cards.
CARD_COUNTS: Ints = np.array([m.bit_count() for m in range(1 << ORDINARY_CARDS)], np.int16)
CARD_SUMS: Ints = np.array([_sum_of(m) for m in range(1 << ORDINARY_CARDS)], np.int16)

_KEYS = [mask.bit_count() * SUMS + _sum_of(mask) - SUM_LOW for mask in _MASKS]
_ORDER = np.argsort(_KEYS, kind="stable")
#: The choices sorted by count and sum; those of one count and sum lie between two entries of CHOICES_FROM.
CHOICES: Ints = np.array(_MASKS, np.int16)[_ORDER]
CHOICES_FROM: Ints = np.searchsorted(np.array(_KEYS)[_ORDER], np.arange((CARDS_MAX + 1) * SUMS + 1)).astype(np.int16)
