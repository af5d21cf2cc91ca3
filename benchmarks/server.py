"""Load on a server, beside the least a server could do: a bare FastAPI route that stores one row.

    python benchmarks/server.py [--tables 500]

Prints moves per second and their ratio to the bare route in the same run, how long it takes until the last of five
viewers has the picture, what a move takes beside idle connections, what an open table costs in memory, and how long a
person's moves and a Novice's answers take while others keep the server busy, beside the same when it is calm.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

import tradewinds as tw
from tradewinds.server.connections import file_handles

spawning = multiprocessing.get_context("spawn")

GAME = "west-of-africa"
SECONDS = 8.0
WORKERS = 16
VIEWERS = 5
IDLE = 1_000
TURNS = 5
#: Seconds a person plays at a time beside each load, and how long they think about a move.
BUSY_SECONDS, PAUSE = 4.0, 0.02
#: Seconds after which somebody no longer waits for a Novice.
PATIENCE = 60.0
BARE = """
import sys, aiosqlite, uvicorn
from contextlib import asynccontextmanager
from fastapi import FastAPI
from pydantic import BaseModel

class Row(BaseModel):
    number: int
    text: str

@asynccontextmanager
async def lifespan(app):
    async with aiosqlite.connect(sys.argv[1]) as database:
        await database.execute("PRAGMA journal_mode=WAL")
        await database.execute("PRAGMA synchronous=FULL")
        await database.execute("CREATE TABLE row (number INTEGER, text TEXT)")
        app.state.database = database
        yield

app = FastAPI(lifespan=lifespan)

@app.post("/row")
async def store(row: Row) -> Row:
    await app.state.database.execute("INSERT INTO row VALUES (?, ?)", (row.number, row.text))
    await app.state.database.commit()
    return row

uvicorn.run(app, port=int(sys.argv[2]), access_log=False, log_level="error")
"""


@contextmanager
def bare(folder: Path) -> Iterator[str]:
    command = [sys.executable, "-c", BARE, str(folder / "bare.sqlite"), "8799"]
    process = subprocess.Popen(command)
    address = "http://127.0.0.1:8799"
    try:
        for _ in range(200):
            try:
                httpx.get(address)
                break
            except httpx.HTTPError:
                time.sleep(0.1)
        yield address
    finally:
        process.terminate()
        process.wait()


@contextmanager
def tradewinds(folder: Path) -> Iterator[tuple[str, int]]:
    command = [sys.executable, "-c", "from tradewinds.cli import main; main()", "serve", "--port", "0"]
    command += ["--database", f"sqlite:///{folder / 'tables.sqlite'}"]
    environment = {**os.environ, "TRADEWINDS_LANG": "en", "TRADEWINDS_LOG": "error", "TRADEWINDS_LIMITS": "100000"}
    log = folder / "log"
    with log.open("w") as lines:
        process = subprocess.Popen(command, env=environment, stderr=lines)
    try:
        while (found := re.search(r"(http://\S+?)/?\s", log.read_text())) is None:
            time.sleep(0.1)
        address = found[1]
        while not all(game["bots_ready"] for game in httpx.get(f"{address}/api/games", timeout=60).json()):
            time.sleep(0.3)
        yield address, process.pid
    finally:
        process.terminate()
        process.wait()


def memory(pid: int) -> float:
    """Megabytes that a process really holds."""
    status = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", status)
    assert found is not None
    return int(found[1]) / 1024


class Seat:
    """One seat that a program plays."""

    def __init__(self, client: httpx.AsyncClient, table: str, seat: int, token: str) -> None:
        self.client, self.table, self.seat = client, table, seat
        self.headers = {"authorization": f"Bearer {token}"}
        self.path = f"/api/tables/{table}/seats/{seat}"
        self.moves = 0
        self.known: dict[str, Any] | None = None

    async def move(self, rng: random.Random) -> float | None:
        """One move if there is one to make: the moment it was sent. A look only where the last answer is not enough."""
        known, self.known = self.known, None
        if known is None or not known["legal"]:
            known = (await self.client.get(f"{self.path}/seen", headers=self.headers)).json()
        if not known["legal"]:
            return None
        self.moves += 1
        body = {"action": rng.choice(known["legal"]), "number": known["number"], "move_id": f"m{self.moves}"}
        sent = time.perf_counter()
        answer = await self.client.post(f"{self.path}/act", json=body, headers=self.headers)
        if answer.status_code != 200:
            return None
        self.known = answer.json()
        return sent


def talking(address: str, connections: int = 64) -> httpx.AsyncClient:
    limits = httpx.Limits(max_connections=connections)
    return httpx.AsyncClient(base_url=address, timeout=120, headers={"origin": address}, limits=limits)


async def new_table(client: httpx.AsyncClient, *bots: str) -> list[Seat]:
    """A table for two, bots at the last seats and programs at the others."""
    free = 2 - len(bots)
    wanted = [{"kind": "open"}] * free + [{"kind": "bot", "bot": bot} for bot in bots]
    created = (await client.post("/api/tables", json={"game": GAME, "seats": wanted})).json()
    seats = []
    for seat in range(free):
        claim = {"claim": created["links"][str(seat)].partition("#")[2], "bearer": True}
        url = f"/api/tables/{created['id']}/seats/{seat}"
        token = (await client.post(f"{url}/claim", json=claim)).json()["token"]
        seats.append(Seat(client, created["id"], seat, token))
        await client.post(f"{url}/ready", json={}, headers=seats[-1].headers)
    return seats


async def rows_per_second(address: str) -> float:
    """What the bare route stores."""
    done, end = 0, time.perf_counter() + SECONDS

    async def work() -> None:
        nonlocal done
        async with httpx.AsyncClient(base_url=address, timeout=60) as client:
            while time.perf_counter() < end:
                await client.post("/row", json={"number": done, "text": "a move"})
                done += 1

    await asyncio.gather(*(work() for _ in range(WORKERS)))
    return done / SECONDS


async def moves_per_second(address: str) -> float:
    """Two programs at each of several tables, as fast as they can."""
    async with talking(address) as client:
        tables = [await new_table(client) for _ in range(WORKERS)]
        done, end = 0, time.perf_counter() + SECONDS

        async def work(seats: list[Seat], rng: random.Random) -> None:
            nonlocal done
            while time.perf_counter() < end:
                for seat in seats:
                    moved = await seat.move(rng)
                    done += moved is not None

        await asyncio.gather(*(work(seats, random.Random(n)) for n, seats in enumerate(tables)))
        return done / SECONDS


async def until_seen(address: str, moves: int = 60) -> list[float]:
    """From sending a move until the last of five viewers has the picture, in seconds."""
    async with talking(address) as client:
        seats = await new_table(client)
        heard: list[asyncio.Queue[tuple[float, int]]] = [asyncio.Queue() for _ in range(VIEWERS)]
        viewers = [asyncio.create_task(_follow(client, seats[0].table, queue)) for queue in heard]
        for queue in heard:
            await queue.get()
        rng = random.Random(1)
        times: list[float] = []
        while len(times) < moves:
            for seat in seats:
                sent = await seat.move(rng)
                if sent is None:
                    continue
                try:
                    async with asyncio.timeout(0.5):
                        arrived = [(await queue.get())[0] for queue in heard]
                except TimeoutError:
                    continue  # a secret choice: nobody else is told
                times.append(max(arrived) - sent)
                for queue in heard:
                    while not queue.empty():
                        queue.get_nowait()
        for viewer in viewers:
            viewer.cancel()
        return times


async def _follow(client: httpx.AsyncClient, table: str, heard: "asyncio.Queue[tuple[float, int]]") -> None:
    async with client.stream("GET", f"/api/tables/{table}/events") as answer:
        async for line in answer.aiter_lines():
            if line.startswith("data:") and '"board"' in line:
                heard.put_nowait((time.perf_counter(), json.loads(line[5:])["number"]))


async def many_tables(address: str, pid: int, count: int) -> dict[str, float]:
    """So many tables with somebody looking on at each, all in play."""
    async with talking(address, count + 50) as client:
        before = memory(pid)
        tables = [await new_table(client) for _ in range(count)]
        opened = memory(pid)
        queues: list[asyncio.Queue[tuple[float, int]]] = [asyncio.Queue() for _ in tables]
        viewers = [
            asyncio.create_task(_follow(client, seats[0].table, queue))
            for seats, queue in zip(tables, queues, strict=True)
        ]
        await asyncio.gather(*(queue.get() for queue in queues))
        watched = memory(pid)
        rng, times = random.Random(2), []
        for seats in rng.sample(tables, min(count, 60)):
            began = time.perf_counter()
            await seats[0].move(rng)
            times.append(time.perf_counter() - began)
        for viewer in viewers:
            viewer.cancel()
        return {
            "table_mb": (opened - before) / count,
            "watched_table_mb": (watched - before) / count,
            "look_and_move_ms": 1000 * statistics.median(times),
            "look_and_move_p95": p95(times),
        }


async def a_persons_moves(address: str, moves: int = 60) -> list[float]:
    """From sending a move until it is stored, one after the other, in seconds."""
    async with httpx.AsyncClient(base_url=address, timeout=60, headers={"origin": address}) as client:
        seats, rng, times = await new_table(client), random.Random(3), list[float]()
        while len(times) < moves:
            for seat in seats:
                if (sent := await seat.move(rng)) is not None:
                    times.append(time.perf_counter() - sent)
        return times


@asynccontextmanager
async def idle_connections(address: str, count: int) -> AsyncIterator[None]:
    """So many connections that never say a word."""
    file_handles()
    host, port = address.removeprefix("http://").split(":")
    lines = [await asyncio.open_connection(host, port) for _ in range(count)]
    yield
    for _, writer in lines:
        writer.close()


async def beside_idle_connections(address: str, count: int) -> tuple[list[float], list[float]]:
    """The moves of a person when it is calm and with so many connections open, in turns: machines have moods."""
    calm, crowded = list[float](), list[float]()
    await a_persons_moves(address)
    for _ in range(TURNS):
        calm += await a_persons_moves(address)
        async with idle_connections(address, count):
            crowded += await a_persons_moves(address)
    return calm, crowded


# A person among others who keep the server busy


@dataclass
class Felt:
    """What a person at a table feels, in seconds."""

    moves: list[float] = field(default_factory=list)
    """From sending a move until it is accepted."""
    answers: list[float] = field(default_factory=list)
    """From there until a Novice has played and the person may choose again."""

    def __iadd__(self, other: "Felt") -> "Felt":
        self.moves += other.moves
        self.answers += other.answers
        return self


class Person:
    """Somebody with a browser who plays against a Novice."""

    def __init__(self, client: httpx.AsyncClient, seat: Seat) -> None:
        self.client, self.seat = client, seat
        self.views: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def watch(self) -> None:
        path = f"/api/tables/{self.seat.table}/events?seat={self.seat.seat}"
        async with self.client.stream("GET", path, headers=self.seat.headers) as answer:
            async for line in answer.aiter_lines():
                if line.startswith("data:") and '"board"' in line:
                    self.views.put_nowait(json.loads(line[5:]))

    async def my_turn(self, after: int) -> bool:
        """Waits for it; False when the match is over, or when that takes too long."""
        end = time.perf_counter() + PATIENCE
        while time.perf_counter() < end:
            try:
                view = await asyncio.wait_for(self.views.get(), end - time.perf_counter())
            except TimeoutError:
                break
            if view["choices"] and view["number"] > after:
                self.seat.known = {"number": view["number"], "legal": [one["action"] for one in view["choices"]]}
                return True
            if view["result"]:
                break
        return False

    async def play(self, rng: random.Random, felt: Felt, end: float) -> None:
        """Until the match or the time is over."""
        going_on = await self.my_turn(0)
        while going_on and time.perf_counter() < end:
            await asyncio.sleep(PAUSE)
            sent = await self.seat.move(rng)
            accepted = time.perf_counter()
            assert sent is not None
            assert self.seat.known is not None
            felt.moves.append(accepted - sent)
            if not self.seat.known["legal"]:
                going_on = await self.my_turn(self.seat.known["number"])
                felt.answers.append(time.perf_counter() - accepted)


async def a_person(address: str, seconds: float = BUSY_SECONDS) -> Felt:
    """One match after the other."""
    felt, rng, end = Felt(), random.Random(4), time.perf_counter() + seconds
    async with talking(address) as client:
        while time.perf_counter() < end:
            person = Person(client, (await new_table(client, "novice"))[0])
            watching = asyncio.create_task(person.watch())
            await person.play(rng, felt, end)
            watching.cancel()
    return felt


def long_match() -> str:
    """A finished match as a file: among the longest there are."""
    match, rng = tw.Match(tw.load("tobago"), 4, seed=1), random.Random(1)
    while match.actors:
        match.act(match.actors[0], rng.choice(match.legal(match.actors[0])))
    return match.save()


async def look_on(client: httpx.AsyncClient) -> None:
    """At a table of Admirals."""
    wanted = [{"kind": "bot", "bot": "admiral"}] * 2
    created = (await client.post("/api/tables", json={"game": GAME, "seats": wanted})).json()
    async with client.stream("GET", f"/api/tables/{created['id']}/events") as answer:
        async for line in answer.aiter_lines():
            if line.startswith("data:") and '"board"' in line and json.loads(line[5:])["result"]:
                break


async def bring(client: httpx.AsyncClient) -> str:
    """A long match, as a file."""
    answer = await client.post("/api/import", json={"file": long_match()})
    answer.raise_for_status()
    return str(answer.json()["id"])


async def analyse(client: httpx.AsyncClient) -> None:
    """A long match: how the chances went."""
    (await client.get(f"/api/tables/{await bring(client)}/course")).raise_for_status()


LOADS: dict[str, tuple[int, Callable[[httpx.AsyncClient], Awaitable[object]]]] = {
    "ten Admirals": (10, look_on),
    "five analyses": (5, analyse),
    "ten imports": (10, bring),
}


def keep_busy(address: str, name: str) -> None:
    """So many people, each with a machine of their own, who do the same again and again."""
    os.nice(19)
    count, deed = LOADS[name]

    async def again_and_again() -> None:
        async with talking(address) as client:
            while True:
                await deed(client)

    async def all_at_once() -> None:
        await asyncio.gather(*(again_and_again() for _ in range(count)))

    asyncio.run(all_at_once())


@contextmanager
def kept_busy(address: str, loads: Iterable[str]) -> Iterator[None]:
    processes = [spawning.Process(target=keep_busy, args=(address, name)) for name in loads]
    for process in processes:
        process.start()
    time.sleep(5)
    yield
    assert all(process.is_alive() for process in processes), "somebody who should keep the server busy has stopped"
    for process in processes:
        process.terminate()
        process.join()


def felt_beside(loads: Iterable[str]) -> tuple[Felt, Felt]:
    """At a calm server and at a busy one, which stands still meanwhile, in turns."""
    calm, busy = Felt(), Felt()
    with (
        tempfile.TemporaryDirectory() as one,
        tempfile.TemporaryDirectory() as other,
        tradewinds(Path(one)) as (calm_address, _),
        tradewinds(Path(other)) as (busy_address, pid),
    ):
        for address in (calm_address, busy_address):
            asyncio.run(a_person(address, 2.0))
        with kept_busy(busy_address, loads):
            for _ in range(TURNS):
                os.kill(pid, signal.SIGSTOP)
                calm += asyncio.run(a_person(calm_address))
                os.kill(pid, signal.SIGCONT)
                time.sleep(1)
                busy += asyncio.run(a_person(busy_address))
    return calm, busy


def felt_rows() -> None:
    """A person's moves beside each load and beside all of them."""
    for name, loads in [*((name, [name]) for name in LOADS), ("all these", list(LOADS))]:
        calm, busy = felt_beside(loads)
        row(
            f"a person's move beside {name}",
            f"{p95(busy.moves):.0f} ms",
            f"95 of 100; calm {p95(calm.moves):.0f} ms: {p95(busy.moves) / p95(calm.moves):.1f} of it; "
            f"a Novice answers in {p95(busy.answers):.0f} ms; calm {p95(calm.answers):.0f} ms",
        )


def p95(times: list[float]) -> float:
    """Milliseconds that 95 of 100 do not exceed."""
    return 1000 * sorted(times)[-1 - len(times) // 20]


def row(what: str, figure: str, beside: str = "") -> None:
    print(f"{what:52} {figure:>16}  {beside}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    tables = parser.parse_args().tables
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with bare(folder) as address:
            rows = asyncio.run(rows_per_second(address))
        row("bare route that stores one row", f"{rows:.0f} rows/s", f"load {os.getloadavg()[0]:.1f}")
        with tradewinds(folder) as (address, pid):
            moves = asyncio.run(moves_per_second(address))
            row(
                "moves of programs at 16 tables",
                f"{moves:.0f} moves/s",
                f"{moves / rows:.2f} of the bare route",
            )
            times = asyncio.run(until_seen(address))
            median = 1000 * statistics.median(times)
            row(
                f"until the last of {VIEWERS} viewers has the picture",
                f"{median:.0f} ms",
                f"95 of 100: {p95(times):.0f} ms",
            )
            calm, crowded = asyncio.run(beside_idle_connections(address, IDLE))
            row(
                f"a person's move beside {IDLE:,} idle connections",
                f"{p95(crowded):.1f} ms",
                f"95 of 100; calm {p95(calm):.1f} ms",
            )
            many = asyncio.run(many_tables(address, pid, tables))
    row(
        f"memory of each of {tables} open tables",
        f"{many['table_mb']:.2f} MB",
        f"with a reader {many['watched_table_mb']:.2f} MB",
    )
    row(
        "a look and a move among them",
        f"{many['look_and_move_ms']:.0f} ms",
        f"95 of 100: {many['look_and_move_p95']:.0f} ms",
    )
    felt_rows()


if __name__ == "__main__":
    main()
