"""KW 4: the course of a round and who acts."""

import numpy as np
import pytest

from tests.games.key_west.table import Table
from tradewinds.core.game import CHANCE
from tradewinds.games.key_west import GAME
from tradewinds.games.key_west.state import Phase


def test_kw_4_1_the_steps_of_a_round() -> None:
    table = Table()
    phases = [table.phase]
    table.bid(1, 0, 0, 0)
    phases.append(table.phase)
    table.take_any()
    phases.append(table.phase)
    table.skip_turns()
    phases.append(table.phase)
    assert phases == [Phase.BID, Phase.PICK, Phase.MARK, Phase.REVEAL]
    assert table.round == 2


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_kw_4_1_eight_rounds(seats: int) -> None:
    table = Table(seats)
    rounds = []
    while table.phase != Phase.OVER:
        rounds.append(table.round)
        table.skip_round()
    assert rounds == list(range(1, 9))
    assert table.actors == ()
    assert GAME.reasons[GAME.rules.reason(table.state)] == "rounds"


def test_kw_4_2_only_whose_turn_it_is() -> None:
    table = Table()
    table.turn(2)
    assert table.actors == (2,)
    for seat in (0, 1, 3, CHANCE):
        assert table.why(seat, "mark", action="dive") == "KW 4.2"
        assert table.legal(seat) == []


@pytest.mark.parametrize("seat", [-3, -2, 4, 5, 9])
def test_kw_4_2_a_seat_that_does_not_exist(seat: int) -> None:
    assert Table().why(seat, "bid", amount=0) == "KW 4.2"


def test_kw_4_2_all_bid_at_the_same_time() -> None:
    table = Table(5)
    assert list(table.actors) == [0, 1, 2, 3, 4]
    table.do(3, "bid", amount=1)
    assert list(table.actors) == [0, 1, 2, 4]


def test_kw_4_3_only_what_belongs_to_the_step() -> None:
    table = Table()
    assert table.why(0, "mark", action="dive") == "KW 4.3"
    table.turn(0)
    assert table.why(0, "bid", amount=0) == "KW 4.3"
    assert table.why(0, "take-card", card="capacity") == "KW 4.3"
    assert table.why(0, "done") == "KW 4.3"


@pytest.mark.parametrize("action", [-1, len(GAME.actions), 30_000])
def test_kw_4_3_an_action_that_does_not_exist(action: int) -> None:
    assert GAME.rule_number(GAME.rules.why_not(Table().state, 0, action)) == "KW 4.3"


def test_kw_4_3_chance_names_only_what_is_there() -> None:
    table = Table()
    table.turn(0)
    table.mark(0, "dive")
    table.do(0, "look", place="nw-1")
    table.state.deep[0] = 0
    assert table.why(CHANCE, "draw-tile", tile="sponge-3") == "KW 4.3"
    assert table.why(CHANCE, "roll-die", die=1) == "KW 4.3"
    assert table.why(CHANCE, "draw-tile", tile="sponge-4") is None


def test_kw_4_3_nothing_after_the_end() -> None:
    table = Table(3)
    for _ in range(8):
        table.skip_round()
    for seat in range(3):
        assert table.legal(seat) == []
        assert all(GAME.rules.why_not(table.state, seat, action) for action in range(len(GAME.actions)))
    assert np.count_nonzero(table.state.actors) == 0
