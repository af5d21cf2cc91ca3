"""Nim as a picture, drawn from what a viewer has seen and nothing else."""

from collections.abc import Sequence

from tradewinds.core.words import Say, line, name_of
from tradewinds.games._template import telling
from tradewinds.games._template.actions import TABLE, TAKE
from tradewinds.games._template.box.components import HEAP_NAMES, MOST_SEATS, SHELLS
from tradewinds.games._template.state import State
from tradewinds.pictures import furniture, marks, pieces, svg
from tradewinds.pictures.export import png
from tradewinds.pictures.geometry import Box
from tradewinds.pictures.svg import Sheet
from tradewinds.pictures.theme import PANEL, SOIL, colour

__all__ = ["draw", "png"]

#: Where everything lies: the page, what is asked, the heaps, the players; and the size of letters.
PLANS = {
    "wide": (Box(0, 0, 1600, 700), Box(20, 20, 1560, 60), Box(20, 100, 1160, 580), Box(1200, 100, 380, 580), 24),
    "tall": (Box(0, 0, 360, 620), Box(8, 8, 344, 44), Box(8, 60, 344, 330), Box(8, 398, 344, 214), 13),
}


def draw(
    seen: State,
    seat: int,
    say: Say,
    actions: Sequence[int],
    last: tuple[int, int] | None = None,
    layout: str = "wide",
    theme: str | None = None,
    embedded: bool = False,
) -> str:
    """The position as SVG. `actions` are those open to the viewer, `last` is the last action everybody knows."""
    sheet, (page, asked, board, beside, size) = Sheet(), PLANS[layout]
    sheet.rect(page, colour("paper"))
    furniture.panel(sheet, asked)
    sheet.text(say(telling.prompt(seen, seat)), asked.inset(8, 4), size, PANEL, lines=2)
    boxes = board.columns(len(HEAP_NAMES), 10)
    for heap, box in enumerate(boxes):
        _heap(sheet, box, heap, int(seen.heaps[heap]), say, size)
    for other, box in zip(range(seen.seats), beside.rows(MOST_SEATS, 8), strict=False):
        _player(sheet, box, seen, other, say, size)
    if last and TABLE.kind_of[last[1]] == TAKE:
        marks.last_mark(sheet, boxes[TABLE.first[last[1]]].inset(6), "last")
    for heap, box in enumerate(boxes):
        _choices(sheet, box, [action for action in actions if TABLE.first[action] == heap], seen, seat, say)
    title, lang = f"{say(line('game-title'))}: {say(telling.stage(seen))}", say(line("language"))
    return svg.picture(sheet, page.w, page.h, title, lang, [pieces.defs()], theme, embedded)


def _heap(sheet: Sheet, box: Box, heap: int, shells: int, say: Say, size: float) -> None:
    label = f"{say(telling.heap_name(heap))}: {shells}"
    with sheet.group(id=f"heap-{HEAP_NAMES[heap]}", role="img", aria_label=label):
        sheet.rect(box, colour("soil"), rx=8, stroke=colour("coast"), stroke_width=1.4)
        name, *rows = box.inset(8).rows(1 + max(SHELLS), 4)
        sheet.text(label, name, size, SOIL, lines=2)
        for row in rows[len(rows) - shells :]:
            furniture.coin(sheet, row.centre.x, row.centre.y, row.h * 0.42)


def _player(sheet: Sheet, box: Box, seen: State, seat: int, say: Say, size: float) -> None:
    name = say(name_of(seat))
    told = " · ".join(f"{what}: {value}" for what, value in telling.panel(seen, seat, say))
    with sheet.group(id=f"player-{seat + 1}", role="img", aria_label=f"{name}: {told}"):
        furniture.panel(sheet, box)
        if seen.actors >> seat & 1:
            furniture.acting(sheet, box, box.centre.y, size / 24)
        sheet.use(f"disc-{seat}", box.x + size * 1.2, box.centre.y, size / 17)
        for text, row in zip((name, told), box.inset(size * 2.2, 4).rows(2), strict=True):
            sheet.text(text, row, size, PANEL, align="start", lines=2, smallest=size * 0.6)


def _choices(sheet: Sheet, box: Box, actions: Sequence[int], seen: State, seat: int, say: Say) -> None:
    """One place to click for each heap; where it stands for several actions, the page asks which."""
    if actions:
        label = " · ".join(say(telling.describe(seen, seat, action)) for action in actions)
        marks.target(sheet, f"choice-{HEAP_NAMES[TABLE.first[actions[0]]]}", box.inset(3), actions, label)
