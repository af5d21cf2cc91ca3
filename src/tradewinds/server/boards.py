"""The board as a page shows it. The one place that knows whether a game is drawn or written."""

import random
from functools import cache
from html import escape

import tradewinds as tw
from tradewinds.core.game import SPECTATOR
from tradewinds.core.layout import Vector
from tradewinds.core.match import Match
from tradewinds.pictures.theme import stylesheet


def board_html(match: Match, seat: int | None, lang: str, names: tuple[str, ...] = (), layout: str = "wide") -> str:
    """The picture of the game, else the position in letters. Its style comes from `picture_css`."""
    if match.game.picture is not None:
        return match.svg(seat, lang, names, layout, embedded=True)
    return _letters(match.text(seat, lang, names))


def open_board_html(
    match: Match, seat: int | None, lang: str, names: tuple[str, ...] = (), layout: str = "wide"
) -> str:
    """The board of a finished match with everybody's secrets."""
    return still_board_html(match, match.position, seat, lang, names, layout)


def still_board_html(
    match: Match, position: Vector, seat: int | None, lang: str, names: tuple[str, ...], layout: str
) -> str:
    """The board of a position, with nothing on it to choose."""
    game, record, viewer = match.game, match.game.record(position), SPECTATOR if seat is None else seat
    say = game.words.speaker(lang, names)
    if game.picture is not None:
        return game.picture.draw(record, viewer, say, (), None, layout, embedded=True)
    return _letters(game.telling.text(record, viewer, say))


@cache
def sample(name: str, moves: int = 60, width: int = 1000, lang: str = "en") -> bytes:
    """A picture of some match of a game, as PNG; nothing for a game that is not drawn."""
    game = tw.load(name)
    if game.picture is None:
        return b""
    match, rng = Match(game, game.seats[-1], seed=1), random.Random(1)
    for _ in range(moves):
        if match.actors:
            match.act(match.actors[0], rng.choice(match.legal(match.actors[0])))
    return match.png(None, lang, width)


def _letters(text: str) -> str:
    return f'<pre class="letters" tabindex="0">{escape(text)}</pre>'


def picture_css() -> str:
    """The one style of all pictures, so that pages need no style inside them."""
    return stylesheet()
