"""The four treasure maps: head, clues from the first down, roses, and while a treasure is divided the raiser's rose."""

from tradewinds.core.words import Argument, Seat
from tradewinds.games.tobago import names, sites
from tradewinds.games.tobago.components import CLUE_NAMES, MAP_NAMES, MAPS
from tradewinds.games.tobago.picture.clues import draw_row, rose_room
from tradewinds.games.tobago.picture.scene import TONES, Scene
from tradewinds.games.tobago.state import NOBODY, Phase
from tradewinds.pictures import furniture
from tradewinds.pictures.geometry import Box, Point
from tradewinds.pictures.svg import Sheet, shift, stamp
from tradewinds.pictures.theme import PANEL, PANEL_MUTED, colour


class Maps:
    """Where the clues and roses of each map lie, and how they look."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.wide = scene.plan.wide
        self.head_height, self.row_height, self.gap = (40.0, 46.0, 3.0) if self.wide else (28.0, 27.0, 2.0)

    # Places

    def head(self, map: int) -> Box:
        box = self.scene.plan.maps[map]
        return Box(box.x, box.y, box.w, self.head_height)

    def row(self, map: int, place: int) -> Box:
        """A clue of a map, or the place of the raiser's rose after the last; rows are lower where there are many."""
        box, track = self.scene.plan.maps[map], self.scene.maps[map]
        room = box.h - self.head_height - self.gap
        rows = len(track.clues) + (1 if self._is_divided(map) else 0)
        height = min(self.row_height, room / max(rows, 1))
        inset = 4.0 if self.wide else 3.0
        return Box(box.x + inset, box.y + self.head_height + place * height, box.w - 2 * inset, height - self.gap)

    def rose(self, map: int, place: int) -> Point:
        row = self.row(map, place)
        return Point(row.x + rose_room(self.wide) / 2 + 1, row.centre.y)

    def _is_divided(self, map: int) -> bool:
        return self.scene.is_dividing and map == self.scene.chest

    # Drawing

    def draw(self) -> None:
        for map in range(MAPS):
            with self.scene.sheet.group(
                id=f"map-{MAP_NAMES[map]}",
                class_=f"tw-lamp-{map}",
                role="img",
                tabindex="-1",
                aria_label=self._summary(map),
            ):
                self._map(map)

    def _summary(self, map: int) -> str:
        """A map in words, for those who listen: its clues, and the spaces as soon as they have markers."""
        track = self.scene.maps[map]
        args: dict[str, Argument] = {"map": names.map_title(map), "left": track.left, "clues": len(track.clues)}
        told = self.scene.words("picture-map", **args)
        if track.clues:
            told += " " + self.scene.words("picture-map-clues", list=[names.clue(c) for c in track.clues])
        if track.has_markers:
            told += " " + self.scene.words("picture-map-spaces", list=self.scene.site_names(map))
        return told

    def _map(self, map: int) -> None:
        scene, track = self.scene, self.scene.maps[map]
        furniture.panel(scene.sheet, scene.plan.maps[map])
        located = scene.space_name(sites.members(track.sites)[0]) if track.left == 1 else ""
        _head(scene.sheet, self.head(map), map, scene.map_name(map).capitalize(), track.left, located, self.wide)
        for place, clue in enumerate(track.clues):
            box = self.row(map, place)
            with scene.sheet.group(id=f"clue-{CLUE_NAMES[clue]}", class_="tw-piece", transform=shift(box.x, box.y)):
                draw_row(scene.sheet, box.w, box.h, clue, scene.say(names.clue(clue)), self.wide)
        if not track.clues and scene.phase >= Phase.TURN:
            told, room = scene.words("picture-map-empty"), scene.plan.maps[map]
            text = Box(room.x + 8, room.y + self.head_height + 4, room.w - 16, 60 if self.wide else 40)
            scene.sheet.text(
                told, text, 14 if self.wide else 9.5, PANEL_MUTED, lines=3, smallest=11 if self.wide else 8
            )

    def draw_roses(self) -> None:
        with self.scene.sheet.group(id="roses"):
            for map, track in enumerate(self.scene.maps):
                rows = len(track.clues) + (1 if self._is_divided(map) else 0)
                for place in range(rows):
                    self._rose(map, place, track.roses[place])

    def _rose(self, map: int, place: int, owner: int) -> None:
        at, scale = self.rose(map, place), 0.86 if self.wide else 0.56
        scale = min(scale, self.row(map, place).h / 29)
        if owner == NOBODY:
            _returned(self.scene.sheet, at, scale)
            return
        if self._is_divided(map) and self.scene.phase == Phase.ASK and place == self.scene.rose:
            _asked(self.scene.sheet, at, scale)
        title = self.scene.words("picture-rose", player=Seat(owner), map=names.map_title(map), place=place + 1)
        self.scene.sheet.piece(f"rose-{MAP_NAMES[map]}-{place + 1}", f"rose-{TONES[owner]}", at.x, at.y, scale, title)


@stamp
def _head(sheet: Sheet, box: Box, map: int, name: str, left: int, located: str, wide: bool) -> None:
    """The map's marker and name; how many spaces are possible, or the one that is left, or a chest."""
    size, k = (17.0, 1.2) if wide else (12.0, 0.85)
    middle = box.centre.y
    sheet.use(f"marker-{MAP_NAMES[map]}", box.x + size * 1.05, middle, k)
    room = size * 2.7
    text = Box(box.x + size * 1.8, box.y, box.w - size * 2.2 - room, box.h)
    sheet.text(name, text, size, PANEL, bold=True, serif=True, align="start", smallest=size * 0.7)
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
    sheet.text(located or str(left), count, size, PANEL, bold=True, align="end")


@stamp
def _returned(sheet: Sheet, at: Point, scale: float) -> None:
    """The place of a rose that has gone back to its owner."""
    sheet.circle(at.x, at.y, 9 * scale, stroke=colour("muted"), stroke_width=1.4 * scale, stroke_dasharray="2.5 2")


@stamp
def _asked(sheet: Sheet, at: Point, scale: float) -> None:
    """A firm ring around the rose whose owner is asked."""
    sheet.circle(at.x, at.y, 16.5 * scale, colour("lit"), stroke=colour("halo"), stroke_width=2.2 * scale)
