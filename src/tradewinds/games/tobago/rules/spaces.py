"""Chapters 1 and 2: sets of spaces, and what a clue says.

A set of spaces is eight words of 15 bits in a position and two of 60 bits, low and high, while the rules work on it.
"""

from tradewinds.core.layout import Ints, rule, small
from tradewinds.games.tobago.box.board import ALL_SPACES, CLUE_SETS, NEAR, SEEN_FROM, SPACE_AT
from tradewinds.games.tobago.box.components import (
    FIRST_HUT,
    FIRST_OBJECT,
    FIRST_PALM,
    HUT,
    NEGATED,
    PIECES,
    REACH,
    STATUE,
    SUBJECT,
)
from tradewinds.games.tobago.state import SET_BITS, State

NO_LAND = 104

_WORD = (1 << SET_BITS) - 1


@small
def low_half(spaces: Ints) -> int:
    return int(spaces[0]) | int(spaces[1]) << 15 | int(spaces[2]) << 30 | int(spaces[3]) << 45


@small
def high_half(spaces: Ints) -> int:
    return int(spaces[4]) | int(spaces[5]) << 15 | int(spaces[6]) << 30 | int(spaces[7]) << 45


@rule
def write_set(spaces: Ints, low: int, high: int) -> None:
    for i in range(4):
        spaces[i] = (low >> (SET_BITS * i)) & _WORD
        spaces[4 + i] = (high >> (SET_BITS * i)) & _WORD


@small
def has_space(spaces: Ints, space: int) -> bool:
    return bool((spaces[space // SET_BITS] >> (space % SET_BITS)) & 1)


@rule
def flip_space(spaces: Ints, space: int) -> None:
    spaces[space // SET_BITS] ^= 1 << (space % SET_BITS)


@small
def space_at(state: State, place: int) -> int:
    """TB 1.4: the space of this island at a place, -1 for ocean."""
    return int(SPACE_AT[state.island, place])


@rule
def half_of_all(state: State, half: int) -> int:
    return int(ALL_SPACES[state.island, half])


@rule
def clue_half(state: State, clue: int, half: int) -> int:
    """TB 2.1: the low (0) or high (1) half of the spaces a clue allows."""
    if SUBJECT[clue] < FIRST_OBJECT:
        return int(CLUE_SETS[state.island, clue, half])
    found = around_objects(state, int(SUBJECT[clue]), int(REACH[clue]), half)
    return half_of_all(state, half) & ~found if NEGATED[clue] else found


@rule
def around_objects(state: State, subject: int, reach: int, half: int) -> int:
    """TB 2.3, 2.4, 2.6: the spaces next to or in sight of any object of a kind."""
    first, last = FIRST_PALM, PIECES
    if subject == STATUE:
        first, last = 0, FIRST_HUT
    elif subject == HUT:
        first, last = FIRST_HUT, FIRST_PALM
    island, objects, found = state.island, state.objects, 0
    for i in range(first, last):
        found |= NEAR[island, objects[i], half] if reach == 1 else SEEN_FROM[island, objects[i], half]
    return found
