"""Slow, idle and too many connections, against a whole server process: others are served all the while."""

import asyncio
import logging
import re
import resource
import select
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress

import httpx
import pytest

from tests.server.processes import Server, client_of, serving, sqlite_in
from tests.server.test_after import HOSTING, cells
from tradewinds.server import running
from tradewinds.server.security import Bounds, counted_as

#: All limits times this, where they are waited for: half a second for a head, one and a half for a body.
SHORT = "0.05"
EACH = int(Bounds().at_once_from_one_address)
#: Seconds in which a loaded machine does what it should.
PATIENCE = 30.0
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"
HEAD = b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for nobody."""
    folder = tmp_path_factory.mktemp("hasty")
    with serving(sqlite_in(folder), TRADEWINDS_LIMITS=SHORT, TRADEWINDS_METRICS_TOKEN="hosts-only") as server:
        yield server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with few file handles."""
    folder = tmp_path_factory.mktemp("usual")
    with serving(sqlite_in(folder), handles=1_024, TRADEWINDS_BEAT_SECONDS="0.2") as server:
        yield server


@contextmanager
def line(server: Server, source: str, begin: bytes = b"", window: int = 0) -> Iterator[socket.socket]:
    """A connection from an address of the loopback network, with something sent."""
    with socket.socket() as opened:
        if window:
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
        opened.settimeout(PATIENCE)
        opened.bind((source, 0))
        opened.connect(("127.0.0.1", int(server.address.rpartition(":")[2])))
        opened.sendall(begin)
        yield opened


def is_gone(opened: socket.socket, seconds: float = 0.0) -> bool:
    """Whether the server has let go, or does within some seconds; what it has answered is thrown away."""
    opened.settimeout(seconds)
    try:
        while opened.recv(65_536):
            pass
    except (TimeoutError, BlockingIOError):
        return False
    except ConnectionError:
        pass
    return True


def trickle(lines: list[socket.socket]) -> None:
    """A letter now and then on each line, until the server has let all of them go."""
    deadline = time.monotonic() + PATIENCE
    while open_lines := [one for one in lines if not is_gone(one)]:
        assert time.monotonic() < deadline, f"{len(open_lines)} of {len(lines)} are still there"
        for one in open_lines:
            one.settimeout(PATIENCE)
            with suppress(ConnectionError):
                one.sendall(b"x")
        select.select(open_lines, [], [], 0.1)


def get(server: Server, source: str, path: str = "/healthz", **headers: str) -> httpx.Response:
    with httpx.Client(transport=httpx.HTTPTransport(local_address=source), timeout=PATIENCE) as client:
        return client.get(server.address + path, headers=headers)


def stream(server: Server) -> bytes:
    """What asks for the events of a new table."""
    with client_of(server) as client:
        body = {"game": "west-of-africa", "seats": [{"kind": "open"}, {"kind": "open"}]}
        id = client.post("/api/tables", json=body).json()["id"]
    return f"GET /api/tables/{id}/events HTTP/1.1\r\nHost: here\r\n\r\n".encode()


def status(opened: socket.socket) -> int:
    """How the server answers; 0 when it hangs up."""
    try:
        return int(opened.recv(100).split()[1])
    except (ConnectionError, IndexError):
        return 0


# Slow


@pytest.mark.parametrize(
    "begin", [b"", b"GET / HTTP/1.1\r\nHo", HEAD, HEAD + b"\r\n{", WHOLE + HEAD, WHOLE + HEAD + b"\r\n"]
)
@pytest.mark.parametrize("more", [False, True], ids=["silent", "trickling"])
def test_whoever_does_not_send_a_request_is_let_go(hasty: Server, begin: bytes, more: bool) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(line(hasty, f"127.0.1.{n}", begin)) for n in range(1, 31)]
        assert get(hasty, "127.0.2.1").status_code == 200
        if more:
            trickle(lines)
        assert all(is_gone(one, PATIENCE) for one in lines)


def test_a_body_that_comes_after_its_answer_does_not_hold_the_line(hasty: Server) -> None:
    """Refused for its size at once; the rest of it trickles on."""
    head = HEAD.replace(b"100", b"1000000") + b"\r\n"
    with line(hasty, "127.0.1.50", head) as opened:
        assert opened.recv(100).startswith(b"HTTP/1.1 413")
        trickle([opened])


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="only Linux lets go of them by itself")
def test_whoever_does_not_take_the_answers_is_let_go(hasty: Server) -> None:
    """The system ends the line without a word, so the server is asked; the line that asks is one."""
    asked = b"GET /static/x/style.css HTTP/1.1\r\nHost: here\r\n\r\n" * 600
    with line(hasty, "127.0.1.60", asked, window=4_096):
        until(lambda: connections(hasty) > 1)
        until(lambda: connections(hasty) == 1)


def connections(hasty: Server) -> int:
    told = get(hasty, "127.0.0.1", "/metrics", authorization="Bearer hosts-only").text
    found = re.search(r"^tradewinds_connections_open (\d+)$", told, re.MULTILINE)
    assert found is not None, told
    return int(found[1])


def until(done: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < deadline
        time.sleep(0.05)


# Many


def test_an_address_has_so_many_connections_streams_included(server: Server) -> None:
    with ExitStack() as stack:
        assert status(stack.enter_context(line(server, "127.0.3.1", stream(server)))) == 200
        for _ in range(EACH - 1):
            stack.enter_context(line(server, "127.0.3.1", HEAD + b"\r\n{"))
        with suppress(ConnectionError):  # it may be closed before the request is sent
            assert status(stack.enter_context(line(server, "127.0.3.1", WHOLE))) == 0
        assert get(server, "127.0.3.2").status_code == 200


def test_behind_a_proxy_people_are_counted_and_the_proxy_is_not(server: Server) -> None:
    """127.0.0.1 is believed when it says for whom it asks."""
    begun = HEAD + b"\r\n{"
    theirs = begun.replace(b"Host", b"X-Forwarded-For: 203.0.113.7\r\nHost")
    with ExitStack() as stack:
        for _ in range(EACH + 1):
            stack.enter_context(line(server, "127.0.0.1", begun))
        for _ in range(EACH):
            stack.enter_context(line(server, "127.0.0.1", theirs))
        assert get(server, "127.0.0.1").status_code == 200
        assert get(server, "127.0.0.1", **{"x-forwarded-for": "203.0.113.8"}).status_code == 200
        refused = get(server, "127.0.0.1", "/?lang=de", **{"x-forwarded-for": "203.0.113.7"})
        assert (refused.status_code, refused.json()["error"]) == (429, "too-many")
        assert "Fenster" in refused.json()["text"]
        assert refused.headers["x-content-type-options"] == "nosniff"
        # From anybody else that header is not believed.
        assert get(server, "127.0.4.1", **{"x-forwarded-for": "203.0.113.7"}).status_code == 200


def test_more_idle_connections_than_file_handles_neither_silence_the_server_nor_fill_its_log(server: Server) -> None:
    enough_handles()
    with ExitStack() as stack:
        said = len(server.said)
        busy = stack.enter_context(line(server, "127.0.6.1", stream(server)))
        for n in range(1_100):
            stack.enter_context(line(server, f"127.0.5.{n % 50 + 1}"))
            if n % 275 == 274:
                assert get(server, "127.0.7.1").status_code == 200
        assert not is_gone(busy)
        busy.settimeout(PATIENCE)
        until(lambda: b"beat" in busy.recv(10_000))
        assert len("".join(server.said[said:])) < 4_000


def enough_handles() -> None:
    """This process has one for each connection, too."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(4_096, hard)), hard))


def test_an_ipv6_household_counts_as_one() -> None:
    assert counted_as("2001:db8:1:2:3:4:5:6") == counted_as("2001:db8:1:2::7") != counted_as("2001:db8:1:3::7")
    assert counted_as("::ffff:192.0.2.1") == counted_as("192.0.2.1") != counted_as("192.0.2.2")
    assert len(counted_as("x" * 10_000)) < 100


# Telling


async def no_handles(times: int) -> None:
    loop = asyncio.get_running_loop()
    for _ in range(times):
        try:
            raise OSError(24, "Too many open files")
        except OSError as error:
            loop.call_exception_handler({"message": "socket.accept() out of system resource", "exception": error})


def test_accept_errors_are_logged_once_a_minute(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    running.use_logs("info")
    try:
        asyncio.run(no_handles(500))
        assert len(capsys.readouterr().err.splitlines()) == 1
        later = time.monotonic() + running.QUIET
        monkeypatch.setattr(time, "monotonic", lambda: later)
        asyncio.run(no_handles(500))
        logging.getLogger("tradewinds.app").error("something else")
        logging.getLogger("tradewinds.app").error("something else")
        assert len(capsys.readouterr().err.splitlines()) == 3
    finally:
        root.handlers[:] = before
        root.setLevel(level)


def test_the_bounds_in_the_guide_are_those_of_the_code() -> None:
    rows = re.search(r"<!-- connections -->\n(.*?)<!-- end -->", HOSTING.read_text("utf-8"), re.DOTALL)
    assert rows is not None
    told = {row[1].replace(" ", "_"): float(row[2].replace(",", "")) for row in cells(rows[1])[2:]}
    assert told == vars(Bounds())
