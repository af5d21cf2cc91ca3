"""What a viewer sees, read once from the position, and the sheet it is drawn on."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tradewinds.core.layout import UNKNOWN
from tradewinds.games.key_west.box.components import (
    CAPACITY,
    CARD_BRIDGE,
    CARD_CAPACITY,
    CARD_DIVE,
    ISLAND_OF,
    ISLANDS,
    LOOKS,
    SEA,
    TILES,
    WORD,
)
from tradewinds.games.key_west.picture.plan import PLANS, Plan
from tradewinds.games.key_west.state import DISC_OF, HELD_BY, NAMELESS, TILE, Phase
from tradewinds.games.key_west.telling import names
from tradewinds.games.key_west.telling.choices import describe
from tradewinds.pictures.scene import SharedScene
from tradewinds.pictures.theme import SEAT_COLOURS

#: The colours of the seats (KW 1.2) among those of all pictures.
HUES = tuple(SEAT_COLOURS.index(name) for name in ("blue", "red", "green", "yellow", "white"))

_ISLAND_OF: list[int] = ISLAND_OF.tolist()
_BRIDGE_OF: list[int] = CARD_BRIDGE.tolist()
_DIVE: list[int] = CARD_DIVE.tolist()
_CAPACITY: list[int] = CARD_CAPACITY.tolist()


@dataclass(frozen=True)
class Holding:
    """A player as the viewer sees it, in plain numbers: reading a record is slow, and drawing reads much."""

    points: int
    sources: tuple[int, ...]
    """Where the points come from."""
    cards: tuple[tuple[int, int], ...]
    """Those that stay before the player, each with how many."""
    money: tuple[int, int]
    """The least and the most it can be."""
    bid: int
    discs: int
    markers: int
    track: int
    cigars: int
    fruit: tuple[int, ...]
    shares: tuple[int, ...]
    looks: int
    room: int
    looked: frozenset[int]


@dataclass
class Scene(SharedScene[Plan]):
    """Everything a part of the picture needs."""

    def __post_init__(self) -> None:
        self.round: int = self.position["game_round"]
        self.lighthouse: int = self.position["lighthouse"]
        self.bank: int = self.position["bank"]
        self.deck: list[int] = self.position["deck"].tolist()
        self.offer: list[int] = self.position["offer"].tolist()
        self.taken: list[int] = self.position["taken"].tolist()
        self.discard: list[int] = self.position["discard"].tolist()
        self.bridges: list[int] = self.position["bridges"].tolist()
        self.harvest_stock: list[int] = self.position["harvest_stock"].tolist()
        self.mainland: list[int] = self.position["mainland"].tolist()
        self.tiles: list[int] = self.position["tiles"].tolist()
        self.holders: list[int] = self.position["holders"].tolist()
        self.wrecks: int = self.position["wrecks"]
        self.spaces: list[int] = self.position["spaces"].tolist()
        self.ranking: list[int] = self.position["ranking"].tolist()[: self.seats]
        self.current: int = self.position["current"]
        self.looking: int = self.position["looking"]
        self.target: int = self.position["target"]
        self.dice: list[int] = self.position["dice"].tolist()
        self.players = [self._holding(seat, row) for seat, row in enumerate(self.rows)]

    def _holding(self, seat: int, player: dict[str, Any]) -> Holding:
        if player["twos"] == UNKNOWN:
            return _holding(player, names.money_range(self.record, seat))
        money: int = player["counted"] + player["twos"]
        return _holding(player, (money, money))

    @cached_property
    def fixed(self) -> Plan:
        """One plan for every strip: only strip and cards move when the strip needs more, and the rest can be kept."""
        return PLANS[self.plan.name](self.seats, 0 if self.plan.strip else None)

    @property
    def ranked(self) -> bool:
        """KW 5.5: whether the bids of this round are on the table."""
        return self.phase > Phase.BID

    def known(self, place: int) -> int | None:
        """The kind of tile that lies or lay on a dive space, if the viewer knows it."""
        found = self.tiles[place]
        return found - TILE if found > NAMELESS else None

    @cached_property
    def treasures(self) -> list[dict[int | None, int]]:
        """KW 9.9: for each seat how many treasures of each kind it holds; None for those the viewer does not know."""
        found: list[dict[int | None, int]] = [{} for _ in range(self.seats)]
        for place in range(SEA):
            seat = self.holders[place] - HELD_BY
            if 0 <= seat < self.seats:
                kind = self.known(place)
                found[seat][kind] = found[seat].get(kind, 0) + 1
        return found

    @cached_property
    def unplaced(self) -> list[int]:
        """KW 9.10: how many tiles of each kind the viewer has not seen anywhere."""
        counts: list[int] = TILES.tolist()
        for place in range(SEA):
            kind = self.known(place)
            if kind is not None:
                counts[kind] -= 1
        return counts

    @cached_property
    def discs_on(self) -> list[list[int]]:
        """KW 12.1: by island group and seat."""
        counts = [[0] * self.seats for _ in range(ISLANDS)]
        for space, stands in enumerate(self.spaces):
            if DISC_OF <= stands < DISC_OF + self.seats:
                counts[_ISLAND_OF[space]][stands - DISC_OF] += 1
        return counts

    def discs(self, seat: int) -> tuple[int, ...]:
        """The spaces on which a seat has a disc."""
        return tuple([space for space, stands in enumerate(self.spaces) if stands == DISC_OF + seat])

    def connected(self, island: int) -> bool:
        """KW 1.5."""
        return not any(self.bridges[: island + 1])

    # Words

    def describe(self, actions: Sequence[int]) -> str:
        return self.joined([describe(self.record, self.viewer, action) for action in actions])


def _holding(player: dict[str, Any], money: tuple[int, int]) -> Holding:
    cards: list[tuple[int, int]] = [(card, count) for card, count in enumerate(player["cards"].tolist()) if count]
    return Holding(
        points=int(player["points"].sum()),
        sources=tuple(player["points"].tolist()),
        cards=tuple(cards),
        money=money,
        bid=player["bid"],
        discs=player["discs"],
        markers=player["markers"],
        track=player["track"],
        cigars=player["cigars"],
        fruit=tuple(player["fruit"].tolist()),
        shares=tuple([sum([n for card, n in cards if _BRIDGE_OF[card] == bridge]) for bridge in range(ISLANDS)]),
        looks=LOOKS + sum(n * _DIVE[card] for card, n in cards),
        room=CAPACITY + sum(n * _CAPACITY[card] for card, n in cards),
        looked=_places(player["looked"].tolist()),
    )


def _places(words: list[int]) -> frozenset[int]:
    """A bit set over the dive spaces as a set."""
    return frozenset(place for place in range(SEA) if words[place // WORD] >> place % WORD & 1)
