"""What a fair player leans towards in Tobago: small, cheap preferences for search and quick bots.

A car is drawn to treasures that are located and to amulets, each the more the nearer. How much everything counts
stands in `sense.toml`.
"""

from enum import IntEnum
from pathlib import Path

import numpy as np
import numpy.typing as npt

from tradewinds.core.layout import Ints, rule
from tradewinds.core.taste import read_taste
from tradewinds.games.tobago.actions import (
    ACCEPT,
    CLUE,
    COLLECT,
    DRIVE,
    END_TURN,
    EXCHANGE,
    EXTRA_CLUE,
    EXTRA_DRIVE,
    OPEN_HUNT,
    PLACE_CAR,
    RAISE,
    REFUSE,
    REMOVE_MARKER,
    STOP,
    TABLE,
)
from tradewinds.games.tobago.board import ISLANDS, LEG_PLACES, LEGS_FROM, MOST_SPACES, SPACE_AT, SPACES
from tradewinds.games.tobago.components import CURSE, LEGS, MAPS
from tradewinds.games.tobago.rules.spaces import clue_half, count_bits, high_half, low_half, lowest_bit, space_at
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


TASTE = read_taste(Path(__file__).parent / "sense.toml", [care.name.lower().replace("_", "-") for care in Care])

KIND_OF, FIRST_ARGUMENT, SECOND_ARGUMENT = TABLE.kind_of, TABLE.first, TABLE.second
_FAR, _MOST = 9, 8000
_ROSE_BITS, _ROSES = 8, 0xFF


def _legs_between() -> npt.NDArray[np.int8]:
    """How many legs it takes from one space to another, on every island; `_FAR` for as many or more."""
    legs = np.full((ISLANDS, MOST_SPACES, MOST_SPACES), _FAR, np.int8)
    for island in range(ISLANDS):
        spaces = int(SPACES[island])
        step = np.zeros((spaces, spaces), np.float32)
        for space in range(spaces):
            first = island * MOST_SPACES + space
            step[space, SPACE_AT[island, LEG_PLACES[LEGS_FROM[first] : LEGS_FROM[first + 1]]]] = 1
        reached = np.eye(spaces, dtype=np.float32)
        known = legs[island, :spaces, :spaces]
        for count in range(_FAR):
            known[(reached > 0) & (known == _FAR)] = count
            reached = np.minimum(reached @ step, 1)
    return legs


LEGS_BETWEEN = _legs_between()
#: How many spaces two legs reach, as a share of the best space of the island in percent.
_WITHIN_TWO = (LEGS_BETWEEN <= 2).sum(axis=2)
OPENNESS: Ints = (100 * _WITHIN_TWO // _WITHIN_TWO.max(axis=1, keepdims=True)).astype(np.int16)
_OPEN = 75
#: How strongly something draws that is so many legs away, if the drive can still reach it, and if not; in percent.
REACHED: Ints = np.array([100, 80, 70, 60, 50, 40, 30, 20, 10, 0], np.int16)
NOT_REACHED: Ints = np.array([100, 30, 26, 22, 18, 12, 8, 6, 4, 0], np.int16)


@rule
def sense(state: State, seat: int, actions: Ints, count: int, weights: Ints, taste: Ints) -> None:
    """How much each action is worth a try; 0 for what no player would do."""
    here, roses, known, low, high = -1, -1, -1, 0, 0
    for i in range(count):
        kind = KIND_OF[actions[i]]
        first, second = int(FIRST_ARGUMENT[actions[i]]), int(SECOND_ARGUMENT[actions[i]])
        if kind == DRIVE:
            if here < 0:
                here = pull(state, seat, int(state.players[seat].car), int(state.legs), taste)
            worth = lean_drive(state, seat, first, here, taste)
        elif kind == CLUE or kind == EXTRA_CLUE:
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


@rule
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
        return int(taste[Care.EXTRA_DRIVE]) if treasure_in_reach(state, seat) else 0
    if kind == PLACE_CAR:
        return 1 if OPENNESS[state.island, space_at(state, first)] >= _OPEN else 0
    return 5 if kind == OPEN_HUNT else 0


@rule
def legs_between(state: State, source: int, target: int) -> int:
    return int(LEGS_BETWEEN[state.island, source, target])


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
def site_of(state: State, map: int) -> int:
    """The space of a treasure that is located."""
    low = low_half(state.maps[map].sites)
    return lowest_bit(low) if low != 0 else 60 + lowest_bit(high_half(state.maps[map].sites))


@rule
def drawn(legs: int, left: int) -> int:
    return int(REACHED[legs] if legs <= left else NOT_REACHED[legs])


@rule
def pull(state: State, seat: int, space: int, legs: int, taste: Ints) -> int:
    """How good a space is for a car that has driven so many legs: by the treasure or amulet that draws it most."""
    most, left = 0, LEGS - legs
    for map in range(MAPS):
        if state.maps[map].sites_left == 1:
            draws = drawn(legs_between(state, space, site_of(state, map)), left)
            most = max(most, int(taste[Care.TREASURE]) * draws)
    if state.drive != Drive.EXTRA:
        most = max(most, pull_of_amulets(state, space, left, low_half(state.lying), 0, taste))
        most = max(most, pull_of_amulets(state, space, left, high_half(state.lying), 60, taste))
    return most // 10


@rule
def pull_of_amulets(state: State, space: int, left: int, word: int, first: int, taste: Ints) -> int:
    most = 0
    while word != 0:
        draws = drawn(legs_between(state, space, first + lowest_bit(word)), left)
        most = max(most, int(taste[Care.AMULET]) * draws)
        word &= word - 1
    return most


@rule
def lean_drive(state: State, seat: int, place: int, here: int, taste: Ints) -> int:
    """Only where the car is drawn more than where it is."""
    there = pull(state, seat, space_at(state, place), int(state.legs) + 1, taste)
    return there if there > here else 0


@rule
def treasure_in_reach(state: State, seat: int) -> bool:
    """Whether one drive reaches a located treasure."""
    for map in range(MAPS):
        if state.maps[map].sites_left == 1:
            if legs_between(state, int(state.players[seat].car), site_of(state, map)) <= LEGS:
                return True
    return False


# Clues


@rule
def lean_clue(state: State, seat: int, map: int, low: int, high: int, roses: int, taste: Ints) -> int:
    """Every clue is a share; better on a map that is nearly solved, and best when it locates a treasure close by.

    `low` and `high` are what the clue allows.
    """
    sheet = state.maps[map]
    low, high = low_half(sheet.sites) & low, high_half(sheet.sites) & high
    left = count_bits(low) + count_bits(high)
    own = (roses >> (_ROSE_BITS * map)) & _ROSES
    worth = int(taste[Care.CLUE]) + int(taste[Care.OWN_MAP]) * own
    worth += int(taste[Care.NARROW]) * (int(sheet.sites_left) - left) // int(sheet.sites_left)
    if left == 1:
        site = lowest_bit(low) if low != 0 else 60 + lowest_bit(high)
        near = legs_between(state, int(state.players[seat].car), site) <= LEGS
        worth += int(taste[Care.LOCATE_NEAR] if near else taste[Care.LOCATE_FAR])
    return worth


@rule
def lean_remove(state: State, seat: int, map: int, space: int, taste: Ints) -> int:
    """Only the last but one marker, and when the treasure then lies in reach of a drive still to come."""
    sheet = state.maps[map]
    if sheet.sites_left != 2 or (state.acted and state.players[seat].amulets < 2):
        return 0
    low, high = low_half(sheet.sites), high_half(sheet.sites)
    if space < 60:
        low &= ~(1 << space)
    else:
        high &= ~(1 << (space - 60))
    site = lowest_bit(low) if low != 0 else 60 + lowest_bit(high)
    near = legs_between(state, int(state.players[seat].car), site) <= LEGS
    return int(taste[Care.REMOVE]) if near else 0


# Dividing


@rule
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
