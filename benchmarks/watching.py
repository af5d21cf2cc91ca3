"""What it costs to be watched: bytes and processor time for each event and viewer, and how many tables keep up.

    python benchmarks/watching.py [--beside FOLDER]

FOLDER is another checkout of this project, such as the version before; both are measured in turns. A table that keeps
up has one person who moves once a second, Novices at the other seats, and three viewers, the last of whom has seen 95
of 100 moves within a second.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx

import tradewinds as tw
from server import Seat, p95, row, talking, tradewinds
from tradewinds.bots import make_bot
from tradewinds.core.fair import commitment
from tradewinds.server import lobby
from tradewinds.server.app import create_app
from tradewinds.server.in_play import ACT, Deed
from tradewinds.server.live import Stream
from tradewinds.server.settings import Settings
from tradewinds.server.storage import SeatRow

#: Versions before this one call it otherwise.
new_match: Any = vars(lobby).get("new_match") or vars(lobby)["_match_row"]

HERE = Path(__file__).resolve().parent.parent
GAME = "tobago"
VIEWERS, NOVICES = 3, 3
MOVES, SECONDS = 150, 20.0
#: How many tables are tried, one after the other, until they no longer keep up.
STEPS = (10, 20, 30, 40, 60, 80, 120, 160, 240)


# Bytes and processor time, within one process


async def watched(name: str, folder: Path) -> dict[str, float]:
    """A match of greedy bots with a spectator and a seat looking on: the middle of all events."""
    app = create_app(Settings(database=f"sqlite:///{folder / 'tables.sqlite'}", limits=100000))
    async with app.router.lifespan_context(app):
        table = await _table(app.state.site, name)
        events = [event async for event in _events(app.state.site, table, name)]
    sizes, times = zip(*events, strict=True)
    return {"bytes": statistics.median(sizes), "ms": 1000 * statistics.mean(times), "events": len(events)}


async def _table(site: Any, name: str) -> Any:
    game = tw.load(name)
    while not site.warmer.ready(name):
        await asyncio.sleep(0.1)
    settings = {"visibility": "unlisted", "hints": False, "absent_minutes": 0, "commitment": commitment(bytes(32))}
    row = replace(new_match(game, 4, {}, settings, "host"), id="t", secret=bytes(32), status="running")
    await site.store.create(row, [SeatRow("t", n, "human", "", ready=True, token_hash=f"h{n}") for n in range(4)])
    return await site.tables.get("t")


async def _events(site: Any, table: Any, name: str) -> Any:
    bot, playing, live = make_bot("greedy", tw.load(name)), table.playing, site.live
    streams = [Stream(table, seat, f"h{seat}" if seat is not None else "", "en", "wide") for seat in (0, None)]
    presses = {stream: zlib.compressobj(3, zlib.DEFLATED, 31) for stream in streams}
    for stream in streams:
        live.join(table, stream)
        _drain(stream, presses[stream])
    for number in range(MOVES):
        if not playing.match.actors:
            return
        seat = playing.match.actors[0]
        action = bot.choose(playing.match.seen(seat), seat, playing.match.legal(seat))
        live.streams.pop(table.id)
        await site.tables.do(table, seat, Deed(ACT, playing.number(seat), f"m{number}", action), "en")
        live.streams[table.id] = set(streams)
        began = time.process_time()
        live.tell(table)
        sizes = [_drain(stream, presses[stream]) for stream in streams]
        spent = time.process_time() - began
        for size in filter(None, sizes):
            yield size, spent / sum(1 for one in sizes if one)


def _drain(stream: Any, press: Any) -> int:
    """Bytes over the wire of the views that wait."""
    parts = [part for part in stream.frames if b"event: view" in part]
    stream.frames.clear()
    return sum(len(press.compress(part) + press.flush(zlib.Z_SYNC_FLUSH)) for part in parts)


# How many tables keep up


async def last_viewer(address: str, count: int) -> list[float]:
    """From sending a move to the last viewer's picture, in seconds, at so many tables at once."""
    async with talking(address, count * (VIEWERS + 2)) as client:
        tables = [await _sit(client) for _ in range(count)]
        times: list[float] = []
        end = time.perf_counter() + SECONDS
        await asyncio.gather(*(_play(client, seat, n, end, times) for n, seat in enumerate(tables)))
        return times


async def _sit(client: httpx.AsyncClient) -> Seat:
    wanted = [{"kind": "open"}] + [{"kind": "bot", "bot": "novice"}] * NOVICES
    created = (await client.post("/api/tables", json={"game": GAME, "seats": wanted})).json()
    url = f"/api/tables/{created['id']}/seats/0"
    claim = {"claim": created["links"]["0"].partition("#")[2], "bearer": True}
    seat = Seat(client, created["id"], 0, (await client.post(f"{url}/claim", json=claim)).json()["token"])
    await client.post(f"{url}/ready", json={}, headers=seat.headers)
    return seat


async def _play(client: httpx.AsyncClient, seat: Seat, number: int, end: float, times: list[float]) -> None:
    arrivals: list[list[float]] = [[] for _ in range(VIEWERS)]
    viewers = [asyncio.create_task(_look(client, seat.table, heard)) for heard in arrivals]
    rng = random.Random(number)
    await asyncio.sleep(rng.random())
    while time.perf_counter() < end:
        sent = await seat.move(rng)
        await asyncio.sleep(1)
        first = [next((at for at in heard if sent and at >= sent), None) for heard in arrivals]
        if sent:
            times.append(max(at - sent if at else 1.0 for at in first))
    for viewer in viewers:
        viewer.cancel()


async def _look(client: httpx.AsyncClient, table: str, heard: list[float]) -> None:
    """The moments of all views; gzip is undone as a browser does it."""
    async with client.stream("GET", f"/api/tables/{table}/events", headers={"accept-encoding": "gzip"}) as answer:
        async for part in answer.aiter_bytes():
            if b"event: view" in part:
                heard.append(time.perf_counter())


def keeping_up() -> tuple[int, float]:
    """The most tables that keep up, and how long 95 of 100 moves took there."""
    best = (0, 0.0)
    for count in STEPS:
        with tempfile.TemporaryDirectory() as name, tradewinds(Path(name)) as (address, _):
            slow = p95(asyncio.run(last_viewer(address, count)))
        if slow >= 1000:
            break
        best = (count, slow)
    return best


# Both versions in turns


def measured(folder: Path, what: str) -> dict[str, float]:
    """One measurement in a process of its own, with the sources of that folder."""
    environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
    command = [sys.executable, __file__, "--only", what]
    found: dict[str, float] = json.loads(
        subprocess.run(command, env=environment, check=True, capture_output=True).stdout
    )
    return found


def one(what: str) -> dict[str, float]:
    if what == "tables":
        return dict(zip(("tables", "p95"), keeping_up(), strict=True))
    with tempfile.TemporaryDirectory() as name:
        return asyncio.run(watched(what, Path(name)))


def versions(beside: str | None) -> Iterator[tuple[str, Path]]:
    if beside:
        yield "before", Path(beside)
    yield "now", HERE


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--beside")
    parser.add_argument("--only", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.only:
        print(json.dumps(one(asked.only)))
        return
    for what in (*tw.games(), "tables"):
        for version, folder in versions(asked.beside):
            figures = measured(folder, what)
            row(f"{what}, {version}", "  ".join(f"{name} {value:.1f}" for name, value in figures.items()))


if __name__ == "__main__":
    main()
