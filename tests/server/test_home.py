"""The home page."""

from html import escape
from io import BytesIO

import pytest
from PIL import Image

import tradewinds as tw
from tests.server.people import Person
from tradewinds.core.lengths import lengths
from tradewinds.core.words import LANGUAGES
from tradewinds.server import boards
from tradewinds.server.cards import card

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_option_is_named_and_explained(anna: Person, lang: str) -> None:
    html = (await anna.client.get(f"/?lang={lang}")).text
    for game in map(tw.load, tw.games()):
        for option in game.options:
            for part in ("", "-about", *(f"-{value}" for value in option.values)):
                assert escape(game.words.text(lang, f"option-{option.name}{part}")) in html


@pytest.mark.parametrize(("lang", "word"), [("en", "invented"), ("de", "erfunden"), ("ja", "独自に作った")])
async def test_who_chooses_all_islands_reads_that_sides_are_invented(anna: Person, lang: str, word: str) -> None:
    about = tw.load("tobago").words.text(lang, "option-islands-about")
    assert word in about
    assert escape(about) in (await anna.client.get(f"/?lang={lang}")).text


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_game_says_what_it_is_and_how_long_it_takes(anna: Person, lang: str) -> None:
    html = (await anna.client.get(f"/?lang={lang}")).text
    for game in map(tw.load, tw.games()):
        told = card(game, lang)
        assert escape(told.about) in html
        assert len(told.facts) == 3
        assert all(escape(fact) in html and escape(counted) in html for fact, counted in told.facts)
        found = lengths(game)[3]
        assert str(found.minutes) in told.facts[1][0]
        assert str(found.decisions) in told.facts[1][1]


@pytest.mark.parametrize("name", tw.games())
async def test_a_turn_is_a_small_moving_picture(anna: Person, name: str) -> None:
    answer = await anna.client.get(f"/picture/{name}.webp")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/webp")
    with Image.open(BytesIO(answer.content)) as picture:
        assert getattr(picture, "n_frames", 1) == boards.TURN_EVENTS
    assert len(answer.content) < 150_000


async def test_there_is_no_turn_of_a_game_that_is_not_there(anna: Person) -> None:
    assert (await anna.client.get("/picture/chess.webp")).status_code == 404
