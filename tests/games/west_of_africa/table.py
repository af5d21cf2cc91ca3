"""A table for rule tests: set up a position by hand, do things, ask why not."""

from typing import Any

import numpy as np

from tradewinds.core.game import CHANCE, CHANCE_BIT
from tradewinds.core.layout import as_record, new_vector
from tradewinds.games.west_of_africa import GAME
from tradewinds.games.west_of_africa.box.components import (
    CARD_MINUS,
    CARD_NAMES,
    FIELD_NAMES,
    GOOD_NAMES,
    ISLAND_NAMES,
    PLACE_NAMES,
)
from tradewinds.games.west_of_africa.state import GOOD_OF_SEAT, SETTLEMENT


class Table:
    """A real game in progress. Seats count from 0; islands, goods, cards, places, fields go by name.

    `state` is the record of `state.py` and may be changed by hand to set up a situation.
    """

    def __init__(self, seats: int = 4, gold_order: tuple[int, ...] | None = None, gold_track: str = "last") -> None:
        """The set-up is done and the first choice of cards is open. `gold_order` names the seats from the top."""
        self.vector = new_vector(GAME.dtype)
        self.state: Any = as_record(self.vector, GAME.dtype)
        GAME.rules.setup(self.state, seats, GAME.option_values({"gold_track": gold_track}))
        for seat in gold_order or range(seats):
            self._apply(CHANCE, GAME.actions.number("gold-order", seat=seat))
        self._check_laws()

    # Doing

    def do(self, seat: int, kind: str, /, **arguments: str | int) -> None:
        """Carry out an action that must be legal."""
        self._apply(seat, GAME.actions.number(kind, **arguments))
        self._check_laws()

    def _apply(self, seat: int, action: int) -> None:
        why = GAME.rules.why_not(self.state, seat, action)
        assert why == 0, f"{GAME.actions.actions[action]} refused: {GAME.rule_number(why)}"
        GAME.rules.apply(self.state, seat, action)

    def _check_laws(self) -> None:
        law = GAME.rules.invariants(self.state)
        assert law == 0, GAME.laws[law]

    def why(self, seat: int, kind: str, /, **arguments: str | int) -> str | None:
        """None when legal, else the rule that forbids it, such as "WA 6.7"."""
        why = GAME.rules.why_not(self.state, seat, GAME.actions.number(kind, **arguments))
        return GAME.rule_number(why) if why else None

    def legal(self, seat: int) -> list[str]:
        """What the seat may do, as structured text: ["Choose(card='sell')", ...]."""
        out = np.zeros(512, np.int16)
        count = GAME.rules.legal(self.state, seat, out)
        return [repr(GAME.actions.actions[a]) for a in out[:count]]

    def lay(self, seat: int, *cards: str) -> None:
        """Choose these cards and be ready."""
        for card in cards:
            self._apply(seat, GAME.actions.number("choose", card=card))
        self.do(seat, "ready")

    def lay_all(self, *hands: tuple[str, ...]) -> None:
        """One hand for each seat, all ready: the turns begin."""
        for seat, cards in enumerate(hands):
            self.lay(seat, *cards)

    def turn(self, seat: int, *cards: str, round_number: int = 2) -> None:
        """Put the game into this seat's turn with exactly these cards face up, in a later round.

        Ships not yet placed go to Lanzarote; everybody else lays El Hierro (number 0) and ends the turn at once.
        """
        state = self.state
        state.game_round = round_number
        for other in range(state.seats):
            if state.players[other].ship < 0:
                state.players[other].ship = ISLAND_NAMES.index("lanzarote")
        filler = "el-hierro"
        for other in range(state.seats):
            self.lay(other, *(cards if other == seat else (filler,)))
        while int(state.order[state.turn]) != seat:
            self.do(int(state.order[state.turn]), "end-turn")

    def sail(self, seat: int, *directions: str) -> None:
        """Some steps of a voyage."""
        for direction in directions:
            self.do(seat, "sail", direction=direction)

    def end_turn(self) -> None:
        self.do(int(self.state.order[self.state.turn]), "end-turn")

    def end_round(self) -> None:
        """Everybody who has not acted yet ends the turn at once (in round 1 placing ships at Lanzarote)."""
        round_number = int(self.state.game_round)
        while self.actors != () and int(self.state.game_round) == round_number:
            seat = int(self.state.order[self.state.turn])
            if self.state.players[seat].ship < 0:
                self.do(seat, "place-ship", island="lanzarote")
            self.end_turn()

    # Looking

    @property
    def actors(self) -> tuple[int, ...]:
        bits = int(self.state.actors)
        return (CHANCE,) if bits == CHANCE_BIT else tuple(s for s in range(self.state.seats) if bits >> s & 1)

    @property
    def order(self) -> list[int]:
        """Seats in order of play."""
        return [int(s) for s in self.state.order[: self.state.seats]]

    def gold(self, seat: int) -> int:
        return int(self.state.players[seat].gold)

    def gold_place(self, seat: int) -> int:
        """0 is the highest place on the space."""
        return int(self.state.players[seat].gold_place)

    def points(self, seat: int) -> int:
        return int(sum(self.state.players[seat].points))

    def workers(self, seat: int, place: str) -> int:
        return int(self.state.players[seat].workers[PLACE_NAMES.index(place)])

    def store(self, seat: int, island: str, good: str) -> int:
        return int(self.state.players[seat].store[ISLAND_NAMES.index(island), GOOD_NAMES.index(good)])

    def supply(self, seat: int, good: str) -> int:
        return int(self.state.players[seat].supply[GOOD_NAMES.index(good)])

    def ship(self, seat: int) -> str | None:
        at = int(self.state.players[seat].ship)
        return ISLAND_NAMES[at] if at >= 0 else None

    def alcalde(self, island: str) -> int | None:
        seat = int(self.state.alcaldes[ISLAND_NAMES.index(island)])
        return seat if seat >= 0 else None

    def field(self, name: str) -> str | int | None:
        """None when empty, "settlement", or the seat whose good stands there."""
        stands = int(self.state.fields[FIELD_NAMES.index(name)])
        if stands == SETTLEMENT:
            return "settlement"
        return stands - GOOD_OF_SEAT if stands else None

    def chosen(self, seat: int) -> set[str]:
        """The ordinary cards that lie before a seat."""
        return {CARD_NAMES[c] for c in range(CARD_MINUS) if int(self.state.players[seat].chosen) >> c & 1}

    # Setting up

    def set_gold(self, **gold: int) -> None:
        """`set_gold(p0=21, p1=27)`: those named first stand higher where they share a space."""
        for name, amount in gold.items():
            self.state.players[int(name[1:])].gold = amount
        amounts = [int(self.state.players[s].gold) for s in range(self.state.seats)]
        named = [int(name[1:]) for name in gold]
        rest = sorted((s for s in range(self.state.seats) if s not in named), key=lambda s: int(self.gold_place(s)))
        seen: dict[int, int] = {}
        for seat in [*named, *rest]:
            self.state.players[seat].gold_place = seen.get(amounts[seat], 0)
            seen[amounts[seat]] = seen.get(amounts[seat], 0) + 1

    def set_store(self, seat: int, island: str, **goods: int) -> None:
        """Put goods from the seat's supply into a storehouse: `set_store(0, "tenerife", sugar=2)`."""
        for good, count in goods.items():
            g = GOOD_NAMES.index(good)
            self.state.players[seat].store[ISLAND_NAMES.index(island), g] += count
            self.state.players[seat].supply[g] -= count

    def set_good(self, seat: int, field: str, good: str) -> None:
        """A good of the seat's supply already stands on a field."""
        self.state.players[seat].supply[GOOD_NAMES.index(good)] -= 1
        self.state.fields[FIELD_NAMES.index(field)] = GOOD_OF_SEAT + seat

    def set_settlement(self, *fields: str) -> None:
        """Settlements from beside the board already stand on these fields."""
        for field in fields:
            self.state.stock -= 1
            self.state.fields[FIELD_NAMES.index(field)] = SETTLEMENT

    def set_workers(self, seat: int, **places: int) -> None:
        """All workers of a seat: `set_workers(0, la_palma=2, east_ship=1)`; the rest stand nowhere else."""
        for place in range(len(PLACE_NAMES)):
            self.state.players[seat].workers[place] = places.get(PLACE_NAMES[place].replace("-", "_"), 0)

    def set_ship(self, seat: int, island: str) -> None:
        self.state.players[seat].ship = ISLAND_NAMES.index(island)

    def set_alcalde(self, seat: int, *islands: str) -> None:
        for island in islands:
            self.state.alcaldes[ISLAND_NAMES.index(island)] = seat

    def set_track(self, count: int) -> None:
        """So many settlements on the track; the others go back beside the board."""
        self.state.stock += self.state.track - count
        self.state.track = count
