"""KW 3: setting up."""

import numpy as np
import pytest

from tests.games.key_west.table import Table
from tradewinds.core.game import CHANCE_BIT
from tradewinds.core.layout import new_vector
from tradewinds.games.key_west import GAME
from tradewinds.games.key_west.box.components import COPIES, SEA, SPACE_NAMES, TILES
from tradewinds.games.key_west.state import IN_SEA, NAMELESS, Phase


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_kw_3_1_all_cards_are_equally_likely(seats: int) -> None:
    vector = new_vector(GAME.dtype)
    state = GAME.record(vector)
    GAME.rules.setup(state, seats, np.zeros(16, np.int16))
    GAME.rules.apply(state, -1, 0)
    out, weights = np.zeros(512, np.int16), np.zeros(512, np.int16)
    count = GAME.rules.chance(state, out, weights)
    assert weights[:count].tolist() == COPIES.tolist()


def test_kw_3_1_a_card_comes_as_often_as_there_are_copies() -> None:
    table = Table(offer=("key-largo-cut",) * 3 + ("dive",) * 3)
    table.bid(1, 0, 0, 0)
    table.take_any()
    table.skip_turns()
    cards = table.outcomes()
    assert "RevealCard(card='key-largo-cut')" not in cards
    assert cards["RevealCard(card='capacity')"] == 6
    assert sum(cards.values()) == 36


def test_kw_3_2_dive_tiles_lie_face_down() -> None:
    table = Table()
    assert (np.array(table.state.tiles) == NAMELESS).all()
    assert (np.array(table.state.holders) == IN_SEA).all()
    assert len(table.state.tiles) == SEA == 40
    table.turn(0)
    table.mark(0, "dive")
    table.do(0, "look", place="se-20")
    assert list(table.outcomes().values()) == TILES.tolist()


def test_kw_3_3_nine_ones_and_three_twos_on_the_bridges() -> None:
    table = Table(offer=("seven-miles-bridge", "long-key", *["capacity"] * 4))
    assert list(table.state.bridges) == [3, 4, 5]
    table.bid(3, 0, 0, 0)
    table.take(0, "seven-miles-bridge", "long-key")
    assert table.outcomes() == {"DrawBill(bill=1)": 9, "DrawBill(bill=2)": 3}
    table.bills(2)
    assert table.outcomes() == {"DrawBill(bill=1)": 9, "DrawBill(bill=2)": 2}


def test_kw_3_4_harvest_tiles_beside_the_board() -> None:
    table = Table()
    assert list(table.state.harvest_stock) == [9, 9, 9]
    assert list(table.state.mainland) == [0, 0, 0]


@pytest.mark.parametrize(("seats", "bank"), [(3, 145), (4, 125), (5, 105)])
def test_kw_3_5_first_money(seats: int, bank: int) -> None:
    table = Table(seats)
    assert [table.money(seat) for seat in range(seats)] == [20] * seats
    assert table.state.bank == bank


def test_kw_3_6_pieces() -> None:
    for player in Table(5).state.players:
        assert (int(player.discs), int(player.markers), int(player.cigars)) == (11, 6, 0)
        assert sum(player.points) == 0


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_kw_3_7_chance_names_the_start_player(seats: int) -> None:
    vector = new_vector(GAME.dtype)
    state = GAME.record(vector)
    GAME.rules.setup(state, seats, np.zeros(16, np.int16))
    assert (int(state.phase), int(state.actors)) == (Phase.LIGHTHOUSE, CHANCE_BIT)
    out, weights = np.zeros(512, np.int16), np.zeros(512, np.int16)
    assert GAME.rules.chance(state, out, weights) == seats
    assert weights[:seats].tolist() == [1] * seats
    assert [Table(seats, lighthouse=seat).state.lighthouse for seat in range(seats)] == list(range(seats))


def covered(seats: int) -> set[str]:
    table = Table(seats)
    return {name for name in SPACE_NAMES if table.owner(name) == "covered"}


def test_kw_3_8_five_players_cover_nothing() -> None:
    assert covered(5) == set()


def test_kw_3_8_four_players() -> None:
    assert covered(4) == {"upper-hotel-1", "lower-factory-1"}


def test_kw_3_9_three_players() -> None:
    assert covered(3) == {"upper-hotel-1", "lower-factory-1", "middle-hotel-1", "lower-factory-2"}


@pytest.mark.parametrize(("seats", "hotels"), [(3, 8), (4, 9), (5, 10)])
def test_kw_3_10_covered_spaces_are_not_free(seats: int, hotels: int) -> None:
    table = Table(seats)
    assert list(table.state.free) == [hotels, hotels, 5, 5, 5]


def test_kw_3_10_covered_spaces_do_not_keep_others_from_being_replaced() -> None:
    table = Table(3)
    table.turn(0)
    table.set_discs(1, "upper-hotel-2", "upper-hotel-3", "upper-hotel-4", "middle-hotel-2")
    table.set_discs(2, "middle-hotel-3", "lower-hotel-1", "lower-hotel-2", "lower-hotel-3")
    table.mark(0, "hotel")
    assert table.why(0, "buy-hotel", space="middle-hotel-1") == "KW 10.4"
    assert table.why(0, "buy-hotel", space="lower-hotel-3") is None
