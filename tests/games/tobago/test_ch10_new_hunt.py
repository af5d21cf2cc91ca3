"""TB 10: a new hunt."""

import pytest

from tests.games.tobago.table import Table
from tradewinds.games.tobago.box.components import CLUE_NAMES
from tradewinds.games.tobago.rules.hunts import starter_of
from tradewinds.games.tobago.state import DISCARDED, NOBODY, Phase


def divided(*answers: str, owners: tuple[int, ...] = (1, 2)) -> Table:
    """Seat 0 raised grey; the cards 2, 3, 4 … are offered in this order and answered so."""
    table = Table()
    table.locate("grey", "G3", *owners)
    table.do(0, "raise", map="grey")
    cards = ["coins-2", "coins-3", "coins-4", "coins-5", "coins-6"][: len(owners) + 2]
    table.draw_gold(*cards)
    for answer in answers:
        if table.phase == Phase.TURN_UP:
            table.turn_up(cards.pop(0))
        table.answer(answer)
    return table


ALL_REFUSED = ("refuse",) * 12


def test_tb_10_1_the_old_clues_are_discarded_openly() -> None:
    table = Table()
    table.locate("grey", "G3", 1, 2)
    clues = [CLUE_NAMES[c] for c in table.state.maps[0].clues[:2]]
    table.do(0, "raise", map="grey")
    table.draw_gold("coins-2", "coins-3", "coins-4", "coins-5")
    for card in ("coins-2", "coins-3", "coins-4", "coins-5"):
        table.turn_up(card)
        table.answer("refuse", "refuse", "refuse")
    assert all(table.where(clue) == DISCARDED for clue in clues)
    assert table.state.maps[0].length == 0
    assert len(table.sites("grey")) == 104
    assert table.state.maps[0].removed == 0


@pytest.mark.parametrize(
    ("answers", "starter"),
    [
        (("accept", "accept", "accept"), 1),
        (("accept", "refuse", "accept", "accept"), 2),
        (("refuse", "refuse", "accept", "accept", "accept"), 2),
        (("accept", *("refuse",) * 6), 0),
    ],
)
def test_tb_10_2_whoever_took_the_last_card_begins(answers: tuple[str, ...], starter: int) -> None:
    table = divided(*answers)
    assert table.phase == Phase.NEW_HUNT
    assert table.actors == (starter,)


def test_tb_10_2_even_after_losing_that_card() -> None:
    table = Table()
    table.locate("grey", "G3", 1, 1)
    table.state.safe = 0
    table.do(0, "raise", map="grey")
    table.draw_gold("coins-2", "coins-3", "curse", "coins-5")
    table.turn_up("coins-5")
    table.answer("refuse", "accept")
    table.turn_up("curse")
    assert table.gold(1) == {}
    assert table.actors == (1,)


def test_tb_10_3_without_gold_the_raiser_begins() -> None:
    assert divided(*ALL_REFUSED).actors == (0,)
    table = Table()
    table.locate("grey", "G3", 1)
    table.state.safe = 0
    table.do(0, "raise", map="grey")
    table.draw_gold("curse", "coins-3", "coins-5")
    table.turn_up("curse")
    assert table.actors == (0,)


def test_tb_10_4_a_clue_of_his_own_choice_out_of_turn() -> None:
    table = divided("accept", "accept", "accept")
    hand = table.hand(1)
    assert table.legal(1) == [f"OpenHunt(clue={clue!r})" for clue in hand]
    table.do(1, "open-hunt", clue=hand[2])
    assert table.state.maps[0].roses[0] == 1
    assert table.sites("grey") == table.allowed(hand[2])
    assert table.phase == Phase.REFILL
    table.settle()
    assert len(table.hand(1)) == 4
    assert (table.turn, table.actors) == (0, (0,))


def test_tb_10_4_it_must_be_done_before_anything_else() -> None:
    table = divided("accept", "accept", "accept")
    table.give_amulets(1, 1)
    for kind in ("extra-exchange", "exchange", "end-turn"):
        assert table.why(1, kind) == "TB 10.4"
    assert table.why(1, "open-hunt", clue=table.hand(0)[0]) == "TB 5.1"
    assert table.why(0, "extra-exchange") == "TB 4.1"


def test_tb_10_5_without_a_rose_the_raiser_then_the_next_clockwise() -> None:
    table = Table()
    table.state.raiser, table.state.receiver = 2, 1
    assert starter_of(table.state) == 1
    table.state.players[1].roses = 0
    assert starter_of(table.state) == 2
    table.state.players[2].hand = 0
    assert starter_of(table.state) == 3
    table.state.players[3].roses = 0
    assert starter_of(table.state) == 0
    table.state.players[0].roses = 0
    assert starter_of(table.state) == NOBODY
