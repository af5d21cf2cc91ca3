"""What is typed wrongly: one sentence on stderr that names it, exit code 2, nothing changed. And the help."""

import subprocess
import sys
from pathlib import Path

import pytest
from typer.main import get_command

import tradewinds as tw
from tests.cli.helpers import GAME, identifiers, played_match, refusal, run
from tradewinds.bots import BOTS
from tradewinds.cli.commands import app
from tradewinds.cli.say import WORDS
from tradewinds.core.words import LANGUAGES

COMMANDS = ("play", "simulate", "replay", "verify", "rules", "warm")

WRONG = {
    ("simulate", "chess"): "There is no game called “chess”. The games are: ",
    ("play", "chess"): "There is no game called “chess”",
    ("rules", "chess"): "There is no game called “chess”",
    ("warm", "chess"): "There is no game called “chess”",
    ("simulate", GAME, "--seats", "6"): "west-of-africa is played with 2 to 5 seats, not with 6.",
    ("simulate", GAME, "--seats", "1"): "seats, not with 1.",
    ("simulate", GAME, "--seats", "0"): "--seats must be at least 1, not 0.",
    ("simulate", GAME, "--seats", "four"): "--seats must be a whole number, not “four”.",
    ("simulate", GAME, "--games", "0"): "--games must be at least 1, not 0.",
    ("simulate", GAME, "--games", "1.5"): "--games must be a whole number, not “1.5”.",
    ("simulate", GAME, "--option", "colour"): "An option is written name=value; “colour” is not.",
    ("simulate", GAME, "--option", "colour=red"): "west-of-africa has no option “colour”.",
    ("play", "--seats", "9"): "not with 9.",
    ("play", "--option", "colour=red"): "west-of-africa has no option “colour”.",
    ("play", "--bot", "oracle"): "There is no bot called “oracle”. The bots are: " + ", ".join(BOTS) + ".",
    ("play", "--resume", "gone.json"): "There is no file gone.json.",
    ("play", "--resume", "gone.json", "--seats", "3"): "--seats cannot be given with --resume",
    ("play", "--resume", "gone.json", "--seed", "3"): "--seed cannot be given with --resume",
    ("play", "--resume", "gone.json", "--option", "a=b"): "--option cannot be given with --resume",
    ("replay", "gone.json"): "There is no file gone.json.",
    ("verify", "gone.json"): "There is no file gone.json.",
    ("replay", "."): ". cannot be read as a text file.",
    ("replay", "gone.json", "--move", "-1"): "--move must be at least 0, not -1.",
    ("replay", "gone.json", "--seat", "red"): "--seat must be a whole number, not “red”.",
    ("rules", GAME, "6.99"): "The rulebook of west-of-africa has no chapter and no rule 6.99.",
    ("rules", GAME, "99"): "has no chapter and no rule 99.",
    ("rules", GAME, ".*"): "has no chapter and no rule .*.",
    ("rules", GAME, "--lang", "fr"): "There is no language “fr” here; choose one of: en, de, ja.",
    ("--lang", "fr", "warm"): "There is no language “fr” here",
    ("rules", GAME, "--lang"): "The option --lang is given without the value it needs",
    ("rules",): "“tradewinds rules” needs GAME, which is missing.",
    ("replay",): "“tradewinds replay” needs FILE, which is missing.",
    ("rules", GAME, "6", "7"): "“tradewinds rules” does not know what to do with “7”.",
    ("rules", GAME, "--loud"): "“tradewinds rules” has no option --loud",
    ("verify", "x", "--json=yes"): "The option --json is given",
    ("serve", "--port", "70000"): "Port 70000 at 127.0.0.1 cannot be used",
    ("serve", "--metrics", "9040"): "needs an address and a port, such as 127.0.0.1:9040",
    ("serve", "--metrics", "127.0.0.1:x"): ", not “127.0.0.1:x”.",
    ("serve", "--metrics", "127.0.0.1:70000"): ", not “127.0.0.1:70000”.",
    ("sail",): "There is no command “sail”; the commands are: play, serve, ",
    ("--loud",): "“tradewinds” has no option --loud",
    ("--lang", "en"): "This cannot be understood",
}


def test_the_version_is_told_and_nothing_else_is_done() -> None:
    assert run("--version").output == f"{tw.__version__}\n"


def test_the_module_is_the_command_line() -> None:
    command = [sys.executable, "-m", "tradewinds", "--version"]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == f"{tw.__version__}\n"


@pytest.mark.parametrize("args", WRONG, ids=" ".join)
def test_a_wrong_argument_is_named_in_one_sentence(args: tuple[str, ...], tmp_path: Path) -> None:
    assert WRONG[args] in refusal(*args)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("args", [args for args in WRONG if "--lang" not in args], ids=" ".join)
@pytest.mark.parametrize("lang", ["de", "ja"])
def test_a_wrong_argument_is_named_in_every_language(args: tuple[str, ...], lang: str) -> None:
    told = refusal(*args, lang=lang)
    assert identifiers(told) == []
    assert WRONG[args] not in told


@pytest.mark.parametrize(
    "args",
    [
        ("rules", "9" * 5000),
        ("rules", GAME, "9" * 5000),
        ("simulate", GAME, "--seats", "9" * 5000),
        ("play", "--bot", "x" * 5000),
        ("replay", "x" * 5000),
        ("y" * 5000,),
        ("rules", GAME, "6", "z" * 5000),
    ],
    ids=["game", "rule", "seats", "bot", "file", "command", "more"],
)
def test_an_endless_argument_is_cut_short_in_the_sentence(args: tuple[str, ...]) -> None:
    assert len(refusal(*args)) < 500


@pytest.mark.parametrize("option", ["--move", "--seat"])
def test_a_number_beyond_all_measure_is_just_a_wrong_number(option: str, tmp_path: Path) -> None:
    (tmp_path / "match.json").write_text(played_match(10).save(), "utf-8")
    assert "9" * 40 in refusal("replay", "match.json", option, "9" * 40)


def test_the_language_holds_for_complaints_about_what_stands_before_it() -> None:
    german = run("rules", GAME, "6.99", lang="de")
    for given in (["--lang", "de"], ["--lang=de"]):
        result = run("rules", GAME, "6.99", *given)
        assert (result.exit_code, result.stderr) == (2, german.stderr)
    assert german.stderr != run("rules", GAME, "6.99").stderr


# Help


@pytest.mark.parametrize("args", [(), ("--help",)], ids=["nothing", "--help"])
def test_without_a_command_all_of_them_are_listed(args: tuple[str, ...]) -> None:
    result = run(*args)
    assert result.exit_code == 0
    assert all(f"\n{command} " in result.stdout for command in COMMANDS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_complete_in_every_language(command: str, lang: str) -> None:
    result = run(command, "--help", "--lang", lang)
    assert result.exit_code == 0
    assert result.stdout.startswith(f"tradewinds {command}")
    assert identifiers(result.stdout) == []
    assert "…" not in result.stdout, "something was cut off"
    for param in get_command(app).commands[command].params:  # type: ignore[attr-defined]
        if param.param_type_name == "option":
            assert param.opts[0] in result.stdout
        assert WORDS.has(lang, param.help), param.help


def test_help_differs_between_languages() -> None:
    told = {run("play", "--help", lang=lang).stdout for lang in LANGUAGES}
    assert len(told) == len(LANGUAGES)
