"""Several choices in a row: worked out from what a seat has seen, allowed in the match behind it."""

import dataclasses
import random
from typing import Any

import pytest

import tradewinds as tw
from tests.games.tobago.playing import choose
from tradewinds.bots import make_bot
from tradewinds.core import conformance
from tradewinds.core.conformance import legality
from tradewinds.core.dice import new_dice
from tradewinds.core.kernel import handle
from tradewinds.core.ways import MOST_STEPS, things, told, ways
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


@pytest.mark.parametrize("name", tw.games())
def test_twins_have_equal_ways(name: str) -> None:
    dice, rng, found = new_dice("twins"), random.Random(2), 0
    match = tw.Match(tw.load(name), 3, seed=2)
    for _ in range(250):
        seat = match.actors[0]
        twin = match.seen(seat)
        match.game.kernel.determinize(handle(twin), seat, handle(dice))
        own = ways(match.game, match.seen(seat), seat)
        assert ways(match.game, match.game.seen_by(twin, seat), seat) == own
        found += len(own)
        match.act(seat, rng.choice(match.legal(seat)))
        if not match.actors:
            break
    assert found


def moments(name: str, kind: str, seed: int = 4) -> list[tw.Match]:
    """Moments of a match in which ways end in a choice of that kind."""
    found = []
    match = tw.Match(tw.load(name), 3, seed=seed)
    bot = make_bot("greedy", match.game, f"{seed}")
    while match.actors:
        seat = match.actors[0]
        if any(match.game.actions.kind(way[-1]).name == kind for way in ways(match.game, match.seen(seat), seat)):
            found.append(match.copy())
        match.act(seat, int(bot.choose(match.seen(seat), seat, match.legal(seat))))
    assert found
    return found


def kinds(match: tw.Match) -> set[tuple[str, ...]]:
    actions, seat = match.game.actions, match.actors[0]
    found = ways(match.game, match.seen(seat), seat)
    return {tuple(actions.kind(action).name for action in way) for way in found}


def test_what_a_marker_would_open_is_wanted_before_it_lies_there() -> None:
    found = set().union(*(kinds(match) for match in moments("key-west", "look")))
    assert {("mark", "look"), ("mark", "buy-hotel"), ("mark", "harvest"), ("put-back", "look")} <= found
    assert not any("look" in way[:-1] or "keep" in way for way in found), "nothing follows what becomes known"


def test_each_marker_that_would_do_has_its_own_way() -> None:
    for match in moments("key-west", "buy-hotel"):
        actions, seat = match.game.actions, match.actors[0]
        found = [way for way in ways(match.game, match.seen(seat), seat) if actions.kind(way[-1]).name == "buy-hotel"]
        marks = [way[0] for way in found if way[-1] == found[0][-1]]
        assert len({*marks}) == len(marks)
        if len(marks) > 1:
            return
    raise AssertionError("there was never more than one")


@pytest.mark.parametrize("kind", ["plant", "sell"])
def test_all_of_a_kind_leaves_nothing_out(kind: str) -> None:
    seen = 0
    for match in moments("west-of-africa", kind):
        actions, seat = match.game.actions, match.actors[0]
        for way in ways(match.game, match.seen(seat), seat):
            if actions.kind(way[-1]).name != kind:
                continue
            seen += 1
            wanted = {action for action in match.legal(seat) if actions.kind(action).name == kind}
            assert wanted <= {*way}
            for action in way:
                match.act(seat, action)
            assert not [action for action in match.legal(seat) if actions.kind(action).name == kind]
            assert things(match.game, way) == []
    assert seen


@pytest.mark.parametrize(("name", "kind"), [("key-west", "look"), ("west-of-africa", "plant")])
def test_ways_are_told_in_every_language(name: str, kind: str) -> None:
    match = moments(name, kind)[0]
    game, seat = match.game, match.actors[0]
    seen = game.record(match.seen(seat))
    for way in ways(game, match.seen(seat), seat):
        line = told(game, lambda action: game.telling.describe(seen, seat, action), way)
        texts = [game.words.text(lang, line) for lang in LANGUAGES]
        assert all(texts)
        assert "{" not in "".join(texts)


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
    with pytest.raises(AssertionError, match=r"what comes before Drive\(.*\) as a step of .* was not foreseen"):
        conformance.check_ways(game, 3, 12, 3)
