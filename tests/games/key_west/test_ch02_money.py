"""KW 2: money, the bank, what is secret and what everybody can count."""

import numpy as np
import pytest

from tests.games.key_west.table import Table
from tradewinds.core.dice import new_dice
from tradewinds.core.game import SPECTATOR
from tradewinds.core.layout import UNKNOWN
from tradewinds.games.key_west import GAME
from tradewinds.games.key_west.box.components import MONEY
from tradewinds.games.key_west.rules.money import proved_twos
from tradewinds.games.key_west.state import Phase

BRIDGES = ("key-largo-cut", "key-largo-cut", "long-key", "long-key", "capacity", "capacity")


def with_bills(*faces: int, open_money: bool = False) -> Table:
    """Seat 0 has taken two bridge bills of these faces; seat 1 takes cards next."""
    table = Table(offer=BRIDGES, open_money=open_money)
    table.bid(5, 4, 3, 0)
    table.take(0, "key-largo-cut", "long-key")
    table.bills(*faces)
    return table


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_kw_2_1_220_dollars_in_all(seats: int) -> None:
    table = Table(seats)
    assert MONEY == 220
    assert int(table.state.bank) + sum(table.money(s) for s in range(seats)) + 9 + 3 * 2 == 220


def test_kw_2_1_there_is_always_change() -> None:
    # Seat 3 owns one ten and pays exactly one dollar.
    table = Table()
    table.set_money(20, 20, 20, 10)
    table.bid(1, 2, 2, 10)
    assert (table.money(3), table.money(0)) == (9, 21)


def test_kw_2_2_no_debts() -> None:
    table = Table()
    table.set_money(4)
    table.turn(0)
    table.mark(0, "hotel")
    assert table.why(0, "buy-hotel", space="upper-hotel-2") == "KW 2.2"
    table.set_money(5)
    table.do(0, "buy-hotel", space="upper-hotel-2")
    assert table.money(0) == 0


@pytest.mark.parametrize(("bank", "paid"), [(8, 8), (7, 0), (0, 0), (9, 8)])
def test_kw_2_3_the_bank_pays_in_full_or_not_at_all(bank: int, paid: int) -> None:
    table = Table()
    table.turn(0)
    table.set_bank(bank, purse=1)
    table.mark(0, "roll-dollars")
    table.do(0, "take-dollars")
    assert table.money(0) == 20 + paid
    assert table.state.bank == bank - paid


def test_kw_2_3_nothing_is_owed_later() -> None:
    table = Table()
    table.turn(0)
    table.set_bank(4, purse=1)
    table.mark(0, "roll-dollars")
    table.do(0, "take-dollars")
    table.do(0, "done")
    table.mark(0, "factory-roll")
    table.do(0, "buy-factory", space="upper-factory-1")
    assert (table.money(0), int(table.state.bank)) == (15, 9)


def test_kw_2_4_payments_in_order_of_occurrence() -> None:
    # The fourth bidder is paid first and leaves too little for the sponge.
    table = Table(5)
    table.set_bank(10, purse=4)
    table.bid(0, 9, 8, 7, 6)
    assert (table.money(4), int(table.state.bank)) == (20 + 95 + 8, 2)
    table.take_any()
    table.mark(0, "dive")
    table.look(0, "nw-1", "sponge-3")
    table.do(0, "keep")
    assert (table.money(0), int(table.state.bank)) == (20, 2)


@pytest.mark.parametrize("looker", [1, 2, 3, SPECTATOR])
def test_kw_2_5_bill_faces_are_secret(looker: int) -> None:
    views = [GAME.seen_by(with_bills(*faces).vector, looker) for faces in ((1, 1), (1, 2), (2, 1), (2, 2))]
    assert all((view == views[0]).all() for view in views)
    assert with_bills(2, 1).seen(looker).players[0].twos == UNKNOWN


def test_kw_2_5_the_owner_knows_and_all_can_count_the_rest() -> None:
    table = with_bills(2, 1)
    assert table.seen(0).players[0].twos == 1
    assert table.money(0) == 20 + 3
    player = table.seen(1).players[0]
    assert (int(player.counted), int(player.bills)) == (22, 2)
    assert table.seen(1).bank == table.state.bank


def test_kw_2_5_a_payment_can_prove_a_two() -> None:
    # With 20 counted dollars and two bills seat 0 bids 23: at least one of them is a two.
    table = with_bills(2, 2)
    table.take_any()
    table.skip_turns()
    table.chance()
    before = table.window
    table.bid(23, 0, 0, 0)
    assert table.window > before
    assert proved_twos(table.state, 0) == 1
    assert table.seen(1).players[0].proved[0] == 2


def test_kw_2_5_guesses_respect_what_was_proved() -> None:
    table = with_bills(2, 1)
    table.take_any()
    table.skip_turns()
    table.chance()
    table.bid(23, 0, 0, 0)
    dice = new_dice("proof")
    found = set()
    for _ in range(60):
        guess = GAME.seen_by(table.vector, 1)
        GAME.rules.determinize(GAME.record(guess), 1, dice)
        found.add(int(GAME.record(guess).players[0].twos))
    assert found == {1, 2}


def guessed_twos(table: Table, viewer: int, times: int) -> list[int]:
    """How often seat 0 is guessed to have none, one, two or three bills of two dollars."""
    dice, counts = new_dice("twos"), np.zeros(4, int)
    seen = GAME.seen_by(table.vector, viewer)
    for _ in range(times):
        guess = seen.copy()
        GAME.rules.determinize(GAME.record(guess), viewer, dice)
        counts[GAME.record(guess).players[0].twos] += 1
    return [int(n) for n in counts]


@pytest.mark.compiled
def test_kw_2_5_guesses_of_bills_are_fair() -> None:
    # 3 twos among 12 bills, 2 of the bills with seat 0: none 36/66, one 27/66, two 3/66.
    found = guessed_twos(with_bills(1, 1), SPECTATOR, 6600)
    assert found == [pytest.approx(3600, abs=160), pytest.approx(2700, abs=160), pytest.approx(300, abs=70), 0]


@pytest.mark.compiled
def test_kw_2_5_guesses_after_a_proof_are_fair() -> None:
    # Of the sets with at least one of seat 0's two bills: exactly one 27/30, both 3/30.
    table = with_bills(2, 1)
    table.state.players[0].proved[0] = 2
    found = guessed_twos(table, SPECTATOR, 3000)
    assert found == [0, pytest.approx(2700, abs=70), pytest.approx(300, abs=70), 0]


@pytest.mark.compiled
def test_kw_2_5_guesses_know_when_it_was_proved() -> None:
    # Proved by the first bill: that one is a two, the second with 2 of 11: exactly one 9/11, both 2/11.
    table = with_bills(2, 1)
    table.state.players[0].proved[0] = 1
    found = guessed_twos(table, SPECTATOR, 3300)
    assert found == [0, pytest.approx(2700, abs=90), pytest.approx(600, abs=90), 0]


def test_kw_2_6_open_money_shows_the_faces() -> None:
    table = with_bills(2, 1, open_money=True)
    for looker in (1, 2, 3, SPECTATOR):
        assert table.seen(looker).players[0].twos == 1


def test_kw_2_6_open_money_does_not_show_bids() -> None:
    table = Table(open_money=True)
    table.do(0, "bid", amount=7)
    assert table.phase == Phase.BID
    assert table.seen(1).players[0].bid == UNKNOWN


def eight_dollars(bank: int) -> Table:
    """Seat 0 took eight dollars from a bank with so many, which pays what is left."""
    table = Table(bank="rest")
    table.turn(0)
    table.set_bank(bank, purse=1)
    table.mark(0, "roll-dollars")
    table.do(0, "take-dollars")
    return table


@pytest.mark.parametrize(("bank", "paid"), [(9, 8), (8, 8), (7, 7), (1, 1), (0, 0)])
def test_kw_2_7_the_bank_pays_what_is_left(bank: int, paid: int) -> None:
    table = eight_dollars(bank)
    assert (table.money(0), int(table.state.bank)) == (20 + paid, bank - paid)


def test_kw_2_7_nothing_is_owed_later() -> None:
    table = eight_dollars(bank=3)
    table.do(0, "done")
    table.mark(0, "factory-roll")
    table.do(0, "buy-factory", space="upper-factory-1")
    assert (table.money(0), int(table.state.bank)) == (18, 5)


def test_kw_2_7_the_fourth_and_a_sponge_get_what_is_left() -> None:
    # The fourth bidder gets 8 of 10; for the sponge of 3 there are 2.
    table = Table(5, bank="rest")
    table.set_bank(10, purse=4)
    table.bid(0, 9, 8, 7, 6)
    table.take_any()
    table.mark(0, "dive")
    table.look(0, "nw-1", "sponge-3")
    table.do(0, "keep")
    assert (table.money(4), table.money(0), int(table.state.bank)) == (20 + 95 + 8, 20 + 2, 0)


def test_kw_2_7_profit_is_paid_as_far_as_it_goes() -> None:
    # One hotel and a 4: no points, 4 dollars of which the bank has 3.
    table = Table(bank="rest")
    table.set_complete("key-largo-cut")
    table.set_discs(0, "upper-hotel-2")
    table.turn(0)
    table.set_bank(3, purse=1)
    table.mark(0, "hotel-operate")
    table.do(0, "operate")
    table.roll(4)
    assert (table.money(0), int(table.state.bank), table.points(0)) == (23, 0, 0)
