"""A small generator whose state the caller owns: the same numbers compiled and interpreted, no hidden state.

xoshiro128++ on four 32-bit words kept in int64, so that nothing overflows in either mode. Used by bots, playouts
and determinization; the chance of a real match comes from `fair`.
"""

import hashlib

import numpy as np
import numpy.typing as npt

from tradewinds.core.layout import small

Dice = npt.NDArray[np.int64]

_WORD = 0xFFFFFFFF


def new_dice(seed: int | str | bytes) -> Dice:
    """A generator from a seed; equal seeds give equal numbers, other seeds unrelated ones."""
    material = seed if isinstance(seed, bytes) else str(seed).encode()
    words = np.frombuffer(hashlib.sha256(material).digest()[:16], "<u4")
    return words.astype(np.int64)


@small
def next_word(dice: Dice) -> int:
    """The next 32 random bits."""
    s0, s1, s2, s3 = dice[0], dice[1], dice[2], dice[3]
    total = (s0 + s3) & _WORD
    word = (((total << 7) | (total >> 25)) + s0) & _WORD
    shifted = (s1 << 9) & _WORD
    s2 ^= s0
    s3 ^= s1
    dice[1] = s1 ^ s2
    dice[0] = s0 ^ s3
    dice[2] = s2 ^ shifted
    dice[3] = ((s3 << 11) | (s3 >> 21)) & _WORD
    return int(word)


@small
def draw(dice: Dice, sides: int) -> int:
    """A whole number below `sides`, every one equally likely (multiply and reject)."""
    wide = int(sides)
    product = next_word(dice) * wide
    if (product & _WORD) < wide:
        threshold = (_WORD + 1 - wide) % wide
        while (product & _WORD) < threshold:
            product = next_word(dice) * wide
    return product >> 32
