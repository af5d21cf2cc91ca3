"""KW 13: final scoring and the winner."""

import pytest

from tests.games.key_west.table import Table
from tradewinds.core.game import SPECTATOR
from tradewinds.games.key_west import GAME
from tradewinds.games.key_west.box.components import BRIDGE_NAMES, SCALE
from tradewinds.games.key_west.state import Phase, Source


def last_turns(seats: int = 3) -> Table:
    """The turns of round 8 begin."""
    table = Table(seats)
    table.turn(0)
    table.set_round(8)
    return table


def final(table: Table, source: Source) -> list[int]:
    """Play on to the end and tell the points of one source."""
    table.skip_turns()
    assert table.phase == Phase.OVER
    return [table.points(seat, source) for seat in range(table.state.seats)]


def test_kw_13_1_fruit_treasures_stars_and_money() -> None:
    table = last_turns()
    table.set_fruit(0, orange=2)
    table.set_treasures(0, vase=1)
    table.set_discs(0, "upper-hotel-2")
    table.set_complete("key-largo-cut")
    table.set_money(23, 4, 0)
    table.skip_turns()
    names = dict(zip(GAME.sources, GAME.points(table.state, 0), strict=True))
    assert {name: n for name, n in names.items() if n} == {
        "bosses": 2,
        "fruit": 3,
        "treasures": 1,
        "stars": 8,
        "money": 4,
    }
    assert sum(names.values()) == table.points(0)


@pytest.mark.parametrize(
    ("count", "points"), list(enumerate([0, 1, 3, 6, 10, 11, 12, 13, 14, 15])), ids=[str(n) for n in range(10)]
)
def test_kw_13_2_each_fruit_by_itself(count: int, points: int) -> None:
    assert SCALE[count] == points
    table = last_turns()
    table.set_fruit(1, orange=count, mango=1)
    assert final(table, Source.FRUIT) == [0, points + 1, 0]


@pytest.mark.parametrize(("count", "points"), list(enumerate([0, 1, 3, 6, 10, 11])), ids=[str(n) for n in range(6)])
def test_kw_13_3_each_treasure_by_itself(count: int, points: int) -> None:
    table = last_turns()
    table.set_treasures(2, mask=count, chest=1)
    assert final(table, Source.TREASURES) == [0, 0, points + 1]


def test_kw_13_3_treasures_are_shown_at_the_end() -> None:
    table = last_turns()
    table.set_treasures(2, mask=1)
    assert -1 in table.seen(SPECTATOR).tiles
    table.skip_turns()
    assert -1 not in table.seen(SPECTATOR).tiles


def test_kw_13_4_the_most_and_the_second_most_stars() -> None:
    table = last_turns(5)
    table.set_complete(*BRIDGE_NAMES)
    table.set_discs(0, "upper-hotel-1", "upper-hotel-2")
    table.set_discs(1, "lower-hotel-3")
    table.set_discs(2, "middle-hotel-2")
    table.set_discs(3, "upper-hotel-3", "lower-hotel-1")
    assert final(table, Source.STARS) == [0, 4, 0, 8, 0]


def test_kw_13_4_only_connected_hotels_count() -> None:
    table = last_turns()
    table.set_complete("key-largo-cut", "seven-miles-bridge")
    table.set_discs(0, "upper-hotel-2")
    table.set_discs(1, "middle-hotel-3", "lower-hotel-3")
    assert final(table, Source.STARS) == [8, 0, 0]


@pytest.mark.parametrize(
    ("hotels", "prizes"),
    [
        ((("upper-hotel-3",), ("upper-hotel-4",), ("upper-hotel-2",)), [6, 6, 0]),
        ((("middle-hotel-3",), ("upper-hotel-3",), ("upper-hotel-4",)), [8, 2, 2]),
        ((("middle-hotel-2",), ("lower-hotel-1",), ("lower-hotel-2",)), [6, 6, 6]),
    ],
)
def test_kw_13_5_ties(hotels: tuple[tuple[str, ...], ...], prizes: list[int]) -> None:
    table = last_turns()
    table.set_complete(*BRIDGE_NAMES)
    for seat, spaces in enumerate(hotels):
        table.set_discs(seat, *spaces)
    assert final(table, Source.STARS) == prizes


def test_kw_13_6_no_stars() -> None:
    table = last_turns()
    table.set_complete("key-largo-cut")
    assert final(table, Source.STARS) == [0, 0, 0]


def test_kw_13_6_one_player_with_stars() -> None:
    table = last_turns()
    table.set_complete("key-largo-cut")
    table.set_discs(1, "upper-hotel-2")
    assert final(table, Source.STARS) == [0, 8, 0]


@pytest.mark.parametrize(("dollars", "points"), [(0, 0), (4, 0), (5, 1), (24, 4), (25, 5)])
def test_kw_13_7_money(dollars: int, points: int) -> None:
    table = last_turns()
    table.set_money(dollars, 0, 0)
    assert final(table, Source.MONEY) == [points, 0, 0]


def test_kw_13_8_nothing_for_cigars_shares_and_discs() -> None:
    table = last_turns()
    table.set_money(0, 0, 0)
    table.state.players[0].cigars = 39
    table.set_cards(0, "long-key", "key-largo-cut")
    table.set_complete("key-largo-cut", "long-key")
    table.set_discs(0, "upper-orange-1", "upper-factory-1")
    table.set_discs(1, "upper-orange-2", "upper-factory-2")
    table.skip_turns()
    assert [table.points(seat) for seat in range(3)] == [1, 1, 0]


@pytest.mark.parametrize(("dollars", "winners"), [((20, 15, 10), {0}), ((20, 21, 10), {0, 1}), ((9, 5, 7), {0, 1, 2})])
def test_kw_13_9_the_most_points_win_and_ties_share(dollars: tuple[int, ...], winners: set[int]) -> None:
    table = last_turns()
    table.set_money(*dollars)
    table.skip_turns()
    bits = GAME.rules.winners(table.state)
    assert {seat for seat in range(3) if bits >> seat & 1} == winners
