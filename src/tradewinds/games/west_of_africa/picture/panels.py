"""Beside the chart: the round and the settlements waiting, and a panel for each player in the order of play."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

from tradewinds.core.words import line
from tradewinds.games.west_of_africa.box.components import (
    CARD_MINUS,
    TRACK_LARGE,
    TRACK_SMALL,
)
from tradewinds.games.west_of_africa.picture.scene import Holding, Scene
from tradewinds.games.west_of_africa.picture.symbols import draw_small_card, number_of
from tradewinds.games.west_of_africa.state import Phase
from tradewinds.games.west_of_africa.telling import names
from tradewinds.pictures import furniture
from tradewinds.pictures.geometry import Box, Point
from tradewinds.pictures.panels import Panel, draw_panel, draw_round
from tradewinds.pictures.svg import Sheet, stamp
from tradewinds.pictures.theme import CARD, PANEL, PANEL_MUTED, colour


@dataclass(frozen=True)
class PanelPlan:
    """The parts of a player's panel, from its upper left corner."""

    disc: Point
    name: Box
    star: Point
    points: Box
    coin: Point
    gold: Box
    supply: Point
    ship: Point
    minus: Box
    cards: Box
    card_width: float
    total: Box
    scale: float
    size: float


WIDE = PanelPlan(
    disc=Point(25, 23.75),
    name=Box(47.5, 6.25, 167.5, 35),
    star=Point(237.5, 23.75),
    points=Box(252.5, 6.25, 47.5, 35),
    coin=Point(322.5, 23.75),
    gold=Box(341.25, 6.25, 50, 35),
    supply=Point(25, 65),
    ship=Point(372.5, 65),
    minus=Box(232.5, 47.5, 110, 35),
    cards=Box(12.5, 87.5, 302.5, 68.75),
    card_width=55,
    total=Box(320, 92.5, 75, 57.5),
    scale=1.05,
    size=23.75,
)
TALL = PanelPlan(
    disc=Point(14, 13),
    name=Box(26, 3, 112, 20),
    star=Point(158, 13),
    points=Box(167, 3, 26, 20),
    coin=Point(206, 13),
    gold=Box(215, 3, 28, 20),
    supply=Point(14, 43),
    ship=Point(322, 13),
    minus=Box(252, 4, 52, 19),
    cards=Box(122, 25, 156, 36),
    card_width=27,
    total=Box(282, 27, 58, 32),
    scale=0.58,
    size=13,
)


@stamp
def _slots(sheet: Sheet, box: Box, step: float, count: int) -> None:
    """Room for the settlements that can be founded in this round."""
    for n in range(count):
        slot = Box(box.x + n * step, box.y, step, box.h).inset(step * 0.05, 0)
        sheet.rect(slot, colour("stone"), rx=5, stroke=colour("line"), stroke_width=1.2)


class Panels:
    """Where the parts of header and panels lie, and how they look."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.wide = scene.plan.wide
        self.parts = WIDE if self.wide else TALL
        self.at = {seat: scene.plan.players[place] for place, seat in enumerate(scene.by_turn)}

    # Places of pieces

    def supply(self, seat: int, good: int) -> Iterator[tuple[Point, float]]:
        """The markers waiting before their owner."""
        parts, box, waiting = self.parts, self.at[seat], self.scene.players[seat].supply
        step, gap = 10 * parts.scale, 34 * parts.scale
        before = sum([(n - 1) * step + gap for n in waiting[:good] if n])
        x, y = box.x + parts.supply.x + before, box.y + parts.supply.y
        return ((Point(x + number * step, y), parts.scale) for number in count())

    def waiting_ship(self, seat: int) -> tuple[Point, float]:
        """A ship that is not yet on the board."""
        box = self.at[seat]
        return self.parts.ship.moved(box.x, box.y), self.parts.scale * 0.72

    def settlement(self, number: int) -> tuple[Point, float] | None:
        """The n-th settlement waiting: on the track, or one that stands for all beside the board."""
        box, step = self._track
        scale = 1.15 if self.wide else 0.56
        if number < self.scene.track:
            return Point(box.x + (number + 0.5) * step, box.centre.y), scale
        return (Point(self._stock.x, box.centre.y), scale) if number == self.scene.track else None

    @property
    def _capacity(self) -> int:
        return TRACK_LARGE if self.scene.seats > 3 else TRACK_SMALL

    @property
    def _track(self) -> tuple[Box, float]:
        header = self.scene.plan.header
        if self.wide:
            return Box(header.x + 10, header.y + 60, 41.0 * self._capacity, 45), 41
        return Box(header.x + 6, header.y + 24, 20.0 * self._capacity, 22), 20

    @property
    def _stock(self) -> Point:
        box, step = self._track
        return Point(box.x + box.w + step * 0.75, box.centre.y)

    # Header

    def draw_header(self) -> None:
        scene, sheet, header = self.scene, self.scene.sheet, self.scene.plan.header
        size = 28 if self.wide else 15
        furniture.panel(sheet, header)
        half = header.h / 2
        with sheet.group(id="header", role="group", aria_label=scene.words("game-title")):
            title = Box(header.x + size / 2, header.y + 2, header.w * 0.52, half - 2)
            sheet.text(scene.words("game-title"), title, size, PANEL, face="serif bold", align="start")
            told = scene.words("picture-round", round=scene.round, last=int(scene.is_last))
            box = Box(header.x + header.w * 0.58, header.y + 3, header.w * 0.42 - 9, half - 6)
            with sheet.group(title=told):
                draw_round(sheet, box, size * 0.72, told, scene.is_last)
            self._settlement_track()

    def _settlement_track(self) -> None:
        scene, sheet = self.scene, self.scene.sheet
        box, step = self._track
        told = scene.words("picture-track", track=scene.track, stock=scene.stock)
        with sheet.group(id="settlement-track", title=told):
            _slots(sheet, box, step, self._capacity)
            count = Box(self._stock.x + step * 0.6, box.y, step * 1.5, box.h)
            sheet.text(f"×{scene.stock}", count, 22 if self.wide else 12, PANEL, align="start", face="bold")

    # Players

    def draw_players(self) -> None:
        scene = self.scene
        choosing = scene.phase == Phase.CHOOSE
        for seat, player in enumerate(scene.players):
            acting, own = seat in scene.acting, seat == scene.viewer
            panel = PlayerPanel(scene.say, self.wide, self.at[seat], seat, acting, own, player, choosing)
            draw_panel(scene.sheet, panel)


@dataclass(frozen=True)
class PlayerPanel(Panel):
    """All that the panel of a player shows."""

    player: Holding
    choosing: bool

    @property
    def parts(self) -> PanelPlan:
        return WIDE if self.wide else TALL

    def summary(self) -> str:
        return self.told(points=self.player.points, gold=self.player.gold)

    def draw(self, sheet: Sheet) -> None:
        parts, box, player, size = self.parts, self.at, self.player, self.parts.size
        self.draw_head(sheet, parts, self.seat)
        furniture.star(sheet, box.x + parts.star.x, box.y + parts.star.y, size * 0.52)
        sheet.text(str(player.points), self.place(parts.points), size * 1.1, PANEL, face="bold", align="start")
        furniture.coin(sheet, box.x + parts.coin.x, box.y + parts.coin.y, size * 0.5)
        sheet.text(str(player.gold), self.place(parts.gold), size * 1.1, PANEL, face="bold", align="start")
        self._minus(sheet, self.place(parts.minus))
        self._laid(sheet)

    def _minus(self, sheet: Sheet, box: Box) -> None:
        """How many minus cards are held, and how many come next round."""
        player = self.player
        if not player.minus and not player.minus_coming:
            return
        told = self.say(line("picture-minus", count=player.minus, coming=player.minus_coming))
        with sheet.group(title=told):
            card = Box(box.x, box.y, box.h * 1.1, box.h)
            furniture.card_face(sheet, card)
            sheet.text(number_of(CARD_MINUS), card.inset(2), box.h * 0.6, CARD, face="bold")
            count = f"×{player.minus}" + (f" +{player.minus_coming}" if player.minus_coming else "")
            room = Box(card.x + card.w + 3, box.y, box.w - card.w - 3, box.h)
            sheet.text(count, room, box.h * 0.6, PANEL_MUTED, align="start")

    def _laid(self, sheet: Sheet) -> None:
        """The cards before a player: known ones face up, others as backs, and the sum once it is told."""
        player, cards, total = self.player, self.place(self.parts.cards), self.place(self.parts.total)
        if player.cards_laid:
            self._row_of_cards(sheet, cards)
            text = "Σ " + furniture.figure(player.card_sum)
            sheet.text(text, total, self.parts.size * 1.1, PANEL, face="bold")
        elif self.choosing:
            self._status(sheet, cards)

    def _row_of_cards(self, sheet: Sheet, area: Box) -> None:
        player, width = self.player, self.parts.card_width
        for n in range(player.cards_laid):
            box = Box(area.x + n * (width + area.w * 0.02), area.y, width, area.h)
            with sheet.group(id=f"laid-{self.seat + 1}-{n + 1}"):
                if player.revealed:
                    card = player.cards[n]
                    draw_small_card(sheet, box, card, self.say(names.card(card)))
                else:
                    furniture.card_back(sheet, box)

    def _status(self, sheet: Sheet, area: Box) -> None:
        ready, size = self.player.ready, self.parts.size * 0.9
        told = self.say(line("board-ready") if ready else line("board-choosing"))
        if ready:
            x, y, k = area.x + size * 0.6, area.centre.y, size / 14
            d = f"M{x - 7 * k} {y}l{5 * k} {5 * k}l{10 * k} {-11 * k}"
            sheet.path(d, stroke=colour("course"), stroke_width=3 * k, stroke_linecap="round")
        text = Box(area.x + size * 1.8, area.y, area.w - size * 1.8, area.h)
        sheet.text(told, text, size, PANEL_MUTED, align="start")
