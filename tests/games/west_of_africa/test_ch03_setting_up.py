"""WA 3: the set-up for two to five players."""

import random
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from tests.games.west_of_africa.table import Table
from tradewinds.core.game import CHANCE_BIT
from tradewinds.games.west_of_africa import GAME
from tradewinds.games.west_of_africa.box.components import (
    BUILD_FIELDS,
    FIELD_NAMES,
    GOOD_NAMES,
    ISLAND_NAMES,
    PLACE_NAMES,
)
from tradewinds.games.west_of_africa.state import SETTLEMENT

SEATS = [2, 3, 4, 5]
CHEAP = [
    f"{island}-{number}" for island in ("tenerife", "gran-canaria", "fuerteventura", "lanzarote") for number in (1, 2)
]
FIRST_CHEAP = ["tenerife-1", "gran-canaria-1", "fuerteventura-1", "lanzarote-1"]


def standing(table: Table) -> list[str]:
    return [name for name in FIELD_NAMES if table.field(name) == "settlement"]


def undrawn(seats: int) -> Any:
    """The set-up before the order of the gold markers is drawn."""
    return GAME.record(GAME.first_position(seats, np.zeros(16, np.int16)))


def drawable(state: Any) -> dict[str, int]:
    out, weights = np.zeros(512, np.int16), np.zeros(512, np.int16)
    count = GAME.rules.chance(state, out, weights)
    return {repr(GAME.actions.actions[out[i]]): int(weights[i]) for i in range(count)}


@pytest.mark.parametrize(("seats", "track"), [(2, 4), (3, 4), (4, 6), (5, 6)])
def test_wa_3_1_the_settlement_track(seats: int, track: int) -> None:
    assert int(Table(seats).state.track) == track


@pytest.mark.parametrize(("seats", "stock"), [(2, 8), (3, 12), (4, 14), (5, 14)])
def test_ruling_8_the_others_wait_beside_the_board(seats: int, stock: int) -> None:
    # 20 less those on the track, and less 8 (two players) or 4 (three) on the islands.
    assert int(Table(seats).state.stock) == stock


@pytest.mark.parametrize("seats", SEATS)
def test_wa_3_2_goods_and_cards(seats: int) -> None:
    table = Table(seats)
    for seat in range(seats):
        assert [table.supply(seat, good) for good in GOOD_NAMES] == [4, 2, 2]
        assert not table.state.players[seat].store.any()
        assert int(table.state.players[seat].minus) == 1
        assert len(table.legal(seat)) == 13


@pytest.mark.parametrize("seats", SEATS)
def test_wa_3_2_no_alcaldes_yet(seats: int) -> None:
    table = Table(seats)
    assert [table.alcalde(island) for island in ISLAND_NAMES] == [None] * 7


@pytest.mark.parametrize("seats", SEATS)
def test_wa_3_3_fifteen_gold_and_no_points(seats: int) -> None:
    table = Table(seats)
    assert [table.gold(seat) for seat in range(seats)] == [15] * seats
    assert [table.points(seat) for seat in range(seats)] == [0] * seats


@pytest.mark.parametrize("seats", SEATS)
def test_wa_3_3_every_order_of_the_markers_is_equally_likely(seats: int) -> None:
    state = undrawn(seats)
    left = list(range(seats))
    while len(left) > 1:
        assert int(state.actors) == CHANCE_BIT
        drawn = drawable(state)
        assert set(drawn) == {f"GoldOrder(seat={seat})" for seat in left}
        assert len(set(drawn.values())) == 1
        GAME.rules.apply(state, -1, GAME.actions.number("gold-order", seat=left.pop()))


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_wa_3_3_the_first_drawn_stands_highest(order: tuple[int, ...]) -> None:
    table = Table(3, gold_order=order)
    assert [table.gold_place(seat) for seat in order] == [0, 1, 2]


@pytest.mark.parametrize("seats", SEATS)
def test_wa_3_3_nothing_else_is_random(seats: int) -> None:
    table = Table(seats)
    choice = random.Random(seats)
    out = np.zeros(512, np.int16)
    for _ in range(120):
        actors = table.actors
        assert set(actors) <= set(range(seats))
        if not actors:
            break
        seat = choice.choice(actors)
        count = GAME.rules.legal(table.state, seat, out)
        GAME.rules.apply(table.state, seat, int(choice.choice(list(out[:count]))))
    assert int(table.state.game_round) > 1


@pytest.mark.parametrize("seats", SEATS)
def test_wa_3_4_two_workers_west_and_one_east(seats: int) -> None:
    table = Table(seats)
    for seat in range(seats):
        found = {place: table.workers(seat, place) for place in PLACE_NAMES if table.workers(seat, place)}
        assert found == {"west-ship": 2, "east-ship": 1}


@pytest.mark.parametrize("seats", SEATS)
def test_wa_3_4_no_ship_is_on_the_board(seats: int) -> None:
    table = Table(seats)
    assert [table.ship(seat) for seat in range(seats)] == [None] * seats


@pytest.mark.parametrize(("seats", "built"), [(2, CHEAP), (3, FIRST_CHEAP), (4, []), (5, [])])
def test_ruling_8_settlements_that_stand_from_the_beginning(seats: int, built: list[str]) -> None:
    assert standing(Table(seats)) == built


def test_wa_3_5_eight_on_all_fields_that_cost_6_give_nobody_points() -> None:
    table = Table(2)
    assert standing(table) == CHEAP
    assert [table.points(0), table.points(1)] == [0, 0]


def test_wa_3_5_the_eight_end_planting_on_all_double_fields() -> None:
    table = Table(2)
    table.turn(0, "cultivate", "tenerife", "gran-canaria")
    for field in ("tenerife-1", "tenerife-2", "gran-canaria-1", "gran-canaria-2"):
        assert table.why(0, "plant", field=field) == "WA 8.3"
    assert table.why(0, "plant", field="gran-canaria-3") is None


@pytest.mark.parametrize("field", CHEAP)
def test_wa_3_5_nothing_is_founded_on_the_eight(field: str) -> None:
    island = field.rpartition("-")[0]
    table = Table(2)
    table.set_alcalde(0, island)
    table.turn(0, "settle", island)
    assert table.why(0, "found", field=field) == "WA 10.3"


@pytest.mark.parametrize(("seats", "to_found"), [(2, 12), (3, 16), (4, 20), (5, 20)])
def test_ruling_8_the_first_settlements_count_as_founded(seats: int, to_found: int) -> None:
    # The last round begins when the rest stands: one fewer does not do.
    for missing, reason in ((1, "none"), (0, "settlements")):
        table = Table(seats)
        free = [f for f in FIELD_NAMES if FIELD_NAMES.index(f) in BUILD_FIELDS and table.field(f) is None]
        assert len(free) == to_found
        for field in free[missing:]:
            table.state.fields[FIELD_NAMES.index(field)] = SETTLEMENT
        table.state.stock, table.state.track = 0, missing
        table.lay_all(*[("el-hierro",)] * seats)
        table.end_round()
        assert GAME.reasons[int(GAME.rules.reason(table.state))] == reason


def test_wa_3_6_one_on_each_of_four_islands_gives_nobody_points() -> None:
    table = Table(3)
    assert standing(table) == FIRST_CHEAP
    assert [table.points(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.parametrize("field", CHEAP)
def test_wa_3_6_only_the_four_are_built_on(field: str) -> None:
    island = field.rpartition("-")[0]
    table = Table(3)
    table.set_alcalde(0, island)
    table.turn(0, "settle", island)
    assert table.why(0, "found", field=field) == ("WA 10.3" if field in FIRST_CHEAP else None)


def test_wa_3_6_the_second_double_fields_can_be_planted() -> None:
    table = Table(3)
    table.turn(0, "cultivate", "tenerife", "gran-canaria")
    assert table.why(0, "plant", field="tenerife-1") == "WA 8.3"
    assert table.why(0, "plant", field="gran-canaria-1") == "WA 8.3"
    table.do(0, "plant", field="tenerife-2")
    table.do(0, "plant", field="gran-canaria-2")
