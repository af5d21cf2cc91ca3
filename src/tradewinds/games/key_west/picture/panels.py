"""Beside the chart: the round and the bank, and a panel for each player with everything that lies before them."""

from dataclasses import dataclass

from tradewinds.core.words import Say, line
from tradewinds.games.key_west.box.components import (
    BRIDGE_NAMES,
    CYCLE,
    FIRST_TREASURE,
    FRUIT_NAMES,
    ROUNDS,
    TREASURE_NAMES,
)
from tradewinds.games.key_west.picture.offer import small_card
from tradewinds.games.key_west.picture.plan import Plan
from tradewinds.games.key_west.picture.scene import HUES, Holding, Scene
from tradewinds.games.key_west.state import Phase
from tradewinds.games.key_west.telling.names import card
from tradewinds.pictures import furniture
from tradewinds.pictures.geometry import Box, Point
from tradewinds.pictures.panels import Panel, draw_panel, draw_round
from tradewinds.pictures.svg import Sheet, number, part, stamp
from tradewinds.pictures.theme import PANEL, PANEL_MUTED, colour

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
    disc=Point(24, 23),
    name=Box(46, 5, 204, 36),
    lighthouse=Point(270, 23),
    star=Point(304, 23),
    points=Box(320, 5, 56, 36),
    coin=Point(396, 23),
    money=Box(416, 5, 86, 36),
    stock=Point(22, 63),
    markers=Point(134, 63),
    abilities=(Box(240, 48, 66, 30), Box(312, 48, 60, 30), Box(378, 48, 60, 30)),
    goods=Box(10, 86, 596, 36),
    bid=Box(440, 46, 168, 34),
    taken=Box(506, 8, 104, 29),
    scale=1.0,
    size=22,
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


def _parts(plan: Plan) -> PanelPlan:
    return WIDE if plan.wide else TALL


def stocked_disc(plan: Plan, seat: int, number: int) -> tuple[Point, float]:
    """Where a disc in stock lies, and how large."""
    return _in_stock(plan, _parts(plan).stock, seat, number * _DISC_STEP)


def stocked_marker(plan: Plan, seat: int, number: int) -> tuple[Point, float]:
    return _in_stock(plan, _parts(plan).markers, seat, number * _MARKER_STEP)


def _in_stock(plan: Plan, first: Point, seat: int, step: float) -> tuple[Point, float]:
    box, k = plan.players[seat], _parts(plan).scale
    return first.moved(box.x + step * k, box.y), k


class Panels:
    """Where the parts of panels lie, and what they show."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.parts = _parts(scene.plan)
        self.at = scene.plan.players

    def lighthouse(self, seat: int) -> tuple[Point, float]:
        box = self.at[seat]
        return self.parts.lighthouse.moved(box.x, box.y), self.parts.scale * 1.05

    # Players

    def draw_players(self) -> None:
        scene = self.scene
        for seat, player in enumerate(scene.players):
            taken = scene.taken if seat == scene.current else ()
            panel = PlayerPanel(
                scene.say,
                scene.plan.wide,
                self.at[seat],
                seat,
                acting=seat in scene.acting,
                own=seat == scene.viewer,
                player=player,
                treasures=tuple(scene.treasures[seat].items()),
                bid=self._bid(seat),
                taken=tuple([number for number, count in enumerate(taken) for _ in range(count)]),
            )
            draw_panel(scene.sheet, panel)

    def _bid(self, seat: int) -> str | None:
        """KW 5.2, 5.5: a bid that nobody may see yet, or the bid and its rank."""
        scene, amount = self.scene, self.scene.players[seat].bid
        if scene.phase == Phase.OVER or (any(scene.taken) and seat == scene.current and not scene.plan.wide):
            return None
        if scene.ranked:
            return scene.words("picture-bid-rank", amount=amount, rank=scene.ranking.index(seat) + 1)
        if scene.phase != Phase.BID:
            return None
        if seat in scene.acting:
            return scene.words("picture-bidding")
        return scene.words("picture-own-bid", amount=amount) if seat == scene.viewer else scene.words("picture-has-bid")


@dataclass(frozen=True)
class PlayerPanel(Panel):
    """All that the panel of a player shows."""

    player: Holding
    treasures: tuple[tuple[int | None, int], ...]
    bid: str | None
    taken: tuple[int, ...]
    """KW 6.4: cards taken and not yet carried out."""

    @property
    def parts(self) -> PanelPlan:
        return WIDE if self.wide else TALL

    @property
    def money(self) -> str:
        """KW 2.5: as far as the viewer can know it."""
        least, most = self.player.money
        return str(least) if least == most else f"{least}–{most}"

    def summary(self) -> str:
        player = self.player
        counts = {"discs": player.discs, "markers": player.markers, "cigars": player.cigars}
        return self.told(points=player.points, money=self.money, **counts)

    def draw(self, sheet: Sheet) -> None:
        box, parts, size = self.at, self.parts, self.parts.size
        self.draw_head(sheet, parts, HUES[self.seat])
        furniture.star(sheet, box.x + parts.star.x, box.y + parts.star.y, size * 0.52)
        sheet.text(str(self.player.points), self.place(parts.points), size * 1.1, PANEL, face="bold", align="start")
        sheet.use("money", box.x + parts.coin.x, box.y + parts.coin.y, size / 24)
        room = self.place(parts.money)
        sheet.text(self.money, room, size * 1.05, PANEL, face="bold", align="start", smallest=size * 0.62)
        self._stock(sheet)
        self._goods(sheet)
        if self.bid is not None:
            bid = self.place(parts.bid)
            sheet.text(self.bid, bid, size * 0.84, PANEL_MUTED, align="end", smallest=size * 0.84 * 0.68)
        self._taken(sheet)

    def _stock(self, sheet: Sheet) -> None:
        """How many discs and markers lie there, and what the player can do with dice and tiles."""
        player, parts, box = self.player, self.parts, self.at
        k = parts.scale
        for first, count, step in (
            (parts.stock, player.discs, _DISC_STEP),
            (parts.markers, player.markers, _MARKER_STEP),
        ):
            x = box.x + first.x + (max(count - 1, 0) * step + 16) * k
            room = Box(x, box.y + first.y - 12 * k, 24 * k, 24 * k)
            sheet.text(f"{count}", room, 19 * k, PANEL, align="start", face="bold")
        told = (("cigar", player.cigars), ("eye", player.looks), ("bag", player.room))
        for (sign, count), cell in zip(told, parts.abilities, strict=True):
            _count(sheet, self.place(cell), sign, count, k)

    def _goods(self, sheet: Sheet) -> None:
        """Shares of the bridges, fruit and treasures; what nobody may know of lies face down."""
        player, held = self.player, dict(self.treasures)
        counts = [*zip(BRIDGE_NAMES, player.shares, strict=True), *zip(FRUIT_NAMES, player.fruit, strict=True)]
        counts += [(name, held.get(FIRST_TREASURE + k, 0)) for k, name in enumerate(TREASURE_NAMES)]
        counts.append(("hidden-treasure", held.get(None, 0)))
        _counts(sheet, self.place(self.parts.goods), tuple(counts), self.parts.scale * (0.92 if self.wide else 1.02))

    def _taken(self, sheet: Sheet) -> None:
        box = self.place(self.parts.taken)
        width = box.h * 1.6
        for n, number_ in enumerate(self.taken):
            place = Box(box.x + box.w - (n + 1) * (width + 4) + 4, box.y, width, box.h)
            with sheet.group(id=f"taken-{n + 1}"):
                small_card(sheet, place, number_, self.say(card(number_)))


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
        sheet.text(str(count), room, 21 * k, PANEL, face="bold", align="start", smallest=14 * k)


# Header


@part
def draw_header(sheet: Sheet, plan: Plan, say: Say, now: int, bank: int) -> None:
    header, size = plan.header, 28 if plan.wide else 15
    furniture.panel(sheet, header)
    half = header.h / 2
    right = Box(header.x + header.w * 0.56, header.y, header.w * 0.44 - 9, half)
    with sheet.group(id="header", role="group", aria_label=say(line("game-title"))):
        title = Box(header.x + size / 2, header.y + 2, header.w * 0.5, half - 2)
        sheet.text(say(line("game-title")), title, size, PANEL, face="serif bold", align="start")
        told = say(line("picture-round", round=max(now, 1), rounds=ROUNDS))
        with sheet.group(title=told):
            draw_round(sheet, Box(right.x, right.y + 5, right.w, half - 10), size * 0.72, told, now == ROUNDS)
        room = Box(header.x + size / 2, header.y + half, header.w * 0.54 - size / 2, half - 4)
        _bank(sheet, room, size * 0.76, say(line("picture-bank", bank=bank)))
        if ROUNDS <= _MOST_PIPS:
            _pips(sheet, Box(right.x, header.y + half, right.w, half - 4), now)


def _bank(sheet: Sheet, box: Box, size: float, told: str) -> None:
    with sheet.group(id="bank", role="img", aria_label=told):
        sheet.use("money", box.x + size * 0.9, box.centre.y, size / 20)
        text = Box(box.x + size * 2, box.y, box.w - size * 2, box.h)
        sheet.text(told, text, size, PANEL, align="start", smallest=size * 0.65)


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
