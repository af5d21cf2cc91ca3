"""The generator of bots and playouts: the published algorithm, reproducible, even."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.tables import many
from tradewinds.core.dice import draw, new_dice, next_word

#: The first words of xoshiro128++ from the state 1, 2, 3, 4, as other libraries publish them.
PUBLISHED = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420]


def rotated(word: int, by: int) -> int:
    bits = f"{word:032b}"
    return int(bits[by:] + bits[:by], 2)


def reference(state: list[int], count: int) -> list[int]:
    """xoshiro128++ 1.0 by Blackman and Vigna, written from its description with plain whole numbers."""
    a, b, c, d = state
    words = []
    for _ in range(count):
        words.append((rotated((a + d) % 2**32, 7) + a) % 2**32)
        kept = b * 512 % 2**32
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= kept
        d = rotated(d, 11)
    return words


def chi_square(counts: list[int], expected: float) -> float:
    return sum((count - expected) ** 2 for count in counts) / expected


def even(counts: list[int]) -> bool:
    """Whether the counts are what an even draw gives: within five standard deviations of chi-square."""
    freedom = len(counts) - 1
    return chi_square(counts, sum(counts) / len(counts)) < freedom + 5 * math.sqrt(2 * freedom)


def test_the_words_are_those_published_for_xoshiro128pp() -> None:
    dice = np.array([1, 2, 3, 4], np.int64)
    assert [next_word(dice) for _ in PUBLISHED] == PUBLISHED
    assert reference([1, 2, 3, 4], len(PUBLISHED)) == PUBLISHED


@many
@given(st.lists(st.integers(0, 2**32 - 1), min_size=4, max_size=4).filter(any))
def test_the_words_are_those_of_an_independent_implementation(state: list[int]) -> None:
    dice = np.array(state, np.int64)
    assert [next_word(dice) for _ in range(50)] == reference(state, 50)


@many
@given(st.one_of(st.integers(), st.text(st.characters(codec="utf-8")), st.binary()))
def test_equal_seeds_give_equal_numbers(seed: int | str | bytes) -> None:
    one, two = new_dice(seed), new_dice(seed)
    assert [draw(one, 1000) for _ in range(20)] == [draw(two, 1000) for _ in range(20)]


def test_other_seeds_give_other_numbers() -> None:
    assert len({next_word(new_dice(seed)) for seed in range(500)}) == 500


def test_the_state_of_a_seed_is_four_words_of_32_bits() -> None:
    for seed in range(100):
        dice = new_dice(seed)
        assert dice.shape == (4,)
        assert ((dice >= 0) & (dice < 2**32)).all()
        assert dice.any()


def test_the_caller_owns_the_state() -> None:
    dice = new_dice(1)
    copy = dice.copy()
    first = [draw(dice, 6) for _ in range(10)]
    assert (dice != copy).any()
    assert [draw(copy, 6) for _ in range(10)] == first


@many
@given(st.integers(0, 10**6), st.integers(1, 2**31 - 1))
def test_a_draw_is_below_its_sides(seed: int, sides: int) -> None:
    dice = new_dice(seed)
    assert all(0 <= draw(dice, sides) < sides for _ in range(20))


def test_one_side_is_always_zero() -> None:
    dice = new_dice(3)
    assert {draw(dice, 1) for _ in range(50)} == {0}


@pytest.mark.parametrize("sides", [2, 3, 5, 6, 7, 13, 64, 100])
def test_every_side_is_equally_likely(sides: int) -> None:
    dice, counts = new_dice(f"even {sides}"), [0] * sides
    for _ in range(12_000):
        counts[draw(dice, sides)] += 1
    assert even(counts)


@pytest.mark.parametrize("sides", [3 << 29, 5 << 28])
def test_many_sides_are_even_too(sides: int) -> None:
    # Without rejection some numbers of so wide a range would come half as often again as others.
    odd = 5 if sides % 5 == 0 else 3
    dice, counts = new_dice("wide"), [0] * odd
    for _ in range(12_000):
        counts[draw(dice, sides) % odd] += 1
    assert even(counts)


def test_a_draw_tells_nothing_about_the_next() -> None:
    dice, counts = new_dice("pairs"), [0] * 36
    for _ in range(9_000):
        counts[6 * draw(dice, 6) + draw(dice, 6)] += 1
    assert even(counts)


def test_the_measure_of_evenness_notices_a_loaded_die() -> None:
    dice, counts = new_dice("loaded"), [0] * 6
    for _ in range(12_000):
        counts[min(draw(dice, 13) // 2, 5)] += 1
    assert not even(counts)
