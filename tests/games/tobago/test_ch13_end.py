"""TB 13: the end."""

import numpy as np

from tests.games.tobago.table import Table
from tradewinds.games.tobago import GAME, points
from tradewinds.games.tobago.state import Phase, Reason


def last_treasure(*deck: str, owners: tuple[int, ...] = (1,)) -> Table:
    """Seat 0 is about to raise grey with these cards left in the deck."""
    table = Table()
    table.locate("grey", "G3", *owners)
    table.set_deck(*deck)
    return table


def test_tb_13_1_the_treasure_for_which_the_deck_runs_out_is_the_last() -> None:
    table = last_treasure("coins-6")
    table.do(0, "raise", map="grey")
    assert table.state.ending == Reason.NONE
    table.draw_gold("coins-6")
    assert GAME.reasons[GAME.rules.reason(table.state)] == "gold"
    table.draw_gold("coins-2", "coins-3")
    table.turn_up("coins-2")
    table.answer("accept")
    table.turn_up("coins-6")
    table.answer("accept")
    assert table.phase == Phase.OVER
    assert [table.coins(seat) for seat in range(4)] == [2, 6, 0, 0]


def test_tb_13_1_even_with_exactly_its_last_card() -> None:
    table = last_treasure("coins-6", "coins-2", "coins-3")
    table.do(0, "raise", map="grey")
    table.draw_gold("coins-6", "coins-2", "coins-3")
    assert table.state.ending == Reason.GOLD
    assert table.state.deck_cards == 0
    assert table.discard() != {}
    table.finish_treasure()
    assert table.phase == Phase.OVER


def test_tb_13_1_one_card_more_and_it_goes_on() -> None:
    table = last_treasure("coins-6", "coins-2", "coins-3", "coins-3")
    table.do(0, "raise", map="grey")
    table.finish_treasure()
    assert table.state.ending == Reason.NONE
    assert table.phase == Phase.TURN


def test_tb_13_2_at_once_without_hunt_amulets_or_second_treasure() -> None:
    table = last_treasure("coins-6", "coins-2", "coins-3")
    table.locate("brown", "G3", 2)
    table.do(0, "raise", map="grey")
    table.finish_treasure()
    assert table.phase == Phase.OVER
    assert table.actors == ()
    assert table.lying() == set()
    assert table.state.facings.tolist() == [0, 0, 0]
    assert table.state.maps[0].length == 0
    assert table.state.maps[1].sites_left == 1
    assert table.legal(0) == []
    assert table.why(0, "raise", map="brown") == "TB 4.1"


def test_tb_13_3_the_most_coins_win() -> None:
    table = Table()
    table.give_gold(2, "coins-6", "coins-5")
    table.give_gold(1, "coins-2", "coins-3", "coins-4")
    table.give_amulets(1, 5)
    assert GAME.rules.winners(table.state) == 0b0100


def test_tb_13_3_the_breakdown_by_value_adds_up() -> None:
    table = Table()
    table.give_gold(2, "coins-6", "coins-5", "coins-5", "coins-2")
    assert points(table.state, 2) == [2, 0, 0, 10, 6]
    out = np.zeros(8, np.int16)
    GAME.rules.scores(table.state, out)
    assert out[:4].tolist() == [0, 0, 18, 0]
    assert len(GAME.sources) == 5


def test_tb_13_4_among_equals_the_most_amulets() -> None:
    table = Table()
    table.give_gold(0, "coins-6")
    table.give_gold(2, "coins-3", "coins-3")
    table.give_amulets(2, 1)
    assert GAME.rules.winners(table.state) == 0b0100


def test_tb_13_4_else_they_win_together() -> None:
    table = Table()
    table.give_gold(0, "coins-6")
    table.give_gold(2, "coins-3", "coins-3")
    table.give_gold(3, "coins-4", "coins-2")
    for seat in (0, 2):
        table.give_amulets(seat, 2)
    assert GAME.rules.winners(table.state) == 0b0101
    assert GAME.rules.winners(Table().state) == 0b1111
