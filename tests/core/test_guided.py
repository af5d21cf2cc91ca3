"""Play guided by `sense`: how a choice is drawn from weights."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tradewinds.core.dice import new_dice
from tradewinds.core.guided import by_weight, keenly
from tradewinds.core.layout import Ints

WEIGHTS = st.lists(st.integers(0, 50), min_size=2, max_size=30).filter(any)


def drawn(weights: Ints, draws: int, seed: int) -> int:
    return keenly(weights, len(weights), int(weights.sum()), draws, new_dice(seed))


@given(WEIGHTS, st.integers(0, 1_000))
def test_two_draws_in_one_pass_are_two_draws(numbers: list[int], seed: int) -> None:
    weights, dice = np.array(numbers, np.int16), new_dice(seed)
    one, two = (by_weight(weights, int(weights.sum()), dice) for _ in range(2))
    assert drawn(weights, 2, seed) == (two if weights[two] > weights[one] else one)


@given(WEIGHTS, st.integers(0, 1_000))
def test_what_sense_refuses_is_never_drawn(numbers: list[int], seed: int) -> None:
    weights = np.array(numbers, np.int16)
    for draws in (1, 2, 3):
        assert weights[drawn(weights, draws, seed)] > 0


def test_more_draws_are_keener() -> None:
    weights = np.array([3, 1], np.int16)
    missed = [sum(drawn(weights, draws, seed) for seed in range(2_000)) for draws in (1, 2, 3)]
    for count, draws in zip(missed, (1, 2, 3), strict=True):
        expected = 2_000 / 4**draws
        assert abs(count - expected) < 4 * expected**0.5 + 1
