"""A bot that tries every choice by playing the rest of the game at random, many times."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from numba import types

from tradewinds.core.calling import apply, determinize, scores, winners
from tradewinds.core.copying import Apart
from tradewinds.core.dice import new_dice
from tradewinds.core.game import Game, actors
from tradewinds.core.kernel import MOST_SEATS, Handle, Scratch, handle, shorts, view
from tradewinds.core.layout import JIT, Vector, entry
from tradewinds.core.playout import MOST_DECISIONS, step_driver

#: A win is worth this many points of lead: enough to come first, and leads still count among lost games.
WIN = 30

_RULES = ("legal", "chance", "apply", "determinize", "scores", "winners")


def _value(
    step: Any, rules: Handle, seen: Handle, work: Handle, length: int, seats: int, seat: int, action: int,
    playouts: int, choices: Handle, weights: Handle, totals: Handle, dice: Handle,
) -> int:  # fmt: skip
    """The sum over playouts of lead at the end, and more for a win."""
    total = 0
    source, target = view(shorts(seen), length), view(shorts(work), length)
    points = view(shorts(totals), MOST_SEATS)
    for _ in range(playouts):
        for i in range(length):
            target[i] = source[i]
        determinize(rules, work, seat, dice)
        apply(rules, work, seat, action)
        decisions = 0
        while actors(work) != 0 and decisions < MOST_DECISIONS:
            decisions += step(rules, work, choices, weights, dice)
        scores(rules, work, totals)
        best = -MOST_DECISIONS
        for other in range(seats):
            if other != seat and points[other] > best:
                best = points[other]
        total += points[seat] - best
        if winners(rules, work) >> seat & 1:
            total += WIN
    return total


@cache
def _driver() -> Any:
    if not JIT:
        return _value
    number, address = types.int64, types.intp
    step: Any = types.FunctionType(number(*[address] * 5))
    signature = number(step, *[address] * 3, *[number] * 5, *[address] * 4)
    return entry(signature, _value)


class RolloutBot(Apart):
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
        s = self.scratch
        seats = int(self.game.record(seen).seats)
        value: int = _driver()(
            step_driver(), self.game.kernel.table(*_RULES), handle(seen), handle(self.work), len(seen), seats, seat,
            action, self.playouts, handle(s.choices), handle(s.weights), handle(s.scores), handle(self.dice),
        )  # fmt: skip
        return value
