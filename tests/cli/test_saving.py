"""Leaving a match at the terminal and going on with it."""

from pathlib import Path

import pytest

from tests.cli.helpers import Person, at_random, leaving_after, new_match, played_match, refusal, run
from tradewinds.cli.say import CommandError
from tradewinds.cli.terminal import SEAT
from tradewinds.core.match import Match

FILE = Path("tradewinds-match.json")


def test_a_match_resumed_again_and_again_goes_on_as_if_never_left() -> None:
    through = new_match()
    Person(through, then=leaving_after(24, at_random("c"))).play()
    FILE.write_text(new_match().save(), "utf-8")
    for _ in range(3):
        match = Match.load(FILE.read_text("utf-8"))
        Person(match, then=leaving_after(8, at_random("c")), path=FILE).play()
    assert len(match.actions) > 60
    assert match.actions == through.actions
    assert match.save() == through.save() == FILE.read_text("utf-8")
    assert match.log(SEAT) == through.log(SEAT)


def test_the_command_goes_on_with_a_saved_match() -> None:
    match = played_match(60)
    FILE.write_text(match.save(), "utf-8")
    result = run("play", "--bot", "random", "--resume", str(FILE), answers="q\n")
    assert (result.exit_code, result.stderr) == (0, "")
    assert match.text(SEAT).split("\n")[0] in result.stdout
    assert f"The match is saved in {FILE}." in result.stdout
    assert Match.load(FILE.read_text("utf-8")).actions[: len(match.actions)] == match.actions


def test_resuming_tells_the_end_of_the_log_and_not_all_of_it() -> None:
    match = played_match(60)
    while SEAT not in match.actors:
        match.act(1, match.legal(1)[0])
    person = Person(match)
    person.play()
    log = match.log(SEAT)
    assert len(log) > 40
    told = " ".join(person.heard[0].split())
    assert " ".join(log[-20:]) in told
    assert " ".join(log[-21:]) not in told


def test_a_finished_match_can_be_looked_at_again() -> None:
    match = played_match(100_000)
    FILE.write_text(match.save(), "utf-8")
    result = run("play", "--resume", str(FILE), "--bot", "random")
    assert result.exit_code == 0
    assert match.prompt(SEAT) in result.stdout


def test_a_closed_input_saves_and_leaves() -> None:
    result = run("play", "--bot", "random", "--seed", "1", answers="4\n")
    assert (result.exit_code, result.stderr) == (0, "")
    assert len(Match.load(FILE.read_text("utf-8")).actions) == 5, "four draws and one card"


@pytest.mark.parametrize("answer", ["q", "Q", "s"])
def test_saving_writes_the_match_as_it_stands(answer: str) -> None:
    match = new_match()
    told = Person(match, ["4", answer]).play()
    assert FILE.read_text("utf-8") == match.save()
    assert "The match is saved in tradewinds-match.json." in told


def test_a_name_can_be_given() -> None:
    match = new_match()
    Person(match, ["s first.json", "1", "q which one?.json"]).play()
    assert sorted(path.name for path in Path.cwd().iterdir()) == ["first.json", "which one?.json"]
    assert Path("which one?.json").read_text("utf-8") == match.save()


def test_another_match_in_the_folder_is_never_written_over() -> None:
    FILE.write_text("precious", "utf-8")
    Person(new_match(), ["q"]).play()
    assert FILE.read_text("utf-8") == "precious"
    assert Path("tradewinds-match-2.json").exists()


def test_a_file_of_something_else_is_never_written_over() -> None:
    Path("novel.txt").write_text("It was a dark and stormy night.", "utf-8")
    told = Person(new_match(), ["s novel.txt"]).play()
    assert "There is a file novel.txt already; choose another name." in told
    assert Path("novel.txt").read_text("utf-8") == "It was a dark and stormy night."


def test_the_own_file_is_written_again() -> None:
    match = new_match()
    Person(match, ["s a.json", "4", "s a.json", "q"]).play()
    assert Path("a.json").read_text("utf-8") == match.save()
    assert [path.name for path in Path.cwd().iterdir()] == ["a.json"]


@pytest.mark.parametrize(
    "name", ["no/such/folder.json", "a\0b", "x" * 300, ".", "~nobody/x"], ids=["folder", "nul", "long", "dot", "home"]
)
def test_a_place_that_cannot_be_written_is_named_and_the_match_goes_on(name: str) -> None:
    match = new_match()
    person = Person(match, [f"q {name}", "4", "q"])
    told = person.play()
    assert "cannot be written." in told or "There is a file" in told
    assert "Traceback" not in told
    assert len(match.actions) == 3
    assert [path.name for path in Path.cwd().iterdir()] == [FILE.name]


def test_a_closed_input_where_nothing_can_be_written_ends_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir("/proc")
    with pytest.raises(CommandError, match=r"tradewinds-match.json cannot be written."):
        Person(new_match()).play()
    assert refusal_of_play() == "tradewinds-match.json cannot be written."


def refusal_of_play() -> str:
    result = run("play", "--bot", "random")
    assert result.exit_code == 2
    return result.stderr.strip()


def test_a_half_written_file_is_never_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match()
    FILE.write_text(match.save(), "utf-8")

    def full(self: Path, target: Path) -> Path:
        raise OSError

    monkeypatch.setattr(Path, "replace", full)
    person = Person(match, ["4", "s"], path=FILE)
    with pytest.raises(CommandError):
        person.play()
    assert Match.load(FILE.read_text("utf-8")).actions == match.actions[:2]


@pytest.mark.parametrize("when", [KeyboardInterrupt, EOFError])
def test_leaving_while_bots_think_saves(when: type[BaseException], monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match()
    person = Person(match, ["4", "13"])

    def tired(seat: int) -> int:
        raise when

    monkeypatch.setattr(person.terminal, "choice_of_bot", tired)
    told = person.play()
    assert "The match is saved in" in told
    assert Match.load(FILE.read_text("utf-8")).actions == match.actions


def test_a_wrong_file_is_refused_before_anything_is_played() -> None:
    FILE.write_text("{}", "utf-8")
    assert refusal("play", "--resume", str(FILE)).startswith(f"{FILE}: ")
    assert FILE.read_text("utf-8") == "{}"
