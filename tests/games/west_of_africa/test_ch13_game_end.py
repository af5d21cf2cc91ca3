"""WA 13: the end of the game."""

from itertools import permutations

import numpy as np
import pytest

from tests.games.west_of_africa.table import Table
from tradewinds.games.west_of_africa import GAME
from tradewinds.games.west_of_africa.box.components import BUILD_FIELDS
from tradewinds.games.west_of_africa.state import SETTLEMENT, Source

SEATS = [2, 3, 4, 5]


def pass_round(table: Table) -> None:
    """Everybody lays El Hierro and does nothing; first ships go to Lanzarote."""
    table.lay_all(*[("el-hierro",)] * table.state.seats)
    table.end_round()


def set_points(table: Table, *points: int) -> None:
    for seat, amount in enumerate(points):
        table.state.players[seat].points[:] = 0
        table.state.players[seat].points[Source.SETTLEMENTS] = amount


def build(table: Table, count: int, track: int) -> None:
    """So many settlements stand on the islands in all, so many on the track, the others beside the board."""
    table.state.fields[list(BUILD_FIELDS)] = 0
    table.state.fields[list(BUILD_FIELDS)[:count]] = SETTLEMENT
    table.state.track, table.state.stock = track, 20 - count - track


def reason(table: Table) -> str:
    return GAME.reasons[int(GAME.rules.reason(table.state))]


def winners(table: Table) -> list[int]:
    bits = int(GAME.rules.winners(table.state))
    return [seat for seat in range(table.state.seats) if bits >> seat & 1]


def last_round(seats: int = 4) -> Table:
    """The last round is open, all points are 0 again and all ships lie at Lanzarote."""
    table = Table(seats)
    set_points(table, 25)
    pass_round(table)
    assert reason(table) == "points"
    set_points(table, *[0] * seats)
    return table


@pytest.mark.parametrize(("points", "ending"), [(24, "none"), (25, "points"), (26, "points")])
@pytest.mark.parametrize("seats", SEATS)
def test_wa_13_1_25_points_or_more(seats: int, points: int, ending: str) -> None:
    # The last seat is last on the gold track: no gold point, no office.
    table = Table(seats)
    set_points(table, *[0] * (seats - 1), points)
    pass_round(table)
    assert table.points(seats - 1) == points
    assert reason(table) == ending


@pytest.mark.parametrize(("points", "ending"), [(22, "none"), (23, "points")])
def test_wa_13_1_the_points_of_the_round_end_count(points: int, ending: str) -> None:
    # Seat 0 gets one for its gold and one as alcalde of Lanzarote.
    table = Table()
    set_points(table, points)
    pass_round(table)
    assert table.points(0) == points + 2
    assert reason(table) == ending


def test_wa_13_1_25_points_in_the_middle_of_a_round_change_nothing_yet() -> None:
    table = Table()
    set_points(table, 22)
    table.set_alcalde(0, "lanzarote")
    table.turn(0, "settle", "lanzarote")
    table.do(0, "found", field="lanzarote-1")
    assert table.points(0) == 25
    assert reason(table) == "none"
    table.end_round()
    assert reason(table) == "points"


@pytest.mark.parametrize("seats", SEATS)
def test_wa_13_1_exactly_one_more_full_round(seats: int) -> None:
    table = Table(seats)
    set_points(table, 25)
    pass_round(table)
    assert int(table.state.game_round) == 2
    assert table.actors == tuple(range(seats))
    table.lay_all(*[("el-hierro",)] * seats)
    for seat in table.order:
        assert table.actors == (seat,)
        table.end_turn()
    assert table.actors == ()


def test_wa_13_1_the_last_round_has_its_round_end() -> None:
    table = last_round()
    table.set_good(1, "la-palma-1", "sugar")
    pass_round(table)
    assert table.store(1, "la-palma", "sugar") == 1
    assert (table.alcalde("la-palma"), table.alcalde("lanzarote")) == (1, 0)
    # Gold lead, office and one point for 15 gold each where due.
    assert [table.points(s) for s in range(4)] == [1 + 1 + 1, 1 + 1 + 1, 1, 1]


@pytest.mark.parametrize(("built", "ending"), [(18, "none"), (19, "none"), (20, "settlements")])
@pytest.mark.parametrize("seats", SEATS)
def test_wa_13_2_all_twenty_stand(seats: int, built: int, ending: str) -> None:
    table = Table(seats)
    build(table, built, track=20 - built)
    pass_round(table)
    assert reason(table) == ending


def test_wa_13_2_an_empty_supply_is_not_enough() -> None:
    table = Table()
    build(table, 14, track=6)
    pass_round(table)
    assert reason(table) == "none"


def test_wa_13_2_the_twentieth_counts_at_the_end_of_the_round() -> None:
    table = Table()
    build(table, 19, track=1)
    table.set_alcalde(0, "lanzarote")
    table.turn(0, "settle", "lanzarote")
    table.do(0, "found", field="lanzarote-5")
    assert reason(table) == "none"
    table.end_round()
    assert reason(table) == "settlements"


@pytest.mark.parametrize("seats", SEATS)
def test_wa_13_2_exactly_one_more_full_round(seats: int) -> None:
    table = Table(seats)
    build(table, 20, track=0)
    pass_round(table)
    assert table.actors == tuple(range(seats))
    pass_round(table)
    assert table.actors == ()
    assert reason(table) == "settlements"


def test_wa_13_2_both_at_once_give_one_more_round() -> None:
    table = Table()
    set_points(table, 25)
    build(table, 20, track=0)
    pass_round(table)
    assert reason(table) == "both"
    pass_round(table)
    assert table.actors == ()


@pytest.mark.parametrize("seats", SEATS)
def test_wa_13_3_more_points_in_the_last_round_bring_no_further_one(seats: int) -> None:
    table = last_round(seats)
    set_points(table, *[30] * seats)
    pass_round(table)
    assert table.actors == ()


def test_ruling_9_the_other_condition_in_the_last_round_changes_nothing() -> None:
    table = last_round()
    build(table, 19, track=1)
    table.set_alcalde(0, "lanzarote")
    table.lay_all(("settle", "lanzarote"), ("el-hierro",), ("el-hierro",), ("el-hierro",))
    for _ in range(3):
        table.end_turn()
    table.do(0, "found", field="lanzarote-5")
    table.end_turn()
    assert table.actors == ()
    assert reason(table) == "points"


def test_wa_13_3_falling_short_again_does_not_cancel_the_last_round() -> None:
    table = last_round()
    pass_round(table)
    assert max(table.points(s) for s in range(4)) < 25
    assert table.actors == ()


@pytest.mark.parametrize(
    ("gold", "points"),
    [(0, 0), (1, 0), (9, 0), (10, 1), (15, 1), (19, 1), (20, 2), (29, 2), (30, 3), (39, 3), (40, 4), (45, 4)],
)
def test_wa_13_4_one_point_for_each_full_ten_gold(gold: int, points: int) -> None:
    table = last_round()
    table.set_gold(p2=gold)
    pass_round(table)
    assert int(table.state.players[2].points[Source.GOLD_END]) == points
    assert table.gold(2) == gold


@pytest.mark.parametrize("seats", SEATS)
def test_wa_13_4_everybody_gets_them_and_only_at_the_end(seats: int) -> None:
    table = last_round(seats)
    assert [int(table.state.players[s].points[Source.GOLD_END]) for s in range(seats)] == [0] * seats
    table.set_gold(**{f"p{s}": 10 * s + 5 for s in range(min(seats, 4))})
    pass_round(table)
    expected = [0, 1, 2, 3, 1][:seats]
    assert [int(table.state.players[s].points[Source.GOLD_END]) for s in range(seats)] == expected


def test_wa_13_4_gold_earned_in_the_last_round_counts() -> None:
    table = last_round()
    table.set_store(0, "lanzarote", sugar=1)
    table.set_gold(p0=8)
    table.lay_all(("sell", "lanzarote"), ("el-hierro",), ("el-hierro",), ("el-hierro",))
    for _ in range(3):
        table.end_turn()
    table.do(0, "sell", island="lanzarote", good="sugar")
    table.end_turn()
    assert (table.gold(0), int(table.state.players[0].points[Source.GOLD_END])) == (20, 2)


@pytest.mark.parametrize("seats", SEATS)
def test_wa_13_5_the_most_points_win(seats: int) -> None:
    for winner in range(seats):
        table = last_round(seats)
        table.set_gold(**{f"p{winner}": 0})
        set_points(table, *[20 if s == winner else 10 for s in range(seats)])
        pass_round(table)
        assert winners(table) == [winner]


@pytest.mark.parametrize(("behind", "winner"), [(4, 2), (6, 0)])
def test_wa_13_5_the_end_gold_can_decide(behind: int, winner: int) -> None:
    # Seat 2: 3 for 30 gold, 1 for the lead, 1 for Lanzarote. Seat 0: nothing for 9 gold. Seat 3 has the second lead.
    table = last_round()
    table.set_gold(p2=30, p3=20, p0=9, p1=9)
    set_points(table, 20, 0, 20 - behind, 0)
    pass_round(table)
    assert (table.points(0), table.points(2)) == (20, 25 - behind)
    assert winners(table) == [winner]


def test_wa_13_5_ties_in_points_by_gold() -> None:
    table = last_round()
    table.set_gold(p0=40, p1=35, p2=8, p3=9)
    set_points(table, 0, 0, 30, 30)
    pass_round(table)
    assert (table.points(2), table.points(3)) == (30, 30)
    assert winners(table) == [3]


@pytest.mark.parametrize("higher", [2, 3])
def test_wa_13_5_ties_with_equal_gold_by_place(higher: int) -> None:
    table = last_round()
    lower = 5 - higher
    table.set_gold(**{"p0": 40, "p1": 35, f"p{higher}": 9, f"p{lower}": 9})
    set_points(table, 0, 0, 30, 30)
    pass_round(table)
    assert (table.points(2), table.points(3)) == (30, 30)
    assert winners(table) == [higher]


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_wa_13_5_there_is_always_exactly_one_winner(order: tuple[int, ...]) -> None:
    # Equal points in the end: the first on the track has 2 more by gold and office, the second 1, the third 0.
    table = last_round(3)
    table.set_gold(**{f"p{s}": 12 for s in order})
    for seat, less in zip(order, (2, 1, 0), strict=True):
        table.state.players[seat].points[Source.SETTLEMENTS] = 20 - less
    pass_round(table)
    assert [table.points(s) for s in range(3)] == [21, 21, 21]
    assert winners(table) == [order[0]]


@pytest.mark.parametrize("seats", SEATS)
def test_wa_13_5_the_scores_are_the_points(seats: int) -> None:
    table = last_round(seats)
    set_points(table, *[3 * s for s in range(seats)])
    pass_round(table)
    out = np.zeros(16, np.int16)
    GAME.rules.scores(table.state, out)
    # By gold place: seat 0 leads and is alcalde of Lanzarote, seat 1 is second; everybody has 15 gold.
    extra = [3, 2 if seats > 2 else 1, 1, 1, 1]
    assert [int(n) for n in out[:seats]] == [3 * s + extra[s] for s in range(seats)]
