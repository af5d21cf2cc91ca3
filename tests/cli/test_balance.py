"""`tradewinds balance`: what many quick games tell a designer."""

import json
from pathlib import Path

import pytest

from tests.cli.helpers import GAME, identifiers, refusal, run
from tradewinds.cli import balances

QUICK = ("balance", "--game", GAME, "--seats", "2", "--games", "2", "--play", "random")


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balances, "PROBED", 1)
    monkeypatch.setattr(balances, "BATCH", 1)


def test_the_json_tells_everything() -> None:
    result = run(*QUICK, "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    facts = json.loads(result.stdout)
    assert (facts["game"], facts["seats"], facts["games"], facts["play"]) == (GAME, 2, 2, "random")
    assert {"by_seat", "by_place", "sources", "kinds", "length", "lead", "reasons", "rules", "clock"} <= set(facts)


@pytest.mark.parametrize("lang", ["en", "de", "ja"])
def test_a_reader_gets_everything_in_the_own_language(lang: str) -> None:
    result = run(*QUICK, "--html", "balance.html", lang=lang)
    assert (result.exit_code, result.stderr) == (0, "")
    assert identifiers(result.stdout) == []
    assert "balance-" not in result.stdout
    assert Path("balance.html").read_text("utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (("--play", "cleverly"), "cleverly"),
        (("--games", "0"), "--games"),
        (("--html", "no/such/folder.html"), "cannot be written"),
        (("--option", "weather=fine"), "weather"),
    ],
)
def test_what_is_asked_for_wrongly_is_answered_with_a_sentence(wrong: tuple[str, ...], told: str) -> None:
    assert told in refusal("balance", *wrong)
