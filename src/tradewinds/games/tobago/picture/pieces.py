"""What stands and lies on the island, each piece with its own id: what moved glides from its old place to its new one.

A space has its middle for an object, an amulet and cars, and its wings for the markers: grey and brown to the left,
black and white to the right.
"""

from collections import defaultdict
from functools import cached_property

from tradewinds.core.words import Say, Seat, line
from tradewinds.games.tobago.box.board import DIRECTIONS, LOOK_OUT
from tradewinds.games.tobago.box.components import FIRST_HUT, FIRST_PALM, MAP_NAMES, STATUES
from tradewinds.games.tobago.picture.plan import Grid
from tradewinds.games.tobago.picture.scene import TONES, Scene, space_name
from tradewinds.games.tobago.picture.symbols import SIDE
from tradewinds.games.tobago.state import NOWHERE
from tradewinds.games.tobago.telling import names, sites
from tradewinds.pictures.geometry import Box, Point
from tradewinds.pictures.svg import Sheet, number, part, stamp
from tradewinds.pictures.theme import colour

_WINGS = ((-0.5, -0.44), (-0.62, 0.02), (0.5, -0.44), (0.62, 0.02))
#: Where the last marker of a map lies: further in, so that nobody takes it for a neighbour's.
_LOCATED = ((-0.4, -0.36), (-0.44, 0.12), (0.4, -0.36), (0.44, 0.12))
#: Where cars stand in a space, by how many there are, and their size.
_CARS = (
    (((0, 0.4),), 0.96),
    (((-0.32, 0.4), (0.32, 0.4)), 0.72),
    (((-0.34, 0.5), (0.34, 0.5), (0, 0.02)), 0.7),
    (((-0.34, 0.5), (0.34, 0.5), (-0.34, 0.02), (0.34, 0.02)), 0.7),
)
_LETTERS = "abcdef"


def _at(grid: Grid, space: int, dx: float, dy: float) -> Point:
    return grid.spaces[space].moved(dx * grid.side, dy * grid.side)


def _marker(grid: Grid, map: int, space: int, located: bool) -> tuple[Point, float]:
    dx, dy = (_LOCATED if located else _WINGS)[map]
    return _at(grid, space, dx, dy), grid.side * (0.034 if located else 0.026)


class Standing:
    """Where each piece stands, and how it looks."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.side = scene.grid.side

    def _at(self, space: int, dx: float, dy: float) -> Point:
        return _at(self.scene.grid, space, dx, dy)

    # Places

    @cached_property
    def cars(self) -> dict[int, tuple[Point, float]]:
        """The place and size of each car on the island."""
        here: dict[int, list[int]] = defaultdict(list)
        for seat, player in enumerate(self.scene.players):
            if player.car != NOWHERE:
                here[player.car].append(seat)
        found = {}
        for space, seats in here.items():
            places, size = _CARS[len(seats) - 1]
            for seat, (dx, dy) in zip(seats, places, strict=True):
                found[seat] = self._at(space, dx, dy), size * self.side / 36
        return found

    def car_box(self, seat: int) -> Box:
        at, size = self.cars[seat]
        return Box(at.x - 19 * size, at.y - 15 * size, 38 * size, 29 * size)

    def marker(self, map: int, space: int) -> tuple[Point, float]:
        """The last marker of a map is larger: its treasure is located."""
        return _marker(self.scene.grid, map, space, self.scene.maps[map].left == 1)

    def marker_box(self, map: int, space: int) -> Box:
        at, size = self.marker(map, space)
        return Box(at.x - 9 * size, at.y - 9 * size, 18 * size, 18 * size)

    def amulet(self, space: int) -> Point:
        return self._at(space, 0.46, 0.5) if space in self._occupied else self._at(space, 0, -0.24)

    @cached_property
    def _occupied(self) -> set[int]:
        return set(self.scene.objects)

    # Drawing

    def draw(self) -> None:
        scene = self.scene
        objects, facings = tuple(scene.objects), tuple(scene.facings)
        _sights(scene.sheet, scene.grid, objects, facings)
        with self.scene.sheet.group(id="sites", class_=None if self.scene.plan.wide else "tw-fine"):
            self._lit()
        with self.scene.sheet.group(id="pieces"):
            _objects(scene.sheet, scene.grid, scene.say, objects, facings)
            for seat in self.cars:
                self._car(seat)
            for space in self.scene.lying:
                self._amulet(space)
            for map, track in enumerate(scene.maps):
                if track.has_markers:
                    _markers(scene.sheet, scene.grid, scene.say, map, track.sites, track.left == 1)

    def _lit(self) -> None:
        """The spaces each map still allows: shown while its head is pointed at, or alone among those that wait."""
        opened = self.scene.open_maps
        for map, track in enumerate(self.scene.maps):
            spaces = sites.members(track.sites)
            on = " tw-on" if opened == {map} and track.clues else ""
            self.scene.sheet.path(
                "".join([self.scene.grid.outlines[s] for s in spaces]),
                None,
                id=f"sites-{MAP_NAMES[map]}",
                class_=f"tw-lit tw-lit-{map}{on}",
                data_sites=self.scene.site_names(map),
            )

    def _amulet(self, space: int) -> None:
        at, name = self.amulet(space), self.scene.space_name(space)
        scale = self.side * (0.024 if space in self._occupied else 0.03)
        title = self.scene.words("picture-amulet", space=name)
        self.scene.sheet.piece(f"amulet-{name.lower()}", "amulet", at.x, at.y, scale, title)

    def _car(self, seat: int) -> None:
        at, scale = self.cars[seat]
        space = self.scene.space_name(self.scene.players[seat].car)
        title = self.scene.words("picture-car", player=Seat(seat), space=space)
        self.scene.sheet.piece(f"car-{seat + 1}", f"car-{TONES[seat]}", at.x, at.y, scale, title)


@part
def _sights(sheet: Sheet, grid: Grid, objects: tuple[int, ...], facings: tuple[int, ...]) -> None:
    """TB 11.2: from each statue a dotted line to where its next amulet will lie."""
    with sheet.group(id="sights"):
        for space, facing in zip(objects[:STATUES], facings, strict=True):
            if NOWHERE not in (space, facing):
                target = int(LOOK_OUT[grid.island, space, facing])
                _sight_line(sheet, grid.spaces[space], grid.spaces[target], grid.side)


@part
def _objects(sheet: Sheet, grid: Grid, say: Say, objects: tuple[int, ...], facings: tuple[int, ...]) -> None:
    for piece, space in enumerate(objects):
        if space == NOWHERE:
            continue
        at, scale, place = _at(grid, space, 0, -0.14), grid.side / 33, space_name(grid.island, space)
        if piece >= FIRST_PALM:
            id, told = f"palm-{_LETTERS[piece - FIRST_PALM]}", line("picture-palm", space=place)
            sheet.piece(id, "palm", at.x, at.y, scale, say(told))
        elif piece >= FIRST_HUT:
            id, told = f"hut-{_LETTERS[piece - FIRST_HUT]}", line("picture-hut", space=place)
            sheet.piece(id, "hut", at.x, at.y, scale, say(told))
        else:
            _statue(sheet, grid, say, piece, space, facings[piece])


def _statue(sheet: Sheet, grid: Grid, say: Say, statue: int, space: int, facing: int) -> None:
    """Upright, whichever way it looks; an arrow at the side of the space shows where that is."""
    name = space_name(grid.island, space)
    told = line("picture-statue", space=name)
    if facing != NOWHERE:
        target = space_name(grid.island, int(LOOK_OUT[grid.island, space, facing]))
        told = line("picture-gaze", space=name, direction=names.direction(facing % DIRECTIONS), target=target)
        middle = grid.spaces[space]
        place = f"translate({number(middle.x)} {number(middle.y)})"
        turn = f"{place} rotate({60 * facing}) scale({number(grid.side / SIDE)})"
        sheet.add("use", id=f"gaze-{statue + 1}", class_="tw-piece", href="#tw-gaze", transform=turn)
    at = _at(grid, space, 0, -0.14)
    sheet.piece(f"statue-{statue + 1}", "statue", at.x, at.y, grid.side / 33 * 0.94, say(told))


@part
def _markers(sheet: Sheet, grid: Grid, say: Say, map: int, found: int, located: bool) -> None:
    for space in sites.members(found):
        at, scale = _marker(grid, map, space, located)
        name = space_name(grid.island, space)
        told = line("picture-marker", map=names.map_title(map), space=name, located=int(located))
        if located:
            sheet.circle(at.x, at.y, 12 * scale, colour("lit"), stroke=colour("edge"), stroke_width=1.6 * scale)
        id = f"{MAP_NAMES[map]}-{name.lower()}"
        sheet.piece(id, f"marker-{MAP_NAMES[map]}", at.x, at.y, scale, say(told))


@stamp
def _sight_line(sheet: Sheet, start: Point, end: Point, side: float) -> None:
    width = side / 16
    dash = f"{number(width * 0.1)} {number(width * 2.4)}"
    way = f"M{number(start.x)} {number(start.y)}L{number(end.x)} {number(end.y)}"
    for ink, thick in (("halo-under", 2.0), ("halo", 1.0)):
        sheet.path(way, stroke=colour(ink), stroke_width=width * thick, stroke_dasharray=dash, stroke_linecap="round")
    sheet.use("amulet", end.x, end.y - side * 0.24, side * 0.03, opacity=0.4)
    ring = f"{number(side * 0.1)} {number(side * 0.08)}"
    sheet.circle(
        end.x, end.y - side * 0.24, side * 0.36, stroke=colour("halo"), stroke_width=width * 0.6, stroke_dasharray=ring
    )
