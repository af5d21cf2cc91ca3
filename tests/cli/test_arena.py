"""`tradewinds arena`: bots against each other on the command line."""

import json
from pathlib import Path

import pytest

from tests.cli.helpers import GAME, identifiers, refusal, run

DUEL = ("arena", "--game", GAME, "--bots", "random,random", "--games", "2")


def test_the_json_tells_everything() -> None:
    result = run(*DUEL, "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    facts = json.loads(result.stdout)
    assert (facts["game"], facts["seats"], facts["games"]) == (GAME, 2, 2)
    assert facts["bots"]["random"]["games"] == 4


@pytest.mark.parametrize("lang", ["en", "de", "ja"])
def test_a_reader_gets_everything_in_the_own_language(lang: str) -> None:
    result = run(*DUEL, "--html", "report.html", lang=lang)
    assert (result.exit_code, result.stderr) == (0, ""), "no bar where nobody watches"
    assert identifiers(result.stdout) == []
    assert "arena-" not in result.stdout
    assert "…" not in result.stdout, "nothing is cut off"
    assert Path("report.html").read_text("utf-8").startswith("<!doctype html>")


def test_equal_seeds_give_equal_files_in_any_number_of_processes() -> None:
    run(*DUEL, "--seed", "s", "--csv", "one.csv")
    run(*DUEL, "--seed", "s", "--csv", "two.csv", "--workers", "2")
    run(*DUEL, "--seed", "t", "--csv", "other.csv")
    one, two, other = (Path(name).read_bytes() for name in ("one.csv", "two.csv", "other.csv"))
    assert one == two != other


def test_rows_can_be_written_as_parquet() -> None:
    assert run(*DUEL, "--parquet", "games.parquet").exit_code == 0
    assert Path("games.parquet").read_bytes().startswith(b"PAR1")


def test_spaces_between_names_do_no_harm() -> None:
    assert run("arena", "--bots", "random, random", "--games", "1", "--json").exit_code == 0


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (("--bots", "random,grandmaster"), "grandmaster"),
        (("--bots", "random"), "at least 2 bots"),
        (("--bots", "random,,random"), "no bot called"),
        (("--bots", "random,random", "--games", "0"), "--games"),
        (("--bots", "random,random", "--workers", "0"), "--workers"),
        (("--bots", "random,random", "--game", "chess"), "chess"),
        (("--bots", "random,random", "--csv", "no/such/folder.csv"), "cannot be written"),
        (("--bots", "random,random", "--html", "."), "cannot be written"),
        ((), "--bots"),
    ],
)
def test_what_is_asked_for_wrongly_is_answered_with_a_sentence(wrong: tuple[str, ...], told: str) -> None:
    assert told in refusal("arena", *wrong)
    assert list(Path().iterdir()) == []
