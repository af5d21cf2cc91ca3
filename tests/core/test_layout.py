"""Positions as vectors: record types, slices, and the folders compiled code is kept in."""

from pathlib import Path
from typing import Annotated, Any

import numba
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numba import types

import tradewinds
from tests.core.tables import GAME, many
from tradewinds.core.kernel import Handle, handle, shorts
from tradewinds.core.layout import (
    JIT,
    Address,
    Ints,
    Long,
    Longs,
    Reals,
    address_of,
    as_record,
    entry,
    fingerprint,
    layout,
    new_vector,
    record_at,
    rule,
    slices,
    without_options,
)

PACKAGE = Path(tradewinds.__file__).parent
RESERVED = sorted(set(dir(np.void)) | set(dir(np.ndarray)))
CONFIG: Any = numba.config


class Hand:
    gold: int
    goods: Annotated[Ints, 3]


class Board:
    phase: int
    grid: Annotated[Ints, 2, 4]
    hands: Annotated[list[Hand], 5]


def made_of(**fields: Any) -> type:
    return type("Made", (), {"__annotations__": fields})


def covered(dtype: np.dtype[Any]) -> list[int]:
    """Every place of the vector as often as a slice names it."""
    return sorted(place for part in slices(dtype).values() for place in range(part.start, part.stop))


# From a class to a record


def test_a_class_becomes_a_record_of_int16() -> None:
    dtype = layout(Board)
    assert dtype.names == ("phase", "grid", "hands")
    assert dtype.itemsize == 2 * (1 + 2 * 4 + 5 * (1 + 3))
    assert new_vector(dtype).dtype == np.int16


def test_a_new_vector_is_all_zeros_and_as_long_as_the_record() -> None:
    vector = new_vector(layout(Board))
    assert vector.shape == (29,)
    assert not vector.any()


def test_a_record_and_its_vector_share_their_memory() -> None:
    dtype = layout(Board)
    vector = new_vector(dtype)
    record = as_record(vector, dtype)
    record.hands[2].gold = 7
    record.grid[1, 3] = -5
    assert vector[slices(dtype)["hands[2].gold"]].tolist() == [7]
    assert vector[slices(dtype)["grid"]].tolist() == [0, 0, 0, 0, 0, 0, 0, -5]
    vector[0] = 9
    assert record.phase == 9


def test_slices_are_named_as_the_rules_write_them() -> None:
    names = set(slices(layout(Board)))
    assert {"phase", "grid", "hands[0].gold", "hands[4].goods"} <= names
    assert "hands[5].gold" not in names


def test_the_slices_of_the_game_cover_its_vector_exactly_once() -> None:
    assert covered(GAME.dtype) == list(range(len(new_vector(GAME.dtype))))


_NAMES = st.sampled_from(["alpha", "beta", "gamma", "delta", "epsilon"])
_PLAIN = st.one_of(
    st.just(int),
    st.lists(st.integers(1, 4), min_size=1, max_size=3).map(lambda shape: Annotated[(Ints, *shape)]),
)


def several(inner: Any, count: int) -> Any:
    return Annotated[list[inner], count]


_CLASSES = st.recursive(
    st.dictionaries(_NAMES, _PLAIN, min_size=1).map(lambda fields: made_of(**fields)),
    lambda inner: st.dictionaries(_NAMES, _PLAIN | st.builds(several, inner, st.integers(1, 3)), min_size=1).map(
        lambda fields: made_of(**fields)
    ),
    max_leaves=4,
)


@many
@given(_CLASSES)
def test_slices_cover_any_vector_exactly_once(cls: type) -> None:
    dtype = layout(cls)
    assert covered(dtype) == list(range(dtype.itemsize // 2))


# What cannot be a field


@pytest.mark.parametrize("name", ["round", "take", "put", "item", "copy", "size", "sum", "repeat", "data", "flags"])
def test_names_that_numpy_needs_are_refused(name: str) -> None:
    with pytest.raises(TypeError, match=f"'{name}' already means something"):
        layout(made_of(**{name: int}))


@many
@given(st.sampled_from(RESERVED), st.sampled_from([int, Annotated[Ints, 2]]))
def test_every_attribute_of_a_record_is_refused_as_a_name(name: str, kind: Any) -> None:
    with pytest.raises(TypeError, match="already means something"):
        layout(made_of(**{name: kind}))


def test_a_reserved_name_deep_inside_is_refused() -> None:
    with pytest.raises(TypeError, match="'size'"):
        layout(made_of(hands=several(made_of(size=int), 2)))


@pytest.mark.parametrize("kind", [float, str, Ints, list[Hand], Hand], ids=str)
def test_a_field_that_is_not_made_of_numbers_is_refused(kind: Any) -> None:
    with pytest.raises(TypeError, match="'gold'"):
        layout(made_of(gold=kind))


# Room for a driver


class Room:
    place: int
    much: Long
    share: float
    elsewhere: Address
    shorts: Annotated[Ints, 5]
    longs: Annotated[Longs, 3]
    reals: Annotated[Reals, 2]


ROOM = layout(Room, wide=True)
at = record_at(ROOM)


@rule
def fill(room: Room) -> None:
    into = shorts(address_of(room.shorts))
    into[room.place] += 4
    room.longs[1] += room.much


def drive(room_at: Handle) -> None:
    room = at(room_at)
    fill(room)
    room.reals[1] = room.share * shorts(room.elsewhere)[2]
    room.much += 1


def test_a_driver_reads_and_fills_a_room_by_one_address() -> None:
    driver = entry(types.void(types.intp), drive) if JIT else drive
    elsewhere, home = np.arange(4, dtype=np.int16), np.zeros(1, ROOM)
    room = as_record(home, ROOM)
    room.place, room.much, room.share, room.elsewhere = 2, 1 << 40, 0.25, handle(elsewhere)
    driver(handle(home))
    assert (room.shorts.tolist(), room.longs.tolist(), room.reals.tolist()) == (
        [0, 0, 4, 0, 0],
        [0, 1 << 40, 0],
        [0, 0.5],
    )
    assert room.much == (1 << 40) + 1


@pytest.mark.parametrize("kind", [Long, Annotated[Longs, 2], Annotated[Reals, 2], Address], ids=str)
def test_a_position_has_no_wide_fields(kind: Any) -> None:
    with pytest.raises(TypeError, match="'gold'"):
        layout(made_of(hands=several(made_of(gold=kind), 2)))


# What a position is hashed by


def test_a_fingerprint_holds_names_and_values_wherever_they_lie() -> None:
    one, other = (
        layout(made_of(gold=int, ships=Annotated[Ints, 3])),
        layout(made_of(ships=Annotated[Ints, 3], gold=int)),
    )
    first, second = new_vector(one), new_vector(other)
    for vector, kind in ((first, one), (second, other)):
        as_record(vector, kind).gold, as_record(vector, kind).ships[:] = 7, (1, 2, 3)
    assert first.tobytes() != second.tobytes()
    assert fingerprint(first, one) == fingerprint(second, other)
    second[0] = 9
    assert fingerprint(first, one) != fingerprint(second, other)


def test_a_fingerprint_tells_names_and_lengths_apart() -> None:
    kinds = [made_of(a=int, b=int), made_of(a=int, c=int), made_of(a=Annotated[Ints, 2]), made_of(a=int, b=int, c=int)]
    assert len({fingerprint(new_vector(layout(kind)), layout(kind)) for kind in kinds}) == len(kinds)


def test_a_fingerprint_is_the_same_when_a_game_gains_an_option_but_for_tables_that_choose_it() -> None:
    one, other = layout(made_of(gold=int, ship=int)), layout(made_of(gold=int, option_bank=int, ship=int))
    before, now = np.array([7, 2], np.int16), np.array([7, 0, 2], np.int16)
    assert fingerprint(before, one) == fingerprint(now, other)
    assert without_options(now, other).tobytes() == before.tobytes()
    now[1] = 1
    assert fingerprint(before, one) != fingerprint(now, other)
