"""What a fair player leans towards in Tobago: small, cheap preferences for search and quick bots.

A car is drawn to treasures that are located and to amulets, each the more the nearer. How much everything counts
stands in `sense.toml`.
"""

from enum import IntEnum

import numpy as np
import numpy.typing as npt

from tradewinds.core.bits import count_bits, lowest_bit
from tradewinds.core.layout import Ints, rule, small
from tradewinds.games.tobago.actions import (
    ACCEPT,
    CLUE,
    COLLECT,
    DRIVE,
    END_TURN,
    EXCHANGE,
    EXTRA_CLUE,
    EXTRA_DRIVE,
    FIRST_ARGUMENT,
    KIND_OF,
    OPEN_HUNT,
    PLACE_CAR,
    RAISE,
    REFUSE,
    REMOVE_MARKER,
    SECOND_ARGUMENT,
    STOP,
)
from tradewinds.games.tobago.box.board import ISLANDS, LEG_PLACES, LEGS_FROM, MOST_SPACES, SPACE_AT, SPACES, WORD_BITS
from tradewinds.games.tobago.box.components import CURSE, LEGS, MAPS
from tradewinds.games.tobago.rules.spaces import clue_half, high_half, low_half, space_at
from tradewinds.games.tobago.state import Drive, State


class Care(IntEnum):
    """What a player cares for, in the order of `sense.toml`."""

    RAISE = 0
    COLLECT = 1
    TREASURE = 2
    AMULET = 3
    CLUE = 4
    NARROW = 5
    OWN_MAP = 6
    LOCATE_NEAR = 7
    LOCATE_FAR = 8
    EXTRA_CLUE = 9
    EXTRA_DRIVE = 10
    REMOVE = 11
    EXCHANGE = 12
    STOP = 13
    END_TURN = 14
    ACCEPT_TWO = 15
    ACCEPT_THREE = 16
    ACCEPT_FOUR = 17
    ACCEPT_MORE = 18
    REFUSE = 19
    FORCED = 20


_FAR, _MOST = 9, 8000
_ROSE_BITS, _ROSES = 8, 0xFF


def _distances() -> npt.NDArray[np.int8]:
    """How many legs it takes from every space of every island to every other; `_FAR` for as many or more."""
    steps = np.zeros((ISLANDS, MOST_SPACES, MOST_SPACES), np.float32)
    for island in range(ISLANDS):
        for space in range(SPACES[island]):
            first, last = LEGS_FROM[island * MOST_SPACES + space :][:2]
            steps[island, space, SPACE_AT[island, LEG_PLACES[first:last]]] = 1
    reached = np.broadcast_to(np.eye(MOST_SPACES, dtype=np.float32), steps.shape)
    distances = np.where(reached > 0, 0, _FAR).astype(np.int8)
    for legs in range(1, _FAR):
        reached = np.minimum(reached + reached @ steps, 1)
        distances[(reached > 0) & (distances == _FAR)] = legs
    return distances


DISTANCES = _distances()
#: How many spaces two legs reach, as a share of the best space of the island in percent.
_WITHIN_TWO = (DISTANCES <= 2).sum(axis=2)
OPENNESS: Ints = (100 * _WITHIN_TWO // _WITHIN_TWO.max(axis=1, keepdims=True)).astype(np.int16)
_OPEN = 75
#: How strongly something draws that is so many legs away, if the drive can still reach it, and if not; in percent.
REACHED: Ints = np.array([100, 80, 70, 60, 50, 40, 30, 20, 10, 0], np.int16)
NOT_REACHED: Ints = np.array([100, 30, 26, 22, 18, 12, 8, 6, 4, 0], np.int16)


@rule
def sense(state: State, seat: int, actions: Ints, count: int, weights: Ints, taste: Ints) -> None:
    """How much each action is worth a try; 0 for what no player would do."""
    roses, known, low, high, drives, last = -1, -1, 0, 0, 0, 0
    for i in range(count):
        kind = KIND_OF[actions[i]]
        first, second = int(FIRST_ARGUMENT[actions[i]]), int(SECOND_ARGUMENT[actions[i]])
        if kind == DRIVE:
            drives, last = drives + 1, i
            continue
        if kind == CLUE or kind == EXTRA_CLUE:
            if roses < 0:
                roses = own_roses(state, seat)
            if known != first:
                known, low, high = first, clue_half(state, first, 0), clue_half(state, first, 1)
            worth = lean_clue(state, seat, second, low, high, roses, taste)
            if kind == EXTRA_CLUE:
                worth = worth * int(taste[Care.EXTRA_CLUE]) // 100
        elif kind == REMOVE_MARKER:
            worth = lean_remove(state, seat, first, space_at(state, second), taste)
        else:
            worth = lean(state, seat, kind, first, taste)
        weights[i] = min(worth, _MOST)
    if drives > 0:
        sense_drives(state, seat, actions, last + 1 - drives, last + 1, weights, taste)


@small
def lean(state: State, seat: int, kind: int, first: int, taste: Ints) -> int:
    """The worth of an action that needs no board."""
    if kind == ACCEPT or kind == REFUSE:
        return lean_answer(state, seat, kind, taste)
    if kind == RAISE:
        return int(taste[Care.RAISE])
    if kind == COLLECT:
        return int(taste[Care.COLLECT])
    if kind == END_TURN:
        return int(taste[Care.END_TURN])
    if kind == STOP:
        return int(taste[Care.STOP])
    if kind == EXCHANGE:
        return int(taste[Care.EXCHANGE])
    if kind == EXTRA_DRIVE:
        return int(taste[Care.EXTRA_DRIVE]) if in_reach(state, seat, located(state, 0), located(state, 1)) else 0
    if kind == PLACE_CAR:
        return 1 if OPENNESS[state.island, space_at(state, first)] >= _OPEN else 0
    return 5 if kind == OPEN_HUNT else 0


@small
def nearest(state: State, space: int, low: int, high: int) -> int:
    """How many legs it takes from a space to the nearest of a set; `_FAR` for as many or more."""
    distances, found = DISTANCES[state.island, space], _FAR
    while low != 0:
        found = min(found, int(distances[lowest_bit(low)]))
        low &= low - 1
    while high != 0:
        found = min(found, int(distances[WORD_BITS + lowest_bit(high)]))
        high &= high - 1
    return found


@rule
def own_roses(state: State, seat: int) -> int:
    """The seat's roses on each map, in one word."""
    found = 0
    for map in range(MAPS):
        sheet = state.maps[map]
        for i in range(sheet.length):
            if sheet.roses[i] == seat:
                found += 1 << (_ROSE_BITS * map)
    return found


# Driving


@rule
def located(state: State, half: int) -> int:
    """The low (0) or high (1) half of the spaces where a treasure is located."""
    found = 0
    for map in range(MAPS):
        sheet = state.maps[map]
        if sheet.sites_left == 1:
            found |= high_half(sheet.sites) if half else low_half(sheet.sites)
    return found


@small
def drawn(legs: int, left: int) -> int:
    return int(REACHED[legs] if legs <= left else NOT_REACHED[legs])


@small
def sense_drives(state: State, seat: int, actions: Ints, first: int, end: int, weights: Ints, taste: Ints) -> None:
    """Only where the car is drawn more than where it is: to located treasures and, but on an extra drive, amulets.

    The legs of a drive stand together, from `first` to before `end`.
    """
    low, high, lying_low, lying_high = located(state, 0), located(state, 1), 0, 0
    if state.drive != Drive.EXTRA:
        lying_low, lying_high = low_half(state.lying), high_half(state.lying)
    left = LEGS - int(state.legs)
    here = pull(state, int(state.players[seat].car), left, low, high, lying_low, lying_high, taste)
    for i in range(first, end):
        space = space_at(state, int(FIRST_ARGUMENT[actions[i]]))
        there = pull(state, space, left - 1, low, high, lying_low, lying_high, taste)
        weights[i] = min(there, _MOST) if there > here else 0


@small
def pull(state: State, space: int, left: int, low: int, high: int, lying_low: int, lying_high: int, taste: Ints) -> int:
    """How good a space is with so many legs left: by the treasure or amulet that draws the car most."""
    treasure, amulet = 0, 0
    if low | high != 0:
        treasure = int(taste[Care.TREASURE]) * drawn(nearest(state, space, low, high), left)
    if lying_low | lying_high != 0:
        amulet = int(taste[Care.AMULET]) * drawn(nearest(state, space, lying_low, lying_high), left)
    return max(treasure, amulet) // 10


@rule
def in_reach(state: State, seat: int, low: int, high: int) -> bool:
    """Whether one drive reaches a space of a set."""
    return nearest(state, int(state.players[seat].car), low, high) <= LEGS


# Clues


@small
def lean_clue(state: State, seat: int, map: int, low: int, high: int, roses: int, taste: Ints) -> int:
    """Every clue is a share; better on a map that is nearly solved, and best when it locates a treasure close by.

    `low` and `high` are what the clue allows.
    """
    sheet = state.maps[map]
    low, high = low_half(sheet.sites) & low, high_half(sheet.sites) & high
    left = count_bits(low) + count_bits(high)
    own = (roses >> (_ROSE_BITS * map)) & _ROSES
    worth = int(taste[Care.CLUE]) + int(taste[Care.OWN_MAP]) * own
    # Rounded down; processors divide whole numbers more slowly.
    worth += int(int(taste[Care.NARROW]) * (int(sheet.sites_left) - left) / int(sheet.sites_left))
    if left == 1:
        worth += int(taste[Care.LOCATE_NEAR] if in_reach(state, seat, low, high) else taste[Care.LOCATE_FAR])
    return worth


@small
def lean_remove(state: State, seat: int, map: int, space: int, taste: Ints) -> int:
    """Only the last but one marker, and when the treasure then lies in reach of a drive still to come."""
    sheet = state.maps[map]
    if sheet.sites_left != 2:
        return 0
    low, high = low_half(sheet.sites), high_half(sheet.sites)
    if space < WORD_BITS:
        low &= ~(1 << space)
    else:
        high &= ~(1 << (space - WORD_BITS))
    near = nearest(state, int(state.players[seat].car), low, high) <= legs_to_come(state, seat)
    return int(taste[Care.REMOVE]) if near else 0


@small
def legs_to_come(state: State, seat: int) -> int:
    """Of the action, of an extra drive for another amulet, or of the drive under way, which raises where it ends."""
    if not state.acted or state.players[seat].amulets > 1:
        return LEGS
    is_driving = state.drive == Drive.ACTION or state.drive == Drive.EXTRA
    return LEGS - int(state.legs) if is_driving else -1


# Dividing


@small
def lean_answer(state: State, seat: int, kind: int, taste: Ints) -> int:
    """Take what is good; take anything when a curse lies there or fewer cards than own roses are left."""
    if kind == REFUSE:
        return int(taste[Care.REFUSE])
    value = min(int(state.offered), 3)
    worth = int(taste[Care.ACCEPT_TWO.value + value])
    sheet, own = state.maps[state.chest], 0
    for i in range(sheet.length + 1):
        if sheet.roses[i] == seat:
            own += 1
    if own > state.pile_cards or state.players[seat].looked[CURSE] > 0:
        worth += int(taste[Care.FORCED])
    return worth
