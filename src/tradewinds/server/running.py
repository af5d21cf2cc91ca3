"""Running the server: one process or several, logs as JSON lines, a stop that lets everybody go."""

import asyncio
import contextlib
import json
import logging
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from types import FrameType
from typing import Any
from urllib.parse import urlunsplit

import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from tradewinds.server import connections
from tradewinds.server.app import create_app
from tradewinds.server.live import Live
from tradewinds.server.security import Bounds
from tradewinds.server.settings import Settings
from tradewinds.server.storage import prepare

#: Seconds that requests under way get when the server stops.
GRACE = 5
#: Seconds until a thread that works hands the interpreter on: whoever answers people asks for it several times a move,
#: and would wait ten times as long by default.
PATIENCE = 0.0005
#: What asyncio and uvicorn tell each time, and strangers can cause as often as they like: once in so many seconds.
REPEATED = ("socket.accept() out of", "Invalid HTTP request", "Unsupported upgrade", "No supported WebSocket")
QUIET = 60.0

_KNOWN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class Lines(logging.Formatter):
    """One JSON object a line; whatever is given as `extra` becomes a field."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        told |= {key: str(value) for key, value in vars(record).items() if key not in _KNOWN}
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


class OnceInAWhile(logging.Filter):
    """Of what is repeated, one line passes, and the next a minute later."""

    def __init__(self) -> None:
        super().__init__()
        self._last: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        what, moment = record.getMessage(), time.monotonic()
        repeated = next((start for start in REPEATED if what.startswith(start)), None)
        if repeated is None:
            return True
        passes = moment - self._last.get(repeated, -QUIET) >= QUIET
        if passes:
            self._last[repeated] = moment
        return passes


def use_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(OnceInAWhile())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in ("aiosqlite", "alembic", "asyncio"):
        logging.getLogger(name).setLevel(logging.WARNING)


def let_go_on_stop(live: Live) -> None:
    """Readers of events are let go as soon as a stop is asked for; uvicorn would wait for them first."""
    for number in (signal.SIGINT, signal.SIGTERM):
        before = signal.getsignal(number)

        def stop(sig: int, frame: FrameType | None, before: Any = before) -> None:
            live.close()
            if callable(before):
                before(sig, frame)

        signal.signal(number, stop)


def from_environment() -> FastAPI:
    """The application as a process of several makes it: its settings come from the environment."""
    sys.setswitchinterval(PATIENCE)
    use_logs(os.environ.get("TRADEWINDS_LOG", "info"))
    return create_app(Settings(), lambda site: let_go_on_stop(site.live))


def config(host: str, port: int, workers: int = 1) -> uvicorn.Config:
    return uvicorn.Config(
        "tradewinds.server.running:from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        proxy_headers=True,
        http=connections.Connection,
        ws="none",
        backlog=connections.BACKLOG,
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket on the port, any free one for 0."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, so that asyncio sends small answers at once.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        _let_go_of_the_deaf(listening)
        listening.bind((host, port))
        listening.listen()  # whoever comes before the server is up waits for it
    except Exception:
        listening.close()
        raise
    return listening


def _let_go_of_the_deaf(listening: socket.socket) -> None:
    """Linux ends connections of those who do not take what was sent; each inherits it from the socket it came to."""
    if option := getattr(socket, "TCP_USER_TIMEOUT", None):
        seconds = Bounds().times(Settings().limits).seconds_until_read
        listening.setsockopt(socket.IPPROTO_TCP, option, min(int(1000 * seconds), 2**31 - 1))


def run(host: str, port: int, workers: int, settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until stopped. `ready` is told the address as soon as the server answers there."""
    asyncio.run(prepare(settings.database))
    listening = listen(host, port)
    os.environ |= {"TRADEWINDS_DATABASE": settings.database, "TRADEWINDS_METRICS": settings.metrics}
    shown = host if host not in ("0.0.0.0", "::") else "localhost"
    shown = f"[{shown}]" if ":" in shown else shown
    address = urlunsplit(("http", f"{shown}:{listening.getsockname()[1]}", "/", "", ""))
    how = config(host, listening.getsockname()[1], workers)
    threading.Thread(target=_when_up, args=(listening, address, ready), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        if workers > 1:
            Multiprocess(how, sockets=[listening]).run()
        else:
            uvicorn.Server(how).run([listening])


def _when_up(listening: socket.socket, address: str, ready: Callable[[str], None]) -> None:
    """Connections wait in the socket until the server takes them, so one answered request is enough."""
    host, port = listening.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    for _ in range(600):
        try:
            with socket.create_connection((host, port), 1) as line:
                line.settimeout(30)
                line.sendall(b"GET /healthz HTTP/1.0\r\nHost: localhost\r\n\r\n")
                if b" 200 " in line.recv(100):
                    ready(address)
                    return
        except OSError:
            pass
        time.sleep(0.1)


def open_browser(address: str) -> None:
    """Where there is one; a machine without a screen only gets the address told."""
    if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    webbrowser.open(address)
