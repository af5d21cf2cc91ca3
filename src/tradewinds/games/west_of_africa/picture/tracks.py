"""The gold track with its queues and the point track; in the wide picture they share one scale."""

from dataclasses import dataclass

from tradewinds.core.words import Seat
from tradewinds.games.west_of_africa.box.components import END_POINTS, GOLD_MAX
from tradewinds.games.west_of_africa.picture.scene import Scene
from tradewinds.pictures import furniture
from tradewinds.pictures.geometry import Box, Point
from tradewinds.pictures.svg import Sheet, number, stamp
from tradewinds.pictures.theme import PANEL, SOIL, colour

SPACES = GOLD_MAX + 1
#: In the tall picture the gold track runs over three rows.
_TALL_COLUMNS = 16


@dataclass(frozen=True)
class Ruler:
    """Where the spaces lie."""

    box: Box
    wide: bool
    seats: int

    def space(self, gold: int) -> Box:
        """The part of the gold track that carries the number; markers stand on it."""
        box = self.box
        if self.wide:
            step = (box.w - 56) / SPACES
            return Box(box.x + 48 + gold * step, box.y + 82, step, 22)
        step = (box.w - 8) / _TALL_COLUMNS
        row, column = divmod(gold, _TALL_COLUMNS)
        return Box(box.x + 4 + column * step, box.y + 42 + row * 54, step, 13)

    @property
    def room(self) -> float:
        """How high a queue of markers may be."""
        return 78 if self.wide else 37

    @property
    def token(self) -> float:
        return 0.95 if self.wide else 0.7

    def lanes(self) -> list[Box]:
        """On the point track each seat has a lane, so that nobody hides anybody."""
        if self.wide:
            return Box(self.box.x + 48, self.box.y + 105, self.box.w - 56, 60).rows(self.seats)
        return Box(self.box.x + 4, self.box.y + 168, self.box.w - 8, 14 * self.seats).rows(self.seats)

    def point_x(self, points: int) -> float:
        if self.wide:
            return self.space(points).centre.x
        return self.box.x + 34 + points * (self.box.w - 52) / GOLD_MAX


def draw_tracks(scene: Scene) -> None:
    plan, sheet = scene.plan, scene.sheet
    ruler = Ruler(plan.ruler, plan.wide, scene.seats)
    _tracks(sheet, ruler, scene.words("picture-gold-track"), scene.words("picture-point-track"))
    with sheet.group(id="markers"):
        # From the end of each queue to its head, which lies on top where they overlap.
        for seat in sorted(range(scene.seats), key=lambda s: -scene.players[s].gold_place):
            _markers(scene, ruler, seat)


def _markers(scene: Scene, ruler: Ruler, seat: int) -> None:
    player, sheet = scene.players[seat], scene.sheet
    at = _gold_at(scene, ruler, seat)
    title = scene.words("picture-gold", player=Seat(seat), gold=player.gold)
    sheet.piece(f"gold-{seat + 1}", f"token-{seat}", at.x, at.y, ruler.token, title)
    # Points have no limit; beyond the end of the scale a marker stays at its end.
    at = Point(ruler.point_x(min(player.points, GOLD_MAX)), ruler.lanes()[seat].centre.y)
    title = scene.words("picture-points", player=Seat(seat), points=player.points)
    sheet.piece(f"points-{seat + 1}", f"pennant-{seat}", at.x, at.y, 0.81, title)


def _gold_at(scene: Scene, ruler: Ruler, seat: int) -> Point:
    """WA 2.3, 2.6: who came first stands higher, or who took a place that was left."""
    player = scene.players[seat]
    places = [other.gold_place for other in scene.players if other.gold == player.gold]
    queue = max(len(places), *(place + 1 for place in places))
    below = max(queue - 1 - player.gold_place, 0)
    height = 15.8 * ruler.token
    step = min(height, (ruler.room - height) / max(queue - 1, 1))
    space = ruler.space(player.gold)
    return Point(space.centre.x, space.y - 1 - height / 2 - step * below)


@stamp
def _tracks(sheet: Sheet, ruler: Ruler, gold: str, points: str) -> None:
    """The tracks without markers."""
    furniture.panel(sheet, ruler.box)
    with sheet.group(id="gold-track", role="img", aria_label=gold):
        for space in range(SPACES):
            _space(sheet, ruler, space)
        if ruler.wide:
            furniture.coin(sheet, ruler.box.x + 25, ruler.box.y + 56, 15)
        else:
            furniture.coin(sheet, ruler.box.x + ruler.box.w - 13, ruler.space(GOLD_MAX).centre.y, 7.5)
    with sheet.group(id="point-track", role="img", aria_label=points):
        _point_track(sheet, ruler)


def _space(sheet: Sheet, ruler: Ruler, gold: int) -> None:
    space, fifth = ruler.space(gold), gold % 5 == 0
    sheet.rect(space, colour("soil" if fifth else "stone"), stroke=colour("line"), stroke_width=0.8)
    if fifth:
        sheet.text(str(gold), space, 16 if ruler.wide else 10.5, SOIL, face="bold")


def _point_track(sheet: Sheet, ruler: Ruler) -> None:
    lanes = ruler.lanes()
    top, bottom = lanes[0].y, lanes[-1].y + lanes[-1].h
    fifths = range(0, SPACES, 5)
    lines = "".join(f"M{number(ruler.point_x(p))} {number(top)}V{number(bottom)}" for p in fifths)
    sheet.path(lines, stroke=colour("line"), stroke_width=0.8)
    end = f"M{number(ruler.point_x(END_POINTS))} {number(top)}V{number(bottom)}"
    sheet.path(end, stroke=colour("course"), stroke_width=2.4, stroke_dasharray="4 3")
    x, r = (25, 14) if ruler.wide else (13, 9)
    furniture.star(sheet, ruler.box.x + x, (top + bottom) / 2, r)
    if not ruler.wide:
        for points in fifths:
            sheet.text(str(points), Box(ruler.point_x(points) - 12, bottom + 1, 24, 13), 10.5, PANEL, face="bold")
