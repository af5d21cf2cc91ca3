"""WA 8: cultivating."""

import pytest

from tests.games.west_of_africa.table import Table
from tradewinds.core.errors import BadRequest
from tradewinds.games.west_of_africa import GAME

PLANTABLE = {
    "el-hierro": ("sugar", "wine", "grain"),
    "la-palma": ("sugar", "sugar", "wine", "wine"),
    "la-gomera": ("sugar", "grain", "grain"),
    "tenerife": ("sugar", "sugar", "grain"),
    "gran-canaria": ("sugar", "wine", "sugar"),
}
FIELDS = [
    (island, f"{island}-{n}", good) for island, goods in PLANTABLE.items() for n, good in enumerate(goods, start=1)
]


def planter(*islands: str, seats: int = 4, workers: dict[str, int] | None = None, extra: tuple[str, ...] = ()) -> Table:
    """Seat 0 may cultivate on these islands in round 2, with 15 gold."""
    table = Table(seats)
    if workers:
        table.set_workers(0, **workers)
    table.turn(0, "cultivate", *islands, *extra)
    return table


def plant(table: Table, *fields: str) -> None:
    for field in fields:
        table.do(0, "plant", field=field)


# Where


def test_wa_8_1_goods_grow_in_the_west_and_the_middle_only() -> None:
    fields = {str(dict(a.arguments)["field"]) for a in GAME.actions.actions if a.kind == "plant"}
    islands = {str(dict(a.arguments)["island"]) for a in GAME.actions.actions if a.kind == "use-workers"}
    assert fields == {field for _, field, _ in FIELDS}
    assert islands == set(PLANTABLE)


@pytest.mark.parametrize("field", ["fuerteventura-1", "lanzarote-5", "tenerife-4", "gran-canaria-6"])
def test_wa_8_1_building_fields_take_no_goods(field: str) -> None:
    table = planter("fuerteventura", "lanzarote", "tenerife")
    with pytest.raises(BadRequest):
        table.why(0, "plant", field=field)


@pytest.mark.parametrize("island", PLANTABLE)
def test_wa_8_1_only_where_the_card_was_played(island: str) -> None:
    played = next(other for other in PLANTABLE if other != island)
    table = planter(played)
    # WA 6.8 says the same of all three actions bound to islands.
    assert table.why(0, "plant", field=f"{island}-1") in ("WA 6.8", "WA 8.1")
    assert table.why(0, "plant", field=f"{played}-1") is None


def test_wa_8_1_workers_cannot_be_used_without_the_island_card() -> None:
    table = planter("la-gomera", workers={"la_palma": 3})
    assert table.why(0, "use-workers", island="la-palma", workers=1) in ("WA 6.8", "WA 8.1")


def test_wa_8_1_several_islands_in_one_action_in_any_order() -> None:
    table = planter("tenerife", "el-hierro", "la-gomera")
    plant(table, "tenerife-3", "el-hierro-2", "la-gomera-1")
    assert [table.field(f) for f in ("tenerife-3", "el-hierro-2", "la-gomera-1")] == [0, 0, 0]


def test_wa_8_1_planting_is_possible_in_the_first_round_and_needs_no_office() -> None:
    table = Table(2)
    table.lay_all(("cultivate", "la-palma"), ("settle",))
    table.do(0, "place-ship", island="lanzarote")
    plant(table, "la-palma-1")
    assert table.alcalde("la-palma") is None
    assert table.field("la-palma-1") == 0


# Field and marker


@pytest.mark.parametrize(("island", "field", "good"), FIELDS)
def test_wa_8_2_the_field_takes_the_good_it_shows_from_the_supply(island: str, field: str, good: str) -> None:
    table = planter(island)
    before = {g: table.supply(0, g) for g in ("sugar", "wine", "grain")}
    assert before == {"sugar": 4, "wine": 2, "grain": 2}
    plant(table, field)
    assert table.field(field) == 0
    assert {g: table.supply(0, g) for g in before} == {**before, good: before[good] - 1}


@pytest.mark.parametrize(
    ("field", "good", "count"),
    [("la-palma-1", "sugar", 4), ("la-palma-3", "wine", 2), ("la-gomera-2", "grain", 2)],
)
def test_wa_8_2_no_marker_left_in_the_supply(field: str, good: str, count: int) -> None:
    # R 207: markers in storehouses or already planted are not available.
    table = Table(4)
    table.set_store(0, "el-hierro", **{good: count})
    table.turn(0, "cultivate", "la-palma", "la-gomera")
    assert table.why(0, "plant", field=field) == "WA 8.2"


def test_wa_8_2_markers_on_fields_are_not_available() -> None:
    table = Table(4)
    table.set_store(0, "lanzarote", wine=1)
    table.turn(0, "cultivate", "la-palma")
    assert table.why(0, "plant", field="la-palma-4") is None
    plant(table, "la-palma-3")
    assert table.why(0, "plant", field="la-palma-4") == "WA 8.2"


def test_wa_8_2_the_last_marker_may_be_planted() -> None:
    table = Table(4)
    table.set_store(0, "el-hierro", sugar=3)
    table.turn(0, "cultivate", "la-palma")
    plant(table, "la-palma-1")
    assert table.supply(0, "sugar") == 0
    assert table.why(0, "plant", field="la-palma-2") == "WA 8.2"


def test_wa_8_2_any_number_of_goods_on_one_island() -> None:
    table = planter("la-palma")
    plant(table, "la-palma-1", "la-palma-2", "la-palma-3", "la-palma-4")
    assert [table.field(f"la-palma-{n}") for n in (1, 2, 3, 4)] == [0, 0, 0, 0]
    assert table.gold(0) == 3


# A free field


@pytest.mark.parametrize("owner", [0, 1])
def test_wa_8_3_a_good_keeps_others_away(owner: int) -> None:
    table = Table(4)
    table.set_good(owner, "la-palma-1", "sugar")
    table.turn(0, "cultivate", "la-palma")
    assert table.why(0, "plant", field="la-palma-1") == "WA 8.3"
    assert table.why(0, "plant", field="la-palma-2") is None


def test_wa_8_3_one_marker_to_a_field() -> None:
    table = planter("la-gomera")
    plant(table, "la-gomera-1")
    assert table.why(0, "plant", field="la-gomera-1") == "WA 8.3"


@pytest.mark.parametrize("field", ["tenerife-1", "tenerife-2", "gran-canaria-1", "gran-canaria-2"])
def test_wa_8_3_a_settlement_ends_planting_on_a_double_field(field: str) -> None:
    table = Table(4)
    table.set_settlement(field)
    table.turn(0, "cultivate", "tenerife", "gran-canaria")
    assert table.why(0, "plant", field=field) == "WA 8.3"


@pytest.mark.parametrize(
    ("seats", "closed"),
    [
        (2, {"tenerife-1", "tenerife-2", "gran-canaria-1", "gran-canaria-2"}),
        (3, {"tenerife-1", "gran-canaria-1"}),
        (4, set()),
        (5, set()),
    ],
)
def test_wa_8_3_first_settlements_close_double_fields(seats: int, closed: set[str]) -> None:
    table = planter("tenerife", "gran-canaria", seats=seats)
    for island in ("tenerife", "gran-canaria"):
        for n in (1, 2, 3):
            field = f"{island}-{n}"
            assert table.why(0, "plant", field=field) == ("WA 8.3" if field in closed else None)


def test_wa_8_3_harvested_fields_are_free_again() -> None:
    table = planter("la-gomera")
    plant(table, "la-gomera-1")
    table.end_round()
    assert table.field("la-gomera-1") is None
    table.turn(0, "cultivate", "la-gomera", round_number=3)
    assert table.why(0, "plant", field="la-gomera-1") is None


# Price


@pytest.mark.parametrize(("used", "price"), [(1, 2), (2, 1), (3, 0)])
def test_wa_8_4_each_worker_lowers_the_price_of_every_good(used: int, price: int) -> None:
    table = planter("la-palma", workers={"la_palma": 3})
    table.do(0, "use-workers", island="la-palma", workers=used)
    for n in (1, 2, 3, 4):
        plant(table, f"la-palma-{n}")
        assert table.gold(0) == 15 - n * price


def test_wa_8_4_without_workers_three_gold() -> None:
    table = planter("la-palma")
    for n in (1, 2, 3, 4):
        plant(table, f"la-palma-{n}")
        assert table.gold(0) == 15 - 3 * n


@pytest.mark.parametrize(("used", "price"), [(0, 3), (1, 2), (2, 1)])
def test_wa_8_4_the_gold_must_be_there(used: int, price: int) -> None:
    table = Table(4)
    table.set_workers(0, la_palma=3)
    table.set_gold(p0=2 * price - 1)
    table.turn(0, "cultivate", "la-palma")
    if used:
        table.do(0, "use-workers", island="la-palma", workers=used)
    plant(table, "la-palma-1")
    assert table.gold(0) == price - 1
    assert table.why(0, "plant", field="la-palma-2") == "WA 2.2"


def test_wa_8_4_the_last_gold_may_be_spent() -> None:
    table = Table(4)
    table.set_gold(p0=3)
    table.turn(0, "cultivate", "la-palma")
    plant(table, "la-palma-1")
    assert table.gold(0) == 0


def test_wa_8_4_three_workers_plant_without_any_gold() -> None:
    # R 209: with all three workers planting is free.
    table = Table(4)
    table.set_workers(0, la_palma=3)
    table.set_gold(p0=0)
    table.turn(0, "cultivate", "la-palma")
    assert table.why(0, "plant", field="la-palma-1") == "WA 2.2"
    table.do(0, "use-workers", island="la-palma", workers=3)
    plant(table, "la-palma-1", "la-palma-2", "la-palma-3", "la-palma-4")
    assert table.gold(0) == 0


def test_wa_8_4_workers_help_only_on_their_island() -> None:
    table = planter("la-palma", "la-gomera", workers={"la_palma": 2, "la_gomera": 1})
    table.do(0, "use-workers", island="la-palma", workers=2)
    plant(table, "la-palma-1")
    table.do(0, "return-workers", west=2)
    plant(table, "la-gomera-1")
    assert table.gold(0) == 15 - 1 - 3


# Using workers


@pytest.mark.parametrize("there", [0, 1, 2, 3])
def test_wa_8_5_from_none_to_all_workers_there(there: int) -> None:
    table = planter("la-palma", workers={"la_palma": there, "la_gomera": 3 - there})
    for used in (1, 2, 3):
        expected = None if used <= there else "WA 8.5"
        assert table.why(0, "use-workers", island="la-palma", workers=used) == expected
    assert table.why(0, "plant", field="la-palma-1") is None


def test_wa_8_5_other_players_workers_do_not_help() -> None:
    table = Table(4)
    table.set_workers(1, la_palma=3)
    table.turn(0, "cultivate", "la-palma")
    assert table.why(0, "use-workers", island="la-palma", workers=1) == "WA 8.5"
    plant(table, "la-palma-1")
    assert table.gold(0) == 12


def test_wa_8_5_workers_not_used_stay_and_save_nothing() -> None:
    table = planter("la-palma", workers={"la_palma": 3})
    plant(table, "la-palma-1")
    assert table.gold(0) == 12
    assert table.workers(0, "la-palma") == 3


@pytest.mark.parametrize("used", [1, 2])
def test_wa_8_5_those_not_used_stay_when_others_help(used: int) -> None:
    table = planter("la-palma", workers={"la_palma": 3})
    table.do(0, "use-workers", island="la-palma", workers=used)
    plant(table, "la-palma-1")
    table.do(0, "return-workers", west=0)
    assert table.workers(0, "la-palma") == 3 - used
    assert table.workers(0, "east-ship") == used


def test_wa_8_5_workers_are_named_before_the_first_good() -> None:
    table = planter("la-palma", workers={"la_palma": 3})
    plant(table, "la-palma-1")
    assert table.why(0, "use-workers", island="la-palma", workers=1) == "WA 8.5"


@pytest.mark.parametrize("planted", [0, 1])
def test_wa_8_5_the_number_stands_once_it_is_said(planted: int) -> None:
    table = planter("la-palma", workers={"la_palma": 3})
    table.do(0, "use-workers", island="la-palma", workers=1)
    plant(table, *["la-palma-1"][:planted])
    assert table.why(0, "use-workers", island="la-palma", workers=2) is not None
    plant(table, "la-palma-2")
    assert table.gold(0) == 15 - 2 * (planted + 1)


def test_wa_8_5_each_island_has_its_own_number() -> None:
    table = planter("la-palma", "la-gomera", workers={"la_palma": 1, "la_gomera": 2})
    table.do(0, "use-workers", island="la-palma", workers=1)
    plant(table, "la-palma-1")
    table.do(0, "return-workers", west=0)
    table.do(0, "use-workers", island="la-gomera", workers=2)
    plant(table, "la-gomera-1", "la-gomera-2")
    table.do(0, "return-workers", west=2)
    assert table.gold(0) == 15 - 2 - 2 * 1
    assert (table.workers(0, "west-ship"), table.workers(0, "east-ship")) == (2, 1)


# No idle help


def test_wa_8_6_used_workers_do_not_leave_without_a_good() -> None:
    table = planter("la-palma", workers={"la_palma": 2, "east_ship": 1})
    table.do(0, "use-workers", island="la-palma", workers=2)
    for west in (0, 1, 2):
        assert table.why(0, "return-workers", west=west) == "WA 8.6"
    assert table.why(0, "end-turn") in ("WA 6.6", "WA 8.6")
    plant(table, "la-palma-3")
    assert table.why(0, "return-workers", west=1) is None


@pytest.mark.parametrize(("gold", "workers", "allowed"), [(1, 1, False), (2, 1, True), (0, 2, False), (1, 2, True)])
def test_wa_2_2_nobody_promises_what_he_cannot_pay(gold: int, workers: int, allowed: bool) -> None:
    table = Table(4)
    table.set_workers(0, la_palma=3)
    table.set_gold(p0=gold)
    table.turn(0, "cultivate", "la-palma")
    why = table.why(0, "use-workers", island="la-palma", workers=workers)
    assert why == (None if allowed else "WA 2.2")


def test_wa_8_3_no_workers_where_every_field_is_taken() -> None:
    table = Table(4)
    table.set_workers(0, la_gomera=3)
    table.set_good(1, "la-gomera-1", "sugar")
    table.set_good(2, "la-gomera-2", "grain")
    table.set_good(3, "la-gomera-3", "grain")
    table.turn(0, "cultivate", "la-gomera")
    assert table.why(0, "use-workers", island="la-gomera", workers=3) == "WA 8.3"


def test_wa_8_2_no_workers_where_no_marker_fits() -> None:
    table = Table(4)
    table.set_workers(0, la_gomera=3)
    table.set_good(1, "la-gomera-1", "sugar")
    table.set_store(0, "el-hierro", grain=2)
    table.turn(0, "cultivate", "la-gomera")
    assert table.why(0, "use-workers", island="la-gomera", workers=3) == "WA 8.2"


def test_wa_8_6_the_field_where_least_is_missing_says_why() -> None:
    # One field is taken, for another there is no marker, for the third there is no gold.
    table = Table(4)
    table.set_workers(0, el_hierro=3)
    table.set_good(1, "el-hierro-1", "sugar")
    table.set_store(0, "lanzarote", wine=2)
    table.set_gold(p0=0)
    table.turn(0, "cultivate", "el-hierro")
    assert table.why(0, "use-workers", island="el-hierro", workers=2) == "WA 2.2"
    assert table.why(0, "use-workers", island="el-hierro", workers=3) is None


# One visit


def test_wa_8_7_an_island_with_workers_is_finished_first() -> None:
    table = planter("la-palma", "la-gomera", workers={"la_palma": 1, "la_gomera": 2})
    table.do(0, "use-workers", island="la-palma", workers=1)
    plant(table, "la-palma-1")
    assert table.why(0, "plant", field="la-gomera-1") == "WA 8.7"
    assert table.why(0, "use-workers", island="la-gomera", workers=2) == "WA 8.7"
    table.do(0, "return-workers", west=1)
    assert table.why(0, "plant", field="la-gomera-1") is None
    assert table.why(0, "use-workers", island="la-gomera", workers=2) is None


@pytest.mark.parametrize("used", [0, 1])
def test_wa_8_7_nobody_comes_back_to_an_island(used: int) -> None:
    table = planter("la-palma", "la-gomera", workers={"la_palma": 3})
    if used:
        table.do(0, "use-workers", island="la-palma", workers=used)
    plant(table, "la-palma-1")
    if used:
        table.do(0, "return-workers", west=used)
    plant(table, "la-gomera-1")
    assert table.why(0, "plant", field="la-palma-2") == "WA 8.7"
    assert table.why(0, "use-workers", island="la-palma", workers=1) == "WA 8.7"
    assert table.why(0, "plant", field="la-gomera-2") is None


def test_wa_8_7_sending_the_workers_home_finishes_the_island() -> None:
    table = planter("la-palma", workers={"la_palma": 3})
    table.do(0, "use-workers", island="la-palma", workers=1)
    plant(table, "la-palma-1")
    table.do(0, "return-workers", west=1)
    assert table.why(0, "plant", field="la-palma-2") == "WA 8.7"
    assert table.why(0, "use-workers", island="la-palma", workers=2) == "WA 8.7"


def test_wa_8_7_the_next_round_opens_the_island_again() -> None:
    table = planter("la-palma", "la-gomera")
    plant(table, "la-palma-1", "la-gomera-1")
    table.end_round()
    table.turn(0, "cultivate", "la-palma", round_number=3)
    assert table.why(0, "plant", field="la-palma-1") is None


# Workers leave


@pytest.mark.parametrize(("used", "west"), [(u, w) for u in (1, 2, 3) for w in range(u + 1)])
def test_wa_8_8_each_worker_goes_to_the_ship_of_choice(used: int, west: int) -> None:
    table = planter("tenerife", workers={"tenerife": 3})
    table.do(0, "use-workers", island="tenerife", workers=used)
    plant(table, "tenerife-3")
    table.do(0, "return-workers", west=west)
    assert table.workers(0, "tenerife") == 3 - used
    assert (table.workers(0, "west-ship"), table.workers(0, "east-ship")) == (west, used - west)


@pytest.mark.parametrize(("used", "west"), [(1, 2), (1, 3), (2, 3)])
def test_wa_8_8_no_more_leave_than_were_used(used: int, west: int) -> None:
    table = planter("tenerife", workers={"tenerife": 3})
    table.do(0, "use-workers", island="tenerife", workers=used)
    plant(table, "tenerife-3")
    assert table.why(0, "return-workers", west=west) == "WA 8.8"


def test_wa_8_8_the_turn_does_not_end_before_they_have_left() -> None:
    table = planter("tenerife", workers={"tenerife": 3})
    table.do(0, "use-workers", island="tenerife", workers=3)
    plant(table, "tenerife-3")
    assert table.why(0, "end-turn") in ("WA 6.6", "WA 8.8")
    table.do(0, "return-workers", west=3)
    assert table.why(0, "end-turn") is None


def test_wa_8_8_helpers_can_be_moved_later_in_the_same_turn() -> None:
    # R 211: helping is no worker move, all four points are still there.
    table = planter("la-gomera", workers={"la_gomera": 1, "el_hierro": 2}, extra=("move-workers",))
    table.do(0, "use-workers", island="la-gomera", workers=1)
    plant(table, "la-gomera-1")
    table.do(0, "return-workers", west=0)
    for source, target in (
        ("east-ship", "fuerteventura"),
        ("fuerteventura", "gran-canaria"),
        ("gran-canaria", "tenerife"),
        ("tenerife", "la-gomera"),
    ):
        table.do(0, "move-worker", source=source, target=target)
    assert table.workers(0, "la-gomera") == 1
    assert table.why(0, "move-worker", source="el-hierro", target="la-palma") == "WA 7.1"


def test_wa_8_8_workers_moved_first_can_help_afterwards() -> None:
    # R 167: first move workers, then cultivate.
    table = planter("la-gomera", extra=("move-workers",))
    for _ in range(2):
        table.do(0, "move-worker", source="west-ship", target="la-gomera")
    table.do(0, "use-workers", island="la-gomera", workers=2)
    plant(table, "la-gomera-1", "la-gomera-2", "la-gomera-3")
    table.do(0, "return-workers", west=1)
    assert table.gold(0) == 12
    assert (table.workers(0, "west-ship"), table.workers(0, "east-ship")) == (1, 2)
