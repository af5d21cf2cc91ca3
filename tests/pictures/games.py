"""The games that draw themselves, each with random matches whose pictures show much."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from tests.games.key_west import playing as key_west_playing
from tests.games.west_of_africa import playing as west_of_africa_playing
from tradewinds.core.game import LAYOUTS, SPECTATOR, Game
from tradewinds.core.match import Match
from tradewinds.core.words import LANGUAGES
from tradewinds.games import key_west, west_of_africa
from tradewinds.games.key_west import picture as key_west_picture
from tradewinds.games.west_of_africa import picture as west_of_africa_picture


@dataclass(frozen=True)
class Drawn:
    """A game, how its scene is composed, and matches of so many seats after each action, without end."""

    game: Game
    compose: Callable[..., Any]
    matches: Callable[[int, int | str], Iterator[Match]]

    def sampled(self, seats: int, seed: int | str, count: int, every: int = 5) -> Iterator[Match]:
        """Positions a few actions apart, the last one of a match included."""
        chooser = random.Random(f"sampled {seed}")
        wait = 0
        for match in self.matches(seats, seed):
            wait -= 1
            if wait < 0 or not match.actors:
                yield match
                count -= 1
                wait = chooser.randrange(every)
            if not count:
                return

    def views(self, seats: int, count: int) -> Iterator[tuple[Match, int, str, str]]:
        """Positions, each with a viewer, a layout and a language; most viewers are those who may act."""
        chooser = random.Random(seats)
        for match in self.sampled(seats, f"pictures {seats}", count):
            viewer = chooser.choice([*match.actors * 3, SPECTATOR, chooser.randrange(seats)])
            yield match, viewer, chooser.choice(LAYOUTS), chooser.choice(LANGUAGES)


DRAWN = {
    "key-west": Drawn(key_west.GAME, key_west_picture.compose, key_west_playing.matches),
    "west-of-africa": Drawn(west_of_africa.GAME, west_of_africa_picture.compose, west_of_africa_playing.matches),
}
#: Each game with each number of seats.
TABLES = [(name, seats) for name, drawn in DRAWN.items() for seats in drawn.game.seats]
