"""A bot that follows the game's `sense`: it does what a fair player leans towards most."""

from collections.abc import Sequence

import numpy as np

from tradewinds.bots.search_bot import dice_for
from tradewinds.core.copying import Apart
from tradewinds.core.dice import draw
from tradewinds.core.game import Game
from tradewinds.core.kernel import Scratch, handle
from tradewinds.core.layout import Ints, Vector


class GreedyBot(Apart):
    """The weightiest action; among equals the dice decide."""

    def __init__(self, game: Game, seed: int | str = 0, taste: Ints | None = None) -> None:
        self.game = game
        self.seed = seed
        self.taste = game.taste.values if taste is None else taste
        self.scratch = Scratch()

    def choose(self, seen: Vector, seat: int, legal: Sequence[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        weights = self.weights(seen, seat, legal)
        best = np.flatnonzero(weights == weights.max())
        return legal[int(best[draw(dice_for(self.game, f"greedy {self.seed}", seen, seat), len(best))])]

    def weights(self, seen: Vector, seat: int, legal: Sequence[int]) -> Ints:
        """How much the seat leans towards each action."""
        s = self.scratch
        s.choices[: len(legal)] = legal
        self.game.kernel.sense(handle(seen), seat, handle(s.choices), len(legal), handle(s.weights), handle(self.taste))
        return s.weights[: len(legal)].copy()
