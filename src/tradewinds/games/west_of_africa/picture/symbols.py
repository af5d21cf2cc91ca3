"""The signs of the cards, and cards that lie before a player."""

from tradewinds.games.west_of_africa.box.components import (
    CARD_CULTIVATE,
    CARD_NAMES,
    CARD_NUMBERS,
    CARD_SELL,
    CARD_SETTLE,
    CARD_SHIP,
    CARD_WORKERS,
    ISLANDS,
)
from tradewinds.games.west_of_africa.picture.plan import SHAPES
from tradewinds.pictures import furniture
from tradewinds.pictures.geometry import Box
from tradewinds.pictures.svg import Sheet, drawings, shift, stamp
from tradewinds.pictures.theme import colour

_ARROW = "M-9-4H2V-9L12 0L2 9V4H-9Z"
_SPROUT = "M0 16V-2M0 4C-14 4-15-8-15-8C-4-9 0-3 0 4ZM0-2C0-13 12-15 15-14C15-4 8 0 0-2Z"
_FIGURE = "M0-15A5.6 5.6 0 0 1 4-5.4C9-3.4 11.5 3 11.5 14H-11.5C-11.5 3-9-3.4-4-5.4A5.6 5.6 0 0 1 0-15Z"
_BOAT = "M-19 6H19C17 14 11 17 5 17H-8C-14 17-17 13-19 6ZM1 3V-18M-1-16C-12-12-14-4-14 2H-1ZM4-16C13-11 15-4 15 2H4Z"


@drawings
def defs(sheet: Sheet) -> None:
    """The sign of each card, 44 wide and high around (0, 0)."""
    for card, name in enumerate(CARD_NAMES):
        with sheet.group(id=f"tw-sign-{name}", stroke=colour("ink"), stroke_width=1.6, stroke_linejoin="round"):
            _sign(sheet, card)


def _sign(sheet: Sheet, card: int) -> None:
    if card < ISLANDS:
        width, height = SHAPES[card].size
        k = 44 / max(width, height)
        with sheet.group(transform=shift(-width * k / 2, -height * k / 2, k)):
            sheet.path(SHAPES[card].outline, colour("land"), stroke=colour("coast"), stroke_width=1.8 / k)
    elif card == CARD_WORKERS:
        sheet.path(_FIGURE, colour("stone"), transform=shift(-9, 2))
        sheet.path(_ARROW, colour("course"), transform=shift(13, 2, 0.72), stroke="none")
    elif card == CARD_SHIP:
        sheet.path(_BOAT, colour("sail"), transform=shift(-4, 0, 0.95))
        sheet.path(_ARROW, colour("course"), transform=shift(17, -9, 0.6), stroke="none")
    elif card == CARD_CULTIVATE:
        sheet.path(_SPROUT, colour("sugar"), transform=shift(0, 0, 1.1))
        sheet.path("M-16 18H16", stroke_width=2.4)
    elif card == CARD_SELL:
        for x, y in ((-7, 9), (9, 4), (-2, -8)):
            furniture.coin(sheet, x, y, 10.5)
    elif card == CARD_SETTLE:
        sheet.add("use", href="#tw-settlement", transform=shift(1, 1, 1.2))
    else:
        sheet.path("M-13-4H13V4H-13Z", colour("warn"), stroke="none")


def number_of(card: int) -> str:
    return furniture.figure(int(CARD_NUMBERS[card]))


@stamp
def draw_small_card(sheet: Sheet, box: Box, card: int, title: str) -> None:
    """A card before a player, face up: number and sign."""
    with sheet.group(title=title):
        ink = furniture.card_face(sheet, box)
        top = Box(box.x + 2, box.y + 2, box.w - 4, box.h * 0.42)
        sheet.text(number_of(card), top, box.h * 0.36, ink, face="bold")
        sheet.use(f"sign-{CARD_NAMES[card]}", box.centre.x, box.y + box.h * 0.7, box.w * 0.8 / 44)
