"""What the printed rules leave open, each ruling decided by a test: set-up to actions."""

import numpy as np
import pytest

from tests.games.key_west.table import ELEVEN, Table
from tradewinds.games.key_west.box.components import SEA_NAMES, TILE_NAMES
from tradewinds.games.key_west.rules.business import shares
from tradewinds.games.key_west.state import GONE, HELD_BY, Phase, Source

ORANGES = ("upper-orange-1", "upper-orange-2", "middle-orange-1", "middle-orange-2", "lower-orange-1")


def picking(*cards: str) -> Table:
    """Seat 0 of four takes two of these cards (filled up with capacity cards); nobody pays anything."""
    table = Table(offer=(*cards, *["capacity"] * (6 - len(cards))))
    table.bid(9, 2, 1, 0)
    return table


def acting(action: str) -> Table:
    """Seat 0 has marked an action."""
    table = Table()
    table.turn(0)
    table.mark(0, action)
    return table


@pytest.mark.parametrize("bids", [(7, 7, 7), (0, 3, 7), (7, 6, 6), (1, 1, 0)])
def test_kw_open_01_the_high_bidder_can_always_pay(bids: tuple[int, ...]) -> None:
    table = Table(3)
    table.set_money(7, 7, 7)
    table.bid(*bids)
    assert min(table.money(seat) for seat in range(3)) >= 0
    assert sum(table.money(seat) for seat in range(3)) == 21


def test_kw_open_02_a_low_bid_of_nothing_gets_the_lighthouse_and_no_money() -> None:
    table = Table()
    table.bid(5, 0, 5, 5)
    assert table.state.lighthouse == 1
    assert [table.money(seat) for seat in range(4)] == [20] * 4


def test_kw_open_03_no_bid_above_what_is_owned() -> None:
    table = Table()
    table.set_money(11)
    assert table.why(0, "bid", amount=11) is None
    assert table.why(0, "bid", amount=12) == "KW 5.3"


@pytest.mark.parametrize("low", range(21))
def test_kw_open_04_money_is_plain_integers(low: int) -> None:
    # Any amount can be paid exactly, whatever bills a player would hold.
    table = Table(3)
    table.bid(20, 20, low)
    assert (table.money(0), table.money(2)) == (20 - low, 20 + low)


@pytest.mark.parametrize("taken", [0, 1])
def test_kw_open_05_cards_must_be_taken(taken: int) -> None:
    table = picking()
    table.take(0, *["capacity"] * taken)
    assert table.why(0, "done") == "KW 4.3"
    assert table.legal(0) == ["TakeCard(card='capacity')"]


def test_kw_open_06_the_bridge_bill_cannot_be_refused() -> None:
    table = picking("key-largo-cut")
    table.take(0, "key-largo-cut", "capacity")
    assert (table.left("key-largo-cut"), table.actors) == (2, (-1,))
    assert table.why(0, "done") == "KW 4.2"


def test_kw_open_07_harvest_tiles_must_be_revealed() -> None:
    table = picking("dive-harvest")
    table.take(0, "dive-harvest", "capacity")
    assert (table.phase, table.actors) == (Phase.RIPEN, (-1,))
    table.ripen("mango", "mango")
    assert list(table.state.mainland) == [0, 0, 2]


@pytest.mark.parametrize("card", ["dive-orange", "key-largo-cut-orange", "orange-banana"])
def test_kw_open_08_a_plantation_may_be_refused(card: str) -> None:
    table = picking(card)
    table.take(0, card, "capacity")
    if table.phase == Phase.BILLS:
        table.bills(1)
    table.do(0, "done")
    assert (table.discs(0), table.current) == (11, 1)


def test_kw_open_09_all_plantations_of_the_fruit_are_ones_own() -> None:
    table = picking("dive-orange")
    table.set_discs(0, *ORANGES)
    table.take(0, "dive-orange", "capacity")
    assert (table.phase, table.current, table.discs(0)) == (Phase.PICK, 1, 6)


def test_kw_open_10_an_own_disc_cannot_be_displaced() -> None:
    table = picking("dive-orange")
    table.set_discs(0, *ORANGES[:4])
    table.set_discs(1, ORANGES[4])
    table.take(0, "dive-orange", "capacity")
    assert table.why(0, "plant", space=ORANGES[0]) == "KW 6.12"
    assert table.legal(0) == [f"Plant(space={ORANGES[4]!r})", "Done()"]


def test_kw_open_11_without_the_money_the_other_part_remains() -> None:
    table = acting("factory-roll")
    table.set_money(4)
    table.set_discs(0, "upper-factory-1")
    assert table.why(0, "buy-factory", space="upper-factory-2") == "KW 2.2"
    table.do(0, "roll-cigars")
    table.roll(2)
    assert table.state.players[0].cigars == 2


def test_kw_open_12_operate_first_then_buy_with_what_it_brought() -> None:
    table = acting("hotel-operate")
    table.set_discs(0, "upper-hotel-2")
    table.set_complete("key-largo-cut")
    table.set_money(1)
    table.do(0, "operate")
    table.roll(4)
    assert table.money(0) == 5
    table.do(0, "buy-hotel", space="upper-hotel-3")
    assert (table.money(0), table.phase) == (0, Phase.MARK)


def test_kw_open_13_markers_must_be_placed_effects_may_be_empty() -> None:
    table = Table()
    table.turn(0)
    assert table.why(0, "done") == "KW 4.3"
    for action in ("harvest", "shares"):
        table.mark(0, action)
        table.do(0, "done")
    assert (table.blocked(0), table.current) == ({"harvest", "shares"}, 1)


def test_kw_open_14_only_blocked_actions_are_repeated() -> None:
    table = Table()
    table.turn(0)
    table.set_markers(0, "dive", "shares")
    assert table.why(0, "repeat", action="hotel") == "KW 8.9"
    assert table.why(0, "repeat", action="shares") is None
    table.do(0, "repeat", action="shares")
    table.do(0, "done")
    assert "repeat" in table.blocked(0)


def test_kw_open_15_the_last_tile_looked_at_may_be_left() -> None:
    table = acting("dive")
    for place in SEA_NAMES[:3]:
        table.look(0, place, "chest")
        assert table.why(0, "put-back") is None
        table.do(0, "put-back")
    assert table.phase == Phase.MARK
    assert not np.array(table.state.holders).any()


def test_kw_open_16_diving_may_be_stopped_early() -> None:
    table = acting("dive")
    assert table.why(0, "done") is None
    table.look(0, "nw-1", "wreck")
    table.do(0, "put-back")
    table.do(0, "done")
    assert table.phase == Phase.MARK


def test_kw_open_17_looks_left_after_a_take() -> None:
    # Capacity 2: taking with the first look leaves two looks, of which one may still take.
    table = Table(offer=("dive",) * 3 + ("key-largo-cut",) * 3)
    table.turn(0)
    table.set_cards(0, "capacity")
    table.mark(0, "dive")
    table.look(0, "nw-1", "chest")
    table.do(0, "keep")
    assert (int(table.state.looks), int(table.state.room), table.phase) == (2, 1, Phase.ACT)
    table.look(0, "nw-2", "chest")
    table.do(0, "keep")
    assert table.phase == Phase.MARK


def test_kw_open_18_all_dive_tiles_gone() -> None:
    table = acting("dive")
    tiles = [name for name, count in zip(TILE_NAMES, table.state.deep, strict=True) for _ in range(count)]
    for tile in tiles:
        treasure = tile in ("chest", "mask", "vase")
        table.set_tile(table.next_place(), tile, 1, holder=HELD_BY + 1 if treasure else GONE)
        table.state.wrecks += tile == "wreck"
    assert table.legal(0) == ["Done()"]
    table.do(0, "done")
    assert (table.phase, table.points(0), table.money(0)) == (Phase.MARK, 0, 20)


# Further rulings that belong to these questions


def test_kw_ruling_a_two_plantation_card_with_one_disc_left() -> None:
    table = picking("mango-orange")
    table.set_discs(0, *ELEVEN[3:], "lower-banana-1", "lower-banana-2")
    table.take(0, "mango-orange", "capacity")
    table.do(0, "plant", space="upper-mango-1")
    table.do(0, "plant", space="upper-orange-1")
    assert table.phase == Phase.MOVE
    table.do(0, "move-disc", space="lower-banana-1")
    assert [table.owner(space) for space in ("upper-mango-1", "upper-orange-1", "lower-banana-1")] == [0, 0, None]


def test_kw_ruling_free_and_all_taken_are_judged_before_lifting() -> None:
    # All oranges are taken, one by seat 0 itself. It may replace another's disc by its own orange disc,
    # but lifting that one does not make a free orange plantation to go to.
    table = picking("dive-orange")
    table.set_discs(0, ORANGES[0], *ELEVEN[1:])
    table.set_discs(1, *ORANGES[1:])
    table.take(0, "dive-orange", "capacity")
    assert table.why(0, "plant", space=ORANGES[0]) == "KW 6.12"
    table.do(0, "plant", space=ORANGES[3])
    table.do(0, "move-disc", space=ORANGES[0])
    assert [table.owner(space) for space in ORANGES] == [None, 1, 1, 0, 1]


def test_kw_ruling_cards_of_a_complete_bridge_are_shares() -> None:
    table = picking("key-largo-cut", "key-largo-cut")
    table.set_complete("key-largo-cut")
    table.take(0, "key-largo-cut", "key-largo-cut")
    assert (shares(table.state, 0, 0), table.money(0)) == (2, 20)


def test_kw_ruling_a_surplus_wreck_may_be_taken() -> None:
    table = Table(3)
    table.turn(0)
    table.set_raised("wreck", 8, seat=1)
    table.mark(0, "dive")
    table.look(0, "nw-1", "wreck")
    assert table.why(0, "keep") is None
    table.do(0, "keep")
    assert (table.points(0, Source.WRECKS), int(table.state.holders[0])) == (0, GONE)
