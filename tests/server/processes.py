"""Servers in processes of their own, which can be killed, and programs that play there."""

import os
import random
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx

GAME = "west-of-africa"
#: Seconds, where everything has to be compiled.
LONGEST_START = 300
#: Why a move of a program may be refused: the others were faster, or the database is away.
REFUSED = {409: {"stale", "not-your-turn", "over"}, 503: {"database-away"}}


def sqlite_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


class Server:
    """One server process; with so many file handles, if that is said."""

    program = "from tradewinds.cli import main; main()"

    def __init__(self, database: str, *options: str, handles: int = 0, **environment: str) -> None:
        command = [sys.executable, "-c", self.program, "serve", "--port", "0"]
        command += ["--database", database, *options]
        if handles:
            command = ["sh", "-c", f'ulimit -n {handles}; exec "$@"', "sh", *command]
        environment = {**os.environ, "TRADEWINDS_LANG": "en", "TRADEWINDS_LOG": "warning", **environment}
        self.process = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True)
        self.said: list[str] = []
        self.address = self._address()
        self.listener = threading.Thread(target=self._listen, daemon=True)
        self.listener.start()

    def _address(self) -> str:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.said.append(line)
            if found := re.search(r"(http://\S+?)/?\s*$", line):
                return found[1]
        raise AssertionError(f"the server did not start: {''.join(self.said)}")

    def _listen(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.said.append(line)

    def kill(self) -> None:
        self.process.kill()
        self.wait()

    def stop(self) -> int:
        self.process.terminate()
        return self.wait()

    def wait(self, seconds: float = 30) -> int:
        code = self.process.wait(seconds)
        self.listener.join()
        assert self.process.stderr is not None
        self.process.stderr.close()
        return code


@contextmanager
def serving(database: str, *options: str, handles: int = 0, **environment: str) -> Iterator[Server]:
    server = Server(database, *options, handles=handles, **environment)
    try:
        yield server
    finally:
        server.stop()


@dataclass
class Program:
    """Plays one seat over HTTP, and remembers every move it was told is accepted."""

    id: str
    seat: int
    token: str
    rng: random.Random
    accepted: list[tuple[str, int]] = field(default_factory=list)
    moves: int = 0
    unanswered: dict[str, Any] | None = None
    """A move that may have been stored or not: it is sent again until the server says which."""

    def view(self, client: httpx.Client) -> Any:
        answer = client.get(f"/api/tables/{self.id}", params={"seat": self.seat}, headers=self.headers)
        assert answer.status_code == 200, answer.text
        return answer.json()["view"]

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}

    def step(self, client: httpx.Client) -> bool:
        """One move, if it is this seat's; False when the match is over."""
        view = self.view(client)
        if view["result"]:
            return False
        if view["choices"] or self.unanswered:
            move = self.unanswered or self.choose(view)
            answer = client.post(f"/api/tables/{self.id}/seats/{self.seat}/act", json=move, headers=self.headers)
            self.unanswered = None if answer.status_code != 503 else move
            if answer.status_code == 200:
                self.accepted.append((move["move_id"], move["action"]))
            else:
                assert answer.json()["error"] in REFUSED[answer.status_code], answer.text
        return True

    def choose(self, view: Any) -> dict[str, Any]:
        self.moves += 1
        action = self.rng.choice(view["choices"])["action"]
        return {"action": action, "number": view["number"], "move_id": f"{self.seat}-{self.moves}"}


def opened_table(client: httpx.Client, rng: random.Random, bot: str = "") -> list[Program]:
    """A table with two programs at it, or one and a bot, none of them ready."""
    wait_until_ready(client, "bots_ready" if bot else "ready", GAME)
    other = {"kind": "bot", "bot": bot} if bot else {"kind": "open"}
    created = client.post("/api/tables", json={"game": GAME, "seats": [{"kind": "open"}, other]}).json()
    programs = []
    for seat in range(1 if bot else 2):
        claim = {"claim": created["links"][str(seat)].partition("#")[2], "bearer": True}
        token = client.post(f"/api/tables/{created['id']}/seats/{seat}/claim", json=claim).json()["token"]
        programs.append(Program(created["id"], seat, token, random.Random(rng.random())))
    return programs


def new_table(client: httpx.Client, rng: random.Random, bot: str = "") -> list[Program]:
    """A table with two programs at it, or one and a bot, begun."""
    programs = opened_table(client, rng, bot)
    for program in programs:
        url = f"/api/tables/{program.id}/seats/{program.seat}/ready"
        assert client.post(url, json={}, headers=program.headers).status_code == 204
    return programs


def wait_until_ready(client: httpx.Client, what: str = "bots_ready", *names: str) -> None:
    """Until the rules of these games, or of all, are compiled or read from the cache; and what bots need."""

    def ready() -> bool:
        return all(game[what] for game in client.get("/api/games").json() if not names or game["name"] in names)

    wait_until(ready, LONGEST_START)


def wait_until(what: Callable[[], bool], seconds: float = 30) -> None:
    deadline = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < deadline, f"waited {seconds} s in vain"
        time.sleep(0.05)


def client_of(server: Server) -> httpx.Client:
    """A client that keeps no cookies: each request says itself who it is."""
    client = httpx.Client(base_url=server.address, timeout=30)
    client.cookies.jar.set_policy(_NoCookies())
    return client


class _NoCookies(DefaultCookiePolicy):
    def set_ok(self, cookie: object, request: object) -> bool:
        return False
