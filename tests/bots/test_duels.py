"""The benchmark of duels: a log that a later run goes on from."""

import importlib
from pathlib import Path
from typing import Any

import pytest

import tradewinds as tw
from tradewinds.bots import advice

ROOT = Path(__file__).parents[2]
LOG = ROOT / "benchmarks" / "duels.csv"


@pytest.fixture(name="real")
def _real(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The benchmark as it is."""
    monkeypatch.syspath_prepend(ROOT / "benchmarks")
    return importlib.import_module("bots")


@pytest.fixture(name="duels")
def _duels(real: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The benchmark with games that are over at once: the hero wins those with an even number."""
    duels: Any = real
    duels.asked = []

    def play(pairing: Any, number: int) -> Any:
        duels.asked.append(number)
        return duels.Played(number, float(number % 2 == 0), 3, 0.5)

    monkeypatch.setattr(duels, "play", play)
    return duels


def run(duels: Any, log: Path | None, games: int, hero: str = "captain") -> str:
    duels.asked.clear()
    return str(duels.duel(duels.Pairing("tobago", hero, "greedy"), range(games), 1, 1.0, log))


def test_a_later_run_plays_what_the_log_does_not_hold(duels: Any, tmp_path: Path) -> None:
    log = tmp_path / "duels.csv"
    assert "67 % of 3 games" in run(duels, log, 3)
    assert "60 % of 5 games" in run(duels, log, 5)
    assert duels.asked == [3, 4]
    assert len(log.read_text("utf-8").splitlines()) == 5
    assert "50 % of 2 games" in run(duels, log, 2)
    assert duels.asked == []


def test_other_pairings_in_the_log_do_not_count(duels: Any, tmp_path: Path) -> None:
    run(duels, tmp_path / "duels.csv", 3)
    run(duels, tmp_path / "duels.csv", 2, "admiral")
    assert duels.asked == [0, 1]


def test_a_line_cut_off_by_the_end_of_a_run_is_played_again(duels: Any, tmp_path: Path) -> None:
    log = tmp_path / "duels.csv"
    run(duels, log, 2)
    log.write_text(log.read_text("utf-8") + "tobago,captain,greedy,2,1", "utf-8")
    assert "of 3 games" in run(duels, log, 3)
    assert duels.asked == [2]
    assert "of 3 games" in run(duels, log, 3)
    assert duels.asked == []


def test_no_log_is_needed_and_time_ends_a_run(duels: Any) -> None:
    assert "67 % of 3 games" in run(duels, None, 3)
    assert "of 1 games" in duels.duel(duels.Pairing("tobago", "captain", "greedy"), range(3), 1, -1.0, None)


@pytest.mark.compiled
@pytest.mark.parametrize("game", tw.games())
def test_the_log_is_of_these_bots(real: Any, game: str) -> None:
    """docs/search.md tells of the games in the log: when bots choose otherwise, they have to be measured anew."""
    pairing = real.Pairing(game, "captain", "greedy")
    assert pairing in real.logged(LOG)
    then, now = real.read_log(LOG, pairing)[0], real.play(pairing, 0)
    assert (now.share, now.lead) == (then.share, then.lead)


def test_all_pairings_of_a_log_are_told(duels: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "duels.csv"
    run(duels, log, 4)
    run(duels, log, 3, "admiral")
    duels.main(["told", "--log", str(log)])
    captain, admiral = capsys.readouterr().out.splitlines()
    assert "captain against three greedy: 50 % of 4 games" in captain
    assert "admiral against three greedy: 67 % of 3 games" in admiral


def test_a_bot_is_named_with_its_playouts_and_habits(duels: Any) -> None:
    game = duels.tw.load("tobago")
    search = duels.bot("search:50:explore=30:keen=3", game, "1")
    assert search.playouts == 50
    habits = search.searches[0].habits
    assert (habits.explore, habits.keen, habits.win) == (30, 3, game.taste.search.win)
    assert duels.bot("search:70", game, "1").playouts == 70
    assert duels.bot("captain", game, "1").search.playouts == 2_000


@pytest.mark.compiled
def test_hints_and_the_analysis_of_a_match_are_timed(real: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "MOST", 2)
    told = real.hints("west-of-africa", moments=3)
    assert " 3 hints: " in told
    assert " moments with 2 playouts: " in told
