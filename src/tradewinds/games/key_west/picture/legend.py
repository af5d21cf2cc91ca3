"""What the signs mean, where the table leaves room for it."""

from collections.abc import Callable

from tradewinds.core.words import Say, line
from tradewinds.games.key_west.picture.board import CROWN
from tradewinds.pictures.geometry import Box, Point
from tradewinds.pictures.svg import Sheet, part, shift
from tradewinds.pictures.theme import PAPER, colour

Sign = Callable[[Sheet, Point], None]


@part
def draw_legend(sheet: Sheet, area: Box, say: Say) -> None:
    """Eight signs in two columns, or below each other where there is room for it."""
    columns = 1 if area.h > 200 else 2
    rows = area.inset(8, 6).rows(len(_SIGNS) // columns, 2)
    cells = [cell for row in rows for cell in row.columns(columns, 8)]
    with sheet.group(id="legend"):
        for (sign, id), cell in zip(_SIGNS, cells, strict=True):
            sign(sheet, Point(cell.x + 18, cell.centre.y))
            text = Box(cell.x + 40, cell.y, cell.w - 40, cell.h)
            sheet.text(say(line(id)), text, 15, PAPER, align="start", lines=2, smallest=11.5)


def _drawing(name: str) -> Sign:
    return lambda sheet, at: sheet.use(name, at.x, at.y, 0.9)


def _crown(sheet: Sheet, at: Point) -> None:
    sheet.path(CROWN, colour("coin"), transform=shift(at.x, at.y), stroke=colour("coin-edge"), stroke_width=1.3)


def _choice(sheet: Sheet, at: Point) -> None:
    box = Box(at.x - 12, at.y - 10, 24, 20)
    sheet.rect(box, None, rx=5, class_="tw-halo")
    sheet.rect(box, None, rx=5, class_="tw-dash")


_SIGNS: tuple[tuple[Sign, str], ...] = (
    (_drawing("lighthouse"), "legend-lighthouse"),
    (_crown, "legend-boss"),
    (_drawing("eye"), "legend-looks"),
    (_drawing("bag"), "legend-capacity"),
    (_drawing("hidden-treasure"), "legend-treasure"),
    (_drawing("cover"), "legend-covered"),
    (_drawing("bill"), "legend-bill"),
    (_choice, "legend-choice"),
)
