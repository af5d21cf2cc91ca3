"""Golden games: matches recorded before a rework are the same after it, value by value and word by word.

When a change is meant, `python tools/golden.py update` writes the checks anew and says what is different.
"""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import tradewinds as tw
from tests.golden import coverage
from tests.golden.checkpoints import EVERY, REPLAYS, checks_of, differences, golden_files, read, take, values, write

pytestmark = pytest.mark.compiled

FILES = [path for game in tw.games() for path in golden_files(game)]
each_game = pytest.mark.parametrize("name", tw.games())


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_golden_games_are_played_as_they_were(path: Path) -> None:
    golden = read(path)
    changed = differences(golden, take(path, golden.match(), golden.about, golden.stops))
    assert not changed, "\n".join(["If this is meant, run tools/golden.py update.", *changed])


@each_game
def test_golden_games_reach_everything(name: str) -> None:
    """Kinds of actions, endings, tables, texts, refusals and rulings; what is excepted is really not reached."""
    game = tw.load(name)
    files = [read(path) for path in golden_files(name)]
    reached = {what for golden in files for what in coverage.reached(golden, golden.match())}
    assert coverage.wanted(game) - reached == set(coverage.unreached(game))


@each_game
def test_every_ruling_of_the_rulebook_is_looked_for(name: str) -> None:
    """By a sign, by a refusal, or told why not."""
    game = tw.load(name)
    rulings = set(coverage.rulings_of_the_book(game))
    signs = {sign.split()[0] for sign in coverage.signs(game)}
    refusals = {what.split()[1] for what in coverage.wanted(game) if what.startswith("refusal ")}
    told = set(coverage.without_sign(game))
    assert rulings
    assert rulings - signs - refusals == told


def test_every_match_has_its_checks_and_every_check_its_match() -> None:
    kept = set(REPLAYS.glob("*/*.json"))
    assert kept == {*FILES, *(checks_of(path) for path in FILES)}
    assert all(path.stat().st_size < 50_000 for path in kept)


# The checks can fail


def golden_of_two() -> tuple[Path, tw.Match]:
    path = REPLAYS / "west-of-africa" / "two-minus-cards.json"
    return path, read(path).match()


def test_a_changed_field_is_named_with_its_place() -> None:
    path, match = golden_of_two()
    golden = take(path, match, "")
    gold = golden.tracks["position.players.gold"].split(" ")
    other = replace(golden, tracks=golden.tracks | {"position.players.gold": " ".join([*gold[:-1], "000000"])})
    last = golden.stops[-1]
    told = f"position.players.gold differs after {last} actions, at 1 of {len(golden.stops)} stops"
    assert differences(other, golden) == [told]


def test_a_renamed_field_is_told_from_a_changed_one() -> None:
    path, match = golden_of_two()
    golden = take(path, match, "")
    tracks = {name.replace("position.stock", "position.beside"): track for name, track in golden.tracks.items()}
    told = ["position.stock is gone (the same values are now in position.beside)", "position.beside is new"]
    assert differences(golden, replace(golden, tracks=tracks)) == told


def test_values_by_name_know_nothing_of_the_layout() -> None:
    """The same position with its fields in another order has the same values."""
    _, match = golden_of_two()
    dtype, vector = match.game.dtype, match.position
    turned = np.dtype([(name, dtype[name]) for name in reversed(dtype.names or ())])
    moved = np.zeros(1, turned)
    for name in dtype.names or ():
        moved[name] = vector.view(dtype)[name]
    other = moved.view(np.int16)
    assert not np.array_equal(other, vector)
    assert values(turned, other) == values(dtype, vector)


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    _, match = golden_of_two()
    golden = take(tmp_path / "west-of-africa" / "new.json", match, "About “quotes”.", [1, 2])
    write(golden, match)
    again = read(golden.path)
    assert again == golden
    assert again.stops[:3] == (1, 2, EVERY)
    assert again.match().save() == match.save()
