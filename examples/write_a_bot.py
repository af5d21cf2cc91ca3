"""A bot in ten lines: it takes whatever brings points now, else it does something at random.

Run it: python examples/write_a_bot.py
"""

import random
from collections.abc import Sequence

import tradewinds as tw
from tradewinds.bots import make_bot
from tradewinds.core.layout import Vector


class Settler:
    """Founds a settlement whenever it can. It is given what its seat sees, and nothing more."""

    def __init__(self, game: tw.Game, seed: int) -> None:
        self.game = game
        self.random = random.Random(seed)

    def choose(self, seen: Vector, seat: int, legal: Sequence[int]) -> int:
        founding = [action for action in legal if self.game.actions.kind(action).name == "found"]
        return self.random.choice(founding or legal)


def play(seed: int) -> tw.Outcome:
    """One match of the settler, at seat 0, against three random bots."""
    game = tw.load("west-of-africa")
    match = tw.Match(game, seats=4, seed=seed)
    bots = [Settler(game, seed), *(make_bot("random", game, f"{seed} {seat}") for seat in range(1, 4))]
    while match.outcome is None:
        seat = match.actors[0]
        match.act(seat, bots[seat].choose(match.seen(seat), seat, match.legal(seat)))
    return match.outcome


if __name__ == "__main__":
    wins = sum(0 in play(seed).winners for seed in range(20))
    print(f"The settler won {wins} of 20 matches against three random bots.")
