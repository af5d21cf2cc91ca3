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

from tradewinds.core.calling import apply, chance, determinize, hide, legal, scores, sense, winners
from tradewinds.core.dice import draw
from tradewinds.core.game import CHANCE, CHANCE_BIT, Game, actors
from tradewinds.core.guided import spread
from tradewinds.core.kernel import MOST_CHOICES, MOST_SEATS, Handle, flags, floats, handle, longs, shorts, view
from tradewinds.core.layout import JIT, Address, Long, address_of, entry, layout, record_at, rule, small
from tradewinds.core.playout import lowest_seat, weighted
from tradewinds.core.workspace import Workspace, begin, furnished

# A thread that waits for the others spins for some microseconds and then sleeps. Sleeping at once halves the steps on a
# quiet machine; spinning on takes the core away from the others on a busy one, and made steps four times slower. Read
# by OpenMP when the first parallel loop starts.
os.environ.setdefault("OMP_WAIT_POLICY", "passive")
os.environ.setdefault("GOMP_SPINCOUNT", "10000")

_numba: Any = numba
prange: Any = _numba.prange

Raw = npt.NDArray[np.int16]

#: Nobody's move: the game is over.
OVER = -1
#: In `learners`: every seat is asked.
ALL_SEATS = -1
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
    if me == ALL_SEATS or fixed >= 0:
        return fixed
    return draw(view(longs(dice), 4), seats)


@rule
def offered(offer: Handle, count: int, action: int) -> bool:
    """Whether the action is one of those that the seat was offered."""
    open_, found = view(shorts(offer), MOST_CHOICES), 0
    for choice in range(count):
        found |= int(open_[choice] == action)
    return found != 0


class Bench(Workspace):
    """What one thread works with; the position is that of the game it is at."""

    bots: Long
    worth: Long
    taste: Address
    guess: Address
    """A position to guess in."""


class Step(Workspace):
    """One decision in every game; a row each in what lies behind the addresses."""

    mode: Long
    games: Long
    chunks: Long
    fixed: Long
    known: Long
    """How many actions there are."""
    benches: Address
    actions: Address
    states: Address
    lucks: Address
    learners: Address
    turns: Address
    offers: Address
    counts: Address
    rewards: Address
    ended: Address
    illegal: Address
    finals: Address
    seen: Address
    masks: Address


BENCH, STEP = layout(Bench, wide=True), layout(Step, wide=True)
bench_at, step_at = record_at(BENCH), record_at(STEP)
_BENCH_SIZE = BENCH.itemsize


@small
def _nth(benches: Any, i: int) -> Any:
    return benches + i * _BENCH_SIZE


def _nth_of_array(benches: Any, i: int) -> Any:
    return benches[i : i + 1]


#: The handle of one of several benches.
nth: Any = _nth if JIT else _nth_of_array


@rule
def lean(bench: Bench, seat: int, luck: Handle) -> int:
    """An action weighed by the game's `sense`, from what the seat has seen and a guess at the rest."""
    rules, guess, choices, weights = bench.rules, bench.guess, address_of(bench.choices), address_of(bench.weights)
    copy(bench.state, guess, bench.length)
    hide(rules, guess, seat)
    determinize(rules, guess, seat, luck)
    count = legal(rules, guess, seat, choices)
    sense(rules, guess, seat, choices, count, weights, bench.taste)
    leanings = view(shorts(weights), MOST_CHOICES)
    spread(leanings, count)
    return int(bench.choices[weighted(leanings, count, view(longs(luck), 4))])


@rule
def settle(bench: Bench, me: int, luck: Handle) -> int:
    """Let chance and the bots play until the table waits for `me`, or for anybody; who it is, or OVER."""
    rules, state, choices, weights = bench.rules, bench.state, address_of(bench.choices), address_of(bench.weights)
    open_, leanings, dice = (
        view(shorts(choices), MOST_CHOICES),
        view(shorts(weights), MOST_CHOICES),
        view(longs(luck), 4),
    )
    while True:
        acting = actors(state)
        if acting == 0:
            return OVER
        if acting == CHANCE_BIT:
            count = chance(rules, state, choices, weights)
            apply(rules, state, CHANCE, int(open_[weighted(leanings, count, dice)]))
            continue
        if me == ALL_SEATS:
            return lowest_seat(acting)
        if (acting >> me) & 1:
            return me
        seat = lowest_seat(acting)
        if bench.bots == SENSE:
            action = lean(bench, seat, luck)
        else:
            action = int(open_[draw(dice, legal(rules, state, seat, choices))])
        apply(rules, state, seat, action)


@rule
def start(bench: Bench, me: int, luck: Handle) -> int:
    """A new game, played on until somebody is asked."""
    seat = OVER
    while seat == OVER:
        begin(bench)
        seat = settle(bench, me, luck)
    return seat


@rule
def pay(bench: Bench, rewards: Any, i: int) -> None:
    """What the end is worth to each seat; it adds up to nothing.

    WIN: 1 for the winner, shared among several, and the others pay for it in equal parts. LEAD: a seat's points less
    the average of the others.
    """
    won, total, count, seats = winners(bench.rules, bench.state), 0, 0, bench.seats
    scores(bench.rules, bench.state, address_of(bench.scores))
    for seat in range(seats):
        total += bench.scores[seat]
        count += (won >> seat) & 1
    for seat in range(seats):
        if bench.worth == LEAD:
            rewards[i, seat] = bench.scores[seat] - (total - bench.scores[seat]) / (seats - 1)
        else:
            share = ((won >> seat) & 1) / count
            rewards[i, seat] = (seats * share - 1.0) / (seats - 1)


@rule
def show(bench: Bench, seat: int, seen: Handle, offer: Handle, masks: Any, i: int) -> int:
    """Write what the seat sees, and what it may do; how many choices it has."""
    copy(bench.state, seen, bench.length)
    hide(bench.rules, seen, seat)
    for action in range(masks.shape[1]):
        masks[i, action] = False
    count = legal(bench.rules, bench.state, seat, offer)
    open_ = view(shorts(offer), MOST_CHOICES)
    for choice in range(count):
        masks[i, open_[choice]] = True
    return int(count)


@rule
def first_refused(work: Step) -> int:
    """The first game whose action was not offered, or DONE."""
    offers, counts = view(shorts(work.offers), (work.games, MOST_CHOICES)), view(longs(work.counts), work.games)
    actions = view(longs(work.actions), work.games)
    for i in range(work.games):
        if not offered(row(offers, i, MOST_CHOICES), counts[i], actions[i]):
            return i
    return DONE


@rule
def step_chunk(home: Handle, chunk: int) -> None:
    """The games of one chunk.

    A seat that tries what the rules forbid in FORFEIT has lost that game, and the others share what it pays.
    `finals` keeps the end of a game as the seat that acted last sees it, a learner's own where there is one.
    """
    work = step_at(home)
    bench, games, size, seats = bench_at(nth(work.benches, chunk)), work.games, work.length, work.seats
    actions, learners = view(longs(work.actions), games), view(longs(work.learners), games)
    turns, counts = view(longs(work.turns), games), view(longs(work.counts), games)
    ended, illegal = view(flags(work.ended), games), view(flags(work.illegal), games)
    states, offers = view(shorts(work.states), (games, size)), view(shorts(work.offers), (games, MOST_CHOICES))
    finals, seen = view(shorts(work.finals), (games, size + 1)), view(shorts(work.seen), (games, size + 1))
    rewards, masks = view(floats(work.rewards), (games, seats)), view(flags(work.masks), (games, work.known))
    lucks = view(longs(work.lucks), (games, 4))
    for i in range(games * chunk // work.chunks, games * (chunk + 1) // work.chunks):
        bench.state = row(states, i, size)
        offer, luck, seat = row(offers, i, MOST_CHOICES), row(lucks, i, 4), turns[i]
        wrong = work.mode == FORFEIT and not offered(offer, counts[i], actions[i])
        for other in range(seats):
            rewards[i, other] = 0.0 if not wrong else -1.0 if other == seat else 1.0 / (seats - 1)
        if work.mode != BEGIN and not wrong:
            apply(bench.rules, bench.state, seat, actions[i])
            seat = settle(bench, learners[i], luck)
            if seat == OVER:
                pay(bench, rewards, i)
        illegal[i], ended[i] = wrong, wrong or seat == OVER
        if ended[i]:
            copy(bench.state, row(finals, i, size), size)
            hide(bench.rules, row(finals, i, size), turns[i])
            finals[i, size] = turns[i]
        if ended[i] or work.mode == BEGIN:
            learners[i] = place(learners[i], work.fixed, seats, luck)
            seat = start(bench, learners[i], luck)
        turns[i] = seen[i, size] = seat
        counts[i] = show(bench, seat, row(seen, i, size), offer, masks, i)


def _step(home: Handle) -> int:
    """One decision in every game; a game that ends begins anew at once. The first game that REFUSEs, or DONE."""
    work = step_at(home)
    wrong = first_refused(work) if work.mode == REFUSE else DONE
    if wrong != DONE:
        return wrong
    for chunk in prange(work.chunks):
        step_chunk(home, chunk)
    return DONE


def _finish(benches: Handle, states: Any, dice: Any) -> None:
    """Let bots play every game to its end."""
    bench = bench_at(benches)
    for i in range(states.shape[0]):
        bench.state = row(states, i, states.shape[1])
        settle(bench, NOBODY, row(dice, i, 4))


SHORTS, LONGS, REALS, FLAGS = types.int16[:, ::1], types.int64[:, ::1], types.float32[:, ::1], types.boolean[:, ::1]


def parallel(signature: Any, function: Callable[..., Any]) -> Any:
    """As `core.layout.entry`, with the loops over games spread over the cores."""
    return entry(signature, function, parallel=True) if JIT else function


def serial(signature: Any, function: Callable[..., Any]) -> Any:
    return entry(signature, function) if JIT else function


@cache
def step_driver() -> Any:
    return parallel(types.int64(types.intp), _step)


@cache
def finish_driver() -> Any:
    return serial(types.void(types.intp, SHORTS, LONGS), _finish)


def benches(game: Game, guesses: Raw, **values: Any) -> npt.NDArray[Any]:
    """A bench for each of several threads, that has a row of `guesses` to guess in."""
    made = np.repeat(furnished(BENCH, game, RULES, **values), len(guesses))
    for bench, guess in zip(made, guesses, strict=True):
        bench["guess"] = handle(guess)
    return made
