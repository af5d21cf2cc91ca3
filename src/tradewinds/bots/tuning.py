"""Finding better tastes by self-play: SPSA, two contests a step whatever the number of tastes.

A step shakes all tastes at once, each up or down by the same ratio, lets the two shaken ones play against the present
one, and moves in the direction that won more. Tastes are moved as logarithms, because what counts is their ratio.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from tradewinds.core.game import Game
from tradewinds.core.guided import Contest, contest
from tradewinds.core.layout import Ints
from tradewinds.core.taste import LEAST, MOST

Logs = npt.NDArray[np.float64]

#: How far a step shakes, and how far it moves at most, as logarithms: 0.25 is about a quarter up or down.
SHAKE, STRIDE = 0.25, 0.15
#: A point of lead counts as so much of a win.
LEAD = 0.01


@dataclass(frozen=True)
class Tuning:
    """What came of a tuning."""

    values: Ints
    """The tastes found; those it began with when they did not prove better."""
    proof: Contest
    """The tastes found against three players with the old ones."""
    better: bool


def as_logs(values: Ints) -> Logs:
    return np.log(values.astype(np.float64) + 1.0)


def as_values(logs: Logs) -> Ints:
    return np.clip(np.rint(np.exp(logs) - 1.0), LEAST, MOST).astype(np.int16)


def worth(found: Contest) -> float:
    return found.wins / found.games + LEAD * found.lead


def tune(
    game: Game,
    seats: int,
    steps: int,
    games: int,
    seed: int = 0,
    keen: int = 2,
    told: Callable[[int, float], None] = lambda step, gain: None,
) -> Tuning:
    """So many steps of so many games; equal seeds give equal tastes. `told` hears of every step."""
    count, random = len(game.taste.names), np.random.default_rng(seed)
    logs = as_logs(game.taste.values)
    late: list[Logs] = []
    for step in range(steps):
        shake = np.zeros(len(logs))
        shake[:count] = SHAKE * random.choice([-1.0, 1.0], count)
        present = as_values(logs)
        up, down = (
            worth(contest(game, seats, as_values(logs + sign * shake), present, games, f"{seed} {step}", keen))
            for sign in (1, -1)
        )
        stride = STRIDE / (1 + step / steps)
        logs = logs + np.sign(shake) * np.clip((up - down) * stride / 0.05, -stride, stride)
        told(step, up - down)
        if 2 * step + 2 > steps:
            late.append(logs)
    found = as_values(np.mean(late, axis=0))
    proof = contest(game, seats, found, game.taste.values, 8 * games, f"{seed} proof", keen)
    better = proof.wins / proof.games > 1 / seats + 1 / np.sqrt(proof.games)
    return Tuning(found if better else game.taste.values.copy(), proof, bool(better))
