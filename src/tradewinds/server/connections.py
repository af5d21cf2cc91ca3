"""Connections: how slow one may be, how many there may be at once, and who makes room when all places are taken."""

import asyncio
import os
from collections import Counter
from collections.abc import Callable
from typing import Any

import h11
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol

from tradewinds.server.security import Bounds, counted_as

#: So many connections are taken at one go, before any of them is looked at.
BACKLOG = 256
#: File handles that stay free for those, for the database and for files.
RESERVE = BACKLOG + 128
#: More than any setting needs; some systems allow billions, and then copying them takes long.
MOST_HANDLES = 65_536
#: What a request may owe: its head, then its body.
_OWING = (h11.IDLE, h11.SEND_BODY)


def file_handles() -> int:
    """How many files and connections this process may have open: as many as the system lets it ask for."""
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return MOST_HANDLES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_HANDLES if hard == resource.RLIM_INFINITY else min(hard, MOST_HANDLES)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most


def proxies() -> Callable[[str], bool]:
    """Whose word about the addresses of others is believed, as uvicorn reads it from the environment."""

    async def nothing(*_: Any) -> None: ...

    trusted = ProxyHeadersMiddleware(nothing, os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")).trusted_hosts
    return lambda host: host in trusted


class Places:
    """So many for each address; a trusted proxy speaks for many people and has no limit."""

    def __init__(self, most: float) -> None:
        self.most = most
        self._is_proxy = proxies()
        self._taken: Counter[str] = Counter()

    def take(self, host: str) -> bool:
        """Whether there is one left for this address."""
        who = counted_as(host)
        if self._taken[who] >= self.most and not self._is_proxy(host):
            return False
        self._taken[who] += 1
        return True

    def give_back(self, host: str) -> None:
        who = counted_as(host)
        self._taken[who] -= 1
        if not self._taken[who]:
            del self._taken[who]


class Crowd:
    """All connections of this process."""

    def __init__(self, bounds: Bounds) -> None:
        self.bounds = bounds
        self.most = max(min(bounds.connections_in_all, file_handles() - RESERVE), 1)
        self.requests = Places(bounds.at_once_from_one_address)
        """What one address, as a proxy tells it, has under way: streams of events last as long as somebody looks."""
        self.refused = 0
        self._lines = Places(bounds.at_once_from_one_address)
        self._here: dict[Connection, None] = {}
        self._waiting: dict[Connection, None] = {}
        """Those that have not sent a whole request, whoever has waited longest first."""

    def __len__(self) -> int:
        return len(self._here)

    def come(self, one: "Connection") -> bool:
        """Whether there is a place; when all are taken, whoever has waited longest without a request makes room."""
        full = len(self._here) >= self.most
        if (full and not self._waiting) or not self._lines.take(one.host):
            self.refused += 1
            return False
        if full:
            longest = next(iter(self._waiting))
            self.go(longest)
            longest.transport.abort()
        self._here[one] = None
        return True

    def go(self, one: "Connection") -> None:
        if one in self._here:
            del self._here[one]
            self._waiting.pop(one, None)
            self._lines.give_back(one.host)

    def note(self, one: "Connection", waiting: bool) -> None:
        """Whether a connection is one that we wait for, or one that waits for us."""
        if not waiting:
            self._waiting.pop(one, None)
        elif one in self._here:
            self._waiting.setdefault(one)


class Connection(H11Protocol):
    """One connection. Whoever does not send a request in time is let go; uvicorn itself only looks between requests."""

    host = ""
    crowd: Crowd
    _owed: Any = None
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.host = self.client[0] if self.client else ""
        self.crowd = self.app_state["crowd"]
        if self.crowd.come(self):
            self._hurry()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.crowd.go(self)
        self._give(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._hurry()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._hurry()

    def _hurry(self) -> None:
        """The time for a head begins with the connection or its first byte, for a body with the end of the head."""
        state = self.conn.their_state
        self.crowd.note(self, state in _OWING)
        # Between two requests uvicorn's own, shorter time runs.
        self._give(state if state in _OWING and self.timeout_keep_alive_task is None else None)

    def _give(self, owed: Any) -> None:
        """Time for what is owed. More of the same does not begin it anew: a trickle is no request."""
        if owed is self._owed:
            return
        if self._deadline is not None:
            self._deadline.cancel()
        bounds = self.crowd.bounds
        seconds = bounds.seconds_for_a_head if owed is h11.IDLE else bounds.seconds_for_a_body
        self._owed = owed
        self._deadline = None if owed is None else self.loop.call_later(seconds, self.transport.abort)
