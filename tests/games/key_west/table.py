"""A table for rule tests: set up a position by hand, do things, ask why not."""

from typing import Any

import numpy as np

from tradewinds.core.game import CHANCE, CHANCE_BIT, SPECTATOR
from tradewinds.core.layout import as_record, new_vector
from tradewinds.games.key_west import GAME
from tradewinds.games.key_west.box.components import (
    ACTION_NAMES,
    ACTION_SPACES,
    BILL_ONES,
    BRIDGE_NAMES,
    CARD_NAMES,
    FRUIT_NAMES,
    SEA_NAMES,
    SORT_OF,
    SPACE_NAMES,
    TILE_NAMES,
    WORD,
)
from tradewinds.games.key_west.rules.ending import total_points
from tradewinds.games.key_west.rules.money import money
from tradewinds.games.key_west.state import COVERED, DISC_OF, FREE, GONE, HELD_BY, IN_SEA, NAMELESS, TILE, Phase, Source

#: Cards whose taking does nothing at once.
QUIET = ("capacity",) * 6

#: Spaces for all discs of one player: three plantations and eight factories.
ELEVEN = (
    "upper-orange-1",
    "upper-banana-1",
    "upper-banana-2",
    "upper-factory-1",
    "upper-factory-2",
    "upper-factory-3",
    "middle-factory-1",
    "middle-factory-2",
    "middle-factory-3",
    "lower-factory-3",
    "lower-factory-4",
)


class Table:
    """A real game in progress. Seats count from 0; cards, spaces, bridges, fruits, places and tiles go by name.

    `state` is the record of `state.py` and may be changed by hand to set up a situation.
    """

    def __init__(
        self,
        seats: int = 4,
        lighthouse: int = 0,
        offer: tuple[str, ...] = QUIET,
        open_money: bool = False,
        bank: str = "full",
    ) -> None:
        """The set-up is done, these six cards are on offer, and bids are awaited."""
        self.vector = new_vector(GAME.dtype)
        self.state: Any = as_record(self.vector, GAME.dtype)
        options = {"money": "open" if open_money else "secret", "bank": bank}
        GAME.rules.setup(self.state, seats, GAME.option_values(options))
        self.step(CHANCE, "lighthouse", seat=lighthouse)
        self.reveal(*offer)
        self.check()

    # Doing

    def do(self, seat: int, kind: str, /, **arguments: str | int) -> None:
        """Carry out an action that must be legal; no law may be broken by it."""
        self.step(seat, kind, **arguments)
        self.check()

    def step(self, seat: int, kind: str, /, **arguments: str | int) -> None:
        """The same without looking at the laws, for what only leads up to the test."""
        action = GAME.actions.number(kind, **arguments)
        why = GAME.rules.why_not(self.state, seat, action)
        assert why == 0, f"{kind} {arguments} refused: {GAME.rule_number(why)}"
        GAME.rules.apply(self.state, seat, action)

    def check(self) -> None:
        law = GAME.rules.invariants(self.state)
        assert law == 0, GAME.laws[law]

    def why(self, seat: int, kind: str, /, **arguments: str | int) -> str | None:
        """None when legal, else the rule that forbids it, such as "KW 6.11"."""
        why = GAME.rules.why_not(self.state, seat, GAME.actions.number(kind, **arguments))
        return GAME.rule_number(why) if why else None

    def legal(self, seat: int) -> list[str]:
        """What the seat may do, as structured text: ["Bid(amount=0)", ...]."""
        out = np.zeros(512, np.int16)
        count = GAME.rules.legal(self.state, seat, out)
        return [repr(GAME.actions.actions[a]) for a in out[:count]]

    def outcomes(self) -> dict[str, int]:
        """What chance may name, with its weights: {"RollDie(die=1)": 1, ...}."""
        out, weights = np.zeros(512, np.int16), np.zeros(512, np.int16)
        count = GAME.rules.chance(self.state, out, weights)
        return {repr(GAME.actions.actions[out[i]]): int(weights[i]) for i in range(count)}

    def reveal(self, *cards: str) -> None:
        for card in cards:
            self.step(CHANCE, "reveal-card", card=card)

    def bid(self, *amounts: int) -> None:
        """One bid for each seat: the auction is settled."""
        for seat, amount in enumerate(amounts):
            self.step(seat, "bid", amount=amount)
        self.check()

    def take(self, seat: int, *cards: str) -> None:
        for card in cards:
            self.do(seat, "take-card", card=card)

    def bills(self, *faces: int) -> None:
        for face in faces:
            self.do(CHANCE, "draw-bill", bill=face)

    def ripen(self, *fruits: str) -> None:
        for fruit in fruits:
            self.do(CHANCE, "reveal-harvest", fruit=fruit)

    def roll(self, *faces: int) -> None:
        for face in faces:
            self.do(CHANCE, "roll-die", die=face)

    def look(self, seat: int, place: str, tile: str | None = None) -> None:
        """Look at a tile; chance names it when nobody has seen it before."""
        self.do(seat, "look", place=place)
        if tile is not None:
            self.do(CHANCE, "draw-tile", tile=tile)

    def mark(self, seat: int, action: str) -> None:
        self.do(seat, "mark", action=action)

    def chance(self) -> None:
        """Whatever comes first."""
        while self.actors == (CHANCE,):
            out, weights = np.zeros(512, np.int16), np.zeros(512, np.int16)
            GAME.rules.chance(self.state, out, weights)
            GAME.rules.apply(self.state, CHANCE, int(out[0]))

    def take_any(self) -> None:
        """Everybody takes what comes first and declines plantations; then the turns begin."""
        while self.phase not in (Phase.MARK, Phase.OVER):
            self.chance()
            if self.phase == Phase.PLANT:
                self.step(self.current, "done")
            elif self.phase == Phase.PICK:
                card = next(i for i, count in enumerate(self.state.offer) if count)
                self.step(self.current, "take-card", card=CARD_NAMES[card])
        self.check()

    def turn(self, seat: int) -> None:
        """Put the game into this seat's turn, the first of the round; the others bid a dollar and take cards."""
        self.bid(*(0 if other == seat else 1 for other in range(self.state.seats)))
        self.take_any()
        assert self.current == seat

    def skip_action(self, seat: int) -> None:
        """Place a marker on the first space that is open and do nothing there."""
        track = int(self.state.players[seat].track)
        action = next(ACTION_NAMES[a] for a in range(ACTION_SPACES) if not track >> a & 1)
        self.step(seat, "mark", action=action)
        self.step(seat, "done")

    def skip_turn(self) -> None:
        """Whoever is to act finishes the turn without doing anything."""
        seat = self.current
        if self.state.parts:
            self.step(seat, "done")
        while self.state.to_place and self.current == seat:
            self.skip_action(seat)
        self.check()

    def skip_turns(self) -> None:
        """Everybody who has not acted yet does nothing: the round ends."""
        number = self.round
        while self.round == number and self.phase != Phase.OVER:
            self.skip_turn()

    def skip_round(self) -> None:
        """All bid nothing, take what comes first and do nothing; the next cards are revealed."""
        self.chance()
        self.bid(*[0] * int(self.state.seats))
        self.take_any()
        self.skip_turns()
        self.chance()

    # Looking

    @property
    def actors(self) -> tuple[int, ...]:
        bits = int(self.state.actors)
        return (CHANCE,) if bits == CHANCE_BIT else tuple(s for s in range(self.state.seats) if bits >> s & 1)

    @property
    def phase(self) -> Phase:
        return Phase(int(self.state.phase))

    @property
    def current(self) -> int:
        return int(self.state.current)

    @property
    def round(self) -> int:
        return int(self.state.game_round)

    @property
    def window(self) -> int:
        return int(self.state.window)

    def seen(self, viewer: int = SPECTATOR) -> Any:
        """The record as a viewer sees it."""
        return GAME.record(GAME.seen_by(self.vector, viewer))

    def money(self, seat: int) -> int:
        return int(money(self.state, seat))

    def points(self, seat: int, source: Source | None = None) -> int:
        if source is not None:
            return int(self.state.players[seat].points[source])
        return int(total_points(self.state, seat))

    def offer(self) -> list[str]:
        return [name for i, name in enumerate(CARD_NAMES) for _ in range(self.state.offer[i])]

    def cards(self, seat: int) -> list[str]:
        return [name for i, name in enumerate(CARD_NAMES) for _ in range(self.state.players[seat].cards[i])]

    def fruit(self, seat: int) -> tuple[int, ...]:
        """Oranges, bananas, mangos."""
        return tuple(int(n) for n in self.state.players[seat].fruit)

    def owner(self, space: str) -> int | str | None:
        """None when free, "covered", or the seat whose disc lies there."""
        stands = int(self.state.spaces[SPACE_NAMES.index(space)])
        if stands == COVERED:
            return "covered"
        return stands - DISC_OF if stands != FREE else None

    def discs(self, seat: int) -> int:
        """In stock."""
        return int(self.state.players[seat].discs)

    def tile(self, place: str) -> str | None:
        """None while nobody knows it."""
        tile = int(self.state.tiles[SEA_NAMES.index(place)])
        return TILE_NAMES[tile - TILE] if tile != NAMELESS else None

    def left(self, bridge: str) -> int:
        """Bills on a bridge."""
        return int(self.state.bridges[BRIDGE_NAMES.index(bridge)])

    def blocked(self, seat: int) -> set[str]:
        return {name for a, name in enumerate(ACTION_NAMES) if int(self.state.players[seat].track) >> a & 1}

    # Setting up

    def set_money(self, *dollars: int) -> None:
        """For the first seats; the bank makes up the difference."""
        for seat, amount in enumerate(dollars):
            change = amount - self.money(seat)
            self.state.players[seat].counted += change
            self.state.bank -= change

    def set_bank(self, dollars: int, purse: int) -> None:
        """Leave so much in the bank; this seat gets or gives the difference."""
        change = int(self.state.bank) - dollars
        self.state.bank -= change
        self.state.players[purse].counted += change

    def set_discs(self, seat: int, *spaces: str) -> None:
        """Discs from the seat's stock already lie on these free spaces."""
        for name in spaces:
            space = SPACE_NAMES.index(name)
            assert self.state.spaces[space] == FREE, name
            self.state.spaces[space] = DISC_OF + seat
            self.state.free[SORT_OF[space]] -= 1
            self.state.players[seat].discs -= 1

    def set_complete(self, *bridges: str, builder: int | None = None) -> None:
        """These bridges are complete; the builder, by default the last seat, took the bills but is no richer."""
        seat = int(self.state.seats) - 1 if builder is None else builder
        player = self.state.players[seat]
        for bridge in bridges:
            b = BRIDGE_NAMES.index(bridge)
            owned = self.money(seat)
            for _ in range(self.state.bridges[b]):
                bills = sum(int(p.bills) for p in self.state.players)
                player.bills += 1
                player.twos += bills >= BILL_ONES
                player.counted += 1
                dollars = 2 if bills >= BILL_ONES else 1
                self.state.bank += dollars
            self.state.bridges[b] = 0
            player.counted -= self.money(seat) - owned

    def set_cards(self, seat: int, *cards: str) -> None:
        """Cards from the stacks already lie before the seat."""
        for name in cards:
            card = CARD_NAMES.index(name)
            self.state.deck[card] -= 1
            self.state.players[seat].cards[card] += 1

    def set_mainland(self, **fruits: int) -> None:
        for fruit, count in fruits.items():
            f = FRUIT_NAMES.index(fruit)
            self.state.harvest_stock[f] += self.state.mainland[f] - count
            self.state.mainland[f] = count

    def set_fruit(self, seat: int, **fruits: int) -> None:
        for fruit, count in fruits.items():
            f = FRUIT_NAMES.index(fruit)
            self.state.harvest_stock[f] += self.state.players[seat].fruit[f] - count
            self.state.players[seat].fruit[f] = count

    def set_tile(self, place: str, tile: str, *lookers: int, holder: int = IN_SEA) -> None:
        """This tile lies there, and these seats have looked at it."""
        p, kind = SEA_NAMES.index(place), TILE_NAMES.index(tile)
        self.state.deep[kind] -= 1
        self.state.tiles[p] = TILE + kind
        self.state.holders[p] = holder
        for seat in lookers:
            self.state.players[seat].looked[p // WORD] |= 1 << (p % WORD)

    def next_place(self) -> str:
        """A dive space nobody has looked at, from the end."""
        return next(n for i, n in reversed(list(enumerate(SEA_NAMES))) if self.state.tiles[i] == NAMELESS)

    def set_treasures(self, seat: int, **treasures: int) -> None:
        """Treasures the seat has found: `set_treasures(0, chest=3)`."""
        for tile, count in treasures.items():
            for _ in range(count):
                self.set_tile(self.next_place(), tile, seat, holder=HELD_BY + seat)

    def set_raised(self, tile: str, count: int, seat: int = 0) -> None:
        """So many wrecks or sponges have been raised by a seat."""
        for _ in range(count):
            self.set_tile(self.next_place(), tile, seat, holder=GONE)
            self.state.wrecks += tile == "wreck"

    def set_markers(self, seat: int, *actions: str) -> None:
        """The seat's markers already lie on these spaces, two of them on the repeat space."""
        for action in actions:
            self.state.players[seat].track |= 1 << ACTION_NAMES.index(action)
            self.state.players[seat].markers -= 2 if action == "repeat" else 1

    def set_round(self, number: int) -> None:
        self.state.game_round = number
