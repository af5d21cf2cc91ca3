"""How the viewer's choices find their places and buttons, and the last action its mark, in every game."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import TypeVar

from tradewinds.core.actions import ActionTable
from tradewinds.pictures import furniture, marks
from tradewinds.pictures.geometry import Box
from tradewinds.pictures.svg import Sheet
from tradewinds.pictures.theme import PANEL

Row = tuple[int, ...]
Thing = TypeVar("Thing")


def by_thing(
    table: ActionTable, actions: Sequence[int], thing: Callable[[str, Row], Thing | None]
) -> dict[Thing, list[int]]:
    """The actions by what is clicked for them: `thing(kind, row)`, None when one has only a button."""
    found: dict[Thing, list[int]] = defaultdict(list)
    for action in actions:
        clicked = thing(*table.named(action))
        if clicked is not None:
            found[clicked].append(action)
    return found


def of_kinds(table: ActionTable, actions: Sequence[int], kinds: Sequence[str]) -> list[int]:
    return [action for action in actions if table.kind(action).name in kinds]


def draw_prompt(sheet: Sheet, strip: Box, head: float, ask: str, size: float, lines: int, smallest: float) -> Box:
    """What is asked, in the head of the strip; what is left of it for buttons."""
    furniture.panel(sheet, strip)
    with sheet.group(id="prompt", role="img", aria_label=ask):
        text = Box(strip.x + 10, strip.y + 2, strip.w - 20, head - 4)
        sheet.text(ask, text, size, PANEL, lines=lines, smallest=smallest)
    return Box(strip.x, strip.y + head, strip.w, strip.h - head).inset(8, 4)


def button_cells(area: Box, count: int, columns: int, height: float) -> list[Box]:
    """Room for so many buttons, none higher than `height`."""
    rows = -(-count // columns)
    return Box(area.x, area.y, area.w, min(area.h, rows * height)).cells(rows, columns, 6, 6)


def button_id(table: ActionTable, action: int) -> str:
    kind, row = table.named(action)
    return "-".join(["do", kind, *map(str, row)])


def draw_last(
    sheet: Sheet, table: ActionTable, last: tuple[int, int] | None, changed: Callable[[int, str, Row], Sequence[Box]]
) -> None:
    """Corners around all that the last action left its trace on: `changed(actor, kind, row)`."""
    if last is not None:
        actor, action = last
        for n, box in enumerate(changed(actor, *table.named(action))):
            marks.last_mark(sheet, box, f"last-{n + 1}")
