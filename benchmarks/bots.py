"""How strong and how fast the bots are.

python benchmarks/bots.py duel --game tobago --hero captain --rivals greedy --games 40 --minutes 8
python benchmarks/bots.py curve --game tobago --games 20
python benchmarks/bots.py speed
"""

import argparse
import math
import time

import tradewinds as tw
from tradewinds.bots import Bot, SearchBot, make_bot
from tradewinds.core.playout import random_games

SEATS = 4
Z95 = 1.96


def bot(spec: str, game: tw.Game, seed: str) -> Bot:
    """`captain`, or `search:500` for so many playouts."""
    name, _, playouts = spec.partition(":")
    return make_bot(name, game, seed, playouts=int(playouts)) if playouts else make_bot(name, game, seed)


def play(game: tw.Game, bots: list[Bot], seed: str) -> tw.Outcome:
    match = tw.Match(game, len(bots), seed=seed)
    while match.outcome is None:
        seat = match.actors[0]
        match.act(seat, bots[seat].choose(match.seen(seat), seat, match.legal(seat)))
    return match.outcome


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share of wins."""
    spread = Z95**2 / games
    middle, reach = share + spread / 2, Z95 * math.sqrt(share * (1 - share) / games + spread / (4 * games))
    return (middle - reach) / (1 + spread), (middle + reach) / (1 + spread)


def duel(name: str, hero: str, rivals: str, games: int, minutes: float, first: int = 0) -> str:
    """One hero against three rivals, seats rotated; a shared win counts its share."""
    game, until = tw.load(name), time.monotonic() + 60 * minutes
    won, lead, played, seconds = 0.0, 0.0, 0, time.process_time()
    for number in range(first, first + games):
        own = number % SEATS
        bots = [bot(hero if seat == own else rivals, game, f"{number} {seat}") for seat in range(SEATS)]
        outcome = play(game, bots, f"duel {number}")
        won += (own in outcome.winners) / len(outcome.winners)
        lead += outcome.scores[own] - max(score for seat, score in enumerate(outcome.scores) if seat != own)
        played += 1
        if time.monotonic() > until:
            break
    low, high = interval(won / played, played)
    return (
        f"{name:15} {hero} against three {rivals}: {100 * won / played:.0f} % of {played} games "
        f"({100 * low:.0f} to {100 * high:.0f}), lead {lead / played:+.1f}, "
        f"{(time.process_time() - seconds) / played:.1f} s a game"
    )


def speed(name: str, playouts: int = 20_000) -> str:
    """Full-game playouts a second on one core, from the first decision of a match, and random games beside them."""
    game = tw.load(name)
    match = tw.Match(game, SEATS, seed=1)
    seat = match.actors[0]
    seen, legal = match.seen(seat), match.legal(seat)
    SearchBot(game, 0, 10).think(seen, seat, legal)
    searcher, rates = SearchBot(game, 0, playouts), []
    for repetition in range(5):
        searcher.seed = repetition
        start = time.process_time()
        done = searcher.think(seen, seat, legal).playouts
        rates.append(done / (time.process_time() - start))
    random_games(game, SEATS, 10)
    start = time.process_time()
    random_games(game, SEATS, 5_000)
    random = 5_000 / (time.process_time() - start)
    return f"{name:15} {min(rates):,.0f} to {max(rates):,.0f} playouts/s in search; {random:,.0f} random games/s"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["duel", "curve", "speed"])
    parser.add_argument("--game", choices=tw.games(), action="append")
    parser.add_argument("--hero", default="captain")
    parser.add_argument("--rivals", default="greedy")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--minutes", type=float, default=8.0, help="stop after the game that passes them")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game, which is its seed")
    given = parser.parse_args()
    for name in given.game or tw.games():
        if given.what == "duel":
            print(duel(name, given.hero, given.rivals, given.games, given.minutes, given.first), flush=True)
        elif given.what == "speed":
            print(speed(name), flush=True)
        else:
            for playouts in (100, 1_000, 10_000):
                print(duel(name, f"search:{playouts}", given.rivals, given.games, given.minutes), flush=True)


if __name__ == "__main__":
    main()
