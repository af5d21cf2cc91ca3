"""KW 12: bosses, markers, round 8."""

import pytest

from tests.games.key_west.table import Table
from tradewinds.games.key_west.box.components import CARD_NAMES
from tradewinds.games.key_west.state import Phase, Source

UPPER = ("upper-hotel-2", "upper-hotel-3", "upper-factory-1", "upper-factory-2", "upper-orange-1", "upper-banana-1")


def ended(*discs: int, seats: int = 4) -> list[int]:
    """Points for bosses after a round in which the seats have so many discs on the Upper Keys."""
    table = Table(seats)
    table.turn(0)
    spaces = iter(UPPER)
    for seat, count in enumerate(discs):
        table.set_discs(seat, *(next(spaces) for _ in range(count)))
    table.skip_turns()
    return [table.points(seat, Source.BOSSES) for seat in range(seats)]


def test_kw_12_1_the_most_discs() -> None:
    assert ended(2, 3, 1) == [0, 2, 0, 0]


def test_kw_12_1_all_sorts_together_and_each_island_by_itself() -> None:
    table = Table()
    table.turn(0)
    table.set_discs(0, "upper-hotel-2", "upper-factory-1", "upper-mango-1")
    table.set_discs(1, "upper-orange-1", "upper-orange-2", "middle-hotel-2")
    table.set_discs(2, "lower-banana-1")
    table.skip_turns()
    assert [table.points(seat) for seat in range(4)] == [2, 2, 2, 0]


@pytest.mark.parametrize(
    ("discs", "points"), [((2, 2, 1), [1, 1, 0, 0]), ((1, 1, 1, 1), [1, 1, 1, 1]), ((0, 2, 1, 2), [0, 1, 0, 1])]
)
def test_kw_12_2_ties(discs: tuple[int, ...], points: list[int]) -> None:
    assert ended(*discs) == points


def test_kw_12_3_nobody_on_an_empty_island() -> None:
    assert ended(0, 0, 0, 0) == [0, 0, 0, 0]


def test_kw_12_4_in_all_eight_rounds() -> None:
    table = Table(3)
    table.set_discs(1, "middle-hotel-2")
    for number in range(1, 9):
        table.skip_round()
        assert table.points(1, Source.BOSSES) == 2 * number
    assert table.phase == Phase.OVER


@pytest.mark.parametrize(("number", "back"), [(1, False), (2, False), (3, True), (4, False), (6, True), (7, False)])
def test_kw_12_5_markers_return_after_rounds_3_and_6(number: int, back: bool) -> None:
    table = Table()
    for _ in range(number):
        table.skip_round()
    assert table.round == number + 1
    left = 6 if back else 6 - 2 * (number % 3)
    assert [int(player.markers) for player in table.state.players[:4]] == [left] * 4
    assert [len(table.blocked(seat)) for seat in range(4)] == [6 - left] * 4


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_kw_12_6_round_8_from_the_fourteen(seats: int) -> None:
    table = Table(seats)
    for _ in range(6):
        table.skip_round()
    table.bid(*[0] * seats)
    table.take_any()
    discarded = {f"RevealCard(card={CARD_NAMES[c]!r})": int(n) for c, n in enumerate(table.state.discard) if n}
    assert sum(discarded.values()) == 14
    table.skip_turns()
    assert (table.round, table.phase) == (8, Phase.REVEAL)
    assert table.outcomes() == discarded
    table.chance()
    assert (len(table.offer()), sum(table.state.deck), sum(table.state.discard)) == (6, 8, 0)
