"""What every route needs from a request: the site, the visitor, the language, a seat they hold."""

import re
from typing import Annotated

from fastapi import Depends, Path, Query
from starlette.requests import Request

from tradewinds.core.words import LANGUAGES
from tradewinds.server import problems, security
from tradewinds.server.in_play import Playing
from tradewinds.server.models import Lang
from tradewinds.server.problems import Problem
from tradewinds.server.security import Visitor
from tradewinds.server.site import Site
from tradewinds.server.storage import SeatRow
from tradewinds.server.tables import Table

LANGUAGE_COOKIE = "language"


# What routes depend on is asynchronous, though nothing waits: the framework would start a thread for each otherwise.


def site_in(request: Request) -> Site:
    site: Site = request.app.state.site
    return site


async def site_of(request: Request) -> Site:
    return site_in(request)


def language(request: Request, lang: Lang | None = None) -> str:
    """The language asked for, else the one chosen before, else the browser's."""
    if lang is not None:
        return lang
    chosen = request.cookies.get(LANGUAGE_COOKIE, "")
    if chosen in LANGUAGES:
        return chosen
    for part in request.headers.get("accept-language", "").split(",")[:20]:
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"


LangQuery = Annotated[Lang | None, Query()]


async def language_of(request: Request, lang: LangQuery = None) -> str:
    return language(request, lang)


async def reader(request: Request) -> Visitor:
    return security.visitor(request)


async def writer(request: Request) -> Visitor:
    return security.writer(request)


SiteOf = Annotated[Site, Depends(site_of)]
Language = Annotated[str, Depends(language_of)]
Reader = Annotated[Visitor, Depends(reader)]
Writer = Annotated[Visitor, Depends(writer)]
TableId = Annotated[str, Path()]
SeatNumber = Annotated[int, Path(ge=0, le=7)]
SeatQuery = Annotated[int | None, Query(ge=0, le=7)]


#: What `lobby` makes; anything else is not worth a question to the database, which does not take every letter.
_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


async def table_of(id: TableId, site: SiteOf, who: Reader) -> Table:
    site.limiter.spend("read", who.address)
    if not _ID.fullmatch(id):
        raise problems.not_found()
    table = await site.tables.get(id)
    site.robots.look(table)
    return table


TableOf = Annotated[Table, Depends(table_of)]


async def seats_of(table: TableOf) -> Table:
    if table.imported:
        raise Problem(409, "imported")
    return table


#: A table whose seats can be taken and given: those of a match that came as a file are nobody's.
SeatsOf = Annotated[Table, Depends(seats_of)]


def seat_of(table: Table, seat: int) -> SeatRow:
    """A seat of the table; 404 for any other."""
    if not 0 <= seat < len(table.seats):
        raise Problem(404, "no-seat")
    return table.seats[seat]


def hold(table: Table, seat: int, who: Visitor) -> int:
    """The seat, if the visitor holds it; 401 without any token, 403 with another."""
    row = seat_of(table, seat)
    if not who.token:
        raise Problem(401, "no-token")
    if not security.fits(who.token, row.token_hash):
        raise problems.not_yours()
    return seat


def is_host(table: Table, who: Visitor) -> bool:
    return bool(who.token) and not table.imported and security.fits(who.token, table.row.host_hash)


def in_play(table: Table) -> Playing:
    """The match at a table; 409 before the deal, while its rules compile, or when it was stopped."""
    if table.stopped is not None:
        raise table.stopped
    if table.playing is None:
        raise Problem(409, "not-started" if table.row.status == "lobby" else "preparing")
    return table.playing
