"""Beside the maps: a treasure while it is divided, else the gold that the viewer has not seen."""

from collections.abc import Sequence

from tradewinds.games.tobago.box.components import CARDS, CURSE, GOLD_VALUES
from tradewinds.games.tobago.picture.scene import Scene
from tradewinds.games.tobago.state import NOTHING
from tradewinds.games.tobago.telling import names
from tradewinds.games.tobago.telling.gold import unseen_gold
from tradewinds.pictures import furniture
from tradewinds.pictures.geometry import Box
from tradewinds.pictures.svg import Sheet, stamp
from tradewinds.pictures.theme import PANEL, PANEL_MUTED, colour

#: Cards lower than this have no room for a coin.
_SMALL = 28.0


class Treasure:
    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.box = scene.plan.treasure
        self.wide = scene.plan.wide
        self.size = 21.0 if self.wide else 11.2

    def open_card(self) -> Box:
        """The card on offer lies open, the pile beside it."""
        head, foot = (36, 8) if self.wide else (21, 5)
        height = self.box.h - head - foot
        width = height * 0.74
        return Box(self.box.x + width + (26 if self.wide else 18), self.box.y + head, width, height)

    def draw(self) -> None:
        scene = self.scene
        furniture.panel(scene.sheet, self.box)
        dividing = scene.is_dividing
        of_map = scene.words("picture-division", map=names.treasure_map(scene.chest)) if dividing else ""
        told = of_map or scene.words("picture-unseen", safe=scene.safe)
        with scene.sheet.group(id="treasure", role="group", aria_label=told):
            self._title(told)
            if dividing:
                self._division()
            else:
                self._unseen()

    def _title(self, told: str) -> None:
        height = 32.0 if self.wide else 17.0
        box = Box(self.box.x + 8, self.box.y + 1, self.box.w - 16, height)
        self.scene.sheet.text(told, box, self.size * 1.1, PANEL, face="bold", align="start", smallest=self.size * 0.8)

    # A division

    def _division(self) -> None:
        scene, shown = self.scene, self.open_card()
        pile = Box(self.box.x + 8, shown.y, shown.w, shown.h)
        if scene.pile:
            with scene.sheet.group(id="pile", title=scene.words("picture-pile", count=scene.pile)):
                furniture.card_back(scene.sheet, pile)
                if scene.pile > 1:
                    furniture.card_back(scene.sheet, pile.moved(4, -2) if self.wide else pile.moved(2, -1))
                label = Box(pile.x + pile.w * 0.2, pile.centre.y - self.size, pile.w * 0.6 + 4, self.size * 2)
                scene.sheet.rect(label, colour("panel"), rx=6)
                scene.sheet.text(str(scene.pile), label, self.size * 1.3, PANEL, face="bold")
        if scene.offered != NOTHING:
            told = scene.words("picture-offered", card=names.card(scene.offered))
            with scene.sheet.group(id="offer", title=told):
                gold_card(scene.sheet, shown, scene.offered)
        self._rows(Box(shown.x + shown.w + 8, shown.y, self.box.x + self.box.w - shown.x - shown.w - 14, shown.h))

    def _rows(self, room: Box) -> None:
        """Cards turned up before, and those that only the viewer looked at."""
        scene = self.scene
        shown = [n - (c == scene.offered) for c, n in enumerate(scene.turned)]
        upper, lower = room.rows(2, 4) if self.wide else room.columns(2, 4)
        self._row("turned", scene.words("picture-turned"), shown, upper)
        if scene.viewer >= 0 and scene.players[scene.viewer].looks:
            self._row("looked", scene.words("picture-looked"), scene.players[scene.viewer].looked, lower)

    def _row(self, id: str, told: str, cards: Sequence[int], room: Box) -> None:
        count = sum(cards)
        if not count:
            return
        values = ", ".join(f"{self.scene.say(names.card(card))} ×{n}" for card, n in enumerate(cards) if n)
        with self.scene.sheet.group(id=id, role="img", aria_label=f"{told}: {values}"):
            head = Box(room.x, room.y, room.w, self.size * 1.25)
            self.scene.sheet.text(told, head, self.size * 0.9, PANEL_MUTED, align="start", smallest=self.size * 0.8)
            height = room.h - head.h - 1
            step = min(height * 0.8 + 3, (room.w - height * 0.8) / max(count - 1, 1))
            flat = [card for card in range(CARDS) for _ in range(cards[card])]
            for n, card in enumerate(flat):
                gold_card(self.scene.sheet, Box(room.x + n * step, head.y + head.h + 1, height * 0.8, height), card)

    # Between divisions

    def _unseen(self) -> None:
        scene = self.scene
        left = unseen_gold(scene.plain, scene.viewer)
        top = 34.0 if self.wide else 18.0
        room = Box(self.box.x + 8, self.box.y + top, self.box.w - 16, self.box.h - top - 8)
        cells = room.cells(2, 3, 3, 4) if self.wide else room.columns(CARDS, 3)
        for card, cell in enumerate(cells):
            self._count(card, left[card], cell)

    def _count(self, card: int, count: int, cell: Box) -> None:
        if self.wide:
            place = Box(cell.x, cell.y + 2, (cell.h - 4) * 0.74, cell.h - 4)
            text = Box(place.x + place.w + 5, cell.y, cell.w - place.w - 5, cell.h)
        else:
            place = Box(cell.x, cell.y, cell.h * 0.66, cell.h)
            text = Box(place.x + place.w + 2, cell.y, cell.w - place.w - 2, cell.h)
        with self.scene.sheet.group(title=f"{self.scene.say(names.card(card))}: {count}"):
            gold_card(self.scene.sheet, place, card)
            self.scene.sheet.text(f"×{count}", text, self.size * 1.15, PANEL, align="start", face="bold")


@stamp
def gold_card(sheet: Sheet, box: Box, card: int) -> None:
    """A gold card with its coins, or the curse; on a small card the bare number, which is easier to read."""
    ink = furniture.card_face(sheet, box)
    at, r = box.centre, min(box.w, box.h) * 0.38
    if card == CURSE:
        sheet.use("curse", at.x, at.y, r / 11)
    elif box.h < _SMALL:
        sheet.text(str(GOLD_VALUES[card]), box, box.h * 0.62, ink, face="bold")
    else:
        furniture.coin(sheet, at.x, at.y, r, str(GOLD_VALUES[card]))
