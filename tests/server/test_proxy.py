"""A line that loses, repeats, delays and cuts: whoever looks through it ends on the same position as everybody else."""

import random
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.chromium import launched
from tests.server.browsing import Player
from tests.server.processes import client_of, serving, sqlite_in, wait_until_ready

pytestmark = [pytest.mark.browser, pytest.mark.compiled]


class BadLine:
    """Passes requests on; events on their way back are dropped, sent twice, swapped with the next, or cut off."""

    def __init__(self, port: int, seed: int) -> None:
        self.port = port
        self.rng = random.Random(seed)
        self.bad = True
        self.harm = dict.fromkeys(("drop", "repeat", "delay", "cut"), 0)
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                here, _ = self.listening.accept()
            except OSError:
                return
            threading.Thread(target=self._pass_on, args=(here,), daemon=True).start()

    def _pass_on(self, here: socket.socket) -> None:
        """One request and its answer; HTTP/1.0 so that the answer ends where the line does."""
        with here, socket.create_connection(("127.0.0.1", self.port)) as there:
            try:
                there.sendall(self._request(here))
                answer = there.makefile("rb")
                head = b"".join(iter(answer.readline, b"\r\n"))
                here.sendall(head + b"connection: close\r\n\r\n")
                if b"text/event-stream" in head:
                    for frame in self._harmed(_frames(answer)):
                        here.sendall(frame)
                else:
                    while part := answer.read(65_536):
                        here.sendall(part)
            except OSError:
                return

    def _request(self, here: socket.socket) -> bytes:
        lines = here.makefile("rb")
        head = list(iter(lines.readline, b"\r\n"))
        length = next((int(line.split(b":")[1]) for line in head if line.lower().startswith(b"content-length")), 0)
        kept = [line for line in head[1:] if not line.lower().startswith((b"accept-encoding", b"connection"))]
        return head[0].replace(b"HTTP/1.1", b"HTTP/1.0") + b"".join(kept) + b"\r\n" + lines.read(length)

    def _harmed(self, frames: Iterator[bytes]) -> Iterator[bytes]:
        held: list[bytes] = []
        for frame in frames:
            fate = self.rng.random() if self.bad else 1.0
            if fate < 0.12:
                self.harm["drop"] += 1
            elif fate < 0.24:
                self.harm["repeat"] += 1
                yield frame + frame
            elif fate < 0.34:
                self.harm["delay"] += 1
                held.append(frame)
            elif fate < 0.38:
                self.harm["cut"] += 1
                return
            else:
                yield frame + b"".join(held)
                held.clear()


def _frames(answer: object) -> Iterator[bytes]:
    frame = b""
    for line in answer:  # type: ignore[attr-defined]
        frame += line
        if line == b"\n":
            yield frame
            frame = b""


@contextmanager
def bad_line(address: str) -> Iterator[BadLine]:
    line = BadLine(int(address.rpartition(":")[2]), 11)
    try:
        yield line
    finally:
        line.listening.close()


#: The board as it is, whatever order its attributes came in: a patched picture may have another than a new one.
BOARD = """() => {
  const told = (node) => [...node.attributes].map((one) => one.name + "=" + one.value).sort();
  const plain = (node) => node.attributes ? [node.nodeName, told(node), inside(node)] : node.nodeValue;
  const inside = (node) => [...node.childNodes].map(plain);
  return JSON.stringify(plain(document.getElementById("board")));
}"""


def test_viewers_through_a_bad_line_end_on_the_same_position(tmp_path: Path) -> None:
    with (
        serving(sqlite_in(tmp_path), TRADEWINDS_BEAT_SECONDS="0.3") as server,
        client_of(server) as client,
        bad_line(server.address) as line,
        launched() as browser,
    ):
        wait_until_ready(client)
        anna = Player(browser, line.address)
        anna.play_now("west-of-africa")
        anna.page.wait_for_url("**/table/*")
        others = [Player(browser, address) for address in (line.address, server.address)]
        for other in others:
            other.page.goto(anna.page.url.replace(line.address, ""))
        rng = random.Random(5)
        for chosen in range(40):
            if anna.is_over() or (chosen > 15 and min(line.harm.values()) > 1):
                break
            if anna.wait() and not anna.is_over():
                anna.choose(rng)
        line.bad = False
        assert min(line.harm.values()) > 0, line.harm
        lines = others[1].page.locator("#log-lines > li").count()
        for player in (others[0], anna):
            player.page.wait_for_function("n => document.getElementById('log-lines').children.length >= n", arg=lines)
        spectators = [other.page.locator("#log-lines").inner_text() for other in others]
        assert spectators[0] == spectators[1]
        boards = [other.page.evaluate(BOARD) for other in others]
        assert boards[0] == boards[1]
