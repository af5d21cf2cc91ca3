"""How strong and how fast the bots are.

python benchmarks/bots.py duel --game tobago --hero captain --rivals greedy --games 40 --minutes 8
python benchmarks/bots.py duel --game tobago --hero admiral --rivals captain --games 400 --log duels.csv --workers 2
python benchmarks/bots.py duel --game tobago --hero search:500:explore=50 --rivals search:500 --games 100
python benchmarks/bots.py curve --game tobago --games 20
python benchmarks/bots.py speed
python benchmarks/bots.py hints
python benchmarks/bots.py told --log benchmarks/duels.csv

With `--log` every finished game is a line of the file, and a later run goes on where the file ends: one file for one
version of the bots. `duels.csv` beside this file holds the games behind docs/search.md; a test plays some again.
"""

import argparse
import csv
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import astuple, dataclass, replace
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import TypeVar

import tradewinds as tw
from tradewinds.bots import Bot, SearchBot, make_bot
from tradewinds.core.game import CHANCE
from tradewinds.core.interval import interval
from tradewinds.core.playout import random_games

SEATS = 4
Result = TypeVar("Result")
#: Playouts of the heroes of a curve; each meets three with a tenth of them.
CURVE = (100, 1_000, 10_000)


@dataclass(frozen=True)
class Pairing:
    """One hero against three rivals in a game."""

    game: str
    hero: str
    rivals: str


@dataclass(frozen=True)
class Played:
    """What came of the game with that number, which is its seed."""

    number: int
    share: float
    """Of the win; a shared win counts its share."""
    lead: int
    """Points ahead of the best rival."""
    seconds: float
    """Of processor time."""


def bot(spec: str, game: tw.Game, seed: str) -> Bot:
    """`captain`, `search:500` for so many playouts, or `search:500:explore=50:keen=3` for other habits too."""
    name, *given = spec.split(":")
    if not given:
        return make_bot(name, game, seed)
    if len(given) == 1:
        return make_bot(name, game, seed, playouts=int(given[0]))
    changed = {habit: int(value) for habit, value in (one.split("=") for one in given[1:])}
    return SearchBot(game, seed, int(given[0]), habits=replace(game.taste.search, **changed))


def finished(match: tw.Match, bots: list[Bot]) -> tw.Match:
    while match.outcome is None:
        seat = match.actors[0]
        match.act(seat, bots[seat].choose(match.seen(seat), seat, match.legal(seat)))
    return match


def play(pairing: Pairing, number: int) -> Played:
    """One game; the hero's seat follows from its number."""
    game, start, own = tw.load(pairing.game), time.process_time(), number % SEATS
    bots = [bot(pairing.hero if seat == own else pairing.rivals, game, f"{number} {seat}") for seat in range(SEATS)]
    match = finished(tw.Match(game, SEATS, seed=f"duel {number}"), bots)
    assert match.outcome
    winners, scores = match.outcome.winners, match.outcome.scores
    lead = scores[own] - max(score for seat, score in enumerate(scores) if seat != own)
    return Played(number, (own in winners) / len(winners), lead, round(time.process_time() - start, 2))


def play_all(pairing: Pairing, numbers: Iterator[int], workers: int, until: float) -> Iterator[Played]:
    """The games as they end; none is begun after `until`."""
    if workers == 1:
        for number in numbers:
            yield play(pairing, number)
            if time.monotonic() > until:
                return
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        running = {pool.submit(play, pairing, number) for number in islice(numbers, workers)}
        while running:
            ended, running = wait(running, return_when=FIRST_COMPLETED)
            if time.monotonic() <= until:
                running |= {pool.submit(play, pairing, number) for number in islice(numbers, len(ended))}
            for game in ended:
                yield game.result()


# The log


def read_log(path: Path, pairing: Pairing) -> dict[int, Played]:
    """The games of a pairing in a file; a line that was cut off when a run was stopped does not count."""
    if not path.exists():
        return {}
    with path.open(encoding="utf-8", newline="") as file:
        rows = [row[3:] for row in csv.reader(file) if tuple(row[:3]) == astuple(pairing) and len(row) == 7]
    return {int(row[0]): Played(int(row[0]), float(row[1]), int(row[2]), float(row[3] or 0)) for row in rows}


def logged(path: Path) -> list[Pairing]:
    """The pairings of a file, in its order."""
    with path.open(encoding="utf-8", newline="") as file:
        return list(dict.fromkeys(Pairing(*row[:3]) for row in csv.reader(file) if len(row) == 7))


def write_log(path: Path, pairing: Pairing, played: Played) -> None:
    """Add a line; what a stopped run left of its last line is ended first."""
    cut = path.exists() and not path.read_bytes().endswith(b"\n")
    with path.open("a", encoding="utf-8", newline="") as file:
        file.write("\n" * cut)
        csv.writer(file, lineterminator="\n").writerow((*astuple(pairing), *astuple(played)))


def told(pairing: Pairing, games: list[Played]) -> str:
    count = len(games)
    wins = sum(game.share for game in games)
    low, high = interval(wins, count)
    return (
        f"{pairing.game:15} {pairing.hero} against three {pairing.rivals}: {100 * wins / count:.0f} % of {count} games "
        f"({100 * low:.0f} to {100 * high:.0f}), lead {sum(game.lead for game in games) / count:+.1f}, "
        f"{sum(game.seconds for game in games) / count:.1f} s a game"
    )


def duel(pairing: Pairing, numbers: range, workers: int, minutes: float, log: Path | None) -> str:
    """Play the games of these numbers that the log does not hold, and tell what all of them came to."""
    done = {number: game for number, game in (read_log(log, pairing) if log else {}).items() if number in numbers}
    left, until = (number for number in numbers if number not in done), time.monotonic() + 60 * minutes
    for game in play_all(pairing, left, workers, until):
        done[game.number] = game
        if log:
            write_log(log, pairing, game)
    return told(pairing, list(done.values()))


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


def hints(name: str, moments: int = 28) -> str:
    """Seconds for a hint at moments spread over a recorded match of greedy bots, and for the analysis of the match."""
    game = tw.load(name)
    bots = [make_bot("greedy", game, f"{seat}") for seat in range(SEATS)]
    played = finished(tw.Match(game, SEATS, seed=1), bots)
    recorded, shown = tw.Match.load(played.save()), tw.Match.load(played.save())
    chosen = [place for place, (actor, _) in enumerate(recorded.actions) if actor != CHANCE]
    taken, off = [], 0.0
    for place in chosen[:: max(len(chosen) // moments, 1)][:moments]:
        shown.show(recorded.actions[:place])
        seconds, advice = timed(lambda: tw.advise(shown, shown.actors[0]))
        taken.append(seconds)
        off = max(off, abs(sum(advice.shares) - 1))
    seconds, analysis = timed(lambda: tw.analyse(recorded))
    off = max(off, *(abs(sum(moment.shares) - 1) for moment in analysis.moments))
    return (
        f"{name:15} {len(taken)} hints: {median(taken):.2f} s, at worst {max(taken):.2f} s; analysis of "
        f"{len(analysis.moments)} moments with {analysis.playouts} playouts: {seconds:.1f} s; "
        f"shares of winning add up to 1 within {off:.0e}"
    )


def timed(work: Callable[[], Result]) -> tuple[float, Result]:
    start = time.perf_counter()
    result = work()
    return time.perf_counter() - start, result


#: What takes a game and nothing else.
ALONE = {"speed": speed, "hints": hints}


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["duel", "curve", "speed", "hints", "told"])
    parser.add_argument("--game", choices=tw.games(), action="append")
    parser.add_argument("--hero", default="captain")
    parser.add_argument("--rivals", default="greedy")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--minutes", type=float, default=8.0, help="stop after the game that passes them")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game, which is its seed")
    parser.add_argument("--log", type=Path, help="a file with a line for every game; a later run goes on from it")
    parser.add_argument("--workers", type=int, default=1, help="processes that play at the same time")
    given = parser.parse_args(arguments)
    if given.what == "told":
        if not given.log:
            parser.error("told needs --log")
        for pairing in logged(given.log):
            print(told(pairing, list(read_log(given.log, pairing).values())))
        return
    numbers = range(given.first, given.first + given.games)
    for name in given.game or tw.games():
        if given.what in ALONE:
            print(ALONE[given.what](name), flush=True)
            continue
        pairings = [Pairing(name, given.hero, given.rivals)]
        if given.what == "curve":
            pairings = [Pairing(name, f"search:{playouts}", f"search:{playouts // 10}") for playouts in CURVE]
        for pairing in pairings:
            print(duel(pairing, numbers, given.workers, given.minutes, given.log), flush=True)


if __name__ == "__main__":
    main()
