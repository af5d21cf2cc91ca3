"""What lies on the treasure table: cards, signs, the order of the roses, drawn from their arguments alone."""

from collections.abc import Sequence

from tradewinds.games.tobago.box.components import CURSE, GOLD_VALUES
from tradewinds.games.tobago.picture.scene import TONES
from tradewinds.games.tobago.picture.treasure import gold_card
from tradewinds.games.tobago.state import NOTHING
from tradewinds.pictures import furniture
from tradewinds.pictures.close_up import Moment
from tradewinds.pictures.geometry import Box, Point
from tradewinds.pictures.svg import Sheet, number, shift, stamp
from tradewinds.pictures.theme import PANEL, Ink, colour

#: Width of a card by its height.
_SLIM = 0.74
_SIGNS = {"yes": "M-5 0L-1.4 4L5.4-4.4", "no": "M-4-4L4 4M4-4L-4 4"}
_GROUNDS = {"yes": "palm", "no": "warn", "eye": "card"}


def on_way(cell: Box) -> Point:
    """Where a rose lies."""
    return Point(cell.centre.x, cell.y + cell.h * 0.4)


@stamp
def way(sheet: Sheet, row: Box) -> None:
    """The course from the first who is asked to the last."""
    end, y, line = row.x + row.w, on_way(row).y, colour("line")
    sheet.path(f"M{number(row.x)} {number(y)}H{number(end - 12)}", stroke=line, stroke_width=3, stroke_dasharray="7 5")
    sheet.path("M-14-8L0 0L-14 8Z", line, transform=shift(end, y))


@stamp
def badge(sheet: Sheet, at: Point, sign: str, scale: float = 1.0) -> None:
    """A small round sign: taken, refused, looked."""
    with sheet.group(transform=shift(at.x, at.y, scale)):
        sheet.circle(0, 0, 10, colour(_GROUNDS[sign]), stroke=colour("edge"), stroke_width=1.4)
        if sign == "eye":
            sheet.use("eye", 0, 0, 0.95)
        else:
            sheet.path(_SIGNS[sign], stroke=colour("warn-ink"), stroke_width=2.8, stroke_linecap="round")


@stamp
def wood(sheet: Sheet, box: Box) -> None:
    """A table of planks."""
    sheet.rect(box, colour("wood"), rx=12, stroke=colour("edge"), stroke_width=2)
    seams = ""
    for plank, joint in zip(box.rows(5)[1:], (0.23, 0.71, 0.42, 0.86), strict=True):
        x, y = number(box.x + box.w * joint), number(plank.y)
        seams += f"M{number(box.x + 4)} {y}h{number(box.w - 8)}M{x} {y}v{number(plank.h - 2)}"
    sheet.path(seams, stroke=colour("edge"), stroke_opacity=0.25)


@stamp
def fan(sheet: Sheet, room: Box, hidden: int, known: tuple[int, ...]) -> None:
    """Cards face down, close together, and beside them those that are known."""
    height = min(room.h - 12, 104.0)
    width = height * _SLIM
    apart = min(max(((room.w - 10) / width - 1 - 0.9 * len(known)) / max(hidden, 1), 0.1), 0.5)
    step = [apart] * hidden + [0.9] * len(known)
    k = min((room.w - 10) / (width * (sum(step[1:]) + 1)), 1.0) if step else 1.0
    left, width, height = room.centre.x - width * k * (sum(step[1:]) + 1) / 2, width * k, height * k
    for n in range(len(step)):
        tilt = (n - (len(step) - 1) / 2) * 20 / (len(step) + 2)
        x = left + width * (sum(step[1 : n + 1]) + 0.5)
        with sheet.group(transform=f"{shift(x, room.centre.y + abs(tilt) * 0.5)} rotate({number(tilt)})"):
            box = Box(-width / 2, -height / 2, width, height)
            furniture.card_back(sheet, box) if n < hidden else gold_card(sheet, box, known[n - hidden])


def stacks(moment: Moment, room: Box, counts: Sequence[int], columns: int, ink: Ink) -> None:
    """Those cards of which there are some."""
    cards = [card for card, count in enumerate(counts) if count]
    across = min(columns, len(cards))
    width = min(room.w / across, 100)
    room = Box(room.centre.x - across * width / 2, room.y, across * width, room.h)
    for card, cell in zip(cards, room.cells(-(-len(cards) // columns), across, 5), strict=False):
        stack(moment, cell, card, counts[card], ink)


def stack(moment: Moment, cell: Box, card: int, count: int, ink: Ink) -> None:
    """A card, and how many of it."""
    box = Box(cell.x, cell.y, min(cell.h * _SLIM, cell.w - 34), cell.h)
    gold_card(moment.sheet, box.inset(0, (cell.h - box.w / _SLIM) / 2), card)
    if count > 1:
        label = Box(box.x + box.w + 3, cell.y, 30, cell.h)
        moment.text(f"×{count}", label, ink, align="start", face="bold")


@stamp
def shine(sheet: Sheet, box: Box) -> None:
    """Rays from behind."""
    with sheet.group(transform=shift(*box.centre), fill=colour("lit"), fill_opacity=0.34):
        for n in range(16):
            sheet.path(f"M0 0L{number(box.h / 2 + 18)}-8V8Z", None, transform=f"rotate({number(n * 22.5)})")


@stamp
def chest(sheet: Sheet, box: Box) -> None:
    """The treasure before anybody has seen a card of it."""
    shine(sheet, box)
    sheet.use("chest", box.centre.x, box.centre.y, box.w / 22)


@stamp
def great_card(sheet: Sheet, box: Box, card: int) -> None:
    """A card to be read across the room, in its own light; a back where it is a secret."""
    shine(sheet, box)
    if card == NOTHING:
        furniture.card_back(sheet, box)
        return
    gold_card(sheet, box, card)
    if card != CURSE:
        for cell in Box(box.x + 8, box.y + box.h - 26, box.w - 16, 20).columns(GOLD_VALUES[card]):
            furniture.coin(sheet, cell.centre.x, cell.centre.y, 7)


def chance(moment: Moment, cell: Box, card: int, likely: float, percent: str) -> None:
    """A card, how likely it is in letters, and as a bar."""
    width = 28.0 if moment.wide else 46.0
    text = Box(cell.x + 34, cell.y, cell.w - 34, cell.h - 8)
    if not moment.wide:
        text = Box(cell.x, cell.y + cell.h - 32, cell.w, 24)
    gold_card(moment.sheet, Box(cell.x, cell.y, width, width * 1.25), card)
    moment.text(percent, text, PANEL, align="start")
    bar = Box(cell.x, cell.y + cell.h - 6, cell.w, 6)
    moment.sheet.rect(bar, colour("line"), rx=3, fill_opacity=0.5)
    if likely > 0:
        full = Box(bar.x, bar.y, max(bar.w * likely, 4), bar.h)
        moment.sheet.rect(full, colour("warn" if card == CURSE else "course"), rx=3)


# Players


def name(moment: Moment, row: Box, seat: int, scale: float = 1.0) -> None:
    """Whose it is."""
    told = moment.words("picture-you", player=moment.name(seat)) if seat == moment.viewer else moment.name(seat)
    moment.sheet.use(f"disc-{TONES[seat]}", row.x + 12 * scale, row.centre.y, 0.9 * scale)
    room = Box(row.x + 28 * scale, row.y, row.w - 28 * scale, row.h)
    moment.text(told, room, PANEL, scale, face="bold", align="start", lines=2)


def counts(moment: Moment, row: Box, coins: int, amulets: int) -> None:
    y = row.centre.y
    furniture.coin(moment.sheet, row.x + 12, y, 10)
    moment.text(str(coins), Box(row.x + 28, row.y, 44, row.h), PANEL, align="start", face="bold")
    moment.sheet.use("amulet", row.x + 86, y, 0.85)
    moment.text(str(amulets), Box(row.x + 100, row.y, 28, row.h), PANEL, align="start")


@stamp
def taken(sheet: Sheet, row: Box, count: int) -> None:
    """TB 8.7: cards laid face down before a player."""
    height = row.h - 4
    for n in range(count):
        furniture.card_back(sheet, Box(row.x + row.w - 22 - n * 11, row.y + 2, height * _SLIM, height))
