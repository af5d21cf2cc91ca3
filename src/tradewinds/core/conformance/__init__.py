"""The conformance suite every game passes: `check_game(game)` plays it and holds it against the contract.

Each check raises AssertionError with a sentence that says what is wrong and where. They work with the JIT on or off;
only their speed differs. The game need not be known by name.
"""

from itertools import product

from tradewinds.core.conformance.appearance import check_examples, check_match, check_telling, check_words
from tradewinds.core.conformance.legality import (
    check_chance,
    check_commuting,
    check_endings,
    check_table,
    check_ways,
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
    "check_examples",
    "check_game",
    "check_guesses",
    "check_learns",
    "check_match",
    "check_secrecy",
    "check_table",
    "check_telling",
    "check_ways",
    "check_why_not",
    "check_words",
    "positions",
]


def check_game(game: Game, games: int = 100, positions: int = 100, matches: int = 5, seed: int = 0) -> None:
    """Everything, for every number of seats and every value of every option. The counts are for each table."""
    check_table(game)
    check_words(game)
    check_telling(game)
    for seats, options in product(game.seats, game.every_option()):
        check_chance(game, seats, positions, seed, **options)
        check_endings(game, seats, games, seed, **options)
        check_why_not(game, seats, positions, seed, **options)
        check_ways(game, seats, positions, seed, **options)
        check_secrecy(game, seats, positions, seed, **options)
        check_learns(game, seats, positions, seed, **options)
        check_guesses(game, seats, positions, seed, **options)
        check_commuting(game, seats, positions, seed, **options)
        check_bytes(game, seats, positions, seed, **options)
        for number in range(matches):
            check_match(game, seats, seed + number, **options)
    check_examples(game)
