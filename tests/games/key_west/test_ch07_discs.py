"""KW 7: placing and moving discs."""

import pytest

from tests.games.key_west.table import ELEVEN, Table
from tradewinds.games.key_west.state import Phase

HOTELS_OF_FOUR = (
    "upper-hotel-2",
    "upper-hotel-3",
    "upper-hotel-4",
    "middle-hotel-1",
    "middle-hotel-2",
    "middle-hotel-3",
    "lower-hotel-1",
    "lower-hotel-2",
    "lower-hotel-3",
)


def without_stock(*spaces: str, action: str = "hotel") -> Table:
    """Seat 0 has all discs on the board (by default ELEVEN) and has marked an action."""
    table = Table()
    table.turn(0)
    table.set_discs(0, *(spaces or ELEVEN))
    table.mark(0, action)
    return table


def test_kw_7_1_from_stock() -> None:
    table = Table()
    table.turn(0)
    table.mark(0, "factory-roll")
    table.do(0, "buy-factory", space="lower-factory-2")
    assert (table.owner("lower-factory-2"), table.discs(0)) == (0, 10)


def test_kw_7_2_empty_stock_moves_a_disc() -> None:
    table = without_stock()
    table.do(0, "buy-hotel", space="middle-hotel-2")
    assert (table.phase, table.actors) == (Phase.MOVE, (0,))
    table.do(0, "move-disc", space="lower-factory-4")
    assert (table.owner("middle-hotel-2"), table.owner("lower-factory-4"), table.discs(0)) == (0, None, 0)


def test_kw_7_2_or_do_without() -> None:
    table = without_stock()
    table.do(0, "done")
    assert table.phase == Phase.MARK


def test_kw_7_2_the_second_plantation_of_a_card() -> None:
    table = Table(offer=("orange-banana", *["capacity"] * 5))
    table.bid(9, 2, 1, 0)
    table.set_discs(0, *ELEVEN[3:], "lower-mango-1", "lower-mango-2")
    assert table.discs(0) == 1
    table.take(0, "orange-banana", "capacity")
    table.do(0, "plant", space="upper-orange-1")
    assert (table.phase, table.discs(0)) == (Phase.PLANT, 0)
    table.do(0, "plant", space="upper-banana-1")
    assert (table.phase, table.actors) == (Phase.MOVE, (0,))
    table.do(0, "move-disc", space="upper-orange-1")
    assert (table.owner("upper-banana-1"), table.owner("upper-orange-1")) == (0, None)


def test_kw_7_3_only_with_an_empty_stock() -> None:
    table = without_stock(*ELEVEN[:10])
    assert table.why(0, "move-disc", space="upper-orange-1") == "KW 4.3"
    table.do(0, "buy-hotel", space="upper-hotel-2")
    assert table.phase == Phase.MARK
    assert table.owner("upper-orange-1") == 0


def test_kw_7_4_the_usual_price_and_no_refund() -> None:
    table = without_stock()
    table.do(0, "buy-hotel", space="upper-hotel-2")
    assert table.money(0) == 20
    table.do(0, "move-disc", space="upper-factory-1")
    assert table.money(0) == 15
    assert table.state.free[1] == 9 - 8 + 1


def test_kw_7_4_lifting_does_not_make_the_free_space() -> None:
    # All hotels are taken; seat 0 cannot lift one of its own and buy it anew for 5, nor for 8.
    table = Table()
    table.turn(0)
    table.set_discs(0, *HOTELS_OF_FOUR[:2], *ELEVEN[:9])
    table.set_discs(1, *HOTELS_OF_FOUR[2:])
    table.mark(0, "hotel")
    assert table.why(0, "buy-hotel", space="upper-hotel-2") == "KW 10.3"
    table.do(0, "buy-hotel", space="lower-hotel-3")
    table.do(0, "move-disc", space="upper-hotel-2")
    assert (table.money(0), table.money(1)) == (20 - 8, 20 + 8)
    assert (table.owner("lower-hotel-3"), table.owner("upper-hotel-2")) == (0, None)


def test_kw_7_4_source_and_target_differ() -> None:
    table = without_stock()
    table.do(0, "buy-hotel", space="upper-hotel-2")
    assert table.why(0, "move-disc", space="upper-hotel-2") == "KW 7.5"


@pytest.mark.parametrize("source", ELEVEN)
def test_kw_7_5_any_own_disc(source: str) -> None:
    table = without_stock()
    table.do(0, "buy-hotel", space="upper-hotel-2")
    assert f"MoveDisc(space={source!r})" in table.legal(0)
    assert len(table.legal(0)) == 11


def test_kw_7_5_no_other_disc_and_nothing_else() -> None:
    table = without_stock()
    table.set_discs(1, "lower-mango-1")
    table.do(0, "buy-hotel", space="upper-hotel-2")
    assert table.why(0, "move-disc", space="lower-mango-1") == "KW 7.5"
    assert table.why(0, "move-disc", space="lower-mango-2") == "KW 7.5"
    assert table.why(0, "done") == "KW 7.5"


def test_kw_7_6_a_replaced_disc_returns() -> None:
    table = Table()
    table.turn(0)
    table.set_discs(1, *HOTELS_OF_FOUR)
    table.mark(0, "hotel")
    table.do(0, "buy-hotel", space="upper-hotel-3")
    assert (table.discs(0), table.discs(1)) == (10, 11 - 8)
