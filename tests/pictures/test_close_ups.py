"""What every close-up promises, game by game: well made, named, drawn from what a viewer has seen alone."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from tests.pictures.games import DRAWN
from tests.pictures.test_games import CANARY, unnamed
from tests.soaking import times
from tradewinds.core.game import LAYOUTS, SPECTATOR, Game, bit_of
from tradewinds.core.layout import Vector
from tradewinds.core.words import LANGUAGES, Line

EVENTS = times(60, 400)
LARGE = [name for name, played in DRAWN.items() if played.game.picture and played.game.picture.close_up]
TABLES = [(name, seats) for name in LARGE for seats in DRAWN[name].game.seats]


class Event(NamedTuple):
    """An action as one viewer saw it, and how it is to be drawn."""

    game: Game
    before: Vector
    after: Vector
    viewer: int
    beats: list[Line]
    layout: str
    lang: str

    def drawn(self, before: Vector | None = None, after: Vector | None = None, **how: Any) -> str:
        """Large, from these positions if they are given."""
        assert self.game.picture
        assert self.game.picture.close_up
        vectors = (self.before if before is None else before), (self.after if after is None else after)
        then, now = (self.game.record(self.game.seen_by(vector, self.viewer)) for vector in vectors)
        say = self.game.words.speaker(self.lang)
        return self.game.picture.close_up(then, now, self.viewer, say, self.beats, self.layout, **how)


def events(name: str, seats: int) -> Iterator[Event]:
    """The last action of positions of played matches that is seen large, for one viewer or another."""
    game, number = DRAWN[name].game, 0
    for match in DRAWN[name].matches(seats, f"large {seats}"):
        if not match.actions:
            continue
        viewer, (actor, action) = (*range(seats), SPECTATOR)[number % (seats + 1)], match.actions[-1]
        before, after = match._before[-1].copy(), match._vector.copy()
        known = action if match.learners[-1] & bit_of(viewer) else None
        then, now = (game.record(game.seen_by(vector, viewer)) for vector in (before, after))
        beats = list(game.telling.tell(then, now, viewer, actor, known))
        event = Event(game, before, after, viewer, beats, LAYOUTS[number % 2], LANGUAGES[number % 3])
        if event.drawn():
            yield event
            number += 1
        if number == EVENTS:
            return


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_close_up_is_well_drawn(name: str, seats: int) -> None:
    for event in events(name, seats):
        svg = event.drawn()
        root = ET.fromstring(svg)
        ids = [element.get("id") for element in root.iter() if element.get("id")]
        assert len(ids) == len(set(ids))
        named = set(re.findall(r'(?:href="#|url\(#)([\w-]+)', svg))
        assert named <= set(ids), named - set(ids)
        assert all(id.startswith(("tw-", "close-")) for id in ids if id)
        assert "…" not in svg, "a text was cut"
        assert [text for child in root for text in unnamed(child)] == []
        assert {int(beat) for beat in re.findall(r'data-beat="(\d+)"', svg)} <= set(range(len(event.beats)))
        assert f' lang="{event.lang}"' in svg
        assert not re.search(r">(picture|close|card|log)-[a-z-]+<", svg)
        assert not re.search(r"<script|<foreignObject|<image| on\w+=| style=|javascript:|data:", svg)


@pytest.mark.parametrize("name", LARGE)
def test_in_a_page_it_uses_the_drawings_of_the_board(name: str) -> None:
    event = next(events(name, 3))
    svg, game = event.drawn(embedded=True), event.game
    assert game.picture
    seen = game.record(game.seen_by(event.after, event.viewer))
    board = game.picture.draw(seen, event.viewer, game.words.speaker(event.lang), (), embedded=True)
    of_board, own = (set(re.findall(r' id="([\w-]+)"', text)) for text in (board, svg))
    assert not of_board & own
    assert set(re.findall(r'(?:href="#|url\(#)([\w-]+)', svg)) <= of_board
    assert "<style>" not in svg


@pytest.mark.parametrize("name", LARGE)
def test_by_day_and_by_night(name: str) -> None:
    event = next(events(name, 3))
    for theme in ("light", "dark"):
        assert f'data-theme="{theme}"' in event.drawn(theme=theme)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_canary_in_a_hidden_field_never_shows_large(name: str, seats: int) -> None:
    canaries = 0
    for event in events(name, seats):
        marked = [event.before.copy(), event.after.copy()]
        for vector in marked:
            hidden = event.game.seen_by(vector, event.viewer) != vector
            vector[hidden] = CANARY
            canaries += int(hidden.sum())
        assert event.drawn(*marked) == event.drawn()
    assert canaries
