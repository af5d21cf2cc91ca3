"""A slow, independent Tobago: the island, what clues say and where cars get, from the rulebook with plain sets.

It reads the printed data itself and shares nothing with the rules; the tests hold the rules against it.
"""

import tomllib
from collections.abc import Iterable
from functools import cache

from tradewinds.games.tobago.box.components import EDITION

_DATA = tomllib.loads(EDITION.path.read_text("utf-8"))
_LETTERS = {"J": "jungle", "M": "mountain", "S": "scrubland", "B": "beach", "L": "lake", "R": "river"}

Place = tuple[int, int]


@cache
def terrain(island: str) -> dict[Place, str]:
    """The land of an island such as "AcB2": its places by column and half row, so that north is (0, -2)."""
    land: dict[Place, str] = {}
    for slot, side in zip(("bottom", "upper-left", "upper-right"), island[:3], strict=True):
        where = next(row for row in _DATA["slots"] if row["id"] == f"{slot}-{island[3]}")
        section = next(row for row in _DATA["sections"] if row["id"] == side)
        for u, row in enumerate(section["rows"]):
            for v, letter in enumerate(row["value"]):
                if letter != ".":
                    q = where["tip_q"] + u * where["left_q"] + v * where["right_q"]
                    r = where["tip_r"] + u * where["left_r"] + v * where["right_r"]
                    land[q, 2 * r + q] = _LETTERS[letter]
    return land


@cache
def neighbours(place: Place) -> frozenset[Place]:
    x, y = place
    return frozenset({(x, y - 2), (x, y + 2), (x - 1, y - 1), (x - 1, y + 1), (x + 1, y - 1), (x + 1, y + 1)})


@cache
def names() -> dict[Place, str]:
    """TB 1.8: the letter of the column from the west, the number in the column from the north."""
    places = {place for island in islands() for place in terrain(island)}
    west, north = min(x for x, _ in places), min(y for _, y in places)
    return {(x, y): "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[x - west] + str((y - north) // 2 + 1) for x, y in places}


@cache
def places() -> dict[str, Place]:
    return {name: place for place, name in names().items()}


@cache
def islands() -> tuple[str, ...]:
    """Every side up or down, two orders, two ways to meet."""
    found = []
    for a in "Aa":
        for b in "Bb":
            for c in "Cc":
                found += [f"{a}{left}{right}{shift}" for left, right in ((b, c), (c, b)) for shift in "12"]
    return tuple(found)


def spread(start: Iterable[Place], within: set[Place]) -> set[Place]:
    """Everything connected to the start inside a set."""
    reached = set(start)
    while True:
        more = {n for place in reached for n in neighbours(place) if n in within} - reached
        if not more:
            return reached
        reached |= more


@cache
def areas(island: str, kind: str) -> tuple[frozenset[Place], ...]:
    """TB 1.6: the areas of a terrain, the largest first."""
    left = {place for place, its in terrain(island).items() if its == kind}
    found = []
    while left:
        area = spread([next(iter(left))], left)
        left -= area
        found.append(frozenset(area))
    return tuple(sorted(found, key=len, reverse=True))


def steps(one: Place, two: Place) -> int:
    """TB 1.7: walk in circles around one place until the other is met."""
    reached, count = {one}, 0
    while two not in reached:
        reached |= {n for place in reached for n in neighbours(place)}
        count += 1
    return count


def near(subject: set[Place], reach: int) -> set[Place]:
    """Everything up to `reach` steps from the subject, the subject itself not."""
    reached = set(subject)
    for _ in range(reach):
        reached |= {n for place in reached for n in neighbours(place)}
    return reached - subject


def near_each(objects: set[Place], reach: int) -> set[Place]:
    """Everything up to `reach` steps from one of the objects."""
    return {place for one in objects for place in near({one}, reach)}


@cache
def ocean(island: str) -> frozenset[Place]:
    """As much of it as anybody on land can see."""
    return frozenset(near(set(terrain(island)), 3))


def allowed(island: str, clue: str, objects: dict[str, set[Place]]) -> set[Place]:
    """TB 2: the land a clue allows; `objects` are the places of palms, huts and statues."""
    land = set(terrain(island))
    if clue.startswith("not-"):
        return land - allowed(island, clue.removeprefix("not-"), objects)
    relation, _, subject = clue.rpartition("-")
    if subject in objects:
        return land & near_each(objects[subject], {"next-to": 1, "in-sight": 2}[relation])
    if subject == "ocean":
        return land & near(set(ocean(island)), {"next-to": 1, "in-sight": 2}[relation])
    found = areas(island, subject)
    meant = set(found[0]) if relation.endswith("-largest") else {place for area in found for place in area}
    return meant if relation.startswith("in") else land & near(meant, 1)


@cache
def legs(island: str, place: Place) -> frozenset[Place]:
    """TB 6.2, 6.3: where one leg can end: anywhere in the own area, or a step onto another terrain."""
    land = terrain(island)
    same = spread([place], {p for p in land if land[p] == land[place]})
    other = {n for n in neighbours(place) if n in land and land[n] != land[place]}
    return frozenset(same | other) - {place}


def reach(island: str, place: Place, count: int) -> set[Place]:
    """Everywhere a drive of one to `count` legs can end."""
    reached: set[Place] = set()
    edge = {place}
    for _ in range(count):
        edge = {end for start in edge for end in legs(island, start)}
        reached |= edge
    return reached


def last_before_ocean(island: str, place: Place, direction: int) -> Place:
    """TB 11.2: straight on, clockwise from north, while there is land ahead."""
    x, y = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))[direction]
    land = terrain(island)
    while (place[0] + x, place[1] + y) in land:
        place = (place[0] + x, place[1] + y)
    return place
