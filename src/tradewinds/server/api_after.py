"""HTTP: after the end of a match, and matches as files."""

import json
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

import tradewinds as tw
from tradewinds.core.match import Match
from tradewinds.server import advising, again, models, models_after, replaying, teaching
from tradewinds.server.api_tables import someone
from tradewinds.server.models import Layout, wrong
from tradewinds.server.problems import WORDS, Problem
from tradewinds.server.replaying import Past
from tradewinds.server.requests import (
    Language,
    Reader,
    SeatNumber,
    SeatQuery,
    SiteOf,
    TableOf,
    Writer,
    hold,
    in_play,
    seat_of,
)
from tradewinds.server.security import Visitor
from tradewinds.server.site import Site
from tradewinds.server.tables import Table

router = APIRouter(prefix="/api", tags=["after"])


def finished(table: Table) -> Match:
    """The match of a table, once it is over: only then may everybody know everything."""
    match = in_play(table).match
    if match.outcome is None:
        raise Problem(409, "not-over")
    return match


def _dealt(table: Table) -> Match:
    """A finished match whose chance was drawn: a lesson's is written."""
    if table.settings.get("lesson"):
        raise Problem(409, "lesson-file")
    return finished(table)


def can_think(site: Site, table: Table) -> None:
    """What searches is compiled last; nobody should wait for that inside a request."""
    if not site.warmer.bots_ready(table.game.name):
        raise Problem(409, "preparing")


@router.get("/tables/{id}/file", responses=wrong(404, 409))
async def file(table: TableOf) -> Response:
    """The finished match as a file, for `tradewinds replay`, `tradewinds verify` or another server."""
    text = _dealt(table).save()
    name = f"tradewinds-{table.game.name}-{table.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


@router.get("/tables/{id}/verify", responses=wrong(404, 409))
async def verify(
    table: TableOf,
    site: SiteOf,
    lang: Language,
    commitment: Annotated[str, Query(max_length=64)] = "",
    seal: Annotated[str, Query(max_length=64)] = "",
    contribution: Annotated[str, Query(max_length=200)] = "",
) -> models_after.Verified:
    """Recompute every draw and every action of a finished match.

    `commitment` and `seal` are those noted before the deal, `contribution` is one's own. Whoever does not trust this
    server saves the file and runs `tradewinds verify` on a machine of their own.
    """
    match, notes = _dealt(table), (_published(table, commitment, seal), contribution or None)
    steps = await site.reading.do(partial(tw.verify, match.save(), *notes))
    ok = all(step.ok for step in steps)
    told = [models_after.VerifyStep(text=step.text(lang, table.names), ok=step.ok) for step in steps]
    return models_after.Verified(
        ok=ok, steps=told, proves=WORDS.text(lang, tw.proves(match.save(), *notes)) if ok else ""
    )


def _published(table: Table, commitment: str, seal: str) -> list[str]:
    """What was published before the deal: as somebody noted it, else as the table did; of a file nobody here knows."""
    known = {} if table.imported else table.settings
    return [one for one in (commitment or known.get("commitment"), seal or known.get("seal")) if one]


def looked_at(table: Table, who: Visitor, seat: int | None, opened: bool) -> Match:
    """A match to be looked at as it was: while it runs only as one's own seat, or as anybody who watches it."""
    match = in_play(table).match
    if match.outcome is not None:
        if seat is not None:
            seat_of(table, seat)
        return match
    if opened:
        raise Problem(409, "not-over")
    if seat is not None:
        hold(table, seat, who)
    return match.copy()  # it goes on meanwhile


@router.get("/tables/{id}/replay", responses=wrong(401, 403, 404, 409))
async def replay(
    table: TableOf,
    site: SiteOf,
    lang: Language,
    who: Reader,
    move: Annotated[int, Query(ge=0, le=100_000)],
    seat: SeatQuery = None,
    opened: bool = False,
    layout: Annotated[Layout, Query()] = "wide",
) -> models_after.Moment:
    """The match after so many events: as a spectator saw it, as one's own seat did, after the end as any seat did.

    Events are what that viewer could notice; what others did in secret is not counted. A finished match can be had with
    everything open: then `move` counts actions.
    """
    match, key = looked_at(table, who, seat, opened), (in_play(table), in_play(table).entries, seat)

    def look() -> models_after.Moment:
        if opened:
            return replaying.open_moment(match, table.names, move, lang, layout)
        past = site.pasts.get(key, partial(Past.of, match, seat))
        return replaying.moment(past, table.names, move, lang, layout)

    return await site.reading.do(look)


@router.get("/tables/{id}/story", responses=wrong(401, 403, 404, 409))
async def story(
    table: TableOf, site: SiteOf, who: Reader, lang: Language, seat: SeatQuery = None, opened: bool = False
) -> models_after.Story:
    """The match event by event, as `replay` counts them: what the viewer was told; after the end also the standing."""
    match, key = looked_at(table, who, seat, opened), (in_play(table), in_play(table).entries, seat)

    def tell() -> models_after.Story:
        if opened:
            return replaying.open_story(match, table.names, lang)
        return replaying.story(site.pasts.get(key, partial(Past.of, match, seat)), table.names, lang)

    return await site.reading.do(tell)


@router.post("/import", status_code=201, responses=wrong(400, 403, 409))
async def import_match(wanted: models.File, site: SiteOf, who: Writer) -> models.Created:
    """A finished match from a file, to look at, replay and verify here. Its seats are nobody's."""
    site.limiter.spend("import match", who.address)
    name = _game_of(wanted.file)
    if name in tw.games() and not site.warmer.ready(name):
        raise Problem(409, "preparing")
    return models.Created(id=await site.lobby.import_match(wanted.file), links={})


def _game_of(text: str) -> str:
    try:
        data = json.loads(text)
        return str(data.get("game")) if isinstance(data, dict) else ""
    except (ValueError, RecursionError):
        return ""


@router.get("/tables/{id}/seats/{seat}/hint", responses=wrong(401, 403, 404, 409))
async def hint(table: TableOf, seat: SeatNumber, site: SiteOf, who: Reader, lang: Language) -> models_after.Hint:
    """The best few choices with reasons, from what this seat sees alone; only where the table allows hints."""
    hold(table, seat, who)
    playing = in_play(table)
    if not table.settings["hints"]:
        raise Problem(403, "no-hints")
    if not playing.legal(seat):
        raise Problem(409, "not-your-turn")
    can_think(site, table)
    site.limiter.spend("hint", f"{table.id} {seat}")
    return await advising.hint(site.hints, playing.match, seat, lang, table.names)


@router.get("/tables/{id}/course", responses=wrong(404, 409))
async def course(table: TableOf, site: SiteOf, who: Reader, lang: Language) -> models_after.Course:
    """Each seat's share of winning in the course of a finished match, and the turning points."""
    match = finished(table)
    can_think(site, table)
    site.limiter.spend("hint", who.address)
    return await advising.course(site.analyses, table, match, table.held_by(who.hash), lang)


@router.post("/tables/{id}/again", status_code=201, responses=wrong(400, 403, 404, 409))
async def play_again(
    table: TableOf, wanted: models.Again, site: SiteOf, who: Writer, request: Request, response: Response
) -> models.Created:
    """A moment of a finished match played again at a new table: the visitor at one seat, bots at all others.

    It begins at once, with chance of its own from there on. Table, file and `verify` say where it comes from.
    """
    match = finished(table)
    site.limiter.spend("create table", who.address)
    id = await again.again(site.lobby, table, match, wanted, someone(request, response, who))
    return models.Created(id=id, links={})


@router.post("/examples", status_code=201, responses=wrong(400, 403, 404, 409))
async def try_it(wanted: models.Try, site: SiteOf, who: Writer, request: Request, response: Response) -> models.Created:
    """A table that begins with a picture of the rulebook: the visitor at one seat, bots at all others."""
    site.limiter.spend("create table", who.address)
    example = teaching.example(wanted.game, wanted.example)
    if not site.warmer.ready(wanted.game):
        raise Problem(409, "preparing")
    match, seat = await site.reading.do(example.opening)
    me = again.Me(seat, wanted.name, someone(request, response, who))
    return models.Created(id=await again.from_example(site.lobby, match, me), links={})
