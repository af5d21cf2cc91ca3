"""What the printed rules leave open, each ruling decided by a test: actions to the end."""

import pytest

from tests.games.key_west.table import ELEVEN, Table
from tradewinds.core.game import SPECTATOR
from tradewinds.core.layout import UNKNOWN
from tradewinds.games.key_west import GAME
from tradewinds.games.key_west.box.components import CARD_NAMES
from tradewinds.games.key_west.state import GONE, HELD_BY, Phase, Source


def acting(action: str, seats: int = 4) -> Table:
    """Seat 0 has marked an action."""
    table = Table(seats)
    table.turn(0)
    table.mark(0, action)
    return table


def last_turns() -> Table:
    """The turns of round 8 begin, with three players."""
    table = Table(3)
    table.turn(0)
    table.set_round(8)
    return table


def test_kw_open_19_discs_move_only_with_an_empty_stock() -> None:
    table = acting("hotel")
    table.set_discs(0, *ELEVEN[:10])
    table.do(0, "buy-hotel", space="upper-hotel-2")
    assert (table.phase, table.discs(0)) == (Phase.MARK, 0)
    table.mark(0, "hotel-operate")
    table.do(0, "buy-hotel", space="upper-hotel-3")
    assert table.phase == Phase.MOVE


@pytest.mark.parametrize("source", ["upper-orange-1", "upper-factory-1"])
def test_kw_open_20_the_usual_price_and_no_refund_for_a_moved_disc(source: str) -> None:
    table = acting("hotel")
    table.set_discs(0, *ELEVEN)
    table.do(0, "buy-hotel", space="upper-hotel-2")
    table.do(0, "move-disc", space=source)
    assert (table.money(0), table.owner(source)) == (15, None)


@pytest.mark.parametrize(("bank", "paid"), [(0, 0), (5, 0), (7, 0), (8, 8)])
def test_kw_open_21_a_short_bank_pays_nothing(bank: int, paid: int) -> None:
    # The Japanese text replaces the default of the page: in full, or not at all.
    table = acting("roll-dollars")
    table.set_bank(bank, purse=1)
    table.do(0, "take-dollars")
    assert (table.money(0), int(table.state.bank)) == (20 + paid, bank - paid)


def test_kw_open_22_payments_in_order_of_occurrence() -> None:
    table = Table(5)
    table.set_bank(12, purse=1)
    table.bid(0, 9, 8, 7, 6)
    assert (table.money(4), int(table.state.bank)) == (28, 4)
    table.take_any()
    table.mark(0, "roll-dollars")
    table.do(0, "take-dollars")
    assert (table.money(0), int(table.state.bank)) == (20, 4)


@pytest.mark.parametrize("stock", [0, 1])
def test_kw_open_23_a_harvest_stock_that_runs_out(stock: int) -> None:
    table = Table(offer=("dive-harvest", *["capacity"] * 5))
    table.bid(9, 2, 1, 0)
    table.set_mainland(orange=9, banana=9, mango=9 - stock)
    table.take(0, "dive-harvest", "capacity")
    table.ripen(*["mango"] * stock)
    assert (table.phase, table.current) == (Phase.PICK, 1)
    assert list(table.state.mainland) == [9, 9, 9]


def test_kw_open_24_all_that_is_possible_of_one_or_two_fruits() -> None:
    table = acting("harvest")
    table.set_discs(0, "upper-orange-1", "upper-orange-2", "upper-mango-1")
    table.set_mainland(orange=5, mango=5)
    table.do(0, "harvest", fruit="orange")
    assert table.fruit(0) == (2, 0, 0)
    table.do(0, "done")
    assert table.fruit(0) == (2, 0, 0)


def test_kw_open_25_no_boss_on_an_empty_island() -> None:
    table = Table()
    table.turn(0)
    table.set_discs(2, "lower-orange-1")
    table.skip_turns()
    assert [table.points(seat, Source.BOSSES) for seat in range(4)] == [0, 0, 2, 0]


def test_kw_open_26_no_stars_never_score() -> None:
    table = last_turns()
    table.set_discs(0, "upper-hotel-2")
    table.set_complete("long-key")
    table.skip_turns()
    assert [table.points(seat, Source.STARS) for seat in range(3)] == [0, 0, 0]


def test_kw_open_27_one_player_with_stars() -> None:
    table = last_turns()
    table.set_discs(0, "upper-hotel-2")
    table.set_discs(1, "lower-hotel-1")
    table.set_complete("key-largo-cut")
    table.skip_turns()
    assert [table.points(seat, Source.STARS) for seat in range(3)] == [8, 0, 0]


def test_kw_open_28_a_tie_is_a_shared_victory() -> None:
    # Even with different money left: no tie-break.
    table = last_turns()
    table.set_money(24, 20, 3)
    table.skip_turns()
    assert table.points(0) == table.points(1) > table.points(2)
    assert GAME.rules.winners(table.state) == 0b011


def test_kw_open_29_the_stack_of_a_round_is_random() -> None:
    table = Table()
    table.bid(1, 0, 0, 0)
    table.take_any()
    table.skip_turns()
    found = table.outcomes()
    undrawn = {f"RevealCard(card={CARD_NAMES[c]!r})": int(n) for c, n in enumerate(table.state.deck) if n}
    assert found == undrawn
    assert sum(found.values()) == 36


def test_kw_open_30_what_is_hidden_and_what_is_open() -> None:
    table = Table()
    table.turn(0)
    table.set_treasures(1, mask=1)
    table.set_tile("nw-1", "wreck", 1)
    table.set_fruit(1, mango=2)
    table.set_cards(1, "long-key")
    table.state.players[1].cigars = 12
    seen = table.seen(2)
    player = seen.players[1]
    assert (int(player.twos), int(seen.tiles[0]), int(seen.tiles[39])) == (UNKNOWN, UNKNOWN, UNKNOWN)
    assert list(player.fruit) == [0, 0, 2]
    assert (int(player.cigars), int(player.cards[CARD_NAMES.index("long-key")])) == (12, 1)
    assert int(seen.holders[39]) == HELD_BY + 1
    own = table.seen(1)
    assert (int(own.players[1].twos), UNKNOWN in own.tiles) == (0, False)


def test_kw_open_31_the_unpicked_cards_are_public_their_order_is_not() -> None:
    table = Table()
    for _ in range(6):
        table.skip_round()
    table.bid(0, 0, 0, 0)
    table.take_any()
    assert list(table.seen(SPECTATOR).discard) == list(table.state.discard)
    table.skip_turns()
    assert len(table.outcomes()) > 1


def test_kw_open_32_a_bridge_completed_in_the_bidding_counts_in_the_same_round() -> None:
    table = Table(offer=("key-largo-cut",) * 3 + ("capacity",) * 3)
    table.bid(9, 2, 1, 0)
    table.take(0, "key-largo-cut", "key-largo-cut")
    table.bills(1, 1)
    table.take(1, "key-largo-cut")
    table.bills(1)
    table.take(2, "capacity")
    table.set_discs(3, "upper-hotel-2")
    table.mark(3, "hotel-operate")
    table.do(3, "operate")
    table.roll(5)
    assert table.points(3) == 1


def test_kw_open_33_always_all_dice() -> None:
    table = acting("factory-roll")
    table.set_discs(0, "upper-factory-1", "middle-factory-1", "lower-factory-3")
    table.do(0, "roll-cigars")
    for face in (6, 6):
        table.roll(face)
        assert (table.phase, table.legal(0)) == (Phase.DICE, [])
    table.roll(2)
    assert table.phase == Phase.ACT


def test_kw_open_34_always_all_cigars() -> None:
    table = acting("factory-market")
    table.state.players[0].cigars = 27
    assert [text for text in table.legal(0) if text.startswith("Market")] == ["Market()"]
    table.do(0, "market")
    assert (table.points(0), int(table.state.players[0].cigars)) == (5, 2)


def test_kw_open_35_the_second_action_is_chosen_after_the_first() -> None:
    table = acting("dive")
    table.look(0, "nw-1", "sponge-7")
    table.do(0, "keep")
    assert table.money(0) == 27
    assert {text.split("(")[0] for text in table.legal(0)} == {"Mark"}
    table.mark(0, "hotel")
    table.do(0, "buy-hotel", space="upper-hotel-2")
    assert table.money(0) == 22


# Further rulings that belong to these questions


@pytest.mark.parametrize(("action", "part"), [("hotel-operate", "operate"), ("factory-roll", "roll-cigars")])
def test_kw_ruling_operating_and_rolling_without_effect_are_legal(action: str, part: str) -> None:
    table = acting(action)
    table.do(0, part)
    assert (table.phase, table.points(0), table.money(0)) == (Phase.ACT, 0, 20)


def test_kw_ruling_the_fourth_of_five_is_paid_before_cards_are_taken() -> None:
    table = Table(5)
    table.bid(9, 8, 7, 6, 5)
    assert (table.money(3), table.phase) == (28, Phase.PICK)


def test_kw_ruling_open_money_shows_bills_at_once() -> None:
    table = Table(3, offer=("long-key", *["capacity"] * 5), open_money=True)
    table.bid(0, 0, 0)
    table.take(0, "long-key", "capacity")
    table.bills(2)
    assert table.seen(SPECTATOR).players[0].twos == 1


def test_kw_ruling_sponges_and_wrecks_taken_are_public() -> None:
    table = acting("dive")
    table.look(0, "nw-1", "sponge-4")
    assert table.seen(1).tiles[0] == UNKNOWN
    table.do(0, "keep")
    assert (int(table.seen(1).tiles[0]) > 0, int(table.seen(1).holders[0])) == (True, GONE)
