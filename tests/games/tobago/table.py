"""A table for rule tests: set up a position by hand, do things, ask why not."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from tradewinds.core.game import CHANCE, CHANCE_BIT
from tradewinds.core.layout import as_record, new_vector
from tradewinds.games.tobago import GAME
from tradewinds.games.tobago.box.board import PLACE_NAMES, PLACE_OF, SPACE_AT
from tradewinds.games.tobago.box.components import (
    CARD_NAMES,
    CARDS,
    CLUE_NAMES,
    CLUES,
    CURSE,
    MAP_NAMES,
    STATUES,
)
from tradewinds.games.tobago.rules.clues import end_drive, lay
from tradewinds.games.tobago.rules.opening import empty_map
from tradewinds.games.tobago.rules.spaces import clue_half, flip_space, high_half, low_half, write_set
from tradewinds.games.tobago.state import IN_DECK, IN_HAND, Phase

#: The island of most tests. Its largest areas: jungle from H6 to O4, mountains from D8 to L8, scrubland from E3 to I4,
#: beach from J2 to L3, lake around F5, river from I1 to J4.
ISLAND = "ABC1"
STATUE_SPACES = ("F5", "L5", "H10")
HUT_SPACES = ("C4", "G8", "I3", "M4")
PALM_SPACES = ("B7", "H12", "J7")
FIRST_CLUES = ("not-in-jungle", "not-in-mountain", "not-in-lake", "not-in-river")
CARS = ("G3", "H5", "D7", "K8")


class Table:
    """A real game in progress. Seats count from 0; spaces, clues, maps and cards go by name.

    `state` is the record of `state.py` and may be changed by hand to set up a situation.
    """

    def __init__(
        self,
        seats: int = 4,
        first: int = 0,
        island: str = ISLAND,
        facings: tuple[str, ...] = ("north", "north", "north"),
        is_set_up: bool = True,
    ) -> None:
        """The set-up is done and the first turn is open; with `is_set_up` false nothing has happened yet."""
        self.vector = new_vector(GAME.dtype)
        self.state: Any = as_record(self.vector, GAME.dtype)
        options = np.zeros(16, np.int16)
        options[0] = 1
        GAME.rules.setup(self.state, seats, options)
        if is_set_up:
            self.do(CHANCE, "island", island=island)
            self.place_objects(facings)
            self.place_players(first)

    def place_objects(self, facings: tuple[str, ...]) -> None:
        for space, direction in zip(STATUE_SPACES, facings, strict=True):
            self.do(CHANCE, "place-statue", space=space)
            self.do(CHANCE, "face-statue", direction=direction)
        for space in HUT_SPACES:
            self.do(CHANCE, "place-hut", space=space)
        for space in PALM_SPACES:
            self.do(CHANCE, "place-palm", space=space)

    def place_players(self, first: int) -> None:
        seats = int(self.state.seats)
        self.do(CHANCE, "first-player", seat=first)
        for i in range(seats):
            seat = (first + i) % seats
            self.do(seat, "place-car", space=CARS[seat])
        for seat in range(seats):
            self.do(CHANCE, "first-clue", clue=FIRST_CLUES[seat])
        self.settle()

    # Doing

    def do(self, seat: int, kind: str, /, **arguments: str | int) -> None:
        """Carry out an action that must be legal."""
        action = GAME.actions.number(kind, **arguments)
        why = GAME.rules.why_not(self.state, seat, action)
        assert why == 0, f"{kind} {arguments} refused: {GAME.rule_number(why)}"
        GAME.rules.apply(self.state, seat, action)
        self.check()

    def check(self) -> None:
        law = GAME.rules.invariants(self.state)
        assert law == 0, GAME.laws[law]

    def why(self, seat: int, kind: str, /, **arguments: str | int) -> str | None:
        """None when legal, else the rule that forbids it, such as "TB 6.2"."""
        why = GAME.rules.why_not(self.state, seat, GAME.actions.number(kind, **arguments))
        return GAME.rule_number(why) if why else None

    def legal(self, seat: int, kind: str = "") -> list[str]:
        """What the seat may do, as structured text: ["Drive(space='G4')", ...]; of one kind when it is named."""
        out = np.zeros(512, np.int16)
        count = GAME.rules.legal(self.state, seat, out)
        numbers = [int(a) for a in out[:count]]
        return [repr(GAME.actions.actions[a]) for a in numbers if GAME.actions.kind(a).name.startswith(kind)]

    def outcomes(self) -> dict[str, int]:
        """What chance may name, with weights: {"TurnUp(card='coins-4')": 2, ...}."""
        out, weights = np.zeros(512, np.int16), np.zeros(512, np.int16)
        count = GAME.rules.chance(self.state, out, weights)
        return {repr(GAME.actions.actions[out[i]]): int(weights[i]) for i in range(count)}

    def settle(self) -> None:
        """Let everybody who is owed clue cards draw the first of the deck."""
        while self.state.phase in (Phase.HANDS, Phase.REFILL):
            self.do(CHANCE, "deal", clue=next(c for c in CLUE_NAMES if self.where(c) == IN_DECK))

    def end_turn(self) -> None:
        """The player at turn exchanges the hand if no action was taken yet, and ends the turn."""
        if self.state.phase == Phase.DRIVE:
            self.do(self.turn, "stop")
        if not self.state.acted:
            self.do(self.turn, "exchange")
            self.settle()
        self.do(self.turn, "end-turn")

    def drive(self, seat: int, *spaces: str) -> None:
        """Some legs of a drive."""
        for space in spaces:
            self.do(seat, "drive", space=space)

    def draw_gold(self, *cards: str) -> None:
        """The cards of a raised treasure: one for each rose from the bottom up, then the extra card."""
        for card in cards:
            kind = "look" if self.state.phase == Phase.LOOK else "add"
            self.do(CHANCE, kind, card=card)

    def turn_up(self, card: str) -> None:
        self.do(CHANCE, "turn-up", card=card)

    def answer(self, *answers: str) -> None:
        """Whoever is asked: "accept" or "refuse"."""
        for answer in answers:
            self.do(self.actor, answer)

    def open_hunt(self) -> None:
        """Whoever has to begin the new hunt lays the first clue of the hand."""
        seat = self.actor
        self.do(seat, "open-hunt", clue=self.hand(seat)[0])
        self.settle()

    def finish_treasure(self) -> None:
        """Everybody refuses everything; the new hunt begins."""
        while self.state.phase in (Phase.LOOK, Phase.ADD, Phase.TURN_UP, Phase.ASK):
            if self.state.phase == Phase.ASK:
                self.answer("refuse")
            else:
                cards = self.state.pile if self.state.phase == Phase.TURN_UP else self.state.deck
                card = next(c for c in range(CARDS) if cards[c] > 0)
                kind = {Phase.LOOK: "look", Phase.ADD: "add", Phase.TURN_UP: "turn-up"}[Phase(int(self.state.phase))]
                self.do(CHANCE, kind, card=CARD_NAMES[card])
        if self.state.phase == Phase.NEW_HUNT:
            self.open_hunt()

    # Looking

    @property
    def actors(self) -> tuple[int, ...]:
        bits = int(self.state.actors)
        return (CHANCE,) if bits == CHANCE_BIT else tuple(s for s in range(self.state.seats) if bits >> s & 1)

    @property
    def actor(self) -> int:
        return self.actors[0]

    @property
    def turn(self) -> int:
        return int(self.state.turn)

    @property
    def phase(self) -> Phase:
        return Phase(int(self.state.phase))

    def where(self, clue: str) -> int:
        return int(self.state.clues[CLUE_NAMES.index(clue)])

    def hand(self, seat: int) -> list[str]:
        return [c for c in CLUE_NAMES if self.where(c) == IN_HAND + seat]

    def sites(self, map: str) -> set[str]:
        """The spaces where the treasure can still be."""
        sheet = self.state.maps[MAP_NAMES.index(map)]
        return self.names(int(low_half(sheet.sites)), int(high_half(sheet.sites)))

    def names(self, low: int, high: int) -> set[str]:
        both = low | high << 60
        island = int(self.state.island)
        return {PLACE_NAMES[PLACE_OF[island, s]] for s in range(120) if both >> s & 1}

    def allowed(self, clue: str) -> set[str]:
        """The spaces a clue allows."""
        number = CLUE_NAMES.index(clue)
        return self.names(int(clue_half(self.state, number, 0)), int(clue_half(self.state, number, 1)))

    def car(self, seat: int) -> str:
        return PLACE_NAMES[int(PLACE_OF[self.state.island, self.state.players[seat].car])]

    def lying(self) -> set[str]:
        """The spaces with an amulet."""
        return self.names(int(low_half(self.state.lying)), int(high_half(self.state.lying)))

    def amulets(self, seat: int) -> int:
        return int(self.state.players[seat].amulets)

    def roses(self, seat: int) -> int:
        return int(self.state.players[seat].roses)

    def gold(self, seat: int) -> dict[str, int]:
        """The cards a seat has taken."""
        return _counts(self.state.players[seat].gold)

    def coins(self, seat: int) -> int:
        out = np.zeros(8, np.int16)
        GAME.rules.scores(self.state, out)
        return int(out[seat])

    def discard(self) -> dict[str, int]:
        """Gold that was refused or surrendered."""
        return _counts(self.state.discard)

    def unturned(self) -> dict[str, int]:
        return _counts(self.state.unturned)

    # Setting up

    def space(self, name: str) -> int:
        return int(SPACE_AT[self.state.island, PLACE_NAMES.index(name)])

    def set_turn(self, seat: int) -> None:
        """It is this seat's turn, which is just beginning."""
        end_drive(self.state)
        self.state.turn = seat
        self.state.actors = 1 << seat
        self.state.phase = Phase.TURN
        self.state.acted = self.state.begun = self.state.progress = 0

    def set_car(self, seat: int, space: str) -> None:
        self.state.players[seat].car = self.space(space)

    def set_hand(self, seat: int, *clues: str) -> None:
        """Exactly these cards; whoever has one of them gets another from the deck."""
        state = self.state
        for clue in self.hand(seat):
            state.clues[CLUE_NAMES.index(clue)] = IN_DECK
        for clue in clues:
            owner = self.where(clue) - IN_HAND
            assert self.where(clue) == IN_DECK or 0 <= owner < state.seats, (
                f"{clue} is neither in the deck nor in a hand"
            )
            state.clues[CLUE_NAMES.index(clue)] = IN_HAND + seat
            if 0 <= owner < state.seats:
                other = next(c for c in CLUE_NAMES if self.where(c) == IN_DECK and c not in clues)
                state.clues[CLUE_NAMES.index(other)] = IN_HAND + owner
        state.players[seat].hand = state.players[seat].fresh = len(clues)
        state.clue_deck = sum(1 for c in range(CLUES) if state.clues[c] == IN_DECK)

    def clear_map(self, map: str) -> None:
        """Its clues go back into the deck, its roses to their owners."""
        number = MAP_NAMES.index(map)
        sheet = self.state.maps[number]
        for i in range(int(sheet.length)):
            self.state.clues[sheet.clues[i]] = IN_DECK
            self.state.clue_deck += 1
            self.state.players[sheet.roses[i]].roses += 1
            sheet.clues[i] = sheet.roses[i] = 0
        sheet.length = sheet.removed = 0
        empty_map(self.state, number)

    def lay(self, map: str, *clues: str, seat: int = 0) -> None:
        """Clues from the deck or a hand already lie on a map with roses of a seat; nothing else on it changes."""
        for clue in clues:
            holder = self.where(clue) - IN_HAND
            if 0 <= holder < self.state.seats:
                self.set_hand(holder, *(c for c in self.hand(holder) if c != clue))
                self.state.clues[CLUE_NAMES.index(clue)] = IN_DECK
                self.refill(holder, besides=clue)
            else:
                self.state.clue_deck -= 1
            lay(self.state, seat, CLUE_NAMES.index(clue), MAP_NAMES.index(map))
        self.state.clue_deck = sum(1 for c in range(CLUES) if self.state.clues[c] == IN_DECK)
        self.check()

    def lay_the_whole_deck(self) -> None:
        """The white map is empty, and every card of the deck lies on another: on the first whose space it allows."""
        chosen = {"grey": "G5", "brown": "H3", "black": "K6"}
        for map in (*chosen, "white"):
            self.clear_map(map)
        unfit = [c for c in CLUE_NAMES if not any(space in self.allowed(c) for space in chosen.values())]
        for seat, first in ((1, 0), (2, 4)):
            self.set_hand(seat, *unfit[first : first + 4])
        for number, clue in enumerate([c for c in CLUE_NAMES if self.where(c) == IN_DECK]):
            map = next(m for m, space in chosen.items() if space in self.allowed(clue))
            self.lay(map, clue, seat=number % 3 + 1)
        self.set_turn(0)

    def refill(self, seat: int, besides: str) -> None:
        other = next(c for c in CLUE_NAMES if self.where(c) == IN_DECK and c != besides)
        self.state.clues[CLUE_NAMES.index(other)] = IN_HAND + seat
        self.state.players[seat].hand += 1
        self.state.players[seat].fresh += 1

    def set_sites(self, map: str, spaces: Iterable[str]) -> None:
        """Amulets have removed all markers of a map but these."""
        sheet = self.state.maps[MAP_NAMES.index(map)]
        wanted = set(spaces)
        assert wanted <= self.sites(map), f"{wanted - self.sites(map)} are excluded already"
        write_set(sheet.sites, 0, 0)
        for space in wanted:
            flip_space(sheet.sites, self.space(space))
        sheet.removed += sheet.sites_left - len(wanted)
        sheet.sites_left = len(wanted)
        self.check()

    def locate(self, map: str, space: str, *owners: int) -> None:
        """The treasure of a map lies on a space; the owners' roses lie on its clues from the first down."""
        self.clear_map(map)
        for owner in owners:
            clue = next(c for c in CLUE_NAMES if self.where(c) == IN_DECK and space in self.allowed(c))
            self.lay(map, clue, seat=owner)
        self.set_sites(map, {space})

    def give_amulets(self, seat: int, count: int) -> None:
        self.state.amulets -= count
        self.state.players[seat].amulets += count

    def put_amulet(self, *spaces: str) -> None:
        for space in spaces:
            flip_space(self.state.lying, self.space(space))
            self.state.amulets -= 1

    def set_facing(self, *directions: str) -> None:
        for statue in range(STATUES):
            names = ("north", "north-east", "south-east", "south", "south-west", "north-west")
            self.state.facings[statue] = names.index(directions[statue])

    def give_gold(self, seat: int, *cards: str) -> None:
        """Cards of the deck that a seat has already taken."""
        for name in cards:
            self.state.deck[CARD_NAMES.index(name)] -= 1
            self.state.deck_cards -= 1
            self.state.players[seat].gold[CARD_NAMES.index(name)] += 1
        self.state.safe = min(self.state.safe, self.state.deck_cards - self.state.deck[CURSE])

    def set_deck(self, *cards: str, safe: int = 0) -> None:
        """Exactly these cards are left in the gold deck; other gold was discarded openly, other curses are gone."""
        state = self.state
        for card in range(CARDS):
            wanted = cards.count(CARD_NAMES[card])
            away = int(state.deck[card]) - wanted
            assert away >= 0, f"there are not so many {CARD_NAMES[card]}"
            if card == CURSE:
                state.curses_gone += away
            else:
                state.discard[card] += away
            state.deck[card] = wanted
        state.deck_cards = len(cards)
        state.safe = safe
        self.check()


def _counts(cards: Any) -> dict[str, int]:
    return {CARD_NAMES[c]: int(cards[c]) for c in range(CARDS) if cards[c]}
