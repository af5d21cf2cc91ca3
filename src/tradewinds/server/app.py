"""The application: routes, answers to what goes wrong, headers."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.requests import Request

import tradewinds as tw
from tradewinds.core.errors import TradewindsError
from tradewinds.server import api_after, api_play, api_tables, books, host, metrics, models, pages, security
from tradewinds.server.connections import Crowd
from tradewinds.server.outages import DatabaseAway
from tradewinds.server.problems import Forbidden, Problem, say
from tradewinds.server.requests import language
from tradewinds.server.settings import Settings
from tradewinds.server.site import Site

log = logging.getLogger("tradewinds.app")
#: Letters of a refusal.
MOST_QUOTED = 1_000


def create_app(settings: Settings | None = None, opened: Callable[[Site], None] = lambda site: None) -> FastAPI:
    """The application of one process; `opened` is called once its store is open."""
    site = Site(settings or Settings())
    crowd = Crowd(security.Bounds().times(site.settings.limits))

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        await site.open()
        opened(site)
        async with metrics.served(site, crowd):
            yield {"crowd": crowd}
        await site.close()

    app = FastAPI(
        title="Tradewinds",
        version=tw.__version__,
        description="Play at tables: a token per seat, what it sees, what it may do, events.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.site, app.state.crowd = site, crowd
    for part in (api_play, api_tables, api_after, host, metrics, books, pages):
        app.include_router(part.router)
    app.add_exception_handler(TradewindsError, refuse)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, no_such_page)
    app.add_exception_handler(DatabaseAway, unreachable)
    app.add_exception_handler(Exception, failed)
    app.add_middleware(Guard, crowd=crowd)
    return app


# What goes wrong, as answers


def _answer(status: int, code: str, text: str, rule: str | None = None) -> JSONResponse:
    """A refusal. It may quote what came from outside: any length, and text that no answer can hold."""
    text = text[:MOST_QUOTED].encode("utf-8", "replace").decode()
    return JSONResponse({"error": code, "text": text, "rule": rule}, status, security.HEADERS)


async def refuse(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, TradewindsError)
    lang = _language(request)
    if isinstance(error, Forbidden):
        return _answer(error.status, error.code, error.refusal.text, error.refusal.rule)
    if isinstance(error, Problem):
        return _answer(error.status, error.code, error.text(lang))
    return _answer(400, error.line.id, error.text(lang))


async def malformed(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first, lang = error.errors()[0], _language(request)
    if unfit := models.UNFIT.get(first["type"]):
        return _answer(422, unfit, say(lang, f"problem-{unfit}"))
    where = ".".join(str(part)[:100] for part in first["loc"])
    return _answer(422, "malformed", say(lang, "problem-malformed", where=where))


async def no_such_page(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    code = "not-found" if error.status_code == 404 else "not-possible"
    answer = _answer(error.status_code, code, say(_language(request), f"problem-{code}"))
    answer.headers.update(error.headers or {})
    return answer


async def unreachable(request: Request, error: Exception) -> JSONResponse:
    """What was sent may be stored or not: whoever sends the same again learns it."""
    return _later(request, "database-away")


def _later(request: Request, code: str) -> JSONResponse:
    answer = _answer(503, code, say(_language(request), f"problem-{code}"))
    answer.headers["Retry-After"] = "1"
    return answer


async def failed(request: Request, error: Exception) -> JSONResponse:
    """Nothing of what went wrong is told outside; the log has it under a number."""
    number = secrets.token_hex(4)
    log.error("a request failed", exc_info=error, extra={"number": number, "path": request.scope["path"]})
    return _answer(500, "failed", say(_language(request), "problem-failed", number=number))


def _language(request: Request) -> str:
    given = request.query_params.get("lang")
    return language(request, given if given in ("en", "de", "ja") else None)  # type: ignore[arg-type]


_HEADERS = [(name.lower().encode(), value.encode()) for name, value in security.HEADERS.items()]


class Guard:
    """Around every request: strict headers on answers, bounds on the size of bodies and on how many come at once."""

    def __init__(self, app: Any, crowd: Crowd) -> None:
        self.app = app
        self.requests = crowd.requests

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        host = scope["client"][0] if scope["client"] else ""
        if not self.requests.take(host):
            await _refuse(429, "too-many", scope, receive, send)
            return
        try:
            await self._answer(scope, receive, send)
        finally:
            self.requests.give_back(host)

    async def _answer(self, scope: Any, receive: Any, send: Any) -> None:
        if _too_large(scope):
            await _refuse(413, "too-large", scope, receive, send)
            return

        started = False

        async def guarded(message: Any) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                known = {name.lower() for name, _ in message["headers"]}
                message["headers"] += [header for header in _HEADERS if header[0] not in known]
            await send(message)

        try:
            await self.app(_with_get(scope), receive, guarded)
        except asyncio.CancelledError:  # the server stops, and this took too long
            if started:
                raise
            await _later(Request(scope), "stopping")(scope, receive, send)


async def _refuse(status: int, code: str, scope: Any, receive: Any, send: Any) -> None:
    answer = _answer(status, code, say(_language(Request(scope)), f"problem-{code}"))
    await answer(scope, receive, send)


def _too_large(scope: Any) -> bool:
    most = security.IMPORT_MAX if scope["path"] == "/api/import" else security.BODY_MAX
    headers = dict(scope["headers"])
    length = headers.get(b"content-length", b"0")
    return not length.isdigit() or int(length) > most or b"transfer-encoding" in headers


def _with_get(scope: Any) -> Any:
    """Whoever asks for the head of an answer gets the same; the server leaves its body out. A stream has no end."""
    if scope["method"] == "HEAD" and not scope["path"].endswith("/events"):
        return {**scope, "method": "GET"}
    return scope
