"""The chart: sea, islands with their fields, plates, start ships, and the pieces that stand there."""

from itertools import pairwise

from tradewinds.core.words import Line, Say, line, name_of
from tradewinds.games.west_of_africa.box.components import (
    COST_OF,
    EAST_SHIP,
    ENTRY_EAST,
    ENTRY_WEST,
    FIELD_NAMES,
    GOOD_NAMES,
    GOOD_OF,
    ISLAND_NAMES,
    ISLANDS,
    PRICES,
    SEA_ROW,
    WEST_SHIP,
)
from tradewinds.games.west_of_africa.picture.places import Places
from tradewinds.games.west_of_africa.picture.plan import PLANS, PLATE_HEAD, SHAPES, TILE, Plan
from tradewinds.games.west_of_africa.picture.scene import Scene
from tradewinds.games.west_of_africa.state import EMPTY, NOBODY
from tradewinds.games.west_of_africa.telling import names
from tradewinds.pictures import furniture
from tradewinds.pictures.geometry import Box, Point
from tradewinds.pictures.pieces import SHIELD
from tradewinds.pictures.svg import Sheet, part, shift, stamp
from tradewinds.pictures.theme import PANEL, colour

_HULL = "M4 44C50 56 186 56 232 36C226 76 206 100 176 104H66C32 102 10 78 4 44Z"
_RIGGING = "M74 48V4M120 50V0M164 48V6"
_SAILS = (
    "M52 10C66 6 84 6 98 10C92 20 92 30 98 40C84 37 66 37 52 40C58 30 58 20 52 10Z"
    "M104 4C116 1 130 1 142 4C136 16 136 28 142 42C128 38 114 38 104 42C110 28 110 16 104 4Z"
    "M148 12C160 8 174 8 184 12C178 21 178 30 184 40C172 37 158 37 148 40C154 30 154 21 148 12Z"
)


def draw_sea(scene: Scene) -> None:
    """Everything of the chart that never changes."""
    _background(scene.sheet, scene.plan.name, tuple(scene.berths))


@stamp
def _background(sheet: Sheet, name: str, berths: tuple[int, ...]) -> None:
    plan = PLANS[name](2, True)
    furniture.sea(sheet, plan.map, plan.rose.x, plan.rose.y)
    _lines(sheet, plan)
    for number in range(ISLANDS):
        _land(sheet, plan, number)
        _harbour(sheet, plan, number, berths[number])
    furniture.rose(sheet, plan.rose.x, plan.rose.y, plan.rose_size)
    furniture.frame(sheet, plan.map, 40 * plan.unit, 6 if plan.unit == 1 else 4)
    for box in plan.start_ships:
        _start_ship(sheet, box)


def _lines(sheet: Sheet, plan: Plan) -> None:
    width = 3 * max(plan.unit, 0.6)
    route = "".join(plan.route(one, two) for one, two in pairwise(SEA_ROW))
    sheet.path(route, stroke=colour("shallow"), stroke_width=width * 2.2, stroke_linecap="round")
    dash = f"{width * 0.1} {width * 2.6}"
    sheet.path(route, stroke=colour("course"), stroke_width=width, stroke_dasharray=dash, stroke_linecap="round")
    ferries = plan.ferry(0, ENTRY_WEST) + plan.ferry(1, ENTRY_EAST)
    sheet.path(ferries, stroke=colour("course"), stroke_width=width / 2, stroke_dasharray="4 4")


def _land(sheet: Sheet, plan: Plan, number: int) -> None:
    shape, at = SHAPES[number], plan.islands[number].art
    sheet.path(plan.islands[number].leader, stroke=colour("coast"), stroke_width=1.6)
    with sheet.group(transform=shift(at.x, at.y, plan.unit), stroke_linejoin="round"):
        sheet.path(shape.outline, stroke=colour("shallow"), stroke_width=26)
        sheet.path(shape.outline, stroke=colour("wave"), stroke_width=14)
        sheet.path(shape.outline, stroke=colour("shallow"), stroke_width=11)
        about = f"island-{ISLAND_NAMES[number]}"
        sheet.path(shape.outline, colour("land"), stroke=colour("coast"), stroke_width=2.4, data_about=about)
        for x, y in shape.hills:
            hills = f"M{x - 16} {y + 8}l10-17l7 10l5-6l10 13"
            sheet.path(hills, stroke=colour("coast"), stroke_width=1.6, stroke_linecap="round")


def _start_ship(sheet: Sheet, box: Box) -> None:
    """A painted galleon with a deck for workers."""
    with sheet.group(transform=shift(box.x, box.y, box.w / 236), stroke=colour("wood-dark"), stroke_width=2):
        sheet.path(_RIGGING, stroke_width=3)
        sheet.path(_SAILS, colour("sail"), stroke_linejoin="round")
        sheet.path(_HULL, colour("wood"), stroke_linejoin="round")
        sheet.path("M24 88C60 96 176 96 212 84", stroke_width=1.5)


def _harbour(sheet: Sheet, plan: Plan, number: int, berths: int) -> None:
    """Berths as mooring rings."""
    unit, line = plan.unit, colour("course")
    width = 1.5 * max(unit, 0.7)
    for x, y in plan.islands[number].slots[:berths]:
        sheet.circle(x, y, 17 * unit, colour("shallow"), stroke=line, stroke_width=width, stroke_dasharray="4 3")


# Islands


def draw_islands(scene: Scene, places: Places) -> None:
    for number in range(ISLANDS):
        fields = tuple(
            [(field, *places.tile(field), scene.fields[field] == EMPTY) for field in places.fields_of(number)]
        )
        heir, own = scene.heirs[number], scene.influences[number]
        rows = tuple([(seat, places.row(number, seat), own[seat], seat == heir) for seat in places.present[number]])
        plate, unit = places.plate(number), scene.plan.unit
        _island(scene.sheet, scene.say, unit, number, scene.alcaldes[number], fields, plate, rows)
    for place in (WEST_SHIP, EAST_SHIP):
        _deck(scene, places, place)


@part
def _island(
    sheet: Sheet,
    say: Say,
    unit: float,
    number: int,
    alcalde: int,
    fields: tuple[tuple[int, Point, float, bool], ...],
    plate: Box,
    rows: tuple[tuple[int, Box, int, bool], ...],
) -> None:
    """Its fields, its name and price, and a row for each player who counts there."""
    name, price = say(names.island(number)), int(PRICES[number])
    who = say(name_of(alcalde)) if alcalde != NOBODY else "–"
    told = say(line("picture-island", island=name, price=price, alcalde=who))
    with sheet.group(id=f"island-{ISLAND_NAMES[number]}", role="group", aria_label=told):
        for field, at, scale, empty in fields:
            with sheet.group(title=say(_about(field, name)), data_about=f"field-{FIELD_NAMES[field]}"):
                _field(sheet, at, unit * scale, field, empty)
        _head(sheet, plate, unit, name, price, alcalde == NOBODY)
        for seat, row, strength, leads in rows:
            _row(sheet, row, unit, seat, strength, leads)


def _about(field: int, island: str) -> Line:
    """What can be grown or built on a field, and what it costs."""
    good, number = int(GOOD_OF[field]), names.field_number(field)
    use = names.good(good) if good >= 0 else line("picture-settlement")
    return line("picture-field", island=island, number=number, use=use, cost=int(COST_OF[field]))


@stamp
def _field(sheet: Sheet, at: Point, unit: float, field: int, empty: bool) -> None:
    """What can be grown or built there; a piece that stands there covers it."""
    good, cost = int(GOOD_OF[field]), int(COST_OF[field])
    side = TILE * unit
    box = Box(at.x - side / 2, at.y - side / 2, side, side)
    ground = colour("soil" if good >= 0 else "stone")
    sheet.rect(box, ground, rx=8 * unit, stroke=colour("coast"), stroke_width=1.3 * max(unit, 0.75))
    if not empty:
        return
    if good >= 0 and cost:
        sheet.use(GOOD_NAMES[good], at.x - 7 * unit, at.y - 6 * unit, 0.92 * unit)
    elif good >= 0:
        sheet.use(GOOD_NAMES[good], at.x, at.y, 1.12 * unit)
    else:
        sheet.use("plot", at.x - 5 * unit, at.y - 3 * unit, 0.95 * unit)
    if cost:
        furniture.coin(sheet, at.x + 8.5 * unit, at.y + 8.5 * unit, 13 * unit, str(cost))


@stamp
def _head(sheet: Sheet, box: Box, unit: float, name: str, price: int, vacant: bool) -> None:
    furniture.panel(sheet, box)
    head = Box(box.x, box.y, box.w, PLATE_HEAD * unit)
    middle, size = head.centre.y, 19 * max(unit, 0.6)
    room = Box(head.x + 27 * unit, head.y, head.w - (27 + 27) * unit, head.h)
    sheet.text(name, room, size, PANEL, face="serif bold", align="start")
    furniture.coin(sheet, head.x + head.w - 13 * unit, middle, 14.5 * unit, str(price))
    if vacant:
        at = shift(head.x + 16 * unit, middle, 0.82 * unit)
        sheet.path(SHIELD, transform=at, stroke=colour("muted"), stroke_width=1.6, stroke_dasharray="3 3")


@stamp
def _row(sheet: Sheet, row: Box, unit: float, seat: int, strength: int, leads: bool) -> None:
    if leads:
        furniture.crown(sheet, row.x + 13 * unit, row.centre.y, 0.8 * unit)
    box = Box(row.x + 22 * unit, row.y + 1.8 * unit, 46 * unit, row.h - 3.6 * unit)
    furniture.badge(sheet, box, seat, str(strength), 16.5 * max(unit, 0.6))


def _deck(scene: Scene, places: Places, place: int) -> None:
    box = places.deck(place)
    label = scene.words("picture-west-ship" if place == WEST_SHIP else "picture-east-ship")
    with scene.sheet.group(id="west-ship" if place == WEST_SHIP else "east-ship", title=label):
        scene.sheet.rect(box, colour("soil"), rx=6 * scene.plan.unit, stroke=colour("wood-dark"), stroke_width=1.2)
