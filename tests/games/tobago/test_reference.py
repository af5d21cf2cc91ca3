"""Clue sets, possible sites, legality of clues and driving, held against the slow reference on all 32 islands."""

import random
from collections.abc import Iterable
from typing import Any

import numpy as np
import pytest

from tests.games.tobago import reference
from tests.games.tobago.table import Table
from tradewinds.core.game import CHANCE, CHANCE_BIT
from tradewinds.games.tobago import GAME
from tradewinds.games.tobago.box.board import ISLAND_NAMES, PLACE_NAMES, PLACE_OF
from tradewinds.games.tobago.box.components import CLUE_NAMES, FIRST_HUT, FIRST_PALM, MAP_NAMES, PIECES
from tradewinds.games.tobago.rules.spaces import high_half, low_half
from tradewinds.games.tobago.state import Drive, Phase

#: 32 islands × 16 positions.
POSITIONS_PER_ISLAND = 16

Sites = dict[str, set[reference.Place]]


class Shadow:
    """Plays a random game by the rules and keeps the possible sites by the reference beside it."""

    def __init__(self, island: str) -> None:
        self.island = island
        self.chooser = random.Random(island)
        self.table = Table(seats=self.chooser.choice((2, 3, 4)), is_set_up=False)
        self.state: Any = self.table.state
        self.table.do(CHANCE, "island", island=island)
        self.sites: Sites = {}
        for name in MAP_NAMES:
            self.start_again(name)

    def start_again(self, name: str) -> None:
        self.sites[name] = set(reference.terrain(self.island))

    def step(self) -> None:
        out, weights = np.zeros(512, np.int16), np.zeros(512, np.int16)
        bits = int(self.state.actors)
        if bits == CHANCE_BIT:
            count = GAME.rules.chance(self.state, out, weights)
            action = self.chooser.choices(out[:count].tolist(), weights[:count].tolist())[0]
            seat = CHANCE
        else:
            seat = bits.bit_length() - 1
            action = self.choose(out[: GAME.rules.legal(self.state, seat, out)].tolist())
        self.note(seat, GAME.actions.actions[action].kind, dict(GAME.actions.actions[action].arguments))
        GAME.rules.apply(self.state, seat, action)

    def choose(self, actions: list[int]) -> int:
        """Treasures, amulets and clues rather than aimless driving, so that everything happens."""
        wanted = [a for a in actions if GAME.actions.kind(a).name not in ("drive", "stop", "exchange", "end-turn")]
        return self.chooser.choice(wanted if wanted and self.chooser.random() < 0.7 else actions)

    def note(self, seat: int, kind: str, arguments: dict[str, Any]) -> None:
        if kind in ("clue", "extra-clue"):
            self.sites[arguments["map"]] &= self.allowed(arguments["clue"])
        elif kind == "first-clue":
            first_empty = next(m for m in range(4) if self.state.maps[m].length == 0)
            self.sites[MAP_NAMES[first_empty]] &= self.allowed(arguments["clue"])
        elif kind == "open-hunt":
            name = MAP_NAMES[self.state.chest]
            self.start_again(name)
            self.sites[name] &= self.allowed(arguments["clue"])
        elif kind == "remove-marker":
            self.sites[arguments["map"]] -= {reference.places()[arguments["space"]]}

    def allowed(self, clue: str) -> set[reference.Place]:
        places = [self.place(int(space)) for space in self.state.objects[:PIECES]]
        objects = {
            "statue": set(places[:FIRST_HUT]),
            "hut": set(places[FIRST_HUT:FIRST_PALM]),
            "palm": set(places[FIRST_PALM:]),
        }
        return reference.allowed(self.island, clue, objects)

    def place(self, space: int) -> reference.Place:
        return reference.places()[PLACE_NAMES[PLACE_OF[self.state.island, space]]]

    def named(self, places: Iterable[reference.Place]) -> set[str]:
        return {reference.names()[place] for place in places}

    # What is compared

    def check_clues(self) -> None:
        for clue in CLUE_NAMES:
            assert self.table.allowed(clue) == self.named(self.allowed(clue)), clue

    def check_sites(self) -> None:
        for number, name in enumerate(MAP_NAMES):
            if number == self.state.chest:
                continue
            assert self.table.sites(name) == self.named(self.sites[name])
            assert int(self.state.maps[number].sites_left) == len(self.sites[name])

    def check_legal_clues(self) -> None:
        """TB 5.4 to 5.6: a clue leaves something and excludes something."""
        seat = int(self.state.turn)
        expected = []
        for clue in self.table.hand(seat):
            for name in MAP_NAMES:
                left = self.sites[name] & self.allowed(clue)
                if left and left != self.sites[name]:
                    expected.append(f"Clue(clue={clue!r}, map={name!r})")
        assert self.table.legal(seat, "clue") == expected

    def check_driving(self) -> None:
        """TB 6: one leg as the rules offer it, two and three by driving on."""
        seat = int(self.state.turn)
        start = self.place(int(self.state.players[seat].car))
        one = self.ends(seat)
        assert one == self.named(reference.legs(self.island, start))
        reached, edge = set(one), set(one)
        for count in (2, 3):
            edge = {end for space in edge for end in self.ends_from(seat, space)}
            reached |= edge
            assert reached == self.named(reference.reach(self.island, start, count)), count

    def ends(self, seat: int) -> set[str]:
        return {told.split("'")[1] for told in self.table.legal(seat, "drive")}

    def ends_from(self, seat: int, space: str) -> set[str]:
        home = int(self.state.players[seat].car)
        self.state.players[seat].car = self.table.space(space)
        found = self.ends(seat)
        self.state.players[seat].car = home
        return found

    def check_markers(self) -> None:
        """TB 5.7, 12.2: a marker lies on each of up to 17 sites; all but the last of a colour can be removed."""
        seat = int(self.state.turn)
        self.state.players[seat].amulets += 1
        expected = set()
        for name in MAP_NAMES:
            if 2 <= len(self.sites[name]) <= 17:
                expected |= {f"RemoveMarker(map={name!r}, space={s!r})" for s in self.named(self.sites[name])}
        assert set(self.table.legal(seat, "remove-marker")) == expected
        self.state.players[seat].amulets -= 1


@pytest.mark.parametrize("island", ISLAND_NAMES)
def test_clue_sets_and_reachability_equal_the_reference(island: str) -> None:
    shadow = Shadow(island)
    checked = 0
    while checked < POSITIONS_PER_ISLAND:
        for _ in range(shadow.chooser.randint(5, 40)):
            if shadow.table.phase == Phase.OVER:
                shadow = Shadow(island)
            shadow.step()
        while shadow.table.phase != Phase.TURN or shadow.state.acted or shadow.state.drive != Drive.NONE:
            if shadow.table.phase == Phase.OVER:
                shadow = Shadow(island)
            shadow.step()
        shadow.check_clues()
        shadow.check_sites()
        shadow.check_legal_clues()
        shadow.check_driving()
        shadow.check_markers()
        checked += 1


def test_the_reference_names_the_same_islands_and_spaces() -> None:
    assert reference.islands() == ISLAND_NAMES
    assert set(reference.places()) == set(PLACE_NAMES)
    assert len(ISLAND_NAMES) * POSITIONS_PER_ISLAND >= 500


@pytest.mark.parametrize("island", ISLAND_NAMES)
def test_sites_are_exact_after_every_action_of_a_game(island: str) -> None:
    shadow = Shadow(island)
    steps = 0
    while shadow.table.phase != Phase.OVER and steps < 250:
        shadow.step()
        shadow.check_sites()
        steps += 1


def test_both_halves_of_a_set_are_used() -> None:
    """A guard for the helper above: an island has more spaces than one word holds."""
    table = Table()
    sites = table.state.maps[3].sites
    assert int(low_half(sites)) > 0
    assert int(high_half(sites)) > 0
