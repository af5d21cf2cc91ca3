"""The board as a page shows it. The one place that knows whether a game is drawn or written."""

import re
from html import escape
from importlib import import_module
from importlib.util import find_spec

from tradewinds.core.match import Match

_STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)


def board_html(match: Match, seat: int | None, lang: str, names: tuple[str, ...] = (), layout: str = "wide") -> str:
    """The picture of the game, else the position in letters. Its style comes from `picture_css`."""
    if getattr(match.game, "picture", None) is not None:
        drawn: str = match.svg(seat, lang, names=names, layout=layout)  # type: ignore[attr-defined, unused-ignore]
        return _STYLE.sub("", drawn, count=1)
    return f'<pre class="letters" tabindex="0">{escape(match.text(seat, lang, names))}</pre>'


def picture_css() -> str:
    """The one style of all pictures, so that pages need no style inside them."""
    if find_spec("tradewinds.pictures") is None:
        return ""
    style: str = import_module("tradewinds.pictures.theme").stylesheet()
    return style
