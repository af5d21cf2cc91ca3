"""WA 2: the gold track and ties."""

from itertools import permutations

import pytest

from tests.games.west_of_africa.table import Table


def order_if_all_tie(table: Table) -> list[int]:
    """The order of play when everybody lays the same number."""
    table.lay_all(*[("el-hierro",)] * table.state.seats)
    return table.order


def planting(gold: int, workers: int) -> Table:
    """Seat 0 about to plant on El Hierro with so much gold, its workers there already at work."""
    table = Table()
    table.set_workers(0, el_hierro=workers, west_ship=3 - workers)
    table.turn(0, "cultivate", "el-hierro")
    table.set_gold(p0=gold)
    if workers:
        table.do(0, "use-workers", island="el-hierro", workers=workers)
    return table


@pytest.mark.parametrize(
    ("island", "before", "after"),
    [
        ("la-palma", 39, 45),
        ("la-palma", 40, 45),
        ("tenerife", 36, 45),
        ("tenerife", 37, 45),
        ("lanzarote", 32, 44),
        ("lanzarote", 33, 45),
        ("lanzarote", 34, 45),
        ("lanzarote", 45, 45),
    ],
)
def test_wa_2_1_the_track_ends_at_45(island: str, before: int, after: int) -> None:
    table = Table()
    table.set_store(0, island, sugar=1)
    table.turn(0, "sell", island)
    table.set_gold(p0=before)
    table.do(0, "sell", island=island, good="sugar")
    assert table.gold(0) == after


def test_wa_2_1_what_is_above_45_is_lost_at_once() -> None:
    # 40 + 12 - 3 would be 49: the surplus does not pay for the planting.
    table = Table()
    table.set_store(0, "lanzarote", sugar=1)
    table.turn(0, "sell", "cultivate", "lanzarote", "el-hierro")
    table.set_gold(p0=40)
    table.do(0, "sell", island="lanzarote", good="sugar")
    table.do(0, "plant", field="el-hierro-1")
    assert table.gold(0) == 42


def test_wa_2_1_the_track_begins_at_0() -> None:
    table = planting(gold=3, workers=0)
    table.do(0, "plant", field="el-hierro-1")
    assert table.gold(0) == 0


@pytest.mark.parametrize(("workers", "price"), [(0, 3), (1, 2), (2, 1)])
def test_wa_2_2_every_good_needs_the_gold_that_is_left(workers: int, price: int) -> None:
    table = planting(2 * price - 1, workers)
    table.do(0, "plant", field="el-hierro-1")
    assert table.why(0, "plant", field="el-hierro-2") == "WA 2.2"
    table = planting(2 * price, workers)
    table.do(0, "plant", field="el-hierro-1")
    table.do(0, "plant", field="el-hierro-2")
    assert table.gold(0) == 0


@pytest.mark.parametrize("gold", [0, 2])
def test_wa_2_2_nothing_is_planted_on_credit(gold: int) -> None:
    assert planting(gold, workers=0).why(0, "plant", field="el-hierro-1") == "WA 2.2"


def test_wa_2_2_planting_for_nothing_needs_no_gold() -> None:
    table = planting(gold=0, workers=3)
    table.do(0, "plant", field="el-hierro-1")
    assert table.gold(0) == 0


@pytest.mark.parametrize(("field", "cost"), [("lanzarote-1", 6), ("lanzarote-3", 9), ("lanzarote-5", 12)])
def test_wa_2_2_founding_needs_the_gold(field: str, cost: int) -> None:
    table = Table()
    table.set_alcalde(0, "lanzarote")
    table.turn(0, "settle", "lanzarote")
    table.set_gold(p0=cost - 1)
    assert table.why(0, "found", field=field) == "WA 2.2"
    table.set_gold(p0=cost)
    table.do(0, "found", field=field)
    assert table.gold(0) == 0


def test_wa_2_3_whoever_comes_stands_below() -> None:
    table = Table()
    table.turn(0, "cultivate", "el-hierro")
    table.set_gold(p2=12, p1=12, p0=15, p3=12)
    table.do(0, "plant", field="el-hierro-1")
    assert [table.gold(s) for s in range(4)] == [12, 12, 12, 12]
    assert [table.gold_place(s) for s in (2, 1, 3, 0)] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("leaver", "left"), [(0, {1: 0, 2: 1, 3: 2}), (1, {0: 0, 2: 1, 3: 2}), (3, {0: 0, 1: 1, 2: 2})]
)
def test_wa_2_3_those_below_move_up(leaver: int, left: dict[int, int]) -> None:
    table = Table(gold_order=(0, 1, 2, 3))
    table.turn(leaver, "cultivate", "el-hierro")
    table.do(leaver, "plant", field="el-hierro-1")
    assert (table.gold(leaver), table.gold_place(leaver)) == (12, 0)
    assert {s: table.gold_place(s) for s in left} == left


def test_wa_2_3_a_newcomer_does_not_take_the_place_that_was_left() -> None:
    # 1 leaves the top of space 15, then 0 comes: 2 has been there longer.
    table = Table(3)
    table.set_gold(p1=15, p2=15, p0=18)
    table.state.game_round = 2
    for seat in range(3):
        table.set_ship(seat, "lanzarote")
    table.lay_all(("cultivate", "la-palma"), ("cultivate", "el-hierro"), ("el-hierro",))
    assert table.order == [2, 1, 0]
    table.end_turn()
    table.do(1, "plant", field="el-hierro-1")
    table.end_turn()
    table.do(0, "plant", field="la-palma-1")
    assert (table.gold(0), table.gold(2)) == (15, 15)
    assert (table.gold_place(2), table.gold_place(0)) == (0, 1)


def test_wa_2_4_planting_for_nothing_keeps_the_place() -> None:
    table = planting(gold=15, workers=3)
    table.set_gold(p0=15, p1=15, p2=15, p3=15)
    table.do(0, "plant", field="el-hierro-1")
    table.do(0, "plant", field="el-hierro-2")
    assert [table.gold_place(s) for s in range(4)] == [0, 1, 2, 3]


def test_wa_2_4_selling_at_45_keeps_the_place() -> None:
    table = Table()
    table.set_store(0, "lanzarote", sugar=1)
    table.turn(0, "sell", "lanzarote")
    table.set_gold(p0=45, p1=45)
    table.do(0, "sell", island="lanzarote", good="sugar")
    assert (table.gold_place(0), table.gold_place(1)) == (0, 1)


def test_wa_2_4_arriving_at_45_is_an_arrival() -> None:
    table = Table()
    table.set_store(0, "lanzarote", sugar=2)
    table.turn(0, "sell", "lanzarote")
    table.set_gold(p0=44, p1=45)
    table.do(0, "sell", island="lanzarote", good="sugar")
    table.do(0, "sell", island="lanzarote", good="sugar")
    assert (table.gold_place(1), table.gold_place(0)) == (0, 1)


@pytest.mark.parametrize("sell_first", [False, True])
def test_wa_2_4_whoever_comes_back_arrives_anew(sell_first: bool) -> None:
    table = Table(gold_order=(0, 1, 2, 3))
    table.set_store(0, "la-palma", grain=1)
    table.turn(0, "sell", "cultivate", "la-palma")
    if sell_first:
        table.do(0, "sell", island="la-palma", good="grain")
    table.do(0, "plant", field="la-palma-1")
    table.do(0, "plant", field="la-palma-2")
    if not sell_first:
        table.do(0, "sell", island="la-palma", good="grain")
    assert table.gold(0) == 15
    assert [table.gold_place(s) for s in (1, 2, 3, 0)] == [0, 1, 2, 3]


def test_ruling_5_each_good_is_a_payment_of_its_own() -> None:
    # Stopping on 12 and on 9 on the way down disturbs nobody who stands there.
    table = Table()
    table.turn(0, "cultivate", "el-hierro")
    table.set_gold(p0=15, p1=12, p2=9, p3=6)
    for number, (gold, place) in enumerate([(12, 1), (9, 1), (6, 1)], 1):
        table.do(0, "plant", field=f"el-hierro-{number}")
        assert (table.gold(0), table.gold_place(0)) == (gold, place)
    assert [table.gold_place(s) for s in (1, 2, 3)] == [0, 0, 0]


def test_ruling_5_each_sale_is_an_income_of_its_own() -> None:
    table = Table()
    table.set_store(0, "la-palma", sugar=2)
    table.turn(0, "sell", "la-palma")
    table.set_gold(p0=10, p1=16, p2=22)
    table.do(0, "sell", island="la-palma", good="sugar")
    assert (table.gold(0), table.gold_place(0)) == (16, 1)
    table.do(0, "sell", island="la-palma", good="sugar")
    assert (table.gold(0), table.gold_place(0)) == (22, 1)
    assert (table.gold_place(1), table.gold_place(2)) == (0, 0)


def test_wa_2_5_more_gold_goes_first() -> None:
    table = Table()
    table.set_gold(p0=3, p1=20, p2=0, p3=45)
    assert order_if_all_tie(table) == [3, 1, 0, 2]


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_wa_2_5_with_equal_gold_the_higher_place_goes_first(order: tuple[int, ...]) -> None:
    assert order_if_all_tie(Table(3, gold_order=order)) == list(order)


def test_wa_2_5_gold_comes_before_the_place() -> None:
    table = Table()
    table.set_gold(p3=16, p2=15, p1=15, p0=16)
    assert order_if_all_tie(table) == [3, 0, 2, 1]


def test_wa_2_5_an_office_goes_by_gold_then_by_place() -> None:
    table = Table()
    for seat in range(4):
        table.set_workers(seat, el_hierro=1, west_ship=2)
        table.set_ship(seat, "lanzarote")
    table.set_workers(3, la_palma=1, west_ship=2)
    table.set_workers(0, la_palma=1, el_hierro=1, west_ship=1)
    table.set_gold(p2=15, p1=15, p0=14, p3=15)
    table.turn(0, "el-hierro")
    table.end_round()
    assert table.alcalde("el-hierro") == 2
    assert table.alcalde("la-palma") == 3
    assert table.alcalde("lanzarote") == 2


def test_wa_2_5_the_gold_points_go_by_place() -> None:
    table = Table(gold_order=(2, 0, 3, 1))
    table.lay_all(*[("el-hierro",)] * 4)
    table.end_round()
    assert [int(p.points[2]) for p in table.state.players[:4]] == [1, 0, 1, 0]


def test_example_tanja_moves_from_21_to_27_below_marion() -> None:
    # R 137: five players; Tanja loses ties against Marion and wins them against the other three.
    tanja, marion = 0, 1
    table = Table(5)
    table.set_store(tanja, "la-gomera", sugar=1)
    table.turn(tanja, "sell", "la-gomera")
    table.set_gold(p0=21, p1=27, p2=26, p3=21, p4=9)
    table.do(tanja, "sell", island="la-gomera", good="sugar")
    assert (table.gold(tanja), table.gold(marion)) == (27, 27)
    assert (table.gold_place(marion), table.gold_place(tanja)) == (0, 1)
    table.end_round()
    assert order_if_all_tie(table) == [marion, tanja, 2, 3, 4]


def leaving_and_coming(gold_track: str) -> Table:
    """1, 2 and 3 stand on space 15 in this order; 1 and 2 leave it, then 0 comes."""
    table = Table(gold_order=(0, 1, 2, 3), gold_track=gold_track)
    table.set_gold(p1=15, p2=15, p3=15, p0=18)
    table.state.game_round = 2
    for seat in range(4):
        table.set_ship(seat, "lanzarote")
    table.lay_all(
        ("cultivate", "tenerife"), ("cultivate", "el-hierro"), ("cultivate", "la-palma"), ("move-workers", "el-hierro")
    )
    for seat, field in ((3, None), (1, "el-hierro-1"), (2, "la-palma-1"), (0, "tenerife-1")):
        assert table.order[int(table.state.turn)] == seat
        if field:
            table.do(seat, "plant", field=field)
        if seat != 0:
            table.end_turn()
    assert [table.gold(seat) for seat in range(4)] == [15, 12, 12, 15]
    return table


def test_wa_2_6_a_newcomer_takes_the_topmost_free_place() -> None:
    table = leaving_and_coming("topmost")
    assert (table.gold_place(0), table.gold_place(3)) == (0, 2)
    table.end_turn()
    assert order_if_all_tie(table) == [0, 3, 1, 2]


def test_wa_2_6_without_it_whoever_has_been_there_longer_stands_higher() -> None:
    table = leaving_and_coming("last")
    assert (table.gold_place(3), table.gold_place(0)) == (0, 1)
    table.end_turn()
    assert order_if_all_tie(table) == [3, 0, 1, 2]


def test_wa_2_6_a_place_between_two_is_taken_too() -> None:
    table = Table(gold_track="topmost")
    table.turn(3, "cultivate", "el-hierro")
    table.set_gold(p0=12, p1=12, p2=12, p3=15)
    table.state.players[1].gold, table.state.players[1].gold_place = 20, 0
    table.do(3, "plant", field="el-hierro-1")
    assert [table.gold_place(s) for s in (0, 3, 2)] == [0, 1, 2]


@pytest.mark.parametrize("gold_track", ["last", "topmost"])
def test_wa_2_6_a_payment_of_nothing_keeps_the_place(gold_track: str) -> None:
    table = Table(gold_track=gold_track)
    table.set_workers(0, el_hierro=3)
    table.turn(0, "cultivate", "el-hierro")
    table.set_gold(p1=15, p0=15)
    table.do(0, "use-workers", island="el-hierro", workers=3)
    table.do(0, "plant", field="el-hierro-1")
    assert (table.gold(0), table.gold_place(0)) == (15, 1)
