"""WA 10: founding settlements."""

import pytest

from tests.games.west_of_africa.table import Table
from tradewinds.core.errors import BadRequest
from tradewinds.games.west_of_africa import GAME
from tradewinds.games.west_of_africa.state import Source

COSTS = {
    "tenerife-1": 6,
    "tenerife-2": 6,
    "tenerife-4": 9,
    "tenerife-5": 9,
    "tenerife-6": 12,
    "gran-canaria-1": 6,
    "gran-canaria-2": 6,
    "gran-canaria-4": 9,
    "gran-canaria-5": 9,
    "gran-canaria-6": 12,
    **{
        f"{island}-{n}": cost for island in ("fuerteventura", "lanzarote") for n, cost in enumerate((6, 6, 9, 9, 12), 1)
    },
}
EASTERN = ("tenerife", "gran-canaria", "fuerteventura", "lanzarote")


def founder(*islands: str, gold: int = 45, seats: int = 4, track: int | None = None) -> Table:
    """Seat 0 is the alcalde of these islands and may found there in round 2."""
    table = Table(seats)
    table.set_gold(p0=gold)
    table.set_alcalde(0, *islands)
    if track is not None:
        table.set_track(track)
    table.turn(0, "settle", *islands)
    return table


def found(table: Table, *fields: str, seat: int = 0) -> None:
    for field in fields:
        table.do(seat, "found", field=field)


def island_of(field: str) -> str:
    return field.rpartition("-")[0]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_wa_10_1_nothing_is_founded_in_the_first_round(seats: int) -> None:
    table = Table(seats)
    table.set_alcalde(0, "lanzarote")
    table.lay_all(("settle", "lanzarote"), *[("settle", "sell", "lanzarote")] * (seats - 1))
    table.do(0, "place-ship", island="lanzarote")
    assert table.why(0, "found", field="lanzarote-3") == "WA 10.1"


@pytest.mark.parametrize("round_number", [2, 3, 9])
def test_wa_10_1_from_the_second_round_on_settlements_are_founded(round_number: int) -> None:
    table = Table(4)
    table.set_alcalde(0, "lanzarote")
    table.turn(0, "settle", "lanzarote", round_number=round_number)
    assert table.why(0, "found", field="lanzarote-3") is None


@pytest.mark.parametrize("island", EASTERN)
def test_wa_10_2_not_without_an_alcalde(island: str) -> None:
    table = Table(4)
    table.turn(0, "settle", island)
    assert table.alcalde(island) is None
    assert table.why(0, "found", field=f"{island}-1") == "WA 10.2"


@pytest.mark.parametrize("island", EASTERN)
def test_wa_10_2_not_where_another_is_alcalde(island: str) -> None:
    table = Table(4)
    table.set_alcalde(1, island)
    table.set_alcalde(0, *(other for other in EASTERN if other != island))
    table.turn(0, "settle", island)
    assert table.why(0, "found", field=f"{island}-1") == "WA 10.2"


def test_wa_10_2_the_office_counts_not_the_influence() -> None:
    # R 313: the office lasts until the end of the next round, even if all pieces have left.
    table = Table(4)
    table.set_workers(1, lanzarote=3)
    table.set_alcalde(0, "lanzarote")
    table.set_ship(0, "el-hierro")
    table.turn(0, "settle", "lanzarote")
    found(table, "lanzarote-1")
    assert table.field("lanzarote-1") == "settlement"


@pytest.mark.parametrize("island", EASTERN)
def test_wa_10_2_the_island_card_is_needed_too(island: str) -> None:
    table = Table(4)
    table.set_alcalde(0, *EASTERN)
    table.turn(0, "settle", next(other for other in EASTERN if other != island))
    assert table.why(0, "found", field=f"{island}-1") == "WA 6.8"


@pytest.mark.parametrize("field", COSTS)
def test_wa_10_3_nobody_builds_where_a_settlement_stands(field: str) -> None:
    table = Table(4)
    table.set_settlement(field)
    table.set_alcalde(0, island_of(field))
    table.turn(0, "settle", island_of(field))
    assert table.why(0, "found", field=field) == "WA 10.3"


@pytest.mark.parametrize(
    ("seats", "closed"),
    [
        (2, {f for f, cost in COSTS.items() if cost == 6}),
        (3, {"tenerife-1", "gran-canaria-1", "fuerteventura-1", "lanzarote-1"}),
        (4, set()),
        (5, set()),
    ],
)
def test_wa_10_3_fields_built_on_from_the_start_are_closed(seats: int, closed: set[str]) -> None:
    # Four islands and the action make the fifth card, which costs 4 of the 45 gold.
    table = founder(*EASTERN, seats=seats)
    for field in COSTS:
        assert table.why(0, "found", field=field) == ("WA 10.3" if field in closed else None)


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize(
    ("field", "good"),
    [("tenerife-1", "sugar"), ("tenerife-2", "sugar"), ("gran-canaria-1", "sugar"), ("gran-canaria-2", "wine")],
)
def test_wa_10_3_a_good_keeps_settlements_away(field: str, good: str, owner: int) -> None:
    table = Table(4)
    table.set_good(owner, field, good)
    table.set_alcalde(0, island_of(field))
    table.turn(0, "settle", island_of(field))
    assert table.why(0, "found", field=field) == "WA 10.3"


def test_wa_10_3_after_the_harvest_the_double_field_is_free() -> None:
    table = Table(4)
    table.set_good(1, "tenerife-1", "sugar")
    table.turn(0, "settle", "tenerife")
    table.end_round()
    table.set_alcalde(0, "tenerife")
    table.turn(0, "settle", "tenerife", round_number=3)
    assert table.why(0, "found", field="tenerife-1") is None


def test_wa_10_3_a_settlement_ends_planting_for_ever() -> None:
    table = Table(4)
    table.set_alcalde(0, "tenerife")
    table.turn(0, "settle", "cultivate", "tenerife")
    found(table, "tenerife-1")
    assert table.why(0, "plant", field="tenerife-1") == "WA 8.3"
    table.end_round()
    table.turn(1, "cultivate", "tenerife", round_number=3)
    assert table.why(1, "plant", field="tenerife-1") == "WA 8.3"
    assert table.why(1, "plant", field="tenerife-2") is None


def test_wa_10_3_the_own_planting_may_close_a_field() -> None:
    table = Table(4)
    table.set_alcalde(0, "tenerife")
    table.turn(0, "settle", "cultivate", "tenerife")
    table.do(0, "plant", field="tenerife-1")
    assert table.why(0, "found", field="tenerife-1") == "WA 10.3"
    assert table.why(0, "found", field="tenerife-2") is None


def test_wa_10_3_exactly_the_building_fields_can_be_built_on() -> None:
    # R 244: none in the west.
    fields = {str(dict(a.arguments)["field"]) for a in GAME.actions.actions if a.kind == "found"}
    assert fields == set(COSTS)
    assert len(fields) == 20


@pytest.mark.parametrize("field", ["la-palma-1", "tenerife-3", "gran-canaria-3"])
def test_wa_10_3_pure_plantations_take_no_settlement(field: str) -> None:
    with pytest.raises(BadRequest):
        founder("tenerife", "gran-canaria").why(0, "found", field=field)


@pytest.mark.parametrize(("seats", "track"), [(2, 4), (3, 4), (4, 6), (5, 6)])
def test_wa_10_4_every_settlement_comes_from_the_track(seats: int, track: int) -> None:
    table = founder("lanzarote", seats=seats)
    stock = int(table.state.stock)
    assert int(table.state.track) == track
    found(table, "lanzarote-3")
    assert (int(table.state.track), int(table.state.stock)) == (track - 1, stock)


@pytest.mark.parametrize("seats", [2, 4])
def test_wa_10_4_an_empty_track_ends_founding(seats: int) -> None:
    table = founder("lanzarote", "tenerife", seats=seats, track=1)
    found(table, "lanzarote-3")
    assert table.why(0, "found", field="lanzarote-4") == "WA 10.4"
    assert table.why(0, "found", field="tenerife-4") == "WA 10.4"


def test_wa_10_4_an_empty_track_stops_the_players_that_follow() -> None:
    table = Table(4)
    table.set_gold(p0=45, p1=45)
    table.set_track(2)
    table.set_alcalde(0, "lanzarote")
    table.set_alcalde(1, "fuerteventura")
    for seat in range(4):
        table.set_ship(seat, "el-hierro")
    table.state.game_round = 2
    table.lay_all(("settle", "lanzarote"), ("settle", "sell", "fuerteventura"), ("el-hierro",), ("el-hierro",))
    table.end_turn()
    table.end_turn()
    found(table, "lanzarote-1", "lanzarote-2")
    table.end_turn()
    assert table.why(1, "found", field="fuerteventura-1") == "WA 10.4"


def test_wa_10_4_the_next_round_has_settlements_again() -> None:
    table = founder("lanzarote", track=1)
    found(table, "lanzarote-1")
    table.end_round()
    assert int(table.state.track) == 6
    table.set_alcalde(0, "lanzarote")
    table.turn(0, "settle", "lanzarote", round_number=3)
    assert table.why(0, "found", field="lanzarote-2") is None


def test_wa_10_4_all_six_may_go_to_one_player() -> None:
    table = founder("lanzarote", "tenerife")
    # 6 + 6 + 6 + 6 + 9 + 9 = 42
    found(table, "lanzarote-1", "lanzarote-2", "tenerife-1", "tenerife-2", "tenerife-4", "tenerife-5")
    assert int(table.state.track) == 0
    assert table.gold(0) == 3
    assert table.points(0) == 18


@pytest.mark.parametrize(("field", "cost"), COSTS.items())
def test_wa_10_5_the_field_says_the_cost(field: str, cost: int) -> None:
    table = founder(island_of(field), gold=20)
    found(table, field)
    assert table.gold(0) == 20 - cost
    assert table.field(field) == "settlement"


@pytest.mark.parametrize(("field", "cost"), [("lanzarote-1", 6), ("lanzarote-3", 9), ("lanzarote-5", 12)])
def test_wa_10_5_the_gold_must_be_there(field: str, cost: int) -> None:
    assert founder("lanzarote", gold=cost - 1).why(0, "found", field=field) == "WA 2.2"
    table = founder("lanzarote", gold=cost)
    found(table, field)
    assert table.gold(0) == 0


def test_wa_10_5_a_dear_field_may_be_chosen_while_a_cheap_one_is_free() -> None:
    table = founder("fuerteventura", gold=30)
    found(table, "fuerteventura-5", "fuerteventura-3", "fuerteventura-1")
    assert table.gold(0) == 30 - 12 - 9 - 6


def test_wa_10_5_gold_of_a_sale_in_the_same_turn_pays() -> None:
    table = Table(4)
    table.set_gold(p0=0)
    table.set_alcalde(0, "lanzarote")
    table.set_store(0, "lanzarote", sugar=1)
    table.turn(0, "settle", "sell", "lanzarote")
    table.do(0, "sell", island="lanzarote", good="sugar")
    found(table, "lanzarote-5")
    assert table.gold(0) == 0


@pytest.mark.parametrize("field", ["tenerife-1", "gran-canaria-4", "fuerteventura-5"])
@pytest.mark.parametrize("seats", [4, 5])
def test_wa_10_6_three_points_at_once_whatever_it_cost(field: str, seats: int) -> None:
    table = founder(island_of(field), seats=seats)
    found(table, field)
    assert table.points(0) == 3
    assert int(table.state.players[0].points[Source.SETTLEMENTS]) == 3
    assert [table.points(s) for s in range(1, seats)] == [0] * (seats - 1)


def test_wa_10_6_points_for_each_of_several() -> None:
    table = founder("lanzarote")
    for n in (1, 2, 3):
        found(table, f"lanzarote-{n}")
        assert table.points(0) == 3 * n


@pytest.mark.parametrize("seats", [2, 3])
def test_wa_10_6_settlements_of_the_start_gave_no_points(seats: int) -> None:
    table = founder("lanzarote", seats=seats)
    assert [table.points(s) for s in range(seats)] == [0] * seats
    found(table, "lanzarote-5")
    assert table.points(0) == 3
