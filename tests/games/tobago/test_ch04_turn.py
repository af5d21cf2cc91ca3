"""TB 4: the turn."""

import pytest

from tests.games.tobago.table import Table
from tradewinds.core.game import CHANCE
from tradewinds.games.tobago import GAME
from tradewinds.games.tobago.state import Phase


def test_tb_4_1_only_the_player_at_turn_acts() -> None:
    table = Table(first=1)
    assert table.actors == (1,)
    for seat in (0, 2, 3):
        assert table.why(seat, "exchange") == "TB 4.1"
        assert table.legal(seat) == []
    assert table.why(1, "exchange") is None


def test_tb_4_1_a_division_asks_the_owner_of_the_rose() -> None:
    table = Table()
    table.locate("grey", "G3", 2)
    table.do(0, "raise", map="grey")
    table.draw_gold("coins-2", "coins-3", "coins-4")
    table.turn_up("coins-3")
    assert table.actors == (0,)
    table.answer("refuse")
    assert table.actors == (2,)
    assert table.why(0, "accept") == "TB 4.1"


def test_tb_4_2_only_what_the_moment_asks_for() -> None:
    table = Table()
    for kind in ("stop", "accept", "refuse"):
        assert table.why(0, kind) == "TB 4.2"
    assert table.why(0, "place-car", space="G3") == "TB 4.2"
    assert table.why(0, "open-hunt", clue="in-jungle") == "TB 4.2"
    assert table.why(0, "deal", clue="in-jungle") == "TB 4.2"
    assert GAME.rules.why_not(table.state, 0, -1) == 402
    assert GAME.rules.why_not(table.state, 0, len(GAME.actions)) == 402


def test_tb_4_3_exactly_one_action() -> None:
    table = Table()
    table.do(0, "exchange")
    table.settle()
    card = table.hand(0)[0]
    assert table.why(0, "exchange") == "TB 4.3"
    assert table.why(0, "clue", clue=card, map="brown") == "TB 4.3"
    assert table.why(0, "drive", space="G2") == "TB 4.3"
    assert table.legal(0) == ["EndTurn()"]


def test_tb_4_3_each_of_the_three_actions_counts() -> None:
    for action in ("clue", "drive", "exchange"):
        table = Table()
        if action == "clue":
            table.do(0, "clue", clue="in-jungle", map="brown")
            table.settle()
        elif action == "drive":
            table.drive(0, "G2")
            table.do(0, "stop")
        else:
            table.do(0, "exchange")
            table.settle()
        assert table.state.acted == 1
        assert table.legal(0) == ["EndTurn()"]


def test_tb_4_4_no_passing() -> None:
    table = Table()
    assert table.why(0, "end-turn") == "TB 4.4"
    assert "EndTurn()" not in table.legal(0)
    table.drive(0, "G2")
    table.do(0, "stop")
    table.do(0, "end-turn")
    assert table.turn == 1


def test_tb_4_4_using_an_amulet_is_not_the_action() -> None:
    table = Table()
    table.give_amulets(0, 1)
    table.do(0, "extra-exchange")
    table.settle()
    assert table.why(0, "end-turn") == "TB 4.4"
    assert table.why(0, "exchange") is None


def test_tb_4_5_an_amulet_under_the_car_before_anything_else() -> None:
    table = Table()
    table.put_amulet("G3")
    table.do(0, "collect")
    assert (table.amulets(0), table.lying()) == (1, set())
    assert table.state.acted == 0
    assert table.why(0, "exchange") is None


def test_tb_4_5_not_after_something_was_done() -> None:
    table = Table()
    table.put_amulet("G3")
    table.do(0, "exchange")
    table.settle()
    assert table.why(0, "collect") == "TB 4.5"
    table = Table()
    table.put_amulet("G3")
    table.give_amulets(0, 1)
    table.do(0, "extra-exchange")
    table.settle()
    assert table.why(0, "collect") == "TB 4.5"


def test_tb_4_5_it_waits_for_the_next_turn() -> None:
    table = Table(seats=2)
    table.put_amulet("G3")
    table.end_turn()
    table.end_turn()
    assert table.why(0, "collect") is None


def test_tb_4_6_amulets_before_and_after_the_action_and_between_legs() -> None:
    table = Table()
    table.give_amulets(0, 3)
    table.do(0, "extra-exchange")
    table.settle()
    table.drive(0, "G2")
    table.do(0, "extra-exchange")
    table.settle()
    assert table.phase == Phase.DRIVE
    table.drive(0, "G3")
    table.do(0, "stop")
    table.do(0, "extra-exchange")
    table.settle()
    assert table.amulets(0) == 0
    assert table.state.amulets == 20


def test_tb_4_6_not_in_the_turn_of_another() -> None:
    table = Table()
    table.give_amulets(1, 1)
    assert table.why(1, "extra-exchange") == "TB 4.1"


def quiet(table: Table, turns: int) -> None:
    table.state.quiet = turns


def test_tb_4_7_two_hundred_quiet_turns_end_the_game() -> None:
    table = Table(seats=2)
    for turn in range(200):
        assert table.phase == Phase.TURN
        assert table.state.quiet == turn
        table.end_turn()
    assert table.phase == Phase.OVER
    assert table.actors == ()
    assert GAME.reasons[GAME.rules.reason(table.state)] == "stalled"


@pytest.mark.parametrize("what", ["clue", "extra-clue", "raise"])
def test_tb_4_7_a_clue_or_a_raise_starts_the_count_again(what: str) -> None:
    table = Table()
    quiet(table, 199)
    if what == "raise":
        table.locate("grey", "G3", 1)
        table.do(0, "raise", map="grey")
        table.finish_treasure()
    else:
        table.give_amulets(0, 1)
        table.do(0, what, clue="in-jungle", map="brown")
        table.settle()
        if what == "extra-clue":
            table.drive(0, "G2")
            table.do(0, "stop")
    table.do(0, "end-turn")
    assert table.state.quiet == 0
    assert table.phase == Phase.TURN


def test_tb_4_7_driving_and_exchanging_do_not() -> None:
    table = Table()
    quiet(table, 198)
    table.end_turn()
    assert table.state.quiet == 199
    table.drive(1, "H4")
    table.do(1, "stop")
    table.do(1, "end-turn")
    assert table.phase == Phase.OVER


def test_chance_never_acts_for_a_player() -> None:
    table = Table()
    assert table.why(CHANCE, "exchange") == "TB 4.1"
