"""Own drawings for what is in the box: fruit, bridges, houses, dive tiles, the lighthouse; each about 24 wide."""

from tradewinds.games.key_west.box.components import BRIDGE_NAMES, BRIDGES
from tradewinds.games.key_west.picture.plan import BILL_HEIGHT, BILL_WIDTH
from tradewinds.pictures.geometry import Box
from tradewinds.pictures.svg import Sheet, drawings
from tradewinds.pictures.theme import colour

_LEAF = "M0-8C1-12 6-14 10-12C8-7 4-6 0-8Z"
_BANANA = "M-9-9C-9 1-2 7 10 5C12 7 11 10 8 11C-3 14-13 5-12-8C-12-10-9-11-9-9Z"
_MANGO = "M-10 3C-11-5-3-10 4-9C11-8 13-1 10 5C7 11 0 13-5 11C-8 10-10 7-10 3Z"
_BASKET = "M-11-2H11L8 10H-8Z"
_HELMET = "M-9 7V-1A9 9 0 0 1 9-1V7L11 10H-11Z"
_BAG = "M-7-3H7C12 4 9 11 0 11C-9 11-12 4-7-3Z"
_PLUS = "M9-13V-5M5-9H13"
_EYE = "M-12 0C-6-8 6-8 12 0C6 8-6 8-12 0Z"
_HOTEL = "M-9 11V-7H9V11Z"
_WINDOWS = "M-5-3H-2V0H-5ZM2-3H5V0H2ZM-5 3H-2V6H-5ZM2 3H5V6H2Z"
_FACTORY = "M-12 11V0L-6-5V0L0-5V0H4V-12H9V11Z"
_CIGAR = "M-13-3.6H8C13-3.6 13 3.6 8 3.6H-13Z"
_SPONGE = (
    "M-10 3C-13-1-10-6-6-6C-5-11 2-12 4-8C9-10 13-5 10-1C13 3 10 9 5 8C3 11-3 11-4 8C-8 10-11 7-10 3Z"
    "M-4-2A1.8 1.8 0 1 0-4 1.6A1.8 1.8 0 1 0-4-2ZM3-5A1.5 1.5 0 1 0 3-2A1.5 1.5 0 1 0 3-5Z"
    "M3 2A2 2 0 1 0 3 6A2 2 0 1 0 3 2Z"
)
_CHEST = "M-11 10V-2C-11-11 11-11 11-2V10Z"
_MASK = "M-10-9C-4-12 4-12 10-9C11 2 7 9 0 12C-7 9-11 2-10-9ZM-6-4C-5-1-2-1-1.5-4ZM6-4C5-1 2-1 1.5-4ZM-3.5 5H3.5L0 7.5Z"
_VASE = "M-4-11H4V-8C10-4 10 3 4 8V11H-4V8C-10 3-10-4-4-8Z"
_WRECK = "M-13 2L-8 0L-4 3L2 0L7 3L13-1C12 6 8 11 3 11H-5C-10 11-12 7-13 2Z"
_TOWER = "M-4-5H4L6.5 13H-6.5Z"


@drawings
def defs(sheet: Sheet) -> None:
    """Every sign of Key West, once."""
    for name, draw in _SIGNS.items():
        with sheet.group(id=f"tw-{name}", stroke=colour("ink"), stroke_width=1.2, stroke_linejoin="round"):
            draw(sheet)
    for bridge in range(BRIDGES):
        _bridge(sheet, bridge)


def _bridge(sheet: Sheet, number: int) -> None:
    """A bridge has as many arches as it is the how-manieth from the mainland."""
    arches = number + 1
    step = 26 / arches
    r = step / 2 - 2
    cuts = "".join(
        f"M{-13 + i * step + 2:.4g} 9V{max(3.0, r - 3):.4g}a{r:.4g} {min(r, 7):.4g} 0 0 1 {2 * r:.4g} 0V9Z"
        for i in range(arches)
    )
    with sheet.group(id=f"tw-{BRIDGE_NAMES[number]}", stroke=colour("ink"), stroke_width=1.1):
        sheet.path(f"M-13-5H13V9H-13Z{cuts}", colour("stone"), fill_rule="evenodd")
        sheet.path("M-14-5H14", stroke_width=2.6, stroke_linecap="round")


def _orange(sheet: Sheet) -> None:
    sheet.circle(0, 2, 9.6, colour("orange"))
    sheet.path(_LEAF, colour("sugar"))


def _banana(sheet: Sheet) -> None:
    sheet.path(_BANANA, colour("banana"))
    sheet.path("M-8-4C-6 4 0 8 7 8", stroke_width=0.8)


def _mango(sheet: Sheet) -> None:
    sheet.path(_MANGO, colour("mango"))
    sheet.path(_LEAF, colour("sugar"))
    sheet.path("M-6 4C-5 0-2-3 2-4", stroke_width=0.8)


def _harvest(sheet: Sheet) -> None:
    sheet.circle(-4, -4, 5, colour("orange"))
    sheet.circle(5, -4, 5, colour("mango"))
    sheet.path(_BASKET, colour("grain"))
    sheet.path("M-9 3H9M-4-2L-3 10M4-2L3 10", stroke_width=0.8)


def _dive(sheet: Sheet) -> None:
    sheet.path(_HELMET, colour("coin"))
    sheet.circle(0, 0, 4.6, colour("shallow"))
    sheet.path("M-11 10H11", stroke_width=2)


def _capacity(sheet: Sheet) -> None:
    sheet.path(_BAG, colour("soil"))
    sheet.path("M-8 1L3 11M-5-3L8 8M8 1L-3 11M5-3L-8 8", stroke_width=0.8)
    sheet.path("M-8-4H8", stroke_width=2.4, stroke_linecap="round")


def _plus(sheet: Sheet) -> None:
    sheet.path(_PLUS, stroke=colour("card"), stroke_width=5, stroke_linecap="round")
    sheet.path(_PLUS, stroke=colour("ink"), stroke_width=2.4, stroke_linecap="round")


def _dive_more(sheet: Sheet) -> None:
    _dive(sheet)
    _plus(sheet)


def _capacity_more(sheet: Sheet) -> None:
    _capacity(sheet)
    _plus(sheet)


def _eye(sheet: Sheet) -> None:
    sheet.path(_EYE, colour("card"))
    sheet.circle(0, 0, 4, colour("course"))


def _hotel(sheet: Sheet) -> None:
    sheet.path(_HOTEL, colour("wall"))
    sheet.path("M-11-7H11L8-11H-8Z", colour("roof"))
    sheet.path(_WINDOWS, colour("course"), stroke="none")


def _factory(sheet: Sheet) -> None:
    sheet.path(_FACTORY, colour("roof"))
    sheet.path("M-8 4H-5V7H-8ZM-2 4H1V7H-2Z", colour("wall"), stroke="none")


def _cigar(sheet: Sheet) -> None:
    sheet.path(_CIGAR, colour("wood"))
    sheet.path("M2-3.6H5V3.6H2Z", colour("coin"))
    sheet.path("M-13-3.6H-10V3.6H-13Z", colour("stone"))


def _sponge(sheet: Sheet) -> None:
    sheet.path(_SPONGE, colour("grain"), fill_rule="evenodd")


def _chest(sheet: Sheet) -> None:
    sheet.path(_CHEST, colour("wood"))
    sheet.path("M-11-1H11M-6-8V10M6-8V10")
    sheet.rect(Box(-2.5, -3.5, 5, 6), colour("coin"))


def _mask(sheet: Sheet) -> None:
    sheet.path(_MASK, colour("sugar"), fill_rule="evenodd")


def _vase(sheet: Sheet) -> None:
    sheet.path(_VASE, colour("mango"))
    sheet.path("M-7.5-3H7.5M-7.5 2H7.5", stroke_width=0.9)


def _wreck(sheet: Sheet) -> None:
    sheet.path("M-3 2L-6-12M3 1L9-9")
    sheet.path("M-6-12L4-7L-4-3Z", colour("sail"))
    sheet.path(_WRECK, colour("wood"))


def _lighthouse(sheet: Sheet) -> None:
    sheet.path(_TOWER, colour("wall"))
    sheet.path("M-4.7 0H4.7L5.4 5H-5.4Z", colour("roof"))
    sheet.rect(Box(-4, -10, 8, 5), colour("coin"))
    sheet.path("M-6-10H6L0-15Z", colour("roof"))
    sheet.path("M-6-5H6", stroke_width=1.8)


def _bill(sheet: Sheet) -> None:
    sheet.rect(Box(-BILL_WIDTH / 2, -BILL_HEIGHT / 2, BILL_WIDTH, BILL_HEIGHT), colour("bill"), rx=2)
    sheet.rect(Box(-BILL_WIDTH / 2, -BILL_HEIGHT / 2, BILL_WIDTH, BILL_HEIGHT).inset(2.4), stroke=colour("bill-line"))
    sheet.circle(0, 0, 4.4, stroke=colour("bill-line"), stroke_width=1.4)


def _cover(sheet: Sheet) -> None:
    """A cover tile: what lies under it is out of the game."""
    sheet.rect(Box(-12, -12, 24, 24), colour("back"), rx=4)
    sheet.path("M-7-7L7 7M7-7L-7 7", stroke=colour("back-line"), stroke_width=2)


def _treasure(sheet: Sheet) -> None:
    """A treasure that lies face down."""
    sheet.rect(Box(-10.5, -10.5, 21, 21), colour("deep"), rx=4)
    sheet.path("M-3.6-3A3.8 3.8 0 1 1 0 1.2V3.4M0 6V7.6", stroke=colour("deep-ink"), stroke_width=2.2)


def _stack(sheet: Sheet) -> None:
    """Harvest tiles face down."""
    for shift in (4, 2, 0):
        sheet.rect(Box(-11, -11 + shift, 22, 20), colour("back"), rx=4)
    sheet.use("harvest", 0, -1, 0.62)


def _money(sheet: Sheet) -> None:
    sheet.use("bill", 1, 3, 0.86)
    sheet.use("bill", -1, -3, 0.86)


_SIGNS = {
    "orange": _orange,
    "banana": _banana,
    "mango": _mango,
    "harvest": _harvest,
    "dive": _dive_more,
    "capacity": _capacity_more,
    "helmet": _dive,
    "bag": _capacity,
    "eye": _eye,
    "hotel": _hotel,
    "factory": _factory,
    "cigar": _cigar,
    "sponge": _sponge,
    "chest": _chest,
    "mask": _mask,
    "vase": _vase,
    "wreck": _wreck,
    "lighthouse": _lighthouse,
    "bill": _bill,
    "cover": _cover,
    "hidden-treasure": _treasure,
    "harvest-stack": _stack,
    "money": _money,
}
