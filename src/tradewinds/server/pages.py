"""Pages, rendered here; what moves on them is in `web/static`."""

import asyncio
import hashlib
import json
import re
from functools import cache, partial
from itertools import groupby
from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter
from fastapi import Path as PathParameter
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.requests import Request

import tradewinds as tw
from tradewinds.bots import BOTS, LEVELS
from tradewinds.core import comparing
from tradewinds.core.game import Game
from tradewinds.core.words import LANGUAGES
from tradewinds.server import boards, cards, ending, views
from tradewinds.server.api_tables import game_info
from tradewinds.server.problems import WORDS, say
from tradewinds.server.requests import (
    LANGUAGE_COOKIE,
    Language,
    Reader,
    SeatNumber,
    SiteOf,
    TableOf,
    in_play,
    is_host,
)
from tradewinds.server.security import COOKIE_SECONDS
from tradewinds.server.tables import Table

router = APIRouter(include_in_schema=False)

WEB = Path(__file__).parent.parent / "web"
STATIC = WEB / "static"
TYPES = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
GameName = Annotated[str, PathParameter(max_length=40)]


@cache
def templates() -> Environment:
    return Environment(
        loader=FileSystemLoader(WEB / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


@cache
def _files() -> dict[str, tuple[bytes, str]]:
    """Every file a page may load, by name: what it holds and what it is."""
    paths = [path for path in sorted(STATIC.iterdir()) if path.suffix in TYPES]
    found = {path.name: (path.read_bytes(), TYPES[path.suffix]) for path in paths}
    return found | {"picture.css": (boards.picture_css().encode(), TYPES[".css"])}


@cache
def _version() -> str:
    """Changes with any file a page loads, so that browsers may keep them for long."""
    digest = hashlib.sha256()
    for content, _ in _files().values():
        digest.update(content)
    return digest.hexdigest()[:12]


@cache
def script_words(lang: str) -> str:
    """The texts the scripts need, as JSON; `{name}` stands for what a script fills in."""
    ids = re.findall(r"^(js-[\w-]+) =", (WORDS.folder / "en.ftl").read_text("utf-8"), re.MULTILINE)
    fill: dict[str, Any] = {name: "{" + name + "}" for name in ("name", "names", "number", "seat", "text", "count")}
    texts = {id.removeprefix("js-"): say(lang, id, **fill) for id in ids}
    bots = {name: views.bot_name(name, lang) for name in BOTS}
    return plain(texts | {"bots": bots, "levels": list(LEVELS)})


def plain(data: Any) -> str:
    """JSON that can stand inside a page."""
    return json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")


def page(request: Request, name: str, lang: str, status: int = 200, **values: Any) -> HTMLResponse:
    """A page in a language; a language in the address is remembered."""
    html = (
        templates()
        .get_template(f"{name}.html")
        .render(
            lang=lang,
            languages=LANGUAGES,
            t=lambda text, **args: say(lang, text, **args),
            version=_version(),
            words=script_words(lang),
            path=request.scope["path"],
            page=name,
            **values,
        )
    )
    response = HTMLResponse(html, status, headers={"Cache-Control": "no-store", "Vary": "Accept-Language, Cookie"})
    if request.query_params.get("lang") in LANGUAGES:
        response.set_cookie(LANGUAGE_COOKIE, lang, max_age=COOKIE_SECONDS, samesite="lax", httponly=True)
    return response


@router.get("/")
async def home(request: Request, site: SiteOf, lang: Language) -> Response:
    games = [game_info(site, name, lang) for name in tw.games()]
    bots = [(level, views.bot_name(level, lang), say(lang, f"bot-{level}-about")) for level in LEVELS]
    options = {game.name: _options(tw.load(game.name), lang) for game in games}
    data = plain([game.model_dump() | {"at_once": cards.at_once(tw.load(game.name))} for game in games])
    told = {game.name: cards.card(tw.load(game.name), lang) for game in games}
    return page(request, "home", lang, games=games, cards=told, bots=bots, options=options, data=data)


def _options(game: Game, lang: str) -> list[tuple[str, str, str, list[tuple[str, str]]]]:
    """Each option with its name, what it is about, and the names of its values."""

    def text(*parts: str) -> str:
        return game.words.text(lang, "-".join(("option", *parts)))

    return [
        (o.name, text(o.name), text(o.name, "about"), [(value, text(o.name, value)) for value in o.values])
        for o in game.options
    ]


@router.get("/picture/{name}.png")
async def picture(name: GameName, site: SiteOf) -> Response:
    """What a game looks like in the middle of a match."""
    if name not in tw.games() or not site.warmer.ready(name):
        return Response(status_code=404)
    drawn = await asyncio.to_thread(boards.sample, name)
    return Response(drawn, media_type="image/png", headers=_LONG) if drawn else Response(status_code=404)


@router.get("/picture/{name}.webp")
async def turn(name: GameName, site: SiteOf) -> Response:
    """A turn of a game, as a moving picture."""
    if name not in tw.games() or not site.warmer.bots_ready(name):
        return Response(status_code=404)
    drawn = await asyncio.to_thread(boards.turn, name)
    return Response(drawn, media_type="image/webp", headers=_LONG) if drawn else Response(status_code=404)


@router.get("/table/{id}")
async def table_page(request: Request, table: TableOf, who: Reader, lang: Language) -> Response:
    data = {
        "id": table.id,
        "game": table.game.name,
        "seats": table.held_by(who.hash),
        "names": [table.game.words.seat(lang, seat, table.names) for seat in range(table.row.seats)],
        "colours": table.game.colours[: table.row.seats],
        "host": is_host(table, who),
        "hotseat": table.settings["visibility"] == "hotseat",
        "lang": lang,
        "code": table.game.code,
    }
    title = table.game.words.text(lang, "game-title")
    about: dict[str, Any] = {"game": table.game.name, "id": table.id, "imported": table.imported}
    about |= {"practice": table.practice, "begun": None if table.practice else table.begun}
    about |= {"drawn": table.game.picture is not None, "shared": _shared(request, table, lang)}
    return page(request, "table", lang, title=title, data=plain(data), **about)


def _shared(request: Request, table: Table, lang: str) -> dict[str, str] | None:
    """What others are shown where somebody sends them the address of a finished table that is open to all."""
    if not table.is_over or table.settings["visibility"] != "open" or table.game.picture is None:
        return None
    result = ending.result(in_play(table).match, None, lang, table.names)
    at = f"{str(request.base_url).rstrip('/')}/table/{table.id}"
    return {"address": at, "image": f"{at}/picture.png?lang={lang}", "text": result.headline if result else ""}


@router.get("/table/{id}/picture.png")
async def table_picture(table: TableOf, site: SiteOf, lang: Language) -> Response:
    """The end of a match to be sent around: the board, who played, who won."""
    if not table.is_over:
        return Response(status_code=404)
    key, draw = (table.id, lang, table.names), partial(ending.picture, in_play(table).match, lang, table.names, 1200)
    drawn = await site.reading.do(partial(site.pictures.get, key, draw))
    if not drawn:
        return Response(status_code=404)
    named = f'inline; filename="tradewinds-{table.game.name}-{table.id}.png"'
    headers = {"Cache-Control": "public, max-age=600", "Content-Disposition": named}
    return Response(drawn, media_type="image/png", headers=headers)


@router.get("/table/{id}/replay")
async def replay_page(request: Request, table: TableOf, who: Reader, lang: Language) -> Response:
    """After the end as anybody saw it; before, as one sees it oneself."""
    if table.playing is None or table.stopped is not None:
        return RedirectResponse(f"/table/{table.id}", 303)
    words, over, mine = table.game.words, table.is_over, table.held_by(who.hash)
    names = [words.seat(lang, seat, table.names) for seat in range(table.row.seats)]
    data = {"id": table.id, "game": table.game.name, "over": over, "names": names, "seats": mine, "lang": lang}
    about: dict[str, Any] = {"title": words.text(lang, "game-title"), "id": table.id, "imported": table.imported}
    about["practice"] = table.practice
    eyes = [(seat, name) for seat, name in enumerate(names) if over or seat in mine]
    return page(request, "replay", lang, eyes=eyes, over=over, data=plain(data), **about)


@router.get("/claim/{id}/{seat}")
async def claim_page(request: Request, table: TableOf, seat: SeatNumber, lang: Language) -> Response:
    """What a seat link opens. The claim itself stands behind the # and reaches us only when the button is pressed."""
    words = table.game.words
    title = words.text(lang, "game-title")
    colour = words.text(lang, f"colour-{table.game.colours[seat]}") if seat < len(table.game.colours) else ""
    row = table.seats[seat] if seat < len(table.seats) else None
    held = row is not None and row.kind == "human" and bool(row.claim_hash)
    named = row.asked_for if row and held else ""
    text = say(lang, "claim-hand-over" if named else "claim-move" if held else "claim-text", colour=colour, name=named)
    data = plain({"id": table.id, "seat": seat, "lang": lang})
    return page(request, "claim", lang, title=title, text=text, named=named, data=data)


# Editions


@cache
def printed(name: str, lang: str) -> list[tuple[str, str, int, list[list[comparing.Item]]]]:
    """The printed values under their marks: name, number, and those that are known and told alike together."""
    game, found = tw.load(name), comparing.items(tw.load(name), lang)
    alike = [list(some) for _, some in groupby(found, key=lambda item: (item.mark, item.rules, item.source))]
    return [
        (mark, game.words.text(lang, f"mark-{mark}"), count, [some for some in alike if some[0].mark == mark])
        for mark, count in comparing.counted(game)
        if count
    ]


@router.get("/editions/{name}")
async def edition_page(request: Request, name: GameName, site: SiteOf, lang: Language) -> Response:
    """Every printed value beside the picture, what is reconstructed first: for an owner with the box on the table."""
    game, groups = tw.load(name), printed(name, lang)
    about: dict[str, Any] = {"game": name, "digest": game.edition.digest, "ready": site.warmer.ready(name)}
    title, named = game.words.text(lang, "game-title"), comparing.named(game, game.edition.digest, {}, lang)
    return page(request, "editions", lang, title=title, named=named, groups=groups, **about)


@router.get("/box/{name}.png")
async def box(name: GameName, site: SiteOf, lang: Language) -> Response:
    """What is on the table before the first move."""
    if name not in tw.games() or not site.warmer.ready(name):
        return Response(status_code=404)
    drawn = await asyncio.to_thread(boards.sample, name, 0, 1600, lang)
    return Response(drawn, media_type="image/png", headers=_LONG) if drawn else Response(status_code=404)


# Files

_LONG = {"Cache-Control": "public, max-age=31536000, immutable"}


@router.get("/static/{version}/{name}")
async def static(version: str, name: str) -> Response:
    if name not in _files():
        return Response(status_code=404)
    content, kind = _files()[name]
    return Response(content, media_type=kind, headers=_LONG)


@router.get("/favicon.ico")
async def favicon() -> Response:
    return RedirectResponse(f"/static/{_version()}/icon.svg", 308)
