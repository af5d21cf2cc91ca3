"""What lies around the pieces: sea, compass rose, chart frame, coins, badges, cards."""

from math import cos, pi, sin

from tradewinds.pictures.geometry import Box
from tradewinds.pictures.svg import Sheet, number, shift, stamp
from tradewinds.pictures.theme import CARD, CHOSEN, COIN, SEAT_INKS, Ink, colour

_CROWN = "M-8 5L-9-5L-4-1L0-7L4-1L9-5L8 5Z"
_STAR = "M0-10L2.8-3.4L9.8-3L4.4 1.6L6.2 8.4L0 4.7L-6.2 8.4L-4.4 1.6L-9.8-3L-2.8-3.4Z"


def sea(sheet: Sheet, box: Box, rose_x: float, rose_y: float) -> None:
    """Calm water with the rhumb lines of an old chart, which run out from the compass rose to the border."""
    sheet.rect(box, colour("sea"), rx=10)
    sheet.rect(box, "url(#tw-waves)", rx=10)
    lines = ""
    for i in range(16):
        dx, dy = cos(i * pi / 8), sin(i * pi / 8)
        reach = _to_border(box, rose_x, rose_y, dx, dy)
        lines += f"M{number(rose_x)} {number(rose_y)}L{number(rose_x + reach * dx)} {number(rose_y + reach * dy)}"
    sheet.path(lines, stroke=colour("rhumb"), stroke_width=1)


def _to_border(box: Box, x: float, y: float, dx: float, dy: float) -> float:
    """How far it is from a point in a box to its border in a direction."""
    across = (box.x + box.w - x if dx > 0 else x - box.x) / max(abs(dx), 1e-9)
    down = (box.y + box.h - y if dy > 0 else y - box.y) / max(abs(dy), 1e-9)
    return min(across, down)


def frame(sheet: Sheet, box: Box, step: float = 40, thick: float = 6) -> None:
    """The border of a chart, light and dark in turn like degrees."""
    line = colour("course")
    sheet.rect(box.inset(thick / 2), stroke=colour("sail"), stroke_width=thick, rx=6)
    sheet.rect(box.inset(thick / 2), stroke=line, stroke_width=thick - 2, stroke_dasharray=f"{step} {step}", rx=6)
    sheet.rect(box, stroke=line, stroke_width=1.2, rx=8)
    sheet.rect(box.inset(thick), stroke=line, stroke_width=1.2, rx=4)


def rose(sheet: Sheet, x: float, y: float, r: float) -> None:
    """A compass rose with north marked by a lily."""
    line = colour("course")
    with sheet.group(aria_hidden="true", stroke=line, stroke_width=1.1, stroke_linejoin="round"):
        sheet.circle(x, y, r * 0.66, stroke_dasharray="2 3")
        sheet.circle(x, y, r * 0.5)
        for turn in (pi / 4, 0.0):
            for quarter in range(4):
                _point(sheet, x, y, r * (0.62 if turn else 0.94), turn + quarter * pi / 2)
        top = y - r * 0.94
        lily = f"M{number(x)} {number(top - 13)}q4.5 5 0 11q-4.5-6 0-11m-6 4q0 6 6 8q6-2 6-8"
        sheet.path(lily, colour("sail"))


def _point(sheet: Sheet, x: float, y: float, r: float, angle: float) -> None:
    tip = f"{number(x + r * sin(angle))} {number(y - r * cos(angle))}"
    for side, fill in ((1, colour("course")), (-1, colour("sail"))):
        turn = angle + side * pi / 4
        foot = f"{number(x + r * 0.2 * sin(turn))} {number(y - r * 0.2 * cos(turn))}"
        sheet.path(f"M{number(x)} {number(y)}L{foot}L{tip}Z", fill)


def figure(value: int) -> str:
    """A number as it is written; the minus is a dash that every font has."""
    return str(value).replace("-", "–")


@stamp
def coin(sheet: Sheet, x: float, y: float, r: float, text: str = "") -> None:
    """A gold coin, with a number on it where one is given."""
    sheet.circle(x, y, r, colour("coin"), stroke=colour("coin-edge"), stroke_width=r / 8)
    if text:
        box = Box(x - r * 0.88, y - r, r * 1.76, 2 * r)
        sheet.text(text, box, r * 1.16, COIN, face="bold", smallest=r * 0.7)
    else:
        sheet.circle(x, y, r * 0.62, stroke=colour("coin-edge"), stroke_width=r / 10)


def crown(sheet: Sheet, x: float, y: float, scale: float = 1, line: float = 1.3) -> None:
    """The sign of who is ahead, or would be."""
    sheet.path(_CROWN, colour("coin"), transform=shift(x, y, scale), stroke=colour("coin-edge"), stroke_width=line)


@stamp
def star(sheet: Sheet, x: float, y: float, r: float) -> None:
    """The sign of points."""
    sheet.path(_STAR, colour("course"), transform=shift(x, y, r / 10))


def sign(sheet: Sheet, name: str, x: float, y: float, k: float) -> None:
    """A star, a crown, a coin, or a drawing of `defs` by its name: each about 24 wide."""
    if name == "star":
        star(sheet, x, y, 11 * k)
    elif name == "crown":
        crown(sheet, x, y, 1.2 * k)
    elif name == "coin":
        coin(sheet, x, y, 11 * k)
    else:
        sheet.use(name, x, y, k)


@stamp
def badge(sheet: Sheet, box: Box, seat: int, text: str, size: float) -> None:
    """A number that belongs to a seat: its colour, its emblem, the number."""
    sheet.rect(box, colour(f"seat{seat}"), rx=box.h / 2, stroke=colour("edge"), stroke_width=1.2)
    with sheet.group(color=colour(f"seat-ink{seat}")):
        sheet.use(f"emblem-{seat}", box.x + box.h * 0.52, box.centre.y, box.h / 36)
    room = Box(box.x + box.h * 0.88, box.y, box.w - box.h * 1.06, box.h)
    sheet.text(text, room, size, SEAT_INKS[seat], face="bold")


def card_face(sheet: Sheet, box: Box, chosen: bool = False) -> Ink:
    """The empty front of a card; returns what to write on it with. A chosen card is tinted and framed firmly."""
    line = colour("ink" if chosen else "line")
    sheet.rect(box, colour("chosen" if chosen else "card"), rx=6, stroke=line, stroke_width=2 if chosen else 1.4)
    if chosen and box.h > 60:
        sheet.rect(box.inset(3), rx=4, stroke=line, stroke_width=0.7)
    return CHOSEN if chosen else CARD


@stamp
def card_back(sheet: Sheet, box: Box) -> None:
    sheet.rect(box, colour("back"), rx=5, stroke=colour("edge"), stroke_width=1.2)
    sheet.rect(box.inset(3.5), "url(#tw-weave)", rx=3, stroke=colour("back-line"), stroke_width=1)


@stamp
def panel(sheet: Sheet, box: Box) -> None:
    """A quiet plate to write on."""
    sheet.rect(box, colour("panel"), rx=8, stroke=colour("line"), stroke_width=1.4)


@stamp
def acting(sheet: Sheet, box: Box, y: float, k: float) -> None:
    """A firm frame and a pointer at this height: this player may act."""
    sheet.rect(box.inset(1.5), rx=7, stroke=colour("course"), stroke_width=1 + 2.4 * k)
    x = box.x - 2
    pointer = f"M{number(x)} {number(y - 10 * k)}l{number(12 * k)} {number(10 * k)}l{number(-12 * k)} {number(10 * k)}z"
    sheet.path(pointer, colour("course"), stroke=colour("panel"), stroke_width=1)
