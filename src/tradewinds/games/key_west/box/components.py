"""What is in the box: the edition's values as constants and small tables that the rules read."""

from itertools import pairwise
from pathlib import Path

import numpy as np

from tradewinds.core.edition import Edition, find_edition
from tradewinds.core.layout import Ints

PRINTED_EDITION = Path(__file__).parent / "edition.toml"
#: Digests of whole edition files that matches were played with, and of the values these files had.
FORMER = {"fe74a887b09dae75": "dc26aec81cbd6921"}
EDITION = Edition(find_edition("key-west", PRINTED_EDITION), PRINTED_EDITION, FORMER)

FEWEST_SEATS, MOST_SEATS = 3, 5
ISLAND_NAMES = ("upper", "middle", "lower")
BRIDGE_NAMES = ("key-largo-cut", "long-key", "seven-miles-bridge")
FRUIT_NAMES = ("orange", "banana", "mango")
#: The nine spaces of the action track; the last repeats one of the others.
ACTION_NAMES = (
    "dive",
    "hotel",
    "hotel-operate",
    "factory-roll",
    "factory-market",
    "roll-dollars",
    "shares",
    "harvest",
    "repeat",
)
SPONGE_VALUES = (3, 4, 5, 6, 7)
TREASURE_NAMES = ("chest", "mask", "vase")
TILE_NAMES = (*(f"sponge-{n}" for n in SPONGE_VALUES), *TREASURE_NAMES, "wreck")

ISLANDS = BRIDGES = 3
FRUITS = 3
TREASURES = 3
TILE_KINDS = 9
#: Tiles 0 to 4 are sponges, 5 to 7 treasures.
SPONGES, FIRST_TREASURE, WRECK = 5, 5, 8
ACTION_SPACES = 8
REPEAT_SPACE = 8
DIE_FACES = 6

ROUNDS = EDITION.number("limits.rounds", 1, 99)
STACKS = EDITION.number("limits.stacks", 1, 99)
OFFER = EDITION.number("limits.cards_offered", 4, 12)
DISCS = EDITION.number("limits.discs", 1, 99)
MARKERS = EDITION.number("limits.markers", 2, 8)
MARKERS_A_TURN = EDITION.number("limits.markers_a_turn", 2, 2)
CYCLE = EDITION.number("limits.cycle", 1, 3)
LOOKS = EDITION.number("limits.looks", 1, 99)
CAPACITY = EDITION.number("limits.capacity", 1, 99)
CIGAR_STORE = EDITION.number("limits.cigar_store", 1, 999)
HARVEST_SYMBOL = EDITION.number("limits.harvest_symbol", 1, 9)
SCORED_BRIDGES = EDITION.number("limits.scored_bridges", 1, BRIDGES)
HARVESTED_FRUITS = EDITION.number("limits.harvested_fruits", 1, FRUITS)
DICE = EDITION.number("limits.dice", ISLANDS, ISLANDS)

START_MONEY = EDITION.number("prices.start_money", 0, 99)
PRICE_FREE = EDITION.number("prices.free_space", 0, 99)
PRICE_TAKEN = EDITION.number("prices.taken_space", 0, 99)
DOLLARS_ACTION = EDITION.number("prices.dollars_action", 0, 99)
FOURTH_OF_FIVE = EDITION.number("prices.fourth_of_five", 0, 99)

SET = EDITION.number("points.set", 1, 99)
BOSS = EDITION.number("points.boss", 0, 99)
BOSS_TIE = EDITION.number("points.boss_tie", 0, 99)
SHARE = EDITION.number("points.share", 0, 99)
STARS_MOST = EDITION.number("points.stars_most", 0, 99)
STARS_MOST_TIE = EDITION.number("points.stars_most_tie", 0, 99)
STARS_SECOND = EDITION.number("points.stars_second", 0, 99)
STARS_SECOND_TIE = EDITION.number("points.stars_second_tie", 0, 99)

_SCALE = [EDITION.number(f"scale.{key}", 0, 99) for key in ("first", "second", "third", "fourth", "further")]
_MOST_ALIKE = 99
#: What so many tiles of one fruit, or of one treasure, are worth together.
SCALE: Ints = np.cumsum([0, *_SCALE[:4], *[_SCALE[4]] * (_MOST_ALIKE - 4)]).astype(np.int16)


# Money

_BILLS = {1: "ones", 2: "twos", 5: "fives", 10: "tens"}
MONEY = sum(face * EDITION.number(f"money.{key}", 0, 99) for face, key in _BILLS.items())
BILL_ONES = EDITION.number("bridge_bills.ones", 0, 14)
BILL_TWOS = EDITION.number("bridge_bills.twos", 1, 14)
BILLS = BILL_ONES + BILL_TWOS
STEPS: Ints = np.array([EDITION.number(f"bridges.{b}.steps", 1, 14) for b in range(BRIDGES)], np.int16)
BANK_START = MONEY - BILL_ONES - 2 * BILL_TWOS


def _check_money() -> None:
    if not 0 < MONEY <= 250:
        raise EDITION.wrong("money", "1…250", MONEY)
    if sum(STEPS) != BILLS:
        raise EDITION.wrong("bridge_bills", f"{sum(STEPS)}: bridges.steps", BILLS)
    if BILLS > 14:
        raise EDITION.wrong("bridge_bills", "≤ 14", BILLS)
    if BANK_START < MOST_SEATS * START_MONEY:
        raise EDITION.wrong("prices.start_money", f"≤ {BANK_START // MOST_SEATS}", START_MONEY)


_check_money()


# The islands: hotels, then factories, then plantations, numbered through


EDITION.check_ids("bridges", BRIDGE_NAMES)
EDITION.check_ids("islands", ISLAND_NAMES)

HOTELS = len(EDITION.rows("hotels"))
FACTORIES = len(EDITION.rows("factories"))


def _islands_of(key: str) -> list[int]:
    return [ISLAND_NAMES.index(EDITION.word(f"{key}.{i}.island", ISLAND_NAMES)) for i in range(len(EDITION.rows(key)))]


def _least_of(key: str) -> list[int]:
    return [EDITION.number(f"{key}.{i}.least", FEWEST_SEATS, MOST_SEATS) for i in range(len(EDITION.rows(key)))]


_PLANTATIONS = [
    (island, fruit)
    for island in range(ISLANDS)
    for fruit in range(FRUITS)
    for _ in range(EDITION.number(f"islands.{island}.{FRUIT_NAMES[fruit]}", 0, 9))
]
PLANTATIONS = len(_PLANTATIONS)
FIRST_FACTORY = HOTELS
FIRST_PLANTATION = HOTELS + FACTORIES
SPACES = HOTELS + FACTORIES + PLANTATIONS

#: What a space is for: hotels, factories, or the plantations of fruit f as SORT_FRUIT + f.
SORT_HOTEL, SORT_FACTORY, SORT_FRUIT = 0, 1, 2
SORTS = SORT_FRUIT + FRUITS
ISLAND_OF: Ints = np.array(
    [*_islands_of("hotels"), *_islands_of("factories"), *(island for island, _ in _PLANTATIONS)], np.int16
)
SORT_OF: Ints = np.array(
    [SORT_HOTEL] * HOTELS + [SORT_FACTORY] * FACTORIES + [SORT_FRUIT + fruit for _, fruit in _PLANTATIONS], np.int16
)
STARS_OF: Ints = np.array([EDITION.number(f"hotels.{i}.stars", 1, 9) for i in range(HOTELS)], np.int16)
#: The smallest number of players with whom a space is in use.
LEAST_OF: Ints = np.array([*_least_of("hotels"), *_least_of("factories"), *[FEWEST_SEATS] * PLANTATIONS], np.int16)


def _space_names() -> tuple[str, ...]:
    """`upper-hotel-1`, `lower-factory-4`, `middle-orange-2`."""
    counts: dict[str, int] = {}
    names = []
    for space in range(SPACES):
        sort = ("hotel", "factory", *FRUIT_NAMES)[SORT_OF[space]]
        stem = f"{ISLAND_NAMES[ISLAND_OF[space]]}-{sort}"
        counts[stem] = counts.get(stem, 0) + 1
        names.append(f"{stem}-{counts[stem]}")
    return tuple(names)


SPACE_NAMES = _space_names()


def _check_spaces() -> None:
    for key, sort in (("hotels", SORT_HOTEL), ("factories", SORT_FACTORY)):
        if not int(np.count_nonzero((sort == SORT_OF) & (LEAST_OF == FEWEST_SEATS))) >= 1:
            raise EDITION.wrong(key, f"least = {FEWEST_SEATS}", "–")
    if SPACES > 200:
        raise EDITION.wrong("hotels, factories, islands", "≤ 200", SPACES)


_check_spaces()


def _check_markers() -> None:
    """KW 12.5: the markers are placed just when they return."""
    if MARKERS != CYCLE * MARKERS_A_TURN:
        raise EDITION.wrong(
            "limits.markers", f"{CYCLE * MARKERS_A_TURN}: limits.cycle × limits.markers_a_turn", MARKERS
        )


_check_markers()


# The sea

TILES: Ints = np.array([EDITION.number(f"sea.{name.replace('-', '_')}", 0, 45) for name in TILE_NAMES], np.int16)
UPPER_LEFT = EDITION.number("sea.upper_left", 0, 45)
LOWER_RIGHT = EDITION.number("sea.lower_right", 0, 45)
SEA = UPPER_LEFT + LOWER_RIGHT
SEA_NAMES = (*(f"nw-{i + 1}" for i in range(UPPER_LEFT)), *(f"se-{i + 1}" for i in range(LOWER_RIGHT)))
SPONGE_DOLLARS: Ints = np.array(SPONGE_VALUES, np.int16)
#: Bit sets over the dive spaces are kept in words of so many bits.
WORD = 15
SEA_WORDS = -(-SEA // WORD)

#: GRAVEYARD[seats, w] is what the wreck raised after w others is worth; the graveyard is filled from its lowest value.
GRAVES = len(EDITION.rows("graveyard"))
_GRAVE_POINTS = [EDITION.number(f"graveyard.{i}.points", 0, 99) for i in range(GRAVES)]
_GRAVE_LEAST = _least_of("graveyard")
GRAVEYARD: Ints = np.zeros((MOST_SEATS + 1, int(TILES[WRECK]) + GRAVES + 1), np.int16)
GRAVES_OPEN: Ints = np.zeros(MOST_SEATS + 1, np.int16)


def _fill_graveyard() -> None:
    for one, two in pairwise(_GRAVE_POINTS):
        if one > two:
            raise EDITION.wrong("graveyard", "2, 2, 3 …", f"{one}, {two}")
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
        values = [p for p, least in zip(_GRAVE_POINTS, _GRAVE_LEAST, strict=True) if least <= seats]
        GRAVEYARD[seats, : len(values)] = values
        GRAVES_OPEN[seats] = len(values)


_fill_graveyard()


def _check_sea() -> None:
    if sum(TILES) != SEA:
        raise EDITION.wrong("sea", f"{SEA}: upper_left + lower_right", sum(TILES))


_check_sea()

HARVEST_TILES: Ints = np.array([EDITION.number(f"harvest.{fruit}", 0, _MOST_ALIKE) for fruit in FRUIT_NAMES], np.int16)


# The cards: each different card is a number, of which there are several copies

_ROWS = range(len(EDITION.rows("cards")))
CARDS = len(_ROWS)
COPIES: Ints = np.array([EDITION.number(f"cards.{i}.copies", 1, 42) for i in _ROWS], np.int16)
DECK = int(sum(COPIES))


def _bridge_on(i: int) -> int:
    key = f"cards.{i}.bridge"
    return BRIDGE_NAMES.index(EDITION.word(key, BRIDGE_NAMES)) if EDITION.has(key) else -1


def _fruits_on(i: int) -> list[int]:
    keys = [key for key in (f"cards.{i}.fruit", f"cards.{i}.second_fruit") if EDITION.has(key)]
    return [FRUIT_NAMES.index(EDITION.word(key, FRUIT_NAMES)) for key in keys]


#: What each card shows; -1 is no bridge.
CARD_BRIDGE: Ints = np.array([_bridge_on(i) for i in _ROWS], np.int16)
CARD_FRUITS: Ints = np.array([[_fruits_on(i).count(f) for f in range(FRUITS)] for i in _ROWS], np.int16)
CARD_HARVEST: Ints = np.array([EDITION.flag(f"cards.{i}.harvest") for i in _ROWS], np.int16)
CARD_DIVE: Ints = np.array([EDITION.flag(f"cards.{i}.dive") for i in _ROWS], np.int16)
CARD_CAPACITY: Ints = np.array([EDITION.flag(f"cards.{i}.capacity") for i in _ROWS], np.int16)
#: KW 6.14: whether it stays with the player who took it.
CARD_STAYS: Ints = ((CARD_BRIDGE >= 0) | (CARD_DIVE > 0) | (CARD_CAPACITY > 0)).astype(np.int16)


def symbols(card: int) -> tuple[str, ...]:
    """What a card shows, in the order of the rulebook: `("long-key", "mango")`."""
    found = [BRIDGE_NAMES[CARD_BRIDGE[card]]] if CARD_BRIDGE[card] >= 0 else []
    found += [name for name, on in (("capacity", CARD_CAPACITY), ("dive", CARD_DIVE)) if on[card]]
    found += ["harvest"] if CARD_HARVEST[card] else []
    return (*found, *(FRUIT_NAMES[f] for f in _fruits_on(card)))


CARD_NAMES = tuple("-".join(symbols(card)) for card in range(CARDS))


def _check_cards() -> None:
    if DECK != STACKS * OFFER:
        raise EDITION.wrong("cards", f"{STACKS * OFFER}: limits.stacks × limits.cards_offered", DECK)
    if ROUNDS != STACKS + 1:
        raise EDITION.wrong("limits.rounds", f"{STACKS + 1}: limits.stacks + 1", ROUNDS)
    for i, name in enumerate(CARD_NAMES):
        if not name or CARD_NAMES.index(name) != i:
            raise EDITION.wrong(f"cards.{i}", "bridge | fruit | harvest | dive | capacity", name or "–")


_check_cards()

#: CARDS_BY_RANK[seats, rank]: how many cards the player of that rank takes; the last rank never takes any.
CARDS_BY_RANK: Ints = np.zeros((MOST_SEATS + 1, MOST_SEATS), np.int16)
CARDS_BY_RANK[3, :2] = [EDITION.number(f"auction.{key}", 1, OFFER) for key in ("first", "second_of_three")]
CARDS_BY_RANK[4, :3] = [EDITION.number(f"auction.{key}", 1, OFFER) for key in ("first", "second", "third")]
CARDS_BY_RANK[5] = CARDS_BY_RANK[4]
#: How many players take cards.
PICKERS: Ints = np.count_nonzero(CARDS_BY_RANK, axis=1).astype(np.int16)


def _check_auction() -> None:
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
        left = OFFER - int(sum(CARDS_BY_RANK[seats]))
        if left < 0 or left * STACKS < OFFER:
            raise EDITION.wrong("auction", f"{OFFER} − {-(-OFFER // STACKS)}", OFFER - left)


_check_auction()
