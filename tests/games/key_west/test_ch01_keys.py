"""KW 1: islands, bridges, spaces, tiles, cards and the action track."""

import numpy as np
import pytest

from tests.games.key_west.table import Table
from tradewinds.core.errors import BadRequest
from tradewinds.games.key_west import GAME
from tradewinds.games.key_west.box.components import (
    ACTION_NAMES,
    BRIDGE_NAMES,
    CARD_BRIDGE,
    CARD_CAPACITY,
    CARD_DIVE,
    CARD_FRUITS,
    CARD_HARVEST,
    CARD_NAMES,
    COPIES,
    DISCS,
    GRAVEYARD,
    HARVEST_TILES,
    ISLAND_NAMES,
    ISLAND_OF,
    SEA_NAMES,
    SORT_OF,
    STARS_OF,
    STEPS,
    TILE_NAMES,
    TILES,
)
from tradewinds.games.key_west.rules.business import is_connected
from tradewinds.games.key_west.state import Phase


def islands_of(sort: int) -> list[int]:
    """How many spaces of a sort the Upper, Middle and Lower Keys have."""
    return [int(np.count_nonzero((sort == SORT_OF) & (island == ISLAND_OF))) for island in range(3)]


def test_kw_1_1_the_most_points_after_eight_rounds_win() -> None:
    table = Table(3)
    table.state.players[1].points[0] = 90
    for _ in range(8):
        assert table.phase != Phase.OVER
        table.skip_round()
    assert table.phase == Phase.OVER
    assert GAME.rules.winners(table.state) == 1 << 1


def test_kw_1_2_three_to_five_seats() -> None:
    assert list(GAME.seats) == [3, 4, 5]
    assert GAME.colours == ("blue", "red", "green", "yellow", "white")
    for seats in (2, 6):
        with pytest.raises(BadRequest):
            GAME.check_seats(seats)


def test_kw_1_3_three_island_groups() -> None:
    assert ISLAND_NAMES == ("upper", "middle", "lower")


def test_kw_1_4_bridges_and_their_steps() -> None:
    assert dict(zip(BRIDGE_NAMES, STEPS.tolist(), strict=True)) == {
        "key-largo-cut": 3,
        "long-key": 4,
        "seven-miles-bridge": 5,
    }


def test_kw_1_4_bridges_are_built_in_any_order() -> None:
    table = Table(offer=("seven-miles-bridge", "long-key", *["capacity"] * 4))
    table.bid(3, 0, 0, 0)
    table.take(0, "seven-miles-bridge", "long-key")
    assert [table.left(bridge) for bridge in BRIDGE_NAMES] == [3, 3, 4]


@pytest.mark.parametrize(
    ("complete", "connected"),
    [
        ((), []),
        (("long-key", "seven-miles-bridge"), []),
        (("key-largo-cut",), [0]),
        (("key-largo-cut", "seven-miles-bridge"), [0]),
        (("key-largo-cut", "long-key"), [0, 1]),
        (BRIDGE_NAMES, [0, 1, 2]),
    ],
)
def test_kw_1_5_connected_without_a_gap(complete: tuple[str, ...], connected: list[int]) -> None:
    table = Table()
    table.set_complete(*complete)
    assert [b for b in range(3) if is_connected(table.state, b)] == connected


def test_kw_1_6_ten_hotels_and_their_stars() -> None:
    stars = {island: [] for island in ISLAND_NAMES}  # type: dict[str, list[int]]
    for hotel, value in enumerate(STARS_OF):
        stars[ISLAND_NAMES[ISLAND_OF[hotel]]].append(int(value))
    assert stars == {"upper": [1, 2, 3, 3], "middle": [3, 4, 5], "lower": [4, 4, 5]}


def test_kw_1_7_ten_factories() -> None:
    assert islands_of(1) == [3, 3, 4]


def test_kw_1_8_five_plantations_of_each_fruit() -> None:
    assert [islands_of(2 + fruit) for fruit in range(3)] == [[2, 2, 1], [2, 1, 2], [1, 2, 2]]


def test_kw_1_9_eleven_discs() -> None:
    assert DISCS == 11
    assert [Table(5).discs(seat) for seat in range(5)] == [11] * 5


def test_kw_1_10_forty_dive_tiles() -> None:
    assert dict(zip(TILE_NAMES, TILES.tolist(), strict=True)) == {
        **{f"sponge-{value}": 3 for value in range(3, 8)},
        "chest": 5,
        "mask": 5,
        "vase": 5,
        "wreck": 10,
    }
    assert [sum(name.startswith(sea) for name in SEA_NAMES) for sea in ("nw", "se")] == [20, 20]


@pytest.mark.parametrize(
    ("seats", "values"),
    [
        (5, [2, 2, 3, 3, 4, 4, 5, 5, 6, 7]),
        (4, [2, 3, 3, 4, 4, 5, 5, 6, 7, 0]),
        (3, [3, 3, 4, 4, 5, 5, 6, 7, 0, 0]),
    ],
)
def test_kw_1_11_the_graveyard(seats: int, values: list[int]) -> None:
    assert GRAVEYARD[seats, :10].tolist() == values


def test_kw_1_12_27_harvest_tiles() -> None:
    assert HARVEST_TILES.tolist() == [9, 9, 9]


def test_kw_1_13_42_cards() -> None:
    assert sum(COPIES) == 42
    bridge, fruits = CARD_BRIDGE >= 0, CARD_FRUITS.sum(axis=1)
    counts = {
        "bridge and plantation": COPIES[bridge & (fruits == 1)].sum(),
        "bridge and harvest": COPIES[bridge & (CARD_HARVEST == 1)].sum(),
        "bridge": COPIES[bridge & (fruits == 0) & (CARD_HARVEST == 0)].sum(),
        "two plantations": COPIES[fruits == 2].sum(),
        "capacity": COPIES[CARD_CAPACITY == 1].sum(),
        "dive and harvest": COPIES[(CARD_DIVE == 1) & (CARD_HARVEST == 1)].sum(),
        "dive and plantation": COPIES[(CARD_DIVE == 1) & (fruits == 1)].sum(),
        "dive": COPIES[(CARD_DIVE == 1) & (fruits == 0) & (CARD_HARVEST == 0)].sum(),
    }
    assert list(counts.values()) == [9, 6, 6, 3, 6, 6, 3, 3]


def test_kw_1_13_bridge_cards_and_fruits() -> None:
    assert [int(COPIES[bridge == CARD_BRIDGE].sum()) for bridge in range(3)] == [8, 7, 6]
    assert [int((COPIES * CARD_FRUITS[:, fruit]).sum()) for fruit in range(3)] == [6, 6, 6]


@pytest.mark.parametrize(
    "card",
    [
        "seven-miles-bridge-mango",
        "key-largo-cut-harvest",
        "key-largo-cut",
        "orange-banana",
        "capacity",
        "dive-harvest",
        "dive-orange",
        "dive",
    ],
)
def test_kw_1_13_every_card_the_rulebooks_show_exists(card: str) -> None:
    assert card in CARD_NAMES


def test_kw_1_14_nine_action_spaces() -> None:
    assert len(ACTION_NAMES) == 9
    table = Table()
    table.turn(0)
    marks = [f"Mark(action={name!r})" for name in ACTION_NAMES[:8]]
    assert table.legal(0) == marks
