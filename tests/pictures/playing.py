"""Matches of every game that draws itself, played by people with a little sense, so that pictures have much to show."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from tradewinds.core.game import LAYOUTS, SPECTATOR, Game
from tradewinds.core.match import Match
from tradewinds.core.words import LANGUAGES

Choose = Callable[[Match, int, random.Random], int]


@dataclass(frozen=True)
class Played:
    """A game, how it is played in tests, and how its picture is composed."""

    game: Game
    choose: Choose
    compose: Callable[..., Any]
    still: tuple[str, str]
    """Two pieces that are there from the beginning."""
    options: tuple[dict[str, Any], ...] = field(default=({},))
    """The options of the matches, in turn."""

    def matches(self, seats: int, seed: int | str) -> Iterator[Match]:
        """The same match after each action, and when it is over another one; without end."""
        chooser = random.Random(f"{seed}")
        number = 0
        while True:
            match = Match(self.game, seats, seed=f"{seed} {number}", **self.options[number % len(self.options)])
            yield match
            while match.actors:
                seat = chooser.choice(match.actors)
                match.act(seat, self.choose(match, seat, chooser))
                yield match
            number += 1

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
