"""`tradewinds simulate`: many random games and what they tell."""

import json
from typing import Any

import pytest

from tests.cli.helpers import GAME, identifiers, run
from tradewinds.arena import interval

KEYS = {
    "game",
    "seats",
    "games",
    "seconds",
    "games_per_second",
    "decisions_per_second",
    "decisions",
    "scores",
    "wins",
    "reasons",
    "broken_laws",
}
STATISTICS = {"mean", "sd", "min", "max"}


def facts(*args: str) -> dict[str, Any]:
    result = run("simulate", GAME, "--json", *args)
    assert (result.exit_code, result.stderr) == (0, "")
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_the_json_of_a_simulation_has_all_documented_keys() -> None:
    told = facts("--games", "3", "--seats", "2")
    assert set(told) == KEYS
    assert (told["game"], told["seats"], told["games"]) == (GAME, 2, 3)
    assert set(told["decisions"]) == STATISTICS
    assert [set(score) for score in told["scores"]] == [STATISTICS] * 2
    assert sum(told["wins"]) == 3, "West of Africa has exactly one winner"
    assert set(told["reasons"]) == {"points", "settlements", "both"}
    assert sum(told["reasons"].values()) == 3
    assert told["decisions"]["min"] <= told["decisions"]["mean"] <= told["decisions"]["max"]
    assert told["seconds"] >= 0


def test_every_position_is_checked_when_asked_for() -> None:
    assert facts("--games", "1", "--seats", "2", "--check")["broken_laws"] == 0


def test_equal_seeds_give_equal_games() -> None:
    clock = {"seconds", "games_per_second", "decisions_per_second"}

    def played(seed: str) -> dict[str, Any]:
        return {k: v for k, v in facts("--games", "1", "--seats", "2", "--seed", seed).items() if k not in clock}

    assert played("a") == played("a")
    assert played("a") != played("b")


def test_four_seats_are_played_when_nothing_is_said() -> None:
    assert facts("--games", "1")["seats"] == 4


@pytest.mark.parametrize(
    ("lang", "seats", "all_of_them"),
    [("en", "Red White", "100.0%"), ("de", "Rot Weiß", "100,0 %"), ("ja", "赤 白", "100.0%")],
)
def test_a_reader_gets_everything_in_the_own_language(lang: str, seats: str, all_of_them: str) -> None:
    result = run("simulate", GAME, "--games", "1", "--seats", "2", lang=lang)
    assert (result.exit_code, result.stderr) == (0, ""), "no bar where nobody watches"
    assert identifiers(result.stdout) == []
    assert all(f"│ {seat} " in result.stdout for seat in seats.split())
    assert all_of_them in result.stdout, "numbers as the reader writes them"
    assert "…" not in result.stdout, "nothing is cut off"


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (3, 10), (10, 10), (250, 1000)])
def test_the_interval_of_a_share_holds_it_and_stays_a_share(wins: int, games: int) -> None:
    low, high = interval(wins, games)
    assert 0 <= low <= wins / games <= high <= 1
    assert high - low > 0, "even no win at all leaves something open"


def test_the_interval_is_the_known_one() -> None:
    """Wilson's interval for 8 of 10, from any table."""
    assert interval(8, 10) == pytest.approx((0.490, 0.943), abs=0.001)


@pytest.mark.compiled
def test_a_thousand_compiled_games_are_played_in_a_moment() -> None:
    told = facts("--games", "3000", "--seats", "4")
    assert told["games"] == 3000, "more than one batch"
    assert told["decisions_per_second"] > 200_000
    assert all(500 < wins < 1000 for wins in told["wins"]), "no seat is favoured much"
