"""The games of a contest as tasks on a Ray cluster."""

import logging
import os
import socket
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from tradewinds.arena.episode import Played, play
from tradewinds.arena.schedule import Contest, game_of
from tradewinds.arena.voice import WORDS
from tradewinds.core.cache import source_hash
from tradewinds.core.errors import BadRequest

LOCAL = "local"
#: A game that dies with its worker or its node is played again so often.
RETRIES = 5
#: Games given out ahead for each processor, so that none waits.
AHEAD = 2
#: Seconds to wait for an answer from a cluster.
KNOCKING = 5.0


@cache
def _sources() -> str:
    return source_hash([Path(__file__).parent.parent])


def fingerprint(contest: Contest) -> str:
    """Equal on machines that play alike: the same program, the same printed data."""
    return f"{_sources()} {game_of(contest).edition.digest}"


def play_there(contest: Contest, number: int, expected: str) -> Played | None:
    """What a worker does; None when it would play another game than we do."""
    return play(contest, number) if fingerprint(contest) == expected else None


def on_ray(contest: Contest, numbers: Sequence[int], address: str, workers: int) -> Iterator[Played]:
    """Games as they end, in any order. Lost workers and nodes are replaced by those that are left."""
    ray = _library()
    connected = ray.is_initialized()
    if not connected:
        _connect(ray, address, workers)
    try:
        yield from _gather(ray, contest, numbers)
    finally:
        if not connected:
            ray.shutdown()


def _library() -> Any:
    # Ray tells its makers how it is used unless told not to, and warns of things to come.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray  # noqa: PLC0415 - an extra
    except ImportError:
        raise BadRequest("arena-no-ray", WORDS) from None
    return ray


def _connect(ray: Any, address: str, workers: int) -> None:
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR, "configure_logging": False}
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, num_cpus=workers, include_dashboard=False, **quiet)
        else:
            _knock(address)
            ray.init(address=address, **quiet)
    except (OSError, ValueError, RuntimeError):
        raise BadRequest("arena-no-cluster", WORDS, address=address) from None


def _knock(address: str) -> None:
    """Raise at once when nobody answers there: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host:
        socket.create_connection((host, int(port)), KNOCKING).close()


def _gather(ray: Any, contest: Contest, numbers: Sequence[int]) -> Iterator[Played]:
    task = ray.remote(play_there).options(max_retries=RETRIES)
    expected, left = ray.put(fingerprint(contest)), list(reversed(numbers))
    waiting: list[Any] = []
    while left or waiting:
        room = AHEAD * max(int(ray.cluster_resources().get("CPU", 1)), 1)
        while left and len(waiting) < room:
            waiting.append(task.remote(contest, left.pop(), expected))
        ready, waiting = ray.wait(waiting)
        for played in ray.get(ready):
            if played is None:
                raise BadRequest("arena-other-program", WORDS)
            yield played
