"""Where everything lies: the Keys from Florida in the north-east to the south-west, in a wide picture and a tall one.

Units are pixels of a picture 1256 or 360 wide. What the edition tells (how many spaces, steps, graves) finds its places
by counting, so that a corrected edition is drawn too.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from tradewinds.games.key_west.box.components import (
    GRAVES,
    ISLAND_OF,
    LOWER_RIGHT,
    OFFER,
    SORT_FACTORY,
    SORT_OF,
    SPACES,
    STEPS,
    UPPER_LEFT,
)
from tradewinds.pictures.geometry import Box, Point
from tradewinds.pictures.plan import TALL, WIDE, SharedPlan

#: A space of an island: its plate, and from one to the next.
SPACE_WIDTH, SPACE_HEIGHT, SPACE_STEP = 46.0, 51.0, 50.0
#: As many spaces fit side by side at full size.
ROW_SPACES = 5
DIVE = 44.0
BILL_WIDTH, BILL_HEIGHT = 31.0, 19.0


@dataclass(frozen=True)
class GroupPlan:
    """An island group: the middles of its rows of hotels, factories and plantations, and its plate."""

    rows: tuple[Point, Point, Point]
    plate: Box


@dataclass(frozen=True, eq=False)
class Plan(SharedPlan):
    """Where the Keys, the tracks and the cards lie."""

    ring: tuple[float, int, int]
    """The point track around the map: its thickness, spaces across, spaces down; all four sides make a hundred."""
    florida: str
    florida_name: Box
    mainland: tuple[Box, Box, Box]
    stock: Box
    groups: tuple[GroupPlan, GroupPlan, GroupPlan]
    leaders: str
    """From plates to the groups they do not touch."""
    bridges: tuple[tuple[Point, Point], ...]
    bridge_names: tuple[Box, ...]
    seas: tuple[Box, Box]
    sea_columns: tuple[int, int]
    """Dive spaces side by side."""
    graveyard: Box
    dice: Box
    rose: Point
    rose_size: float
    actions: Box
    action_columns: int
    """Action spaces side by side."""
    cigars: Box
    offer: Box
    offer_columns: int
    """Cards side by side."""
    counts: Box
    legend: Box | None = None

    # Places on the map

    def space(self, number: int) -> Point:
        return _spaces(self)[number]

    def dive(self, number: int) -> Point:
        return _dives(self)[number]

    def grave(self, number: int) -> Box:
        return _graves(self.graveyard, self.unit)[number]

    def step(self, bridge: int, number: int) -> Point:
        """The middle of a step of a bridge, counted from the side of the mainland."""
        one, two = self.bridges[bridge]
        part = (number + 0.5) / int(STEPS[bridge])
        return Point(one.x + (two.x - one.x) * part, one.y + (two.y - one.y) * part)


def row_of(space: int) -> int:
    """Hotels, factories and plantations have a row each."""
    return min(int(SORT_OF[space]), SORT_FACTORY + 1)


@lru_cache(maxsize=8)
def _spaces(plan: Plan) -> tuple[Point, ...]:
    rows: dict[tuple[int, int], list[int]] = {}
    for space in range(SPACES):
        rows.setdefault((int(ISLAND_OF[space]), row_of(space)), []).append(space)
    found: dict[int, Point] = {}
    for (island, row), spaces in rows.items():
        middle = plan.groups[island].rows[row]
        step = SPACE_STEP * plan.unit * min(1.0, ROW_SPACES / len(spaces))
        for n, space in enumerate(spaces):
            found[space] = middle.moved((n - (len(spaces) - 1) / 2) * step, 0)
    return tuple(found[space] for space in range(SPACES))


@lru_cache(maxsize=8)
def _dives(plan: Plan) -> tuple[Point, ...]:
    """Both seas, in rows from the upper left; the last row may be shorter."""
    found: list[Point] = []
    for sea, count in enumerate((UPPER_LEFT, LOWER_RIGHT)):
        columns = max(plan.sea_columns[sea], 1)
        area, rows = plan.seas[sea], -(-count // columns)
        across, down = area.w / columns, area.h / max(rows, 1)
        found += [
            Point(area.x + (n % columns + 0.5) * across, area.y + (n // columns + 0.5) * down) for n in range(count)
        ]
    return tuple(found)


@lru_cache(maxsize=8)
def _graves(area: Box, unit: float) -> tuple[Box, ...]:
    columns = -(-GRAVES // 2)
    return tuple(area.cells(2, columns, 6 * unit, 6 * unit)[:GRAVES])


_WIDE_FLORIDA = (
    "M352 40H1224V196C1210 206 1196 200 1190 186C1180 166 1160 160 1132 160C1080 158 1040 168 980 160"
    "C920 150 880 166 820 160C760 152 720 164 650 156C590 150 560 162 510 150C470 142 440 150 404 136"
    "C366 122 380 96 362 82C350 70 346 54 352 40Z"
)
_WIDE_GROUPS = (
    GroupPlan((Point(1098, 264), Point(1076, 321), Point(1068, 378)), Box(722, 190, 236, 66)),
    GroupPlan((Point(640, 330), Point(626, 387), Point(616, 444)), Box(452, 222, 216, 66)),
    GroupPlan((Point(238, 460), Point(220, 517), Point(204, 574)), Box(60, 350, 236, 66)),
)


_ACTIONS = Box(12, 668, 1240, 190)
_OFFER = Box(12, 866, 1240, 184)
#: A panel, and from one to the next.
_PANEL_WIDTH, _PANEL_HEIGHT, _GAP = 616.0, 128.0, 8.0
_CIGARS, _COUNTS = 92.0, 266.0


class _Rest(NamedTuple):
    """What lies around the chart, the actions and the cards."""

    width: float
    height: float
    header: Box
    players: tuple[Box, ...]
    cigars: Box
    counts: Box
    legend: Box
    strip: Box | None


def _beside(seats: int) -> _Rest:
    """Where the picture stands alone."""
    x, step = _OFFER.x + _OFFER.w + 12, _PANEL_HEIGHT + _GAP
    strip = Box(x, 12 + (seats + 1) * step, _PANEL_WIDTH, 212)
    counts = Box(x, strip.y + strip.h + _GAP, _PANEL_WIDTH, _COUNTS)
    cigars = Box(12, _OFFER.y + _OFFER.h + _GAP, _OFFER.w, _CIGARS)
    legend = Box(12, cigars.y + cigars.h + _GAP, _OFFER.w, 110)
    head, *players = (Box(x, 12 + i * step, _PANEL_WIDTH, _PANEL_HEIGHT) for i in range(seats + 1))
    height = max(counts.y + counts.h, legend.y + legend.h) + 12
    return _Rest(x + _PANEL_WIDTH + 12, height, head, tuple(players), cigars, counts, legend, strip)


def _below(seats: int) -> _Rest:
    """In a page."""
    y, rows = _OFFER.y + _OFFER.h + _GAP, -(-(seats + 1) // 2)
    area = Box(12, y, _OFFER.w, rows * (_PANEL_HEIGHT + _GAP) - _GAP)
    head, *players = area.cells(rows, 2, _GAP, _GAP)[: seats + 1]
    cigars = Box(12, area.y + area.h + _GAP, _OFFER.w, _CIGARS)
    counts, legend = Box(12, cigars.y + cigars.h + _GAP, _OFFER.w, _COUNTS).columns(2, _GAP)
    return _Rest(WIDE, counts.y + counts.h + 12, head, tuple(players), cigars, counts, legend, None)


@lru_cache(maxsize=16)
def wide(seats: int, strip_height: float | None = 0) -> Plan:
    rest = _below(seats) if strip_height is None else _beside(seats)
    return Plan(
        name="wide",
        width=rest.width,
        height=rest.height,
        unit=1,
        map=Box(12, 12, 1240, 648),
        ring=(28, 33, 17),
        florida=_WIDE_FLORIDA,
        florida_name=Box(404, 50, 130, 36),
        mainland=(Box(560, 50, 178, 84), Box(756, 50, 178, 84), Box(952, 50, 178, 84)),
        stock=Box(1146, 58, 66, 84),
        groups=_WIDE_GROUPS,
        leaders="M958 224L1000 246M560 288L580 302M178 416L190 430",
        bridges=(
            (Point(1150, 150), Point(1136, 238)),
            (Point(948, 356), Point(722, 340)),
            (Point(496, 428), Point(334, 468)),
        ),
        bridge_names=(Box(984, 176, 142, 24), Box(770, 364, 150, 24), Box(316, 394, 180, 24)),
        seas=(Box(62, 84, 256, 204), Box(846, 470, 358, 150)),
        sea_columns=(5, 7),
        graveyard=Box(444, 522, 340, 92),
        dice=Box(330, 318, 132, 46),
        rose=Point(398, 216),
        rose_size=48,
        header=rest.header,
        players=rest.players,
        actions=_ACTIONS,
        action_columns=5,
        cigars=rest.cigars,
        offer=_OFFER,
        offer_columns=OFFER,
        counts=rest.counts,
        strip=rest.strip,
        legend=rest.legend,
    )


_TALL_UNIT = 0.54
_TALL_FLORIDA = (
    "M20 76H340V164C332 168 324 164 318 156C300 146 280 150 262 152C230 156 200 148 170 152C140 156 110 150 80 152"
    "C50 154 34 150 28 138C20 126 22 100 20 76Z"
)
_TALL_GROUPS = (
    GroupPlan((Point(268, 210), Point(260, 241), Point(256, 272)), Box(196, 296, 138, 36)),
    GroupPlan((Point(112, 358), Point(106, 389), Point(98, 420)), Box(26, 304, 128, 36)),
    GroupPlan((Point(112, 510), Point(104, 541), Point(98, 572)), Box(26, 594, 138, 36)),
)


#: The strip and the cards share so much height, so that nothing below them moves when the strip needs more.
_TALL_SHARED = 326.0
#: What the cards have where nothing else is asked.
_TALL_OFFER = 216.0


_TALL_BRIDGES = (
    (Point(300, 150), Point(294, 198)),
    (Point(190, 282), Point(160, 356)),
    (Point(96, 432), Point(112, 496)),
)


_TALL_CHART = Box(4, 60, 352, 588)


def _asked(y: float, strip_height: float | None) -> tuple[Box | None, Box]:
    """The strip, if there is one, and the cards below it."""
    if strip_height is None:
        return None, Box(8, y, 344, _TALL_OFFER)
    return Box(8, y, 344, strip_height), Box(8, y + strip_height + 6, 344, _TALL_SHARED - strip_height)


@lru_cache(maxsize=64)
def tall(seats: int, strip_height: float | None = 0) -> Plan:
    """`strip_height` is what prompt and buttons need, nothing where a page asks; the cards have the rest."""
    strip, offer = _asked(_TALL_CHART.y + _TALL_CHART.h + 6, strip_height)
    actions = Box(8, offer.y + offer.h + 8, 344, 222)
    top = actions.y + actions.h + 8
    cigars = Box(8, top + 78 * seats, 344, 28 + 13 * seats)
    counts = Box(8, cigars.y + cigars.h + 8, 344, 150)
    return Plan(
        name="tall",
        width=TALL,
        height=counts.y + counts.h + 8,
        unit=_TALL_UNIT,
        map=_TALL_CHART,
        ring=(16, 19, 31),
        florida=_TALL_FLORIDA,
        florida_name=Box(28, 79, 80, 18),
        mainland=(Box(30, 98, 94, 46), Box(130, 98, 94, 46), Box(230, 98, 94, 46)),
        stock=Box(270, 79, 62, 18),
        groups=_TALL_GROUPS,
        leaders="",
        bridges=_TALL_BRIDGES,
        bridge_names=(Box(196, 168, 92, 13), Box(176, 336, 90, 13), Box(120, 454, 70, 26)),
        seas=(Box(26, 186, 130, 106), Box(204, 482, 130, 106)),
        sea_columns=(5, 5),
        graveyard=Box(196, 376, 138, 58),
        dice=Box(250, 596, 84, 30),
        rose=Point(208, 617),
        rose_size=13,
        header=Box(8, 6, 344, 48),
        players=tuple(Box(8, top + 78 * i, 344, 72) for i in range(seats)),
        actions=actions,
        action_columns=3,
        cigars=cigars,
        offer=offer,
        offer_columns=3,
        counts=counts,
        strip=strip,
    )


PLANS = {"wide": wide, "tall": tall}
