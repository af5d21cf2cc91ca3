"""Small contests for the tests of the arena."""

from functools import cache

import tradewinds as tw
from tradewinds import arena
from tradewinds.arena import Contest, Played, Record, Results

GAME = tw.load("west-of-africa")
DUEL = arena.contest(GAME, ("random", "random"), games=4, seed="duel")


@cache
def duel() -> Results:
    """Four games of two bots, played once for all tests."""
    return arena.run(DUEL)


def record(number: int, bots: tuple[str, ...], winners: tuple[int, ...], scores: tuple[int, ...]) -> Record:
    """A made-up game."""
    seats = len(bots)
    points = tuple((score, 0, 0, 0) for score in scores)
    return Record(number, number // seats, f"0/{number}", bots, "points", winners, scores, points, (5,) * seats)


def results(*records: Record) -> Results:
    """Made-up games as if they had been played in two seconds."""
    bots = records[0].bots
    contest = Contest(GAME.name, bots, len(bots), len(records) // len(bots))
    return Results(contest, tuple(Played(r, (0.5,) * len(bots)) for r in records), 2.0)
