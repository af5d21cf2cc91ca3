"""The conformance suite every game passes: `check_game(game)` plays it and holds it against the contract.

Each check raises AssertionError with a sentence that says what is wrong and where. They work with the JIT on or off;
only their speed differs. The game need not be known by name.
"""

from tradewinds.core.conformance.appearance import check_match, check_telling, check_words
from tradewinds.core.conformance.legality import (
    check_chance,
    check_commuting,
    check_endings,
    check_table,
    check_why_not,
)
from tradewinds.core.conformance.positions import check_bytes, positions
from tradewinds.core.conformance.secrecy import check_guesses, check_learns, check_secrecy
from tradewinds.core.game import Game

__all__ = [
    "check_bytes",
    "check_chance",
    "check_commuting",
    "check_endings",
    "check_game",
    "check_guesses",
    "check_learns",
    "check_match",
    "check_secrecy",
    "check_table",
    "check_telling",
    "check_why_not",
    "check_words",
    "positions",
]


def check_game(game: Game, games: int = 100, positions: int = 100, matches: int = 5, seed: int = 0) -> None:
    """Everything, for every number of seats. The counts are per number of seats."""
    check_table(game)
    check_words(game)
    check_telling(game)
    for seats in game.seats:
        check_chance(game, seats, positions, seed)
        check_endings(game, seats, games, seed)
        check_why_not(game, seats, positions, seed)
        check_secrecy(game, seats, positions, seed)
        check_learns(game, seats, positions, seed)
        check_guesses(game, seats, positions, seed)
        check_commuting(game, seats, positions, seed)
        check_bytes(game, seats, positions, seed)
        for number in range(matches):
            check_match(game, seats, seed + number)
