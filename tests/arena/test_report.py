"""The report of a contest: complete, well formed, in three languages, needing nothing from elsewhere."""

import re
from xml.etree import ElementTree

import pytest

from tests.arena.tables import GAME, duel, record, results
from tradewinds import arena
from tradewinds.arena.plots import Bar, Group, bars, columns
from tradewinds.core.words import LANGUAGES

FACTS = arena.summary(duel())


def html(lang: str = "en") -> str:
    return arena.page(arena.contest_sheet(FACTS, arena.Voice(lang, GAME)))


def drawings(page: str) -> list[ElementTree.Element]:
    return [ElementTree.fromstring(svg) for svg in re.findall(r"<svg.*?</svg>", page, re.DOTALL)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_missing(lang: str) -> None:
    page = html(lang)
    assert f'<html lang="{lang}">' in page
    assert re.findall(r"\b(?:arena|source|reason|colour)-[a-z]+", page) == []
    assert GAME.words.text(lang, "source-offices") in page
    assert GAME.words.text(lang, "reason-points") in page


def test_languages_differ_in_words_and_numbers() -> None:
    assert "100.0%" in html("en")
    assert "100,0 %" in html("de")
    assert "順位表" in html("ja")


def test_the_page_needs_nothing_from_elsewhere() -> None:
    page = html()
    assert re.findall(r"https?:|<script|<link|@import|url\(", page) == []
    assert "prefers-color-scheme:dark" in page


def test_every_plot_is_well_formed_and_named() -> None:
    plots = drawings(html())
    assert len(plots) == 4
    assert all(plot.get("aria-label") and plot.get("role") == "img" for plot in plots)


def test_names_cannot_break_the_page() -> None:
    odd = ("<b>&", "b")
    facts = arena.summary(results(record(0, odd, (0,), (2, 1)), record(1, odd[::-1], (1,), (1, 2))))
    page = arena.page(arena.contest_sheet(facts, arena.Voice("en", GAME)))
    assert "<b>&" not in page
    assert "&lt;b&gt;&amp;" in page
    assert drawings(page)


def test_the_strongest_bot_stands_first() -> None:
    won = record(0, ("weak", "strong"), (1,), (1, 2)), record(1, ("strong", "weak"), (0,), (2, 1))
    sheet = arena.contest_sheet(arena.summary(results(*won)), arena.Voice("en", GAME))
    assert [row[0] for row in sheet.parts[0].rows] == ["strong", "weak"]
    assert sheet.parts[0].rows[0][2].startswith("100.0% (")


def test_a_bar_is_as_long_as_its_value_and_its_whiskers_hold_it() -> None:
    drawn = ElementTree.fromstring(
        bars([Group("g", [Bar("half", 0.5, "50", 0.4, 0.6), Bar("all", 1.0, "100")])], "p", str)
    )
    half, whole = (float(rect.get("width", 0)) for rect in drawn.iter("rect"))
    assert half == pytest.approx(whole / 2, abs=0.2)
    whisker = next(path for path in drawn.iter("path") if path.get("class") == "whisker").get("d", "")
    low, high = (float(x) for x in re.findall(r"M([\d.]+) .*?H([\d.]+)", whisker)[0])
    assert high - low == pytest.approx(whole / 5, abs=0.3)


def test_bars_below_zero_reach_to_the_left() -> None:
    drawn = ElementTree.fromstring(bars([Group("", [Bar("loss", -2.0, "-2"), Bar("gain", 2.0, "2")])], "p", str))
    loss, gain = drawn.iter("rect")
    assert float(loss.get("x", 0)) + float(loss.get("width", 0)) == pytest.approx(float(gain.get("x", 0)), abs=0.2)


def test_nothing_but_zeros_can_be_drawn() -> None:
    assert "<rect" in bars([Group("", [Bar("none", 0.0, "0")])], "p", str)


def test_columns_are_as_high_as_their_counts() -> None:
    drawn = ElementTree.fromstring(columns([(1, 1, 10), (2, 3, 5)], "p", lambda value: f"{value:.0f}"))
    high, low = (float(rect.get("height", 0)) for rect in drawn.iter("rect"))
    assert high == pytest.approx(2 * low)
    assert "2–3: 5" in [title.text for title in drawn.iter("title")]


def test_a_part_becomes_a_table_of_the_documentation() -> None:
    part = arena.Part("h", ["a", "b"], [["1", "x|y"]])
    assert arena.markdown(part) == "| a | b |\n|---|---|\n| 1 | x\\|y |"
