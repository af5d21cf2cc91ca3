"""Rulebooks: their text with pictures of real positions, a card of one page."""

import gzip
import re
from collections.abc import Sequence
from functools import cache, lru_cache, partial
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from markdown_it import MarkdownIt

import tradewinds as tw
from tradewinds.core import rulebook
from tradewinds.pictures.cropping import cropped
from tradewinds.server import pages
from tradewinds.server.pages import GameName
from tradewinds.server.problems import say
from tradewinds.server.requests import Language, SiteOf
from tradewinds.server.teaching import examples_of, fitting

router = APIRouter(include_in_schema=False)

_RULE = re.compile(r"<p><strong>([A-Z]{2} \d+\.\d+) (.*?)</p>", re.DOTALL)
_CHAPTER = re.compile(r"<h2>(\d+) (.*?)</h2>")
_PART = re.compile(r"<h2>([^<]*)</h2>\s*(?:<!-- (.*?) -->)?(.*?)(?=<h2>|\Z)", re.DOTALL)
Theme = Annotated[str, Query(pattern="^(light|dark)?$")]


# The text


@cache
def book(name: str, lang: str, shown: frozenset[str]) -> tuple[str, list[tuple[str, str]]]:
    """The rulebook as HTML with an anchor and its pictures at each rule, and its chapters."""
    html = MarkdownIt().render(rulebook.read(tw.load(name), lang))
    html = _RULE.sub(lambda rule: _with_pictures(name, lang, rule, shown), html)
    chapters = _CHAPTER.findall(html)
    return _CHAPTER.sub(r'<h2 id="chapter-\1">\1 \2</h2>', html), chapters


def _with_pictures(name: str, lang: str, rule: re.Match[str], shown: frozenset[str]) -> str:
    all_of_it = [example for example in examples_of(name).values() if rule[1] in example.rules]
    here = [example for example in all_of_it if example.rules[0] == rule[1]]
    template = pages.templates().get_template("rule.html")
    others = [example for example in all_of_it if example not in here and example.name in shown]
    told = {example.name: tw.load(name).words.text(lang, example.words) for example in here}
    return template.render(
        game=name,
        lang=lang,
        rule=rule[1],
        text=rule[2],
        here=here,
        others=others,
        shown=shown,
        told=told,
        t=partial(say, lang),
    )


@router.get("/rules/{name}")
async def rules_page(request: Request, name: GameName, site: SiteOf, lang: Language) -> Response:
    game = tw.load(name)
    ready = site.warmer.ready(name)
    shown = await site.drawing.do(partial(fitting, name)) if ready else frozenset(examples_of(name))
    html, chapters = book(name, lang, shown)
    title = game.words.text(lang, "game-title")
    about: dict[str, Any] = {
        "title": title,
        "game": name,
        "html": html,
        "chapters": chapters,
        "card": bool(card(name, lang)),
        "data": pages.plain({"game": name, "lang": lang}),
    }
    return packed(request, pages.page(request, "rules", lang, **about))


# The card


@cache
def card(name: str, lang: str) -> Sequence[tuple[str, str, str]]:
    """Each part of the rules on one page: its heading, the kinds of choices it is about, its text."""
    html = MarkdownIt().render(rulebook.read_card(tw.load(name), lang))
    return [(heading, kinds or "", text) for heading, kinds, text in _PART.findall(html)]


@router.get("/rules/{name}/card")
async def card_page(request: Request, name: GameName, lang: Language) -> Response:
    parts = card(name, lang)
    if not parts:
        return Response(status_code=404)
    title = tw.load(name).words.text(lang, "game-title")
    return packed(request, pages.page(request, "card", lang, title=title, game=name, parts=parts))


# The pictures


@lru_cache(1000)
def drawn(name: str, example: str, lang: str, theme: str) -> bytes:
    """The picture of an example as SVG, packed: what everybody asks for once is kept."""
    one = examples_of(name)[example]
    svg = one.svg(lang, theme or None)
    return gzip.compress(cropped(svg, one.light, one.part).encode())


@router.get("/rules/{name}/examples/{example}.svg")
async def example_picture(
    request: Request, name: GameName, example: GameName, site: SiteOf, lang: Language, theme: Theme = ""
) -> Response:
    if example not in examples_of(name):
        return Response(status_code=404)
    if not site.warmer.ready(name):
        return Response(status_code=503, headers={"Retry-After": "3"})
    if example not in await site.drawing.do(partial(fitting, name)):
        return Response(status_code=410)
    content = await site.drawing.do(partial(drawn, name, example, lang, theme))
    plain = Response(gzip.decompress(content), media_type="image/svg+xml", headers=_KEPT)
    return packed(request, plain, content)


_KEPT = {"Cache-Control": "public, max-age=600", "Vary": "Accept-Language, Cookie"}


def packed(request: Request, response: Response, content: bytes | None = None) -> Response:
    """The same as gzip for whoever takes that."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return response
    response.body = content or gzip.compress(bytes(response.body))
    response.headers["Content-Encoding"] = "gzip"
    response.headers["Content-Length"] = str(len(response.body))
    return response
