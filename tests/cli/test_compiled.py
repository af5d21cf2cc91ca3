"""The terminal against bots that think, which only compiled rules are fast enough for."""

from pathlib import Path

import pytest

from tests.cli.helpers import Person, at_random, leaving_after, new_match, run
from tradewinds.core.match import Match

FILE = Path("tradewinds-match.json")


@pytest.mark.compiled
def test_against_thinking_bots_a_resumed_match_goes_on_as_if_never_left() -> None:
    through = new_match(seats=3)
    Person(through, then=leaving_after(12, at_random("d")), bot="rollout").play()
    FILE.write_text(new_match(seats=3).save(), "utf-8")
    for _ in range(2):
        match = Match.load(FILE.read_text("utf-8"))
        Person(match, then=leaving_after(6, at_random("d")), bot="rollout", path=FILE).play()
    assert len(through.actions) > 30
    assert match.actions == through.actions


@pytest.mark.compiled
def test_thinking_bots_play_when_nothing_is_said() -> None:
    result = run("play", "--seats", "2", "--seed", "1", answers="4\n13\nq\n")
    assert (result.exit_code, result.stderr) == (0, "")
    assert "White is ready." in result.stdout


@pytest.mark.compiled
def test_a_whole_game_of_compiled_rules_ends_and_can_be_verified() -> None:
    match = new_match(seats=5)
    told = Person(match, then=at_random("e")).play()
    assert match.outcome is not None
    assert match.prompt(0) in told
    assert run("verify", str(FILE), "--commitment", match.fair.commitment).exit_code == 0
