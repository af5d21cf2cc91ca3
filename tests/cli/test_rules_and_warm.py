"""`tradewinds rules` and `tradewinds warm`."""

import pytest

import tradewinds as tw
from tests.cli.helpers import GAME, run
from tradewinds.cli.rulebooks import chapters, excerpt
from tradewinds.core.words import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_rulebook_is_shown(lang: str) -> None:
    result = run("rules", GAME, "--lang", lang)
    assert result.exit_code == 0
    assert all(f"WA {chapter}.1 " in result.stdout for chapter in range(1, 14))


@pytest.mark.parametrize("number", ["6.7", "WA 6.7", "wa 6.7", "WA6.7"])
def test_one_rule_is_shown(number: str) -> None:
    told = run("rules", GAME, number).stdout
    assert told.strip() == "WA 6.7 The right card. You only take actions whose card you have played."


def test_a_rule_is_not_mistaken_for_a_longer_number() -> None:
    told = run("rules", GAME, "1.1").stdout
    assert told.startswith("WA 1.1 ")
    assert "WA 1.10" not in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_chapter_is_shown_from_its_title_to_its_last_rule(lang: str) -> None:
    told = run("rules", GAME, "7", lang=lang).stdout
    assert told.startswith(f"7 {chapters(tw.load(GAME), lang)['7']}")
    assert [f"WA 7.{n} " in told for n in range(1, 6)] == [True] * 4 + [False]
    assert "WA 8.1" not in told
    assert "WA 6." not in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_last_chapter_ends_with_the_rulebook(lang: str) -> None:
    told = excerpt(tw.load(GAME), "13", lang)
    assert told is not None
    assert told.split("\n")[-1].startswith("**WA 13.5 ")


def test_all_chapters_have_titles() -> None:
    assert [list(chapters(tw.load(GAME), lang)) for lang in LANGUAGES] == [[str(n) for n in range(1, 14)]] * 3


@pytest.mark.parametrize("args", [(), (GAME,)], ids=["all", "one"])
def test_warm_says_when_the_rules_are_ready(args: tuple[str, ...]) -> None:
    result = run("warm", *args)
    assert (result.exit_code, result.stderr) == (0, "")
    assert "The rules of West of Africa are ready.\n" in result.stdout
