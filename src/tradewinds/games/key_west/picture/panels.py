"""Beside the chart: the round and the bank, and a panel for each player with everything that lies before them."""

from dataclasses import dataclass

from tradewinds.games.key_west.components import (
    BRIDGE_NAMES,
    CYCLE,
    FIRST_TREASURE,
    FRUIT_NAMES,
    ROUNDS,
    TREASURE_NAMES,
)
from tradewinds.games.key_west.naming import card
from tradewinds.games.key_west.picture.offer import small_card
from tradewinds.games.key_west.picture.scene import HUES, Scene
from tradewinds.games.key_west.state import Phase
from tradewinds.pictures import furniture
from tradewinds.pictures.geometry import Box, Point
from tradewinds.pictures.svg import Sheet, number, stamp
from tradewinds.pictures.theme import PANEL, PANEL_MUTED, WARNING, colour

#: More rounds than this are told in words only.
_MOST_PIPS = 12


@dataclass(frozen=True)
class PanelPlan:
    """The parts of a player's panel, from its upper left corner."""

    disc: Point
    name: Box
    lighthouse: Point
    star: Point
    points: Box
    coin: Point
    money: Box
    stock: Point
    """The first disc in stock; `markers` is the first marker."""
    markers: Point
    abilities: tuple[Box, Box, Box]
    """Cigars, looks, capacity."""
    goods: Box
    """Shares, fruit and treasures in ten columns."""
    bid: Box
    taken: Box
    scale: float
    size: float


WIDE = PanelPlan(
    disc=Point(20, 19),
    name=Box(38, 5, 126, 28),
    lighthouse=Point(178, 19),
    star=Point(204, 19),
    points=Box(216, 5, 36, 28),
    coin=Point(264, 19),
    money=Box(280, 5, 40, 28),
    stock=Point(18, 50),
    markers=Point(102, 50),
    abilities=(Box(168, 38, 52, 26), Box(222, 38, 48, 26), Box(272, 38, 48, 26)),
    goods=Box(8, 68, 308, 27),
    bid=Box(10, 99, 180, 27),
    taken=Box(196, 97, 120, 29),
    scale=0.78,
    size=19,
)
TALL = PanelPlan(
    disc=Point(14, 13),
    name=Box(26, 3, 112, 20),
    lighthouse=Point(148, 13),
    star=Point(168, 13),
    points=Box(177, 3, 26, 20),
    coin=Point(214, 13),
    money=Box(225, 3, 34, 20),
    stock=Point(13, 36),
    markers=Point(98, 36),
    abilities=(Box(168, 26, 60, 20), Box(230, 26, 52, 20), Box(284, 26, 52, 20)),
    goods=Box(6, 48, 332, 21),
    bid=Box(262, 3, 78, 20),
    taken=Box(262, 3, 78, 20),
    scale=0.6,
    size=13,
)
#: From one disc or marker in stock to the next, as parts of the scale.
_DISC_STEP, _MARKER_STEP = 4.2, 5.0


class Panels:
    """Where the parts of header and panels lie, and how they look."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.parts = WIDE if scene.wide else TALL
        self.at = scene.plan.players

    # Places of pieces

    def disc(self, seat: int, number: int) -> tuple[Point, float]:
        """A disc in stock."""
        return self._in_stock(self.parts.stock, seat, number * _DISC_STEP)

    def marker(self, seat: int, number: int) -> tuple[Point, float]:
        """A marker in stock."""
        return self._in_stock(self.parts.markers, seat, number * _MARKER_STEP)

    def _in_stock(self, first: Point, seat: int, step: float) -> tuple[Point, float]:
        box, k = self.at[seat], self.parts.scale
        return first.moved(box.x + step * k, box.y), k

    def lighthouse(self, seat: int) -> tuple[Point, float]:
        box = self.at[seat]
        return self.parts.lighthouse.moved(box.x, box.y), self.parts.scale * 1.05

    # Header

    def draw_header(self) -> None:
        scene, sheet, header = self.scene, self.scene.sheet, self.scene.plan.header
        size = 23 if scene.wide else 15
        furniture.panel(sheet, header)
        half = header.h / 2
        with sheet.group(id="header"):
            title = Box(header.x + size / 2, header.y + 2, header.w * 0.5, half - 2)
            sheet.text(scene.words("game-title"), title, size, PANEL, serif=True, bold=True, align="start")
            self._round(Box(header.x + header.w * 0.56, header.y + 5, header.w * 0.44 - 9, half - 10), size * 0.72)
            self._bank(Box(header.x + size / 2, header.y + half, header.w * 0.54 - size / 2, half - 4), size * 0.76)
            if ROUNDS <= _MOST_PIPS:
                pips = Box(header.x + header.w * 0.56, header.y + half, header.w * 0.44 - 9, half - 4)
                _pips(sheet, pips, scene.round)

    def _round(self, box: Box, size: float) -> None:
        scene, last = self.scene, int(self.scene.round == ROUNDS)
        if last:
            scene.sheet.rect(box.inset(-2), colour("warn"), rx=6)
        told = scene.words("picture-round", round=max(scene.round, 1), rounds=ROUNDS)
        scene.sheet.text(told, box, size, WARNING if last else PANEL, bold=True, smallest=size * 0.6)

    def _bank(self, box: Box, size: float) -> None:
        scene = self.scene
        told = scene.words("picture-bank", bank=scene.bank)
        with scene.sheet.group(id="bank"):
            scene.sheet.use("money", box.x + size * 0.9, box.centre.y, size / 20)
            text = Box(box.x + size * 2, box.y, box.w - size * 2, box.h)
            scene.sheet.text(told, text, size, PANEL, align="start", smallest=size * 0.65)

    # Players

    def draw_players(self) -> None:
        for seat in range(self.scene.seats):
            with self.scene.sheet.group(id=f"player-{seat + 1}", role="img", aria_label=self._summary(seat)):
                self._player(seat)

    def _summary(self, seat: int) -> str:
        player = self.scene.players[seat]
        return self.scene.words(
            "picture-player",
            player=self.scene.name(seat),
            points=player.points,
            money=self._money(seat),
            discs=player.discs,
            markers=player.markers,
            cigars=player.cigars,
        )

    def _money(self, seat: int) -> str:
        """KW 2.5: as far as the viewer can know it."""
        least, most = self.scene.players[seat].money
        return str(least) if least == most else f"{least}–{most}"

    def _player(self, seat: int) -> None:
        scene, sheet, box = self.scene, self.scene.sheet, self.at[seat]
        parts, size = self.parts, self.parts.size
        furniture.panel(sheet, box)
        if seat in scene.acting:
            furniture.acting(sheet, box, box.y + parts.disc.y, 1.0 if scene.wide else 0.6)
        sheet.use(f"disc-{HUES[seat]}", box.x + parts.disc.x, box.y + parts.disc.y, size / 17)
        name = scene.name(seat)
        if seat == scene.viewer:
            name = scene.words("picture-you", player=name)
        sheet.text(name, parts.name.moved(box.x, box.y), size, PANEL, bold=True, align="start", smallest=size * 0.65)
        furniture.star(sheet, box.x + parts.star.x, box.y + parts.star.y, size * 0.52)
        points = str(scene.players[seat].points)
        sheet.text(points, parts.points.moved(box.x, box.y), size * 1.1, PANEL, bold=True, align="start")
        sheet.use("money", box.x + parts.coin.x, box.y + parts.coin.y, size / 24)
        room = parts.money.moved(box.x, box.y)
        sheet.text(self._money(seat), room, size * 1.05, PANEL, bold=True, align="start", smallest=size * 0.62)
        self._stock(seat)
        self._goods(seat)
        self._bid(seat, parts.bid.moved(box.x, box.y))
        self._taken(seat, parts.taken.moved(box.x, box.y))

    def _stock(self, seat: int) -> None:
        """How many discs and markers lie there, and what the player can do with dice and tiles."""
        player, parts, box = self.scene.players[seat], self.parts, self.at[seat]
        k = parts.scale
        for first, count, step in (
            (parts.stock, player.discs, _DISC_STEP),
            (parts.markers, player.markers, _MARKER_STEP),
        ):
            x = box.x + first.x + (max(count - 1, 0) * step + 16) * k
            room = Box(x, box.y + first.y - 12 * k, 24 * k, 24 * k)
            self.scene.sheet.text(f"{count}", room, 19 * k, PANEL, align="start", bold=True)
        told = (("cigar", player.cigars), ("eye", player.looks), ("bag", player.room))
        for (sign, count), cell in zip(told, parts.abilities, strict=True):
            _count(self.scene.sheet, cell.moved(box.x, box.y), sign, count, k)

    def _goods(self, seat: int) -> None:
        """Shares of the bridges, fruit and treasures; what nobody may know of lies face down."""
        player, held = self.scene.players[seat], self.scene.treasures[seat]
        counts = [*zip(BRIDGE_NAMES, player.shares, strict=True), *zip(FRUIT_NAMES, player.fruit, strict=True)]
        counts += [(name, held.get(FIRST_TREASURE + k, 0)) for k, name in enumerate(TREASURE_NAMES)]
        counts.append(("hidden-treasure", held.get(None, 0)))
        area = self.parts.goods.moved(self.at[seat].x, self.at[seat].y)
        _counts(self.scene.sheet, area, tuple(counts), self.parts.scale * (0.92 if self.scene.wide else 1.02))

    def _bid(self, seat: int, box: Box) -> None:
        """KW 5.2, 5.5: a bid that nobody may see yet, or the bid and its rank."""
        scene, player = self.scene, self.scene.players[seat]
        size = self.parts.size * 0.84
        if scene.phase == Phase.OVER or (any(scene.taken) and seat == scene.current and not scene.wide):
            return
        if scene.ranked:
            told = scene.words("picture-bid-rank", amount=player.bid, rank=scene.ranking.index(seat) + 1)
        elif scene.phase == Phase.BID and seat not in scene.acting:
            own = seat == scene.viewer
            told = scene.words("picture-own-bid", amount=player.bid) if own else scene.words("picture-has-bid")
        elif scene.phase == Phase.BID:
            told = scene.words("picture-bidding")
        else:
            return
        align = "start" if scene.wide else "end"
        scene.sheet.text(told, box, size, PANEL_MUTED, align=align, smallest=size * 0.68)

    def _taken(self, seat: int, box: Box) -> None:
        """KW 6.4: cards taken and not yet carried out."""
        scene = self.scene
        if seat != scene.current:
            return
        held = [number for number, count in enumerate(scene.taken) for _ in range(count)]
        width = box.h * 1.6
        for n, number_ in enumerate(held):
            place = Box(box.x + box.w - (n + 1) * (width + 4) + 4, box.y, width, box.h)
            with scene.sheet.group(id=f"taken-{n + 1}"):
                small_card(scene.sheet, place, number_, scene.say(card(number_)))


@stamp
def _counts(sheet: Sheet, area: Box, counts: tuple[tuple[str, int], ...], k: float) -> None:
    for (sign, count), cell in zip(counts, area.columns(len(counts)), strict=True):
        _count(sheet, cell, sign, count, k)


@stamp
def _count(sheet: Sheet, cell: Box, sign: str, count: int, k: float) -> None:
    """A sign and how many; faint when there are none."""
    sheet.use(sign, cell.x + 12 * k, cell.centre.y, 0.86 * k, opacity=None if count else 0.25)
    if count:
        room = Box(cell.x + 25 * k, cell.y, cell.w - 25 * k, cell.h)
        sheet.text(str(count), room, 21 * k, PANEL, bold=True, align="start", smallest=14 * k)


@stamp
def _pips(sheet: Sheet, box: Box, now: int) -> None:
    """KW 4.1, 12.5: the rounds, with a mark after those in which the markers return."""
    cells = box.columns(ROUNDS)
    r = min(cells[0].w * 0.36, box.h * 0.28)
    for n, cell in enumerate(cells, 1):
        x, y = cell.centre
        fill = colour("course") if n < now else colour("chosen" if n == now else "panel")
        sheet.circle(x, y, r, fill, stroke=colour("course"), stroke_width=r / 4 if n == now else r / 7)
        if n % CYCLE == 0 and n < ROUNDS:
            line = f"M{number(cell.x + cell.w)} {number(y - r * 1.3)}v{number(r * 2.6)}"
            sheet.path(line, stroke=colour("course"), stroke_width=1.6)
