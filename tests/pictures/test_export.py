"""PNG and GIF without a browser."""

from io import BytesIO

import pytest
from PIL import Image
from PIL.GifImagePlugin import GifImageFile

from tradewinds.pictures import svg, theme
from tradewinds.pictures.export import WIDEST, gif, png
from tradewinds.pictures.geometry import Box
from tradewinds.pictures.svg import Sheet
from tradewinds.pictures.theme import PANEL, THEMES


def drawn(name: str = "sea", lang: str = "en", text: str = "") -> str:
    sheet = Sheet()
    sheet.rect(Box(0, 0, 40, 20), theme.colour(name))
    if text:
        sheet.text(text, Box(0, 0, 40, 20), 16, PANEL, face="bold")
    return svg.picture(sheet, 40, 20, "a sea", lang, [], None)


@pytest.mark.parametrize("day", THEMES)
def test_a_png_has_the_width_and_the_colours_that_were_asked_for(day: str) -> None:
    image = Image.open(BytesIO(png(drawn(), 80, day))).convert("RGB")
    assert image.size == (80, 40)
    assert f"#{image.tobytes()[:3].hex()}" == THEMES[day]["sea"]


def test_a_png_is_never_wider_than_anybody_can_look_at() -> None:
    assert Image.open(BytesIO(png(drawn(), 10**9))).size[0] == WIDEST


def test_letters_are_drawn_with_the_fonts_of_the_system() -> None:
    empty, lettered = (Image.open(BytesIO(png(drawn(text=text), 80))).convert("L").tobytes() for text in ("", "W"))
    assert min(empty) > min(lettered)


def test_a_gif_shows_its_frames_one_after_the_other() -> None:
    frames = [png(drawn(name), 40) for name in ("sea", "land", "paper")]
    image = Image.open(BytesIO(gif(frames, 100)))
    assert isinstance(image, GifImageFile)
    assert image.n_frames == 3
    assert image.size == (40, 20)
