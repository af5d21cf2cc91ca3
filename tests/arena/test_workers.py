"""The same results from one process, from several, and from a Ray cluster that loses a node."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

import tradewinds as tw
from tests.arena.tables import DUEL, duel
from tradewinds import arena
from tradewinds.arena import cluster, workers
from tradewinds.arena.episode import Played

TWELVE = arena.contest(tw.load("west-of-africa"), ("random",) * 2, games=12, seed="many")


def test_games_are_told_as_they_end_and_kept_in_order() -> None:
    heard: list[Played] = []
    results = arena.run(DUEL, done=heard.append)
    assert [played.record for played in heard] == results.records == duel().records
    assert [told.number for told in results.records] == [0, 1, 2, 3]
    assert results.seconds > 0


def test_bots_can_be_made_ready_ahead() -> None:
    arena.prepare(DUEL)


def test_processes_give_the_same_bytes_even_when_one_is_killed() -> None:
    killed: list[int] = []

    heard: list[int] = []

    def kill_one(played: Played) -> None:
        heard.append(played.record.number)
        workers = multiprocessing.active_children()
        if not killed and workers:
            killed.append(workers[0].pid or 0)
            os.kill(killed[0], signal.SIGKILL)

    results = arena.run(TWELVE, workers=2, done=kill_one)
    assert killed
    assert sorted(heard) == list(range(12)), "each game is told once"
    assert arena.as_csv(results) == arena.as_csv(arena.run(TWELVE))


def test_workers_that_die_again_and_again_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: Any) -> Iterator[Played]:
        yield from ()
        raise BrokenProcessPool

    monkeypatch.setattr(workers, "_one_pool", broken)
    with pytest.raises(tw.BadRequest, match="4 games were not played"):
        arena.run(DUEL, workers=2)


# Ray


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_of_two_nodes_gives_the_same_bytes_and_survives_losing_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    from ray.cluster_utils import Cluster  # noqa: PLC0415 - takes seconds to import

    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        lost = nodes.add_node(num_cpus=1)
        heard: list[int] = []
        removal = threading.Thread(target=nodes.remove_node, args=(lost, False))

        def lose_a_node(played: Played) -> None:
            heard.append(played.record.number)
            if len(heard) == 3:
                removal.start()

        results = arena.run(TWELVE, ray=nodes.address, done=lose_a_node)
        removal.join()
        assert sorted(heard) == list(range(12)), "progress tells of each game once"
        assert arena.as_csv(results) == arena.as_csv(arena.run(TWELVE))
    finally:
        nodes.shutdown()


def test_a_worker_with_another_program_does_not_play() -> None:
    assert cluster.play_there(DUEL, 0, "another program") is None
    played = cluster.play_there(DUEL, 0, cluster.fingerprint(DUEL))
    assert played is not None
    assert played.record == duel().records[0]


def test_without_ray_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(tw.BadRequest, match=r"pip install 'tradewinds\[ray\]'"):
        arena.run(DUEL, ray="local")


class StrangeRay:
    """Ray with a cluster that does not answer, or, once connected, one whose machines have another program."""

    def __init__(self, connected: bool) -> None:
        self.connected = connected

    def is_initialized(self) -> bool:
        return self.connected

    def init(self, **given: Any) -> None:
        raise ConnectionError

    def remote(self, *given: Any) -> Any:
        return self

    def options(self, **given: Any) -> Any:
        return self

    def put(self, value: Any) -> Any:
        return value

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 1.0}

    def wait(self, waiting: list[Any]) -> tuple[list[Any], list[Any]]:
        return waiting[:1], waiting[1:]

    def get(self, ready: list[Any]) -> list[Any]:
        return [None for _ in ready]


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:door", "auto"])
def test_a_cluster_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setattr(cluster, "_library", lambda: StrangeRay(connected=False))
    with pytest.raises(tw.BadRequest, match=address):
        arena.run(DUEL, ray=address)


def test_a_cluster_with_another_program_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "_library", lambda: StrangeRay(connected=True))
    with pytest.raises(tw.BadRequest, match="another version"):
        arena.run(DUEL, ray="anywhere")
