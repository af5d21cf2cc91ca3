"""Tuning finds tastes by self-play and writes them as data."""

from pathlib import Path

import numpy as np
import pytest

import tradewinds as tw
from tests.scripts import script
from tradewinds.bots.tuning import as_logs, as_values, tune
from tradewinds.core.guided import contest
from tradewinds.core.taste import read_taste

WA = tw.load("west-of-africa")


def test_tastes_survive_their_logarithms() -> None:
    values = np.array([1, 2, 7, 300, 1000], np.int16)
    assert as_values(as_logs(values)).tolist() == values.tolist()


def test_equal_seeds_give_equal_tunings() -> None:
    one, two = (tune(WA, 2, steps=1, games=1, seed=4) for _ in range(2))
    assert one.values.tolist() == two.values.tolist()
    assert one.proof == two.proof


def test_what_is_no_better_is_not_taken() -> None:
    found = tune(WA, 2, steps=1, games=1, seed=1)
    if not found.better:
        assert found.values.tolist() == WA.taste.values.tolist()
    assert found.proof.games == 8


def test_the_command_runs_and_writes_a_file_that_can_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tuning = script("tools/tune.py")
    tuning.main(["--game", "west-of-africa", "--steps", "1", "--games", "1"])
    assert "found" in capsys.readouterr().out
    source = (WA.home / "sense.toml").read_text("utf-8")
    values = WA.taste.values.copy()
    values[0] = 999
    path = tmp_path / "sense.toml"
    path.write_text(tuning.with_values(source, WA.taste.names, values, "anew"), "utf-8")
    taste = read_taste(path, WA.taste.names)
    assert taste.values.tolist() == values.tolist()
    assert taste.note == "anew"


@pytest.mark.compiled
@pytest.mark.parametrize("name", tw.games())
def test_a_taste_for_nothing_loses(name: str) -> None:
    """Contests tell good from bad: without any taste a player wins less than a fair share."""
    game = tw.load(name)
    nothing = np.zeros_like(game.taste.values)
    assert contest(game, 4, nothing, game.taste.values, 200).wins < 40
