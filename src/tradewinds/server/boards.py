"""The board as a page shows it. The one place that knows whether a game is drawn or written."""

import random
from collections.abc import Sequence
from functools import cache
from html import escape

import tradewinds as tw
from tradewinds.bots import make_bot
from tradewinds.core.game import SPECTATOR
from tradewinds.core.layout import Vector
from tradewinds.core.match import Match
from tradewinds.core.story import Event
from tradewinds.core.words import Line
from tradewinds.pictures.export import webp
from tradewinds.pictures.theme import stylesheet

#: Who looks: a seat or a spectator, in which language, on what shape of page.
Eyes = tuple[int | None, str, str]


def board_html(match: Match, seat: int | None, lang: str, names: tuple[str, ...] = (), layout: str = "wide") -> str:
    """The picture of the game, else the position in letters. Its style comes from `picture_css`."""
    if match.game.picture is not None:
        return match.svg(seat, lang, names, layout, embedded=True)
    return _letters(match.text(seat, lang, names))


def open_board_html(
    match: Match, seat: int | None, lang: str, names: tuple[str, ...] = (), layout: str = "wide"
) -> str:
    """The board of a finished match with everybody's secrets."""
    return still_board_html(match, match.position, (seat, lang, layout), names)


def still_board_html(match: Match, position: Vector, eyes: Eyes, names: tuple[str, ...]) -> str:
    """The board of a position, with nothing on it to choose."""
    seat, lang, layout = eyes
    game, record, viewer = match.game, match.game.record(position), SPECTATOR if seat is None else seat
    say = game.words.speaker(lang, names)
    if game.picture is not None:
        return game.picture.draw(record, viewer, say, (), None, layout, embedded=True)
    return _letters(game.telling.text(record, viewer, say))


def moment_html(match: Match, event: Event, eyes: Eyes, names: tuple[str, ...]) -> str:
    """The board as it was after an event."""
    seat, lang, layout = eyes
    if match.game.picture is not None:
        return match.svg_of(event, seat, lang, names, layout, embedded=True)
    return still_board_html(match, event.seen, eyes, names)


def close_up_html(match: Match, event: Event, eyes: Eyes, names: tuple[str, ...]) -> str:
    """What deserves to be seen large of an event."""
    return _large(match, event.before, event.seen, [beat.line for beat in event.beats], eyes, names)


def lasting_html(match: Match, eyes: Eyes, names: tuple[str, ...]) -> str:
    """What deserves to be seen large now, whatever happened last."""
    seen = match.seen(eyes[0])
    return _large(match, seen, seen, (), eyes, names)


def _large(match: Match, before: Vector, seen: Vector, told: Sequence[Line], eyes: Eyes, names: tuple[str, ...]) -> str:
    game, (seat, lang, layout) = match.game, eyes
    if game.picture is None or game.picture.close_up is None:
        return ""
    after = game.record(seen)
    was = after if before is seen else game.record(before)
    viewer = SPECTATOR if seat is None else seat
    return game.picture.close_up(was, after, viewer, game.words.speaker(lang, names), told, layout, embedded=True)


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


#: A turn on the home page: so many events in the middle of a match, how long each stays, how wide.
TURN_EVENTS, TURN_MILLISECONDS, TURN_WIDTH = 9, 1_100, 560


@cache
def turn(name: str) -> bytes:
    """What happens in a game, as a moving picture: some events of a match between bots, as a spectator saw them."""
    game = tw.load(name)
    if game.picture is None:
        return b""
    match = Match(game, game.seats[-1], seed="home", language="en")
    bots = [make_bot("greedy", game, f"home {seat}") for seat in range(match.seats)]
    while match.actors:
        seat = match.actors[0]
        match.act(seat, bots[seat].choose(match.seen(seat), seat, match.legal(seat)))
    seen = [event for event in match.events(None) if event.changed]
    shown = seen[len(seen) // 3 :][:TURN_EVENTS]
    return webp(
        [game.picture.png(match.svg_of(one, theme="light"), TURN_WIDTH, "light") for one in shown], TURN_MILLISECONDS
    )


def _letters(text: str) -> str:
    return f'<pre class="letters" tabindex="0">{escape(text)}</pre>'


def picture_css() -> str:
    """The one style of all pictures, so that pages need no style inside them."""
    return stylesheet()
