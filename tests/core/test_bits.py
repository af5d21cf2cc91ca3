"""Bits of a word, as plain Python and as machine instructions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tradewinds.core.bits import count_bits, lowest_bit


@given(st.integers(0, 2**62))
def test_bits_are_counted(word: int) -> None:
    assert count_bits(word) == bin(word).count("1")


@given(st.integers(1, 2**62))
def test_the_lowest_bit_is_found(word: int) -> None:
    assert lowest_bit(word) == next(place for place in range(63) if word >> place & 1)


@pytest.mark.compiled
def test_instructions_agree() -> None:
    for word in (1, 2, 3, 6, 1 << 14, 0x7FFF, (1 << 60) - 1, 1 << 59, 0b1010 << 40):
        assert (count_bits(word), lowest_bit(word)) == (word.bit_count(), (word & -word).bit_length() - 1)
    assert count_bits(0) == 0
