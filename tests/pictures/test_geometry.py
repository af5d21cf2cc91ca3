"""Boxes, and a steady choice of which like piece stands where."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from tradewinds.pictures.geometry import Box, Point, around, steady_places

REST = -1
places = st.lists(st.integers(0, 40), max_size=6)


def test_columns_and_rows_share_a_box() -> None:
    box = Box(0, 0, 100, 50)
    assert box.columns(2, 10) == [Box(0, 0, 45, 50), Box(55, 0, 45, 50)]
    assert box.rows(2, 10) == [Box(0, 0, 100, 20), Box(0, 30, 100, 20)]
    assert box.centre == Point(50, 25)
    assert box.inset(-5) == Box(-5, -5, 110, 60)


def test_a_box_around_points() -> None:
    assert around([Point(0, 0), Point(10, 5)], 1, 2) == Box(-1, -2, 12, 9)


@given(places)
def test_every_place_gets_its_piece_and_the_rest_stays_home(where: list[int]) -> None:
    standing = steady_places(where, where, 6, REST)
    assert Counter(standing) == Counter(where) + Counter({REST: 6 - len(where)})


def test_places_with_the_same_wish_hand_over_their_pieces() -> None:
    """What stood on a field stands in the storehouse after the harvest, and is the same piece."""
    field, store = 1, 2
    before = steady_places([store, field], [5, 5], 4, REST)
    after = steady_places([store, store], [5, 5], 4, REST)
    assert [piece for piece in range(4) if before[piece] != after[piece]] == [before.index(field)]


@given(places.filter(lambda where: len(where) < 6), st.integers(0, 40))
def test_a_piece_that_comes_last_moves_nobody(where: list[int], new: int) -> None:
    before, after = steady_places(where, where, 6, REST), steady_places([*where, new], [*where, new], 6, REST)
    assert sum(a != b for a, b in zip(before, after, strict=True)) == 1
