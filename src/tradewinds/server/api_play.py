"""HTTP: seeing a match and playing it."""

from typing import Annotated

from fastapi import APIRouter, Header, Query, Request
from fastapi.responses import StreamingResponse
from pydantic import StringConstraints

from tradewinds.server import models, security, teaching, views
from tradewinds.server.in_play import ACT, AGAIN, NONE, RESET, UNDO, Deed, Playing
from tradewinds.server.live import Stream, zipped
from tradewinds.server.models import Layout, wrong
from tradewinds.server.problems import Problem
from tradewinds.server.requests import (
    LangQuery,
    Language,
    Reader,
    SeatNumber,
    SeatQuery,
    SiteOf,
    TableId,
    TableOf,
    Writer,
    hold,
    in_play,
    is_host,
    language,
    site_in,
    table_of,
)

router = APIRouter(prefix="/api", tags=["play"])

LayoutQuery = Annotated[Layout, Query()]
Thing = Annotated[str, StringConstraints(max_length=80)]


# The two that programs call again and again: first in the list, and without dependencies, which cost more than a move.


@router.post("/tables/{id}/seats/{seat}/act", responses=wrong(400, 401, 403, 404, 409))
async def act(
    request: Request, id: TableId, seat: SeatNumber, wanted: models.Act, lang: LangQuery = None
) -> models.Accepted:
    """Take a choice, and those that follow it at once. Once this answers, all of it is stored; sending it again with
    the same `move_id` is harmless."""
    who, site = security.writer(request), site_in(request)
    table = await table_of(id, site, who)
    hold(table, seat, who)
    for _ in (wanted.action, *wanted.then):
        site.limiter.spend("act", f"{table.id} {seat}")
    await site.lobby.is_here(table, seat)
    move_id = f"{AGAIN}{wanted.move_id}" if wanted.again else wanted.move_id
    deed = Deed(ACT, wanted.number, move_id, wanted.action, wanted.then)
    teaching.check(table, in_play(table), seat, deed, language(request, lang))
    # What a lesson wants is nothing to regret.
    may_ask = wanted.ask_first and teaching.wanted(table) is None
    if may_ask and asks(in_play(table), seat, deed, language(request, lang)):
        return models.Accepted(number=wanted.number, legal=list(in_play(table).legal(seat)), asks=True)
    number = await site.tables.do(table, seat, deed, language(request, lang))
    return models.Accepted(number=number, legal=list(in_play(table).legal(seat)))


def asks(playing: Playing, seat: int, deed: Deed, lang: str) -> bool:
    """Whether something not yet done could not be taken back."""
    if playing.answer(seat, deed) is not None:
        return False
    playing.check(seat, deed, lang)
    return views.is_final(playing.before_last(seat, deed, lang), seat, deed.last)


@router.get("/tables/{id}/seats/{seat}/seen", responses=wrong(401, 403, 404, 409))
async def seen(request: Request, id: TableId, seat: SeatNumber) -> models.Seen:
    """For bots: the position as one vector, hidden parts -1, and the legal actions."""
    who = security.visitor(request)
    table = await table_of(id, site_in(request), who)
    hold(table, seat, who)
    playing = in_play(table)
    return models.Seen(
        number=playing.number(seat), seen=playing.match.seen(seat).tolist(), legal=list(playing.legal(seat))
    )


@router.get("/tables/{id}", responses=wrong(401, 403, 404))
async def table_state(
    table: TableOf, site: SiteOf, who: Reader, lang: Language, seat: SeatQuery = None, layout: LayoutQuery = "wide"
) -> models.TableState:
    """The table and the match as a seat sees it; without a seat as a spectator does."""
    if seat is not None:
        hold(table, seat, who)
    view = views.view(table, table.playing, seat, lang, layout) if table.playing else None
    progress = site.warmer.progress(table.game.name)
    return models.TableState(
        table=views.info(table, table.held_by(who.hash), is_host(table, who), lang, site.live.here(table.id), progress),
        view=view,
        chat=[views.chat_line(table, row, lang) for row in table.chat],
    )


@router.get("/tables/{id}/seats/{seat}/refused", responses=wrong(401, 403, 404, 409))
async def refused(table: TableOf, seat: SeatNumber, who: Reader, lang: Language) -> list[models.Refused]:
    """What one might have expected to do now, and the rule that forbids it."""
    hold(table, seat, who)
    return views.refused(in_play(table), seat, lang)


@router.get("/tables/{id}/about", responses=wrong(400, 401, 403, 404, 409))
async def about(
    table: TableOf,
    who: Reader,
    lang: Language,
    seat: SeatQuery = None,
    thing: Annotated[tuple[Thing, ...], Query(max_length=8)] = (),
) -> models.About:
    """What a thing of the board is there for, and what the seat can do with it now, or why not: `thing` is its id in
    the picture, or those of several that lie there, the uppermost first. Without a seat as a spectator is told."""
    if seat is not None:
        hold(table, seat, who)
    return views.about(table, in_play(table), seat, thing, lang)


@router.get("/tables/{id}/seats/{seat}/preview", responses=wrong(400, 401, 403, 404, 409))
async def preview(
    table: TableOf,
    seat: SeatNumber,
    action: Annotated[int, Query(ge=0, le=32_767)],
    who: Reader,
    lang: Language,
    then: Annotated[models.Then, Query()] = (),
    layout: LayoutQuery = "wide",
) -> models.Preview:
    """What a choice, with those that follow it at once, would lead to, and whether it could be taken back. Nothing
    changes."""
    hold(table, seat, who)
    playing = in_play(table)
    deed = Deed(ACT, playing.number(seat), "", action, then)
    playing.check(seat, deed, lang)
    return views.preview(table, playing, seat, deed, lang, layout)


@router.post("/tables/{id}/seats/{seat}/undo", responses=wrong(400, 401, 403, 404, 409))
async def undo(
    table: TableOf, seat: SeatNumber, wanted: models.Undo, site: SiteOf, who: Writer, lang: Language
) -> models.Accepted:
    """Take back one's last action, one card of a hand, or the whole turn: never past chance, a reveal or another
    seat's action."""
    hold(table, seat, who)
    site.limiter.spend("act", f"{table.id} {seat}")
    await site.lobby.is_here(table, seat)
    kind, card = (RESET, None) if wanted.whole_turn else (UNDO, wanted.card)
    deed = Deed(kind, wanted.number, wanted.move_id, NONE if card is None else card)
    number = await site.tables.do(table, seat, deed, lang)
    return models.Accepted(number=number, legal=list(in_play(table).legal(seat)))


@router.post("/tables/{id}/seats/{seat}/back", responses=wrong(400, 401, 403, 404, 409))
async def back(
    table: TableOf, seat: SeatNumber, wanted: models.Back, site: SiteOf, who: Writer, lang: Language
) -> models.Accepted:
    """In practice: to an earlier moment, past chance and what bots did since. Chance is another one from there on."""
    hold(table, seat, who)
    site.limiter.spend("act", f"{table.id} {seat}")
    if not table.practice:
        raise Problem(403, "no-practice")
    await site.lobby.is_here(table, seat)
    deed = in_play(table).back(seat, wanted.number, wanted.move_id, wanted.event)
    number = await site.tables.do(table, seat, deed, lang)
    return models.Accepted(number=number, legal=list(in_play(table).legal(seat)))


@router.get(
    "/tables/{id}/events",
    responses=wrong(401, 403, 404) | {200: {"content": {"text/event-stream": {}}, "description": "A stream of events"}},
    response_class=StreamingResponse,
)
async def events(
    table: TableOf,
    site: SiteOf,
    who: Reader,
    request: Request,
    lang: Language,
    seat: SeatQuery = None,
    layout: LayoutQuery = "wide",
    last_event_id: Annotated[str, Header(max_length=40)] = "",
) -> StreamingResponse:
    """Server-sent events: `view` when this viewer's view changed, `table` around it, `chat`.

    The last part of an event's id counts the events of this connection, and `beat` says the count: whoever missed one
    connects anew and is told everything.
    """
    site.limiter.spend("open stream", who.address)
    if seat is not None:
        hold(table, seat, who)
    stream = Stream(table, seat, who.hash, lang, layout)
    stream.resume(last_event_id)
    stream.since = None if seat is None else await site.attention.shown(table, seat)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    parts = site.live.send(table, stream)
    if "gzip" in request.headers.get("accept-encoding", ""):
        parts, headers = zipped(parts), headers | {"Content-Encoding": "gzip"}
    return StreamingResponse(parts, media_type="text/event-stream", headers=headers)
