"""Beside the chart: the state of the hunt, and a panel for each player with what everybody may know."""

from dataclasses import dataclass

from tradewinds.games.tobago.box.components import GOLD_VALUES, VALUES
from tradewinds.games.tobago.picture.scene import TONES, Holding, Scene
from tradewinds.games.tobago.state import NOWHERE
from tradewinds.pictures import furniture
from tradewinds.pictures.geometry import Box, Point
from tradewinds.pictures.panels import Panel, draw_panel
from tradewinds.pictures.svg import Sheet, stamp
from tradewinds.pictures.theme import PANEL, PANEL_MUTED, WARNING, colour


@dataclass(frozen=True)
class PanelPlan:
    """The parts of a player's panel, from its upper left corner."""

    disc: Point
    name: Box
    coin: Point
    coins: Box
    counts: Box
    """Amulets, roses, clue cards, the space of the car."""
    gold: Box
    size: float


WIDE = PanelPlan(
    disc=Point(24, 22),
    name=Box(46, 4, 346, 36),
    coin=Point(426, 22),
    coins=Box(446, 4, 84, 36),
    counts=Box(12, 42, 514, 32),
    gold=Box(12, 77, 514, 30),
    size=22,
)
TALL = PanelPlan(
    disc=Point(13, 13),
    name=Box(25, 3, 132, 20),
    coin=Point(172, 13),
    coins=Box(183, 3, 30, 20),
    counts=Box(8, 26, 214, 22),
    gold=Box(226, 5, 120, 44),
    size=12.5,
)


class Panels:
    """Where the parts of header and panels lie, and how they look."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.wide = scene.plan.wide

    # Header

    def draw_header(self) -> None:
        scene, header = self.scene, self.scene.plan.header
        size = 25.0 if self.wide else 16.0
        furniture.panel(scene.sheet, header)
        upper, lower = header.inset(size / 2, 3).rows(2)
        title, raised = upper.shares(0.32, 0.68)
        told = scene.words("picture-title", treasures=scene.treasures)
        with scene.sheet.group(id="header", role="group", aria_label=told):
            scene.sheet.text(scene.words("game-title"), title, size, PANEL, face="serif bold", align="start")
            self._raised(raised.inset(0, 4))
            self._stocks(lower)

    def _raised(self, box: Box) -> None:
        scene, size = self.scene, 21.0 if self.wide else 11.5
        if scene.is_last:
            scene.sheet.rect(box, colour("warn"), rx=6)
        told = scene.words("picture-raised", treasures=scene.treasures, last=int(scene.is_last))
        ink, align = (WARNING, "middle") if scene.is_last else (PANEL, "end")
        scene.sheet.text(told, box.inset(4, 0), size, ink, face="bold", align=align, smallest=size * 0.7)

    def _stocks(self, box: Box) -> None:
        """What is left: gold cards, clue cards, amulets."""
        scene = self.scene
        told = (
            scene.words("picture-gold-deck", count=scene.deck_cards),
            scene.words("picture-clue-deck", count=scene.clue_deck),
            scene.words("picture-supply", count=scene.supply),
        )
        counts = (scene.deck_cards, scene.clue_deck, scene.supply)
        for number, cell in enumerate(box.columns(3, 4)):
            with scene.sheet.group(title=told[number]):
                _stock(scene.sheet, cell, number, counts[number], self.wide)

    # Players

    def draw_players(self) -> None:
        scene = self.scene
        for seat, player in enumerate(scene.players):
            car = scene.space_name(player.car) if player.car != NOWHERE else "–"
            acting, own = seat in scene.acting, seat == scene.viewer
            panel = PlayerPanel(scene.say, self.wide, scene.plan.players[seat], seat, acting, own, player, car)
            draw_panel(scene.sheet, panel)


@dataclass(frozen=True)
class PlayerPanel(Panel):
    """All that the panel of a player shows."""

    player: Holding
    car: str

    def summary(self) -> str:
        held = self.player
        return self.told(coins=held.coins, amulets=held.amulets, roses=held.roses, clues=held.hand, space=self.car)

    def draw(self, sheet: Sheet) -> None:
        parts, box, player = WIDE if self.wide else TALL, self.at, self.player
        self.draw_head(sheet, parts, TONES[self.seat])
        furniture.coin(sheet, box.x + parts.coin.x, box.y + parts.coin.y, parts.size * 0.62)
        sheet.text(str(player.coins), self.place(parts.coins), parts.size * 1.25, PANEL, face="bold", align="start")
        values = (player.amulets, player.roses, player.hand)
        _counts(sheet, self.place(parts.counts), TONES[self.seat], values, self.car, self.wide)
        _gold(sheet, self.place(parts.gold), player.gold[:VALUES], self.wide)


@stamp
def _stock(sheet: Sheet, cell: Box, number: int, count: int, wide: bool) -> None:
    card = Box(cell.x, cell.y + 1, (cell.h - 2) * 0.74, cell.h - 2)
    at = card.centre
    if number == 2:
        sheet.use("amulet", at.x, at.y, card.h / 26)
    else:
        furniture.card_back(sheet, card)
        if number == 0:
            furniture.coin(sheet, at.x, at.y, card.w * 0.34)
        else:
            sheet.use("cross", at.x, at.y, card.w / 24)
    text = Box(card.x + card.w + (6 if wide else 4), cell.y, cell.w - card.w - (6 if wide else 4), cell.h)
    sheet.text(f"×{count}", text, 21 if wide else 11.5, PANEL, face="bold", align="start")


@stamp
def _counts(sheet: Sheet, box: Box, tone: int, values: tuple[int, ...], space: str, wide: bool) -> None:
    """Four signs with a number each."""
    size, k = (21.0, 1.05) if wide else (11.0, 0.52)
    for number, cell in enumerate(box.columns(4, 2)):
        at = Point(cell.x + 15 * k + 2, cell.centre.y)
        if number == 0:
            sheet.use("amulet", at.x, at.y, k)
        elif number == 1:
            sheet.use(f"rose-{tone}", at.x, at.y, k * 0.86)
        elif number == 2:
            furniture.card_back(sheet, Box(at.x - 8 * k, at.y - 13 * k, 18 * k, 26 * k))
        else:
            sheet.use(f"car-{tone}", at.x, at.y, k)
        told = f"×{values[number]}" if number < 3 else space
        text = Box(cell.x + 34 * k + 4, cell.y, cell.w - 34 * k - 4, cell.h)
        ink = PANEL if number == 3 or values[number] else PANEL_MUTED
        sheet.text(
            told, text, size, ink, align="middle" if number == 3 else "start", face="bold" if number == 3 else ""
        )


@stamp
def _gold(sheet: Sheet, box: Box, gold: tuple[int, ...], wide: bool) -> None:
    """The gold cards taken, by value; they lay open when they were taken."""
    size = 21.0 if wide else 11.0
    cells = box.columns(VALUES, 2) if wide else box.cells(2, 3, 2, 1)
    for value, count in enumerate(gold):
        cell = cells[value]
        r = min(cell.h / 2 - 0.5, 14.5 if wide else 9.5)
        with sheet.group(opacity=None if count else 0.3):
            furniture.coin(sheet, cell.x + r + 1, cell.centre.y, r, str(GOLD_VALUES[value]) if count else "")
        if count:
            text = Box(cell.x + 2 * r + 4, cell.y, cell.w - 2 * r - 4, cell.h)
            sheet.text(f"×{count}", text, size, PANEL, align="start")
