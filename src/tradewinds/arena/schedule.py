"""Who meets whom: every bot sits in every seat equally often, and a deal is met by every bot from every seat."""

import math
from dataclasses import dataclass
from typing import Any

from tradewinds.arena.voice import WORDS
from tradewinds.bots import make_bot
from tradewinds.core import finding
from tradewinds.core.dice import draw, new_dice
from tradewinds.core.errors import BadRequest
from tradewinds.core.game import Game


@dataclass(frozen=True)
class Fixture:
    """One game to be played."""

    number: int
    round: int
    seed: str
    bots: tuple[str, ...]
    """The bot of each seat."""


@dataclass(frozen=True)
class Contest:
    """All that decides the results: equal contests have equal results, wherever they are played.

    It is played in rounds. The games of a round share a seed, and each bot has every seat once in it.
    """

    game: str
    bots: tuple[str, ...]
    seats: int
    rounds: int
    seed: str = "0"
    options: tuple[tuple[str, str], ...] = ()

    @property
    def games(self) -> int:
        return self.rounds * len(self.bots)

    def fixture(self, number: int) -> Fixture:
        """The game of a number, counted from 0."""
        round, turn = divmod(number, len(self.bots))
        bots = tuple(self.bots[(turn + place) % len(self.bots)] for place in self._places(round))
        return Fixture(number, round, f"{self.seed}/{round}", bots)

    def _places(self, round: int) -> list[int]:
        """How far apart in the list those are who meet in a round, in the order they sit: drawn anew each time."""
        dice, left = new_dice(f"places {self.seed}/{round}"), list(range(1, len(self.bots)))
        return [0] + [left.pop(draw(dice, len(left))) for _ in range(self.seats - 1)]


def contest(
    game: Game, bots: tuple[str, ...], games: int, seats: int | None = None, seed: str = "0", **options: Any
) -> Contest:
    """A contest of at least so many games, in whole rounds; refuses what cannot be played."""
    for name in bots:
        make_bot(name, game)
    game.option_values(options)
    seats = min(len(bots), game.seats[-1]) if seats is None else seats
    if len(bots) < max(seats, game.seats[0]):
        raise BadRequest("arena-few-bots", WORDS, seats=max(seats, game.seats[0]), bots=len(bots))
    rounds = max(math.ceil(games / len(bots)), 1)
    return Contest(game.name, tuple(bots), game.check_seats(seats), rounds, seed, tuple(sorted(options.items())))


def game_of(played: Contest) -> Game:
    return finding.find_game(played.game)
