"""What the signs mean, where the table leaves room for it."""

from tradewinds.pictures import furniture
from tradewinds.pictures.geometry import Point
from tradewinds.pictures.legend import Sign, choice, crown, drawn
from tradewinds.pictures.pieces import SHIELD
from tradewinds.pictures.svg import Sheet, shift
from tradewinds.pictures.theme import colour


def _alcalde(sheet: Sheet, at: Point) -> None:
    sheet.path(SHIELD, colour("panel"), transform=shift(at.x, at.y, 0.8), stroke=colour("muted"), stroke_width=1.8)


def _coin(sheet: Sheet, at: Point) -> None:
    furniture.coin(sheet, at.x, at.y, 11)


def _berth(sheet: Sheet, at: Point) -> None:
    line = colour("course")
    sheet.circle(at.x, at.y, 11, colour("shallow"), stroke=line, stroke_width=1.5, stroke_dasharray="4 3")


SIGNS: tuple[tuple[Sign, str], ...] = (
    (drawn("sugar", 0.86), "good-sugar"),
    (_alcalde, "legend-alcalde"),
    (drawn("wine", 0.86), "good-wine"),
    (crown, "legend-heir"),
    (drawn("grain", 0.86), "good-grain"),
    (_coin, "legend-price"),
    (_berth, "legend-berth"),
    (choice, "legend-choice"),
)
#: Where the words begin.
INDENT = 42
