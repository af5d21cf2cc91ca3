"""Clue cards: a sign that needs no language, and the clue in words.

A cross is where the treasure may be. It lies in a hex, beside it, or looks over to it; brackets stand around the
largest area of a terrain; a bar strikes out what a clue denies.
"""

from tradewinds.games.tobago.box.components import RELATION_OF, SUBJECT_OF
from tradewinds.games.tobago.picture.symbols import SIDE, TILE
from tradewinds.pictures import furniture
from tradewinds.pictures.geometry import Box
from tradewinds.pictures.lettering import highest_for
from tradewinds.pictures.svg import Sheet, shift, stamp
from tradewinds.pictures.theme import CARD, colour

#: The room a sign needs.
SIGN_WIDTH, SIGN_HEIGHT = 62.0, 42.0
_SMALL = TILE / SIDE


@stamp
def draw_sign(sheet: Sheet, clue: int, x: float, y: float, scale: float) -> None:
    with sheet.group(transform=shift(x, y, scale)):
        relation(sheet, RELATION_OF[clue], SUBJECT_OF[clue])


def relation(sheet: Sheet, relation: str, subject: str) -> None:
    """The sign of a relation to a subject, around (0, 0)."""
    positive = relation.removeprefix("not-")
    if positive.startswith("in-sight"):
        _in_sight(sheet, subject, positive.endswith("largest"))
    elif positive.startswith("next-to"):
        _next_to(sheet, subject, positive.endswith("largest"))
    else:
        _inside(sheet, subject, positive.endswith("largest"))
    if relation != positive:
        bar = "M-25 15L25-15"
        sheet.path(bar, stroke=colour("card"), stroke_width=7.4, stroke_linecap="round")
        sheet.path(bar, stroke=colour("warn"), stroke_width=4, stroke_linecap="round")


def _inside(sheet: Sheet, subject: str, largest: bool) -> None:
    sheet.use(f"tile-{subject}", 0, 0, _SMALL * (1.22 if largest else 1.5))
    if largest:
        sheet.use("brackets", 0, 0, 1.18)
    sheet.use("cross", 0, 0, 0.9)


def _next_to(sheet: Sheet, subject: str, largest: bool) -> None:
    sheet.use("tile-blank", -12, -3.6, _SMALL)
    sheet.use("cross", -12, -3.6, 0.82)
    sheet.use(f"tile-{subject}", 6, 6, _SMALL)
    if largest:
        sheet.path("M-5-6V-8.5H17V-6M-5 18V20.5H17V18", stroke=colour("ink"), stroke_width=2.6)


def _in_sight(sheet: Sheet, subject: str, largest: bool) -> None:
    sheet.use("tile-blank", -19, 0, _SMALL)
    sheet.use("cross", -19, 0, 0.82)
    sheet.use("eye", 0, 0, 0.88)
    sheet.use(f"tile-{subject}", 19, 0, _SMALL)
    if largest:
        sheet.path("M8-12V-14.5H30V-12M8 12V14.5H30V12", stroke=colour("ink"), stroke_width=2.6)


@stamp
def draw_row(sheet: Sheet, width: float, height: float, clue: int, name: str, wide: bool) -> None:
    """A clue on a map: room for a rose, the sign, the words beside it."""
    furniture.card_face(sheet, Box(0, 0, width, height))
    left = rose_room(wide)
    # Many clues on a map make low rows: words alone then.
    if highest_for(height - 2, 2) >= sheet.least:
        scale = min((height - 3) / SIGN_HEIGHT, 0.94 if wide else 0.6)
        draw_sign(sheet, clue, left + SIGN_WIDTH * scale / 2, height / 2, scale)
        left += SIGN_WIDTH * scale + 2
    sheet.text(name, Box(left, 1, width - left - 2, height - 2), sheet.least, CARD, align="start", lines=2)


def rose_room(wide: bool) -> float:
    """How much of a clue on a map is kept for a rose."""
    return 32.0 if wide else 19.0
