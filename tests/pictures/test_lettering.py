"""Texts are made to fit: smaller, broken into lines, or cut."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tradewinds.pictures.lettering import NARROWEST, fit, width_of

TEXTS = [
    "Fuerteventura",
    "フエルテベントゥラ",
    "Choose one to five cards, then say you are ready.",
    "グラン・カナリア",
    "–4",
]


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("width", [20.0, 60.0, 200.0])
def test_no_line_is_wider_than_its_box(text: str, width: float) -> None:
    found = fit(text, width, 40, 16, 8, lines=3)
    assert len(found.lines) <= 3
    for part, length in zip(found.lines, found.lengths, strict=True):
        assert (length or width_of(part) * found.size) <= width + 1e-6


@given(st.text(max_size=60), st.floats(8, 300), st.integers(1, 3), st.booleans())
def test_any_text_fits_any_box(text: str, width: float, lines: int, bold: bool) -> None:
    found = fit(text, width, 30, 12, 6, lines, bold)
    assert len(found.lines) <= lines
    assert 6 <= found.size <= 12
    for part, length in zip(found.lines, found.lengths, strict=True):
        assert part in ("", "…") or (length or width_of(part, bold) * found.size) <= width + 1e-6
        assert part in ("", "…") or width_of(part, bold) * found.size * NARROWEST <= width + 1e-6


def test_a_text_that_has_room_is_left_alone() -> None:
    found = fit("Tenerife", 200, 30, 16, 8)
    assert found.lines == ("Tenerife",)
    assert found.size == 16
    assert found.lengths == (0.0,)


def test_a_text_that_is_a_little_too_long_becomes_smaller_rather_than_broken() -> None:
    assert fit("La Gomera", 75, 40, 17, 8, lines=2).lines == ("La Gomera",)


def test_broken_lines_are_about_equally_long() -> None:
    assert fit("グラン・カナリア", 70, 60, 16, 8, lines=2).lines == ("グラン・", "カナリア")


def test_a_line_of_japanese_does_not_begin_with_a_small_letter() -> None:
    found = fit("フエルテベントゥラ", 80, 60, 16, 8, lines=2)
    assert found.lines == ("フエルテ", "ベントゥラ") or not found.lines[1].startswith(("ゥ", "ー"))


def test_letters_that_cannot_be_smaller_become_narrower_before_a_text_is_cut() -> None:
    room = width_of("Fuerteventura") * 12 * 0.8
    found = fit("Fuerteventura", room, 20, 16, 12)
    assert found.lines == ("Fuerteventura",)
    assert found.size == 12
    assert found.lengths[0] == pytest.approx(room)


def test_there_are_no_more_lines_than_the_height_has_room_for() -> None:
    assert len(fit("one two three four", 60, 24, 16, 12, lines=3).lines) == 1


def test_what_does_not_fit_is_cut() -> None:
    found = fit("Wolfgang Amadeus Mozart", 60, 20, 16, 12)
    assert found.lines[0].endswith("…")
    assert "Wolfgang Amadeus Mozart".startswith(found.lines[0][:-1].rstrip())


def test_lines_are_low_enough_for_the_box() -> None:
    found = fit("one two three four", 60, 24, 16, 6, lines=2)
    assert len(found.lines) * found.size * 1.1 <= 26


def test_a_line_that_a_broad_font_would_lead_out_of_its_box_is_told_its_length() -> None:
    text = "Fuerteventura"
    found = fit(text, width_of(text) * 16 + 1, 20, 16, 8)
    assert 0 < found.lengths[0] <= width_of(text) * 16 + 1
