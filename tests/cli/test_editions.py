"""`tradewinds edition`: values with mark and source, and an owner's file."""

import json
from pathlib import Path

import pytest

import tradewinds as tw
from tests.cli.helpers import GAME, refusal, run
from tradewinds.core.words import LANGUAGES

EDITION = tw.load(GAME).edition


def copy(folder: Path, old: str = "", new: str = "") -> Path:
    text = EDITION.default.read_text("utf-8")
    assert old in text
    path = folder / "mine.toml"
    path.write_text(text.replace(old, new, 1), "utf-8")
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_reconstructed_comes_first(lang: str) -> None:
    told = run("edition", GAME, "--lang", lang).stdout
    places = [told.index(f" {key}: ") for key in ("action_cards.sell", "islands.1.berths_small", "limits.gold_max")]
    assert places == sorted(places)
    assert "WA 2.1" in told
    assert "R 236" in told


def test_every_value_is_given_to_programs() -> None:
    data = json.loads(run("edition", GAME, "--json").stdout)
    assert data["digest"] == EDITION.digest
    assert {one["key"] for one in data["values"]} == {value.key for value in EDITION.values}
    assert all(one["mark"] and one["source"] and one["rules"] for one in data["values"])


def test_a_file_is_checked_and_compared(tmp_path: Path) -> None:
    path = copy(tmp_path, "gold_max = { value = 45", "gold_max = { value = 50")
    assert "1 value differs" in " ".join(run("edition", GAME, "check", str(path)).stdout.split())
    assert run("edition", GAME, "diff", str(path)).stdout.strip() == "limits.gold_max: 45 → 50"
    changes = json.loads(run("edition", GAME, "diff", str(path), "--json").stdout)["changes"]
    assert changes == [{"key": "limits.gold_max", "ours": "45", "theirs": "50"}]


def test_an_equal_file_is_told(tmp_path: Path) -> None:
    path = copy(tmp_path, "# West of Africa", "# My box")
    assert "same values" in " ".join(run("edition", GAME, "diff", str(path)).stdout.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_file_is_refused_by_name(tmp_path: Path, lang: str) -> None:
    path = copy(tmp_path, "gold_max = { value = 45", "gold_max = { value = -1")
    told = refusal("edition", GAME, "check", str(path), "--lang", lang)
    assert str(path) in told
    assert "limits.gold_max" in told
    assert str(tmp_path / "none.toml") in refusal("edition", GAME, "check", str(tmp_path / "none.toml"))


def test_what_else_is_asked_is_refused(tmp_path: Path) -> None:
    assert "check FILE" in refusal("edition", GAME, "mend", str(copy(tmp_path)))
    assert "check FILE" in refusal("edition", GAME, "check")
