"""WA 12: the end of a round."""

import pytest

from tests.games.west_of_africa.table import Table
from tradewinds.games.west_of_africa.box.components import FIELD_NAMES, GOOD_NAMES, ISLAND_NAMES
from tradewinds.games.west_of_africa.state import SETTLEMENT, Source

SEATS = [2, 3, 4, 5]
MANY = ("la-palma", "la-gomera", "tenerife", "gran-canaria")


def by_source(table: Table, source: Source) -> list[int]:
    return [int(table.state.players[s].points[source]) for s in range(table.state.seats)]


def pass_round(table: Table) -> None:
    """Everybody lays El Hierro and does nothing; first ships go to Lanzarote."""
    table.lay_all(*[("el-hierro",)] * table.state.seats)
    table.end_round()


def contest(island: str, *claims: dict[str, int], gold: tuple[int, ...] = ()) -> Table:
    """One claim for each seat: goods and workers on an island, ship=1 in its harbour; then a round passes.

    Without gold given, higher seats are ahead, so that a tie never goes to seat 0 by chance.
    """
    table = Table(4)
    for seat, claim in enumerate(claims):
        table.set_ship(seat, island if claim.get("ship") else "el-hierro")
        workers = claim.get("workers", 0)
        table.set_workers(seat, **{island.replace("-", "_"): workers, "west_ship": 3 - workers})
        table.set_store(seat, island, **{g: n for g, n in claim.items() if g in GOOD_NAMES})
    for seat in range(len(claims), 4):
        table.set_ship(seat, "el-hierro")
    table.state.game_round = 2
    amounts = gold or (10, 11, 12, 13)
    table.set_gold(**{f"p{s}": g for s, g in enumerate(amounts)})
    pass_round(table)
    return table


@pytest.mark.parametrize("seats", SEATS)
def test_wa_12_1_everybody_takes_the_cards_back(seats: int) -> None:
    table = Table(seats)
    table.lay_all(*[MANY] * seats)
    table.end_round()
    for seat in range(seats):
        assert table.chosen(seat) == set()
        assert len(table.legal(seat)) == 13
        table.lay(seat, *MANY)


def test_wa_12_1_except_the_minus_cards_that_moved_on() -> None:
    table = Table(3)
    table.lay_all(("minus", "la-palma"), MANY, MANY)
    table.end_round()
    assert [int(table.state.players[s].minus) for s in range(3)] == [0, 2, 1]
    assert [len(table.legal(s)) for s in range(3)] == [12, 13, 13]
    assert all(int(table.state.players[s].minus_coming) == 0 for s in range(3))


@pytest.mark.parametrize(
    ("gold", "points"),
    [
        ((3, 9), [0, 1]),
        ((9, 3, 8), [1, 0, 1]),
        ((9, 3, 8, 7), [1, 0, 1, 0]),
        ((0, 1, 2, 45, 44), [0, 0, 0, 1, 1]),
    ],
    ids=["2", "3", "4", "5"],
)
def test_wa_12_2_the_two_ahead_get_a_point_with_two_players_only_one(gold: tuple[int, ...], points: list[int]) -> None:
    table = Table(len(gold))
    table.set_gold(**{f"p{s}": g for s, g in enumerate(gold)})
    pass_round(table)
    assert by_source(table, Source.GOLD_LEAD) == points


@pytest.mark.parametrize(
    ("order", "points"),
    [
        ((1, 0), [0, 1]),
        ((2, 0, 1), [1, 0, 1]),
        ((3, 1, 0, 2), [0, 1, 0, 1]),
        ((4, 2, 0, 1, 3), [0, 0, 1, 0, 1]),
    ],
    ids=["2", "3", "4", "5"],
)
def test_wa_12_2_with_equal_gold_the_place_decides(order: tuple[int, ...], points: list[int]) -> None:
    table = Table(len(order), gold_order=order)
    pass_round(table)
    assert by_source(table, Source.GOLD_LEAD) == points


def test_wa_12_2_the_second_point_can_be_a_tie() -> None:
    table = Table()
    table.set_gold(p1=20, p3=15, p0=15, p2=14)
    pass_round(table)
    assert by_source(table, Source.GOLD_LEAD) == [0, 1, 0, 1]


def test_wa_12_2_also_with_no_gold_at_all() -> None:
    table = Table(3)
    table.set_gold(p2=0, p0=0, p1=0)
    pass_round(table)
    assert by_source(table, Source.GOLD_LEAD) == [1, 0, 1]


def test_wa_12_2_every_round_anew_and_the_gold_stays() -> None:
    table = Table()
    for number in (1, 2, 3):
        pass_round(table)
        assert by_source(table, Source.GOLD_LEAD) == [number, number, 0, 0]
    assert [table.gold(s) for s in range(4)] == [15, 15, 15, 15]


@pytest.mark.parametrize(
    ("field", "good"),
    [("el-hierro-3", "grain"), ("la-palma-4", "wine"), ("la-gomera-1", "sugar"), ("tenerife-1", "sugar")]
    + [("gran-canaria-2", "wine")],
)
def test_wa_12_3_goods_go_into_the_storehouse_of_their_island(field: str, good: str) -> None:
    island = field.rpartition("-")[0]
    table = Table()
    table.set_good(2, field, good)
    pass_round(table)
    assert table.field(field) is None
    assert [table.store(2, island, g) for g in GOOD_NAMES] == [int(g == good) for g in GOOD_NAMES]
    assert int(table.state.players[2].store.sum()) == 1


def test_wa_12_3_all_goods_of_all_players_join_what_lies_there() -> None:
    table = Table(3)
    table.set_store(0, "la-palma", sugar=1)
    table.set_good(0, "la-palma-1", "sugar")
    table.set_good(1, "la-palma-2", "sugar")
    table.set_good(2, "la-palma-3", "wine")
    pass_round(table)
    assert [table.store(s, "la-palma", "sugar") for s in range(3)] == [2, 1, 0]
    assert table.store(2, "la-palma", "wine") == 1
    assert (table.supply(0, "sugar"), table.supply(1, "sugar"), table.supply(2, "wine")) == (2, 3, 1)


def test_wa_12_3_settlements_stay() -> None:
    table = Table(2)
    pass_round(table)
    assert sum(table.field(name) == "settlement" for name in FIELD_NAMES) == 8


@pytest.mark.parametrize(
    ("claim", "rival", "winner"),
    [
        ({"sugar": 1}, {}, 0),
        ({"sugar": 2}, {"wine": 1}, 0),
        ({"sugar": 1, "wine": 1, "grain": 1}, {"sugar": 2}, 0),
        ({"workers": 1}, {"sugar": 1}, 0),
        ({"sugar": 3}, {"workers": 1}, 0),
        ({"sugar": 2}, {"workers": 1}, 1),
        ({"workers": 1}, {"grain": 2}, 1),
        ({"ship": 1}, {"sugar": 1}, 0),
        ({"sugar": 3}, {"ship": 1}, 0),
        ({"ship": 1}, {"sugar": 2}, 1),
        ({"ship": 1}, {"workers": 1}, 1),
        ({"workers": 1}, {"ship": 1}, 1),
        ({"workers": 2}, {"sugar": 3}, 0),
        ({"workers": 1, "ship": 1}, {"sugar": 3}, 0),
        ({"workers": 1, "ship": 1, "sugar": 1}, {"sugar": 4}, 0),
        ({"sugar": 4, "wine": 2, "grain": 1}, {"workers": 3}, 0),
        ({"workers": 3, "ship": 1}, {"sugar": 4, "wine": 2, "grain": 1}, 0),
        ({"workers": 3, "ship": 1}, {"sugar": 4, "wine": 2, "grain": 2}, 1),
    ],
    ids=str,
)
def test_wa_12_4_goods_count_1_workers_2_the_ship_2(claim: dict[str, int], rival: dict[str, int], winner: int) -> None:
    # Seat 1 has more gold and takes every tie.
    assert contest("tenerife", claim, rival).alcalde("tenerife") == winner


@pytest.mark.parametrize("island", [i for i in ISLAND_NAMES if i != "el-hierro"])
@pytest.mark.parametrize("claim", [{"sugar": 1}, {"workers": 1}, {"ship": 1}], ids=str)
def test_wa_12_4_influence_counts_on_every_island(island: str, claim: dict[str, int]) -> None:
    assert contest(island, claim).alcalde(island) == 0


def test_wa_12_4_goods_harvested_this_round_count() -> None:
    table = Table()
    table.set_store(1, "la-palma", grain=1)
    table.set_good(3, "la-palma-1", "sugar")
    table.set_good(3, "la-palma-3", "wine")
    pass_round(table)
    assert table.alcalde("la-palma") == 3


def test_wa_12_4_workers_on_start_ships_do_not_count() -> None:
    table = Table()
    pass_round(table)
    assert (table.alcalde("la-gomera"), table.alcalde("fuerteventura")) == (None, None)


def test_wa_12_4_goods_in_the_own_supply_do_not_count() -> None:
    assert contest("gran-canaria", {}, {"sugar": 1}).alcalde("gran-canaria") == 1


@pytest.mark.parametrize("seats", SEATS)
def test_wa_12_5_the_most_influence(seats: int) -> None:
    # Seat s has s goods; the poorest has the most.
    table = Table(seats)
    for seat in range(1, seats):
        table.set_store(seat, "la-palma", sugar=seat)
    table.set_gold(**{f"p{s}": 30 - s for s in range(seats)})
    pass_round(table)
    assert table.alcalde("la-palma") == seats - 1


@pytest.mark.parametrize("seats", SEATS)
def test_wa_12_5_ties_by_gold(seats: int) -> None:
    table = Table(seats)
    for seat in range(seats):
        table.set_store(seat, "la-palma", sugar=1)
    table.set_gold(**{f"p{s}": 10 + s for s in range(seats)})
    pass_round(table)
    assert table.alcalde("la-palma") == seats - 1


@pytest.mark.parametrize("seats", SEATS)
def test_wa_12_5_ties_with_equal_gold_by_place(seats: int) -> None:
    table = Table(seats, gold_order=tuple(reversed(range(seats))))
    for seat in range(seats):
        table.set_store(seat, "la-palma", sugar=1)
    pass_round(table)
    assert table.alcalde("la-palma") == seats - 1


def test_wa_12_5_only_those_who_tie_compare_their_gold() -> None:
    table = contest("tenerife", {"sugar": 2}, {"workers": 1}, {"sugar": 1}, gold=(9, 8, 45, 44))
    assert table.alcalde("tenerife") == 0


def test_wa_12_5_a_tie_goes_by_the_gold_at_the_end_of_the_round() -> None:
    # Seat 0 begins the round behind and sells: 14 + 6 = 20 against 15.
    table = Table(2)
    table.set_store(0, "la-palma", sugar=2)
    table.set_store(1, "la-palma", sugar=1)
    table.set_gold(p0=14, p1=15)
    table.turn(0, "sell", "la-palma")
    table.do(0, "sell", island="la-palma", good="sugar")
    table.end_round()
    assert (table.gold(0), table.alcalde("la-palma")) == (20, 0)


def test_wa_12_5_without_influence_no_alcalde() -> None:
    table = Table()
    pass_round(table)
    assert {island: table.alcalde(island) for island in ISLAND_NAMES} == {
        **dict.fromkeys(ISLAND_NAMES),
        "lanzarote": 0,
    }


def test_wa_12_5_an_office_is_given_back_when_nobody_is_there() -> None:
    table = Table()
    table.set_alcalde(1, "tenerife")
    table.turn(0, "el-hierro")
    table.end_round()
    assert table.alcalde("tenerife") is None


def test_wa_12_5_an_office_passes_to_whoever_has_more_now() -> None:
    table = Table()
    table.set_alcalde(1, "tenerife")
    table.set_store(1, "tenerife", sugar=2)
    table.set_workers(2, tenerife=2, west_ship=1)
    table.turn(0, "el-hierro")
    table.end_round()
    assert table.alcalde("tenerife") == 2


def test_wa_12_5_the_office_does_not_break_ties() -> None:
    table = Table()
    table.set_alcalde(3, "tenerife")
    table.set_store(0, "tenerife", sugar=1)
    table.set_store(3, "tenerife", sugar=1)
    table.turn(0, "el-hierro")
    table.end_round()
    assert table.alcalde("tenerife") == 0


def test_wa_12_5_the_office_lasts_though_everybody_has_left() -> None:
    table = contest("tenerife", {"workers": 1})
    table.lay(0, "move-workers", "settle", "tenerife")
    for seat in (1, 2, 3):
        table.lay(seat, "el-hierro")
    for _ in range(3):
        table.end_turn()
    table.do(0, "move-worker", source="tenerife", target="la-gomera")
    assert table.alcalde("tenerife") == 0
    table.do(0, "found", field="tenerife-1")
    table.end_round()
    assert (table.alcalde("tenerife"), table.alcalde("la-gomera")) == (None, 0)


@pytest.mark.parametrize("islands", [0, 1, 2, 6])
def test_wa_12_6_one_point_for_each_office(islands: int) -> None:
    # Seat 1 has the least gold; Lanzarote, full of ships, goes to seat 0.
    table = Table(3, gold_order=(0, 2, 1))
    places = [("la-palma", "sugar"), ("la-gomera", "sugar"), ("tenerife", "sugar"), ("gran-canaria", "sugar")]
    for island, good in [*places, ("el-hierro", "wine"), ("fuerteventura", "wine")][:islands]:
        table.set_store(1, island, **{good: 1})
    pass_round(table)
    assert by_source(table, Source.OFFICES) == [1, islands, 0]


def test_wa_12_6_all_seven_offices() -> None:
    table = Table(2)
    for island in ISLAND_NAMES[:4]:
        table.set_store(1, island, sugar=1)
    table.set_store(1, "gran-canaria", wine=1)
    table.set_store(1, "fuerteventura", wine=1)
    table.set_store(1, "lanzarote", grain=1)
    pass_round(table)
    assert by_source(table, Source.OFFICES) == [0, 7]


def test_wa_12_6_again_every_round() -> None:
    table = Table()
    for number in (1, 2, 3):
        pass_round(table)
        assert by_source(table, Source.OFFICES) == [number, 0, 0, 0]


@pytest.mark.parametrize(("seats", "full"), [(2, 4), (3, 4), (4, 6), (5, 6)])
@pytest.mark.parametrize("left", [0, 1, 3])
def test_wa_12_7_the_track_is_filled_up_to_its_number(seats: int, full: int, left: int) -> None:
    table = Table(seats)
    free = [f for f, name in enumerate(FIELD_NAMES) if table.field(name) is None and name.startswith(("lan", "fue"))]
    stock = int(table.state.stock)
    taken = full - left
    table.state.fields[free[:taken]] = SETTLEMENT
    table.state.track = left
    pass_round(table)
    assert (int(table.state.track), int(table.state.stock)) == (full, stock - taken)


@pytest.mark.parametrize("seats", SEATS)
def test_wa_12_7_a_full_track_stays_as_it_is(seats: int) -> None:
    table = Table(seats)
    before = (int(table.state.track), int(table.state.stock))
    pass_round(table)
    assert (int(table.state.track), int(table.state.stock)) == before


@pytest.mark.parametrize(("stock", "track", "after"), [(2, 1, 3), (0, 3, 3), (5, 1, 6), (6, 1, 6), (1, 0, 1)])
def test_wa_12_7_as_far_as_the_supply_goes(stock: int, track: int, after: int) -> None:
    table = Table()
    buildable = [f for f, name in enumerate(FIELD_NAMES) if name.startswith(("lan", "fue", "ten", "gran"))]
    buildable = [f for f in buildable if FIELD_NAMES[f] not in ("tenerife-3", "gran-canaria-3")]
    table.state.fields[buildable[: 20 - stock - track]] = SETTLEMENT
    table.state.stock, table.state.track = stock, track
    pass_round(table)
    assert (int(table.state.track), int(table.state.stock)) == (after, stock + track - after)


def test_wa_12_7_after_the_round_there_is_something_to_found_again() -> None:
    table = Table()
    table.set_alcalde(0, "lanzarote")
    table.set_track(1)
    table.set_gold(p0=45)
    table.turn(0, "settle", "lanzarote")
    table.do(0, "found", field="lanzarote-1")
    assert table.why(0, "found", field="lanzarote-2") == "WA 10.4"
    table.end_round()
    assert int(table.state.track) == 6
