"""What the viewer may do, as places to click, and what was done last."""

from tradewinds.games.tobago.actions import TABLE
from tradewinds.games.tobago.box.board import PLACE_NAMES
from tradewinds.games.tobago.box.components import CLUE_NAMES, MAP_NAMES
from tradewinds.games.tobago.picture.hand import Hand
from tradewinds.games.tobago.picture.maps import Maps
from tradewinds.games.tobago.picture.pieces import Standing
from tradewinds.games.tobago.picture.scene import Scene
from tradewinds.games.tobago.picture.treasure import Treasure
from tradewinds.games.tobago.state import NOTHING, Phase
from tradewinds.games.tobago.telling import names, sites
from tradewinds.pictures import marks
from tradewinds.pictures.choices import button_cells, button_id, by_thing, draw_last, draw_prompt, of_kinds
from tradewinds.pictures.geometry import Box

#: Actions with a button; those with a place on the island have one besides, where a finger may miss it.
_BUTTONS = (
    "collect",
    "raise",
    "stop",
    "exchange",
    "extra-drive",
    "extra-exchange",
    "accept",
    "refuse",
    "end-turn",
)


class Choices:
    """Which element stands for which action."""

    def __init__(
        self, scene: Scene, standing: Standing | None, maps: Maps, hand: Hand | None, treasure: Treasure
    ) -> None:
        self.scene = scene
        self.standing = standing
        self.maps = maps
        self.hand = hand
        self.treasure = treasure
        self.wide = scene.plan.wide

    # Places to click

    def draw_targets(self) -> None:
        """One target for each thing, with every action it stands for."""
        found = by_thing(TABLE, self.scene.actions, self._thing)
        # Single markers lie on top of their space.
        ordered = sorted(found.items(), key=lambda item: item[0][0] in MAP_NAMES)
        fine = not self.wide or self.scene.phase == Phase.CARS  # the whole island is open: lines as thin as can be
        with self.scene.sheet.group(id="choices", class_="tw-fine" if fine else None):
            for (thing, name), actions in ordered:
                self._target(thing, name, actions)

    def _thing(self, kind: str, row: tuple[int, ...]) -> tuple[str, str] | None:
        """What is clicked for an action; None when it has only a button."""
        match kind:
            case "drive" | "place-car":
                return "space", PLACE_NAMES[row[0]]
            case "collect" | "raise":
                return "space", self.scene.space_name(self.scene.players[self.scene.viewer].car)
            case "remove-marker":
                # On a phone a marker is too small for a finger.
                return (MAP_NAMES[row[0]] if self.wide else "space"), PLACE_NAMES[row[1]]
            case "clue" | "extra-clue":
                return "lay", f"{CLUE_NAMES[row[0]]} {MAP_NAMES[row[1]]}"
            case "open-hunt":
                return "open", CLUE_NAMES[row[0]]
        return None

    def _target(self, thing: str, name: str, actions: list[int]) -> None:
        sheet, label = self.scene.sheet, self.scene.describe(actions)
        id = f"choice-{thing}-{name.lower().replace(' ', '-')}"
        if thing == "space":
            space = self.scene.space_at(PLACE_NAMES.index(name))
            marks.target(sheet, id, self.scene.grid.outlines[space], actions, label)
        elif thing == "lay":
            clue, map = name.split(" ")
            number, colour = CLUE_NAMES.index(clue), MAP_NAMES.index(map)
            box, preview = self._hand.cell(number, colour), self._preview(number, colour)
            marks.target(sheet, id, box.inset(1), actions, label, rx=4, preview=preview)
        elif thing == "open":
            number = CLUE_NAMES.index(name)
            box, preview = self._hand.card(number), self._preview(number, self.scene.chest)
            marks.target(sheet, id, box.inset(-1), actions, label, preview=preview)
        else:
            box = self._marker(MAP_NAMES.index(thing), self.scene.space_at(PLACE_NAMES.index(name)))
            marks.target(sheet, id, box, actions, label, rx=4)

    @property
    def _hand(self) -> Hand:
        assert self.hand is not None
        return self.hand

    def _preview(self, clue: int, map: int) -> str:
        """The spaces a clue would leave on a map, shown while it is pointed at."""
        spaces = sites.members(self.scene.kept_by(clue, map))
        return "".join([self.scene.grid.outlines[space] for space in spaces])

    def _space(self, space: int) -> Box:
        at, side = self.scene.grid.spaces[space], self.scene.grid.side
        return Box(at.x - side, at.y - 0.87 * side, 2 * side, 1.74 * side)

    def _marker(self, map: int, space: int) -> Box:
        assert self.standing is not None
        return self.standing.marker_box(map, space)

    # Buttons

    def draw_strip(self, strip: Box, ask: str) -> None:
        """What is asked, and a button for each action without a place."""
        shown = of_kinds(TABLE, self.scene.actions, _BUTTONS)
        head = (54.0 if self.wide else 38.0) if shown else strip.h
        size, least = (21.0, 12.0) if self.wide else (11.5, 9.0)
        area = draw_prompt(self.scene.sheet, strip, head, ask, size, 3 if shown else 4, least)
        if shown:
            self._buttons(shown, area)

    def _buttons(self, shown: list[int], area: Box) -> None:
        columns = min(len(shown), 6) if self.wide else 1 if len(shown) == 1 else 2 if len(shown) <= 4 else 3
        cells = button_cells(area, len(shown), columns, 46 if self.wide else 36)
        for action, cell in zip(shown, cells, strict=False):
            id, label, size = button_id(TABLE, action), self.scene.describe([action]), 21.0 if self.wide else 11.5
            marks.button(self.scene.sheet, id, cell, [action], label, size, self._short(*TABLE.named(action)))

    def _short(self, name: str, row: tuple[int, ...]) -> str:
        """The choice in two or three words; the whole sentence is its name for those who listen."""
        if name == "raise":
            return self.scene.words("picture-do-raise", map=names.treasure_map(row[0]))
        if name in ("accept", "refuse") and self.scene.offered != NOTHING:
            return self.scene.words(f"picture-do-{name}", card=names.card(self.scene.offered))
        return self.scene.words(f"picture-do-{name}")

    # The last action

    def draw_last(self) -> None:
        draw_last(self.scene.sheet, TABLE, self.scene.last, self._changed)

    def _changed(self, actor: int, kind: str, row: tuple[int, ...]) -> list[Box]:
        """What an action left its trace on."""
        scene = self.scene
        match kind:
            case "clue" | "extra-clue" | "open-hunt" | "first-clue":
                return self._laid(row[0])
            case "drive" | "place-car" | "collect" | "stop" | "extra-drive":
                return [self.standing.car_box(actor)] if self.standing and actor in self.standing.cars else []
            case "remove-marker":
                return [self._space(scene.space_at(row[1])).inset(scene.grid.side * 0.2)]
            case "raise":
                return [self.maps.head(row[0]).inset(2)]
            case "turn-up" | "refuse" | "accept" if scene.is_dividing and scene.offered != NOTHING:
                return [self.treasure.open_card().inset(-3 if self.wide else -1)]
        return [scene.plan.players[actor].inset(-1)] if actor >= 0 else []

    def _laid(self, clue: int) -> list[Box]:
        """Where a clue lies on a map."""
        lying = [(map, track.clues) for map, track in enumerate(self.scene.maps) if clue in track.clues]
        return [self.maps.row(map, clues.index(clue)).inset(-1) for map, clues in lying]
