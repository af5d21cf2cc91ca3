"""KW 5: bidding, ranks, ties and the payment."""

from itertools import permutations

import pytest

from tests.games.key_west.table import QUIET, Table
from tradewinds.core.dice import new_dice
from tradewinds.core.game import SPECTATOR
from tradewinds.core.layout import UNKNOWN
from tradewinds.core.match import Match
from tradewinds.games.key_west import GAME
from tradewinds.games.key_west.state import NO_BID, Phase


def ranking(table: Table) -> list[int]:
    return [int(seat) for seat in table.state.ranking[: table.state.seats]]


def test_kw_5_1_six_cards_are_on_offer() -> None:
    table = Table()
    assert table.offer() == list(QUIET)
    table.skip_round()
    assert len(table.offer()) == 6
    assert sum(table.state.deck) == 42 - 12


def test_kw_5_1_no_card_comes_twice_in_seven_rounds() -> None:
    table = Table(3)
    for _ in range(6):
        table.skip_round()
    assert (table.round, sum(table.state.deck)) == (7, 0)


def test_kw_5_2_any_whole_number() -> None:
    table = Table()
    table.set_money(7)
    assert table.legal(0) == [f"Bid(amount={n})" for n in range(8)]


@pytest.mark.parametrize("looker", [1, 2, 3, SPECTATOR])
def test_kw_5_2_bids_are_secret(looker: int) -> None:
    views = []
    for amount in (0, 13, 20):
        table = Table()
        table.do(0, "bid", amount=amount)
        assert table.seen(looker).players[0].bid == UNKNOWN
        views.append(GAME.seen_by(table.vector, looker))
    assert (views[0] == views[1]).all()
    assert (views[0] == views[2]).all()


@pytest.mark.parametrize("open_money", [False, True])
def test_kw_5_2_a_bid_is_learnt_by_its_bidder_alone(open_money: bool) -> None:
    table = Table(open_money=open_money)
    for seat in range(4):
        assert GAME.learners(table.vector, seat, GAME.actions.number("bid", amount=1)) == 1 << seat
        table.step(seat, "bid", amount=1)


def test_kw_5_2_the_own_bid_is_known_and_that_a_bid_was_made_is_public() -> None:
    table = Table()
    table.do(0, "bid", amount=13)
    assert table.seen(0).players[0].bid == 13
    assert table.seen(1).players[2].bid == NO_BID
    assert not table.seen(1).actors & 1


def test_kw_5_2_the_order_of_bids_does_not_matter() -> None:
    results = set()
    for order in permutations(range(3)):
        table = Table(3)
        for seat in order:
            table.do(seat, "bid", amount=(4, 9, 4)[seat])
        results.add(table.vector.tobytes())
    assert len(results) == 1


def test_kw_5_2_a_guessed_bid_is_one_that_could_have_been_made() -> None:
    table = Table()
    table.set_money(3)
    table.do(0, "bid", amount=3)
    dice, found = new_dice("bids"), set()
    for _ in range(40):
        guess = GAME.seen_by(table.vector, 1)
        GAME.rules.determinize(GAME.record(guess), 1, dice)
        found.add(int(GAME.record(guess).players[0].bid))
    assert found == {0, 1, 2, 3}


def test_kw_5_2_to_one_who_still_bids_it_is_all_the_same_who_has_bid() -> None:
    table = Table(3)
    fresh = table.vector.copy()
    table.do(0, "bid", amount=3)
    table.do(2, "bid", amount=5)
    guess = table.vector.copy()
    GAME.rules.take_back(GAME.record(guess), 1)
    assert guess.tobytes() == fresh.tobytes()
    GAME.rules.take_back(table.state, 2)
    assert [int(player.bid) for player in table.state.players[:3]] == [NO_BID, NO_BID, 5]
    assert table.actors == (0, 1)


def test_kw_5_3_not_more_than_you_own() -> None:
    table = Table()
    assert table.why(0, "bid", amount=20) is None
    assert table.why(0, "bid", amount=21) == "KW 5.3"
    assert table.why(0, "bid", amount=220) == "KW 5.3"


def test_kw_5_3_a_two_dollar_bill_counts_in_full() -> None:
    table = Table(3, offer=("long-key", "long-key", *["capacity"] * 4))
    table.bid(0, 0, 0)
    table.take(0, "long-key", "long-key")
    table.bills(2, 1)
    table.take_any()
    table.skip_turns()
    table.chance()
    assert table.why(0, "bid", amount=23) is None
    assert table.why(0, "bid", amount=24) == "KW 5.3"


def test_kw_5_4_one_bid() -> None:
    table = Table()
    table.do(0, "bid", amount=5)
    assert table.why(0, "bid", amount=6) == "KW 5.4"


def test_kw_5_4_a_bid_can_be_taken_back_until_the_last() -> None:
    match = Match(GAME, 4, seed=3)
    for seat in (0, 1, 2):
        match.act(seat, GAME.actions.number("bid", amount=4))
    match.undo(1)
    assert match.actors == (1, 3)
    match.act(1, GAME.actions.number("bid", amount=9))
    match.act(3, GAME.actions.number("bid", amount=9))
    assert not any(match.can_undo(seat) for seat in range(4))


def test_kw_5_5_ranks_from_the_highest_bid() -> None:
    table = Table(5)
    table.bid(3, 17, 0, 20, 9)
    assert ranking(table) == [3, 1, 4, 0, 2]
    assert [int(table.seen(SPECTATOR).players[seat].bid) for seat in range(5)] == [3, 17, 0, 20, 9]


@pytest.mark.parametrize(
    ("lighthouse", "bids", "ranks"),
    [
        (0, (5, 5, 5, 5), [0, 1, 2, 3]),
        (2, (5, 5, 5, 5), [2, 3, 0, 1]),
        (2, (5, 5, 1, 1), [0, 1, 2, 3]),
        (1, (5, 1, 5, 1), [2, 0, 1, 3]),
        (3, (2, 9, 9, 2), [1, 2, 3, 0]),
    ],
)
def test_kw_5_6_ties_at_every_rank(lighthouse: int, bids: tuple[int, ...], ranks: list[int]) -> None:
    table = Table(lighthouse=lighthouse)
    table.bid(*bids)
    assert ranking(table) == ranks


def test_kw_5_6_the_start_player_of_the_beginning_of_the_round_counts() -> None:
    # Seat 3 gets the lighthouse in round 1; only the ties of round 2 are judged from there.
    table = Table()
    table.bid(1, 1, 1, 1)
    assert (ranking(table), table.state.lighthouse) == ([0, 1, 2, 3], 3)
    table.take_any()
    table.skip_turns()
    table.chance()
    table.bid(1, 1, 1, 1)
    assert (ranking(table), table.state.lighthouse) == ([3, 0, 1, 2], 2)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_kw_5_7_the_lowest_bid_gets_the_lighthouse_and_no_card(seats: int) -> None:
    table = Table(seats)
    table.bid(*[9, 1, 8, 7, 6][:seats])
    assert table.state.lighthouse == 1
    table.take_any()
    assert table.cards(1) == []
    assert table.current == 1


def test_kw_5_8_the_highest_pays_the_lowest_its_bid() -> None:
    table = Table()
    table.bid(7, 15, 3, 9)
    assert [table.money(seat) for seat in range(4)] == [20, 17, 23, 20]
    assert table.state.bank == 125


def test_kw_5_8_the_money_always_suffices() -> None:
    table = Table(3)
    table.set_money(6, 6, 6)
    table.bid(6, 6, 6)
    assert [table.money(seat) for seat in range(3)] == [0, 6, 12]


def test_kw_5_9_the_fourth_of_five_gets_eight_dollars_at_once() -> None:
    table = Table(5)
    table.bid(9, 8, 7, 6, 5)
    assert (table.phase, table.current) == (Phase.PICK, 0)
    assert table.money(3) == 28
    assert table.state.bank == 97
    table.take_any()
    assert table.cards(3) == []


@pytest.mark.parametrize("seats", [3, 4])
def test_kw_5_9_only_with_five(seats: int) -> None:
    table = Table(seats)
    bank = int(table.state.bank)
    table.bid(*[9, 8, 7, 6][:seats])
    assert table.state.bank == bank


def test_kw_5_9_a_bank_that_is_short_pays_nothing() -> None:
    table = Table(5)
    table.set_bank(7, purse=4)
    table.bid(9, 8, 7, 6, 5)
    assert (table.money(3), int(table.state.bank)) == (20, 7)
