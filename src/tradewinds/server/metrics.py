"""What a server does, as Prometheus text. It counts what is secret at the tables, so only the host may read it."""

import asyncio
import contextlib
import errno
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial

from fastapi import APIRouter, Request, Response

from tradewinds.server import security
from tradewinds.server.connections import Crowd
from tradewinds.server.problems import Problem
from tradewinds.server.requests import Reader, SiteOf
from tradewinds.server.site import Site

router = APIRouter(include_in_schema=False)
log = logging.getLogger("tradewinds.metrics")

_STARTED = time.time()
_TYPE = "text/plain; version=0.0.4"
#: Processes that serve the same tables: each takes the next free port.
_MOST_PROCESSES = 64
#: Seconds for a request to the address of their own.
_PATIENCE = 5.0


def text(site: Site, crowd: Crowd) -> str:
    values = {
        "tradewinds_up_seconds": ("gauge", time.time() - _STARTED),
        "tradewinds_tables_loaded": ("gauge", len(site.tables.loaded)),
        "tradewinds_connections_open": ("gauge", len(crowd)),
        "tradewinds_connections_refused_total": ("counter", crowd.refused),
        "tradewinds_streams_open": ("gauge", sum(map(len, site.live.streams.values()))),
        "tradewinds_moves_total": ("counter", site.tables.moves),
        "tradewinds_bot_moves_total": ("counter", site.robots.moves),
        "tradewinds_bot_failures_total": ("counter", site.robots.failures),
    }
    return "".join(f"# TYPE {name} {kind}\n{name} {value}\n" for name, (kind, value) in values.items())


@router.get("/metrics")
async def metrics(request: Request, site: SiteOf, who: Reader) -> Response:
    """For whoever knows the host's token; for everybody else there is no such page."""
    token = site.settings.metrics_token
    if not (token and who.bearer and security.fits(who.token, security.hashed(token))):
        raise Problem(404, "not-found")
    return Response(text(site, request.app.state.crowd), media_type=_TYPE)


# On an address of their own


@asynccontextmanager
async def served(site: Site, crowd: Crowd) -> AsyncIterator[None]:
    """On the address that the settings name, as long as the server runs."""
    if (place := site.settings.metrics_place) is None:
        yield
        return
    server = await _first_free(*place, partial(_answer, site, crowd))
    log.info("metrics are served", extra={"port": server.sockets[0].getsockname()[1]})
    try:
        yield
    finally:
        server.close()


Answer = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


async def _first_free(host: str, port: int, answer: Answer) -> asyncio.Server:
    for later in range(_MOST_PROCESSES):
        try:
            return await asyncio.start_server(answer, host, port + later)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
    raise OSError(errno.EADDRINUSE, f"no free port at {host} from {port}")


async def _answer(site: Site, crowd: Crowd, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError, EOFError, asyncio.LimitOverrunError, TimeoutError), contextlib.closing(writer):
        async with asyncio.timeout(_PATIENCE):
            head = await reader.readuntil(b"\r\n\r\n")
            found = head.startswith(b"GET /metrics ")
            body = text(site, crowd).encode() if found else b""
            status = "200 OK" if found else "404 Not Found"
            start = f"HTTP/1.1 {status}\r\nContent-Type: {_TYPE}\r\nContent-Length: {len(body)}\r\n"
            writer.write(start.encode() + b"Connection: close\r\n\r\n" + body)
            await writer.drain()
