"""KW 10: hotels and factories."""

import pytest

from tests.games.key_west.table import Table
from tradewinds.games.key_west.state import Phase, Source

HOTELS = (
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
FACTORIES = (
    "upper-factory-1",
    "upper-factory-2",
    "upper-factory-3",
    "middle-factory-1",
    "middle-factory-2",
    "middle-factory-3",
    "lower-factory-2",
    "lower-factory-3",
    "lower-factory-4",
)


def acting(action: str, seats: int = 4) -> Table:
    """Seat 0 has marked an action."""
    table = Table(seats)
    table.turn(0)
    table.mark(0, action)
    return table


@pytest.mark.parametrize(
    ("action", "kind", "space"),
    [
        ("hotel", "buy-hotel", "lower-hotel-2"),
        ("hotel-operate", "buy-hotel", "upper-hotel-4"),
        ("factory-roll", "buy-factory", "lower-factory-3"),
        ("factory-market", "buy-factory", "middle-factory-1"),
    ],
)
def test_kw_10_1_a_free_one_for_five_dollars(action: str, kind: str, space: str) -> None:
    table = acting(action)
    bank = int(table.state.bank)
    table.do(0, kind, space=space)
    assert (table.owner(space), table.money(0), int(table.state.bank)) == (0, 15, bank + 5)


def test_kw_10_1_two_hotels_in_one_turn() -> None:
    table = acting("hotel")
    table.do(0, "buy-hotel", space="upper-hotel-2")
    table.mark(0, "hotel-operate")
    table.do(0, "buy-hotel", space="upper-hotel-3")
    assert table.money(0) == 10


@pytest.mark.parametrize(
    ("action", "kind", "spaces"), [("hotel", "buy-hotel", HOTELS), ("factory-roll", "buy-factory", FACTORIES)]
)
def test_kw_10_2_a_free_one_first(action: str, kind: str, spaces: tuple[str, ...]) -> None:
    table = acting(action)
    table.set_discs(1, *spaces[:8])
    assert table.why(0, kind, space=spaces[0]) == "KW 10.2"
    assert table.why(0, kind, space=spaces[8]) is None


@pytest.mark.parametrize(
    ("action", "kind", "spaces"), [("hotel", "buy-hotel", HOTELS), ("factory-market", "buy-factory", FACTORIES)]
)
def test_kw_10_2_when_all_are_taken_eight_dollars_to_the_owner(action: str, kind: str, spaces: tuple[str, ...]) -> None:
    table = acting(action)
    table.set_discs(1, *spaces)
    bank = int(table.state.bank)
    table.do(0, kind, space=spaces[4])
    assert (table.owner(spaces[4]), table.money(0), table.money(1)) == (0, 12, 28)
    assert (int(table.state.bank), table.discs(1)) == (bank, 3)


def test_kw_10_2_hotels_and_factories_are_judged_apart() -> None:
    table = acting("hotel")
    table.set_discs(1, *HOTELS)
    assert table.state.free[1] == 9
    assert table.why(0, "buy-hotel", space=HOTELS[0]) is None


def test_kw_10_2_eight_dollars_are_needed() -> None:
    table = acting("hotel")
    table.set_discs(1, *HOTELS)
    table.set_money(7)
    assert table.why(0, "buy-hotel", space=HOTELS[0]) == "KW 2.2"


def test_kw_10_3_not_a_disc_of_your_own() -> None:
    table = acting("hotel")
    table.set_discs(0, *HOTELS[:1])
    table.set_discs(1, *HOTELS[1:])
    assert table.why(0, "buy-hotel", space=HOTELS[0]) == "KW 10.3"
    assert table.why(0, "buy-hotel", space=HOTELS[1]) is None


@pytest.mark.parametrize(
    ("seats", "action", "kind", "space"),
    [
        (4, "hotel", "buy-hotel", "upper-hotel-1"),
        (3, "hotel", "buy-hotel", "upper-hotel-1"),
        (3, "hotel", "buy-hotel", "middle-hotel-1"),
        (4, "factory-roll", "buy-factory", "lower-factory-1"),
        (3, "factory-roll", "buy-factory", "lower-factory-2"),
    ],
)
def test_kw_10_4_covered(seats: int, action: str, kind: str, space: str) -> None:
    assert acting(action, seats).why(0, kind, space=space) == "KW 10.4"
    assert acting(action, 5).why(0, kind, space=space) is None


@pytest.mark.parametrize(
    ("hotels", "dice"),
    [
        (("upper-hotel-2",), 1),
        (("upper-hotel-2", "upper-hotel-3"), 1),
        (("upper-hotel-2", "lower-hotel-1"), 2),
        (("upper-hotel-2", "middle-hotel-1", "lower-hotel-1"), 3),
    ],
)
def test_kw_10_5_a_die_for_each_island_group_connected_or_not(hotels: tuple[str, ...], dice: int) -> None:
    table = acting("hotel-operate")
    table.set_discs(0, *hotels)
    table.set_complete("key-largo-cut")
    table.do(0, "operate")
    assert table.state.dice_due == dice
    assert len(table.outcomes()) == 6


def test_kw_10_5_only_hotels_on_connected_islands_earn() -> None:
    table = acting("hotel-operate")
    table.set_discs(0, "upper-hotel-2", "lower-hotel-1", "lower-hotel-2")
    table.set_complete("key-largo-cut", "seven-miles-bridge")
    table.do(0, "operate")
    table.roll(5, 1)
    assert (table.points(0, Source.HOTELS), table.money(0)) == (1, 20)


def test_kw_10_5_a_hotel_bought_first_earns_too() -> None:
    table = acting("hotel-operate")
    table.set_complete("key-largo-cut")
    table.do(0, "buy-hotel", space="upper-hotel-2")
    table.do(0, "operate")
    table.roll(6)
    assert (table.points(0, Source.HOTELS), table.money(0)) == (1, 15 + 1)


@pytest.mark.parametrize(("die", "points", "dollars"), [(1, 0, 3), (2, 1, 1), (5, 3, 0), (6, 3, 3)])
def test_kw_10_6_five_profit_are_a_point_the_rest_dollars(die: int, points: int, dollars: int) -> None:
    table = acting("hotel-operate")
    table.set_discs(0, "upper-hotel-2", "upper-hotel-3", "upper-hotel-4")
    table.set_complete("key-largo-cut")
    table.do(0, "operate")
    table.roll(die)
    assert (table.points(0, Source.HOTELS), table.money(0)) == (points, 20 + dollars)


def test_kw_10_6_a_short_bank_keeps_the_rest_but_not_the_points() -> None:
    table = acting("hotel-operate")
    table.set_discs(0, "upper-hotel-2", "upper-hotel-3", "upper-hotel-4")
    table.set_complete("key-largo-cut")
    table.set_bank(2, purse=1)
    table.do(0, "operate")
    table.roll(6)
    assert (table.points(0, Source.HOTELS), table.money(0)) == (3, 20)


@pytest.mark.parametrize("hotels", [(), ("middle-hotel-2", "lower-hotel-1")])
def test_kw_10_7_nothing_to_operate(hotels: tuple[str, ...]) -> None:
    table = acting("hotel-operate")
    table.set_discs(0, *hotels)
    table.set_complete("key-largo-cut")
    table.do(0, "operate")
    assert (table.phase, table.points(0), table.money(0)) == (Phase.ACT, 0, 20)


@pytest.mark.parametrize(
    ("factories", "faces", "cigars"),
    [
        (("middle-factory-1",), (4,), 4),
        (("upper-factory-1", "upper-factory-2"), (3,), 6),
        (("upper-factory-1", "middle-factory-1", "lower-factory-2", "lower-factory-3"), (2, 6, 6), 24),
        (("upper-factory-1", "middle-factory-1"), (6, 1), 12),
    ],
)
def test_kw_10_8_rolling_cigars(factories: tuple[str, ...], faces: tuple[int, ...], cigars: int) -> None:
    table = acting("factory-roll")
    table.set_discs(0, *factories)
    table.do(0, "roll-cigars")
    assert table.state.dice_due == len(faces)
    table.roll(*faces)
    assert table.state.players[0].cigars == cigars
    assert table.state.dice.tolist() == [*faces, 0, 0, 0][:3]
    assert table.points(0) == 0


def test_kw_10_9_the_store_holds_forty() -> None:
    table = acting("factory-roll")
    table.set_discs(0, *FACTORIES[:7])
    table.state.players[0].cigars = 4
    table.do(0, "roll-cigars")
    table.roll(6, 1, 1)
    assert table.state.players[0].cigars == 40


@pytest.mark.parametrize("action", ["factory-roll", "roll-dollars"])
def test_kw_10_10_no_factory(action: str) -> None:
    table = acting(action)
    table.do(0, "roll-cigars")
    assert (table.phase, int(table.state.players[0].cigars)) == (Phase.ACT, 0)


def test_kw_10_11_all_dice() -> None:
    table = acting("roll-dollars")
    table.set_discs(0, "upper-factory-1", "middle-factory-1", "lower-factory-2")
    table.do(0, "roll-cigars")
    table.roll(6, 6)
    assert (table.phase, table.actors) == (Phase.DICE, (-1,))
    table.roll(1)
    assert table.state.players[0].cigars == 18


@pytest.mark.parametrize(("cigars", "points", "left"), [(0, 0, 0), (4, 0, 4), (5, 1, 0), (40, 8, 0), (39, 7, 4)])
def test_kw_10_12_marketing(cigars: int, points: int, left: int) -> None:
    table = acting("factory-market")
    table.state.players[0].cigars = cigars
    table.do(0, "market")
    assert (table.points(0, Source.CIGARS), int(table.state.players[0].cigars)) == (points, left)


def test_kw_10_13_eight_dollars() -> None:
    table = acting("roll-dollars")
    bank = int(table.state.bank)
    table.do(0, "take-dollars")
    assert (table.money(0), int(table.state.bank)) == (28, bank - 8)
