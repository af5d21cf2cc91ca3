"""What the viewer may do, as places to click, and what was done last."""

from collections.abc import Sequence

from tradewinds.games.key_west.actions import TABLE
from tradewinds.games.key_west.box.components import (
    ACTION_NAMES,
    BRIDGE_NAMES,
    CARD_NAMES,
    FRUIT_NAMES,
    REPEAT_SPACE,
    SEA_NAMES,
    SPACE_NAMES,
)
from tradewinds.games.key_west.picture.offer import placed, slots
from tradewinds.games.key_west.picture.panels import Panels
from tradewinds.games.key_west.picture.plan import DIVE, SPACE_HEIGHT, SPACE_WIDTH
from tradewinds.games.key_west.picture.scene import Scene
from tradewinds.games.key_west.picture.tracks import action_cells
from tradewinds.pictures import marks
from tradewinds.pictures.choices import button_cells, button_id, by_thing, draw_last, draw_prompt, of_kinds
from tradewinds.pictures.geometry import Box, Point, around

_BUTTONS = ("keep", "put-back", "operate", "roll-cigars", "market", "take-dollars", "done")
#: Bids stand in rows of ten, as many as have room; if there are more amounts, the last row holds ten of them at once.
_COLUMNS = 10
_TALL_HEAD, _TALL_BUTTON = 38.0, 38.0
_TARGETS = {
    "take-card": "card",
    "plant": "space",
    "buy-hotel": "space",
    "buy-factory": "space",
    "move-disc": "space",
    "mark": "action",
    "look": "place",
    "score": "bridge",
    "harvest": "fruit",
}
_NAMES = {
    "card": CARD_NAMES,
    "space": SPACE_NAMES,
    "action": ACTION_NAMES,
    "place": SEA_NAMES,
    "bridge": BRIDGE_NAMES,
    "fruit": FRUIT_NAMES,
}


class Choices:
    """Which element stands for which action."""

    def __init__(self, scene: Scene, panels: Panels) -> None:
        self.scene = scene
        self.panels = panels
        self.unit = scene.plan.unit

    # Places to click

    def draw_targets(self) -> None:
        """One target for each thing, with every action it stands for."""
        with self.scene.sheet.group(id="choices", class_=None if self.scene.plan.wide else "tw-fine"):
            for (thing, number), actions in by_thing(TABLE, self.scene.actions, self._thing).items():
                self._target(thing, number, actions)

    def _thing(self, kind: str, row: tuple[int, ...]) -> tuple[str, int] | None:
        """What is clicked for an action; None when it has only a button."""
        if kind == "repeat":
            return "action", REPEAT_SPACE
        if kind == "keep":
            return "place", self.scene.looking
        return (_TARGETS[kind], row[0]) if kind in _TARGETS else None

    def _target(self, thing: str, number: int, actions: list[int]) -> None:
        label = self.scene.describe(actions)
        pointer = max(self.unit, 0.7) if thing == "space" else 0
        for id, box in self._boxes(thing, number):
            marks.target(self.scene.sheet, f"choice-{id}", box, actions, label, pointer=pointer)

    def _boxes(self, thing: str, number: int) -> list[tuple[str, Box]]:
        """Where a thing is; several copies of a card can be on offer."""
        if thing == "card":
            lying = placed(self.scene.offer, slots(self.scene.plan))
            return [(f"card-{name}", box.inset(-1)) for card, name, box in lying if card == number]
        return [(f"{thing}-{_NAMES[thing][number]}", self._box(thing, number))]

    def _box(self, thing: str, number: int) -> Box:
        plan, unit = self.scene.plan, self.unit
        match thing:
            case "space":
                return _rectangle(plan.space(number), SPACE_WIDTH * unit + 2, SPACE_HEIGHT * unit + 2)
            case "place":
                return _rectangle(plan.dive(number), DIVE * unit + 1, DIVE * unit + 1)
            case "action":
                return action_cells(plan)[number].inset(-1)
            case "bridge":
                return around(plan.bridges[number], 16 * unit, 16 * unit)
        return plan.mainland[number].inset(-5 * unit, 4 * unit)

    # Buttons

    def draw_strip(self, strip: Box, ask: str) -> None:
        """What is asked, and a button for each action without a place."""
        scene, wide = self.scene, self.scene.plan.wide
        bids, shown = of_kinds(TABLE, scene.actions, ("bid",)), of_kinds(TABLE, scene.actions, _BUTTONS)
        head = (66.0 if wide else _TALL_HEAD) if shown or bids else strip.h
        size = (17 if shown or bids else 24) if wide else 12
        area = draw_prompt(scene.sheet, strip, head, ask, size, 3 if head > 60 else 2, 11 if wide else 9)
        if shown:
            self._buttons(shown, area)
        elif bids:
            self._bids(bids, area)

    def _buttons(self, shown: list[int], area: Box) -> None:
        wide = self.scene.plan.wide
        cells = button_cells(area, len(shown), 1, 48 if wide else _TALL_BUTTON)
        for action, cell in zip(shown, cells, strict=True):
            id, label = button_id(TABLE, action), self.scene.describe([action])
            marks.button(self.scene.sheet, id, cell, [action], label, 17 if wide else 12)

    def _bids(self, bids: list[int], area: Box) -> None:
        """KW 5.2: a chip for each amount."""
        rows = 5 if self.scene.plan.wide else 4
        cells = area.cells(rows, _COLUMNS, 4, 3)
        single = len(bids) if len(bids) <= len(cells) else len(cells) - _COLUMNS
        groups = [[action] for action in bids[:single]]
        rest = bids[single:]
        size = -(-len(rest) // _COLUMNS)
        step = max(_COLUMNS, -(-size // _COLUMNS) * _COLUMNS)
        groups += [rest[i : i + step] for i in range(0, len(rest), step)]
        for actions, cell in zip(groups, cells, strict=False):
            self._chip(actions, cell)

    def _chip(self, actions: list[int], cell: Box) -> None:
        first, last = (TABLE.rows[action][1][0] for action in (actions[0], actions[-1]))
        text = str(first) if first == last else f"{first}–{last}"
        size = 15 if self.scene.plan.wide else 12.5
        label = self.scene.describe(actions)
        marks.chip(self.scene.sheet, f"do-bid-{first}", cell, actions, label, size, text)

    # The last action

    def draw_last(self) -> None:
        draw_last(self.scene.sheet, TABLE, self.scene.last, self._changed)

    def _changed(self, actor: int, kind: str, row: tuple[int, ...]) -> list[Box]:
        """What an action left its trace on."""
        plan, unit = self.scene.plan, self.unit
        match kind:
            case "plant" | "buy-hotel" | "buy-factory" | "look" | "score" | "harvest" | "mark" | "move-disc":
                return [self._box(_TARGETS[kind], row[0]).inset(-2 * unit)]
            case "repeat":
                return [self._box("action", REPEAT_SPACE).inset(-2 * unit)]
            case "reveal-harvest":
                return [self._box("fruit", row[0])]
            case "roll-die":
                return [plan.dice.inset(-4 * unit)]
            case "reveal-card":
                return [box for _, box in self._boxes("card", row[0])]
            case "take-card":
                return [self.panels.parts.goods.moved(*self.scene.plan.players[actor][:2])]
            case "take-dollars" | "market" | "keep":
                return [self._wealth(actor)]
        return []

    def _wealth(self, seat: int) -> Box:
        """Points and money in a panel."""
        box, parts = self.scene.plan.players[seat], self.panels.parts
        left = parts.star.x - parts.size * 0.7
        right = parts.money.x + parts.money.w
        return Box(box.x + left, box.y + parts.name.y, right - left, parts.name.h)


def strip_height(actions: Sequence[int]) -> float:
    """What the strip of a tall picture needs for its prompt and its buttons."""
    if of_kinds(TABLE, actions, ("bid",)):
        return _TALL_HEAD + 4 * 28
    return _TALL_HEAD + _TALL_BUTTON * len(of_kinds(TABLE, actions, _BUTTONS)) + (2 if actions else 0)


def _rectangle(at: Point, width: float, height: float) -> Box:
    return Box(at.x - width / 2, at.y - height / 2, width, height)
