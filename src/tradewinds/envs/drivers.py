"""Many games at once in compiled parallel code, whatever library it is wrapped for.

The games are dealt out to chunks, a chunk is played by one thread, and every game has dice of its own: the number of
threads changes nothing but the time. The drivers reach a game's rules through a table of addresses, so they are
compiled once for all games; the compiled code is kept in the same cache as the rules.
"""

import os
from collections.abc import Callable
from functools import cache
from threading import Lock
from typing import Any

import numba
import numpy as np
import numpy.typing as npt
from numba import types

from tradewinds.core.calling import (
    apply,
    chance,
    determinize,
    hide,
    legal,
    scores,
    sense,
    setup,
    winners,
)
from tradewinds.core.dice import draw
from tradewinds.core.game import CHANCE, CHANCE_BIT, actors
from tradewinds.core.guided import spread
from tradewinds.core.kernel import (
    MOST_CHOICES,
    MOST_OPTIONS,
    MOST_SEATS,
    MOST_TASTE,
    Handle,
    longs,
    shorts,
    view,
)
from tradewinds.core.layout import JIT, Ints, entry, rule
from tradewinds.core.playout import lowest_seat, weighted

# A thread that waits for the others spins for some microseconds and then sleeps. Sleeping at once halves the steps on a
# quiet machine; spinning on takes the core away from the others on a busy one, and made steps four times slower. Read
# by OpenMP when the first parallel loop starts.
os.environ.setdefault("OMP_WAIT_POLICY", "passive")
os.environ.setdefault("GOMP_SPINCOUNT", "10000")

_numba: Any = numba
prange: Any = _numba.prange

#: Nobody's move: the game is over.
OVER = -1
#: In `learners`: every seat is asked.
EVERYBODY = -1
#: A seat there is not: nobody is asked.
NOBODY = MOST_SEATS

#: What a step does: begin every game; or act, and either nothing happens anywhere when one action is illegal, or
#: whoever tried it has lost that game.
BEGIN, REFUSE, FORFEIT = 0, 1, 2
#: What a step answers when no action was refused.
DONE = -1

#: Who plays the other seats, and what a game is worth to a seat.
RANDOM, SENSE = 0, 1
WIN, LEAD = 0, 1

#: Numba's simplest threads may not be started twice at the same time.
PARALLEL = Lock()

#: Room for one thread, a row each: choices, weights, points, and a position to guess in.
CHOICES, WEIGHTS, TOTALS, WORK = range(4)
ROOM = 4


def _address(array: Any, i: int, size: int) -> Any:
    return array.ctypes.data + i * array.strides[0]


def _row(array: Any, i: int, size: int) -> Any:
    return array[i, :size]


#: The handle of a row of a two-dimensional array, or of so many numbers at its beginning.
row: Any = rule(_address) if JIT else _row


#: What the drivers ask of a game; they call it through a table of addresses, so they are compiled once for all games.
RULES = ("setup", "legal", "chance", "apply", "hide", "determinize", "sense", "scores", "winners")


@rule
def copy(source: Handle, target: Handle, size: int) -> None:
    from_, to = view(shorts(source), size), view(shorts(target), size)
    for i in range(size):
        to[i] = from_[i]


@rule
def place(me: int, fixed: int, seats: int, dice: Handle) -> int:
    """Where the learner sits in a new game: nowhere, on a fixed seat, or on one drawn."""
    if me == EVERYBODY or fixed >= 0:
        return fixed
    return draw(view(longs(dice), 4), seats)


@rule
def offered(offer: Handle, count: int, action: int) -> bool:
    """Whether the action is one of those that the seat was offered."""
    open_, found = view(shorts(offer), MOST_CHOICES), 0
    for choice in range(count):
        found |= int(open_[choice] == action)
    return found != 0


@rule
def lean(
    rules: Handle, state: Handle, size: int, seat: int, choices: Handle, weights: Handle, work: Handle, dice: Handle,
    taste: Handle,
) -> int:  # fmt: skip
    """An action weighed by the game's `sense`, from what the seat has seen and a guess at the rest."""
    copy(state, work, size)
    hide(rules, work, seat)
    determinize(rules, work, seat, dice)
    count = legal(rules, work, seat, choices)
    sense(rules, work, seat, choices, count, weights, taste)
    leanings = view(shorts(weights), MOST_CHOICES)
    spread(leanings, count)
    return int(view(shorts(choices), MOST_CHOICES)[weighted(leanings, count, view(longs(dice), 4))])


@rule
def settle(
    rules: Handle, state: Handle, size: int, me: int, bots: int, choices: Handle, weights: Handle, work: Handle,
    dice: Handle, taste: Handle,
) -> int:  # fmt: skip
    """Let chance and the bots play until the table waits for `me`, or for anybody; who it is, or OVER."""
    open_, leanings = view(shorts(choices), MOST_CHOICES), view(shorts(weights), MOST_CHOICES)
    while True:
        acting = actors(state)
        if acting == 0:
            return OVER
        if acting == CHANCE_BIT:
            count = chance(rules, state, choices, weights)
            apply(rules, state, CHANCE, int(open_[weighted(leanings, count, view(longs(dice), 4))]))
            continue
        if me == EVERYBODY:
            return lowest_seat(acting)
        if (acting >> me) & 1:
            return me
        seat = lowest_seat(acting)
        if bots == SENSE:
            action = lean(rules, state, size, seat, choices, weights, work, dice, taste)
        else:
            count = legal(rules, state, seat, choices)
            action = int(open_[draw(view(longs(dice), 4), count)])
        apply(rules, state, seat, action)


@rule
def begin(
    rules: Handle, state: Handle, size: int, seats: int, options: Handle, me: int, bots: int, choices: Handle,
    weights: Handle, work: Handle, dice: Handle, taste: Handle,
) -> int:  # fmt: skip
    """A new game, played on until somebody is asked."""
    seat = OVER
    while seat == OVER:
        vector = view(shorts(state), size)
        for j in range(size):
            vector[j] = 0
        setup(rules, state, seats, options)
        seat = settle(rules, state, size, me, bots, choices, weights, work, dice, taste)
    return seat


@rule
def pay(rules: Handle, state: Handle, seats: int, worth: int, totals: Handle, rewards: Any, i: int) -> None:
    """What the end is worth to each seat; it adds up to nothing.

    WIN: 1 for the winner, shared among several, and the others pay for it in equal parts. LEAD: a seat's points less
    the average of the others.
    """
    won, total, count = winners(rules, state), 0, 0
    scores(rules, state, totals)
    points = view(shorts(totals), MOST_SEATS)
    for seat in range(seats):
        total += points[seat]
        count += (won >> seat) & 1
    for seat in range(seats):
        if worth == LEAD:
            rewards[i, seat] = points[seat] - (total - points[seat]) / (seats - 1)
        else:
            share = ((won >> seat) & 1) / count
            rewards[i, seat] = (seats * share - 1.0) / (seats - 1)


@rule
def show(rules: Handle, state: Handle, size: int, seat: int, seen: Handle, offer: Handle, masks: Any, i: int) -> int:
    """Write what the seat sees, and what it may do; how many choices it has."""
    copy(state, seen, size)
    hide(rules, seen, seat)
    for action in range(masks.shape[1]):
        masks[i, action] = False
    count = legal(rules, state, seat, offer)
    open_ = view(shorts(offer), MOST_CHOICES)
    for choice in range(count):
        masks[i, open_[choice]] = True
    return int(count)


def _step(
    rules: Handle, mode: int, seats: int, options: Any, fixed: int, bots: int, worth: int, actions: Any, states: Any,
    dice: Any, learners: Any, turns: Any, offers: Any, counts: Any, rewards: Any, ended: Any, illegal: Any,
    finals: Any, seen: Any, masks: Any, rooms: Any,
) -> int:  # fmt: skip
    """One decision in every game; a game that ends begins anew at once. The first game that REFUSEs, or DONE.

    A seat that tries what the rules forbid in FORFEIT has lost that game, and the others share what it pays.
    `finals` keeps the end of a game as the seat that acted last sees it, a learner's own where there is one.
    """
    games, size = states.shape
    if mode == REFUSE:
        for i in range(games):
            if not offered(row(offers, i, MOST_CHOICES), counts[i], actions[i]):
                return i
    chunks, wide = rooms.shape[0] // ROOM, rooms.shape[1]
    for chunk in prange(chunks):
        choices, weights = row(rooms, ROOM * chunk + CHOICES, wide), row(rooms, ROOM * chunk + WEIGHTS, wide)
        totals, work = row(rooms, ROOM * chunk + TOTALS, MOST_SEATS), row(rooms, ROOM * chunk + WORK, size)
        terms, taste = row(options, 0, MOST_OPTIONS), row(options, 1, MOST_TASTE)
        for i in range(games * chunk // chunks, games * (chunk + 1) // chunks):
            state, offer, luck, seat = row(states, i, size), row(offers, i, MOST_CHOICES), row(dice, i, 4), turns[i]
            wrong = mode == FORFEIT and not offered(offer, counts[i], actions[i])
            for other in range(seats):
                rewards[i, other] = 0.0 if not wrong else -1.0 if other == seat else 1.0 / (seats - 1)
            if mode != BEGIN and not wrong:
                apply(rules, state, seat, actions[i])
                seat = settle(rules, state, size, learners[i], bots, choices, weights, work, luck, taste)
                if seat == OVER:
                    pay(rules, state, seats, worth, totals, rewards, i)
            illegal[i], ended[i] = wrong, wrong or seat == OVER
            if ended[i]:
                copy(state, row(finals, i, size), size)
                hide(rules, row(finals, i, size), turns[i])
                finals[i, size] = turns[i]
            if ended[i] or mode == BEGIN:
                learners[i] = place(learners[i], fixed, seats, luck)
                seat = begin(
                    rules, state, size, seats, terms, learners[i], bots, choices, weights, work, luck, taste
                )  # fmt: skip
            turns[i] = seen[i, size] = seat
            counts[i] = show(rules, state, size, seat, row(seen, i, size), offer, masks, i)
    return DONE


def _finish(rules: Handle, options: Any, bots: int, states: Any, dice: Any, rooms: Any) -> None:
    """Let bots play every game to its end."""
    games, size = states.shape
    choices, weights = row(rooms, CHOICES, rooms.shape[1]), row(rooms, WEIGHTS, rooms.shape[1])
    for i in range(games):
        settle(
            rules, row(states, i, size), size, NOBODY, bots, choices, weights, row(rooms, WORK, size),
            row(dice, i, 4), row(options, 1, MOST_TASTE),
        )  # fmt: skip


_N, _A = types.int64, types.intp
SHORTS, LONGS, REALS, FLAGS = types.int16[:, ::1], types.int64[:, ::1], types.float32[:, ::1], types.boolean[:, ::1]


def parallel(signature: Any, function: Callable[..., Any]) -> Any:
    """As `core.layout.entry`, with the loops over games spread over the cores."""
    if not JIT:
        return function
    return _numba.njit(signature, cache=True, nogil=True, error_model="numpy", parallel=True)(function)


def serial(signature: Any, function: Callable[..., Any]) -> Any:
    return entry(signature, function) if JIT else function


@cache
def step_driver() -> Any:
    longs, flags = types.int64[::1], types.boolean[::1]
    signature = _N(
        _A, _N, _N, SHORTS, _N, _N, _N, longs, SHORTS, LONGS, longs, longs, SHORTS, longs, REALS, flags, flags,
        SHORTS, SHORTS, FLAGS, SHORTS,
    )  # fmt: skip
    return parallel(signature, _step)


@cache
def finish_driver() -> Any:
    return serial(types.void(_A, SHORTS, _N, SHORTS, LONGS, SHORTS), _finish)


def given(options: Ints, taste: Ints) -> Ints:
    """What every game of a batch is given: a row of options, and one of what `sense` cares for."""
    rows = np.zeros((2, max(MOST_OPTIONS, MOST_TASTE)), np.int16)
    rows[0, : len(options)], rows[1, : len(taste)] = options, taste
    return rows


def rooms(chunks: int, length: int) -> npt.NDArray[np.int16]:
    """Room for so many threads to play games of this length of position."""
    return np.zeros((chunks * ROOM, max(MOST_CHOICES, length)), np.int16)
