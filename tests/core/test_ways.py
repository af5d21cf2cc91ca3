"""Several choices in a row: worked out from what a seat has seen, allowed in the match behind it."""

import dataclasses
import random
from typing import Any

import pytest

import tradewinds as tw
from tests.games.tobago.playing import choose
from tradewinds.core import conformance
from tradewinds.core.conformance import legality
from tradewinds.core.dice import new_dice
from tradewinds.core.kernel import handle
from tradewinds.core.ways import MOST_STEPS, told, ways
from tradewinds.core.words import LANGUAGES

GAME = tw.load("tobago")


def played(steps: int, seed: int = 5) -> list[tw.Match]:
    """Moments of matches in which somebody may drive."""
    rng, found = random.Random(seed), []
    match = tw.Match(GAME, 3, seed=seed)
    for step in range(steps):
        if not match.actors:
            match = tw.Match(GAME, 3, seed=step)
        seat = match.actors[0]
        if ways(GAME, match.seen(seat), seat):
            found.append(match.copy())
        match.act(seat, choose(match, seat, rng))
    assert len(found) > steps / 10
    return found


@pytest.mark.parametrize("name", tw.games())
def test_every_step_is_allowed_and_foreseen(name: str) -> None:
    conformance.check_ways(tw.load(name), tw.load(name).seats[-1], 12, 3)


def test_ways_can_be_gone_in_the_match_and_taken_back() -> None:
    rng = random.Random(8)
    for match in played(250):
        seat = match.actors[0]
        before = match.position
        way = rng.choice(ways(GAME, match.seen(seat), seat))
        for action in way:
            match.act(seat, action)
        for _ in way:
            match.undo(seat)
        assert (match.position == before).all()


def test_there_is_one_way_to_each_choice_and_none_to_what_is_open_already() -> None:
    for match in played(120):
        seat = match.actors[0]
        found = ways(GAME, match.seen(seat), seat)
        ends = [way[-1] for way in found]
        assert len({*ends}) == len(ends)
        assert not {*ends} & {*match.legal(seat)}
        assert [len(way) for way in found] == sorted(len(way) for way in found)
        assert all(1 < len(way) <= MOST_STEPS for way in found)


def test_twins_have_equal_ways() -> None:
    dice = new_dice("twins")
    for match in played(120):
        seat = match.actors[0]
        twin = match.seen(seat)
        GAME.kernel.determinize(handle(twin), seat, handle(dice))
        assert ways(GAME, GAME.seen_by(twin, seat), seat) == ways(GAME, match.seen(seat), seat)


def test_nobody_has_ways_out_of_turn() -> None:
    for match in played(60):
        others = [seat for seat in range(3) if seat not in match.actors]
        assert [ways(GAME, match.seen(seat), seat) for seat in others] == [[]] * len(others)


def test_a_way_says_in_how_many_steps_and_by_what() -> None:
    match = played(60)[-1]
    seat = match.actors[0]
    way = ways(GAME, match.seen(seat), seat)[-1]
    spaces = [dict(GAME.actions.actions[action].arguments)["space"] for action in way]
    seen = GAME.record(match.seen(seat))
    for lang in LANGUAGES:
        text = GAME.words.text(lang, told(GAME, lambda action: GAME.telling.describe(seen, seat, action), way))
        assert str(len(way)) in text
        assert all(str(space) in text for space in spaces)


def test_a_step_that_is_forbidden_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(legality, "ways", lambda game, seen, seat: [(len(game.actions) - 1,)])
    with pytest.raises(AssertionError, match=r"EndTurn\(\) as a step of .* is forbidden"):
        conformance.check_ways(GAME, 3, 2, 3)


@pytest.mark.plain
def test_what_was_not_foreseen_is_caught() -> None:
    """As when a drive would tell what lies on top of the gold deck."""

    def talkative(state: Any, seat: int, action: int) -> None:
        GAME.rules.apply(state, seat, action)
        state.quiet = state.deck[0]

    game = dataclasses.replace(GAME, rules=dataclasses.replace(GAME.rules, apply=talkative))
    with pytest.raises(AssertionError, match=r"Drive\(.*\) as a step of .* was not foreseen"):
        conformance.check_ways(game, 3, 12, 3)
