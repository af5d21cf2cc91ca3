"""Every game, compiled, at length: what `check_game` asks, in the numbers the project promises."""

import json
import os
import subprocess
import sys
from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tradewinds as tw
from tests.soaking import times
from tradewinds.core import conformance
from tradewinds.core.playout import random_games

pytestmark = pytest.mark.compiled

TABLES = [(name, seats) for name in tw.games() for seats in tw.load(name).seats]
each_table = pytest.mark.parametrize(("name", "seats"), TABLES)

GAMES = times(1_000, 10_000)
POSITIONS = times(500, 2_000)
MATCHES = times(1, 4)
GUESSED = times(100, 1_000)
SWAPPED = times(60, 600)


@each_table
def test_random_games_keep_every_law_and_end(name: str, seats: int) -> None:
    for options in tw.load(name).every_option():
        conformance.check_endings(tw.load(name), seats, GAMES, **options)


@each_table
def test_why_not_is_zero_exactly_when_legal_for_every_action(name: str, seats: int) -> None:
    for options in tw.load(name).every_option():
        conformance.check_why_not(tw.load(name), seats, POSITIONS, **options)


@each_table
def test_positions_that_differ_in_secrets_look_the_same(name: str, seats: int) -> None:
    for options in tw.load(name).every_option():
        conformance.check_secrecy(tw.load(name), seats, POSITIONS, **options)


@each_table
def test_those_learn_a_secret_who_can_tell_by_what_they_see(name: str, seats: int) -> None:
    for options in tw.load(name).every_option():
        conformance.check_learns(tw.load(name), seats, POSITIONS, **options)


SECRET = {
    "key-west": {"bid", "draw-bill", "draw-tile"},
    "tobago": {"deal", "look", "add"},
    "west-of-africa": {"choose"},
}


@pytest.mark.parametrize("name", tw.games())
def test_every_secret_kind_is_among_what_is_held_against_what_is_seen(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    met = Counter[str]()

    def check(done: Any, others: Any, viewer: int) -> None:
        met[done.kind.name] += 1

    monkeypatch.setattr(conformance.secrecy, "_check_ignorant", check)
    conformance.check_learns(tw.load(name), tw.load(name).seats[-1], POSITIONS)
    assert set(met) == SECRET[name]


@each_table
def test_guesses_have_the_chances_of_the_deal(name: str, seats: int) -> None:
    conformance.check_guesses(tw.load(name), seats, GUESSED)


@each_table
def test_equal_positions_have_equal_bytes(name: str, seats: int) -> None:
    conformance.check_bytes(tw.load(name), seats, SWAPPED)


@each_table
def test_simultaneous_choices_commute(name: str, seats: int) -> None:
    conformance.check_commuting(tw.load(name), seats, POSITIONS)


@each_table
def test_chance_has_outcomes_with_weights(name: str, seats: int) -> None:
    conformance.check_chance(tw.load(name), seats, POSITIONS)


@each_table
def test_whole_matches_are_told_undone_saved_and_loaded(name: str, seats: int) -> None:
    for seed, options in product(range(MATCHES), tw.load(name).every_option()):
        conformance.check_match(tw.load(name), seats, seed, **options)


@pytest.mark.parametrize("name", tw.games())
def test_nothing_is_missing_that_is_asked_for(name: str) -> None:
    conformance.check_table(tw.load(name))
    conformance.check_telling(tw.load(name))
    conformance.check_words(tw.load(name))


def results_in_another_process(name: str, seats: int, games: int, **environment: str) -> list[list[int]]:
    """The results of random games from a fresh interpreter with other settings."""
    program = (
        "import json, sys, tradewinds as tw\n"
        "from tradewinds.core.playout import random_games\n"
        "name, seats, games = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])\n"
        "results = random_games(tw.load(name), seats, games, 'same', check=True)\n"
        "print(json.dumps(results.table.tolist()))\n"
    )
    command = [sys.executable, "-c", program, name, str(seats), str(games)]
    done = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    table: list[list[int]] = json.loads(done.stdout)
    return table


@pytest.mark.parametrize("name", tw.games())
def test_plain_python_and_compiled_rules_play_the_same_games(name: str) -> None:
    seats = tw.load(name).seats[0]
    compiled = random_games(tw.load(name), seats, 1, "same", check=True).table
    plain = results_in_another_process(name, seats, 1, NUMBA_DISABLE_JIT="1")
    assert np.array_equal(compiled, np.array(plain))


@pytest.mark.long
@pytest.mark.parametrize("name", tw.games())
def test_no_array_is_left_in_a_full_run_with_bounds_checked(name: str) -> None:
    """NUMBA_BOUNDSCHECK=1 raises IndexError on any index outside; the games must also be the same."""
    seats = tw.load(name).seats[-1]
    compiled = random_games(tw.load(name), seats, 2_000, "same", check=True).table
    checked = results_in_another_process(name, seats, 2_000, NUMBA_BOUNDSCHECK="1")
    assert np.array_equal(compiled, np.array(checked))


def test_bounds_checking_would_notice(tmp_path: Path) -> None:
    """The run above can fail: an index outside raises through the compiled entry points."""
    program = tmp_path / "outside.py"
    program.write_text(
        "import numpy as np\n"
        "from numba import types\n"
        "import tradewinds\n"
        "from tradewinds.core.kernel import view, shorts, handle\n"
        "from tradewinds.core.layout import entry\n"
        "def read(array, index):\n"
        "    return view(shorts(array), 4)[index]\n"
        "compiled = entry(types.int64(types.intp, types.int64), read)\n"
        "compiled(handle(np.zeros(8, np.int16)), 5)\n",
        "utf-8",
    )
    environment = os.environ | {"NUMBA_BOUNDSCHECK": "1"}
    done = subprocess.run([sys.executable, program], env=environment, capture_output=True, text=True, check=False)
    assert "IndexError" in done.stderr
