"""Every worked example of the rulebooks, in the German reading where German and Japanese differ."""

import pytest

from tests.games.key_west.table import ELEVEN, Table
from tradewinds.games.key_west.rules.ending import fruit_points, stars, treasure_points
from tradewinds.games.key_west.state import Phase, Source


def test_example_marcel_martin_marco_horst_bid() -> None:
    table = Table(4, offer=("capacity", "capacity", "dive", "dive", "key-largo-cut", "long-key"))
    marcel, martin, marco, horst = range(4)
    table.bid(8, 12, 9, 16)
    assert [table.money(seat) for seat in range(4)] == [28, 20, 20, 12]
    assert table.state.lighthouse == marcel
    assert table.current == horst
    table.take(horst, "capacity", "dive")
    assert table.current == martin
    table.take(martin, "capacity")
    assert table.current == marco
    table.take(marco, "dive")
    assert table.cards(marcel) == []
    assert sum(table.state.discard) == 2
    assert (table.phase, table.current) == (Phase.MARK, marcel)


def test_example_a_tie_everywhere() -> None:
    table = Table(4, lighthouse=0)
    table.bid(6, 6, 6, 6)
    assert list(table.state.ranking[:4]) == [0, 1, 2, 3]
    assert (table.money(0), table.money(3)) == (14, 26)
    assert table.state.lighthouse == 3
    for seat, cards in ((0, 2), (1, 1), (2, 1)):
        table.take(seat, *["capacity"] * cards)
    assert table.current == 3


def test_example_five_players_with_ties() -> None:
    a, b, c, d, e = range(5)
    table = Table(5, lighthouse=c)
    table.bid(4, 10, 4, 10, 7)
    assert list(table.state.ranking) == [d, b, e, c, a]
    assert [table.money(seat) for seat in range(5)] == [24, 20, 28, 16, 20]
    for seat, cards in ((d, 2), (b, 1), (e, 1)):
        assert table.current == seat
        table.take(seat, *["capacity"] * cards)
    order = []
    for _ in range(5):
        order.append(table.current)
        table.skip_turn()
    assert order == [a, b, c, d, e]


def test_example_all_bid_nothing() -> None:
    table = Table(4, lighthouse=2)
    table.bid(0, 0, 0, 0)
    assert list(table.state.ranking[:4]) == [2, 3, 0, 1]
    assert [table.money(seat) for seat in range(4)] == [20] * 4
    assert table.state.lighthouse == 1


def test_example_henry_marks_two_spaces() -> None:
    table = Table()
    table.turn(0)
    table.mark(0, "dive")
    table.look(0, "nw-1", "chest")
    table.do(0, "keep")
    table.mark(0, "hotel")
    table.do(0, "buy-hotel", space="upper-hotel-2")
    assert table.blocked(0) == {"dive", "hotel"}
    assert table.state.players[0].markers == 4
    assert table.current == 1


def test_example_jeb_takes_the_second_tile() -> None:
    table = Table()
    table.turn(0)
    table.mark(0, "dive")
    table.look(0, "nw-1", "sponge-3")
    table.do(0, "put-back")
    table.look(0, "se-4", "mask")
    table.do(0, "keep")
    assert table.phase == Phase.MARK
    assert table.why(0, "look", place="nw-2") == "KW 4.3"


def test_example_pauline_operates_four_hotels() -> None:
    table = Table(5)
    table.turn(0)
    table.set_discs(0, "upper-hotel-1", "upper-hotel-2", "upper-hotel-3", "middle-hotel-1", "lower-hotel-1")
    table.set_complete("key-largo-cut", "long-key")
    money = table.money(0)
    table.mark(0, "hotel-operate")
    table.do(0, "operate")
    table.roll(1, 2, 4)
    assert table.points(0, Source.HOTELS) == 3
    assert table.money(0) == money + 1


def test_example_harry_makes_fifteen_cigars() -> None:
    table = Table()
    table.turn(0)
    table.set_discs(0, "lower-factory-3", "lower-factory-4", "upper-factory-1")
    table.mark(0, "factory-roll")
    table.do(0, "roll-cigars")
    table.roll(2, 5)
    assert table.phase == Phase.ACT
    assert table.state.players[0].cigars == 15


def test_example_harry_never_passes_forty() -> None:
    table = Table()
    table.turn(0)
    table.state.players[0].cigars = 30
    table.set_discs(0, "lower-factory-3", "lower-factory-4", "upper-factory-1")
    table.mark(0, "roll-dollars")
    table.do(0, "roll-cigars")
    table.roll(2, 5)
    assert table.state.players[0].cigars == 40


def test_example_humphrey_markets_38_cigars() -> None:
    table = Table()
    table.turn(0)
    table.state.players[0].cigars = 38
    table.mark(0, "factory-market")
    table.do(0, "market")
    assert table.points(0, Source.CIGARS) == 7
    assert table.state.players[0].cigars == 3


def test_example_truman_scores_three() -> None:
    # German: Seven Miles Bridge is built, Long Key is not.
    table = Table()
    table.turn(0)
    table.set_cards(0, "key-largo-cut", "key-largo-cut", "key-largo-cut-mango")
    table.set_cards(0, "seven-miles-bridge", "seven-miles-bridge-harvest")
    table.set_complete("key-largo-cut", "seven-miles-bridge")
    table.mark(0, "shares")
    assert table.why(0, "score", bridge="seven-miles-bridge") == "KW 11.2"
    assert table.why(0, "score", bridge="long-key") == "KW 11.2"
    table.do(0, "score", bridge="key-largo-cut")
    table.do(0, "done")
    assert table.points(0, Source.SHARES) == 3


def test_example_martha_harvests_one_and_two_tiles() -> None:
    table = Table()
    table.turn(0)
    table.set_discs(0, "upper-banana-1", "upper-mango-1", "middle-mango-1")
    table.set_discs(0, "upper-orange-1", "upper-orange-2", "middle-orange-1")
    table.set_mainland(orange=2, banana=1)
    table.mark(0, "harvest")
    table.do(0, "harvest", fruit="banana")
    table.do(0, "harvest", fruit="orange")
    assert table.fruit(0) == (2, 1, 0)
    assert list(table.state.mainland) == [0, 0, 0]
    assert table.phase == Phase.MARK


def test_example_ernest_repeats_factory_and_cigars() -> None:
    table = Table()
    table.turn(0)
    table.set_markers(0, "factory-roll", "dive")
    table.set_discs(0, "upper-factory-1")
    table.do(0, "repeat", action="factory-roll")
    table.do(0, "buy-factory", space="upper-factory-2")
    table.do(0, "roll-cigars")
    table.roll(3)
    assert table.state.players[0].cigars == 6
    assert table.blocked(0) == {"factory-roll", "dive", "repeat"}
    assert table.state.players[0].markers == 2
    assert table.current == 1


@pytest.mark.parametrize("green", [1, 2], ids=["german", "japanese"])
def test_example_island_boss(green: int) -> None:
    table = Table(3)
    table.turn(0)
    table.set_discs(0, "lower-hotel-1", "lower-factory-3", "lower-orange-1")
    table.set_discs(1, "lower-banana-1", "lower-banana-2")
    table.set_discs(2, *("lower-mango-1", "lower-mango-2")[:green])
    table.skip_turns()
    assert [table.points(seat) for seat in range(3)] == [2, 0, 0]


def test_example_charlie_counts_24_for_fruit() -> None:
    table = Table()
    table.set_fruit(0, orange=2, banana=4, mango=5)
    assert fruit_points(table.state, 0) == 24


def test_example_gregory_counts_10_for_treasures() -> None:
    table = Table()
    table.set_treasures(0, chest=3, mask=2, vase=1)
    table.check()
    assert treasure_points(table.state, 0) == 10


def test_example_stars_9_5_3() -> None:
    # Three players, all hotels of the Upper and the Middle Keys taken; Red's two on the Lower Keys do not count.
    blue, green, red = range(3)
    table = Table(3)
    table.turn(0)
    table.set_round(8)
    table.set_complete("key-largo-cut", "long-key")
    table.set_discs(blue, "middle-hotel-2", "middle-hotel-3")
    table.set_discs(green, "upper-hotel-2", "upper-hotel-3")
    table.set_discs(red, "upper-hotel-4", "lower-hotel-1", "lower-hotel-2")
    assert [stars(table.state, seat) for seat in range(3)] == [9, 5, 3]
    table.skip_turns()
    assert table.phase == Phase.OVER
    assert [table.points(seat, Source.STARS) for seat in range(3)] == [8, 4, 0]


def test_example_a_sponge_5_pays_5_dollars() -> None:
    table = Table()
    table.turn(0)
    money, bank = table.money(0), int(table.state.bank)
    table.mark(0, "dive")
    table.look(0, "nw-1", "sponge-5")
    table.do(0, "keep")
    assert (table.money(0), int(table.state.bank)) == (money + 5, bank - 5)


def test_example_a_wreck_on_the_3_scores_3() -> None:
    table = Table(5)
    table.turn(0)
    table.set_raised("wreck", 2, seat=1)
    table.mark(0, "dive")
    table.look(0, "nw-1", "wreck")
    table.do(0, "keep")
    assert table.points(0, Source.WRECKS) == 3


def test_example_looking_at_the_same_tile_twice() -> None:
    table = Table()
    table.turn(0)
    table.mark(0, "dive")
    table.look(0, "nw-1", "vase")
    table.do(0, "put-back")
    table.look(0, "nw-2", "sponge-3")
    table.do(0, "put-back")
    table.look(0, "nw-1")
    table.do(0, "keep")
    assert table.tile("nw-1") == "vase"
    assert treasure_points(table.state, 0) == 1


@pytest.mark.parametrize(("seats", "scoring"), [(4, 9), (3, 8)])
def test_example_one_wreck_too_many(seats: int, scoring: int) -> None:
    table = Table(seats)
    table.turn(0)
    table.set_raised("wreck", scoring - 1, seat=2)
    table.mark(0, "dive")
    table.look(0, "nw-1", "wreck")
    table.do(0, "keep")
    assert table.points(0, Source.WRECKS) == 7
    table.skip_turn()
    table.mark(1, "dive")
    table.look(1, "nw-2", "wreck")
    table.do(1, "keep")
    assert table.points(1, Source.WRECKS) == 0
    assert table.state.wrecks == scoring + 1


def test_example_no_disc_in_stock_move_one_or_do_without() -> None:
    table = Table()
    table.turn(0)
    table.set_discs(0, *ELEVEN)
    table.mark(0, "hotel")
    table.do(0, "buy-hotel", space="upper-hotel-2")
    assert table.phase == Phase.MOVE
    table.do(0, "move-disc", space="upper-orange-1")
    assert (table.owner("upper-hotel-2"), table.owner("upper-orange-1")) == (0, None)
    table.mark(0, "hotel-operate")
    table.do(0, "done")
    assert table.discs(0) == 0


def test_example_harvest_then_move_that_disc() -> None:
    table = Table()
    table.turn(0)
    table.set_discs(0, *ELEVEN)
    table.set_mainland(orange=1)
    table.mark(0, "harvest")
    table.do(0, "harvest", fruit="orange")
    table.do(0, "done")
    assert table.fruit(0) == (1, 0, 0)
    table.mark(0, "hotel")
    table.do(0, "buy-hotel", space="upper-hotel-2")
    table.do(0, "move-disc", space="upper-orange-1")
    assert table.owner("upper-orange-1") is None


def test_example_the_empty_bank() -> None:
    table = Table()
    table.turn(0)
    table.set_bank(0, purse=1)
    table.mark(0, "roll-dollars")
    table.do(0, "take-dollars")
    assert table.money(0) == 20
