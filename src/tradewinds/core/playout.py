"""Random play at full speed: one compiled driver for every game, the base of simulation, tests and search."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import types

from tradewinds.core.bits import lowest_bit
from tradewinds.core.calling import apply, chance, invariants, legal, reason, scores, winners
from tradewinds.core.dice import Dice, draw, new_dice
from tradewinds.core.game import CHANCE, CHANCE_BIT, Game, actors
from tradewinds.core.kernel import MOST_CHOICES, MOST_SEATS, Handle, Scratch, handle, longs, shorts, view
from tradewinds.core.layout import (
    JIT,
    Address,
    Long,
    Vector,
    address_of,
    entry,
    layout,
    new_vector,
    record_at,
    rule,
    small,
)
from tradewinds.core.workspace import Workspace, begin, furnished

#: A game that takes more decisions than this is broken.
MOST_DECISIONS = 200_000

#: Columns of the results: decisions, end reason, winners as a bit set, broken law, whether it ended, then the scores.
DECISIONS, REASON, WINNERS, LAW, ENDED, SCORES = range(6)
#: What a step answers when nothing can be done although the game is not over.
STUCK = -1
COLUMNS = SCORES + MOST_SEATS

_STEP = ("legal", "chance", "apply")
_RULES = ("setup", *_STEP, "scores", "winners", "reason", "invariants")


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


@rule
def step(rules: Handle, state: Handle, choices: Handle, weights: Handle, dice: Handle) -> int:
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


class Games(Workspace):
    """Room for whole games."""

    games: Long
    check: Long
    """Whether every position is held against the laws."""
    results: Address
    """A row for each game."""


GAMES = layout(Games, wide=True)
games_at = record_at(GAMES)


def _random_games(home: Handle) -> None:
    work = games_at(home)
    table = view(longs(work.results), work.games * COLUMNS)
    for game in range(work.games):
        begin(work)
        _random_game(work, table[game * COLUMNS : (game + 1) * COLUMNS])


@rule
def _random_game(work: Games, row: Any) -> None:
    """Play a game to its end, to a broken law, or to where nothing can be done."""
    rules, state, totals = work.rules, work.state, address_of(work.scores)
    choices, weights, dice = address_of(work.choices), address_of(work.weights), address_of(work.dice)
    law, steps, done = 0, 0, 0
    while actors(state) != 0 and steps < MOST_DECISIONS and law == 0 and done != STUCK:
        done = step(rules, state, choices, weights, dice)
        steps += 1
        row[DECISIONS] += max(done, 0)
        if work.check:
            law = invariants(rules, state)
    scores(rules, state, totals)
    row[REASON], row[WINNERS] = reason(rules, state), winners(rules, state)
    row[LAW], row[ENDED] = law, actors(state) == 0
    for seat in range(work.seats):
        row[SCORES + seat] = work.scores[seat]


def random_step(game: Game, state: Vector, scratch: Scratch, dice: Dice) -> int:
    """One random action of chance or of the first seat that may act; 1 when it was a player's decision."""
    rules, choices, weights = game.kernel.table(*_STEP), handle(scratch.choices), handle(scratch.weights)
    return step(rules, handle(state), choices, weights, handle(dice))


@cache
def _driver() -> Any:
    """The compiled driver of whole games, made when first needed."""
    return entry(types.void(types.intp), _random_games) if JIT else _random_games


def drivers() -> list[Callable[[], Any]]:
    """One step for each driver still to be compiled, for a progress bar."""
    return [_driver]


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
    state, table = new_vector(game.dtype), np.zeros(games * COLUMNS, np.int64)
    home = furnished(
        GAMES, game, _RULES, seats=seats, options=game.option_values(options), dice=new_dice(seed), games=games,
        check=check, state=handle(state), results=handle(table),
    )  # fmt: skip
    _driver()(handle(home))
    return Results(seats, table.reshape(games, COLUMNS))
