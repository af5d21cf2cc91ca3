"""What the signs mean, where the table leaves room for it."""

from collections.abc import Callable

from tradewinds.core.words import Say, line
from tradewinds.games.west_of_africa.picture.board import CROWN
from tradewinds.pictures import furniture
from tradewinds.pictures.geometry import Box, Point
from tradewinds.pictures.pieces import SHIELD
from tradewinds.pictures.svg import Sheet, part, shift
from tradewinds.pictures.theme import PAPER, colour

Sign = Callable[[Sheet, Point], None]


@part
def draw_legend(sheet: Sheet, area: Box, say: Say) -> None:
    """Six signs in two columns."""
    cells = [cell for row in area.inset(8, 6).rows(4, 2) for cell in row.columns(2, 8)]
    with sheet.group(id="legend"):
        for (sign, id), cell in zip(_SIGNS, cells, strict=True):
            sign(sheet, Point(cell.x + 18, cell.centre.y))
            text = Box(cell.x + 42, cell.y, cell.w - 42, cell.h)
            sheet.text(say(line(id)), text, 15, PAPER, align="start", lines=2, smallest=11.5)


def _good(name: str) -> Sign:
    return lambda sheet, at: sheet.use(name, at.x, at.y, 0.86)


def _alcalde(sheet: Sheet, at: Point) -> None:
    sheet.path(SHIELD, colour("panel"), transform=shift(at.x, at.y, 0.8), stroke=colour("muted"), stroke_width=1.8)


def _crown(sheet: Sheet, at: Point) -> None:
    sheet.path(CROWN, colour("coin"), transform=shift(at.x, at.y), stroke=colour("coin-edge"), stroke_width=1.3)


def _coin(sheet: Sheet, at: Point) -> None:
    furniture.coin(sheet, at.x, at.y, 11)


def _berth(sheet: Sheet, at: Point) -> None:
    line = colour("course")
    sheet.circle(at.x, at.y, 11, colour("shallow"), stroke=line, stroke_width=1.5, stroke_dasharray="4 3")


def _choice(sheet: Sheet, at: Point) -> None:
    box = Box(at.x - 12, at.y - 10, 24, 20)
    sheet.rect(box, None, rx=5, class_="tw-halo")
    sheet.rect(box, None, rx=5, class_="tw-dash")


_SIGNS: tuple[tuple[Sign, str], ...] = (
    (_good("sugar"), "good-sugar"),
    (_alcalde, "legend-alcalde"),
    (_good("wine"), "good-wine"),
    (_crown, "legend-heir"),
    (_good("grain"), "good-grain"),
    (_coin, "legend-price"),
    (_berth, "legend-berth"),
    (_choice, "legend-choice"),
)
