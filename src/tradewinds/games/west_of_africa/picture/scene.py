"""What a viewer sees, read once from the position, and the sheet it is drawn on."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tradewinds.games.west_of_africa.box.components import (
    BERTHS_LARGE,
    BERTHS_SMALL,
    CARD_MINUS,
    FIELDS,
    INFLUENCE_GOOD,
    INFLUENCE_SHIP,
    INFLUENCE_WORKER,
    ISLAND_OF,
    ISLANDS,
)
from tradewinds.games.west_of_africa.picture.plan import Plan
from tradewinds.games.west_of_africa.state import EMPTY, GOOD_OF_SEAT, NOBODY, SETTLEMENT, Phase
from tradewinds.games.west_of_africa.telling.choices import describe
from tradewinds.pictures.scene import SharedScene


@dataclass(frozen=True)
class Holding:
    """A player as the viewer sees it, in plain numbers: reading a record is slow, and drawing reads much."""

    gold: int
    gold_place: int
    points: int
    workers: tuple[int, ...]
    ship: int
    supply: tuple[int, ...]
    store: tuple[tuple[int, ...], ...]
    minus: int
    minus_coming: int
    cards: tuple[int, ...]
    """The cards that lie there as far as the viewer knows them."""
    ready: bool
    cards_laid: int
    card_sum: int
    revealed: bool


@dataclass
class Scene(SharedScene[Plan]):
    """Everything a part of the picture needs."""

    def __post_init__(self) -> None:
        self.round: int = self.position["game_round"]
        self.is_last: bool = self.position["ending"] > 0
        self.fields: list[int] = self.position["fields"].tolist()
        self.alcaldes: list[int] = self.position["alcaldes"].tolist()
        self.aboard: list[int] = self.position["aboard"].tolist()
        self.track: int = self.position["track"]
        self.stock: int = self.position["stock"]
        self.order: list[int] = self.position["order"].tolist()[: self.seats]
        self.turn: int = self.position["turn"]
        self.players = [_holding(row) for row in self.rows]
        table = BERTHS_SMALL if self.seats <= 3 else BERTHS_LARGE
        self.berths: list[int] = table.tolist()

    @cached_property
    def in_turns(self) -> bool:
        return self.phase not in (Phase.GOLD_ORDER, Phase.CHOOSE, Phase.OVER)

    @cached_property
    def actor(self) -> int:
        """Whose turn it is; -1 while nobody's is."""
        return self.order[self.turn] if self.in_turns else -1

    @cached_property
    def by_turn(self) -> list[int]:
        return self.order if self.in_turns else list(range(self.seats))

    @cached_property
    def influences(self) -> list[list[int]]:
        """WA 12.3, 12.4: by island and seat, goods on fields included, as they count at the end of the round."""
        return [[self._influence(seat, island) for seat in range(self.seats)] for island in range(ISLANDS)]

    def _influence(self, seat: int, island: int) -> int:
        player = self.players[seat]
        goods = sum(player.store[island]) + self._planted.get((seat, island), 0)
        ship = INFLUENCE_SHIP if player.ship == island else 0
        return goods * INFLUENCE_GOOD + player.workers[island] * INFLUENCE_WORKER + ship

    @cached_property
    def _planted(self) -> dict[tuple[int, int], int]:
        found: dict[tuple[int, int], int] = {}
        for number in range(FIELDS):
            stands = self.fields[number]
            if stands not in (EMPTY, SETTLEMENT):
                key = stands - GOOD_OF_SEAT, _ISLAND_OF[number]
                found[key] = found.get(key, 0) + 1
        return found

    @cached_property
    def heirs(self) -> list[int]:
        """WA 12.5: who would become alcalde of each island if the round ended now."""
        ahead = sorted(range(self.seats), key=lambda s: (-self.players[s].gold, self.players[s].gold_place))
        return [max(ahead, key=lambda s: own[s]) if any(own) else NOBODY for own in self.influences]

    def describe(self, actions: Sequence[int]) -> str:
        return self.joined([describe(self.record, self.viewer, action) for action in actions])


_ISLAND_OF: list[int] = ISLAND_OF.tolist()


def _holding(player: dict[str, Any]) -> Holding:
    return Holding(
        gold=player["gold"],
        gold_place=player["gold_place"],
        points=int(player["points"].sum()),
        workers=tuple(player["workers"].tolist()),
        ship=player["ship"],
        supply=tuple(player["supply"].tolist()),
        store=tuple(map(tuple, player["store"].tolist())),
        minus=player["minus"],
        minus_coming=player["minus_coming"],
        cards=_cards(player["chosen"], player["minus_chosen"]),
        ready=player["ready"] > 0,
        cards_laid=player["cards_laid"],
        card_sum=player["card_sum"],
        revealed=player["revealed"] > 0,
    )


def _cards(chosen: int, minus: int) -> tuple[int, ...]:
    """The cards that lie there; none where they are hidden."""
    if chosen < 0:
        return ()
    return (*[card for card in range(CARD_MINUS) if chosen >> card & 1], *[CARD_MINUS] * minus)
