"""Texts measured where they are seen: in headless Chromium, with the fonts of this machine."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import pytest
from playwright.sync_api import Page

from tests.chromium import launched
from tests.pictures.games import DRAWN
from tests.soaking import times
from tradewinds.core.game import LAYOUTS, SPECTATOR
from tradewinds.core.match import Match
from tradewinds.core.words import LANGUAGES
from tradewinds.pictures.plan import LEAST
from tradewinds.pictures.svg import Label

pytestmark = pytest.mark.browser

#: Letters reach this far above and below the line they stand on, as parts of their size.
ABOVE, BELOW = 0.76, 0.22
#: A hook of a letter may hang over by a pixel.
TOLERANCE = 1.2
#: Positions for each number of seats, layout and language; 34 make more than 200 a number of seats.
POSITIONS = times(2, 34)
#: Names as people choose them.
NAMES = ("Maximiliane von der Schulenburg", "", "山田太郎左衛門之助", "WWWWWWWWWWWWWWWW", "x")

#: Shows a picture without loading a page anew, and measures it.
MEASURE = """([svg, width]) => {
  document.body.innerHTML = svg;
  Object.assign(document.body.style, { margin: 0 });
  Object.assign(document.body.firstElementChild.style, { display: 'block', width: `${width}px` });
  return [...document.querySelectorAll('svg text')].map(text => {
    const box = text.getBBox(), at = text.getCTM(), size = parseFloat(getComputedStyle(text).fontSize);
    return [text.textContent, box.x, parseFloat(text.getAttribute('y')), box.width, size, at.a, at.e, at.f];
  });
}"""


class Written(NamedTuple):
    """A text as the browser wrote it: in its own coordinates, and on the picture."""

    text: str
    left: float
    line: float
    width: float
    size: float
    scale: float
    dx: float
    dy: float

    @property
    def on_picture(self) -> tuple[float, float, float, float]:
        top, bottom = self.line - ABOVE * self.size, self.line + BELOW * self.size
        x, k = self.dx + self.left * self.scale, self.scale
        return x, self.dy + top * k, x + self.width * k, self.dy + bottom * k


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    with launched() as browser:
        yield browser.new_page()


def measured(page: Any, match: Match, viewer: int, layout: str, lang: str) -> tuple[list[Written], list[Label], float]:
    """What the browser wrote and what was meant, in the same order, and the width of the picture."""
    seat, game = None if viewer == SPECTATOR else viewer, match.game
    actions = match.legal(viewer) if viewer in match.actors else []
    svg = match.svg(seat, lang, NAMES, layout)
    scene = DRAWN[game.name].compose(
        game.record(match.seen(seat)),
        viewer,
        lambda told: game.words.text(lang, told, NAMES),
        actions,
        match.last_known,
        layout,
        True,
    )
    written = [Written(*row) for row in page.evaluate(MEASURE, [svg, scene.plan.width])]
    return written, scene.sheet.labels, scene.plan.width


def views(name: str, layout: str, lang: str) -> Iterator[tuple[Match, int]]:
    chooser = random.Random(f"{layout} {lang}")
    for seats in DRAWN[name].game.seats:
        for match in DRAWN[name].sampled(seats, f"{layout} {lang}", POSITIONS, every=40):
            yield match, chooser.choice([*match.actors * 2, SPECTATOR])


@pytest.mark.parametrize("name", DRAWN)
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_stays_in_its_box_and_off_all_others(page: Any, name: str, layout: str, lang: str) -> None:
    for match, viewer in views(name, layout, lang):
        written, labels, _ = measured(page, match, viewer, layout, lang)
        assert [found.text for found in written] == [label.text for label in labels]
        for found, label in zip(written, labels, strict=True):
            assert found.left >= label.box.x - TOLERANCE, label
            assert found.left + found.width <= label.box.x + label.box.w + TOLERANCE, label
            assert found.line - ABOVE * found.size >= label.box.y - TOLERANCE, label
            assert found.line + BELOW * found.size <= label.box.y + label.box.h + TOLERANCE, label
        assert overlapping([found for found in written if found.text]) == []


def overlapping(written: list[Written]) -> list[tuple[str, str]]:
    left, top, right, bottom = np.array([found.on_picture for found in written]).T
    wide = np.minimum.outer(right, right) - np.maximum.outer(left, left)
    high = np.minimum.outer(bottom, bottom) - np.maximum.outer(top, top)
    pairs = np.argwhere(np.triu((wide > TOLERANCE) & (high > TOLERANCE), 1))
    return [(written[one].text, written[two].text) for one, two in pairs]


COVERED = """() => {
  const texts = [...document.querySelectorAll('svg text')].map(text => {
    const box = text.getBBox(), at = text.getCTM(), size = parseFloat(getComputedStyle(text).fontSize);
    const line = parseFloat(text.getAttribute('y'));
    return [text.textContent, at.e + box.x * at.a, at.f + (line - 0.72 * size) * at.a,
            at.e + (box.x + box.width) * at.a, at.f + line * at.a];
  });
  const pieces = [...document.querySelectorAll('use.tw-piece')].map(piece => {
    const box = piece.getBoundingClientRect();
    return [piece.id, box.left, box.top, box.right, box.bottom];
  });
  const meet = (a, b) => Math.min(a[3], b[3]) - Math.max(a[1], b[1]) > 1.5
    && Math.min(a[4], b[4]) - Math.max(a[2], b[2]) > 1.5;
  return texts.flatMap(text => pieces.filter(piece => meet(text, piece)).map(piece => [text[0], piece[0]]));
}"""


@pytest.mark.parametrize("name", DRAWN)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_no_piece_hides_a_text(page: Any, name: str, layout: str) -> None:
    for match, viewer in views(name, layout, "de"):
        measured(page, match, viewer, layout, "de")
        assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("name", DRAWN)
def test_choices_are_reached_by_keyboard(page: Any, name: str) -> None:
    match = next(DRAWN[name].sampled(3, 1, 1))
    seat = match.actors[0]
    page.set_content(match.svg(seat))
    page.keyboard.press("Tab")
    label = page.evaluate("() => document.activeElement.getAttribute('aria-label')")
    assert label in {match.describe(seat, action, match.language) for action in match.legal(seat)}


SHOWN = "id => getComputedStyle(document.getElementById(id)).display !== 'none'"


def test_the_spaces_a_map_allows_are_lit_while_it_is_pointed_at_or_asked_for(page: Any) -> None:
    page.set_content(next(DRAWN["tobago"].sampled(3, 1, 1)).svg(None))
    assert not page.evaluate(SHOWN, "sites-grey")
    page.hover("#map-grey")
    assert page.evaluate(SHOWN, "sites-grey")
    assert not page.evaluate(SHOWN, "sites-brown")
    page.mouse.move(1, 1)
    assert not page.evaluate(SHOWN, "sites-grey")
    page.evaluate("() => document.querySelector('svg').setAttribute('data-lit', '1 3')")
    lit = [map for map in ("grey", "brown", "black", "white") if page.evaluate(SHOWN, f"sites-{map}")]
    assert lit == ["brown", "white"]


@pytest.mark.parametrize("name", DRAWN)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_no_text_is_smaller_than_its_layout_allows(page: Any, name: str, layout: str) -> None:
    for match, viewer in list(views(name, layout, "ja"))[: times(12, 200)]:
        written, _, _ = measured(page, match, viewer, layout, "ja")
        assert min(found.size * found.scale for found in written) >= LEAST[layout] - 0.001


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_theme_is_that_of_the_reader_unless_the_page_says_otherwise(page: Any, theme: str) -> None:
    match = next(DRAWN["west-of-africa"].sampled(2, 1, 1))
    colour = "() => getComputedStyle(document.querySelector('svg')).getPropertyValue('--tw-paper')"
    other = {"light": "dark", "dark": "light"}[theme]
    page.emulate_media(color_scheme=theme)
    page.set_content(match.svg())
    own = page.evaluate(colour)
    page.emulate_media(color_scheme=other)
    assert page.evaluate(colour) != own
    page.set_content(f'<div data-theme="{theme}">{match.svg()}</div>')
    assert page.evaluate(colour) == own
    page.set_content(match.svg(theme=theme))
    assert page.evaluate(colour) == own
