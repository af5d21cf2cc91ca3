"""WA 1: the islands, as data and as what play makes of them."""

from itertools import pairwise

import pytest

from tests.games.west_of_africa.table import Table
from tradewinds.core.errors import BadRequest
from tradewinds.games.west_of_africa import GAME
from tradewinds.games.west_of_africa.box.components import (
    BUILD_FIELDS,
    CARD_NAMES,
    COST_OF,
    FIELD_NAMES,
    GOOD_NAMES,
    GOOD_OF,
    ISLAND_NAMES,
    PLANT_FIELDS,
    REGION_OF,
)

#: WA 1.4 to 1.6: what each field takes, a good, a settlement at a price, or either.
FIELDS: dict[str, list[tuple[str | None, int]]] = {
    "el-hierro": [("sugar", 0), ("wine", 0), ("grain", 0)],
    "la-palma": [("sugar", 0), ("sugar", 0), ("wine", 0), ("wine", 0)],
    "la-gomera": [("sugar", 0), ("grain", 0), ("grain", 0)],
    "tenerife": [("sugar", 6), ("sugar", 6), ("grain", 0), (None, 9), (None, 9), (None, 12)],
    "gran-canaria": [("sugar", 6), ("wine", 6), ("sugar", 0), (None, 9), (None, 9), (None, 12)],
    "fuerteventura": [(None, 6), (None, 6), (None, 9), (None, 9), (None, 12)],
    "lanzarote": [(None, 6), (None, 6), (None, 9), (None, 9), (None, 12)],
}
LINES = [
    (island, f"{island}-{number}", good, cost)
    for island, fields in FIELDS.items()
    for number, (good, cost) in enumerate(fields, 1)
]
PLANTING = [(island, field, good) for island, field, good, _ in LINES if good]
BUILDING = [(island, field, cost) for island, field, _, cost in LINES if cost]
DOUBLE = ["tenerife-1", "tenerife-2", "gran-canaria-1", "gran-canaria-2"]
LINE = ["el-hierro", "la-palma", "la-gomera", "tenerife", "gran-canaria", "fuerteventura", "lanzarote"]
NUMBERS = {
    "el-hierro": 0,
    "la-palma": 1,
    "la-gomera": 2,
    "tenerife": 3,
    "gran-canaria": 4,
    "fuerteventura": 5,
    "lanzarote": 6,
    "move-workers": 1,
    "move-ship": 2,
    "cultivate": 3,
    "sell": 7,
    "settle": 8,
    "minus": -4,
}


def island_of(field: str) -> str:
    return field.rpartition("-")[0]


def test_wa_1_1_most_points_win_against_more_gold() -> None:
    table = Table(2)
    table.state.players[1].points[0] = 30
    table.set_gold(p0=45, p1=0)
    for _ in range(2):
        table.lay_all(("el-hierro",), ("el-hierro",))
        table.end_round()
    assert table.actors == ()
    assert int(GAME.rules.winners(table.state)) == 0b10


def test_wa_1_1_points_come_from_settlements_offices_and_gold() -> None:
    assert GAME.sources == ("settlements", "offices", "gold-lead", "gold-end")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_wa_1_2_two_to_five_play(seats: int) -> None:
    assert GAME.check_seats(seats) == seats
    assert Table(seats).actors == tuple(range(seats))


@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_wa_1_2_fewer_or_more_do_not_play(seats: int) -> None:
    with pytest.raises(BadRequest):
        GAME.check_seats(seats)


def test_wa_1_2_the_colours() -> None:
    assert GAME.colours == ("red", "white", "blue", "green", "yellow")


def test_wa_1_3_seven_islands_in_three_regions() -> None:
    assert list(zip(ISLAND_NAMES, REGION_OF, strict=True)) == [
        ("el-hierro", "west"),
        ("la-palma", "west"),
        ("la-gomera", "west"),
        ("tenerife", "middle"),
        ("gran-canaria", "middle"),
        ("fuerteventura", "east"),
        ("lanzarote", "east"),
    ]


def test_wa_1_4_the_plantation_fields() -> None:
    found = [(island_of(FIELD_NAMES[f]), FIELD_NAMES[f], GOOD_NAMES[GOOD_OF[f]]) for f in PLANT_FIELDS]
    assert found == PLANTING
    goods = [good for _, _, good in PLANTING]
    assert (goods.count("sugar"), goods.count("wine"), goods.count("grain")) == (8, 4, 4)


@pytest.mark.parametrize(("island", "field", "good"), PLANTING)
def test_wa_1_4_the_good_shown_grows_there(island: str, field: str, good: str) -> None:
    before = {"sugar": 4, "wine": 2, "grain": 2}
    table = Table()
    table.turn(0, "cultivate", island)
    table.do(0, "plant", field=field)
    assert table.field(field) == 0
    assert {g: before[g] - table.supply(0, g) for g in before} == {g: int(g == good) for g in before}


@pytest.mark.parametrize("planter", [0, 1])
def test_wa_1_4_one_marker_to_a_field(planter: int) -> None:
    table = Table()
    table.set_good(planter, "la-palma-1", "sugar")
    table.turn(0, "cultivate", "la-palma")
    assert table.why(0, "plant", field="la-palma-1") == "WA 8.3"
    assert table.why(0, "plant", field="la-palma-2") is None


@pytest.mark.parametrize("field", [f for _, f, good, _ in LINES if good is None])
def test_wa_1_4_nothing_grows_on_building_land(field: str) -> None:
    with pytest.raises(BadRequest):
        GAME.actions.number("plant", field=field)


def test_wa_1_5_the_building_fields() -> None:
    found = [(island_of(FIELD_NAMES[f]), FIELD_NAMES[f], int(COST_OF[f])) for f in BUILD_FIELDS]
    assert found == BUILDING
    costs = [cost for _, _, cost in BUILDING]
    assert (costs.count(6), costs.count(9), costs.count(12)) == (8, 8, 4)


@pytest.mark.parametrize(("island", "field", "cost"), BUILDING)
def test_wa_1_5_a_settlement_costs_what_its_field_says(island: str, field: str, cost: int) -> None:
    table = Table()
    table.set_alcalde(0, island)
    table.turn(0, "settle", island)
    table.do(0, "found", field=field)
    assert table.field(field) == "settlement"
    assert table.gold(0) == 15 - cost


@pytest.mark.parametrize("field", [f for _, f, _, cost in LINES if not cost])
def test_wa_1_5_no_settlement_on_farm_land(field: str) -> None:
    with pytest.raises(BadRequest):
        GAME.actions.number("found", field=field)


def test_wa_1_6_double_fields_lie_in_the_middle() -> None:
    assert [FIELD_NAMES[f] for f in PLANT_FIELDS if f in BUILD_FIELDS] == DOUBLE


@pytest.mark.parametrize("planter", [0, 1])
@pytest.mark.parametrize("field", DOUBLE)
def test_wa_1_6_a_good_keeps_settlements_away_until_the_harvest(field: str, planter: int) -> None:
    island = island_of(field)
    table = Table()
    table.set_good(planter, field, "wine" if field == "gran-canaria-2" else "sugar")
    table.set_workers(0, **{island.replace("-", "_"): 3})
    table.set_alcalde(0, island)
    table.turn(0, "settle", island)
    assert table.why(0, "found", field=field) == "WA 10.3"
    table.end_round()
    table.turn(0, "settle", island, round_number=3)
    table.do(0, "found", field=field)
    assert table.field(field) == "settlement"


@pytest.mark.parametrize("field", DOUBLE)
def test_wa_1_6_a_settlement_ends_planting_for_ever(field: str) -> None:
    island = island_of(field)
    table = Table()
    table.set_alcalde(0, island)
    table.turn(0, "settle", "cultivate", island)
    table.do(0, "found", field=field)
    assert table.why(0, "plant", field=field) == "WA 8.3"
    table.end_round()
    table.turn(1, "cultivate", island, round_number=3)
    assert table.why(1, "plant", field=field) == "WA 8.3"


@pytest.mark.parametrize("island", LINE)
def test_wa_1_7_a_storehouse_holds_all_goods_of_all_players(island: str) -> None:
    table = Table(5)
    for seat in range(5):
        table.set_store(seat, island, sugar=4, wine=2, grain=2)
    table.turn(0, "sell", island)
    for good in GOOD_NAMES:
        table.do(0, "sell", island=island, good=good)
    table.end_round()
    assert [table.store(0, island, g) for g in GOOD_NAMES] == [3, 1, 1]
    assert [table.store(4, island, g) for g in GOOD_NAMES] == [4, 2, 2]


def test_wa_1_8_workers_step_only_along_one_row() -> None:
    steps = {tuple(v for _, v in a.arguments) for a in GAME.actions.actions if a.kind == "move-worker"}
    east = set(pairwise(LINE))
    west = {(b, a) for a, b in east}
    assert steps == east | west | {("west-ship", "la-gomera"), ("east-ship", "fuerteventura")}


@pytest.mark.parametrize(("west", "east"), list(pairwise(LINE)))
def test_wa_1_8_ships_sail_along_the_same_row(west: str, east: str) -> None:
    for start, direction, end in ((west, "east", east), (east, "west", west)):
        table = Table()
        table.set_ship(0, start)
        table.turn(0, "move-ship")
        table.do(0, "sail", direction=direction)
        table.do(0, "moor")
        assert table.ship(0) == end


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(
    ("island", "small", "large"),
    [
        ("el-hierro", 5, 5),
        ("la-palma", 1, 1),
        ("la-gomera", 1, 1),
        ("tenerife", 1, 2),
        ("gran-canaria", 1, 2),
        ("fuerteventura", 1, 1),
        ("lanzarote", 5, 5),
    ],
)
def test_wa_1_9_berths(island: str, small: int, large: int, seats: int) -> None:
    berths = small if seats <= 3 else large
    table = Table(seats)
    table.lay_all(*[("el-hierro",)] * seats)
    for placed, seat in enumerate(table.order):
        assert table.why(seat, "place-ship", island=island) == (None if placed < berths else "WA 6.3")
        free = island if placed < berths else ("el-hierro" if island != "el-hierro" else "lanzarote")
        table.do(seat, "place-ship", island=free)
        table.end_turn()


@pytest.mark.parametrize(
    ("ship", "beside"), [("west-ship", "la-gomera"), ("east-ship", "fuerteventura")], ids=["west", "east"]
)
def test_wa_1_10_a_start_ship_lies_beside_one_island(ship: str, beside: str) -> None:
    table = Table()
    before = table.workers(0, ship)
    table.turn(0, "move-workers")
    table.do(0, "move-worker", source=ship, target=beside)
    assert (table.workers(0, ship), table.workers(0, beside)) == (before - 1, 1)
    for island in LINE:
        if island != beside:
            with pytest.raises(BadRequest):
                GAME.actions.number("move-worker", source=ship, target=island)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_wa_1_11_there_are_twenty_settlements(seats: int) -> None:
    table = Table(seats)
    standing = sum(table.field(name) == "settlement" for name in FIELD_NAMES)
    assert standing + int(table.state.track) + int(table.state.stock) == 20


def test_wa_1_11_settlements_give_no_influence() -> None:
    table = Table()
    table.set_alcalde(0, "fuerteventura")
    table.turn(0, "settle", "fuerteventura")
    table.do(0, "found", field="fuerteventura-1")
    table.end_round()
    assert table.alcalde("fuerteventura") is None


def test_wa_1_12_thirteen_cards() -> None:
    assert set(CARD_NAMES) == set(NUMBERS)
    assert len(CARD_NAMES) == 13


@pytest.mark.parametrize(("card", "number"), list(NUMBERS.items()))
def test_wa_1_12_every_card_counts_its_number_for_everybody(card: str, number: int) -> None:
    table = Table(5)
    table.lay_all(*[(card,)] * 5)
    assert [int(table.state.players[s].card_sum) for s in range(5)] == [number] * 5
