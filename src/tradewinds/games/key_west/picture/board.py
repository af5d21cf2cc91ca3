"""The chart: sea, Florida, the three island groups with their spaces, the bridges, the dive spaces, the graveyard."""

from math import cos, hypot, pi, sin

from tradewinds.core.words import Say, Seat, line
from tradewinds.games.key_west.box.components import (
    BRIDGE_NAMES,
    FRUIT_NAMES,
    GRAVES,
    GRAVES_OPEN,
    GRAVEYARD,
    ISLAND_NAMES,
    ISLAND_OF,
    ISLANDS,
    SEA,
    SORT_FRUIT,
    SORT_HOTEL,
    SORT_OF,
    SPACE_NAMES,
    SPACES,
    STARS_OF,
    STEPS,
)
from tradewinds.games.key_west.picture.plan import DIVE, PLANS, SPACE_HEIGHT, SPACE_WIDTH, Plan, row_of
from tradewinds.games.key_west.picture.scene import HUES, Scene
from tradewinds.games.key_west.state import COVERED, FREE
from tradewinds.games.key_west.telling.names import bridge, island
from tradewinds.games.key_west.telling.names import space as space_name
from tradewinds.pictures import furniture
from tradewinds.pictures.geometry import Box, Point, around
from tradewinds.pictures.svg import Sheet, number, part, shift, stamp
from tradewinds.pictures.theme import LAND, PANEL, SHALLOW, WATER, colour

_SPACES_OF = tuple([space for space in range(SPACES) if ISLAND_OF[space] == group] for group in range(ISLANDS))
#: Where a disc lies on its space, from the middle of the space.
DISC_DOWN = 9.5


def draw_sea(scene: Scene) -> None:
    """Everything of the chart that never changes."""
    words = [scene.words(id) for id in ("picture-florida", "picture-nw", "picture-se", "picture-graveyard")]
    _background(scene.sheet, scene.plan.name, tuple(words))


@stamp
def _background(sheet: Sheet, name: str, words: tuple[str, ...]) -> None:
    plan = PLANS[name](3)
    thick = plan.ring[0]
    inner = plan.map.inset(thick)
    furniture.sea(sheet, inner, plan.rose.x, plan.rose.y)
    _land(sheet, plan)
    furniture.rose(sheet, plan.rose.x, plan.rose.y, plan.rose_size)
    size = 24 if plan.unit == 1 else 13
    for place in range(SEA):
        _slot(sheet, plan.dive(place), plan.unit)
    # What lies there tells its own name.
    with sheet.group(aria_hidden="true"):
        sheet.text(words[0], plan.florida_name, size, LAND, face="serif bold", align="start")
        for area, caption in zip((*plan.seas, plan.graveyard), words[1:], strict=True):
            _caption(sheet, plan, area, caption)


def _caption(sheet: Sheet, plan: Plan, area: Box, text: str) -> None:
    """A name on the water above an area."""
    size = sheet.least
    box = Box(area.x + 2, area.y - size * 1.5, area.w - 4, size * 1.35)
    sheet.text(text, box, size, WATER, face="serif", align="start")


def _slot(sheet: Sheet, at: Point, unit: float) -> None:
    side = DIVE * unit
    box = Box(at.x - side / 2, at.y - side / 2, side, side)
    line = colour("course")
    sheet.rect(box, colour("shallow"), rx=9 * unit, stroke=line, stroke_width=1.1 * unit, stroke_dasharray="3 3")


# Land


def _land(sheet: Sheet, plan: Plan) -> None:
    """Florida, and an islet under each row of spaces."""
    outline = plan.florida + "".join(_islet(box) for box in _islets(plan))
    unit = plan.unit
    sheet.path(plan.leaders, stroke=colour("coast"), stroke_width=1.6)
    with sheet.group(stroke_linejoin="round"):
        sheet.path(outline, stroke=colour("shallow"), stroke_width=26 * unit)
        sheet.path(outline, stroke=colour("wave"), stroke_width=14 * unit)
        sheet.path(outline, stroke=colour("shallow"), stroke_width=11 * unit)
        sheet.path(outline, stroke=colour("coast"), stroke_width=4.8 * unit)
        sheet.path(outline, colour("land"))


def _islets(plan: Plan) -> list[Box]:
    rows: dict[tuple[int, int], list[Point]] = {}
    for space in range(SPACES):
        rows.setdefault((int(ISLAND_OF[space]), row_of(space)), []).append(plan.space(space))
    unit = plan.unit
    return [around(points, (SPACE_WIDTH / 2 + 13) * unit, (SPACE_HEIGHT / 2 + 9) * unit) for points in rows.values()]


def _islet(box: Box) -> str:
    """A coast that follows a box without being one."""
    count = 16
    points = []
    for i in range(count):
        turn = 2 * pi * i / count
        wave = 1 + 0.03 * sin(3 * turn + box.x) + 0.035 * sin(5 * turn + box.y)
        x, y = cos(turn), sin(turn)
        points.append(
            Point(
                box.centre.x + box.w / 2 * wave * abs(x) ** 0.5 * (1 if x > 0 else -1),
                box.centre.y + box.h / 2 * wave * abs(y) ** 0.5 * (1 if y > 0 else -1),
            )
        )
    return _smooth(points)


def _smooth(points: list[Point]) -> str:
    """A closed line through points without corners."""
    count = len(points)
    d = f"M{number(points[0].x)} {number(points[0].y)}"
    for i in range(count):
        before, start, end, after = (points[(i + k - 1) % count] for k in range(4))
        one = Point(start.x + (end.x - before.x) / 6, start.y + (end.y - before.y) / 6)
        two = Point(end.x - (after.x - start.x) / 6, end.y - (after.y - start.y) / 6)
        d += "C" + " ".join(f"{number(p.x)} {number(p.y)}" for p in (one, two, end))
    return d + "Z"


# Island groups


def draw_islands(scene: Scene) -> None:
    for group in range(ISLANDS):
        looks = tuple([_look(scene.spaces[space]) for space in _SPACES_OF[group]])
        discs = tuple(scene.discs_on[group])
        _island(scene.sheet, scene.fixed, scene.say, group, looks, discs, scene.connected(group))


def _look(stands: int) -> int:
    """-1 covered, 0 free, 1 taken."""
    return -1 if stands == COVERED else int(stands != FREE)


@part
def _island(
    sheet: Sheet, plan: Plan, say: Say, group: int, looks: tuple[int, ...], discs: tuple[int, ...], connected: bool
) -> None:
    counts = [f"{say(line('player', player=Seat(seat)))} {n}" for seat, n in enumerate(discs) if n]
    told = line("picture-island", island=island(group), connected=int(connected), discs=", ".join(counts) or "–")
    with sheet.group(id=f"island-{ISLAND_NAMES[group]}", role="group", aria_label=say(told)):
        _spaces(
            sheet,
            plan.name,
            group,
            looks,
            tuple([_told(say, *one) for one in zip(_SPACES_OF[group], looks, strict=True)]),
        )
        _plate(sheet, plan, group, say(island(group)), discs, connected)


def _told(say: Say, space: int, look: int) -> str:
    """Which space it is, and whether it is in use; the disc on it tells whose it is."""
    state = {-1: "legend-covered", 0: "picture-free"}.get(look)
    name = say(space_name(space))
    return f"{name} · {say(line(state))}" if state else name


@stamp
def _spaces(sheet: Sheet, name: str, group: int, looks: tuple[int, ...], told: tuple[str, ...]) -> None:
    plan = PLANS[name](3)
    for space, look, title in zip(_SPACES_OF[group], looks, told, strict=True):
        with sheet.group(title=title, data_about=f"space-{SPACE_NAMES[space]}"):
            _space(sheet, plan.space(space), plan.unit, space, look)


@stamp
def _space(sheet: Sheet, at: Point, unit: float, space: int, look: int) -> None:
    """What the space is for above, the place for a disc below."""
    w, h = SPACE_WIDTH * unit, SPACE_HEIGHT * unit
    box = Box(at.x - w / 2, at.y - h / 2, w, h)
    sort = int(SORT_OF[space])
    ground = colour("soil" if sort >= SORT_FRUIT else "stone")
    sheet.rect(box, ground, rx=8 * unit, stroke=colour("coast"), stroke_width=1.3 * max(unit, 0.75))
    if look < 0:
        sheet.use("cover", at.x, at.y, 1.4 * unit)
        return
    top = at.y - 13.5 * unit
    if sort == SORT_HOTEL:
        _stars(sheet, at.x, top, unit, int(STARS_OF[space]))
    elif sort >= SORT_FRUIT:
        sheet.use(FRUIT_NAMES[sort - SORT_FRUIT], at.x, top, 0.8 * unit)
    else:
        sheet.use("factory", at.x, top, 0.8 * unit)
    if look:
        return
    if sort == SORT_HOTEL:
        sheet.use("hotel", at.x, at.y + 11 * unit, 0.98 * unit)
    else:
        y = at.y + DISC_DOWN * unit
        sheet.circle(at.x, y, 11.5 * unit, stroke=colour("coast"), stroke_width=1.3 * unit, stroke_dasharray="3 2.4")


def _stars(sheet: Sheet, x: float, y: float, unit: float, count: int) -> None:
    """KW 1.6: as many stars as the hotel has, three or fewer in a row."""
    rows = [count] if count <= 3 else [-(-count // 2), count // 2]
    r = (5.6 if len(rows) == 1 else 4.6) * unit
    for level, stars in enumerate(rows):
        for n in range(stars):
            furniture.star(
                sheet,
                x + (n - (stars - 1) / 2) * r * 2.2,
                y + (level - (len(rows) - 1) / 2) * r * 2.05,
                r * 1.06,
            )


def _plate(sheet: Sheet, plan: Plan, group: int, name: str, discs: tuple[int, ...], connected: bool) -> None:
    """The name of a group, whether it is connected, and everybody's discs there."""
    unit, box = plan.unit, plan.groups[group].plate
    _head(sheet, box, unit, name, connected, BRIDGE_NAMES[group])
    cells = Box(box.x + 6 * unit, box.y + 36 * unit, box.w - 12 * unit, 25 * unit).columns(len(discs), 3 * unit)
    for seat, n in enumerate(discs):
        if n:  # KW 12.1, 12.2: whoever has the most would be boss if the round ended now
            _badge(sheet, cells[seat], unit, HUES[seat], n, n == max(discs))


@stamp
def _head(sheet: Sheet, box: Box, unit: float, name: str, connected: bool, sign: str) -> None:
    furniture.panel(sheet, box)
    head = Box(box.x + 9 * unit, box.y, box.w - 48 * unit, 35 * unit)
    size = 19 * max(unit, 0.62)
    sheet.text(name, head, size, PANEL, face="serif bold", align="start", smallest=size * 0.62)
    if connected:
        x, y = box.x + box.w - 21 * unit, box.y + 18 * unit
        sheet.use(sign, x, y, 0.95 * unit)
        tick = "M-5 0L-1 4L6-5"
        sheet.path(tick, transform=shift(x + 7 * unit, y + 5 * unit, unit), stroke=colour("panel"), stroke_width=5.5)
        sheet.path(tick, transform=shift(x + 7 * unit, y + 5 * unit, unit), stroke=colour("course"), stroke_width=2.8)


@stamp
def _badge(sheet: Sheet, cell: Box, unit: float, hue: int, discs: int, boss: bool) -> None:
    furniture.badge(sheet, cell, hue, str(discs), 15.5 * max(unit, 0.62))
    if boss:
        furniture.crown(sheet, cell.centre.x, cell.y - 1 * unit, 0.8 * unit, line=1.6)


# Bridges


@part
def draw_bridges(sheet: Sheet, plan: Plan, say: Say, bills: tuple[int, ...]) -> None:
    """Built as far as bills were taken; the rest is only planned."""
    for number_, left in enumerate(bills):
        told = say(line("picture-bridge", bridge=bridge(number_), left=left))
        with sheet.group(id=f"bridge-{BRIDGE_NAMES[number_]}", role="img", aria_label=told):
            _bridge(sheet, plan.name, number_, left, say(bridge(number_)))


@stamp
def _bridge(sheet: Sheet, plan_name: str, bridge: int, left: int, name: str) -> None:
    plan = PLANS[plan_name](3)
    one, two = plan.bridges[bridge]
    steps, unit = int(STEPS[bridge]), plan.unit
    length = hypot(two.x - one.x, two.y - one.y)
    dx, dy = (two.x - one.x) / length, (two.y - one.y) / length
    half = 9 * unit
    for n in range(steps):
        a, b = (Point(one.x + dx * length * k / steps, one.y + dy * length * k / steps) for k in (n, n + 1))
        corners = [a.moved(-dy * half, dx * half), b.moved(-dy * half, dx * half), b.moved(dy * half, -dx * half)]
        corners.append(a.moved(dy * half, -dx * half))
        d = "M" + "L".join(f"{number(p.x)} {number(p.y)}" for p in corners) + "Z"
        if n < left:
            sheet.path(d, stroke=colour("course"), stroke_width=1.1 * unit, stroke_dasharray="3 3")
        else:
            sheet.path(d, colour("stone"), stroke=colour("coast"), stroke_width=1.6 * unit)
            rail = f"M{number(a.x)} {number(a.y)}L{number(b.x)} {number(b.y)}"
            sheet.path(rail, stroke=colour("coast"), stroke_width=1.2 * unit, stroke_dasharray="5 4")
    size = sheet.least
    lines = 2 if plan.bridge_names[bridge].h > size * 2.2 else 1
    sheet.text(name, plan.bridge_names[bridge], size, WATER, face="serif", smallest=size * 0.84, lines=lines)


# The graveyard


@part
def draw_graveyard(sheet: Sheet, plan: Plan, say: Say, seats: int, wrecks: int) -> None:
    with sheet.group(id="graveyard", role="img", aria_label=say(line("picture-wrecks", count=wrecks))):
        _graves(sheet, plan.name, seats, wrecks)


@stamp
def _graves(sheet: Sheet, name: str, seats: int, wrecks: int) -> None:
    plan, shut = PLANS[name](3), GRAVES - int(GRAVES_OPEN[seats])
    for n in range(GRAVES):
        points = int(GRAVEYARD[seats, n - shut]) if n >= shut else 0
        _grave(sheet, plan.grave(n), plan.unit, points, n - shut < wrecks)


def _grave(sheet: Sheet, box: Box, unit: float, points: int, full: bool) -> None:
    """What a wreck brings there; 0 is a covered grave."""
    line = colour("course")
    sheet.rect(box, colour("shallow"), rx=7 * unit, stroke=line, stroke_width=1.2 * unit)
    if not points:
        sheet.use("cover", box.centre.x, box.centre.y, 1.2 * unit)
        return
    size = 18 * max(unit, 0.62)
    room = Box(box.x + box.w * 0.46, box.y + box.h * 0.3, box.w * 0.5, box.h * 0.66)
    if not full:
        sheet.use("wreck", box.x + box.w * 0.32, box.centre.y, 0.82 * unit, opacity=0.28)
    sheet.text(str(points), room, size, SHALLOW, face="bold")
    furniture.star(sheet, box.x + box.w * 0.71, box.y + box.h * 0.2, 6 * unit)
