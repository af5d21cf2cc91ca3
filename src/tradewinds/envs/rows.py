"""Rows of a batch in compiled parallel code: observations made into floats, and an open action drawn for each."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba import types

from tradewinds.core.dice import draw
from tradewinds.core.kernel import longs, view
from tradewinds.core.layout import UNKNOWN, rule
from tradewinds.envs.drivers import (
    FLAGS,
    LONGS,
    REALS,
    SHORTS,
    finish_driver,
    parallel,
    prange,
    row,
    serial,
    step_driver,
)

#: How a field of a position becomes numbers between -1 and 1.
NUMBER, BITS, CHOICE = 0, 1, 2
ONE = np.float32(1.0)

#: Flags are counted in bytes, many at a time: no more of them than a byte can hold.
BLOCK = 128


@rule
def normalise(i: int, seen: Any, tables: Any, out: Any) -> None:
    """A raw observation as numbers between -1 and 1; what is hidden is -1.

    `numbers` are the places of plain numbers, `sets` of bit sets and choices, with a table beside each.
    """
    numbers, targets, scales, blanks, sets, starts, widths, kinds, secret = tables
    for j in range(len(numbers)):
        value = seen[i, numbers[j]]
        scaled = min(max(value * scales[j], -ONE), ONE)
        out[i, targets[j]] = -ONE if value == blanks[j] else scaled
    for j in range(len(sets)):
        value = seen[i, sets[j]]
        is_hidden = secret[j] and value == UNKNOWN
        for k in range(widths[j]):
            bit = (value >> k) & 1 if kinds[j] == BITS else int(value == k)
            out[i, starts[j] + k] = -1 if is_hidden else bit


def _normalise_many(seen: Any, tables: Any, out: Any) -> None:
    for i in prange(seen.shape[0]):
        normalise(i, seen, tables, out)


def _normalise_few(seen: Any, tables: Any, out: Any) -> None:
    """A function of its own: the cache of compiled code does not tell a parallel loop from a plain one by its name."""
    for i in range(seen.shape[0]):
        normalise(i, seen, tables, out)


@rule
def filled(masks: Any, i: int, begin: int) -> int:
    """How many flags of a row are set in the block that begins there."""
    end, count = min(begin + BLOCK, masks.shape[1]), np.uint8(0)
    # Places that cannot be negative: only then does the compiler take many at a time.
    for action in range(np.uint64(begin), np.uint64(end)):
        count = np.uint8(count + masks[i, action])
    return int(count)


@rule
def flag(masks: Any, i: int, number: int) -> int:
    """Where the flag of that number in a row is, found block by block."""
    action, here = 0, filled(masks, i, 0)
    while number >= here:
        number -= here
        action += BLOCK
        here = filled(masks, i, action)
    number -= masks[i, action]
    while number >= 0:
        action += 1
        number -= masks[i, action]
    return action


def _choose(masks: Any, dice: Any, out: Any) -> None:
    """For each row of masks one of the open actions, every one equally likely."""
    for i in prange(masks.shape[0]):
        count = 0
        for begin in range(0, masks.shape[1], BLOCK):
            count += filled(masks, i, begin)
        out[i] = flag(masks, i, draw(view(longs(row(dice, i, 4)), 4), count))


def _pick(choices: Any, counts: Any, dice: Any, out: Any) -> None:
    """The same from lists of the open actions."""
    for i in prange(choices.shape[0]):
        out[i] = choices[i, draw(view(longs(row(dice, i, 4)), 4), counts[i])]


@cache
def normalise_driver(is_parallel: bool = True) -> Any:
    """For a few rows it is quicker to wake no threads."""
    longs, reals, flags = types.int64[::1], types.float32[::1], types.boolean[::1]
    tables = (longs, longs, reals, types.int16[::1], longs, longs, longs, longs, flags)
    signature = types.void(SHORTS, types.Tuple(tables), REALS)  # type: ignore[no-untyped-call]
    return parallel(signature, _normalise_many) if is_parallel else serial(signature, _normalise_few)


@cache
def choose_driver() -> Any:
    return parallel(types.void(FLAGS, LONGS, types.int64[::1]), _choose)


@cache
def pick_driver() -> Any:
    shorts, longs = (types.Array(kind, n, "C", readonly=True) for kind, n in ((types.int16, 2), (types.int64, 1)))
    return parallel(types.void(shorts, longs, LONGS, types.int64[::1]), _pick)


def parts() -> list[Callable[[], Any]]:
    """One step for each driver still to be compiled, for a progress bar; they serve every game."""
    made = [step_driver, finish_driver, choose_driver, pick_driver, normalise_driver]
    return [*made, lambda: normalise_driver(False)]
