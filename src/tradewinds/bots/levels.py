"""Levels of strength for people to play against: a level is a search with a budget, and the mistakes of a beginner.

A weak level is not a strong one that throws dice. It looks less far (few playouts), it does not notice some of its
choices, and it holds to what it is used to: what its `sense` leans towards counts beside what it found out.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tradewinds.bots.greedy_bot import GreedyBot
from tradewinds.bots.search_bot import SearchBot, dice_for
from tradewinds.core.copying import Apart
from tradewinds.core.dice import draw
from tradewinds.core.game import Game
from tradewinds.core.layout import Vector


@dataclass(frozen=True)
class Level:
    """How well somebody plays."""

    playouts: int
    """For one decision."""
    overlooks: int = 0
    """How many of a hundred things are not noticed; a thing is a kind of action with what it is done to."""
    habit: int = 0
    """How much of a hundred parts the usual counts against what was found out."""
    seconds: float | None = None
    """A limit where a person waits, such as on the web; elsewhere playouts alone count, so that play is repeatable."""


LEVELS = {
    "novice": Level(playouts=40, overlooks=30, habit=30, seconds=1.0),
    "sailor": Level(playouts=250, overlooks=10, habit=10, seconds=1.0),
    "captain": Level(playouts=2_000, seconds=2.0),
    "admiral": Level(playouts=20_000, seconds=3.0),
}


class LevelBot(Apart):
    """Plays as well as its level."""

    def __init__(
        self,
        game: Game,
        seed: int | str,
        level: Level,
        playouts: int | None = None,
        seconds: float | None = None,
        threads: int = 1,
    ) -> None:
        self.game = game
        self.level = level
        self.seed = seed
        self.search = SearchBot(game, seed, playouts or level.playouts, seconds, threads)
        self.usual = GreedyBot(game, seed)

    def choose(self, seen: Vector, seat: int, legal: Sequence[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        chosen = self._choose(seen, seat, self.notice(seen, seat, legal))
        self.search.chose(seen, seat, chosen)
        return chosen

    def _choose(self, seen: Vector, seat: int, noticed: Sequence[int]) -> int:
        thought = self.search.think(seen, seat, noticed)
        if not self.level.habit:
            return thought.best
        found = np.array(thought.tried) / max(sum(thought.tried), 1)
        usual = self.usual.weights(seen, seat, noticed) / max(int(self.usual.scratch.weights[: len(noticed)].sum()), 1)
        habit = self.level.habit / 100
        return noticed[int(np.argmax((1 - habit) * found + habit * usual))]

    def notice(self, seen: Vector, seat: int, legal: Sequence[int]) -> Sequence[int]:
        """The actions that come to mind: never none."""
        if not self.level.overlooks:
            return legal
        table = self.game.actions
        dice = dice_for(self.game, f"notice {self.seed}", seen, seat)
        missed: dict[tuple[int, int], bool] = {}
        for action in legal:
            thing = int(table.kind_of[action]), int(table.first[action])
            if thing not in missed:
                missed[thing] = draw(dice, 100) < self.level.overlooks
        noticed = [a for a in legal if not missed[int(table.kind_of[a]), int(table.first[a])]]
        return noticed or legal
