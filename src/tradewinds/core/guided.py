"""Play guided by a game's `sense`: the playouts of search, whole games between tastes, a position played to its end."""

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numba import types

from tradewinds.core.calling import apply, chance, legal, scores, sense, setup, winners
from tradewinds.core.dice import Dice, draw, new_dice
from tradewinds.core.game import CHANCE, CHANCE_BIT, Game, actors
from tradewinds.core.kernel import (
    MOST_CHOICES,
    MOST_SEATS,
    Handle,
    Scratch,
    handle,
    longs,
    reals,
    shorts,
    view,
)
from tradewinds.core.layout import JIT, Ints, Vector, entry, new_vector, rule, small
from tradewinds.core.playout import MOST_DECISIONS, lowest_seat, weighted

#: Instead of a number of draws: take the weightiest outright.
GREEDY = 0

_PLAY = ("legal", "chance", "apply", "sense")


@small
def spread(weights: Any, count: int) -> int:
    """The sum of the weights; where `sense` likes nothing, everything is as good."""
    total = 0
    for i in range(count):
        total += weights[i]
    if total > 0:
        return total
    for i in range(count):
        weights[i] = 1
    return count


@small
def by_weight(weights: Any, total: int, dice: Any) -> int:
    """The place of one choice, drawn by weight."""
    pick = draw(dice, total)
    chosen = 0
    while pick >= weights[chosen]:
        pick -= weights[chosen]
        chosen += 1
    return chosen


@small
def keenly(weights: Any, count: int, total: int, draws: int, dice: Any) -> int:
    """Of so many draws by weight the weightiest; with GREEDY the weightiest of all, equals by the dice."""
    if draws == GREEDY:
        return weightiest(weights, count, dice)
    if draws == 2:
        return twice(weights, count, total, dice)
    chosen = by_weight(weights, total, dice)
    for _ in range(draws - 1):
        other = by_weight(weights, total, dice)
        if weights[other] > weights[chosen]:
            chosen = other
    return chosen


@small
def twice(weights: Any, count: int, total: int, dice: Any) -> int:
    """Of two draws by weight the weightier: both in one pass, with no branch for the processor to guess wrong."""
    one, two = draw(dice, total), draw(dice, total)
    first, second, upto = 0, 0, 0
    for i in range(count - 1):
        upto += weights[i]
        first += one >= upto
        second += two >= upto
    return second if weights[second] > weights[first] else first


@rule
def weightiest(weights: Any, count: int, dice: Any) -> int:
    chosen, equal = 0, 1
    for i in range(1, count):
        if weights[i] > weights[chosen]:
            chosen, equal = i, 1
        elif weights[i] == weights[chosen]:
            equal += 1
            if draw(dice, equal) == 0:
                chosen = i
    return chosen


@rule
def win_share(winners: int, seats: int, seat: int) -> float:
    """1 for a win alone; several winners share."""
    share = 0
    for other in range(seats):
        share += (winners >> other) & 1
    return ((winners >> seat) & 1) / share if share > 0 else 0.0


@rule
def points_ahead(points: Any, seats: int, seat: int) -> int:
    """How far the seat is ahead of the best other."""
    best = -MOST_DECISIONS
    for other in range(seats):
        if other != seat and points[other] > best:
            best = points[other]
    return int(points[seat]) - best


def _play_on(
    rules: Handle, state: Handle, hero: int, taste: Handle, rival: Handle, keen: int, choices: Handle,
    leanings: Handle, dice_at: Handle,
) -> None:  # fmt: skip
    """From a full position to the end, the hero by one taste and everybody else by another."""
    actions, weights = view(shorts(choices), MOST_CHOICES), view(shorts(leanings), MOST_CHOICES)
    dice = view(longs(dice_at), 4)
    for _ in range(MOST_DECISIONS):
        acting = actors(state)
        if acting == 0:
            break
        if acting == CHANCE_BIT:
            count = chance(rules, state, choices, leanings)
            apply(rules, state, CHANCE, int(actions[weighted(weights, count, dice)]))
            continue
        actor = lowest_seat(acting)
        count = legal(rules, state, actor, choices)
        chosen = 0
        if count > 1:
            sense(rules, state, actor, choices, count, leanings, taste if actor == hero else rival)
            chosen = keenly(weights, count, spread(weights, count), keen, dice)
        apply(rules, state, actor, int(actions[chosen]))


_on: Any = _play_on


def _contests(
    rules: Handle, seats: int, options: Handle, state: Handle, length: int, taste: Handle, rival: Handle, keen: int,
    games: int, choices: Handle, leanings: Handle, totals: Handle, dice: Handle, results: Handle,
) -> None:  # fmt: skip
    """Whole games of one taste against others of another, seats rotated; wins and leads are added up."""
    vector, points, sums = view(shorts(state), length), view(shorts(totals), MOST_SEATS), view(reals(results), 2)
    for game in range(games):
        for i in range(length):
            vector[i] = 0
        setup(rules, state, seats, options)
        hero = game % seats
        _on(rules, state, hero, taste, rival, keen, choices, leanings, dice)
        scores(rules, state, totals)
        sums[0] += win_share(winners(rules, state), seats, hero)
        sums[1] += points_ahead(points, seats, hero)


_N, _A = types.int64, types.intp


@cache
def on_driver() -> Any:
    global _on
    if JIT:
        _on = entry(types.void(_A, _A, _N, _A, _A, _N, _A, _A, _A), _play_on)
    return _on


@cache
def _contest_driver() -> Any:
    on_driver()
    if not JIT:
        return _contests
    return entry(types.void(_A, _N, _A, _A, _N, _A, _A, _N, _N, _A, _A, _A, _A, _A), _contests)


def play_on(game: Game, state: Vector, scratch: Scratch, dice: Dice, taste: Ints | None = None) -> None:
    """Play a full position to its end, everybody by the game's taste."""
    liked = game.taste.values if taste is None else taste
    on_driver()(
        game.kernel.table(*_PLAY), handle(state), 0, handle(liked), handle(liked),
        game.taste.search.keen, handle(scratch.choices), handle(scratch.weights), handle(dice),
    )  # fmt: skip


@dataclass(frozen=True)
class Contest:
    """What came of games between one taste and others."""

    games: int
    wins: float
    lead: float
    """Points ahead of the best other, on average."""


def contest(
    game: Game, seats: int, taste: Ints, rival: Ints, games: int, seed: int | str = 0, keen: int = GREEDY
) -> Contest:
    """Games of one taste against the others; equal seeds give equal games."""
    scratch, state, dice = Scratch(), new_vector(game.dtype), new_dice(f"contest {seed}")
    scratch.options[:] = game.option_values({})
    sums = np.zeros(2, np.float64)
    _contest_driver()(
        game.kernel.table(*_PLAY, "setup", "scores", "winners"), game.check_seats(seats),
        handle(scratch.options), handle(state), len(state), handle(taste), handle(rival),
        keen, games, handle(scratch.choices), handle(scratch.weights), handle(scratch.scores), handle(dice),
        handle(sums),
    )  # fmt: skip
    return Contest(games, float(sums[0]), float(sums[1]) / max(games, 1))
