"""The point track around the chart, the cigar track and the action track."""

from functools import lru_cache

from tradewinds.core.words import Say, Seat, line
from tradewinds.games.key_west.box.components import (
    ACTION_NAMES,
    CIGAR_STORE,
)
from tradewinds.games.key_west.picture.plan import PLANS, Plan
from tradewinds.games.key_west.picture.scene import HUES
from tradewinds.games.key_west.telling.names import action_space
from tradewinds.pictures import furniture
from tradewinds.pictures.geometry import Box, Point
from tradewinds.pictures.svg import Sheet, number, part, shift, stamp
from tradewinds.pictures.theme import PANEL, SOIL, colour

#: KW 13.9 has no end of the track: after a hundred points a second lap begins.
LAP = 100
_TOKEN = (26.0, 15.0)
#: What is drawn for each space of the action track.
_SIGNS = (
    ("helmet",),
    ("hotel",),
    ("hotel", "die"),
    ("factory", "cigar"),
    ("factory", "market"),
    ("cigar", "money"),
    ("shares",),
    ("harvest",),
    ("repeat",),
)


# Points


@lru_cache(maxsize=8)
def _ring(plan: Plan) -> tuple[Box, ...]:
    """The hundred spaces clockwise from the upper left corner; the four corners themselves are none."""
    thick, across, down = plan.ring
    box = plan.map
    w, h = (box.w - 2 * thick) / across, (box.h - 2 * thick) / down
    left, top, right, bottom = box.x, box.y, box.x + box.w - thick, box.y + box.h - thick
    spaces = [Box(left + thick + i * w, top, w, thick) for i in range(across)]
    spaces += [Box(right, top + thick + i * h, thick, h) for i in range(down)]
    spaces += [Box(right - (i + 1) * w, bottom, w, thick) for i in range(across)]
    spaces += [Box(left, bottom - (i + 1) * h, thick, h) for i in range(down)]
    return tuple(spaces)


@part
def draw_points(sheet: Sheet, plan: Plan, say: Say, points: tuple[int, ...]) -> None:
    """Spaces with a marker on them hide their number, as on a table."""
    standing: dict[int, list[int]] = {}
    for seat, reached in enumerate(points):
        standing.setdefault(reached % LAP, []).append(seat)
    with sheet.group(id="point-track", role="img", aria_label=say(line("picture-point-track"))):
        _track(sheet, plan.name)
        _numbers(sheet, plan.name, frozenset(standing))
    with sheet.group(id="points"):
        for space, seats in standing.items():
            scale, places = _crowd(_ring(plan)[space], len(seats))
            for seat, at in zip(seats, places, strict=True):
                title = say(line("picture-points", player=Seat(seat), points=points[seat]))
                sheet.piece(f"points-{seat + 1}", f"token-{HUES[seat]}", at.x, at.y, scale, title)


@stamp
def _track(sheet: Sheet, name: str) -> None:
    plan = PLANS[name](3)
    thick, line = plan.ring[0], colour("course")
    inner = plan.map.inset(thick)
    sheet.path(_frame(plan.map) + _frame(inner), colour("stone"), fill_rule="evenodd")
    for n, space in enumerate(_ring(plan)):
        if n % 5 == 0:
            sheet.rect(space, colour("soil"))
    edges = "".join(
        f"M{number(s.x)} {number(s.y)}" + (f"v{number(s.h)}" if s.h == thick else f"h{number(s.w)}")
        for s in _ring(plan)
    )
    sheet.path(edges, stroke=colour("line"), stroke_width=0.9)
    for x in (plan.map.x, plan.map.x + plan.map.w - thick):
        for y in (plan.map.y, plan.map.y + plan.map.h - thick):
            sheet.rect(Box(x, y, thick, thick), colour("soil"))
            furniture.star(sheet, x + thick / 2, y + thick / 2, thick * 0.38)
    sheet.rect(plan.map, stroke=line, stroke_width=1.6)
    sheet.rect(inner, stroke=line, stroke_width=1.6)


def _frame(box: Box) -> str:
    return f"M{number(box.x)} {number(box.y)}h{number(box.w)}v{number(box.h)}h{number(-box.w)}z"


@stamp
def _numbers(sheet: Sheet, name: str, hidden: frozenset[int]) -> None:
    for space, box in enumerate(_ring(PLANS[name](3))):
        if space % 5 == 0 and space not in hidden:
            sheet.text(str(space), box, 14.5 if name == "wide" else 8.5, SOIL, face="bold")


@lru_cache(maxsize=1024)
def _crowd(space: Box, count: int) -> tuple[float, list[Point]]:
    """As large as so many markers can be on one space, and where they stand."""
    best, shape = 0.0, (1, 1)
    for columns in (1, 2):
        rows = -(-count // columns)
        scale = min(space.w * 0.97 / columns / _TOKEN[0], space.h * 0.97 / rows / _TOKEN[1], 1.05)
        if scale > best:
            best, shape = scale, (columns, rows)
    cells = space.cells(shape[1], shape[0])
    return best, [cell.centre for cell in cells[:count]]


# Cigars


def _lanes(box: Box, wide: bool, seats: int) -> tuple[Box, list[Box]]:
    """The scale and below it a lane for each seat, so that nobody hides anybody."""
    left, head = (58.0, 26.0) if wide else (30.0, 17.0)
    scale = Box(box.x + left, box.y + 3, box.w - left - (22 if wide else 14), head - 3)
    room = Box(scale.x, box.y + head + 1, scale.w, box.h - head - 4)
    return scale, room.rows(seats)


@part
def draw_cigars(sheet: Sheet, plan: Plan, say: Say, cigars: tuple[int, ...]) -> None:
    box, wide, seats = plan.cigars, plan.wide, len(cigars)
    scale, lanes = _lanes(box, wide, seats)
    with sheet.group(id="cigar-track", role="img", aria_label=say(line("picture-cigar-track"))):
        _store(sheet, box, wide, seats)
    size = min(lanes[0].h / 15.5, 0.95)
    with sheet.group(id="cigars"):
        for seat, count in enumerate(cigars):
            x = scale.x + count * scale.w / CIGAR_STORE
            title = say(line("picture-cigars", player=Seat(seat), cigars=count))
            sheet.piece(f"cigars-{seat + 1}", f"pennant-{HUES[seat]}", x, lanes[seat].centre.y, size, title)


@stamp
def _store(sheet: Sheet, box: Box, wide: bool, seats: int) -> None:
    furniture.panel(sheet, box)
    scale, lanes = _lanes(box, wide, seats)
    sheet.use("cigar", box.x + (28 if wide else 13), box.centre.y, 1.2 if wide else 0.72)
    step = scale.w / CIGAR_STORE
    top, bottom = lanes[0].y, lanes[-1].y + lanes[-1].h
    every = range(0, CIGAR_STORE + 1, 5)
    fine = "".join(f"M{number(scale.x + n * step)} {number(top)}V{number(bottom)}" for n in range(CIGAR_STORE + 1))
    sheet.path(fine, stroke=colour("line"), stroke_width=0.5, stroke_opacity=0.6)
    firm = "".join(f"M{number(scale.x + n * step)} {number(top)}V{number(bottom)}" for n in every)
    sheet.path(firm, stroke=colour("course"), stroke_width=1, stroke_opacity=0.7)
    for n in every:
        spot = Box(scale.x + n * step - step * 2, scale.y, step * 4, scale.h)
        sheet.text(str(n), spot, 14 if wide else 10, PANEL, face="bold")


# Actions


@lru_cache(maxsize=8)
def action_cells(plan: Plan) -> tuple[Box, ...]:
    columns = plan.action_columns
    rows = -(-len(ACTION_NAMES) // columns)
    gap = 6.0 if plan.wide else 5.0
    return tuple(plan.actions.cells(rows, columns, gap, gap)[: len(ACTION_NAMES)])


def marker_slot(plan: Plan, action: int, seat: int) -> Point:
    """Where the marker of a seat lies on a space of the action track."""
    foot = _foot(action_cells(plan)[action], plan.wide)
    return foot.columns(len(plan.players))[seat].centre


def _foot(cell: Box, wide: bool) -> Box:
    high = 28.0 if wide else 19.0
    return Box(cell.x + 4, cell.y + cell.h - high - 2, cell.w - 8, high)


@part
def draw_actions(sheet: Sheet, plan: Plan, say: Say) -> None:
    with sheet.group(id="action-track", role="group", aria_label=say(line("board-action"))):
        for action, cell in enumerate(action_cells(plan)):
            name = say(action_space(action))
            with sheet.group(title=name, data_about=f"action-{ACTION_NAMES[action]}"):
                _action(sheet, cell, action, name, plan.wide, len(plan.players))


def _action(sheet: Sheet, cell: Box, action: int, name: str, wide: bool, seats: int) -> None:
    """Its signs and its name, and below a place for everybody's marker."""
    furniture.panel(sheet, cell)
    foot = _foot(cell, wide)
    sheet.rect(foot, colour("stone"), rx=5)
    lines = "".join(f"M{number(c.x)} {number(c.y + 4)}v{number(c.h - 8)}" for c in foot.columns(seats)[1:])
    sheet.path(lines, stroke=colour("line"), stroke_width=1)
    k = 1.0 if wide else 0.62
    signs = _SIGNS[action]
    middle = (cell.y + foot.y) / 2
    for n, sign in enumerate(signs):
        y = middle + (n - (len(signs) - 1) / 2) * 27 * k
        _sign(sheet, sign, cell.x + 19 * k + 1, y, k)
    left = 38 * k
    room = Box(cell.x + left, cell.y + 3, cell.w - left - 4, foot.y - cell.y - 5)
    sheet.text(name, room, sheet.least, PANEL, lines=4, align="start")


def _sign(sheet: Sheet, sign: str, x: float, y: float, k: float) -> None:
    if sign == "market":
        sheet.use("cigar", x, y - 4 * k, 0.9 * k)
        furniture.star(sheet, x + 6 * k, y + 5 * k, 7.5 * k)
    elif sign == "shares":
        sheet.use("long-key", x, y - 8 * k, k)
        sheet.use("key-largo-cut", x, y + 12 * k, k)
    elif sign == "die":
        die(sheet, Point(x, y), 20 * k, 5)
    elif sign == "repeat":
        with sheet.group(transform=shift(x, y, k)):
            sheet.path("M8-8A11 11 0 1 0 11.4 0", stroke=colour("course"), stroke_width=3, stroke_linecap="round")
            sheet.path("M2-9L11-7L12-16Z", colour("course"))
    else:
        sheet.use(sign, x, y, k)


#: Where the dots of a die lie, in thirds of its side.
_DOTS = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


@stamp
def die(sheet: Sheet, at: Point, side: float, face: int) -> None:
    """A die with a face up; 0 is one that was not rolled."""
    box = Box(at.x - side / 2, at.y - side / 2, side, side)
    edge = colour("edge")
    sheet.rect(box, colour("wall"), rx=side * 0.2, stroke=edge, stroke_width=side / 18, opacity=None if face else 0.45)
    for x, y in _DOTS[face]:
        sheet.circle(at.x + x * side * 0.27, at.y + y * side * 0.27, side * 0.095, edge)
