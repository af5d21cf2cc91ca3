"""How to read the signs of clues, where the table leaves room for it."""

from tradewinds.games.tobago.picture.clues import SIGN_WIDTH, relation
from tradewinds.games.tobago.picture.scene import Scene
from tradewinds.pictures.geometry import Box
from tradewinds.pictures.svg import Sheet, shift, stamp
from tradewinds.pictures.theme import PAPER

_SIGNS = (
    ("in", "jungle", "clue-in-jungle"),
    ("next-to", "lake", "clue-next-to-lake"),
    ("in-sight", "statue", "clue-in-sight-statue"),
    ("not-in", "mountain", "clue-not-in-mountain"),
    ("in-largest", "beach", "clue-in-largest-beach"),
    ("not-next-to", "hut", "clue-not-next-to-hut"),
)


def draw_signs(scene: Scene, area: Box) -> None:
    _signs(scene.sheet, area, tuple(scene.words(id) for _, _, id in _SIGNS))


@stamp
def _signs(sheet: Sheet, area: Box, told: tuple[str, ...]) -> None:
    """Six clues in two columns, or as many as there is room for."""
    cells = area.inset(4, 2).cells(3 if area.h > 200 else 2, 2, 2, 6)
    with sheet.group(id="signs", role="img", aria_label=" · ".join(told)):
        for (kind, subject, _), words, cell in zip(_SIGNS, told, cells, strict=False):
            sign = SIGN_WIDTH * 0.9
            with sheet.group(transform=shift(cell.x + sign / 2, cell.centre.y, 0.9)):
                relation(sheet, kind, subject)
            text = Box(cell.x + sign + 6, cell.y, cell.w - sign - 6, cell.h)
            sheet.text(words, text, sheet.least, PAPER, align="start", lines=2)
