"""What stands and lies on the island, each piece with its own id: what moved glides from its old place to its new one.

A space has its middle for an object, an amulet and cars, and its wings for the markers: grey and brown to the left,
black and white to the right.
"""

from collections import defaultdict
from functools import cached_property

from tradewinds.core.words import Seat
from tradewinds.games.tobago import names, sites
from tradewinds.games.tobago.board import DIRECTIONS, LOOK_OUT
from tradewinds.games.tobago.components import FIRST_HUT, FIRST_PALM, MAP_NAMES, MAPS, PIECES, STATUES
from tradewinds.games.tobago.picture.art import SIDE
from tradewinds.games.tobago.picture.scene import TONES, Scene
from tradewinds.games.tobago.state import NOWHERE
from tradewinds.pictures.geometry import Box, Point
from tradewinds.pictures.svg import Sheet, number, stamp
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


class Standing:
    """Where each piece stands, and how it looks."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.side = scene.grid.side

    def _at(self, space: int, dx: float, dy: float) -> Point:
        return self.scene.grid.spaces[space].moved(dx * self.side, dy * self.side)

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
        located = self.scene.maps[map].left == 1
        dx, dy = (_LOCATED if located else _WINGS)[map]
        return self._at(space, dx, dy), self.side * (0.034 if located else 0.026)

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
        with self.scene.sheet.group(id="sights"):
            for statue in range(STATUES):
                self._sight(statue)
        with self.scene.sheet.group(id="sites", class_=None if self.scene.plan.wide else "tw-fine"):
            self._lit()
        with self.scene.sheet.group(id="pieces"):
            for piece in range(PIECES):
                self._object(piece)
            for seat in self.cars:
                self._car(seat)
            for space in self.scene.lying:
                self._amulet(space)
            for map in range(MAPS):
                self._markers(map)

    def _lit(self) -> None:
        """The spaces each map still allows: shown while its head is pointed at, or alone among those that wait."""
        asked = self.scene.asked_maps
        for map, track in enumerate(self.scene.maps):
            spaces = sites.members(track.sites)
            on = " tw-on" if asked == {map} and track.clues else ""
            self.scene.sheet.path(
                "".join([self.scene.grid.outlines[s] for s in spaces]),
                None,
                id=f"sites-{MAP_NAMES[map]}",
                class_=f"tw-lit tw-lit-{map}{on}",
                data_sites=self.scene.site_names(map),
            )

    def _sight(self, statue: int) -> None:
        """TB 11.2: a dotted line to where the statue's next amulet will lie."""
        scene = self.scene
        space, facing = scene.objects[statue], scene.facings[statue]
        if space == NOWHERE or facing == NOWHERE:
            return
        target = int(LOOK_OUT[scene.island, space, facing])
        _sight_line(scene.sheet, scene.grid.spaces[space], scene.grid.spaces[target], self.side)

    def _object(self, piece: int) -> None:
        scene, space = self.scene, self.scene.objects[piece]
        if space == NOWHERE:
            return
        at, scale, place = self._at(space, 0, -0.14), self.side / 33, scene.space_name(space)
        if piece >= FIRST_PALM:
            id = f"palm-{_LETTERS[piece - FIRST_PALM]}"
            scene.sheet.piece(id, "palm", at.x, at.y, scale, scene.words("picture-palm", space=place))
        elif piece >= FIRST_HUT:
            id = f"hut-{_LETTERS[piece - FIRST_HUT]}"
            scene.sheet.piece(id, "hut", at.x, at.y, scale, scene.words("picture-hut", space=place))
        else:
            self._statue(piece, at, scale * 0.94)

    def _statue(self, statue: int, at: Point, scale: float) -> None:
        """Upright, whichever way it looks; an arrow at the side of the space shows where that is."""
        scene, space, facing = self.scene, self.scene.objects[statue], self.scene.facings[statue]
        title = scene.words("picture-statue", space=scene.space_name(space))
        if facing != NOWHERE:
            target = scene.space_name(int(LOOK_OUT[scene.island, space, facing]))
            direction = names.direction(facing % DIRECTIONS)
            title = scene.words("picture-gaze", space=scene.space_name(space), direction=direction, target=target)
            middle = scene.grid.spaces[space]
            place = f"translate({number(middle.x)} {number(middle.y)})"
            turn = f"{place} rotate({60 * facing}) scale({number(self.side / SIDE)})"
            scene.sheet.add("use", id=f"gaze-{statue + 1}", class_="tw-piece", href="#tw-gaze", transform=turn)
        scene.sheet.piece(f"statue-{statue + 1}", "statue", at.x, at.y, scale, title)

    def _amulet(self, space: int) -> None:
        at, name = self.amulet(space), self.scene.space_name(space)
        scale = self.side * (0.024 if space in self._occupied else 0.03)
        title = self.scene.words("picture-amulet", space=name)
        self.scene.sheet.piece(f"amulet-{name.lower()}", "amulet", at.x, at.y, scale, title)

    def _markers(self, map: int) -> None:
        scene, track = self.scene, self.scene.maps[map]
        if not track.has_markers:
            return
        for space in sites.members(track.sites):
            at, scale = self.marker(map, space)
            name = scene.space_name(space)
            title = scene.words("picture-marker", map=names.map_title(map), space=name, located=int(track.left == 1))
            id = f"{MAP_NAMES[map]}-{name.lower()}"
            if track.left == 1:
                scene.sheet.circle(
                    at.x, at.y, 12 * scale, colour("lit"), stroke=colour("edge"), stroke_width=1.6 * scale
                )
            scene.sheet.piece(id, f"marker-{MAP_NAMES[map]}", at.x, at.y, scale, title)

    def _car(self, seat: int) -> None:
        at, scale = self.cars[seat]
        space = self.scene.space_name(self.scene.players[seat].car)
        title = self.scene.words("picture-car", player=Seat(seat), space=space)
        self.scene.sheet.piece(f"car-{seat + 1}", f"car-{TONES[seat]}", at.x, at.y, scale, title)


@stamp
def _sight_line(sheet: Sheet, start: Point, end: Point, side: float) -> None:
    width = side / 16
    dash = f"{number(width * 0.1)} {number(width * 2.4)}"
    line = f"M{number(start.x)} {number(start.y)}L{number(end.x)} {number(end.y)}"
    for ink, thick in (("halo-under", 2.0), ("halo", 1.0)):
        sheet.path(line, stroke=colour(ink), stroke_width=width * thick, stroke_dasharray=dash, stroke_linecap="round")
    sheet.use("amulet", end.x, end.y - side * 0.24, side * 0.03, opacity=0.4)
    ring = f"{number(side * 0.1)} {number(side * 0.08)}"
    sheet.circle(
        end.x, end.y - side * 0.24, side * 0.36, stroke=colour("halo"), stroke_width=width * 0.6, stroke_dasharray=ring
    )
