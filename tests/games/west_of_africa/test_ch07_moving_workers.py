"""WA 7: moving workers."""

from itertools import pairwise

import pytest

from tests.games.west_of_africa.table import Table
from tradewinds.core.errors import BadRequest
from tradewinds.games.west_of_africa import GAME

ISLANDS = ("el-hierro", "la-palma", "la-gomera", "tenerife", "gran-canaria", "fuerteventura", "lanzarote")
EASTWARD = list(pairwise(ISLANDS))
STEPS = [
    ("west-ship", "la-gomera"),
    ("east-ship", "fuerteventura"),
    *EASTWARD,
    *((target, source) for source, target in EASTWARD),
]


def walk(table: Table, seat: int, *places: str) -> None:
    """One worker from the first place over all others."""
    for source, target in pairwise(places):
        table.do(seat, "move-worker", source=source, target=target)


def on_turn(seats: int = 4) -> Table:
    table = Table(seats)
    table.turn(0, "move-workers")
    return table


@pytest.mark.parametrize(
    "walks",
    [
        [("west-ship", "la-gomera", "tenerife", "gran-canaria", "fuerteventura")],
        [("east-ship", "fuerteventura", "gran-canaria", "tenerife", "la-gomera")],
        [("west-ship", "la-gomera", "la-palma", "el-hierro"), ("west-ship", "la-gomera")],
        [("west-ship", "la-gomera", "la-palma"), ("east-ship", "fuerteventura", "lanzarote")],
        [("west-ship", "la-gomera"), ("west-ship", "la-gomera", "tenerife"), ("east-ship", "fuerteventura")],
        [("west-ship", "la-gomera", "tenerife", "la-gomera", "tenerife")],
    ],
)
def test_wa_7_1_four_points_are_shared_as_one_likes(walks: list[tuple[str, ...]]) -> None:
    table = on_turn()
    for places in walks:
        walk(table, 0, *places)
    stands = [places[-1] for places in walks]
    for place in set(stands):
        assert table.workers(0, place) == stands.count(place)
    assert table.legal(0) == ["EndTurn()"]


def test_wa_7_1_a_fifth_point_is_refused() -> None:
    table = on_turn()
    walk(table, 0, "west-ship", "la-gomera", "tenerife", "gran-canaria")
    assert table.why(0, "move-worker", source="west-ship", target="la-gomera") is None
    walk(table, 0, "west-ship", "la-gomera")
    assert table.why(0, "move-worker", source="east-ship", target="fuerteventura") == "WA 7.1"
    assert table.why(0, "move-worker", source="la-gomera", target="tenerife") == "WA 7.1"


@pytest.mark.parametrize("points", [0, 1, 2, 3])
def test_wa_7_1_points_may_be_left_over(points: int) -> None:
    table = on_turn()
    walk(table, 0, *("west-ship", "la-gomera", "tenerife", "gran-canaria")[: points + 1])
    table.end_turn()
    assert int(table.state.game_round) == 3


def test_wa_7_1_points_left_over_are_lost() -> None:
    table = on_turn()
    walk(table, 0, "west-ship", "la-gomera")
    table.end_round()
    table.turn(0, "move-workers", round_number=3)
    walk(table, 0, "la-gomera", "tenerife", "gran-canaria", "fuerteventura", "lanzarote")
    assert table.why(0, "move-worker", source="west-ship", target="la-gomera") == "WA 7.1"


def test_wa_7_1_a_new_round_gives_four_new_points() -> None:
    table = on_turn()
    walk(table, 0, "west-ship", "la-gomera", "tenerife", "gran-canaria", "fuerteventura")
    table.end_round()
    table.turn(0, "move-workers", round_number=3)
    walk(table, 0, "fuerteventura", "gran-canaria", "tenerife", "la-gomera", "la-palma")
    assert table.workers(0, "la-palma") == 1


def test_wa_7_1_no_island_card_is_needed_and_no_gold() -> None:
    table = on_turn()
    walk(table, 0, "west-ship", "la-gomera", "tenerife")
    assert table.chosen(0) == {"move-workers"}
    assert table.gold(0) == 15


def test_wa_7_1_moving_is_possible_in_the_first_round() -> None:
    table = Table(2)
    table.lay_all(("move-workers",), ("settle",))
    table.do(0, "place-ship", island="el-hierro")
    walk(table, 0, "west-ship", "la-gomera", "tenerife")
    assert table.workers(0, "tenerife") == 1


def test_wa_7_2_exactly_these_steps_exist() -> None:
    actions = [dict(a.arguments) for a in GAME.actions.actions if a.kind == "move-worker"]
    found = [(a["source"], a["target"]) for a in actions]
    assert len(found) == 14
    assert set(found) == set(STEPS)


@pytest.mark.parametrize(("source", "target"), STEPS)
def test_wa_7_2_every_step_costs_one_point(source: str, target: str) -> None:
    table = on_turn()
    places = {"tenerife": 2}
    places[source.replace("-", "_")] = places.get(source, 0) + 1
    table.set_workers(0, **places)
    before = table.workers(0, target)
    walk(table, 0, source, target)
    assert table.workers(0, target) == before + 1
    assert table.workers(0, source) == places[source.replace("-", "_")] - 1
    # Three further steps are paid by the remaining three points, a fourth is not.
    start = "tenerife" if table.workers(0, "tenerife") else target
    walk(table, 0, start, "gran-canaria", "tenerife", "gran-canaria")
    assert table.why(0, "move-worker", source="gran-canaria", target="tenerife") == "WA 7.1"


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("la-gomera", "west-ship"),
        ("fuerteventura", "east-ship"),
        ("west-ship", "east-ship"),
        ("west-ship", "fuerteventura"),
        ("west-ship", "el-hierro"),
        ("west-ship", "la-palma"),
        ("west-ship", "tenerife"),
        ("east-ship", "lanzarote"),
        ("la-gomera", "gran-canaria"),
        ("tenerife", "fuerteventura"),
        ("la-gomera", "el-hierro"),
        ("gran-canaria", "lanzarote"),
        ("la-palma", "tenerife"),
    ],
)
def test_wa_7_2_there_is_no_other_step(source: str, target: str) -> None:
    table = on_turn()
    table.set_workers(0, **{source.replace("-", "_"): 3})
    with pytest.raises(BadRequest):
        table.why(0, "move-worker", source=source, target=target)


def test_wa_7_2_workers_are_not_hindered_by_full_harbours() -> None:
    table = Table(5)
    for seat, island in ((1, "tenerife"), (2, "tenerife"), (3, "la-gomera"), (4, "gran-canaria")):
        table.set_ship(seat, island)
    table.turn(0, "move-workers")
    walk(table, 0, "west-ship", "la-gomera", "tenerife")
    assert table.workers(0, "tenerife") == 1
    assert [table.ship(s) for s in range(1, 5)] == ["tenerife", "tenerife", "la-gomera", "gran-canaria"]


@pytest.mark.parametrize(("source", "target"), EASTWARD)
def test_wa_7_3_a_worker_must_stand_there(source: str, target: str) -> None:
    table = on_turn()
    assert table.why(0, "move-worker", source=source, target=target) == "WA 7.3"


def test_wa_7_3_other_players_workers_do_not_count() -> None:
    table = on_turn()
    table.set_workers(1, tenerife=3)
    assert table.why(0, "move-worker", source="tenerife", target="la-gomera") == "WA 7.3"


def test_wa_7_3_a_start_ship_runs_empty() -> None:
    table = on_turn()
    walk(table, 0, "west-ship", "la-gomera")
    walk(table, 0, "west-ship", "la-gomera")
    assert table.why(0, "move-worker", source="west-ship", target="la-gomera") == "WA 7.3"
    walk(table, 0, "east-ship", "fuerteventura")
    assert table.why(0, "move-worker", source="east-ship", target="fuerteventura") == "WA 7.3"


def test_wa_7_3_only_the_own_worker_moves() -> None:
    table = on_turn()
    walk(table, 0, "west-ship", "la-gomera")
    for other in (1, 2, 3):
        assert (table.workers(other, "west-ship"), table.workers(other, "east-ship")) == (2, 1)


@pytest.mark.parametrize("island", ISLANDS)
def test_wa_7_4_all_fifteen_workers_fit_on_one_island(island: str) -> None:
    table = on_turn(5)
    neighbour = "la-palma" if island == "el-hierro" else ISLANDS[ISLANDS.index(island) - 1]
    for other in range(1, 5):
        table.set_workers(other, **{island.replace("-", "_"): 3})
    table.set_workers(0, **{neighbour.replace("-", "_"): 3})
    for _ in range(3):
        walk(table, 0, neighbour, island)
    assert sum(table.workers(seat, island) for seat in range(5)) == 15
