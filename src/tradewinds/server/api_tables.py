"""HTTP: games, tables, seats."""

from typing import Annotated

from fastapi import APIRouter, Request, Response

import tradewinds as tw
from tradewinds.bots import BOTS
from tradewinds.core.lessons import FIRST
from tradewinds.server import models, security, teaching, views
from tradewinds.server.models import wrong
from tradewinds.server.problems import Problem
from tradewinds.server.requests import (
    Language,
    Reader,
    SeatNumber,
    SeatsOf,
    SiteOf,
    TableOf,
    Writer,
    hold,
    is_host,
    seat_of,
)
from tradewinds.server.security import Visitor
from tradewinds.server.site import Site
from tradewinds.server.tables import OVER, Table

router = APIRouter(prefix="/api", tags=["tables"])
LISTED = 50


def someone(request: Request, response: Response, who: Visitor) -> str:
    """The hash of the visitor; a browser that comes for the first time gets its cookie now."""
    if who.token:
        return who.hash
    token = security.new_token()
    security.set_cookie(request, response, token)
    return security.hashed(token)


@router.get("/games")
async def games(site: SiteOf, lang: Language) -> list[models.GameInfo]:
    """The games that can be played here, and how far their rules are compiled."""
    return [game_info(site, name, lang) for name in tw.games()]


def game_info(site: Site, name: str, lang: str) -> models.GameInfo:
    game = tw.load(name)
    return models.GameInfo(
        name=name,
        picture=game.picture is not None,
        title=game.words.text(lang, "game-title"),
        seats=list(game.seats),
        options={option.name: list(option.values) for option in game.options},
        bots=list(BOTS),
        ready=site.warmer.ready(name),
        bots_ready=site.warmer.bots_ready(name),
        progress=site.warmer.progress(name)[0],
        lesson=FIRST in teaching.lessons_of(name),
    )


@router.get("/tables", responses=wrong(400))
async def tables(site: SiteOf, who: Reader, lang: Language) -> models.Lists:
    """Open tables that wait for players, and the visitor's own: those where it is their turn first."""
    site.limiter.spend("read", who.address)
    mine = await site.store.held(who.hash, LISTED) if who.token else []
    yours = [listed(await site.tables.get(row.id), who, lang) for row in mine]
    return models.Lists(
        open=[listed(await site.tables.get(row.id), who, lang) for row in await site.store.waiting(LISTED)],
        yours=sorted(yours, key=lambda table: (table.status == OVER, not table.your_turn)),
    )


def listed(table: Table, who: Visitor, lang: str) -> models.Listed:
    mine = table.held_by(who.hash)
    words = table.game.words
    viewer = mine[0] if mine else None
    actors = views.visible_actors(table.playing.match, viewer) if table.playing and not table.stopped else ()
    return models.Listed(
        id=table.id,
        game=table.game.name,
        title=words.text(lang, "game-title"),
        status=views.status(table),
        seats=table.row.seats,
        free=[seat.seat for seat in table.seats if seat.kind == "open"],
        names=[words.seat(lang, seat.seat, table.names) for seat in table.seats],
        your_turn=any(seat in mine for seat in actors),
        waiting_for=[words.seat(lang, seat, table.names) for seat in actors],
        yours=bool(mine),
        imported=table.imported,
        practice=table.practice,
    )


@router.post("/tables", status_code=201, responses=wrong(400, 403))
async def create(
    new: models.NewTable, site: SiteOf, who: Writer, request: Request, response: Response
) -> models.Created:
    """A new table. Seats of kind `me` belong to the visitor; each open seat gets a link that claims it once."""
    site.limiter.spend("create table", who.address)
    table, claims = await site.lobby.create(new, someone(request, response, who))
    links = {seat: link(table, seat, claim) for seat, claim in claims.items()}
    return models.Created(id=table.id, links=links, commitment=table.settings["commitment"])


@router.post("/lessons", status_code=201, responses=wrong(400, 403, 404, 409))
async def learn(
    wanted: models.Learn, site: SiteOf, who: Writer, request: Request, response: Response
) -> models.Created:
    """A table where a game is taught, for the visitor alone."""
    site.limiter.spend("create table", who.address)
    lesson = teaching.find(wanted.game, wanted.lesson)
    if site.warmer.ready(wanted.game):
        lesson.check()
    table = await site.lobby.learn(lesson, wanted.name, someone(request, response, who))
    return models.Created(id=table.id, links={})


def link(table: Table, seat: int, claim: str) -> str:
    """The claim stands behind a #: browsers do not send it on, servers do not log it."""
    return f"/claim/{table.id}/{seat}#{claim}"


@router.post("/tables/{id}/seats/{seat}/claim", responses=wrong(400, 403, 404, 409))
async def claim(
    table: SeatsOf,
    seat: SeatNumber,
    wanted: models.Claim,
    site: SiteOf,
    who: Writer,
    request: Request,
    response: Response,
) -> models.Claimed:
    """Sit down: at an open table anywhere free, else with the link of the seat, also of one that somebody gives up."""
    site.limiter.spend("claim seat", who.address)
    held = seat_of(table, seat).kind == "human"
    sit = site.hands.take if held else site.lobby.claim
    token = security.new_token() if wanted.bearer else None
    await sit(table, seat, wanted, security.hashed(token) if token else someone(request, response, who))
    return models.Claimed(id=table.id, seat=seat, token=token)


@router.post("/tables/{id}/seats/{seat}/link", responses=wrong(401, 403, 404, 409))
async def new_link(table: SeatsOf, seat: SeatNumber, site: SiteOf, who: Writer) -> models.Link:
    """A link that claims a seat once; older ones stop working.

    Its holder gets one to change the browser, and stays until it is used. The host gets one for an open seat; and for a
    seat whose holder was asked (`hand-over`) and has neither answered nor acted for a day.
    """
    site.limiter.spend("change seat", who.address)
    row, host = seat_of(table, seat), is_host(table, who)
    if host and row.kind == "open":
        claim = await site.lobby.new_link(table, seat)
    elif host and row.kind == "human" and row.token_hash != who.hash:
        claim = await site.hands.offer(table, seat)
    else:
        claim = await site.hands.link(table, hold(table, seat, who))
    return models.Link(link=link(table, seat, claim))


@router.post("/tables/{id}/seats/{seat}/hand-over", status_code=204, responses=wrong(401, 403, 404, 409))
async def hand_over(table: SeatsOf, seat: SeatNumber, wanted: models.HandOver, site: SiteOf, who: Writer) -> None:
    """The host asks whoever holds a seat whether they are still there, and names who else would play on.

    Everybody is told. Without an answer or an action for a day the host gets the link for that person.
    """
    site.limiter.spend("change seat", who.address)
    seat_of(table, seat)
    if not is_host(table, who):
        raise Problem(403 if who.token else 401, "host-only" if who.token else "no-token")
    await site.hands.ask(table, seat, wanted.name)


@router.post("/tables/{id}/seats/{seat}/keep", status_code=204, responses=wrong(401, 403, 404, 409))
async def keep(table: SeatsOf, seat: SeatNumber, site: SiteOf, who: Writer) -> None:
    """Still there: the seat stays with whoever holds it."""
    site.limiter.spend("change seat", who.address)
    await site.hands.keep(table, hold(table, seat, who))


@router.post("/tables/{id}/seats/{seat}/orders", status_code=204, responses=wrong(400, 401, 403, 404, 409))
async def order(table: SeatsOf, seat: SeatNumber, wanted: models.Orders, site: SiteOf, who: Writer) -> None:
    """Whether a turn with nothing left to do ends by itself."""
    site.limiter.spend("change seat", who.address)
    hold(table, seat, who)
    await site.lobby.order(table, seat, wanted)


@router.post("/tables/{id}/seats/{seat}/change", status_code=204, responses=wrong(400, 401, 403, 404, 409))
async def change(table: SeatsOf, seat: SeatNumber, wanted: models.ChangeSeat, site: SiteOf, who: Writer) -> None:
    """A name for one's own seat; the host also gives seats to bots and opens them."""
    site.limiter.spend("change seat", who.address)
    host = is_host(table, who)
    seat_of(table, seat)
    if not host or wanted.kind is None or wanted.name is not None:
        hold(table, seat, who)
    await site.lobby.change(table, seat, wanted, host)


@router.post("/tables/{id}/seats/{seat}/ready", status_code=204, responses=wrong(401, 403, 404, 409))
async def ready(table: SeatsOf, seat: SeatNumber, wanted: models.Ready, site: SiteOf, who: Writer) -> None:
    """Ready for the deal, with a contribution to its chance. When all are ready, the match begins."""
    site.limiter.spend("change seat", who.address)
    await site.lobby.ready(table, hold(table, seat, who), wanted)


@router.post("/tables/{id}/seats/{seat}/leave", status_code=204, responses=wrong(401, 403, 404, 409))
async def leave(table: SeatsOf, seat: SeatNumber, site: SiteOf, who: Writer) -> None:
    """Give a seat up: before the deal it is free again, later a bot goes on."""
    site.limiter.spend("change seat", who.address)
    await site.lobby.leave(table, hold(table, seat, who))


@router.post("/tables/{id}/chat", status_code=204, responses=wrong(400, 401, 403, 404))
async def chat(
    table: TableOf, said: models.Say, site: SiteOf, who: Writer, seat: Annotated[int, SeatNumber] | None = None
) -> None:
    """Say something to the table. Only those who sit there can."""
    mine = table.held_by(who.hash)
    if not mine:
        raise Problem(403 if who.token else 401, "not-your-seat" if who.token else "no-token")
    speaker = seat if seat in mine else mine[0]
    site.limiter.spend("chat", f"{table.id} {speaker}")
    await site.lobby.say(table, speaker, table.seats[speaker].name, said.text)


@router.post("/tables/{id}/rematch", responses=wrong(401, 403, 404, 409))
async def rematch(table: SeatsOf, site: SiteOf, who: Writer) -> models.Created:
    """The same people again at a new table; against bots alone it begins at once."""
    site.limiter.spend("create table", who.address)
    mine = table.held_by(who.hash)
    if not mine:
        raise Problem(403 if who.token else 401, "not-your-seat" if who.token else "no-token")
    return models.Created(id=await site.lobby.rematch(table, who.hash), links={})
