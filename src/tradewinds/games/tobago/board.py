"""The islands: the sections laid together in every way, and what clues, cars and statues need to know of each.

A place is a spot of the plane that is land on at least one island; it has a name and means the same spot everywhere.
A space is a place of one island, counted through on that island: bit `s` of a set of spaces, a word of 60 bits for
the first 60 and one for the rest. Directions go clockwise from north.
"""

from functools import cache
from itertools import product

import numpy as np
import numpy.typing as npt

from tradewinds.core.layout import Ints
from tradewinds.games.tobago.components import (
    APART,
    CLUES,
    EDITION,
    FIRST_OBJECT,
    FIRST_PALM,
    HUTS,
    LETTERS,
    OCEAN,
    OCEAN_LETTER,
    PALMS,
    PRINTED_EDITION,
    RELATION_OF,
    SIGHT,
    STATUES,
    SUBJECT,
    TERRAINS,
)

Longs = npt.NDArray[np.int64]
Hex = tuple[int, int]
#: Land and its terrain.
Land = dict[Hex, int]

DIRECTION_NAMES = ("north", "north-east", "south-east", "south", "south-west", "north-west")
STEPS: tuple[Hex, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
DIRECTIONS = 6

#: A set of spaces is two words for the rules and eight of 15 bits in a position.
WORD_BITS = 60
MOST_SPACES = 2 * WORD_BITS

_ROWS_MOST = 12
_COLUMNS_MOST = 26


# The sections


def _section(number: int) -> dict[Hex, int]:
    """The terrain of a section by row and place in the row."""
    found: dict[Hex, int] = {}
    for u, row in enumerate(EDITION.rows(f"sections.{number}.rows")):
        letters = row.get("value")
        if not isinstance(letters, str) or len(letters) > _ROWS_MOST or set(letters) - {*LETTERS, OCEAN_LETTER}:
            raise EDITION.wrong(f"sections.{number}.rows.{u}", f"{LETTERS}{OCEAN_LETTER}", letters)
        found |= {(u, v): LETTERS.index(letter) for v, letter in enumerate(letters) if letter != OCEAN_LETTER}
    return found


SIDES = ("A", "B", "C", "a", "b", "c")
SLOTS = tuple(f"{slot}-{shift}" for shift in (1, 2) for slot in ("bottom", "upper-left", "upper-right"))


def _check_ids(key: str, wanted: tuple[str, ...]) -> None:
    found = tuple(str(row.get("id")) for row in EDITION.rows(key))
    if found != wanted:
        raise EDITION.wrong(key, ", ".join(wanted), ", ".join(found))


_check_ids("sections", SIDES)
_check_ids("slots", SLOTS)
SECTIONS = {side: _section(i) for i, side in enumerate(SIDES)}


def _place_section(side: str, slot: int) -> Land:
    tip_q, tip_r, left_q, left_r, right_q, right_r = (
        EDITION.number(f"slots.{slot}.{key}", -9, 9)
        for key in ("tip_q", "tip_r", "left_q", "left_r", "right_q", "right_r")
    )
    return {
        (tip_q + u * left_q + v * right_q, tip_r + u * left_r + v * right_r): terrain
        for (u, v), terrain in SECTIONS[side].items()
    }


# The islands (TB 1.3): every side up or down, two orders, two ways for the tips to meet


def _arrangements() -> list[tuple[str, str, str, int]]:
    found = []
    for a, b, c in product("Aa", "Bb", "Cc"):
        for left, right in ((b, c), (c, b)):
            found += [(a, left, right, shift) for shift in (1, 2)]
    return found


ARRANGEMENTS = _arrangements()
ISLAND_NAMES = tuple(f"{bottom}{left}{right}{shift}" for bottom, left, right, shift in ARRANGEMENTS)
ISLANDS = len(ISLAND_NAMES)
#: The islands of capital sides only, which are read off the printed board.
PRINTED: Ints = np.array([name[:3].isupper() for name in ISLAND_NAMES], np.int16)


def _lay(bottom: str, left: str, right: str, shift: int) -> Land:
    land: Land = {}
    size = 0
    for i, side in enumerate((bottom, left, right)):
        part = _place_section(side, 3 * (shift - 1) + i)
        size += len(part)
        land |= part
    if len(land) != size or size > MOST_SPACES:
        raise EDITION.wrong("sections", f"{bottom}{left}{right}{shift}: ≤ {MOST_SPACES}", f"{len(land)} / {size}")
    return land


@cache
def neighbours(place: Hex) -> tuple[Hex, ...]:
    return tuple((place[0] + dq, place[1] + dr) for dq, dr in STEPS)


def areas(land: Land) -> list[set[Hex]]:
    """TB 1.6: the connected areas of one terrain each."""
    found, left = [], set(land)
    while left:
        area = {left.pop()}
        edge = list(area)
        while edge:
            here = edge.pop()
            new = [n for n in neighbours(here) if n in left and land[n] == land[here]]
            area.update(new)
            left.difference_update(new)
            edge += new
        found.append(area)
    return found


def _is_connected(land: Land) -> bool:
    return len(areas(dict.fromkeys(land, 0))) == 1


def _largest(name: str, land: Land, found: list[set[Hex]]) -> list[set[Hex]]:
    """TB 1.6: the one largest area of every terrain."""
    result = []
    for terrain, terrain_name in enumerate(TERRAINS):
        sizes = sorted((len(area), min(area)) for area in found if land[min(area)] == terrain)
        if not sizes or (len(sizes) > 1 and sizes[-1][0] == sizes[-2][0]):
            raise EDITION.wrong("sections", f"{name}: {terrain_name} > …", [size for size, _ in sizes])
        result.append(next(area for area in found if min(area) == sizes[-1][1]))
    return result


LANDS = [_lay(*arrangement) for arrangement in ARRANGEMENTS]

# Places: named by column from west to east and by row from north to south


def _column_order(place: Hex) -> Hex:
    return (place[0], 2 * place[1] + place[0])


PLACE_HEXES = sorted({place for land in LANDS for place in land}, key=_column_order)
PLACES = len(PLACE_HEXES)
PLACE_Q: Ints = np.array([q for q, _ in PLACE_HEXES], np.int16)
PLACE_R: Ints = np.array([r for _, r in PLACE_HEXES], np.int16)
WEST = int(PLACE_Q.min())
#: The half row of a place, counted from the north: neighbours in a column are two apart.
HALF_ROW: Ints = (2 * PLACE_R + PLACE_Q).astype(np.int16)
NORTH = int(HALF_ROW.min())


def _place_names() -> tuple[str, ...]:
    if int(PLACE_Q.max()) - WEST >= _COLUMNS_MOST:
        raise EDITION.wrong("sections", f"≤ {_COLUMNS_MOST}", int(PLACE_Q.max()) - WEST + 1)
    return tuple(f"{chr(65 + q - WEST)}{(2 * r + q - NORTH) // 2 + 1}" for q, r in PLACE_HEXES)


PLACE_NAMES = _place_names()
_PLACE = {place: i for i, place in enumerate(PLACE_HEXES)}

#: How many spaces an island has, which place a space is, which space a place is (-1 for ocean).
SPACES: Ints = np.array([len(land) for land in LANDS], np.int16)
PLACE_OF: Ints = np.full((ISLANDS, MOST_SPACES), -1, np.int16)
SPACE_AT: Ints = np.full((ISLANDS, PLACES), -1, np.int16)
#: The terrain of a space, and whether it touches the ocean.
TERRAIN: Ints = np.full((ISLANDS, MOST_SPACES), -1, np.int16)
COAST: Ints = np.zeros((ISLANDS, MOST_SPACES), np.int16)
#: All spaces of an island.
ALL_SPACES: Longs = np.zeros((ISLANDS, 2), np.int64)
#: The spaces that a clue on terrain or ocean allows; empty for clues on objects.
CLUE_SETS: Longs = np.zeros((ISLANDS, CLUES, 2), np.int64)
#: The spaces next to a space, and those in its sight, itself not among them.
NEAR: Longs = np.zeros((ISLANDS, MOST_SPACES, 2), np.int64)
SEEN_FROM: Longs = np.zeros((ISLANDS, MOST_SPACES, 2), np.int64)
#: The last space before the ocean, seen from a space in a direction (TB 11.2).
LOOK_OUT: Ints = np.full((ISLANDS, MOST_SPACES, DIRECTIONS), -1, np.int16)
#: The places a leg can end on: those of a space lie in LEG_PLACES between two entries of LEGS_FROM (TB 6.2).
LEGS_FROM: npt.NDArray[np.int32] = np.zeros(ISLANDS * MOST_SPACES + 1, np.int32)


def _bits(spaces: set[int]) -> tuple[int, int]:
    both = sum(1 << s for s in spaces)
    return both & ((1 << WORD_BITS) - 1), both >> WORD_BITS


def _around(reach: int) -> list[Hex]:
    near = range(-reach, reach + 1)
    return [(a, b) for a in near for b in near if 0 < max(abs(a), abs(b), abs(a + b)) <= reach]


_SIGHT = _around(SIGHT)


@cache
def _in_sight(place: Hex) -> tuple[Hex, ...]:
    """TB 2.4: one or two spaces away, the place itself not."""
    q, r = place
    return tuple((q + a, r + b) for a, b in _SIGHT)


def _look_out(land: Land, place: Hex, step: Hex) -> Hex:
    """TB 11.2: straight on until the next space would be ocean."""
    here = place
    while (here[0] + step[0], here[1] + step[1]) in land:
        here = (here[0] + step[0], here[1] + step[1])
    return here


def _subject(subject: int, land: Land, largest: list[set[Hex]], relation: str) -> set[Hex]:
    """The places a clue speaks of: a terrain, its largest area, or the ocean around."""
    if subject == OCEAN:
        return {n for place in land for n in _in_sight(place) if n not in land}
    if relation.endswith("largest"):
        return largest[subject]
    return {place for place, terrain in land.items() if terrain == subject}


def _allowed(clue: int, land: Land, largest: list[set[Hex]]) -> set[Hex]:
    """TB 2.2 to 2.6: the land a clue on terrain or ocean allows."""
    relation = RELATION_OF[clue].removeprefix("not-")
    subject = _subject(int(SUBJECT[clue]), land, largest, relation)
    if relation.startswith("next-to"):
        found = {n for place in subject for n in neighbours(place)} - subject
    elif relation == "in-sight":
        found = {n for place in subject for n in _in_sight(place)} - subject
    else:
        found = subject
    return set(land) - found if RELATION_OF[clue].startswith("not-") else found & set(land)


def _fill_clues(island: int, land: Land, space: dict[Hex, int], largest: list[set[Hex]]) -> None:
    for clue in range(CLUES):
        if SUBJECT[clue] < FIRST_OBJECT:
            found = _allowed(clue, land, largest)
            if not found or len(found) == len(land):
                raise EDITION.wrong(f"clues.{clue}", f"{ISLAND_NAMES[island]}: 1…{len(land) - 1}", len(found))
            CLUE_SETS[island, clue] = _bits({space[place] for place in found})


def _fill_spaces(island: int, land: Land, space: dict[Hex, int]) -> None:
    for place, s in space.items():
        PLACE_OF[island, s] = _PLACE[place]
        SPACE_AT[island, _PLACE[place]] = s
        TERRAIN[island, s] = land[place]
        COAST[island, s] = any(n not in land for n in neighbours(place))
        NEAR[island, s] = _bits({space[n] for n in neighbours(place) if n in land})
        SEEN_FROM[island, s] = _bits({space[n] for n in _in_sight(place) if n in land})
        LOOK_OUT[island, s] = [space[_look_out(land, place, step)] for step in STEPS]


def _legs(land: Land, found: list[set[Hex]], space: dict[Hex, int]) -> list[list[int]]:
    """TB 6.2: for every space the places where a leg can end."""
    area_of = {place: area for area in found for place in area}
    result = []
    for place in space:
        change = {n for n in neighbours(place) if n in land and land[n] != land[place]}
        result.append(sorted(_PLACE[n] for n in (area_of[place] | change) - {place}))
    return result


def _fill_island(island: int, land: Land) -> list[list[int]]:
    name = ISLAND_NAMES[island]
    if not _is_connected(land):
        raise EDITION.wrong("sections", f"{name}: 1", "…")
    space = {place: s for s, place in enumerate(sorted(land, key=_column_order))}
    found = areas(land)
    ALL_SPACES[island] = _bits(set(space.values()))
    _fill_spaces(island, land, space)
    _fill_clues(island, land, space, _largest(name, land, found))
    if EDITION.path != PRINTED_EDITION:  # for the printed islands a test has shown it, once for all
        _check_room(name, space)
    return _legs(land, found, space)


def _check_room(name: str, space: dict[Hex, int]) -> None:
    """TB 3.2 to 3.4: wherever objects are placed, there is a space for the next."""
    hexes = np.array(list(space))
    apart = hexes[:, None] - hexes
    distances = np.abs(np.dstack([apart, apart.sum(axis=2)])).max(axis=2)
    far = [int("".join("01"[row] for row in rows[::-1]), 2) for rows in (distances >= APART).astype(int)]
    inland = sum(1 << s for s, neighbour_count in enumerate((distances == 1).sum(axis=1)) if neighbour_count == 6)
    everywhere = (1 << len(far)) - 1
    most = max((everywhere & ~spaces).bit_count() for spaces in far)
    for free, copies, others in ((inland, STATUES, 0), (everywhere, HUTS, STATUES), (everywhere, PALMS, FIRST_PALM)):
        if not _leaves_room(free, free, far, most, copies - 1, others):
            raise EDITION.wrong("sections", f"{name}: {copies} × {APART}", "–")


def _leaves_room(free: int, next: int, far: list[int], most: int, more: int, others: int) -> bool:
    """Whether a space stays free however `more` objects of a kind, each taking up to `most`, and others are placed.

    `next` are the spaces tried for the next one: below the last, since the order of equal objects does not matter.
    """
    if free.bit_count() > more * most + others:
        return True
    if more == 0:
        return False
    while next:
        s = next.bit_length() - 1
        next ^= 1 << s
        if not _leaves_room(free & far[s], next & far[s], far, most, more - 1, others):
            return False
    return True


def _fill_islands() -> Ints:
    places: list[int] = []
    for island, land in enumerate(LANDS):
        legs = _fill_island(island, land)
        for space in range(MOST_SPACES):
            places += legs[space] if space < len(legs) else []
            LEGS_FROM[island * MOST_SPACES + space + 1] = len(places)
    return np.array(places, np.int16)


LEG_PLACES = _fill_islands()
