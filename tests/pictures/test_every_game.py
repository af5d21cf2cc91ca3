"""Every game's picture: drawn from what a viewer has seen, complete, well made."""

import gzip
import re
import xml.etree.ElementTree as ET
from collections.abc import Callable
from itertools import islice

import pytest

from tests.pictures.games import DRAWN, TABLES, Drawn
from tradewinds.core.dice import new_dice
from tradewinds.core.game import LAYOUTS, SPECTATOR, THEMES
from tradewinds.core.layout import Vector
from tradewinds.core.match import Match
from tradewinds.core.words import LANGUAGES, Line
from tradewinds.pictures.marks import placed_actions

POSITIONS = 200
CANARY = 0x2AAA
MOST_BYTES = 60_000

every_table = pytest.mark.parametrize(("name", "seats"), TABLES)
every_game = pytest.mark.parametrize("drawn", DRAWN.values(), ids=DRAWN)


def picture(match: Match, viewer: int, layout: str = "wide", lang: str = "en") -> str:
    return match.svg(None if viewer == SPECTATOR else viewer, lang, layout=layout)


def legal(match: Match, viewer: int) -> list[int]:
    return match.legal(viewer) if viewer in match.actors else []


# Complete and well made


@every_table
def test_every_position_is_well_drawn(name: str, seats: int) -> None:
    for match, viewer, layout, lang in DRAWN[name].views(seats, POSITIONS):
        svg = picture(match, viewer, layout, lang)
        ids = [element.get("id") for element in ET.fromstring(svg).iter() if element.get("id")]
        assert len(ids) == len(set(ids))
        named = set(re.findall(r'(?:href="#|url\(#)([\w-]+)', svg))
        assert named <= set(ids), named - set(ids)
        assert placed_actions(svg) == set(legal(match, viewer))
        assert "…" not in svg, "a text was cut"
        assert len(gzip.compress(svg.encode())) < MOST_BYTES


@every_table
def test_every_clickable_thing_is_a_button_with_a_name(name: str, seats: int) -> None:
    for match, viewer, layout, lang in DRAWN[name].views(seats, 50):
        root = ET.fromstring(picture(match, viewer, layout, lang))
        for element in root.iter():
            if element.get("data-action") is None:
                continue
            assert element.get("role") == "button"
            assert element.get("tabindex") == "0"
            actions = [int(a) for a in str(element.get("data-action")).split()]
            for action in actions:
                assert match.describe(viewer, action, lang) in str(element.get("aria-label"))


@every_game
def test_nothing_comes_from_elsewhere_and_nothing_runs(drawn: Drawn) -> None:
    svg = picture(next(drawn.sampled(4, 5, 1)), 0)
    assert not re.search(r"<script|<foreignObject|<image| on\w+=| style=|javascript:|data:", svg)
    assert re.findall(r"https?://[^\"' ]*", svg) == ["http://www.w3.org/2000/svg"]


def test_the_style_is_the_same_in_every_picture() -> None:
    """A page that allows no foreign style allows this one by its hash."""
    found = {
        re.findall("<style>.*?</style>", picture(match, viewer, layout, lang))[0]
        for drawn in DRAWN.values()
        for match, viewer, layout, lang in drawn.views(3, 20)
    }
    assert len(found) == 1


@every_game
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_missing_in_any_language(drawn: Drawn, layout: str, lang: str) -> None:
    for match in drawn.sampled(4, 3, 20, every=30):
        for viewer in (0, SPECTATOR):
            svg = picture(match, viewer, layout, lang)
            ids = r"picture|legend|board|card|island|good|fruit|tile|space|source|symbol|action|prompt"
            assert not re.search(rf">({ids})-[a-z-]+<", svg)
            assert f' lang="{lang}"' in svg


# Secrets


def speaker(drawn: Drawn, lang: str) -> Callable[[Line], str]:
    return lambda told: drawn.game.words.text(lang, told)


def drawn_from(drawn: Drawn, state: Vector, match: Match, viewer: int, layout: str, lang: str) -> str:
    """The picture of another position that looks the same to the viewer."""
    assert drawn.game.picture is not None
    seen = drawn.game.record(drawn.game.seen_by(state, viewer))
    say = speaker(drawn, lang)
    return drawn.game.picture.draw(seen, viewer, say, legal(match, viewer), match._last_known(), layout, None)


@every_table
def test_equal_views_give_equal_pictures(name: str, seats: int) -> None:
    """Another position that fits what the viewer saw is drawn the same, byte for byte."""
    dice, drawn = new_dice("pictures"), DRAWN[name]
    for match, viewer, layout, lang in drawn.views(seats, 60):
        other = drawn.game.seen_by(match._vector, viewer)
        drawn.game.rules.determinize(drawn.game.record(other), viewer, dice)
        assert drawn_from(drawn, other, match, viewer, layout, lang) == picture(match, viewer, layout, lang)


@every_table
def test_a_canary_in_a_hidden_field_never_shows(name: str, seats: int) -> None:
    canaries, drawn = 0, DRAWN[name]
    for match, viewer, layout, lang in drawn.views(seats, 100):
        marked = match._vector.copy()
        hidden = drawn.game.seen_by(marked, viewer) != marked
        marked[hidden] = CANARY
        svg = drawn_from(drawn, marked, match, viewer, layout, lang)
        assert svg == picture(match, viewer, layout, lang)
        assert str(CANARY) not in svg
        canaries += int(hidden.sum())
    assert canaries


# On a match


def in_progress(drawn: Drawn) -> Match:
    return next(islice(drawn.matches(3, 4), 60, None))


@every_game
def test_a_match_draws_itself(drawn: Drawn) -> None:
    match = in_progress(drawn)
    seat = match.actors[0]
    assert placed_actions(match.svg(seat)) == set(match.legal(seat))
    assert placed_actions(match.svg(None)) == set()
    assert match._repr_svg_() == match.svg(None)
    assert match.svg(seat, "ja") != match.svg(seat, "de")
    assert match.svg(seat, layout="tall") != match.svg(seat)
    for theme in THEMES:
        assert f'data-theme="{theme}"' in match.svg(seat, theme=theme)


@every_game
def test_names_of_players_are_shown_and_cannot_script(drawn: Drawn) -> None:
    match = in_progress(drawn)
    svg = match.svg(0, "en", names=('<b onclick="x">Ada</b>', "Wolfgang Amadeus Mozart von Salzburg", "\x00日本太郎"))
    ET.fromstring(svg)
    assert "<b" not in svg
    assert "&lt;b onclick" in svg


@every_game
def test_a_match_gives_a_png(drawn: Drawn) -> None:
    png = in_progress(drawn).png(None, width=400)
    assert png.startswith(b"\x89PNG")
