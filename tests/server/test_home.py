"""The home page."""

from html import escape

import pytest

import tradewinds as tw
from tests.server.people import Person
from tradewinds.core.words import LANGUAGES

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
