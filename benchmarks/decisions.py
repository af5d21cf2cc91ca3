"""Random play: decisions and whole games a second on one core, per game and number of seats."""

import time

import tradewinds as tw
from tradewinds.core.playout import random_games

REPETITIONS = 5
GAMES = 4_000


def rate(game: tw.Game, seats: int) -> tuple[float, float]:
    """The best of several repetitions, since other programs on the machine only ever slow it down."""
    best_decisions = best_games = 0.0
    for repetition in range(REPETITIONS):
        start = time.perf_counter()
        results = random_games(game, seats, GAMES, repetition)
        seconds = time.perf_counter() - start
        best_decisions = max(best_decisions, float(results.decisions.sum()) / seconds)
        best_games = max(best_games, GAMES / seconds)
    return best_decisions, best_games


def main() -> None:
    print("game             seats   million decisions/s   games/s")
    for name in tw.games():
        game = tw.load(name)
        random_games(game, game.seats[0], 1)
        for seats in game.seats:
            decisions, games = rate(game, seats)
            print(f"{name:16} {seats:5} {decisions / 1e6:21.2f} {games:9.0f}")


if __name__ == "__main__":
    main()
