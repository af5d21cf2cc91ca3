"""What the signs mean, where the table leaves room for it."""

from collections.abc import Callable

from tradewinds.core.words import Say, line
from tradewinds.pictures import furniture
from tradewinds.pictures.geometry import Box, Point
from tradewinds.pictures.svg import Sheet, part
from tradewinds.pictures.theme import PAPER

Sign = Callable[[Sheet, Point], None]
#: A column is at least so wide.
_COLUMN = 250.0


@part
def draw_legend(sheet: Sheet, area: Box, say: Say, signs: tuple[tuple[Sign, str], ...], indent: float) -> None:
    """Each sign and what it means, in columns; the words begin `indent` from the left of their cell."""
    columns = max(1, int(area.w / _COLUMN))
    cells = area.inset(8, 6).cells(-(-len(signs) // columns), columns, 2, 8)
    words = [say(line(id)) for _, id in signs]
    with sheet.group(id="legend", role="img", aria_label=" · ".join(words)):
        for (sign, _), told, cell in zip(signs, words, cells, strict=False):
            sign(sheet, Point(cell.x + 18, cell.centre.y))
            text = Box(cell.x + indent, cell.y, cell.w - indent, cell.h)
            sheet.text(told, text, sheet.least, PAPER, align="start", lines=2)


def drawn(name: str, scale: float) -> Sign:
    """One of the drawings in `defs`."""
    return lambda sheet, at: sheet.use(name, at.x, at.y, scale)


def crown(sheet: Sheet, at: Point) -> None:
    furniture.crown(sheet, at.x, at.y)


def choice(sheet: Sheet, at: Point) -> None:
    """How a place to click looks."""
    box = Box(at.x - 12, at.y - 10, 24, 20)
    sheet.rect(box, None, rx=5, class_="tw-halo")
    sheet.rect(box, None, rx=5, class_="tw-dash")
