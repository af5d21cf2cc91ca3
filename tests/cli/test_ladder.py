"""`tradewinds ladder`: all bots in all games, and the table of the documentation."""

import json
from pathlib import Path

import pytest

import tradewinds as tw
from tests.cli.helpers import GAME, identifiers, refusal, run
from tradewinds.arena import between_marks

QUICK = ("ladder", "--bots", "random,random", "--seats", "2", "--games", "2", "--game", GAME)
PAGE = Path("bots.md")


def test_the_table_goes_between_its_marks_and_nothing_else_changes() -> None:
    PAGE.write_text("# Bots\n<!-- ladder -->\nold\n<!-- /ladder -->\nThe end.\n", "utf-8")
    assert run(*QUICK, "--out", str(PAGE), lang="ja").exit_code == 0
    text = PAGE.read_text("utf-8")
    assert text.startswith("# Bots\n<!-- ladder -->\n### West of Africa\n")
    assert text.endswith("<!-- /ladder -->\nThe end.\n")
    assert "old" not in text
    assert "| random | 25.0 (" in text, "the documentation is in English"
    again = text
    run(*QUICK, "--out", str(PAGE))
    assert _without_times(PAGE.read_text("utf-8")) == _without_times(again)


def _without_times(text: str) -> list[str]:
    return [
        line.rpartition("|")[0].rpartition("|")[0] if line.startswith("| random") else line for line in text.split("\n")
    ]


@pytest.mark.parametrize("content", [None, "no marks", "<!-- ladder --> never ends"])
def test_a_page_without_marks_is_refused_before_anything_is_played(content: str | None) -> None:
    if content is not None:
        PAGE.write_text(content, "utf-8")
    assert str(PAGE) in refusal(*QUICK, "--out", str(PAGE))
    assert content is None or PAGE.read_text("utf-8") == content


@pytest.mark.parametrize("lang", ["en", "de", "ja"])
def test_a_reader_gets_everything_in_the_own_language(lang: str) -> None:
    result = run(*QUICK, lang=lang)
    assert (result.exit_code, result.stderr) == (0, "")
    assert identifiers(result.stdout) == []
    assert "arena-" not in result.stdout


@pytest.mark.compiled
def test_without_a_game_all_are_played() -> None:
    result = run("ladder", "--bots", "random,random,random", "--seats", "3", "--games", "1", "--json")
    assert [facts["game"] for facts in json.loads(result.stdout)] == list(tw.games())


def test_the_page_of_the_documentation_has_its_marks() -> None:
    page = Path(__file__).parent.parent.parent / "docs" / "bots.md"
    assert between_marks(page.read_text("utf-8"), "ladder", "") is not None
