"""The chart: the sea, the island with its six terrains, the letters and numbers that name its spaces, the legend.

Nothing here changes during a match, so each island is drawn once for each arrangement and language.
"""

from collections.abc import Iterator

from tradewinds.core.words import line
from tradewinds.games.tobago.box.board import (
    HALF_ROW,
    LANDS,
    NORTH,
    PLACE_NAMES,
    PLACE_OF,
    PLACE_Q,
    SPACES,
    STEPS,
    TERRAIN,
    WEST,
    Hex,
    areas,
    neighbours,
)
from tradewinds.games.tobago.box.components import TERRAINS
from tradewinds.games.tobago.picture.plan import Grid, Plan, middle, side_middle
from tradewinds.games.tobago.picture.scene import Scene
from tradewinds.games.tobago.picture.symbols import GROUNDS, LINES, SIDE, VARIANTS
from tradewinds.pictures import furniture
from tradewinds.pictures.geometry import Box, Point
from tradewinds.pictures.svg import Sheet, number, stamp
from tradewinds.pictures.theme import WATER, colour

_LAKE, _RIVER = TERRAINS.index("lake"), TERRAINS.index("river")


def draw_island(scene: Scene) -> None:
    terrains = tuple(scene.say(line(f"terrain-{name}")) for name in TERRAINS)
    _sea(scene.sheet, scene.plan)
    if scene.is_laid_out:
        with scene.sheet.group(id="island", role="group", aria_label=scene.words("picture-island")):
            _land(scene.sheet, scene.grid)
            _spaces(scene.sheet, scene.grid, terrains)
        _names(scene.sheet, scene.plan, scene.grid)
    _legend(scene.sheet, scene.plan, terrains)


@stamp
def _sea(sheet: Sheet, plan: Plan) -> None:
    box, unit = plan.map, plan.unit
    rose = Point(box.x + box.w - 92 * unit, box.y + 100 * unit)
    furniture.sea(sheet, box, rose.x, rose.y)
    furniture.rose(sheet, rose.x, rose.y, 52 * unit)
    furniture.frame(sheet, box, 40 * unit, 6 if plan.wide else 4)


# The land


@stamp
def _land(sheet: Sheet, grid: Grid) -> None:
    """Shallows around the coast, the areas with rounded borders, faint lines between spaces, rivers, what grows."""
    land = LANDS[grid.island]
    shore, k = grid.shore(frozenset(land)), grid.side / SIDE
    with sheet.group(stroke_linejoin="round"):
        for line, width in (("shallow", 22), ("wave", 12), ("shallow", 9.6)):
            sheet.path(shore, stroke=colour(line), stroke_width=width * k)
        sheet.path(shore, colour("land"), stroke=colour("coast"), stroke_width=2.4 * k)
        for area in areas(land):
            ground = GROUNDS[land[min(area)]]
            shape = grid.shore(frozenset(area))
            sheet.path(shape, colour(ground), stroke=colour("coast"), stroke_width=0.9 * k, stroke_opacity=0.75)
        sheet.path(_lattice(grid, land), stroke=colour("coast"), stroke_width=0.7 * k, stroke_opacity=0.5)
        _rivers(sheet, grid, land)
    for place in sorted(land):
        at, name = grid.at(middle(place)), GROUNDS[land[place]]
        sheet.use(f"land-{name}-{(place[0] + place[1]) % VARIANTS}", at.x, at.y, k)


def _lattice(grid: Grid, land: dict[Hex, int]) -> str:
    """The sides between two spaces of one area."""
    lines = ""
    for place in sorted(land):
        for step in STEPS[:3]:
            other = (place[0] + step[0], place[1] + step[1])
            if land.get(other) == land[place]:
                lines += _side(grid, place, other)
    return lines


def _side(grid: Grid, one: Hex, two: Hex) -> str:
    """The side between two neighbours: across the line between their middles."""
    a, b = grid.at(middle(one)), grid.at(middle(two))
    x, y = (a.x + b.x) / 2, (a.y + b.y) / 2
    length = grid.side / 2 / (3**0.5 * grid.side)
    dx, dy = (b.y - a.y) * length, (a.x - b.x) * length
    return f"M{number(x - dx)} {number(y - dy)}L{number(x + dx)} {number(y + dy)}"


def _rivers(sheet: Sheet, grid: Grid, land: dict[Hex, int]) -> None:
    """Water that runs from space to space, out of lakes and into the ocean; at both ends its banks open."""
    k = grid.side / SIDE
    spaces = [place for place in sorted(land) if land[place] == _RIVER]
    banks = "".join(_stream(grid, place, _links(land, place), 0.0) for place in spaces)
    water = "".join(_stream(grid, place, _links(land, place), 0.16) for place in spaces)
    sheet.path(banks, stroke=colour(LINES[_RIVER]), stroke_width=11 * k)
    sheet.path(water, stroke=colour("lake"), stroke_width=8.4 * k, stroke_linecap="round")
    for place in spaces:
        at, step, half = grid.at(middle(place)), number(5 * k), number(2.5 * k)
        ripple = f"M{number(at.x - 5 * k)} {number(at.y)}q{half}-{half} {step} 0t{step} 0"
        sheet.path(ripple, stroke=colour("lake-line"), stroke_width=1.2 * k, stroke_linecap="round")


def _links(land: dict[Hex, int], place: Hex) -> list[Hex]:
    """The directions in which a river leaves a space: to more river, else to the ocean and to a lake."""
    kinds = [land.get(neighbour) for neighbour in neighbours(place)]
    found = [i for i, kind in enumerate(kinds) if kind == _RIVER]
    for wanted in (None, _LAKE):
        free = [i for i, kind in enumerate(kinds) if kind == wanted]
        if len(found) < 2 and free:
            # As straight on as can be.
            found.append(max(free, key=lambda i: min(abs(i - found[0]), 6 - abs(i - found[0])) if found else 0))
    return [STEPS[i] for i in found]


def _stream(grid: Grid, place: Hex, links: list[Hex], reach: float) -> str:
    """A bend through a space; `reach` is how far it goes on beyond each end, as a part of the way to the middle."""
    centre = grid.at(middle(place))
    ends = [_towards(grid.at(side_middle(place, link)), centre, -reach) for link in links]
    if len(ends) != 2:
        return "".join(f"M{_written(end)}L{_written(centre)}" for end in ends)
    a, b = ends
    dx, dy = (b.y - a.y) * 0.3, (a.x - b.x) * 0.3
    return (
        f"M{_written(a)}C{_written(_towards(a, centre, 0.7).moved(dx, dy))} "
        f"{_written(_towards(b, centre, 0.7).moved(-dx, -dy))} {_written(b)}"
    )


def _towards(one: Point, two: Point, part: float) -> Point:
    return Point(one.x + (two.x - one.x) * part, one.y + (two.y - one.y) * part)


def _written(at: Point) -> str:
    return f"{number(at.x)} {number(at.y)}"


@stamp
def _spaces(sheet: Sheet, grid: Grid, terrains: tuple[str, ...]) -> None:
    """Each space as a hex that can be pointed at: it tells its name and terrain."""
    for space, at in enumerate(grid.spaces):
        name = PLACE_NAMES[int(PLACE_OF[grid.island, space])]
        told = f"{name} · {terrains[TERRAIN[grid.island, space]]}"
        with sheet.group(title=told, id=f"space-{name.lower()}"):
            sheet.path(grid.hexagon(at, 1), "transparent")


# Names of spaces


@stamp
def _names(sheet: Sheet, plan: Plan, grid: Grid) -> None:
    """Columns have letters, rows numbers: the two hexes of a row in neighbouring columns share a number."""
    places = [int(PLACE_OF[grid.island, s]) for s in range(SPACES[grid.island])]
    size = 15.0 if plan.wide else 9.0
    # Every space tells its own name.
    with sheet.group(aria_hidden="true"):
        for name, at in _margin(plan, grid, places):
            room = max(size, sheet.least) * 4 / 3
            sheet.text(name, Box(at.x - room / 2, at.y - room / 2, room, room), size, WATER, face="bold")


def _margin(plan: Plan, grid: Grid, places: list[int]) -> Iterator[tuple[str, Point]]:
    """Letters above and below, numbers to the left and to the right."""
    box, edge = plan.map, 21.0 if plan.wide else 9.5
    for column in range(min(PLACE_Q[places]), max(PLACE_Q[places]) + 1):
        x = grid.at((6 * int(column), 0)).x
        for y in (box.y + edge, plan.legend.y - edge * 0.55):
            yield chr(65 + int(column) - WEST), Point(x, y)
    rows = [(int(row) - NORTH) // 2 for row in HALF_ROW[places]]
    for row in range(min(rows), max(rows) + 1):
        y = grid.at((0, 2 * (2 * row + NORTH) + 1)).y
        for x in (box.x + edge, box.x + box.w - edge):
            yield str(row + 1), Point(x, y)


@stamp
def _legend(sheet: Sheet, plan: Plan, terrains: tuple[str, ...]) -> None:
    """The six terrains with their names."""
    size, tile = (21.0, 0.8) if plan.wide else (10.0, 0.44)
    cells = plan.legend.cells(2, len(GROUNDS) // 2, 0, 4)
    with sheet.group(id="legend", role="img", aria_label=" · ".join(terrains)):
        for name, told, cell in zip(GROUNDS, terrains, cells, strict=True):
            room = SIDE * tile
            sheet.use(f"tile-{name}", cell.x + room, cell.centre.y, tile)
            text = Box(cell.x + 2 * room + size * 0.3, cell.y, cell.w - 2 * room - size * 0.3, cell.h)
            sheet.text(told, text, size, WATER, align="start", smallest=size * 0.85)
