"""What is seen large can be read: no word and no figure is smaller than a phone shows, none is cut."""

import re
from collections.abc import Iterator
from itertools import cycle, islice

import pytest

from tests.pictures.games import DRAWN, TABLES
from tradewinds.core.game import LAYOUTS, SPECTATOR
from tradewinds.core.story import Story
from tradewinds.core.words import LANGUAGES

LARGE = [(name, seats) for name, seats in TABLES if (picture := DRAWN[name].game.picture) and picture.close_up]
LEAST = {"wide": 15.5, "tall": 20.0}
TEXT = re.compile(r'<text[^>]* font-size="([\d.]+)"[^>]*>([^<]*)</text>')


def close_ups(name: str, seats: int, layout: str) -> Iterator[str]:
    """Everything that is seen large in a whole match, in the three languages in turn."""
    game = DRAWN[name].game
    assert game.picture
    assert game.picture.close_up
    match = next(match for match in islice(DRAWN[name].matches(seats, "large"), 5000) if not match.actors)
    languages = cycle(LANGUAGES)
    for viewer in (SPECTATOR, 0):
        for event in Story(match, viewer).events():
            before, seen = game.record(event.before), game.record(event.seen)
            say, beats = game.words.speaker(next(languages)), [beat.line for beat in event.beats]
            yield game.picture.close_up(before, seen, viewer, say, beats, layout, None, True)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(("name", "seats"), LARGE)
def test_everything_can_be_read(name: str, seats: int, layout: str) -> None:
    texts = [text for svg in close_ups(name, seats, layout) for text in TEXT.findall(svg)]
    assert len(texts) > 100
    assert [(size, text) for size, text in texts if float(size) < LEAST[layout]] == []
    assert [text for _, text in texts if text.endswith("…")] == []
