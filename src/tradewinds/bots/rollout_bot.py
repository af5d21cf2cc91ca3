"""A bot that tries every choice by playing the rest of the game at random, many times."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from numba import types

from tradewinds.core.dice import new_dice
from tradewinds.core.game import Game
from tradewinds.core.kernel import MOST_SEATS, SIGNATURES, Handle, Scratch, handle, shorts, view
from tradewinds.core.layout import JIT, Vector, entry
from tradewinds.core.playout import MOST_DECISIONS, step_driver

#: A win is worth this many points of lead: enough to come first, and leads still count among lost games.
WIN = 30


def _value(
    step: Any, actors: Any, legal: Any, chance: Any, apply: Any, determinize: Any, scores: Any, winners: Any,
    seen: Handle, work: Handle, length: int, seats: int, seat: int, action: int, playouts: int,
    choices: Handle, weights: Handle, totals: Handle, dice: Handle,
) -> int:  # fmt: skip
    """The sum over playouts of lead at the end, and more for a win."""
    total = 0
    source, target = view(shorts(seen), length), view(shorts(work), length)
    points = view(shorts(totals), MOST_SEATS)
    for _ in range(playouts):
        for i in range(length):
            target[i] = source[i]
        determinize(work, seat, dice)
        apply(work, seat, action)
        decisions = 0
        while actors(work) != 0 and decisions < MOST_DECISIONS:
            decisions += step(actors, legal, chance, apply, work, choices, weights, dice)
        scores(work, totals)
        best = -MOST_DECISIONS
        for other in range(seats):
            if other != seat and points[other] > best:
                best = points[other]
        total += points[seat] - best
        if winners(work) >> seat & 1:
            total += WIN
    return total


@cache
def _driver() -> Any:
    if not JIT:
        return _value
    number, address = types.int64, types.intp
    names = ("actors", "legal", "chance", "apply", "determinize", "scores", "winners")
    functions = [types.FunctionType(SIGNATURES[name]) for name in names]
    step = types.FunctionType(number(*functions[:4], address, address, address, address))
    signature = number(step, *functions, address, address, *[number] * 5, *[address] * 4)
    return entry(signature, _value)


class RolloutBot:
    """Flat Monte Carlo: for each choice guess what is hidden, play to the end at random, take the best on average."""

    def __init__(self, game: Game, seed: int | str = 0, playouts: int = 60) -> None:
        self.game = game
        self.playouts = playouts
        self.dice = new_dice(f"rollout {seed}")
        self.scratch = Scratch()
        self.work = np.zeros(game.dtype.itemsize // 2, np.int16)

    def choose(self, seen: Vector, seat: int, legal: Sequence[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        return max(legal, key=lambda action: self._value(seen, seat, action))

    def _value(self, seen: Vector, seat: int, action: int) -> int:
        k, s = self.game.kernel, self.scratch
        seats = int(self.game.record(seen).seats)
        value: int = _driver()(
            step_driver(), k.actors, k.legal, k.chance, k.apply, k.determinize, k.scores, k.winners,
            handle(seen), handle(self.work), len(seen), seats, seat, action, self.playouts,
            handle(s.choices), handle(s.weights), handle(s.scores), handle(self.dice),
        )  # fmt: skip
        return value
