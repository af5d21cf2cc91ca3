"""Where everything lies: a wide arrangement and a tall one for phones, and the island's hexes on the chart.

Units are pixels of a picture 1256 or 360 wide.
"""

from dataclasses import dataclass
from functools import cache, cached_property
from math import sqrt

from tradewinds.games.tobago.box.board import HALF_ROW, LANDS, PLACE_HEXES, PLACE_OF, PLACE_Q, SPACES, Hex
from tradewinds.pictures.geometry import Box, Point
from tradewinds.pictures.plan import TALL, WIDE, SharedPlan
from tradewinds.pictures.svg import number

#: Half the height of a hex whose side is 1.
RISE = sqrt(3) / 2


@dataclass(frozen=True, eq=False)
class Plan(SharedPlan):
    """Where the island, the maps and the hand lie."""

    margin: float
    """Between the border of the chart and the island: room for the letters and numbers of the spaces."""
    legend: Box
    maps: tuple[Box, ...]
    treasure: Box
    hand: Box | None
    signs: Box | None
    """How to read the signs of clues, where the table leaves room for it."""


_CHART = Box(12, 12, 690, 720)
#: Beside the chart.
_COLUMN = Box(710, 12, 534, 720)


@cache
def wide(seats: int, with_hand: bool, alone: bool = True) -> Plan:
    header = Box(_COLUMN.x, _COLUMN.y, _COLUMN.w, 92)
    panels = Box(_COLUMN.x, 112, _COLUMN.w, 472).rows(4, 8)
    y = _CHART.y + _CHART.h + 8
    strip = Box(12, y, 1232, 112) if alone else None
    maps = [] if alone else Box(12, y, 1232, 506).columns(4, 8)
    y += 120 if alone else 514
    hand = Box(12, y, 1232, 206) if with_hand else None
    y += 214 if with_hand else 0
    # Alone there is room beside the chart.
    maps = maps or Box(1252, 12, 620, y - 20).cells(2, 2, 8, 8)
    return Plan(
        name="wide",
        width=1884 if alone else WIDE,
        height=y + 4,
        unit=1,
        map=_CHART,
        margin=38,
        legend=Box(36, 658, 642, 66),
        header=header,
        maps=tuple(maps),
        players=tuple(panels[:seats]),
        strip=strip,
        treasure=Box(_COLUMN.x, 592, _COLUMN.w, 140),
        hand=hand,
        signs=_free_panels(panels[seats:]),
    )


def _free_panels(panels: list[Box]) -> Box | None:
    """The room of players who are not there."""
    return panels[0]._replace(h=panels[-1].y + panels[-1].h - panels[0].y) if panels else None


_TALL_HAND_ROW = 96.0


@cache
def tall(seats: int, with_hand: bool, alone: bool = True) -> Plan:
    strip = Box(4, 490, 352, 112 if with_hand else 40)
    treasure = Box(4, strip.y + strip.h + 6 if alone else strip.y, 352, 66)
    y = treasure.y + treasure.h + 6
    # Six cards in hand with two players, else four (TB 3.11).
    rows = 3 if seats == 2 else 2
    hand = Box(4, y, 352, 18 + rows * _TALL_HAND_ROW) if with_hand else None
    y += hand.h + 6 if hand else 0
    maps = Box(4, y, 352, 486).cells(2, 2, 6, 6)
    y += 486 + 6
    return Plan(
        name="tall",
        width=TALL,
        height=y + 60 * seats + 2,
        unit=0.6,
        map=Box(4, 58, 352, 426),
        margin=17,
        legend=Box(22, 436, 320, 40),
        header=Box(4, 4, 352, 50),
        maps=tuple(maps),
        players=tuple(Box(4, y + 60 * i, 352, 54) for i in range(seats)),
        strip=strip if alone else None,
        treasure=treasure,
        hand=hand,
        signs=None,
    )


PLANS = {"wide": wide, "tall": tall}

# Hexes: corner k lies at 60 × k degrees from the right, clockwise; the side after it faces _FACING[k].

_CORNERS = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
_FACING: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

#: A corner or the middle of a side, in quarters of a side to the right and quarters of a hex's height down.
Knot = tuple[int, int]


def _corner(place: Hex, k: int) -> Knot:
    q, r = place
    dx, dy = _CORNERS[k % 6]
    return 2 * (3 * q + dx), 2 * (2 * r + q + dy)


def side_middle(place: Hex, facing: Hex) -> Knot:
    """The middle of the side towards a neighbour."""
    k = _FACING.index(facing)
    (x, y), (u, v) = _corner(place, k), _corner(place, k + 1)
    return (x + u) // 2, (y + v) // 2


def middle(place: Hex) -> Knot:
    return 6 * place[0], 2 * (2 * place[1] + place[0])


def shores(area: frozenset[Hex]) -> list[list[Knot]]:
    """The borders of an area as rings of corners."""
    after = {
        _corner(place, k): _corner(place, k + 1)
        for place in sorted(area)
        for k, (dq, dr) in enumerate(_FACING)
        if (place[0] + dq, place[1] + dr) not in area
    }
    rings = []
    while after:
        first, here = after.popitem()
        ring = [first]
        while here != first:
            ring.append(here)
            here = after.pop(here)
        rings.append(ring)
    return rings


@dataclass(frozen=True)
class Grid:
    """The hexes of one island on the chart: their side, and where the hex (0, 0) lies."""

    island: int
    side: float
    origin: Point

    def at(self, knot: Knot) -> Point:
        x, y = knot
        return self.origin.moved(self.side * x / 4, self.side * RISE * y / 2)

    def place(self, number: int) -> Point:
        return self.at(middle(PLACE_HEXES[number]))

    @cached_property
    def spaces(self) -> tuple[Point, ...]:
        """The middle of every space."""
        return tuple(self.place(int(PLACE_OF[self.island, s])) for s in range(SPACES[self.island]))

    @cached_property
    def outlines(self) -> tuple[str, ...]:
        """The path of every space, a little smaller than its hex so that neighbours stay apart."""
        return tuple(self.hexagon(at, 0.9) for at in self.spaces)

    def hexagon(self, at: Point, part: float) -> str:
        a, h = self.side * part, self.side * part * RISE
        half, up, whole = number(a / 2), number(h), number(a)
        lines = f"l-{half} {up}h-{whole}l-{half}-{up}l{half}-{up}h{whole}z"
        return f"M{number(at.x + a)} {number(at.y)}{lines}"

    def smooth(self, ring: list[Knot]) -> str:
        """A ring with its corners rounded: from the middle of each side to that of the next."""
        points = [self.at(knot) for knot in ring]
        middles = [_between(points[i - 1], points[i]) for i in range(len(points))]
        path = f"M{_written(middles[0])}"
        for i, corner in enumerate(points):
            path += f"Q{_written(corner)} {_written(middles[(i + 1) % len(points)])}"
        return path + "Z"

    def shore(self, area: frozenset[Hex]) -> str:
        return "".join(self.smooth(ring) for ring in shores(area))


def _between(one: Point, two: Point) -> Point:
    return Point((one.x + two.x) / 2, (one.y + two.y) / 2)


def _written(at: Point) -> str:
    """One decimal is enough for a shore."""
    return f"{number(round(at.x, 1))} {number(round(at.y, 1))}"


@cache
def grid(box: Box, margin: float, foot: float, island: int) -> Grid:
    """An island as large as the chart allows, in its middle; `foot` is kept free at the bottom for the legend."""
    places = [int(PLACE_OF[island, s]) for s in range(SPACES[island])]
    columns, rows = [int(PLACE_Q[p]) for p in places], [int(HALF_ROW[p]) for p in places]
    left, right = 1.5 * min(columns) - 1, 1.5 * max(columns) + 1
    top, bottom = RISE * (min(rows) - 1), RISE * (max(rows) + 1)
    room = Box(box.x + margin, box.y + margin, box.w - 2 * margin, box.h - 2 * margin - foot)
    side = min(room.w / (right - left), room.h / (bottom - top))
    middle = room.centre
    origin = Point(middle.x - side * (left + right) / 2, middle.y - side * (top + bottom) / 2)
    return Grid(island, side, origin)


def land_of(island: int) -> frozenset[Hex]:
    return frozenset(LANDS[island])
