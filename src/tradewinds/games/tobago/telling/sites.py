"""Sets of spaces for those who tell and draw: one whole number each, bit s for space s, remembered where it can be."""

from functools import lru_cache

import numpy as np

from tradewinds.core import bits
from tradewinds.core.layout import Ints, as_record, new_vector
from tradewinds.games.tobago.box.board import WORD_BITS
from tradewinds.games.tobago.rules.spaces import clue_half
from tradewinds.games.tobago.state import NOWHERE, SET_BITS, STATE, State


@lru_cache(maxsize=4096)
def _number(words: bytes) -> int:
    return sum(int(word) << SET_BITS * i for i, word in enumerate(np.frombuffer(words, np.int16)))


def as_number(spaces: Ints) -> int:
    """A set as it stands in a position."""
    return _number(spaces.tobytes())


#: The spaces of a set, ascending.
members = lru_cache(maxsize=4096)(bits.members)


def allowed(seen: State, clue: int) -> int:
    """TB 2.1: the spaces a clue allows, once all objects stand."""
    return _allowed(int(seen.island), seen.objects.tobytes(), clue)


@lru_cache(maxsize=4096)
def _allowed(island: int, objects: bytes, clue: int) -> int:
    state = as_record(new_vector(STATE), STATE)
    state.island = island
    state.objects[:] = np.frombuffer(objects, np.int16)
    return int(clue_half(state, clue, 0)) | int(clue_half(state, clue, 1)) << WORD_BITS


def left_by(seen: State, clue: int, map: int) -> int:
    """How many spaces would stay possible on a map."""
    if seen.objects[-1] == NOWHERE:
        return int(seen.maps[map].sites_left)
    return (as_number(seen.maps[map].sites) & allowed(seen, clue)).bit_count()


def leaves(seen: State, clue: int, map: int) -> int:
    """TB 5.6: as many, or 0 where it is forbidden: a clue that changes nothing, as one that leaves nothing."""
    left = left_by(seen, clue, map)
    return left if left < seen.maps[map].sites_left else 0
