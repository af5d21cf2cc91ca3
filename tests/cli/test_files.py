"""`tradewinds replay` and `tradewinds verify`, and match files that are damaged or foreign."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.helpers import GAME, identifiers, played_match, refusal, run
from tradewinds.core import saving
from tradewinds.core.match import Match
from tradewinds.core.words import LANGUAGES
from tradewinds.games import GAMES

WHOLE = 100_000


@pytest.fixture(scope="module")
def running() -> Match:
    return played_match(60)


@pytest.fixture(scope="module")
def finished() -> Match:
    return played_match(WHOLE)


def kept(match: Match, name: str = "match.json") -> str:
    Path(name).write_text(match.save(), "utf-8")
    return name


# Replay


def test_replay_shows_the_log_the_position_and_what_is_asked(running: Match) -> None:
    result = run("replay", kept(running))
    assert result.exit_code == 0
    for part in ("\n".join(running.log(None)[:5]), "Round ", running.prompt(None)):
        assert part in result.stdout


def test_replay_as_json_has_all_documented_keys(finished: Match) -> None:
    told = json.loads(run("replay", kept(finished), "--json").stdout)
    assert set(told) == {"game", "seats", "moves", "log", "seen", "scores", "over", "reason", "winners"}
    assert told["moves"] == len(finished.actions)
    assert told["seen"] == finished.seen(None).tolist()
    assert tuple(told["scores"]) == finished.scores
    assert finished.outcome is not None
    assert (told["over"], told["reason"]) == (True, finished.outcome.reason)
    assert told["winners"] == list(finished.outcome.winners)


def test_replay_shows_a_seat_what_it_saw_and_others_no_more() -> None:
    match = played_match(6, seats=2)
    told = {seat: run("replay", kept(match), "--seat", seat).stdout for seat in ("0", "1")}
    spectator = run("replay", kept(match)).stdout
    assert "lays down" not in spectator
    assert any("lays down" in text for text in told.values())
    for seat, text in told.items():
        log = match.log(int(seat))
        assert text.split("\n")[: len(log)] == log


def test_replay_stops_after_a_given_number_of_actions(finished: Match) -> None:
    early = json.loads(run("replay", kept(finished), "--json", "--move", "30").stdout)
    assert (early["moves"], early["over"], early["reason"], early["winners"]) == (30, False, None, [])


def test_replay_names_a_move_or_seat_that_does_not_exist(running: Match) -> None:
    name = kept(running)
    assert refusal("replay", name, "--move", "61") == "The match has 60 actions; there is no move 61."
    assert "There is no seat 2 at this table" in refusal("replay", name, "--seat", "2")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay_speaks_every_language(running: Match, lang: str) -> None:
    told = run("replay", kept(running), "--lang", lang).stdout
    assert identifiers(told) == []
    assert running.prompt(None, lang) in told


# Verify


def test_verify_checks_a_finished_match_step_by_step(finished: Match) -> None:
    name = kept(finished)
    result = run("verify", name, "--commitment", finished.fair.commitment)
    assert (result.exit_code, result.stdout.count("✓"), result.stdout.count("✗")) == (0, 6, 0)
    assert "Everything fits. This shows that everything fits together. Nobody added" in " ".join(result.stdout.split())


def test_verify_as_json_has_all_documented_keys(finished: Match) -> None:
    told = json.loads(run("verify", kept(finished), "--json").stdout)
    assert set(told) == {"ok", "steps", "proves"}
    assert told["ok"] is True
    assert told["proves"]
    assert all(set(step) == {"step", "ok"} and step["ok"] for step in told["steps"])


def test_verify_fails_with_exit_code_1_where_a_step_does_not_fit(finished: Match, running: Match) -> None:
    for args in ([kept(finished), "--commitment", "0" * 64], [kept(running, "running.json")]):
        result = run("verify", *args)
        assert (result.exit_code, result.stdout.count("✗")) == (1, 1)
        assert result.stdout.endswith("Something does not fit.\n")
        assert json.loads(run("verify", *args, "--json").stdout)["ok"] is False


def test_verify_finds_the_first_action_that_was_changed(finished: Match) -> None:
    data = json.loads(finished.save())
    data["actions"][10] = [data["actions"][10][0], 0]
    Path("changed.json").write_text(json.dumps(data), "utf-8")
    result = run("verify", "changed.json")
    assert result.exit_code == 1
    assert "✗ The file is unchanged" in result.stdout
    assert "✗ Replaying stops: Action 11 of the match file is wrong" in result.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_verify_speaks_every_language(finished: Match, lang: str) -> None:
    told = run("verify", kept(finished), lang=lang).stdout
    assert identifiers(told) == []
    assert told.count("✓") == 5


# A match that goes on from a moment of another


@pytest.fixture(scope="module")
def branch(finished: Match) -> Match:
    """Dealt anew it would be another match."""
    return next(
        branch
        for branch in (finished.branch(len(finished.actions) - 1, seed) for seed in range(20))
        if Match(branch.game, branch.seats, secret=branch.fair.secret).actions != finished.actions[:2]
    )


@pytest.mark.parametrize("move", [0, 1, 2, 30])
def test_replay_shows_what_was_taken_over_as_it_was(finished: Match, branch: Match, move: int) -> None:
    told = [run("replay", kept(match), "--json", "--move", str(move)).stdout for match in (finished, branch)]
    assert told[0] == told[1]


def test_verify_says_what_was_taken_over(branch: Match) -> None:
    over = branch.copy()
    while over.actors:
        seat = over.actors[0]
        over.act(seat, over.legal(seat)[0])
    result = run("verify", kept(over))
    told = " ".join(result.stdout.split())
    assert result.exit_code == 0
    assert f"The first {len(branch.actions)} actions are taken over from another match" in told
    assert "what was really drawn and played there is not shown here" in told


def test_a_branch_is_played_on_from_its_file(branch: Match) -> None:
    assert run("play", "--terminal", "--resume", kept(branch), answers="quit\n").exit_code == 0


# Damaged and foreign files

Change = Callable[[dict[str, Any]], object]


def text_with(change: Change, honest: bool) -> str:
    """A match file with a change; an honest one has a fitting digest, as if written so."""
    data = json.loads(played_match(20).save())
    change(data)
    if honest:
        data["digest"] = saving.digest(data)
    return json.dumps(data)


DAMAGED = {
    "empty": ("", "not valid JSON"),
    "no JSON": ("Dear diary", "not valid JSON"),
    "deep": ("[" * 100_000, "not valid JSON"),
    "another JSON": ('{"moves": []}', "not a match file of the format"),
    "cut off": (played_match(20).save()[:-40], "not valid JSON"),
    "a number": ("7", "not a match file of the format"),
}

CHANGED: dict[str, tuple[Change, bool, str]] = {
    "no seats": (lambda d: d.pop("seats"), True, "the field “seats” is missing"),
    "seats of words": (lambda d: d.update(seats="two"), True, "the field “seats” is missing or of the wrong kind"),
    "too many seats": (lambda d: d.update(seats=9), True, "played with 2 to 5 seats, not with 9"),
    "unknown game": (lambda d: d.update(game="chess"), True, "There is no game called “chess”"),
    "unknown option": (lambda d: d.update(options={"colour": "red"}), True, "has no option “colour”"),
    "newer rules": (lambda d: d.update(rules=99), True, "version 99 of the rules"),
    "endless version": (lambda d: d.update(rules=10**40), True, "of the rules of west-of-africa"),
    "other edition": (lambda d: d.update(edition="0123456789abcdef"), True, "another edition"),
    "other digest": (lambda d: d.update(digest="0" * 64), False, "its digest does not fit"),
    "other secret": (lambda d: d.update(secret="0" * 64), True, "the secret does not fit the commitment"),
    "other draw": (lambda d: d["actions"].__setitem__(0, [-1, 3]), True, "Action 1 of the match file is wrong"),
    "other action": (
        lambda d: d["actions"].__setitem__(5, [0, 100]),
        True,
        "Action 6 of the match file is wrong",
    ),
    "other seat": (lambda d: d["actions"].__setitem__(5, [7, 5]), True, "Action 6 of the match file is wrong"),
    "no action": (lambda d: d["actions"].__setitem__(5, [0, 9999]), True, "There is no action 9999"),
    "crooked action": (lambda d: d["actions"].__setitem__(5, [0]), True, "the field “actions”"),
}


def complaint_about(text: str, *command: str) -> str:
    Path("match.json").write_text(text, "utf-8")
    told = refusal(*command, "match.json")
    assert told.startswith("match.json: ")
    assert Path("match.json").read_text("utf-8") == text
    return told


@pytest.mark.parametrize("command", [("replay",), ("play", "--resume"), ("verify",)], ids=" ".join)
@pytest.mark.parametrize("name", DAMAGED)
def test_a_file_that_is_no_match_is_refused(name: str, command: tuple[str, ...]) -> None:
    text, told = DAMAGED[name]
    assert told in complaint_about(text, *command)


@pytest.mark.parametrize("command", [("replay",), ("play", "--resume")], ids=" ".join)
@pytest.mark.parametrize("name", CHANGED)
def test_a_changed_match_is_refused_and_the_change_named(name: str, command: tuple[str, ...]) -> None:
    change, honest, told = CHANGED[name]
    assert told in complaint_about(text_with(change, honest), *command)


def test_bytes_that_are_no_text_are_refused() -> None:
    Path("match.json").write_bytes(b"\xff\xfe\x00\x80")
    assert refusal("replay", "match.json") == "match.json cannot be read as a text file."


def test_a_match_of_another_game_is_not_taken_for_the_one_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "tobermory", GAMES[GAME])
    told = refusal("play", "tobermory", "--resume", kept(played_match(10)))
    assert told == "match.json is a match of west-of-africa, not of tobermory."
