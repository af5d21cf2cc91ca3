"""KW 11: scoring shares and harvesting."""

import pytest

from tests.games.key_west.table import Table
from tradewinds.games.key_west.box.components import BRIDGE_NAMES
from tradewinds.games.key_west.state import Phase, Source


def scoring(*complete: str) -> Table:
    """Seat 0 scores shares: three of Key Largo Cut, two of Long Key, one of Seven Miles Bridge."""
    table = Table()
    table.turn(0)
    table.set_cards(0, "key-largo-cut", "key-largo-cut-orange", "key-largo-cut-harvest")
    table.set_cards(0, "long-key", "long-key-banana", "seven-miles-bridge-mango")
    table.set_complete(*complete)
    table.mark(0, "shares")
    return table


def harvesting(*plantations: str, **mainland: int) -> Table:
    """Seat 0 harvests."""
    table = Table()
    table.turn(0)
    table.set_discs(0, *plantations)
    table.set_mainland(**mainland)
    table.mark(0, "harvest")
    return table


def test_kw_11_1_two_different_bridges() -> None:
    table = scoring(*BRIDGE_NAMES)
    table.do(0, "score", bridge="long-key")
    assert table.why(0, "score", bridge="long-key") == "KW 11.1"
    table.do(0, "score", bridge="key-largo-cut")
    assert table.points(0, Source.SHARES) == 5
    assert table.phase == Phase.MARK


def test_kw_11_1_a_third_is_too_much() -> None:
    table = scoring(*BRIDGE_NAMES)
    table.do(0, "score", bridge="long-key")
    table.do(0, "score", bridge="seven-miles-bridge")
    assert table.why(0, "score", bridge="key-largo-cut") == "KW 4.3"


def test_kw_11_1_one_is_enough() -> None:
    table = scoring(*BRIDGE_NAMES)
    table.do(0, "score", bridge="key-largo-cut")
    table.do(0, "done")
    assert (table.points(0, Source.SHARES), table.phase) == (3, Phase.MARK)


@pytest.mark.parametrize(
    ("complete", "open_to_score"),
    [
        ((), ()),
        (("long-key",), ()),
        (("key-largo-cut",), ("key-largo-cut",)),
        (("key-largo-cut", "seven-miles-bridge"), ("key-largo-cut",)),
        (("key-largo-cut", "long-key"), ("key-largo-cut", "long-key")),
    ],
)
def test_kw_11_2_complete_and_connected(complete: tuple[str, ...], open_to_score: tuple[str, ...]) -> None:
    table = scoring(*complete)
    for bridge in BRIDGE_NAMES:
        assert table.why(0, "score", bridge=bridge) == (None if bridge in open_to_score else "KW 11.2")


def test_kw_11_3_a_point_for_each_card_and_only_for_the_player() -> None:
    table = scoring(*BRIDGE_NAMES)
    table.set_cards(1, "key-largo-cut", "key-largo-cut-mango")
    table.do(0, "score", bridge="key-largo-cut")
    assert (table.points(0), table.points(1)) == (3, 0)


def test_kw_11_4_two_different_fruits() -> None:
    table = harvesting("upper-orange-1", "upper-banana-1", "upper-mango-1", orange=1, banana=1, mango=1)
    table.do(0, "harvest", fruit="orange")
    assert table.why(0, "harvest", fruit="orange") == "KW 11.4"
    table.do(0, "harvest", fruit="mango")
    assert table.fruit(0) == (1, 0, 1)
    assert table.why(0, "harvest", fruit="banana") == "KW 4.3"


def test_kw_11_4_one_is_enough() -> None:
    table = harvesting("upper-orange-1", "upper-banana-1", orange=1, banana=1)
    table.do(0, "harvest", fruit="banana")
    table.do(0, "done")
    assert (table.fruit(0), table.phase) == ((0, 1, 0), Phase.MARK)


@pytest.mark.parametrize(("there", "taken"), [(0, 0), (1, 1), (3, 3), (5, 3)])
def test_kw_11_5_a_tile_for_each_plantation_as_far_as_there_are_any(there: int, taken: int) -> None:
    table = harvesting("upper-orange-1", "upper-orange-2", "lower-orange-1", orange=there)
    table.do(0, "harvest", fruit="orange")
    assert table.fruit(0) == (taken, 0, 0)
    assert table.state.mainland[0] == there - taken


def test_kw_11_5_tiles_lie_open() -> None:
    table = harvesting("upper-orange-1", orange=1)
    table.do(0, "harvest", fruit="orange")
    assert list(table.seen().players[0].fruit) == [1, 0, 0]


def test_kw_11_5_plantations_of_others_do_not_count() -> None:
    table = harvesting("upper-orange-1", orange=4)
    table.set_discs(1, "upper-orange-2", "middle-orange-1")
    table.do(0, "harvest", fruit="orange")
    assert (table.fruit(0), table.fruit(1)) == ((1, 0, 0), (0, 0, 0))
