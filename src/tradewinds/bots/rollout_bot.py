"""A bot that tries every choice by playing the rest of the game at random, many times."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from numba import types

from tradewinds.core.calling import apply, determinize, scores, winners
from tradewinds.core.copying import Apart
from tradewinds.core.dice import new_dice
from tradewinds.core.game import SEATS, Game, actors
from tradewinds.core.guided import points_ahead
from tradewinds.core.kernel import Handle, handle, shorts, view
from tradewinds.core.layout import JIT, Address, Long, Vector, address_of, as_record, entry, layout, record_at
from tradewinds.core.playout import MOST_DECISIONS, step
from tradewinds.core.workspace import Workspace, furnished

#: A win is worth this many points of lead: enough to come first, and leads still count among lost games.
WIN = 30

_RULES = ("legal", "chance", "apply", "determinize", "scores", "winners")


class Tries(Workspace):
    """Room for playouts of one choice."""

    seen: Address
    seat: Long
    action: Long
    playouts: Long


TRIES = layout(Tries, wide=True)
tries_at = record_at(TRIES)


def _value(home: Handle) -> int:
    """The sum over playouts of lead at the end, and more for a win."""
    work, total = tries_at(home), 0
    rules, state, seat = work.rules, work.state, work.seat
    choices, weights, dice = address_of(work.choices), address_of(work.weights), address_of(work.dice)
    source, target = view(shorts(work.seen), work.length), view(shorts(state), work.length)
    for _ in range(work.playouts):
        for i in range(work.length):
            target[i] = source[i]
        determinize(rules, state, seat, dice)
        apply(rules, state, seat, work.action)
        decisions = 0
        while actors(state) != 0 and decisions < MOST_DECISIONS:
            decisions += step(rules, state, choices, weights, dice)
        scores(rules, state, address_of(work.scores))
        total += points_ahead(work.scores, work.seats, seat)
        if winners(rules, state) >> seat & 1:
            total += WIN
    return total


@cache
def _driver() -> Any:
    return entry(types.int64(types.intp), _value) if JIT else _value


class RolloutBot(Apart):
    """Flat Monte Carlo: for each choice guess what is hidden, play to the end at random, take the best on average."""

    def __init__(self, game: Game, seed: int | str = 0, playouts: int = 60) -> None:
        self.game = game
        self.playouts = playouts
        self.dice = new_dice(f"rollout {seed}")

    def choose(self, seen: Vector, seat: int, legal: Sequence[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        state = seen.copy()
        home = furnished(
            TRIES, self.game, _RULES, seen=handle(seen), state=handle(state), seats=seen[SEATS], seat=seat,
            playouts=self.playouts, dice=self.dice,
        )  # fmt: skip
        work = as_record(home, TRIES)

        def value(action: int) -> int:
            work.action = action
            return int(_driver()(handle(home)))

        best = max(legal, key=value)
        self.dice[:] = work.dice
        return best
