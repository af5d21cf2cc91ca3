"""What a viewer sees, read once from the position, and the sheet it is drawn on."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from types import SimpleNamespace
from typing import Any

from tradewinds.games.tobago.actions import CLUE, EXTRA_CLUE, TABLE
from tradewinds.games.tobago.box.board import PLACE_NAMES, PLACE_OF, SPACE_AT
from tradewinds.games.tobago.box.components import CLUES, GOLD_VALUES, MARKERS, VALUES
from tradewinds.games.tobago.picture.plan import Grid, Plan, grid
from tradewinds.games.tobago.state import IN_HAND, NOTHING, NOWHERE, Phase
from tradewinds.games.tobago.telling import sites
from tradewinds.games.tobago.telling.choices import describe
from tradewinds.pictures.scene import SharedScene, rows_of

#: The shared colours and emblems of the four seats: red, blue, yellow, green.
TONES = (0, 2, 4, 3)

#: What sentences about choices and cards ask of a position.
_PLAIN = ("seats", "island", "objects", "lying", "offered", "turned", "discard", "curses_gone", "chest")


@dataclass(frozen=True)
class Holding:
    """A player as the viewer sees it, in plain numbers: reading a record is slow, and drawing reads much."""

    car: int
    amulets: int
    roses: int
    gold: tuple[int, ...]
    hand: int
    looked: tuple[int, ...]
    """Cards looked at in the present division, UNKNOWN where others looked."""
    looks: int

    @property
    def coins(self) -> int:
        return sum(self.gold[v] * GOLD_VALUES[v] for v in range(VALUES))


@dataclass(frozen=True)
class Track:
    """A treasure map: the clues that lie on it, and the spaces they leave."""

    clues: tuple[int, ...]
    roses: tuple[int, ...]
    """Whose rose lies at each clue, the raiser's after the last; NOBODY where it has gone back."""
    sites: int
    left: int

    @property
    def has_markers(self) -> bool:
        """TB 5.7"""
        return 0 < self.left <= MARKERS


def space_name(island: int, space: int) -> str:
    return PLACE_NAMES[int(PLACE_OF[island, space])]


@lru_cache(maxsize=256)
def site_names(island: int, found: int) -> str:
    """The spaces a map still allows, one after the other."""
    return " ".join([space_name(island, space) for space in sites.members(found)])


@dataclass
class Scene(SharedScene[Plan]):
    """Everything a part of the picture needs."""

    def __post_init__(self) -> None:
        self.island: int = self.position["island"]
        self.objects: list[int] = self.position["objects"].tolist()
        self.facings: list[int] = self.position["facings"].tolist()
        self.lying = sites.members(sites.as_number(self.position["lying"]))
        self.clue_deck: int = self.position["clue_deck"]
        self.deck_cards: int = self.position["deck_cards"]
        self.safe: int = self.position["safe"]
        self.curses_gone: int = self.position["curses_gone"]
        self.supply: int = self.position["amulets"]
        self.turn: int = self.position["turn"]
        self.treasures: int = self.position["treasures"]
        self.is_last: bool = self.position["ending"] > 0
        self.chest: int = self.position["chest"]
        self.rose: int = self.position["rose"]
        self.pile: int = self.position["pile_cards"]
        self.turned: list[int] = self.position["turned"].tolist()
        self.offered: int = self.position["offered"]
        self.clues: list[int] = self.position["clues"].tolist()
        self._read_parts()

    def _read_parts(self) -> None:
        position = self.position
        sheets = rows_of(position["maps"])
        self.maps = [_track(sheet) for sheet in sheets]
        self.players = [_holding(row) for row in self.rows]
        #: The same position, quicker to read: sentences for thirty choices ask for the same few fields.
        self.plain: Any = SimpleNamespace(
            **{name: position[name] for name in _PLAIN},
            maps=[SimpleNamespace(sites=sheet["sites"], sites_left=sheet["sites_left"]) for sheet in sheets],
            players=[SimpleNamespace(gold=row["gold"], looked=row["looked"], sure=row["sure"]) for row in self.rows],
        )

    # The island

    @cached_property
    def is_laid_out(self) -> bool:
        return self.phase != Phase.ISLAND

    @cached_property
    def grid(self) -> Grid:
        plan = self.plan
        foot = plan.map.y + plan.map.h - plan.legend.y - plan.margin * 0.3
        return grid(plan.map, plan.margin, foot, self.island)

    def space_name(self, space: int) -> str:
        return space_name(self.island, space)

    def space_at(self, place: int) -> int:
        return int(SPACE_AT[self.island, place])

    def site_names(self, map: int) -> str:
        return site_names(self.island, self.maps[map].sites)

    # Clues and maps

    @cached_property
    def hand(self) -> list[int]:
        """The viewer's clue cards."""
        return [c for c in range(CLUES) if self.clues[c] == IN_HAND + self.viewer] if self.viewer >= 0 else []

    @cached_property
    def objects_stand(self) -> bool:
        return self.objects[-1] != NOWHERE

    def kept_by(self, clue: int, map: int) -> int:
        """The spaces of a map that a clue would leave."""
        return self.maps[map].sites & sites.allowed(self.plain, clue) if self.objects_stand else self.maps[map].sites

    @cached_property
    def open_maps(self) -> set[int]:
        """The maps on which the viewer may lay a clue now."""
        found = set()
        for action in self.actions:
            kind, row = TABLE.rows[action]
            if kind in (CLUE, EXTRA_CLUE):
                found.add(row[1])
        return found | ({self.chest} if self.phase == Phase.NEW_HUNT and self.actions else set())

    @cached_property
    def is_dividing(self) -> bool:
        return self.chest != NOTHING and self.phase != Phase.NEW_HUNT

    # Words

    def describe(self, actions: Sequence[int]) -> str:
        return self.joined([describe(self.plain, self.viewer, action) for action in actions])


def _track(sheet: dict[str, Any]) -> Track:
    length = sheet["length"]
    return Track(
        clues=tuple(sheet["clues"].tolist()[:length]),
        roses=tuple(sheet["roses"].tolist()[: length + 1]),
        sites=sites.as_number(sheet["sites"]),
        left=sheet["sites_left"],
    )


def _holding(player: dict[str, Any]) -> Holding:
    return Holding(
        car=player["car"],
        amulets=player["amulets"],
        roses=player["roses"],
        gold=tuple(player["gold"].tolist()),
        hand=player["hand"],
        looked=tuple(player["looked"].tolist()),
        looks=player["looks"],
    )
