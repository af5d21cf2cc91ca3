"""From `tradewinds play` to the lobby and to the first decision of a game: with and without compiled rules.

    python benchmarks/starting.py [--cold] [--game tobago]

Somebody plays at once against sailors, as the button on the home page does. Seconds by the clock, and in brackets the
seconds of processor time spent until then: on a busy machine they say more.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

import tradewinds as tw

TICKS = os.sysconf("SC_CLK_TCK")


def processor(pid: int) -> float:
    """Seconds of processor time of a process and of those it has started."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return 0.0
    return sum(map(int, stat[11:15])) / TICKS + sum(processor(int(child)) for child in children)


def start(folder: Path, game: str, **environment: str) -> list[tuple[float, float]]:
    """Until the home page is there, and until a newcomer at that game can choose: by the clock, by the processor."""
    command = [sys.executable, "-c", "from tradewinds.cli import main; main()", "play"]
    everything = {**os.environ, "TRADEWINDS_LANG": "en", "TRADEWINDS_LOG": "error", **environment}
    everything["TRADEWINDS_DATABASE"] = f"sqlite:///{folder / 'tables.sqlite'}"
    seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "sailor"}] * (max(3, tw.load(game).seats[0]) - 1)
    client = httpx.Client(timeout=60)
    began = time.perf_counter()
    process = subprocess.Popen(command, env=everything, stderr=subprocess.PIPE, text=True)

    def spent() -> tuple[float, float]:
        return time.perf_counter() - began, processor(process.pid)

    try:
        assert process.stderr is not None
        address = next(found[1] for line in process.stderr if (found := re.search(r"(http://\S+?)/?\s*$", line)))
        client.base_url = httpx.URL(address)
        client.get("/").raise_for_status()
        lobby = spent()
        headers = {"origin": address}
        id = client.post("/api/tables", json={"game": game, "seats": seats}, headers=headers).json()["id"]
        while True:
            view = client.get(f"/api/tables/{id}", params={"seat": 0}).json()["view"]
            if view and view["choices"]:
                return [lobby, spent()]
            time.sleep(0.02)
    finally:
        client.close()
        process.terminate()
        process.wait()


def show(game: str, cache: str, times: list[tuple[float, float]]) -> None:
    lobby, choice = (f"{clock:6.1f} s ({cpu:5.1f} s)" for clock, cpu in times)
    print(f"{game:16} {cache:8} {lobby:20} {choice:20}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cold", action="store_true", help="also with nothing compiled, up to a minute for each game")
    parser.add_argument("--game", choices=tw.games(), help="only this one")
    given = parser.parse_args()
    print(f"{'game':16} {'cache':8} {'lobby':20} {'first decision':20}")
    for game in [given.game] if given.game else tw.games():
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            if given.cold:
                show(game, "empty", start(folder, game, TRADEWINDS_CACHE=str(folder / "cache")))
            start(folder, game)  # makes sure that everything is compiled, and that the database is there as on any day
            show(game, "warm", start(folder, game))


if __name__ == "__main__":
    main()
