"""How long a match takes a person, from what was counted in matches of bots (`docs/make_lengths.py`)."""

import tomllib
from dataclasses import dataclass

from tradewinds.core.game import Game

FILE = "length.toml"
#: Seconds that somebody takes over a decision who knows the rules, and for which one looks at what happens. Assumed:
#: what is counted is how many there are.
DECISION, EVENT = 10.0, 1.0
#: Minutes are told in steps of so many.
STEP = 5


@dataclass(frozen=True)
class Length:
    """A match with so many players, as half of all matches are at most."""

    decisions: int
    """Of one player, with more than one answer."""
    events: int
    """What a spectator sees happen."""

    @property
    def minutes(self) -> int:
        """For one person against bots, who think while one looks."""
        seconds = self.decisions * DECISION + self.events * EVENT
        return max(1, round(seconds / 60 / STEP)) * STEP


def lengths(game: Game) -> dict[int, Length]:
    """By the number of players; nothing where nobody has counted."""
    path = game.home / FILE
    counted = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
    return {int(seats): Length(**found) for seats, found in counted.items()}
