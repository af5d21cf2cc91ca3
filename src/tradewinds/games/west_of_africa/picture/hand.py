"""The viewer's hand."""

from functools import cache, cached_property

from tradewinds.games.west_of_africa.box.components import (
    CARD_MINUS,
    CARD_NAMES,
    CARDS_FREE,
    FIFTH_CARD_COST,
)
from tradewinds.games.west_of_africa.picture.scene import Scene
from tradewinds.games.west_of_africa.picture.symbols import number_of
from tradewinds.games.west_of_africa.telling import names
from tradewinds.pictures import furniture
from tradewinds.pictures.geometry import Box
from tradewinds.pictures.svg import Sheet, shift, stamp
from tradewinds.pictures.theme import PAPER

#: So far is a chosen card raised.
RAISED = 6.0


@cache
def hand_boxes(area: Box, columns: int) -> list[Box]:
    """A box for each island and each other card, rows from the top; two for minus cards, held and laid down."""
    caption = 28.0 if columns == 7 else 20.0
    per_kind = -(-7 // columns)
    rows = Box(area.x, area.y + caption, area.w, area.h - caption).rows(2 * per_kind, 8)
    boxes = []
    for kind in range(2):
        for place in range(7):
            row = rows[kind * per_kind + place // columns]
            boxes.append(row.columns(columns, 6)[place % columns])
    return boxes


class Hand:
    """The viewer's thirteen cards or more: where each lies, and how it looks."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.player = scene.players[scene.viewer]
        area = scene.plan.hand
        assert area is not None
        self.area = area
        self.wide = scene.plan.wide
        self.boxes = hand_boxes(area, 7 if self.wide else 4)

    @cached_property
    def chosen(self) -> set[int]:
        return set(self.player.cards)

    def box(self, card: int) -> Box:
        """Where a card lies; a minus card, where those still in hand lie."""
        raised = RAISED if card != CARD_MINUS and card in self.chosen else 0
        return self.boxes[card].moved(0, -raised)

    def draw(self) -> None:
        with self.scene.sheet.group(id="hand", role="group", aria_label=self._told):
            self._caption()
            for card in range(CARD_MINUS):
                self._card(card, card in self.chosen, self.box(card), f"card-{CARD_NAMES[card]}")
            laid = self.player.cards.count(CARD_MINUS)
            if held := self.player.minus - (0 if self._passed_on else laid):
                self._card(CARD_MINUS, False, self.box(CARD_MINUS), "card-minus", held)
            if laid:
                self._card(CARD_MINUS, True, self.boxes[CARD_MINUS + 1].moved(0, -RAISED), "card-minus-chosen", laid)

    @property
    def _passed_on(self) -> bool:
        """WA 6.9: after the turn the minus cards played have left; they are still shown as played."""
        order = self.scene.order
        return self.scene.in_turns and order.index(self.scene.viewer) < self.scene.turn

    @property
    def _told(self) -> str:
        count = len(self.player.cards)
        return self.scene.words(
            "picture-hand",
            count=count,
            sum=furniture.figure(names.own_sum(self.scene.record, self.scene.viewer)),
            fee=FIFTH_CARD_COST if count > CARDS_FREE else 0,
        )

    def _caption(self) -> None:
        box = Box(self.area.x + 4, self.area.y - 2, self.area.w - 8, 26 if self.wide else 14)
        self.scene.sheet.text(self._told, box, 17 if self.wide else 11, PAPER, align="start", face="bold")

    def _card(self, card: int, chosen: bool, box: Box, id: str, count: int = 1) -> None:
        name = self.scene.say(names.card(card)) + (f" ×{count}" if count > 1 else "")
        told = self.scene.words("picture-card", card=name, number=number_of(card), chosen=int(chosen))
        with self.scene.sheet.group(title=told, id=id, class_="tw-piece", transform=shift(box.x, box.y)):
            _card_art(self.scene.sheet, box.w, box.h, card, chosen, name)


@stamp
def _card_art(sheet: Sheet, width: float, height: float, card: int, chosen: bool, name: str) -> None:
    """A card in hand: number and sign beside each other, the name below."""
    ink = furniture.card_face(sheet, Box(0, 0, width, height), chosen)
    size = sheet.least
    head = height - size * (1.2 if height < size * 4 else 2.4)
    sheet.text(number_of(card), Box(4, 3, width * 0.3, head - 2), size * 1.3, ink, face="bold")
    sheet.use(f"sign-{CARD_NAMES[card]}", width * 0.66, head / 2 + 1, min(head / 46, 0.84))
    sheet.text(name, Box(3, head, width - 6, height - head - 1), size, ink, lines=2)
