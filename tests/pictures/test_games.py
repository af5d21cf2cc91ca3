"""What every picture promises, game by game: complete, well made, drawn from what a viewer has seen alone."""

import gzip
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from itertools import islice

import pytest

import tradewinds as tw
from tests.pictures.games import DRAWN, TABLES
from tests.soaking import times
from tradewinds.core.dice import new_dice
from tradewinds.core.game import LAYOUTS, SPECTATOR, THEMES, Game
from tradewinds.core.layout import Vector
from tradewinds.core.match import Match
from tradewinds.core.words import LANGUAGES, Line
from tradewinds.pictures.marks import placed_actions

POSITIONS = times(30, 200)
CANARY = 0x2AAA
SVG = "{http://www.w3.org/2000/svg}"
MOST_BYTES = 60_000


def picture(match: Match, viewer: int, layout: str = "wide", lang: str = "en") -> str:
    return match.svg(None if viewer == SPECTATOR else viewer, lang, layout=layout)


def legal(match: Match, viewer: int) -> list[int]:
    return match.legal(viewer) if viewer in match.actors else []


def drawn_from(game: Game, state: Vector, match: Match, viewer: int, layout: str, lang: str) -> str:
    """The picture of another position that looks the same to the viewer."""

    def say(told: Line) -> str:
        return game.words.text(lang, told)

    assert game.picture is not None
    seen = game.record(game.seen_by(state, viewer))
    return game.picture.draw(seen, viewer, say, legal(match, viewer), match.last_known, layout)


def test_every_game_with_a_picture_is_tested() -> None:
    assert set(DRAWN) == {name for name in tw.games() if tw.load(name).picture}


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_position_is_well_drawn(name: str, seats: int) -> None:
    for match, viewer, layout, lang in DRAWN[name].views(seats, POSITIONS):
        svg = picture(match, viewer, layout, lang)
        root = ET.fromstring(svg)
        ids = [element.get("id") for element in root.iter() if element.get("id")]
        assert len(ids) == len(set(ids))
        named = set(re.findall(r'(?:href="#|url\(#)([\w-]+)', svg))
        assert named <= set(ids), named - set(ids)
        assert placed_actions(svg) == set(legal(match, viewer))
        assert "…" not in svg, "a text was cut"
        assert len(gzip.compress(svg.encode())) < MOST_BYTES


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_clickable_thing_is_a_button_with_a_name(name: str, seats: int) -> None:
    for match, viewer, layout, lang in DRAWN[name].views(seats, POSITIONS):
        root = ET.fromstring(picture(match, viewer, layout, lang))
        for element in root.iter():
            if element.get("data-action") is None:
                continue
            assert element.get("role") == "button"
            assert element.get("tabindex") == "0"
            actions = [int(a) for a in str(element.get("data-action")).split()]
            for action in actions:
                assert match.describe(viewer, action, lang) in str(element.get("aria-label"))


def unnamed(element: ET.Element) -> Iterator[str]:
    """The texts that lie in nothing with a name; what is hidden from those who listen tells nothing new."""
    if element.get("aria-label") or element.get("aria-hidden") or element.find(f"{SVG}title") is not None:
        return
    if element.tag == f"{SVG}text":
        yield str(element.text)
    for child in element:
        yield from unnamed(child)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_part_that_tells_something_has_a_name(name: str, seats: int) -> None:
    """Tracks, decks, numbers, panels: whoever points at one or listens is told what it is."""
    for match, viewer, layout, lang in DRAWN[name].views(seats, POSITIONS):
        root = ET.fromstring(picture(match, viewer, layout, lang))
        assert [text for child in root for text in unnamed(child)] == []


@pytest.mark.parametrize("name", DRAWN)
def test_a_picture_in_a_page_has_no_style_no_question_and_none_of_the_pages_ids(name: str) -> None:
    match, names = next(DRAWN[name].sampled(3, 5, 1)), ('A" id="b', "<style>", "C")
    alone, embedded = (match.svg(0, "en", names, embedded=embedded) for embedded in (False, True))
    drawn, ids = ({element.get("id", "tw-") for element in ET.fromstring(svg).iter()} for svg in (alone, embedded))
    assert {id.partition("-")[0] for id in ids} == {"on", "tw"}
    asked = {id for id in drawn if id == "prompt" or id.startswith("do-")}
    assert {id.removeprefix("on-") for id in ids} == drawn - asked
    assert asked
    assert 'tabindex="0"' not in embedded, "the page makes the board one stop"
    assert "<style>" not in embedded


@pytest.mark.parametrize("name", DRAWN)
def test_nothing_comes_from_elsewhere_and_nothing_runs(name: str) -> None:
    svg = picture(next(DRAWN[name].sampled(3, 5, 1)), 0)
    assert not re.search(r"<script|<foreignObject|<image| on\w+=| style=|javascript:|data:", svg)
    assert re.findall(r"https?://[^\"' ]*", svg) == ["http://www.w3.org/2000/svg"]


def test_the_style_is_the_same_in_every_picture() -> None:
    """A page that allows no foreign style allows this one by its hash."""
    found = {
        re.findall("<style>.*?</style>", picture(match, viewer, layout, lang))[0]
        for name in DRAWN
        for match, viewer, layout, lang in DRAWN[name].views(3, 20)
    }
    assert len(found) == 1


@pytest.mark.parametrize("name", DRAWN)
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_missing_in_any_language(name: str, layout: str, lang: str) -> None:
    for match in DRAWN[name].sampled(3, 3, 20, every=30):
        for viewer in (0, SPECTATOR):
            svg = picture(match, viewer, layout, lang)
            assert not re.search(r">(picture|legend|board|card|clue|map|island|good|action|prompt)-[a-z-]+<", svg)
            assert f' lang="{lang}"' in svg


# Secrets


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_equal_views_give_equal_pictures(name: str, seats: int) -> None:
    """Another position that fits what the viewer saw is drawn the same, byte for byte."""
    dice, game = new_dice("pictures"), DRAWN[name].game
    for match, viewer, layout, lang in DRAWN[name].views(seats, POSITIONS):
        other = game.seen_by(match._vector, viewer)
        game.rules.determinize(game.record(other), viewer, dice)
        assert drawn_from(game, other, match, viewer, layout, lang) == picture(match, viewer, layout, lang)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_canary_in_a_hidden_field_never_shows(name: str, seats: int) -> None:
    canaries, game = 0, DRAWN[name].game
    for match, viewer, layout, lang in DRAWN[name].views(seats, POSITIONS):
        marked = match._vector.copy()
        hidden = game.seen_by(marked, viewer) != marked
        marked[hidden] = CANARY
        drawn = drawn_from(game, marked, match, viewer, layout, lang)
        assert drawn == picture(match, viewer, layout, lang)
        assert str(CANARY) not in drawn
        canaries += int(hidden.sum())
    assert canaries


# On a match


@pytest.mark.parametrize("name", DRAWN)
def test_a_match_draws_itself(name: str) -> None:
    match = next(islice(DRAWN[name].matches(3, 4), 60, None))
    seat = match.actors[0]
    assert placed_actions(match.svg(seat)) == set(match.legal(seat))
    assert placed_actions(match.svg(None)) == set()
    assert match._repr_svg_() == match.svg(None)
    assert match.svg(seat, "ja") != match.svg(seat, "de")
    assert match.svg(seat, layout="tall") != match.svg(seat)
    for theme in THEMES:
        assert f'data-theme="{theme}"' in match.svg(seat, theme=theme)
    assert match.png(None, width=400).startswith(b"\x89PNG")


@pytest.mark.parametrize("name", DRAWN)
def test_names_of_players_are_shown_and_cannot_script(name: str) -> None:
    match = next(islice(DRAWN[name].matches(3, 4), 60, None))
    svg = match.svg(0, "en", names=('<b onclick="x">Ada</b>', "Wolfgang Amadeus Mozart von Salzburg", "\x00日本太郎"))
    ET.fromstring(svg)
    assert "<b" not in svg
    assert "&lt;b onclick" in svg
