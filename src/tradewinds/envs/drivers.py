"""Many games at once in compiled parallel code: one driver for all games, whatever library it is wrapped for.

The games are dealt out to chunks, a chunk is played by one thread, and every game has dice of its own: the number of
threads changes nothing but the time. Rules come in as first-class functions, as in `core.playout`, so the drivers are
compiled once for all games and kept in the same cache.
"""

from collections.abc import Callable
from functools import cache
from threading import Lock
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
    SIGNATURES,
    Handle,
    longs,
    shorts,
    view,
)
from tradewinds.core.layout import JIT, UNKNOWN, Ints, entry, rule
from tradewinds.core.playout import lowest_seat, weighted

_numba: Any = numba
prange: Any = _numba.prange

#: Nobody's move: the game is over.
OVER = -1
#: In `learners`: every seat is asked.
EVERYBODY = -1

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
def lean(
    legal: Any, hide: Any, determinize: Any, sense: Any, state: Handle, size: int, seat: int, choices: Handle,
    weights: Handle, work: Handle, dice: Handle, taste: Handle,
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


@rule
def settle(
    actors: Any, legal: Any, chance: Any, apply: Any, hide: Any, determinize: Any, sense: Any, state: Handle, size: int,
    me: int, bots: int, choices: Handle, weights: Handle, work: Handle, dice: Handle, taste: Handle,
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
            action = lean(legal, hide, determinize, sense, state, size, seat, choices, weights, work, dice, taste)
        else:
            count = legal(state, seat, choices)
            action = int(open_[draw(view(longs(dice), 4), count)])
        apply(state, seat, action)


@rule
def begin(
    setup: Any, actors: Any, legal: Any, chance: Any, apply: Any, hide: Any, determinize: Any, sense: Any,
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
        seat = settle(
            actors, legal, chance, apply, hide, determinize, sense, state, size, me, bots, choices, weights, work,
            dice, taste,
        )  # fmt: skip
    return seat


@rule
def place(me: int, fixed: int, seats: int, dice: Handle) -> int:
    """Where the learner sits in a new game: nowhere, on a fixed seat, or on one drawn."""
    if me == EVERYBODY or fixed >= 0:
        return fixed
    return draw(view(longs(dice), 4), seats)


@rule
def pay(scores: Any, winners: Any, state: Handle, seats: int, worth: int, totals: Handle, rewards: Any, i: int) -> None:
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


@rule
def show(
    legal: Any, hide: Any, state: Handle, size: int, seat: int, seen: Handle, masks: Any, i: int, choices: Handle
) -> None:  # fmt: skip
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
    setup: Any, actors: Any, legal: Any, chance: Any, apply: Any, hide: Any, determinize: Any, sense: Any, seats: int,
    options: Any, fixed: int, bots: int, states: Any, dice: Any, learners: Any, turns: Any, seen: Any, masks: Any,
    rooms: Any,
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
                setup, actors, legal, chance, apply, hide, determinize, sense, state, size, seats,
                row(options, 0, MOST_OPTIONS), learners[i], bots, choices, weights, work, row(dice, i, 4),
                row(options, 1, MOST_TASTE),
            )  # fmt: skip
            show(legal, hide, state, size, turns[i], row(seen, i, size), masks, i, choices)
            seen[i, size] = turns[i]


def _step(
    setup: Any, actors: Any, legal: Any, chance: Any, apply: Any, hide: Any, determinize: Any, sense: Any, scores: Any,
    winners: Any, why_not: Any, seats: int, options: Any, fixed: int, bots: int, worth: int, check: int, actions: Any,
    states: Any, dice: Any, learners: Any, turns: Any, rewards: Any, ended: Any, illegal: Any, finals: Any, seen: Any,
    masks: Any, rooms: Any,
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
                seat = settle(
                    actors, legal, chance, apply, hide, determinize, sense, state, size, learners[i], bots, choices,
                    weights, work, row(dice, i, 4), row(options, 1, MOST_TASTE),
                )  # fmt: skip
                if seat == OVER:
                    pay(scores, winners, state, seats, worth, totals, rewards, i)
            illegal[i], ended[i] = wrong, wrong or seat == OVER
            if ended[i]:
                copy(state, row(finals, i, size), size)
                hide(row(finals, i, size), turns[i])
                finals[i, size] = turns[i]
                learners[i] = place(learners[i], fixed, seats, row(dice, i, 4))
                seat = begin(
                    setup, actors, legal, chance, apply, hide, determinize, sense, state, size, seats,
                    row(options, 0, MOST_OPTIONS), learners[i], bots, choices, weights, work, row(dice, i, 4),
                row(options, 1, MOST_TASTE),
                )  # fmt: skip
            turns[i] = seat
            show(legal, hide, state, size, seat, row(seen, i, size), masks, i, choices)
            seen[i, size] = seat


def given(options: Ints, taste: Ints) -> Ints:
    """What every game of a batch is given: a row of options, and one of what `sense` cares for."""
    rows = np.zeros((2, max(MOST_OPTIONS, MOST_TASTE)), np.int16)
    rows[0, : len(options)], rows[1, : len(taste)] = options, taste
    return rows


def _forbidden(why_not: Any, actions: Any, states: Any, turns: Any, most: int) -> int:
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


def _functions(*names: str) -> list[Any]:
    return [types.FunctionType(SIGNATURES[name]) for name in names]


def _parallel(signature: Any, function: Callable[..., Any]) -> Any:
    """As `core.layout.entry`, with the loops over games spread over the cores."""
    if not JIT:
        return function
    return _numba.njit(signature, cache=True, nogil=True, error_model="numpy", parallel=True)(function)


def _serial(signature: Any, function: Callable[..., Any]) -> Any:
    return entry(signature, function) if JIT else function


@cache
def reset_driver() -> Any:
    longs, flags = types.int64[::1], _FLAGS
    signature = types.void(
        *_functions(*_RULES[:8]), _N, _SHORTS, _N, _N, _SHORTS, _LONGS, longs, longs, _SHORTS, flags, _SHORTS
    )  # fmt: skip
    return _parallel(signature, _reset)


@cache
def step_driver() -> Any:
    longs, flags = types.int64[::1], types.boolean[::1]
    signature = types.void(
        *_functions(*_RULES), _N, _SHORTS, _N, _N, _N, _N, longs, _SHORTS, _LONGS, longs, longs, _REALS, flags, flags,
        _SHORTS, _SHORTS, _FLAGS, _SHORTS,
    )  # fmt: skip
    return _parallel(signature, _step)


@cache
def forbidden_driver() -> Any:
    return _serial(_N(*_functions("why_not"), types.int64[::1], _SHORTS, types.int64[::1], _N), _forbidden)


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


def _normalise_few() -> Any:
    return normalise_driver(False)


def drivers() -> list[Callable[[], Any]]:
    """One step for each driver still to be compiled, for a progress bar."""
    return [reset_driver, step_driver, forbidden_driver, choose_driver, normalise_driver, _normalise_few]


def kernel_rules(kernel: Any) -> list[Any]:
    """The rules of a game in the order the drivers take them."""
    return [getattr(kernel, name) for name in _RULES]


def rooms(chunks: int, length: int) -> npt.NDArray[np.int16]:
    """Room for so many threads to play games of this length of position."""
    return np.zeros((chunks * ROOM, max(MOST_CHOICES, length)), np.int16)
