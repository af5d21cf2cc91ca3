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
from tradewinds.games.tobago.box.components import (
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


EDITION.check_ids("sections", SIDES)
EDITION.check_ids("slots", SLOTS)
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
#: The islands of capital sides only. These sides are read off a picture of the printed board, laid as ABC1; that they
#: can be laid in the other order and the other way is inferred.
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


#: Whether something holds for each space of an island, or between every two.
Truths = npt.NDArray[np.bool_]
_BITS: Longs = 1 << np.arange(WORD_BITS, dtype=np.int64)


def _sets(spaces: Truths) -> Longs:
    """Truths about spaces as sets, along the last axis."""
    room = np.zeros((*spaces.shape[:-1], MOST_SPACES), bool)
    room[..., : spaces.shape[-1]] = spaces
    halves = room.reshape(*spaces.shape[:-1], 2, WORD_BITS)
    return np.asarray(np.where(halves, _BITS, 0).sum(axis=-1))


class _Island:
    """What lies where on one island, space by space."""

    def __init__(self, number: int, land: Land) -> None:
        self.number, self.name, self.land = number, ISLAND_NAMES[number], land
        self.hexes = sorted(land, key=_column_order)
        self.at = {place: space for space, place in enumerate(self.hexes)}
        self.spaces = len(self.hexes)
        self.terrain = np.array([land[place] for place in self.hexes], np.int16)
        hexes = np.array(self.hexes)
        apart = hexes[:, None] - hexes
        self.distances = np.abs(np.dstack([apart, apart.sum(axis=2)])).max(axis=2)
        self.near: Truths = self.distances == 1
        #: TB 2.4: one or two spaces away, the space itself not.
        self.in_sight: Truths = (self.distances > 0) & (self.distances <= SIGHT)
        #: TB 1.6: which area a space belongs to.
        self.areas = self._areas()
        self.largest = [self._largest(terrain) for terrain in range(len(TERRAINS))]

    def _areas(self) -> Ints:
        found = np.zeros(self.spaces, np.int16)
        for number, area in enumerate(areas(self.land)):
            found[[self.at[place] for place in area]] = number
        return found

    def _largest(self, terrain: int) -> Truths:
        """TB 1.6: the one largest area of a terrain."""
        sizes = np.bincount(self.areas[self.terrain == terrain], minlength=1)
        if sizes.max(initial=0) == 0 or (sizes == sizes.max()).sum() > 1:
            raise EDITION.wrong("sections", f"{self.name}: {TERRAINS[terrain]} > …", sorted(sizes[sizes > 0].tolist()))
        return np.asarray(self.areas == sizes.argmax())

    def look_out(self) -> Ints:
        """TB 11.2: from every space in every direction straight on until the next space would be ocean."""
        ways = []
        for q, r in STEPS:
            step = np.array([self.at.get((place[0] + q, place[1] + r), s) for s, place in enumerate(self.hexes)])
            way = np.arange(self.spaces)
            while (step[way] != way).any():
                way = step[way]
            ways.append(way)
        return np.stack(ways, axis=1).astype(np.int16)

    def legs(self) -> Truths:
        """TB 6.2: where a leg from a space can end: anywhere in its area, or next to it where the terrain changes."""
        within = (self.areas[:, None] == self.areas) & (self.distances > 0)
        return np.asarray(within | self.near & (self.terrain[:, None] != self.terrain))

    def allowed(self, clue: int) -> Truths:
        """TB 2.2 to 2.6: the land a clue on terrain or ocean allows."""
        relation = RELATION_OF[clue].removeprefix("not-")
        reach, far = (self.near, 1) if relation.startswith("next-to") else (self.in_sight, SIGHT)
        if SUBJECT[clue] == OCEAN:
            found = reach.sum(axis=1) < 3 * far * (far + 1)  # so many hexes lie around one: what is no land is ocean
        else:
            terrain = int(SUBJECT[clue])
            found = self.largest[terrain] if relation.endswith("largest") else self.terrain == terrain
            if relation.startswith(("next-to", "in-sight")):
                found = reach[:, found].any(axis=1) & ~found
        return np.asarray(~found if RELATION_OF[clue].startswith("not-") else found)


def _fill_clues(island: _Island) -> None:
    for clue in range(CLUES):
        if SUBJECT[clue] < FIRST_OBJECT:
            found = island.allowed(clue)
            if not 0 < found.sum() < island.spaces:
                raise EDITION.wrong(f"clues.{clue}", f"{island.name}: 1…{island.spaces - 1}", int(found.sum()))
            CLUE_SETS[island.number, clue] = _sets(found)


def _fill_spaces(island: _Island) -> None:
    number, spaces = island.number, slice(island.spaces)
    places = [_PLACE[place] for place in island.hexes]
    PLACE_OF[number, spaces] = places
    SPACE_AT[number, places] = np.arange(island.spaces)
    TERRAIN[number, spaces] = island.terrain
    COAST[number, spaces] = island.near.sum(axis=1) < DIRECTIONS
    NEAR[number, spaces] = _sets(island.near)
    SEEN_FROM[number, spaces] = _sets(island.in_sight)
    LOOK_OUT[number, spaces] = island.look_out()
    ALL_SPACES[number] = _sets(np.ones(island.spaces, bool))


def _check_room(island: _Island) -> None:
    """TB 3.2 to 3.4: wherever objects are placed, there is a space for the next."""
    far = [int("".join("01"[row] for row in rows[::-1]), 2) for rows in (island.distances >= APART).astype(int)]
    inland = sum(1 << s for s, near in enumerate(island.near.sum(axis=1)) if near == DIRECTIONS)
    everywhere = (1 << len(far)) - 1
    most = max((everywhere & ~spaces).bit_count() for spaces in far)
    for free, copies, others in ((inland, STATUES, 0), (everywhere, HUTS, STATUES), (everywhere, PALMS, FIRST_PALM)):
        if not _leaves_room(free, free, far, most, copies - 1, others):
            raise EDITION.wrong("sections", f"{island.name}: {copies} × {APART}", "–")


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


def _fill_island(number: int, land: Land) -> Ints:
    """The tables of an island; returns the places where legs can end, for one space after the other."""
    if not _is_connected(land):
        raise EDITION.wrong("sections", f"{ISLAND_NAMES[number]}: 1", "…")
    island = _Island(number, land)
    _fill_spaces(island)
    _fill_clues(island)
    if EDITION.path != PRINTED_EDITION:  # for the printed islands a test has shown it, once for all
        _check_room(island)
    legs = island.legs()
    first = number * MOST_SPACES + 1
    LEGS_FROM[first : first + island.spaces] = legs.sum(axis=1)
    return np.asarray(PLACE_OF[number, np.nonzero(legs)[1]])


LEG_PLACES: Ints = np.concatenate([_fill_island(number, land) for number, land in enumerate(LANDS)])
np.cumsum(LEGS_FROM, out=LEGS_FROM)
