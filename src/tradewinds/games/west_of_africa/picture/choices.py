"""What the viewer may do, as places to click, and what was done last."""

from tradewinds.games.west_of_africa.actions import TABLE
from tradewinds.games.west_of_africa.box.components import (
    CARD_NAMES,
    EAST_SHIP,
    FIELD_NAMES,
    GOOD_NAMES,
    ISLAND_NAMES,
    ISLAND_OF,
    ISLANDS,
    NEXT_HARBOUR,
    PLACE_NAMES,
    WEST_SHIP,
)
from tradewinds.games.west_of_africa.picture.hand import Hand
from tradewinds.games.west_of_africa.picture.places import Places
from tradewinds.games.west_of_africa.picture.plan import PLATE_HEAD, PLATE_WIDTH, TILE
from tradewinds.games.west_of_africa.picture.scene import Scene
from tradewinds.games.west_of_africa.telling.choices import describe
from tradewinds.pictures import marks
from tradewinds.pictures.choices import button_cells, button_id, by_thing, draw_last, draw_prompt, of_kinds
from tradewinds.pictures.geometry import Box, Point, around

_BUTTONS = ("ready", "end-turn", "moor", "return-workers")


class Choices:
    """Which element stands for which action."""

    def __init__(self, scene: Scene, places: Places, hand: Hand | None) -> None:
        self.scene = scene
        self.places = places
        self.hand = hand
        self.unit = scene.plan.unit

    # Places to click

    def draw_targets(self) -> None:
        """One target for each thing, with every action it stands for."""
        fine = "tw-fine" if self.unit < 1 else None
        with self.scene.sheet.group(id="choices", class_=fine):
            for (thing, name), own in by_thing(TABLE, self.scene.actions, self._thing).items():
                box, actions = self._box(thing, name), own + (self._helpers(name, own) if thing == "field" else [])
                label = self.scene.describe(actions)
                pointer = max(self.unit, 0.7) if thing in ("harbour", "field", "ship") else 0
                marks.target(self.scene.sheet, f"choice-{thing}-{name}", box, actions, label, pointer=pointer)

    def _thing(self, kind: str, row: tuple[int, ...]) -> tuple[str, str] | None:
        """What is clicked for an action; None when it has a button."""
        ship = self.scene.players[self.scene.viewer].ship
        match kind:
            case "choose":
                return "card", CARD_NAMES[row[0]]
            case "place-ship":
                return "harbour", ISLAND_NAMES[row[0]]
            case "sail":
                return "harbour", ISLAND_NAMES[NEXT_HARBOUR[row[0], ship]]
            case "move-worker" | "use-workers":
                return "workers", PLACE_NAMES[row[0]]
            case "plant" | "found":
                return "field", FIELD_NAMES[row[0]]
            case "sell":
                return "store", f"{ISLAND_NAMES[row[0]]}-{GOOD_NAMES[row[1]]}"
            case "load":
                return "store", f"{ISLAND_NAMES[ship]}-{GOOD_NAMES[row[0]]}"
            case "unload":
                return "ship", str(self.scene.viewer + 1)
            case "push":
                return "ship", str(row[0] + 1)
        return None

    def _helpers(self, field: str, planting: list[int]) -> list[int]:
        """WA 8.5: where a good could be planted, workers who would make it cheaper are offered too."""
        if not of_kinds(TABLE, planting, ("plant",)):
            return []
        island = ISLAND_OF[FIELD_NAMES.index(field)]
        return [a for a in of_kinds(TABLE, self.scene.actions, ("use-workers",)) if TABLE.first[a] == island]

    def _box(self, thing: str, name: str) -> Box:
        viewer = self.scene.viewer
        match thing:
            case "card":
                assert self.hand is not None
                return self.hand.box(CARD_NAMES.index(name)).inset(-1)
            case "harbour":
                return self._harbour(ISLAND_NAMES.index(name))
            case "workers":
                return self._workers(PLACE_NAMES.index(name), viewer)
            case "field":
                return self._field(FIELD_NAMES.index(name))
            case "store":
                island, _, good = name.rpartition("-")
                return self._store(ISLAND_NAMES.index(island), viewer, GOOD_NAMES.index(good))
        return self._ship(int(name) - 1)

    def _harbour(self, island: int) -> Box:
        return around(self.places.slots(island)[: self.scene.berths[island]], 22 * self.unit, 22 * self.unit)

    def _field(self, field: int) -> Box:
        at, scale = self.places.tile(field)
        return _square(at, TILE * self.unit * scale + 2)

    def _ship(self, seat: int) -> Box:
        return _square(self.places.ships[seat], 48 * self.unit)

    def _workers(self, place: int, seat: int) -> Box:
        points = self.places.workers(place, seat)
        if not points:
            return self._row_end(place, seat)
        box = around(points, 11 * self.unit, 13 * self.unit)
        return _at_least(box, 24, 24) if place >= ISLANDS else _at_least(box, 20, box.h)

    def _row_end(self, place: int, seat: int) -> Box:
        """Where workers would stand who are there no longer."""
        if place >= ISLANDS:
            return self.places.deck(place)
        plate = self.places.plate(place)
        return Box(plate.x, plate.y, PLATE_WIDTH * self.unit, PLATE_HEAD * self.unit)

    def _store(self, island: int, seat: int, good: int) -> Box:
        return around(self.places.store(island, seat, good), 12.5 * self.unit, 13 * self.unit)

    # Buttons

    def draw_strip(self, strip: Box, ask: str) -> None:
        """What is asked, and a button for each action without a place."""
        wide = self.scene.plan.wide
        head, size, least = min(strip.h, 66.0 if wide else 36.0), 17 if wide else 12, 11 if wide else 9
        area = draw_prompt(self.scene.sheet, strip, head, ask, size, 3 if head > 60 else 2, least)
        if shown := of_kinds(TABLE, self.scene.actions, _BUTTONS):
            self._buttons(shown, area)

    def _buttons(self, shown: list[int], area: Box) -> None:
        wide = self.scene.plan.wide
        cells = button_cells(area, len(shown), 1 if len(shown) == 1 else 2, 60 if wide else 34)
        for action, cell in zip(shown, cells, strict=False):
            id, label = button_id(TABLE, action), self.scene.describe([action])
            marks.button(self.scene.sheet, id, cell, [action], label, 17 if wide else 12, self._short(action))

    def _short(self, action: int) -> str | None:
        """Four ways to send workers home stand side by side: there is room for the numbers only."""
        told = describe(self.scene.record, self.scene.viewer, action)
        return self.scene.words("picture-home", **told.args) if told.id == "action-return-workers" else None

    # The last action

    def draw_last(self) -> None:
        draw_last(self.scene.sheet, TABLE, self.scene.last, self._changed)

    def _changed(self, actor: int, kind: str, row: tuple[int, ...]) -> list[Box]:
        """What an action left its trace on."""
        match kind:
            case "plant" | "found":
                return [self._field(row[0]).inset(-2)]
            case "place-ship" | "sail" | "moor" | "load" | "unload":
                return [self._ship(actor)] if actor in self.places.ships else []
            case "push":
                return [self._ship(row[0])]
            case "move-worker":
                return [self._workers(row[1], actor).inset(-1)]
            case "use-workers":
                return [self._workers(row[0], actor).inset(-1)]
            case "return-workers":
                return [self._workers(place, actor).inset(-1) for place in self._homes(row[0])]
            case "sell":
                plate = self.places.plate(row[0])
                middle = Point(plate.x + plate.w - 19 * self.unit, plate.y + PLATE_HEAD / 2 * self.unit)
                return [_square(middle, 33 * self.unit)]
        return []

    @staticmethod
    def _homes(west: int) -> list[int]:
        return [WEST_SHIP, EAST_SHIP] if west else [EAST_SHIP]


def _square(at: Point, side: float) -> Box:
    return Box(at.x - side / 2, at.y - side / 2, side, side)


def _at_least(box: Box, width: float, height: float) -> Box:
    """Large enough for a finger."""
    return box.inset(min(0.0, (box.w - width) / 2), min(0.0, (box.h - height) / 2))
