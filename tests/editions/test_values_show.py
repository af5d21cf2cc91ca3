"""Every printed value shows: in the rulebook of every language, and in the picture or in play."""

import random
from dataclasses import replace
from pathlib import Path

import pytest

import tradewinds as tw
from tests.editions.corrections import FIXED, corrected, game_with
from tests.golden.moments import moments
from tests.soaking import SOAKING, times
from tradewinds.core import comparing, rulebook
from tradewinds.core.errors import BadEdition
from tradewinds.core.game import Game
from tradewinds.core.words import LANGUAGES

each_game = pytest.mark.parametrize("name", tw.games())
#: Tobago's board is told by the picture, and every island is measured when it is loaded.
BOARD = ("sections", "slots")


#: What only the rulebook tells, since every island has its own price, and what players at random never reach.
NOT_IN_PLAY = (*(f"islands.{i}.region" for i in range(7)), "scale.further")


def values(name: str, usual: int) -> list[str]:
    """Keys of values that can be another: all of them when soaking, else some."""
    game = tw.load(name)
    keys = [value.key for value in game.edition.values if value.key not in FIXED.get(name, ())]
    told = [key for key in keys if key.split(".")[0] not in BOARD]
    return told if SOAKING else random.Random(1).sample(told, usual)


def book(game: Game) -> list[str]:
    return [rulebook.read(game, lang) for lang in LANGUAGES]


def course(game: Game, seed: int) -> list[object]:
    """A whole random game, with pictures on the way: whatever an edition changes there."""
    match, rng = tw.Match(game, game.seats[seed % len(game.seats)], seed), random.Random(seed)
    seen: list[object] = []
    while match.actors:
        seat = match.actors[0]
        match.act(seat, rng.choice(match.legal(seat)))
        seen.append(match.position.tobytes())
        if len(seen) % 60 == 1:
            seen.append(match.svg())
    return [*seen, match.svg()]


@each_game
def test_every_value_is_told_by_a_rule_or_by_the_picture(name: str) -> None:
    silent = {item.key.split(".")[0] for item in comparing.items(tw.load(name), "en") if not item.rules}
    assert silent == (set(BOARD) if name == "tobago" else set())


@pytest.mark.plain
@each_game
def test_a_corrected_value_changes_the_rulebook_in_every_language(name: str, tmp_path: Path) -> None:
    game = tw.load(name)
    before = book(game)
    same = []
    for key in values(name, 3 if name == "tobago" else 12):
        after = book(game_with(game, corrected(game, key), tmp_path))
        same += [key for one, other in zip(before, after, strict=True) if one == other]
    assert same == []


@pytest.mark.plain
@each_game
def test_a_corrected_value_changes_the_picture_or_the_play(name: str, tmp_path: Path) -> None:
    game = tw.load(name)
    seeds = range(times(4, 20))
    before = [course(game, seed) for seed in seeds]
    same = []
    for key in set(values(name, 1 if name == "tobago" else 4)).difference(NOT_IN_PLAY):
        other = game_with(game, corrected(game, key), tmp_path)
        same += [key] if all(course(other, seed) == before[seed] for seed in seeds) else []
    assert same == []


def five_oranges(game: Game) -> int:
    """What they bring at the end of a random game of Key West."""
    match, rng = tw.Match(game, 3, 1), random.Random(1)
    while match.actors:
        match.act(match.actors[0], rng.choice(match.legal(match.actors[0])))
    state, last = list(moments(match))[-1].before, match.actions[-1]
    state.players[0].fruit[:] = (5, 0, 0)
    game.rules.apply(state, *last)
    return int(state.players[0].points[game.sources.index("fruit")])


@pytest.mark.plain
def test_what_every_further_tile_brings_is_the_edition_s(tmp_path: Path) -> None:
    game = tw.load("key-west")
    other = game_with(game, corrected(game, "scale.further"), tmp_path)
    assert (five_oranges(game), five_oranges(other)) == (1 + 2 + 3 + 4 + 1, 1 + 2 + 3 + 4 + 2)


@pytest.mark.parametrize(("name", "key"), [(name, key) for name, keys in FIXED.items() for key in keys])
def test_what_the_rules_cannot_carry_is_refused_by_name(name: str, key: str, tmp_path: Path) -> None:
    game = tw.load(name)
    with pytest.raises(BadEdition) as caught:
        game_with(game, corrected(game, key), tmp_path)
    assert caught.value.line.args["key"] == key


# Names in the rulebook


@each_game
def test_a_rule_names_the_same_values_in_every_language(name: str) -> None:
    game = tw.load(name)
    texts = [(game.rulebook / f"{lang}.md").read_text("utf-8").splitlines() for lang in LANGUAGES]
    for lines in zip(*texts, strict=True):
        assert len({frozenset(rulebook.PLACE.findall(line)) for line in lines}) == 1, lines[0]


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_in_the_rulebook_stands_for_something(name: str, lang: str) -> None:
    assert not set(rulebook.read(tw.load(name), lang)) & set("{}")


@each_game
def test_every_figure_is_used(name: str) -> None:
    game = tw.load(name)
    used = set(rulebook.PLACE.findall((game.rulebook / "en.md").read_text("utf-8")))
    assert set(game.figures) <= used


def test_a_name_that_stands_for_nothing_is_named_with_its_rule(tmp_path: Path) -> None:
    (tmp_path / "rulebook").mkdir()
    (tmp_path / "rulebook" / "en.md").write_text("**KW 1.1 Aim.** After {limits.weeks} weeks.\n", "utf-8")
    game = replace(tw.load("key-west"), home=tmp_path)
    with pytest.raises(BadEdition) as caught:
        rulebook.read(game, "en")
    for lang in LANGUAGES:
        assert all(part in caught.value.text(lang) for part in ("limits.weeks", "KW 1.1", str(game.edition.path)))
