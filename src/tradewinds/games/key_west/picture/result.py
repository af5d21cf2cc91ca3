"""The end: where everybody's points come from, as a table."""

from tradewinds.core.words import line
from tradewinds.games.key_west.picture.scene import HUES, Scene
from tradewinds.games.key_west.rules.ending import winners
from tradewinds.games.key_west.state import Source
from tradewinds.pictures import furniture
from tradewinds.pictures.geometry import Box
from tradewinds.pictures.theme import PANEL, PANEL_MUTED

#: A sign for each source of points, in the order of `Source`.
SIGNS = ("crown", "hotel", "cigar", "long-key", "wreck", "orange", "chest", "star", "money")


def draw_result(scene: Scene) -> None:
    """KW 13: a row for each player, a column for each source, the sum at the end."""
    sheet, area, wide = scene.sheet, scene.plan.offer, scene.plan.wide
    furniture.panel(sheet, area)
    size = 21.0 if wide else 11.2
    head = 54.0 if wide else 26.0
    names, room = 230.0 if wide else 92.0, area.inset(8, 4)
    columns = Box(room.x + names, room.y, room.w - names, room.h).columns(len(Source) + 1)
    with sheet.group(id="result", role="img", aria_label=scene.words("picture-result")):
        for source, column in zip(Source, columns, strict=False):
            furniture.sign(sheet, SIGNS[source], column.centre.x, room.y + 14, 0.9 if wide else 0.72)
            if wide:
                told = scene.say(line(f"source-{source.name.lower()}"))
                sheet.text(told, Box(column.x + 2, room.y + 28, column.w - 4, 25), sheet.least, PANEL_MUTED)
        rows = Box(room.x, room.y + head, room.w, room.h - head).rows(scene.seats)
        for seat, row in enumerate(rows):
            _row(scene, seat, Box(row.x, row.y, names, row.h), columns, size)


def _row(scene: Scene, seat: int, name: Box, columns: list[Box], size: float) -> None:
    sheet, player = scene.sheet, scene.players[seat]
    y = name.centre.y
    sheet.use(f"disc-{HUES[seat]}", name.x + size * 0.7, y, size / 20)
    text = Box(name.x + size * 1.6, name.y, name.w - size * 3.2, name.h)
    sheet.text(scene.name(seat), text, size, PANEL, face="bold", align="start", smallest=size * 0.75)
    if winners(scene.record) >> seat & 1:
        furniture.crown(sheet, name.x + name.w - size * 0.7, y, size / 15, line=1.4)
    for points, column in zip([*player.sources, player.points], columns, strict=True):
        total = column is columns[-1]
        cell = Box(column.x, name.y, column.w, name.h)
        told = str(points) if points or total else "–"
        sheet.text(
            told, cell, size * (1.2 if total else 1), PANEL if points else PANEL_MUTED, face="bold" if total else ""
        )
