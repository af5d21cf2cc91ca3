"""WA 9: selling."""

import pytest

from tests.games.west_of_africa.table import Table

PRICES = {
    "el-hierro": 6,
    "la-palma": 6,
    "la-gomera": 6,
    "tenerife": 9,
    "gran-canaria": 9,
    "fuerteventura": 12,
    "lanzarote": 12,
}


def seller(*islands: str, gold: int = 15, seats: int = 4, **goods: int) -> Table:
    """Seat 0 may sell on these islands in round 2; the goods named lie on the first of them."""
    table = Table(seats)
    table.set_gold(p0=gold)
    table.set_store(0, islands[0], **goods)
    table.turn(0, "sell", *islands)
    return table


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_wa_9_1_nothing_is_sold_in_the_first_round(seats: int) -> None:
    table = Table(seats)
    table.set_store(0, "tenerife", sugar=1)
    table.lay_all(("sell", "tenerife"), *[("settle", "sell", "lanzarote")] * (seats - 1))
    table.do(0, "place-ship", island="tenerife")
    assert table.why(0, "sell", island="tenerife", good="sugar") == "WA 9.1"
    assert table.legal(0) == ["EndTurn()"]


@pytest.mark.parametrize("round_number", [2, 3, 9])
def test_wa_9_1_from_the_second_round_on_goods_are_sold(round_number: int) -> None:
    table = Table(4)
    table.set_store(0, "tenerife", sugar=1)
    table.turn(0, "sell", "tenerife", round_number=round_number)
    assert table.why(0, "sell", island="tenerife", good="sugar") is None


def test_wa_9_1_goods_of_the_first_round_are_sold_in_the_second() -> None:
    table = Table(4)
    table.lay_all(("cultivate", "tenerife"), ("settle",), ("settle",), ("settle",))
    table.do(0, "place-ship", island="el-hierro")
    table.do(0, "plant", field="tenerife-3")
    table.end_round()
    table.turn(0, "sell", "tenerife")
    table.do(0, "sell", island="tenerife", good="grain")
    assert table.gold(0) == 15 - 3 + 9


def test_wa_9_2_as_many_goods_as_one_likes_of_any_kind() -> None:
    table = seller("el-hierro", gold=0, sugar=3, wine=2, grain=2)
    for good, count in (("sugar", 3), ("wine", 2), ("grain", 2)):
        for _ in range(count):
            table.do(0, "sell", island="el-hierro", good=good)
        assert table.why(0, "sell", island="el-hierro", good=good) == "WA 9.2"
    assert table.gold(0) == 42


def test_wa_9_2_goods_may_be_kept() -> None:
    table = seller("lanzarote", wine=2)
    table.do(0, "sell", island="lanzarote", good="wine")
    table.end_turn()
    assert table.store(0, "lanzarote", "wine") == 1


def test_wa_9_2_several_islands_to_and_fro_in_one_action() -> None:
    table = seller("tenerife", "lanzarote", gold=0, sugar=2)
    table.set_store(0, "lanzarote", sugar=1)
    for island in ("tenerife", "lanzarote", "tenerife"):
        table.do(0, "sell", island=island, good="sugar")
    assert table.gold(0) == 9 + 12 + 9


@pytest.mark.parametrize("good", ["sugar", "wine", "grain"])
def test_wa_9_2_goods_of_others_are_not_for_sale(good: str) -> None:
    table = Table(4)
    table.set_store(1, "tenerife", **{good: 2})
    table.turn(0, "sell", "tenerife")
    assert table.why(0, "sell", island="tenerife", good=good) == "WA 9.2"


def test_wa_9_2_goods_on_fields_are_not_for_sale() -> None:
    table = Table(4)
    table.set_good(0, "tenerife-3", "grain")
    table.turn(0, "sell", "tenerife")
    assert table.why(0, "sell", island="tenerife", good="grain") == "WA 9.2"


def test_wa_9_2_goods_planted_in_this_turn_are_not_for_sale() -> None:
    table = Table(4)
    table.turn(0, "sell", "cultivate", "tenerife")
    table.do(0, "plant", field="tenerife-1")
    assert table.why(0, "sell", island="tenerife", good="sugar") == "WA 9.2"


@pytest.mark.parametrize("island", PRICES)
def test_wa_9_2_only_where_the_card_was_played(island: str) -> None:
    played = next(other for other in PRICES if other != island)
    table = seller(played, sugar=1)
    table.set_store(0, island, sugar=1)
    # WA 6.8 says the same of all three actions bound to islands.
    assert table.why(0, "sell", island=island, good="sugar") in ("WA 6.8", "WA 9.2")
    assert table.why(0, "sell", island=played, good="sugar") is None


def test_wa_9_2_the_good_must_lie_on_the_island_named() -> None:
    table = seller("tenerife", "lanzarote", sugar=2)
    assert table.why(0, "sell", island="lanzarote", good="sugar") == "WA 9.2"


def test_wa_9_2_no_office_ship_or_worker_is_needed() -> None:
    table = Table(4)
    table.set_ship(0, "el-hierro")
    table.set_alcalde(1, "lanzarote")
    table.set_store(0, "lanzarote", sugar=1)
    table.turn(0, "sell", "lanzarote")
    table.do(0, "sell", island="lanzarote", good="sugar")
    assert table.gold(0) == 27
    assert table.gold(1) == 15


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize(("island", "price"), PRICES.items())
def test_wa_9_3_the_region_makes_the_price_not_the_kind(island: str, price: int, seats: int) -> None:
    table = seller(island, gold=5, seats=seats, sugar=1, wine=1, grain=1)
    for n, good in enumerate(("sugar", "wine", "grain"), start=1):
        table.do(0, "sell", island=island, good=good)
        assert table.gold(0) == 5 + n * price


@pytest.mark.parametrize(("gold", "after"), [(33, 45), (34, 45), (45, 45), (32, 44)])
def test_wa_9_3_gold_above_45_is_lost(gold: int, after: int) -> None:
    # R 236
    table = seller("lanzarote", gold=gold, sugar=1)
    table.do(0, "sell", island="lanzarote", good="sugar")
    assert table.gold(0) == after
    assert table.store(0, "lanzarote", "sugar") == 0
    assert table.supply(0, "sugar") == 4


def test_wa_9_4_what_is_sold_returns_to_the_supply() -> None:
    table = seller("tenerife", sugar=2, wine=1)
    assert [table.supply(0, g) for g in ("sugar", "wine", "grain")] == [2, 1, 2]
    table.do(0, "sell", island="tenerife", good="sugar")
    assert [table.supply(0, g) for g in ("sugar", "wine", "grain")] == [3, 1, 2]
    table.do(0, "sell", island="tenerife", good="wine")
    assert [table.supply(0, g) for g in ("sugar", "wine", "grain")] == [3, 2, 2]
    assert (table.store(0, "tenerife", "sugar"), table.store(0, "tenerife", "wine")) == (1, 0)


def test_wa_9_4_and_can_be_planted_again_at_once() -> None:
    table = Table(4)
    table.set_store(0, "el-hierro", wine=2)
    table.turn(0, "sell", "cultivate", "el-hierro", "la-palma")
    assert table.why(0, "plant", field="la-palma-3") == "WA 8.2"
    table.do(0, "sell", island="el-hierro", good="wine")
    table.do(0, "plant", field="la-palma-3")
    assert table.gold(0) == 15 + 6 - 3
    assert table.why(0, "plant", field="la-palma-4") == "WA 8.2"
