"""TB 9: curses."""

import pytest

from tests.games.tobago.table import Table
from tradewinds.core.game import CHANCE
from tradewinds.games.tobago.state import Phase


def raised(*owners: int, cards: tuple[str, ...]) -> Table:
    """Seat 0 has raised the grey treasure from a deck that may hold curses."""
    table = Table()
    table.locate("grey", "G3", *owners)
    table.state.safe = 0
    table.do(0, "raise", map="grey")
    table.draw_gold(*cards)
    return table


def test_tb_9_1_the_rest_is_not_handed_out() -> None:
    table = raised(1, 2, cards=("coins-2", "curse", "coins-4", "coins-5"))
    table.turn_up("coins-2")
    table.answer("accept")
    table.turn_up("curse")
    assert table.phase == Phase.NEW_HUNT
    assert [table.coins(seat) for seat in range(4)] == [2, 0, 0, 0]
    assert table.unturned() == {"coins-4": 1, "coins-5": 1}


def test_tb_9_2_whoever_has_a_rose_left_suffers_once() -> None:
    table = raised(1, 1, 2, 1, cards=("coins-2", "curse", "coins-4", "coins-5", "coins-5", "coins-6"))
    for seat in range(4):
        table.give_amulets(seat, 3)
    table.turn_up("curse")
    # Seat 1 has three roses on the map and loses one amulet; seat 3 has none and loses nothing.
    assert [table.amulets(seat) for seat in range(4)] == [2, 2, 2, 3]


def test_tb_9_2_whoever_has_all_roses_back_is_safe() -> None:
    table = raised(1, cards=("coins-6", "curse", "coins-4"))
    table.turn_up("coins-6")
    table.answer("accept")
    table.turn_up("curse")
    assert table.gold(0) == {"coins-6": 1}
    assert table.amulets(0) == 0


def test_tb_9_2_one_rose_back_does_not_protect_the_other() -> None:
    table = raised(0, cards=("coins-6", "curse", "coins-4"))
    table.turn_up("coins-6")
    table.answer("accept")
    table.turn_up("curse")
    assert table.gold(0) == {}


def test_tb_9_3_an_amulet_protects_by_itself() -> None:
    table = raised(1, cards=("coins-2", "curse", "coins-4"))
    table.give_amulets(1, 1)
    table.give_gold(1, "coins-6", "coins-2")
    supply = int(table.state.amulets)
    table.turn_up("curse")
    assert table.amulets(1) == 0
    assert table.state.amulets == supply + 1
    assert table.gold(1) == {"coins-6": 1, "coins-2": 1}


@pytest.mark.parametrize(
    ("gold", "left"),
    [
        (("coins-2", "coins-5", "coins-3"), {"coins-2": 1, "coins-3": 1}),
        (("coins-6", "coins-6"), {"coins-6": 1}),
        (("coins-2",), {}),
    ],
)
def test_tb_9_4_else_the_most_valuable_card(gold: tuple[str, ...], left: dict[str, int]) -> None:
    table = raised(1, cards=("coins-2", "curse", "coins-4"))
    table.give_gold(1, *gold)
    table.turn_up("curse")
    assert table.gold(1) == left
    assert table.discard() == {max(gold): 1}


def test_tb_9_4_neither_amulet_nor_gold() -> None:
    table = raised(1, cards=("coins-2", "curse", "coins-4"))
    table.turn_up("curse")
    assert table.discard() == {}
    assert table.phase == Phase.NEW_HUNT


def test_tb_9_5_both_curses_of_a_treasure_leave_the_game() -> None:
    table = raised(1, 2, cards=("curse", "curse", "coins-4", "coins-5"))
    table.turn_up("curse")
    assert table.state.curses_gone == 2
    assert table.unturned() == {"coins-4": 1, "coins-5": 1}
    assert [table.roses(seat) for seat in range(4)] == [15, 14, 14, 14]


def test_tb_9_5_the_other_curse_stays_in_the_deck() -> None:
    table = raised(1, cards=("coins-2", "curse", "coins-4"))
    table.turn_up("curse")
    assert table.state.curses_gone == 1
    assert table.state.deck[5] == 1


def test_tb_9_6_a_sleeping_curse_goes_unturned_to_the_discard_pile() -> None:
    table = raised(1, cards=("coins-2", "curse", "coins-4"))
    for card in ("coins-2", "coins-4"):
        table.turn_up(card)
        table.answer("accept")
    assert table.phase == Phase.NEW_HUNT
    assert table.unturned() == {"curse": 1}
    assert table.state.curses_gone == 0
    # Seat 1 looked at it.
    assert table.state.players[1].sure.tolist() == [0, 0, 0, 0, 0, 1]


def test_tb_9_6_it_comes_back_when_that_pile_becomes_the_deck() -> None:
    table = raised(1, cards=("coins-2", "curse", "coins-4"))
    for card in ("coins-2", "coins-4"):
        table.turn_up(card)
        table.answer("accept")
    table.open_hunt()
    table.set_deck("coins-3")
    table.locate("brown", "G3", 2)
    table.set_turn(0)
    table.do(0, "raise", map="brown")
    table.draw_gold("coins-3")
    assert table.outcomes()["Look(card='curse')"] == 1
    table.do(CHANCE, "look", card="curse")
    assert table.unturned() == {}
