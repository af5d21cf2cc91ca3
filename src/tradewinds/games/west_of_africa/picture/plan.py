"""Where everything lies: the outlines of the islands and two arrangements, a wide one and a tall one for phones.

Units are pixels of a picture 1256 or 360 wide. Outlines are drawn by hand after the real islands, simplified, and
enlarged where the island is small; west is left, north is up.
"""

from dataclasses import dataclass
from functools import cache

from tradewinds.games.west_of_africa.box.components import MOST_SEATS
from tradewinds.pictures.geometry import Box, Point
from tradewinds.pictures.plan import TALL, WIDE, SharedPlan


@dataclass(frozen=True)
class Shape:
    """An island on its own: outline, hills, and the middles of its fields."""

    size: tuple[float, float]
    outline: str
    hills: tuple[tuple[float, float], ...]
    fields: tuple[tuple[float, float], ...]


SHAPES = (
    Shape(  # El Hierro: a boomerang around the gulf in the north-west
        (168, 132),
        "M104 6C124 4 150 20 157 46C163 70 148 86 128 98C104 114 76 129 44 125C16 121 2 103 9 87C16 72 37 80 55 74"
        "C75 66 73 45 79 26C83 13 92 7 104 6Z",
        ((68, 92),),
        ((115, 38), (108, 84), (44, 102)),
    ),
    Shape(  # La Palma: broad in the north, a point in the south
        (138, 176),
        "M46 8C70-1 106 5 122 27C138 51 130 77 119 98C109 119 97 150 78 172C66 160 57 134 44 112C26 88 6 70 8 43"
        "C10 22 26 13 46 8Z",
        ((80, 138),),
        ((44, 42), (92, 42), (50, 88), (98, 88)),
    ),
    Shape(  # La Gomera: round, with ravines
        (136, 126),
        "M66 6C78 2 88 9 98 13C112 19 126 31 129 48C131 61 127 70 124 81C120 96 106 112 90 117C74 122 60 121 46 117"
        "C28 112 12 98 8 80C4 64 7 46 18 31C28 17 48 9 66 6Z",
        (),
        ((43, 44), (92, 44), (67, 90)),
    ),
    Shape(  # Tenerife: the body in the south-west, the arm of Anaga to the north-east
        (304, 204),
        "M8 116C8 94 44 80 80 71C114 62 142 49 174 37C206 24 234 6 272 4C296 3 300 20 285 31C262 47 250 60 239 84"
        "C228 111 217 142 183 164C152 184 114 200 84 191C48 182 10 151 8 116Z",
        ((246, 42),),
        ((52, 122), (99, 106), (146, 92), (193, 76), (99, 153), (146, 139)),
    ),
    Shape(  # Gran Canaria: a disc with La Isleta in the north-east
        (190, 188),
        "M90 17C112 13 129 17 143 25C143 10 161 4 169 13C177 23 167 34 157 37C175 56 183 85 178 112"
        "C169 151 134 179 94 178"
        "C52 177 15 146 10 106C5 63 41 26 90 17Z",
        (),
        ((46, 76), (94, 58), (142, 76), (46, 123), (94, 105), (142, 123)),
    ),
    Shape(  # Fuerteventura: long and lean, with the peninsula of Jandía in the south-west
        (164, 296),
        "M122 8C143 5 156 22 155 50C155 86 150 122 140 156C130 188 112 214 92 235C72 255 38 276 17 282"
        "C4 285 2 274 13 266"
        "C30 253 46 236 52 215C60 184 66 148 73 114C81 77 92 20 122 8Z",
        (),
        ((122, 42), (116, 90), (108, 138), (94, 186), (62, 234)),
    ),
    Shape(  # Lanzarote: slanting to the south-west, La Graciosa before its northern point
        (206, 218),
        "M160 34C180 24 198 36 194 60C190 90 184 116 172 146C162 176 142 194 106 202C72 210 22 216 14 194"
        "C8 172 30 156 50 138"
        "C72 118 90 92 108 68C122 50 140 44 160 34ZM126 10C138 3 154 6 152 15C150 24 128 28 122 21"
        "C120 17 122 13 126 10Z",
        (),
        ((164, 64), (140, 112), (92, 134), (139, 160), (56, 182)),
    ),
)


TILE = 44.0


@cache
def tiles(island: int, fields: int) -> tuple[tuple[Point, float], ...]:
    """Middles and sides of so many fields: those drawn by hand; where there are more, the last ones are quartered."""
    drawn = [Point(x, y) for x, y in SHAPES[island].fields]
    whole = len(drawn) - max(0, -(-(fields - len(drawn)) // 3))
    step = TILE / 4
    quarters = [
        (at.moved(dx, dy), TILE / 2 - 2) for at in drawn[whole:] for dy in (-step, step) for dx in (-step, step)
    ]
    return tuple([*((at, TILE) for at in drawn[:whole]), *quarters][:fields])


@dataclass(frozen=True)
class IslandPlan:
    """Where an island is drawn: its outline, its name plate, a line between the two, and room for ships."""

    art: Point
    plate: Point
    leader: str
    slots: tuple[Point, ...]
    """For five ships: berths first, then a roadstead where the harbour can be fuller than its berths."""


@dataclass(frozen=True, eq=False)
class Plan(SharedPlan):
    """Where the islands, the ruler and the hand lie."""

    rose: Point
    rose_size: float
    islands: tuple[IslandPlan, ...]
    start_ships: tuple[Box, Box]
    routes: tuple[str, ...]
    """The sea lines from each island to the next, drawn by hand."""
    ferries: tuple[str, str]
    """From the start ships to the islands where their workers go ashore by the rulebook."""
    ruler: Box
    hand: Box | None
    legend: Box | None = None

    def route(self, one: int, two: int) -> str:
        """A sea line; one that is not drawn by hand leads straight from harbour to harbour."""
        if abs(one - two) == 1:
            return self.routes[min(one, two)]
        return _straight(self.islands[one].slots[0], self.islands[two].slots[0])

    def ferry(self, ship: int, island: int) -> str:
        """From a start ship ashore."""
        if island == _ENTRIES[ship]:
            return self.ferries[ship]
        return _straight(self.start_ships[ship].centre, self.islands[island].slots[0])


#: La Gomera and Fuerteventura.
_ENTRIES = (2, 5)


def _straight(one: Point, two: Point) -> str:
    return f"M{one.x} {one.y}L{two.x} {two.y}"


def _routes(path: str) -> tuple[str, ...]:
    return tuple(f"M{part}" for part in path.split("M")[1:])


def _line(x: float, y: float, count: int, step: float) -> tuple[Point, ...]:
    return tuple(Point(x + i * step, y) for i in range(count))


def _column(x: float, y: float, count: int, step: float) -> tuple[Point, ...]:
    return tuple(Point(x, y + i * step) for i in range(count))


def _points(*at: float) -> tuple[Point, ...]:
    return tuple(map(Point, at[::2], at[1::2]))


PLATE_WIDTH = 200
PLATE_HEAD = 34
PLATE_ROW = 26

_WIDE_ISLANDS = (
    IslandPlan(Point(30, 490), Point(208, 486), "M208 504H186", _line(60, 450, 5, 46)),
    IslandPlan(Point(40, 30), Point(194, 36), "M194 54H164", (*_line(186, 238, 4, 48), Point(138, 238))),
    IslandPlan(Point(302, 258), Point(440, 362), "M440 380H420", _line(344, 418, 2, 48) + _line(320, 456, 3, 46)),
    IslandPlan(Point(396, 70), Point(634, 160), "M634 178H622", _line(502, 302, 3, 46) + _line(525, 340, 2, 46)),
    IslandPlan(Point(646, 340), Point(842, 457), "M842 475H824", _line(688, 556, 3, 46) + _line(711, 596, 2, 46)),
    IslandPlan(
        Point(1066, 264), Point(856, 283), "M1052 301H1160", _column(1064, 470, 2, 50) + _column(1078, 420, 3, -46)
    ),
    IslandPlan(Point(1034, 20), Point(836, 34), "M1032 52H1180", _line(974, 251, 5, 46)),
)

_WIDE_ROUTE = (
    "M60 428C34 396 26 300 52 262C80 236 130 230 166 236M208 238C310 242 290 320 288 360C288 396 304 414 324 417"
    "M366 420C452 424 424 352 432 330C440 306 460 302 482 302M570 302C632 304 640 340 640 390C640 470 636 540 668 554"
    "M756 558C830 562 850 636 920 636C990 636 1034 590 1056 540M1066 452C1068 400 1074 330 1068 276"
)


#: A panel, and from one to the next.
_PANEL_WIDTH, _PANEL_HEIGHT, _GAP = 408.0, 164.0, 8.0


@cache
def wide(seats: int, with_hand: bool, alone: bool = True) -> Plan:
    """The panels stand beside the chart, in a page below it."""
    ruler = Box(12, 670, 1240, 168)
    head, *players = _panels(seats, alone, ruler.y + ruler.h + _GAP)
    below = ruler if alone else (head, *players)[-1]
    hand = Box(12, below.y + below.h + _GAP, 1240, 196) if with_hand else None
    left = (hand or below).y + (hand or below).h
    strip = Box(head.x, players[-1].y + _PANEL_HEIGHT + _GAP, head.w, 212 if with_hand else 48) if alone else None
    legend = _legend(strip, left, seats)
    return Plan(
        name="wide",
        width=strip.x + strip.w + 12 if strip else WIDE,
        height=max(left, *[box.y + box.h for box in (strip, legend) if box]) + 12,
        unit=1,
        map=Box(12, 12, 1240, 648),
        rose=Point(466, 82),
        rose_size=50,
        islands=_WIDE_ISLANDS,
        start_ships=(Box(58, 284, 224, 106), Box(1036, 556, 204, 96)),
        routes=_routes(_WIDE_ROUTE),
        ferries=("M280 340Q296 334 312 332", "M1120 570Q1112 552 1112 538"),
        header=head,
        players=tuple(players),
        ruler=ruler,
        strip=strip,
        hand=hand,
        legend=legend,
    )


def _panels(seats: int, alone: bool, y: float) -> list[Box]:
    """For the header, and for each player."""
    if not alone:
        rows = -(-(seats + 1) // 3)
        cells = Box(12, y, 1240, rows * (_PANEL_HEIGHT + _GAP) - _GAP).cells(rows, 3, _GAP, _GAP)
        return [cells[0]._replace(h=116), *cells[1 : seats + 1]]
    head = Box(1264, 12, _PANEL_WIDTH, 116)
    step = _PANEL_HEIGHT + _GAP
    return [head, *(Box(head.x, 136 + step * i, head.w, _PANEL_HEIGHT) for i in range(seats))]


def _legend(strip: Box | None, left: float, seats: int) -> Box | None:
    """Below everything in a page, else below the panels if there is room: not with the most players."""
    if strip is None:
        return Box(12, left + _GAP, 1240, 110)
    return Box(strip.x, strip.y + strip.h + _GAP, strip.w, 220) if seats < MOST_SEATS else None


_TALL_UNIT = 0.565
_TALL_ISLANDS = (
    IslandPlan(Point(14, 84), Point(11, 204), "M96 204V148", _line(22, 186, 5, 22)),
    IslandPlan(
        Point(140, 72), Point(124.6, 204), "M180 204V168", _points(160, 188, 204, 188, 182, 188, 138, 188, 226, 188)
    ),
    IslandPlan(
        Point(256, 82), Point(238.2, 204), "M296 204V150", _points(280, 186, 314, 186, 297, 168, 258, 186, 336, 186)
    ),
    IslandPlan(Point(10, 314), Point(11, 464), "M24 464V394", _line(56, 446, 5, 24)),
    IslandPlan(
        Point(240, 370), Point(238, 482), "M290 482V470", _points(218, 402, 218, 428, 218, 454, 218, 376, 192, 389)
    ),
    IslandPlan(
        Point(134, 476), Point(8, 574), "M122 584H170", _points(144, 530, 144, 558, 144, 586, 166, 510, 144, 608)
    ),
    IslandPlan(Point(236, 588), Point(122, 656), "M232 668H254", _line(254, 728, 5, 21)),
)
_TALL_ROUTE = (
    "M122 188H148M218 188H266M290 200C250 240 236 300 206 372C186 420 150 446 118 446M118 448C150 456 190 446 204 432"
    "M214 468C206 500 160 500 148 516M140 574C122 630 140 654 176 660C236 668 240 690 244 712"
)


@cache
def tall(seats: int, with_hand: bool, alone: bool = True) -> Plan:
    strip = Box(8, 766, 344, 106 if with_hand else 34)
    y = strip.y + strip.h + 8 if alone else strip.y
    hand = Box(8, y, 344, 278) if with_hand else None
    y += hand.h + 8 if hand else 0
    players = tuple(Box(8, y + 70 * i, 344, 64) for i in range(seats))
    ruler = Box(8, y + 70 * seats, 344, 184 + 14 * seats)
    return Plan(
        name="tall",
        width=TALL,
        height=ruler.y + ruler.h + 8,
        unit=_TALL_UNIT,
        map=Box(4, 60, 352, 700),
        rose=Point(206, 338),
        rose_size=22,
        islands=_TALL_ISLANDS,
        start_ships=(Box(234, 312, 112, 52), Box(10, 692, 106, 52)),
        routes=_routes(_TALL_ROUTE),
        ferries=("M330 318Q344 300 334 150", "M84 696Q130 660 146 640"),
        header=Box(8, 6, 344, 48),
        players=players,
        ruler=ruler,
        strip=strip if alone else None,
        hand=hand,
    )


PLANS = {"wide": wide, "tall": tall}
