"""The viewer's clue cards: sign, words, and for each map how many spaces the clue would leave there."""

from functools import cache

from tradewinds.games.tobago.box.components import CLUE_NAMES, HAND, HAND_OF_TWO, MAP_NAMES, MAPS
from tradewinds.games.tobago.picture.clues import SIGN_WIDTH, draw_sign
from tradewinds.games.tobago.picture.scene import Scene
from tradewinds.games.tobago.telling import names, sites
from tradewinds.pictures import furniture
from tradewinds.pictures.geometry import Box
from tradewinds.pictures.svg import Sheet, shift, stamp
from tradewinds.pictures.theme import CARD, PAPER, SOIL, colour

_TALL_COLUMNS = 2


class Hand:
    """Where each card lies, and how it looks."""

    def __init__(self, scene: Scene, area: Box) -> None:
        self.scene = scene
        self.area = area
        self.wide = scene.plan.wide
        most = max(HAND_OF_TWO if scene.seats == 2 else HAND, len(scene.hand))
        caption = 30.0 if self.wide else 18.0
        room = Box(area.x, area.y + caption, area.w, area.h - caption)
        columns = most if self.wide else _TALL_COLUMNS
        rows = room.rows(-(-most // columns), 6)
        self.boxes = [box for row in rows for box in row.columns(columns, 6)]

    def card(self, clue: int) -> Box:
        return self.boxes[self.scene.hand.index(clue)]

    def cell(self, clue: int, map: int) -> Box:
        """Where a card tells what it would leave on a map, and is clicked to be laid there."""
        card = self.card(clue)
        x, y, w, h = _cells(card.w, card.h, self.wide)[map]
        return Box(card.x + x, card.y + y, w, h)

    def draw(self) -> None:
        told = self.scene.words("picture-hand", count=len(self.scene.hand))
        with self.scene.sheet.group(id="hand", role="group", aria_label=told):
            self._caption(told)
            for clue in self.scene.hand:
                self._card(clue)

    def _caption(self, told: str) -> None:
        box = Box(self.area.x + 4, self.area.y, self.area.w - 8, 26 if self.wide else 15)
        self.scene.sheet.text(told, box, 21 if self.wide else 11.5, PAPER, align="start", face="bold")

    def _card(self, clue: int) -> None:
        scene, box = self.scene, self.card(clue)
        left = tuple(sites.leaves(scene.plain, clue, map) for map in range(MAPS))
        name, place = scene.say(names.clue(clue)), shift(box.x, box.y)
        told = ", ".join(f"{scene.say(names.map_title(map))} {left[map] or '–'}" for map in range(MAPS))
        id = f"clue-{CLUE_NAMES[clue]}"
        with scene.sheet.group(title=f"{name}: {told}", id=id, class_="tw-piece", transform=place):
            _card_art(scene.sheet, box.w, box.h, clue, name, self.wide)
            for map, cell in enumerate(_cells(box.w, box.h, self.wide)):
                _cell(scene.sheet, cell, map, left[map], self.wide)


@cache
def _cells(width: float, height: float, wide: bool) -> list[Box]:
    if wide:
        room = Box(5, height - 65, width - 10, 60)
        return room.cells(2, 2, 4, 4)
    return Box(4, height - 34, width - 8, 30).columns(MAPS, 3)


@stamp
def _card_art(sheet: Sheet, width: float, height: float, clue: int, name: str, wide: bool) -> None:
    furniture.card_face(sheet, Box(0, 0, width, height))
    top = height - (68 if wide else 36)
    if wide and width > 140:
        draw_sign(sheet, clue, 42, top / 2 + 1, 1.16)
        sheet.text(name, Box(82, 4, width - 86, top - 6), sheet.least, CARD, lines=4)
    elif wide:
        draw_sign(sheet, clue, width / 2, 25, 1)
        sheet.text(name, Box(4, 48, width - 8, top - 50), sheet.least, CARD, lines=3)
    else:
        sign = SIGN_WIDTH * 0.84
        draw_sign(sheet, clue, 4 + sign / 2, top / 2 + 1, 0.84)
        sheet.text(name, Box(sign + 9, 3, width - sign - 13, top - 3), sheet.least, CARD, lines=3)


@stamp
def _cell(sheet: Sheet, cell: Box, map: int, left: int, wide: bool) -> None:
    """The map's marker and the number of spaces that would stay, a dash where the clue cannot be laid."""
    size, k = (21.0, 1.1) if wide else (11.5, 0.66)
    side = min(cell.h * 0.5, cell.w * 0.28)
    sheet.rect(cell, colour("soil"), rx=4, stroke=colour("line"), stroke_width=0.8)
    sheet.use(f"marker-{MAP_NAMES[map]}", cell.x + side, cell.centre.y, k, opacity=None if left else 0.45)
    text = Box(cell.x + side * 1.8, cell.y, cell.w - side * 1.8 - 2, cell.h)
    sheet.text(str(left) if left else "–", text, size, SOIL, face="bold" if left else "", smallest=size * 0.72)
