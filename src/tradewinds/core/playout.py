"""Random play at full speed: one compiled driver for every game, the base of simulation, tests and search."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import types

from tradewinds.core.bits import lowest_bit
from tradewinds.core.calling import apply, chance, invariants, legal, reason, scores, setup, winners
from tradewinds.core.dice import Dice, draw, new_dice
from tradewinds.core.game import CHANCE, CHANCE_BIT, Game, actors
from tradewinds.core.kernel import MOST_CHOICES, MOST_SEATS, Handle, Scratch, handle, longs, shorts, view
from tradewinds.core.layout import JIT, Vector, entry, new_vector, rule, small

#: A game that takes more decisions than this is broken.
MOST_DECISIONS = 200_000

#: Columns of the results: decisions, end reason, winners as a bit set, broken law, whether it ended, then the scores.
DECISIONS, REASON, WINNERS, LAW, ENDED, SCORES = range(6)
#: What a step answers when nothing can be done although the game is not over.
STUCK = -1
COLUMNS = SCORES + MOST_SEATS


@rule
def lowest_seat(acting: int) -> int:
    return lowest_bit(acting)


@small
def weighted(weights: Any, count: int, dice: Dice) -> int:
    """The place of one of `count` outcomes, drawn by weight."""
    total = 0
    for i in range(count):
        total += weights[i]
    pick = draw(dice, total)
    chosen, upto = 0, 0
    for i in range(count - 1):  # to the end: processors guess wrong where to stop
        upto += weights[i]
        chosen += pick >= upto
    return chosen


def _random_step(rules: Handle, state: Handle, choices: Handle, weights: Handle, dice: Handle) -> int:
    """Let chance or the first of those who may act do something at random; 1 for a player's decision, or STUCK."""
    acting = actors(state)
    if acting == CHANCE_BIT:
        count = chance(rules, state, choices, weights)
        if count == 0:
            return STUCK
        pick = weighted(view(shorts(weights), MOST_CHOICES), count, view(longs(dice), 4))
        apply(rules, state, CHANCE, view(shorts(choices), MOST_CHOICES)[pick])
        return 0
    seat = lowest_seat(acting)
    count = legal(rules, state, seat, choices)
    if count == 0:
        return STUCK
    apply(rules, state, seat, view(shorts(choices), MOST_CHOICES)[draw(view(longs(dice), 4), count)])
    return 1


def _random_games(
    rules: Handle, seats: int, options: Handle, state: Handle, length: int, choices: Handle, weights: Handle,
    totals: Handle, dice: Handle, games: int, check: int, results: Handle,
) -> None:  # fmt: skip
    """Play whole games; with `check` every position is held against the game's laws."""
    table = view(longs(results), games * COLUMNS)
    vector = view(shorts(state), length)
    for game in range(games):
        row = game * COLUMNS
        for i in range(length):
            vector[i] = 0
        setup(rules, state, seats, options)
        law, steps, done = 0, 0, 0
        while actors(state) != 0 and steps < MOST_DECISIONS and law == 0 and done != STUCK:
            done = _step(rules, state, choices, weights, dice)
            steps += 1
            table[row] += max(done, 0)
            if check:
                law = invariants(rules, state)
        scores(rules, state, totals)
        table[row + REASON] = reason(rules, state)
        table[row + WINNERS] = winners(rules, state)
        table[row + LAW] = law
        table[row + ENDED] = 1 if actors(state) == 0 else 0
        for seat in range(seats):
            table[row + SCORES + seat] = view(shorts(totals), MOST_SEATS)[seat]


_N, _A = types.int64, types.intp
_step: Any = _random_step


def random_step(game: Game, state: Vector, scratch: Scratch, dice: Dice) -> int:
    """One random action of chance or of the first seat that may act; 1 when it was a player's decision."""
    rules, step = game.kernel.table("legal", "chance", "apply"), step_driver()
    done: int = step(rules, handle(state), handle(scratch.choices), handle(scratch.weights), handle(dice))
    return done


@cache
def step_driver() -> Any:
    """The compiled step, made when first needed."""
    global _step
    if JIT:
        _step = entry(_N(_A, _A, _A, _A, _A), _random_step)
    return _step


@cache
def _driver() -> Any:
    """The compiled driver of whole games, made when first needed."""
    step_driver()
    signature = types.void(_A, _N, _A, _A, _N, _A, _A, _A, _A, _N, _N, _A)
    return entry(signature, _random_games) if JIT else _random_games


def drivers() -> list[Callable[[], Any]]:
    """One step for each driver still to be compiled, for a progress bar."""
    return [step_driver, _driver]


@dataclass(frozen=True)
class Results:
    """What came of a number of random games."""

    seats: int
    table: npt.NDArray[np.int64]

    @property
    def decisions(self) -> npt.NDArray[np.int64]:
        return self.table[:, DECISIONS]

    @property
    def reasons(self) -> npt.NDArray[np.int64]:
        return self.table[:, REASON]

    @property
    def winners(self) -> npt.NDArray[np.int64]:
        return self.table[:, WINNERS]

    @property
    def laws(self) -> npt.NDArray[np.int64]:
        return self.table[:, LAW]

    @property
    def ended(self) -> npt.NDArray[np.int64]:
        return self.table[:, ENDED]

    @property
    def scores(self) -> npt.NDArray[np.int64]:
        return self.table[:, SCORES : SCORES + self.seats]


def random_games(
    game: Game, seats: int, games: int, seed: int | str = 0, check: bool = False, **options: Any
) -> Results:
    """Play `games` random games; equal seeds give equal games."""
    seats = game.check_seats(seats)
    scratch, state, dice = Scratch(), new_vector(game.dtype), new_dice(seed)
    scratch.options[:] = game.option_values(options)
    table = np.zeros(games * COLUMNS, np.int64)
    names = "setup", "legal", "chance", "apply", "scores", "winners", "reason", "invariants"
    _driver()(
        game.kernel.table(*names), seats, handle(scratch.options), handle(state), len(state), handle(scratch.choices),
        handle(scratch.weights), handle(scratch.scores), handle(dice), games, int(check), handle(table),
    )  # fmt: skip
    return Results(seats, table.reshape(games, COLUMNS))
