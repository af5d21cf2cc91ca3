"""Many games at once in compiled parallel code, whatever library it is wrapped for.

The games are dealt out to chunks, a chunk is played by one thread, and every game has dice of its own: the number of
threads changes nothing but the time. The compiled code is kept in the same cache as the rules.
"""

import os
from collections.abc import Callable
from functools import cache, cached_property
from threading import Lock
from types import FunctionType
from typing import Any

import numba
import numpy as np
import numpy.typing as npt
from numba import types

from tradewinds.core.dice import draw
from tradewinds.core.game import CHANCE, CHANCE_BIT
from tradewinds.core.guided import spread
from tradewinds.core.kernel import (
    MOST_CHOICES,
    MOST_OPTIONS,
    MOST_SEATS,
    MOST_TASTE,
    Handle,
    Kernel,
    longs,
    shorts,
    view,
)
from tradewinds.core.layout import JIT, UNKNOWN, Ints, entry, rule
from tradewinds.core.playout import lowest_seat, weighted

# A thread that waits for the others should sleep: spinning takes the core away from them on a machine with other work
# and made steps four times slower. Read by OpenMP when the first parallel loop starts.
os.environ.setdefault("OMP_WAIT_POLICY", "passive")

_numba: Any = numba
prange: Any = _numba.prange

#: Nobody's move: the game is over.
OVER = -1
#: In `learners`: every seat is asked.
EVERYBODY = -1
#: A seat there is not: nobody is asked.
NOBODY = MOST_SEATS

#: Who plays the other seats, and what a game is worth to a seat.
RANDOM, SENSE = 0, 1
WIN, LEAD = 0, 1

#: Room for one thread, a row each: choices, weights, points, and a position to guess in.
CHOICES, WEIGHTS, TOTALS, WORK = range(4)
ROOM = 4

#: How a field of a position becomes numbers between -1 and 1.
NUMBER, BITS, CHOICE = 0, 1, 2
ONE = np.float32(1.0)

#: Numba's simplest threads may not be started twice at the same time.
PARALLEL = Lock()


def _address(array: Any, i: int, size: int) -> Any:
    return array.ctypes.data + i * array.strides[0]


def _row(array: Any, i: int, size: int) -> Any:
    return array[i, :size]


#: The handle of a row of a two-dimensional array, or of so many numbers at its beginning.
row: Any = rule(_address) if JIT else _row


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


# The templates: the names of the rules below stand for those of one game. They are copied per game, as in
# `core.kernel`, since handing eleven functions over at every step would take longer than the step.
setup: Any = None
actors: Any = None
legal: Any = None
chance: Any = None
apply: Any = None
hide: Any = None
determinize: Any = None
sense: Any = None
scores: Any = None
winners: Any = None
why_not: Any = None


def lean(
    state: Handle, size: int, seat: int, choices: Handle, weights: Handle, work: Handle, dice: Handle,
    taste: Handle,
) -> int:  # fmt: skip
    """An action weighed by the game's `sense`, from what the seat has seen and a guess at the rest."""
    copy(state, work, size)
    hide(work, seat)
    determinize(work, seat, dice)
    count = legal(work, seat, choices)
    sense(work, seat, choices, count, weights, taste)
    leanings = view(shorts(weights), MOST_CHOICES)
    spread(leanings, count)
    return int(view(shorts(choices), MOST_CHOICES)[weighted(leanings, count, view(longs(dice), 4))])


def settle(
    state: Handle, size: int, me: int, bots: int, choices: Handle, weights: Handle, work: Handle, dice: Handle,
    taste: Handle,
) -> int:  # fmt: skip
    """Let chance and the bots play until the table waits for `me`, or for anybody; who it is, or OVER."""
    open_, leanings = view(shorts(choices), MOST_CHOICES), view(shorts(weights), MOST_CHOICES)
    while True:
        acting = actors(state)
        if acting == 0:
            return OVER
        if acting == CHANCE_BIT:
            count = chance(state, choices, weights)
            apply(state, CHANCE, open_[weighted(leanings, count, view(longs(dice), 4))])
            continue
        if me == EVERYBODY:
            return lowest_seat(acting)
        if (acting >> me) & 1:
            return me
        seat = lowest_seat(acting)
        if bots == SENSE:
            action = lean(state, size, seat, choices, weights, work, dice, taste)
        else:
            count = legal(state, seat, choices)
            action = int(open_[draw(view(longs(dice), 4), count)])
        apply(state, seat, action)


def begin(
    state: Handle, size: int, seats: int, options: Handle, me: int, bots: int, choices: Handle, weights: Handle,
    work: Handle, dice: Handle, taste: Handle,
) -> int:  # fmt: skip
    """A new game, played on until somebody is asked."""
    seat = OVER
    while seat == OVER:
        vector = view(shorts(state), size)
        for j in range(size):
            vector[j] = 0
        setup(state, seats, options)
        seat = settle(state, size, me, bots, choices, weights, work, dice, taste)
    return seat


def pay(state: Handle, seats: int, worth: int, totals: Handle, rewards: Any, i: int) -> None:
    """What the end is worth to each seat; it adds up to nothing.

    WIN: 1 for the winner, shared among several, and the others pay for it in equal parts. LEAD: a seat's points less
    the average of the others.
    """
    won, total, count = winners(state), 0, 0
    scores(state, totals)
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


def show(state: Handle, size: int, seat: int, seen: Handle, masks: Any, i: int, choices: Handle) -> None:
    """Write what the seat sees, and what it may do."""
    copy(state, seen, size)
    hide(seen, seat)
    for action in range(masks.shape[1]):
        masks[i, action] = False
    count = legal(state, seat, choices)
    open_ = view(shorts(choices), MOST_CHOICES)
    for choice in range(count):
        masks[i, open_[choice]] = True


def _reset(
    seats: int, options: Any, fixed: int, bots: int, states: Any, dice: Any, learners: Any, turns: Any, seen: Any,
    masks: Any, rooms: Any,
) -> None:  # fmt: skip
    """Begin every game."""
    games, size = states.shape
    chunks, wide = rooms.shape[0] // ROOM, rooms.shape[1]
    for chunk in prange(chunks):
        choices, weights = row(rooms, ROOM * chunk + CHOICES, wide), row(rooms, ROOM * chunk + WEIGHTS, wide)
        work = row(rooms, ROOM * chunk + WORK, size)
        for i in range(games * chunk // chunks, games * (chunk + 1) // chunks):
            state = row(states, i, size)
            learners[i] = place(learners[i], fixed, seats, row(dice, i, 4))
            turns[i] = begin(
                state, size, seats, row(options, 0, MOST_OPTIONS), learners[i], bots, choices, weights, work,
                row(dice, i, 4), row(options, 1, MOST_TASTE),
            )  # fmt: skip
            show(state, size, turns[i], row(seen, i, size), masks, i, choices)
            seen[i, size] = turns[i]


def _step(
    seats: int, options: Any, fixed: int, bots: int, worth: int, check: int, actions: Any, states: Any, dice: Any,
    learners: Any, turns: Any, rewards: Any, ended: Any, illegal: Any, finals: Any, seen: Any, masks: Any, rooms: Any,
) -> None:  # fmt: skip
    """One decision in every game; a game that ends begins anew at once.

    With `check` a seat that tries what the rules forbid has lost that game, and the others share what it pays.
    `finals` keeps the end of a game as the seat that acted last sees it, a learner's own where there is one.
    """
    games, size = states.shape
    chunks, wide = rooms.shape[0] // ROOM, rooms.shape[1]
    for chunk in prange(chunks):
        choices, weights = row(rooms, ROOM * chunk + CHOICES, wide), row(rooms, ROOM * chunk + WEIGHTS, wide)
        totals, work = row(rooms, ROOM * chunk + TOTALS, MOST_SEATS), row(rooms, ROOM * chunk + WORK, size)
        for i in range(games * chunk // chunks, games * (chunk + 1) // chunks):
            state, seat, action = row(states, i, size), turns[i], actions[i]
            wrong = check and (action < 0 or action >= masks.shape[1] or why_not(state, seat, action) != 0)
            for other in range(seats):
                rewards[i, other] = 0.0 if not wrong else -1.0 if other == seat else 1.0 / (seats - 1)
            if not wrong:
                apply(state, seat, action)
                taste = row(options, 1, MOST_TASTE)
                seat = settle(state, size, learners[i], bots, choices, weights, work, row(dice, i, 4), taste)
                if seat == OVER:
                    pay(state, seats, worth, totals, rewards, i)
            illegal[i], ended[i] = wrong, wrong or seat == OVER
            if ended[i]:
                copy(state, row(finals, i, size), size)
                hide(row(finals, i, size), turns[i])
                finals[i, size] = turns[i]
                learners[i] = place(learners[i], fixed, seats, row(dice, i, 4))
                seat = begin(
                    state, size, seats, row(options, 0, MOST_OPTIONS), learners[i], bots, choices, weights, work,
                    row(dice, i, 4), row(options, 1, MOST_TASTE),
                )  # fmt: skip
            turns[i] = seat
            show(state, size, seat, row(seen, i, size), masks, i, choices)
            seen[i, size] = seat


def given(options: Ints, taste: Ints) -> Ints:
    """What every game of a batch is given: a row of options, and one of what `sense` cares for."""
    rows = np.zeros((2, max(MOST_OPTIONS, MOST_TASTE)), np.int16)
    rows[0, : len(options)], rows[1, : len(taste)] = options, taste
    return rows


def _finish(options: Any, bots: int, states: Any, dice: Any, rooms: Any) -> None:
    """Let bots play every game to its end."""
    games, size = states.shape
    choices, weights = row(rooms, CHOICES, rooms.shape[1]), row(rooms, WEIGHTS, rooms.shape[1])
    for i in range(games):
        settle(
            row(states, i, size), size, NOBODY, bots, choices, weights, row(rooms, WORK, size), row(dice, i, 4),
            row(options, 1, MOST_TASTE),
        )  # fmt: skip


def _forbidden(actions: Any, states: Any, turns: Any, most: int) -> int:
    """The first game whose action the rules forbid, or -1."""
    games, size = states.shape
    for i in range(games):
        if actions[i] < 0 or actions[i] >= most or why_not(row(states, i, size), turns[i], actions[i]) != 0:
            return i
    return -1


def _normalise(
    seen: Any, numbers: Any, targets: Any, scales: Any, blanks: Any, sets: Any, starts: Any, widths: Any, kinds: Any,
    secret: Any, out: Any,
) -> None:  # fmt: skip
    """Raw observations as numbers between -1 and 1; what is hidden is -1.

    `numbers` are the places of plain numbers, `sets` of bit sets and choices, with a table beside each.
    """
    for i in prange(seen.shape[0]):
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


def _choose(masks: Any, dice: Any, out: Any) -> None:
    """For each row of masks one of the open actions, every one equally likely."""
    for i in prange(masks.shape[0]):
        count = 0
        for action in range(masks.shape[1]):
            count += masks[i, action]
        pick = draw(view(longs(row(dice, i, 4)), 4), count)
        action = -1
        while pick >= 0:
            action += 1
            pick -= masks[i, action]
        out[i] = action


_N = types.int64
_FLAGS = types.boolean[:, ::1]
_SHORTS, _LONGS, _REALS = types.int16[:, ::1], types.int64[:, ::1], types.float32[:, ::1]
_RULES = ("setup", "actors", "legal", "chance", "apply", "hide", "determinize", "sense", "scores", "winners", "why_not")


def _parallel(signature: Any, function: Callable[..., Any]) -> Any:
    """As `core.layout.entry`, with the loops over games spread over the cores."""
    if not JIT:
        return function
    return _numba.njit(signature, cache=True, nogil=True, error_model="numpy", parallel=True)(function)


def _serial(signature: Any, function: Callable[..., Any]) -> Any:
    return entry(signature, function) if JIT else function


class Drivers:
    """The drivers of one game, each compiled when it is first asked for."""

    def __init__(self, kernel: Kernel) -> None:
        self._name = kernel.name.replace("-", "_")
        self._scope: dict[str, Any] = {**globals(), **{name: getattr(kernel, name) for name in _RULES}}
        for helper in (lean, settle, begin, pay, show):
            self._scope[helper.__name__] = rule(self._copy(helper))

    def _copy(self, template: Callable[..., Any]) -> Callable[..., Any]:
        """The template with this game's rules in its globals; its name keeps caches of games apart."""
        code: Any = template.__code__
        bound = FunctionType(code, self._scope, template.__name__)
        bound.__qualname__ = f"{self._name}_env_{template.__name__}"
        return bound

    @cached_property
    def reset(self) -> Any:
        longs = types.int64[::1]
        signature = types.void(
            _N, _SHORTS, _N, _N, _SHORTS, _LONGS, longs, longs, _SHORTS, _FLAGS, _SHORTS
        )  # fmt: skip
        return _parallel(signature, self._copy(_reset))

    @cached_property
    def step(self) -> Any:
        longs, flags = types.int64[::1], types.boolean[::1]
        signature = types.void(
            _N, _SHORTS, _N, _N, _N, _N, longs, _SHORTS, _LONGS, longs, longs, _REALS, flags, flags, _SHORTS, _SHORTS,
            _FLAGS, _SHORTS,
        )  # fmt: skip
        return _parallel(signature, self._copy(_step))

    @cached_property
    def forbidden(self) -> Any:
        longs = types.int64[::1]
        return _serial(_N(longs, _SHORTS, longs, _N), self._copy(_forbidden))

    @cached_property
    def finish(self) -> Any:
        return _serial(types.void(_SHORTS, _N, _SHORTS, _LONGS, _SHORTS), self._copy(_finish))


@cache
def drivers_of(kernel: Kernel) -> Drivers:
    return Drivers(kernel)


@cache
def normalise_driver(is_parallel: bool = True) -> Any:
    """For a few rows it is quicker to wake no threads."""
    longs, reals, flags = types.int64[::1], types.float32[::1], types.boolean[::1]
    tables = (longs, longs, reals, types.int16[::1], longs, longs, longs, longs, flags)
    signature = types.void(_SHORTS, *tables, _REALS)
    return _parallel(signature, _normalise) if is_parallel else _serial(signature, _normalise)


@cache
def choose_driver() -> Any:
    return _parallel(types.void(_FLAGS, _LONGS, types.int64[::1]), _choose)


def parts(kernel: Kernel) -> list[Callable[[], Any]]:
    """One step for each driver still to be compiled, for a progress bar."""
    return [
        lambda: drivers_of(kernel).reset,
        lambda: drivers_of(kernel).step,
        lambda: drivers_of(kernel).forbidden,
        lambda: drivers_of(kernel).finish,
        choose_driver,
        normalise_driver,
        lambda: normalise_driver(False),
    ]


def rooms(chunks: int, length: int) -> npt.NDArray[np.int16]:
    """Room for so many threads to play games of this length of position."""
    return np.zeros((chunks * ROOM, max(MOST_CHOICES, length)), np.int16)
