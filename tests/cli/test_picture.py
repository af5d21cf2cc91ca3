"""`tradewinds picture`: SVG, PNG and GIF from a match file."""

import xml.etree.ElementTree as ET
from itertools import islice
from pathlib import Path

import pytest
from PIL import Image
from PIL.GifImagePlugin import GifImageFile

from tests.cli.helpers import refusal, run
from tests.games.west_of_africa.playing import matches
from tradewinds.core.match import Match


@pytest.fixture
def saved() -> str:
    Path("match.json").write_text(next(islice(matches(2, 9), 16, None)).save(), "utf-8")
    return "match.json"


def test_a_position_as_svg(saved: str) -> None:
    result = run("picture", saved, "--out", "a.svg", "--seat", "1", "--move", "5")
    assert (result.exit_code, result.stdout) == (0, "The picture is saved in a.svg.\n")
    root = ET.parse("a.svg").getroot()
    assert root.get("lang") == "en"
    assert any(element.get("id") == "hand" for element in root.iter())


def test_a_position_as_png_in_another_language(saved: str) -> None:
    run("picture", saved, "--out", "a.png", "--width", "320", "--layout", "tall", "--theme", "dark", "--lang", "ja")
    with Image.open("a.png") as image:
        assert image.size[0] == 320


def test_a_match_as_gif_has_a_frame_for_each_position_that_looks_different(saved: str) -> None:
    assert run("picture", saved, "--out", "a.gif", "--gif", "--width", "160").exit_code == 0
    with Image.open("a.gif") as image:
        assert isinstance(image, GifImageFile)
        assert 2 <= image.n_frames <= 16


def test_a_match_that_goes_on_from_another_as_gif_begins_where_that_one_did(saved: str) -> None:
    match = Match.load(Path(saved).read_text("utf-8"))
    Path("branch.json").write_text(match.branch(len(match.actions), 1).save(), "utf-8")
    for name in (saved, "branch.json"):
        assert run("picture", name, "--out", f"{name}.gif", "--gif", "--width", "160").exit_code == 0
    assert Path(f"{saved}.gif").read_bytes() == Path("branch.json.gif").read_bytes()


@pytest.mark.parametrize(("name", "flags"), [("a.bmp", []), ("a.png", ["--gif"]), ("a.gif", [])])
def test_a_wrong_ending_is_refused(saved: str, name: str, flags: list[str]) -> None:
    assert name in refusal("picture", saved, "--out", name, *flags)
    assert not Path(name).exists()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--move", "999"], "999"),
        (["--seat", "7"], "no seat 7"),
        (["--layout", "round"], "wide, tall"),
        (["--theme", "pink"], "light, dark"),
        (["--width", "0"], "--width"),
    ],
)
def test_what_does_not_exist_is_refused(saved: str, arguments: list[str], said: str) -> None:
    assert said in refusal("picture", saved, "--out", "a.svg", *arguments)
