"""Plays a contest: here, in several processes, or on a Ray cluster; the results are the same everywhere."""

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool

from tradewinds.arena.cluster import on_ray
from tradewinds.arena.episode import Played, new_match, play
from tradewinds.arena.results import Results
from tradewinds.arena.schedule import Contest, game_of
from tradewinds.arena.voice import WORDS
from tradewinds.bots import make_bot
from tradewinds.core.errors import BadRequest

#: So often in a row workers may be lost without a single game done in between.
RETRIES = 3


def run(
    contest: Contest,
    workers: int = 1,
    ray: str | None = None,
    done: Callable[[Played], None] = lambda played: None,
) -> Results:
    """Play all games; `done` is told of each as it ends, in any order.

    `ray` is the address of a cluster, or "local" for one on this machine with so many workers.
    """
    numbers = range(contest.games)
    if ray is not None:
        playing = on_ray(contest, numbers, ray, workers)
    elif workers > 1:
        playing = in_processes(contest, numbers, workers)
    else:
        playing = (play(contest, number) for number in numbers)
    start, games = time.perf_counter(), []
    for played in playing:
        games.append(played)
        done(played)
    seconds = time.perf_counter() - start
    return Results(contest, tuple(sorted(games, key=lambda played: played.record.number)), seconds)


def prepare(contest: Contest) -> None:
    """Let each bot choose once, so that what it needs is compiled and kept before others want it too."""
    game = game_of(contest)
    match = new_match(contest, contest.seed)
    seat = match.actors[0]
    for name in dict.fromkeys(contest.bots):
        make_bot(name, game).choose(match.seen(seat), seat, match.legal(seat))


def in_processes(contest: Contest, numbers: Sequence[int], workers: int) -> Iterator[Played]:
    """Games as they end, in any order. Games that die with a process are played again."""
    left, losses = set(numbers), 0
    while left:
        try:
            for played in _one_pool(contest, sorted(left), min(workers, len(left))):
                left.remove(played.record.number)
                losses = 0
                yield played
        except BrokenProcessPool:
            losses += 1
            if losses == RETRIES:
                raise BadRequest("arena-workers-lost", WORDS, left=len(left)) from None


def _one_pool(contest: Contest, numbers: Sequence[int], workers: int) -> Iterator[Played]:
    # Fresh interpreters: threads of the parent, which fork would copy in the middle of anything, do no harm.
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _leave_interrupts_to_the_parent)
    try:
        for future in as_completed([pool.submit(play, contest, number) for number in numbers]):
            yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
