"""The four treasure maps: head, clues from the first down, roses, and while a treasure is divided the raiser's rose.

Once a treasure is located, it also shows how many legs each car is away.
"""

from dataclasses import dataclass
from functools import cached_property

from tradewinds.core.words import Say, Seat, line
from tradewinds.games.tobago.box.components import CLUE_NAMES, MAP_NAMES
from tradewinds.games.tobago.picture.clues import draw_row, rose_room
from tradewinds.games.tobago.picture.plan import Plan
from tradewinds.games.tobago.picture.scene import TONES, Scene, Track, site_names, space_name
from tradewinds.games.tobago.state import NOBODY, Phase
from tradewinds.games.tobago.telling import names, sites
from tradewinds.games.tobago.telling.legs import legs_to
from tradewinds.pictures import furniture
from tradewinds.pictures.geometry import Box, Point
from tradewinds.pictures.svg import Sheet, part, shift, stamp
from tradewinds.pictures.theme import PANEL, PANEL_MUTED, colour


@dataclass(frozen=True)
class Map:
    """All that is shown of one map."""

    plan: Plan
    say: Say
    island: int
    number: int
    track: Track
    begun: bool
    divided: bool
    asked: int
    """The rose whose owner is asked, while the treasure is divided."""
    legs: tuple[int, ...]
    """How many each seat's car needs to the treasure, once it is located."""

    @property
    def box(self) -> Box:
        return self.plan.maps[self.number]

    @property
    def rows(self) -> int:
        return len(self.track.clues) + self.divided

    @cached_property
    def heights(self) -> tuple[float, float, float]:
        """Of the head, of a row, and of the gap after a row; rows are lower where there are many."""
        head, row, gap = (44.0, 56.0, 3.0) if self.plan.wide else (28.0, 30.0, 2.0)
        return head, min(row, (self.box.h - head - gap) / max(self.rows + bool(self.legs), 1)), gap

    def head(self) -> Box:
        return Box(self.box.x, self.box.y, self.box.w, self.heights[0])

    def row(self, place: int) -> Box:
        """A clue, or after the last the place of the raiser's rose, or of the legs to the treasure."""
        head, height, gap = self.heights
        inset = 4.0 if self.plan.wide else 3.0
        return Box(self.box.x + inset, self.box.y + head + place * height, self.box.w - 2 * inset, height - gap)

    def rose(self, place: int) -> Point:
        row = self.row(place)
        return Point(row.x + rose_room(self.plan.wide) / 2 + 1, row.centre.y)

    def summary(self) -> str:
        """In words, for those who listen: the clues, and the spaces as soon as they have markers."""
        track, say = self.track, self.say
        told = say(line("picture-map", map=names.map_title(self.number), left=track.left, clues=len(track.clues)))
        if track.clues:
            told += " " + say(line("picture-map-clues", list=[names.clue(c) for c in track.clues]))
        if track.has_markers:
            told += " " + say(line("picture-map-spaces", list=site_names(self.island, track.sites)))
        return f"{told} {self.legs_told()}" if self.legs else told

    def legs_told(self) -> str:
        each = [line("picture-legs-of", player=Seat(seat), legs=legs) for seat, legs in enumerate(self.legs)]
        return self.say(line("picture-legs", list=each))


class Maps:
    """The four maps of a scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        begun = scene.phase >= Phase.TURN
        asked = scene.rose if scene.phase == Phase.ASK else -1
        self.maps = [
            Map(
                scene.plan,
                scene.say,
                scene.island,
                map,
                track,
                begun,
                divided := scene.is_dividing and map == scene.chest,
                asked if divided else -1,
                _legs(scene, track),
            )
            for map, track in enumerate(scene.maps)
        ]

    def head(self, map: int) -> Box:
        return self.maps[map].head()

    def row(self, map: int, place: int) -> Box:
        return self.maps[map].row(place)

    def draw(self) -> None:
        for map in self.maps:
            _draw_map(self.scene.sheet, map)

    def draw_roses(self) -> None:
        with self.scene.sheet.group(id="roses"):
            for map in self.maps:
                _draw_roses(self.scene.sheet, map)


def _legs(scene: Scene, track: Track) -> tuple[int, ...]:
    """TB 6.1: from every car to a treasure that is located."""
    if track.left != 1:
        return ()
    away = legs_to(scene.island, sites.members(track.sites)[0])
    return tuple(away[player.car] for player in scene.players)


@part
def _draw_map(sheet: Sheet, map: Map) -> None:
    id, class_ = f"map-{MAP_NAMES[map.number]}", f"tw-lamp-{map.number}"
    with sheet.group(id=id, class_=class_, role="img", tabindex="-1", aria_label=map.summary()):
        _clues(sheet, map, map.plan.wide)


def _clues(sheet: Sheet, map: Map, wide: bool) -> None:
    track, room = map.track, map.box
    furniture.panel(sheet, room)
    located = space_name(map.island, sites.members(track.sites)[0]) if track.left == 1 else ""
    title = map.say(names.map_title(map.number)).capitalize()
    _head(sheet, map.head(), map.number, title, track.left, located, wide)
    for place, clue in enumerate(track.clues):
        box = map.row(place)
        with sheet.group(id=f"clue-{CLUE_NAMES[clue]}", class_="tw-piece", transform=shift(box.x, box.y)):
            draw_row(sheet, box.w, box.h, clue, map.say(names.clue(clue)), wide)
    if map.legs:
        with sheet.group(title=map.legs_told()):
            _draw_legs(sheet, map.row(map.rows), map.legs, wide)
    if not track.clues and map.begun:
        told = map.say(line("picture-map-empty"))
        text = Box(room.x + 8, room.y + map.heights[0] + 4, room.w - 16, 90 if wide else 48)
        sheet.text(told, text, sheet.least, PANEL_MUTED, lines=3)


@part
def _draw_roses(sheet: Sheet, map: Map) -> None:
    for place in range(map.rows):
        at, owner = map.rose(place), map.track.roses[place]
        scale = min(0.86 if map.plan.wide else 0.56, map.row(place).h / 29)
        if owner == NOBODY:
            draw_returned(sheet, at, scale)
            continue
        if place == map.asked:
            draw_asked(sheet, at, scale)
        told = line("picture-rose", player=Seat(owner), map=names.map_title(map.number), place=place + 1)
        id = f"rose-{MAP_NAMES[map.number]}-{place + 1}"
        sheet.piece(id, f"rose-{TONES[owner]}", at.x, at.y, scale, map.say(told))


@stamp
def _head(sheet: Sheet, box: Box, map: int, name: str, left: int, located: str, wide: bool) -> None:
    """The map's marker and name; how many spaces are possible, or the one that is left, or a chest."""
    size, k = (22.0, 1.4) if wide else (12.0, 0.85)
    middle = box.centre.y
    sheet.use(f"marker-{MAP_NAMES[map]}", box.x + size * 1.05, middle, k)
    room = size * 2.7
    text = Box(box.x + size * 1.8, box.y, box.w - size * 2.2 - room, box.h)
    sheet.text(name, text, size, PANEL, face="serif bold", align="start", smallest=size * 0.7)
    end = Box(box.x + box.w - room - size * 0.4, box.y, room, box.h)
    if left == 0:
        sheet.use("chest", end.x + end.w - size, middle, k * 0.8)
        return
    if located:
        sheet.use("cross", end.x + size * 0.5, middle, k * 0.8)
    else:
        sheet.path(
            "M8 0L4 6.9H-4L-8 0L-4-6.9H4Z",
            transform=shift(end.x + size * 0.45, middle, k * 0.62),
            stroke=colour("ink"),
            stroke_width=2,
        )
    count = Box(end.x + size * 0.95, end.y, end.w - size * 0.95, end.h)
    sheet.text(located or str(left), count, size, PANEL, face="bold", align="end")


@stamp
def _draw_legs(sheet: Sheet, row: Box, legs: tuple[int, ...], wide: bool) -> None:
    """Each car with the number of legs it needs."""
    size, car = (22.0, 0.7) if wide else (12.0, 0.4)
    for seat, cell in enumerate(row.columns(len(legs), 2)):
        room = 38 * car
        sheet.use(f"car-{TONES[seat]}", cell.x + room / 2, cell.centre.y, car)
        number = Box(cell.x + room, cell.y, cell.w - room, cell.h)
        sheet.text(str(legs[seat]), number, size, PANEL, face="bold", align="start")


@stamp
def draw_returned(sheet: Sheet, at: Point, scale: float) -> None:
    """The place of a rose that has gone back to its owner."""
    sheet.circle(at.x, at.y, 9 * scale, stroke=colour("muted"), stroke_width=1.4 * scale, stroke_dasharray="2.5 2")


@stamp
def draw_asked(sheet: Sheet, at: Point, scale: float) -> None:
    """A firm ring around the rose whose owner is asked."""
    sheet.circle(at.x, at.y, 16.5 * scale, colour("lit"), stroke=colour("halo"), stroke_width=2.2 * scale)
