"""A bot that does anything."""

from collections.abc import Sequence

from tradewinds.core.copying import Apart
from tradewinds.core.dice import draw, new_dice
from tradewinds.core.game import Game
from tradewinds.core.layout import Vector


class RandomBot(Apart):
    """Every legal action is equally likely."""

    def __init__(self, game: Game, seed: int | str = 0) -> None:
        self.dice = new_dice(f"random {seed}")

    def choose(self, seen: Vector, seat: int, legal: Sequence[int]) -> int:
        return legal[draw(self.dice, len(legal))]
