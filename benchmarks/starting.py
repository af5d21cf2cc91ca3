"""From starting the server to the lobby and to the first decision of a game: with and without the cache.

python benchmarks/starting.py [--cold]
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


def start(folder: Path, game: str, **environment: str) -> tuple[float, float]:
    """Seconds until the home page is there, and until a newcomer at that game can choose."""
    command = [sys.executable, "-c", "from tradewinds.cli import main; main()", "serve", "--port", "0"]
    command += ["--database", f"sqlite:///{folder / f'{game}.sqlite'}"]
    everything = {**os.environ, "TRADEWINDS_LANG": "en", "TRADEWINDS_LOG": "error", **environment}
    began = time.perf_counter()
    process = subprocess.Popen(command, env=everything, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stderr is not None
        address = next(found[1] for line in process.stderr if (found := re.search(r"(http://\S+?)/?\s*$", line)))
        with httpx.Client(base_url=address, timeout=60) as client:
            client.get("/").raise_for_status()
            lobby = time.perf_counter() - began
            seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * (max(3, tw.load(game).seats[0]) - 1)
            headers = {"origin": address}
            id = client.post("/api/tables", json={"game": game, "seats": seats}, headers=headers).json()["id"]
            while True:
                view = client.get(f"/api/tables/{id}", params={"seat": 0}).json()["view"]
                if view and view["choices"]:
                    return lobby, time.perf_counter() - began
                time.sleep(0.05)
    finally:
        process.terminate()
        process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cold", action="store_true", help="also with an empty cache, a minute or more for each game")
    cold = parser.parse_args().cold
    for game in tw.games():
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            if cold:
                lobby, choice = start(folder, game, TRADEWINDS_CACHE=str(folder / "cache"))
                print(f"{game:16} nothing compiled: lobby {lobby:5.1f} s, first decision {choice:5.1f} s", flush=True)
            lobby, choice = start(folder, game)
            print(f"{game:16} cache warm:       lobby {lobby:5.1f} s, first decision {choice:5.1f} s", flush=True)


if __name__ == "__main__":
    main()
