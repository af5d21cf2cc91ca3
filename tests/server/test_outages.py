"""The database goes away under load and comes back: nothing accepted is lost, and everything goes on by itself."""

import asyncio
import contextlib
import itertools
import os
import random
import resource
import sqlite3
import subprocess
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.postgres import Postgres
from tests.server.processes import (
    GAME,
    Program,
    Server,
    client_of,
    new_table,
    serving,
    sqlite_in,
    wait_until,
    wait_until_ready,
)
from tests.soaking import times
from tradewinds.server.storage import Entry, Store

TIMES = times(1, 10)
#: Seconds between two steps of a program: a match must not be over too soon.
STEP = 0.1
#: So long everything may take to go on, with machines that do much else: what it took is printed.
GOES_ON = 60.0

Outage = AbstractContextManager[None]


class Load:
    """Programs that play all the time: two at a table, or one against a bot, each at a process of its own."""

    def __init__(self, servers: list[Server], rng: random.Random) -> None:
        self.servers = servers
        for server in servers:
            with client_of(server) as client:
                wait_until_ready(client, "bots_ready", GAME)
        with client_of(servers[0]) as client:
            self.tables = [new_table(client, rng, bot) for bot in ("", "", "random", "random")]
        self.over: set[str] = set()
        self._stop = threading.Event()
        self._threads: list[Future[None]] = []

    @property
    def programs(self) -> list[Program]:
        return [program for table in self.tables for program in table]

    @contextmanager
    def playing(self) -> Iterator[None]:
        with ThreadPoolExecutor(len(self.programs)) as pool:
            self._threads = [pool.submit(self._play, *one) for one in zip(self.programs, itertools.cycle(self.servers))]
            try:
                yield
            finally:
                self._stop.set()
            for thread in self._threads:
                thread.result()

    def _play(self, program: Program, server: Server) -> None:
        with client_of(server) as client:
            while not self._stop.is_set() and program.step(client):
                time.sleep(STEP)
        if not self._stop.is_set():
            self.over.add(program.id)

    def wait_until_all_go_on(self, url: str) -> float:
        """Until at each table both seats, bots too, have moved again. Returns after how many seconds somebody had."""
        began, before, first = time.monotonic(), moves(self.stored(url)), dict[str, float]()

        def all_went_on() -> bool:
            for thread in self._threads:
                if thread.done():
                    thread.result()
            moved = {seat for seat, count in moves(self.stored(url)).items() if count > before[seat]}
            going = {table[0].id for table in self.tables} - self.over
            for id in going & {id for id, _ in moved}:
                first.setdefault(id, time.monotonic() - began)
            return {(id, seat) for id in going for seat in range(2)} <= moved

        wait_until(all_went_on, GOES_ON)
        return max(first.values(), default=0.0)

    def stored(self, url: str) -> list[Entry]:
        """Every move at these tables that is in the database."""

        async def read() -> list[Entry]:
            store = Store(url)
            entries = [entry for table in self.tables for entry in await store.entries(table[0].id)]
            await store.close()
            return entries

        return asyncio.run(read())


def moves(entries: Iterable[Entry]) -> Counter[tuple[str, int]]:
    return Counter((entry.match, entry.seat) for entry in entries)


def missing(server: Server) -> list[str]:
    answer = httpx.get(f"{server.address}/readyz")
    named: list[str] = answer.json()["missing"]
    assert answer.status_code == (503 if named else 200)
    return named


def survive(url: str, servers: list[Server], outage: Callable[[], Outage], seconds: float) -> None:
    """Play, let the database be away for so long, and see everything go on."""
    load, said = Load(servers, random.Random(19)), [len(server.said) for server in servers]
    with load.playing():
        load.wait_until_all_go_on(url)
        with outage():
            time.sleep(seconds)
            for server in servers:
                assert "database" in missing(server)
                heads = [httpx.head(f"{server.address}/{what}") for what in ("readyz", "healthz")]
                assert [head.status_code for head in heads] == [503, 200]
        print(f"all tables went on {load.wait_until_all_go_on(url):.1f} s after an outage of {seconds:.0f} s")
        for server in servers:
            wait_until(lambda: missing(server) == [])  # noqa: B023
    stored = {(entry.match, entry.seat, entry.move_id, entry.action) for entry in load.stored(url)}
    assert {(one.id, one.seat, *move) for one in load.programs for move in one.accepted} - stored == set()
    for server, before in zip(servers, said, strict=True):
        told = server.said[before:]
        assert [line for line in told if "Traceback" in line or '"level": "error"' in line] == []
        assert 1 <= len([line for line in told if "the database is away" in line]) <= 3


@pytest.fixture(scope="module")
def two(postgres: Postgres) -> Iterator[list[Server]]:
    with ExitStack() as stack:
        yield [stack.enter_context(serving(postgres.url, TRADEWINDS_LIMITS="100")) for _ in range(2)]


@pytest.mark.postgres
@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("seconds", [3, pytest.param(60, marks=pytest.mark.long)])
def test_postgresql_is_stopped(postgres: Postgres, two: list[Server], processes: int, seconds: float) -> None:
    for _ in range(TIMES):
        survive(postgres.url, two[:processes], postgres.stopped, seconds)


@pytest.mark.postgres
@pytest.mark.long
def test_postgresql_hangs(postgres: Postgres, two: list[Server]) -> None:
    for _ in range(TIMES):
        survive(postgres.url, two, postgres.frozen, 15)


@pytest.fixture(scope="module")
def disk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A small disk, for whoever may mount one."""
    folder = tmp_path_factory.mktemp("disk")
    mount = ["mount", "-t", "tmpfs", "-o", "size=16m", "tradewinds", str(folder)]
    mounted = os.geteuid() == 0 and subprocess.run(mount, capture_output=True, check=False).returncode == 0
    yield folder
    if mounted:
        subprocess.run(["umount", "--lazy", folder], check=True)


@contextmanager
def ballast(path: Path) -> Iterator[None]:
    """A file that takes all the room there is."""
    with path.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(b"\0" * 4096)
    yield
    path.unlink()


@contextmanager
def no_room_for(process: int) -> Iterator[None]:
    """Where no small disk can be mounted: no file of the process may grow."""
    before = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (0, before[1]))
    yield
    resource.prlimit(process, resource.RLIMIT_FSIZE, before)


@pytest.fixture(scope="module")
def alone(disk: Path) -> Iterator[Server]:
    with serving(sqlite_in(disk), TRADEWINDS_LIMITS="100") as server:
        yield server


@pytest.mark.parametrize("seconds", [7, pytest.param(100, marks=pytest.mark.long)])
def test_sqlite_is_locked(disk: Path, alone: Server, seconds: float) -> None:
    @contextmanager
    def locked() -> Iterator[None]:
        connection = sqlite3.connect(disk / "tables.sqlite", isolation_level=None, timeout=30)
        connection.execute("BEGIN EXCLUSIVE")
        yield
        connection.close()

    for _ in range(TIMES):
        survive(sqlite_in(disk), [alone], locked, seconds)


def test_the_disk_is_full(disk: Path, alone: Server) -> None:
    def full() -> Outage:
        connection = sqlite3.connect(disk / "tables.sqlite", timeout=30)
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # or there is room in its log for a while
        connection.close()
        return ballast(disk / "ballast") if disk.is_mount() else no_room_for(alone.process.pid)

    for _ in range(TIMES):
        survive(sqlite_in(disk), [alone], full, 3)
