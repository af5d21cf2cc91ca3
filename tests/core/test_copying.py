"""Copies of a match, a game and a branch: what happens in one does not happen in the other."""

import copy
import json
import pickle
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tradewinds as tw
from tests.core.tables import GAME, few, lay, new, number, played, refusal, snapshot, viewers
from tradewinds.core import finding, saving
from tradewinds.core.fair import Fair
from tradewinds.core.game import CHANCE
from tradewinds.core.words import LANGUAGES


def pickled(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


WAYS: dict[str, Callable[[Any], Any]] = {
    "method": lambda match: match.copy(),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": pickled,
}
each_way = pytest.mark.parametrize("way", WAYS)
each_game = pytest.mark.parametrize("name", tw.games())


def facts(match: tw.Match) -> tuple[Any, ...]:
    """All that can be asked of a match."""
    seats = range(match.seats)
    return (
        snapshot(match),
        match.actors,
        [match.legal(seat) for seat in seats],
        [match.can_undo(seat) for seat in seats],
        [match.log(viewer, "en") for viewer in viewers(match)],
        match.scores,
        match.outcome,
    )


def wander(match: tw.Match, chooser: random.Random, steps: int) -> None:
    """Play on, and take back now and then."""
    for _ in range(steps):
        if not match.actors:
            return
        seat = chooser.choice(match.actors)
        match.act(seat, chooser.choice(match.legal(seat)))
        takers = [one for one in range(match.seats) if match.can_undo(one)]
        if takers and chooser.random() < 0.4:
            match.undo(chooser.choice(takers))


def some_match(name: str, seed: int, steps: int) -> tw.Match:
    game = tw.load(name)
    match = tw.Match(game, game.seats[seed % len(game.seats)], seed, language="en")
    wander(match, random.Random(seed), steps)
    return match


@each_game
@few
@given(st.sampled_from(sorted(WAYS)), st.integers(0, 10**6), st.integers(0, 90), st.booleans())
def test_a_copy_and_its_trunk_go_their_own_ways(name: str, way: str, seed: int, steps: int, first: bool) -> None:
    trunk = some_match(name, seed, steps)
    other = WAYS[way](trunk)
    assert facts(other) == facts(trunk)
    one, still = (trunk, other) if first else (other, trunk)
    for number_, moved, unmoved in ((1, one, still), (2, still, one)):
        before = facts(unmoved)
        wander(moved, random.Random(f"{seed} {number_}"), 12)
        assert facts(unmoved) == before
    for match in (trunk, other):
        assert facts(tw.Match.load(match.save())) == facts(match)


@each_way
def test_taking_back_in_a_copy_leaves_what_its_trunk_can_take_back(way: str) -> None:
    match = new()
    lay(match, 0, "minus", "move-workers")
    lay(match, 1, "sell")
    lay(match, 2, "settle")
    before = snapshot(match)
    match.act(0, number("place-ship", island="tenerife"))
    other = WAYS[way](match)
    other.undo(0)
    other.act(0, number("place-ship", island="lanzarote"))
    match.undo(0)
    assert snapshot(match) == before


def test_taking_back_what_was_looked_ahead_leaves_the_match() -> None:
    match = new()
    before = snapshot(match)
    match.act(0, number("choose", card="sell"))
    ahead = match.after(0, number("choose", card="minus"))
    assert ahead is not None
    ahead.undo(0)
    ahead.undo(0)
    ahead.act(0, number("choose", card="settle"))
    match.undo(0)
    assert snapshot(match) == before


@each_way
def test_a_copy_draws_what_its_trunk_draws(way: str) -> None:
    """Equal choices, equal chance: a copy is no second deal."""
    match = some_match("tobago", 3, 10)
    other = WAYS[way](match)
    for one in (match, other):
        wander(one, random.Random(1), 40)
    assert [actor for actor, _ in match.actions].count(CHANCE) > 10
    assert facts(other) == facts(match)


@each_way
def test_a_copy_has_options_and_language_of_its_own(way: str) -> None:
    match = new()
    other = WAYS[way](match)
    other.language = "ja"
    other.options["taught"] = "x"
    assert (match.language, match.options) == ("en", {})


# Games


@each_game
def test_a_game_is_its_own_copy_and_comes_out_of_a_pickle_by_name(name: str) -> None:
    game = tw.load(name)
    assert all(WAYS[way](game) is game for way in ("copy", "deepcopy", "pickle"))
    assert len(pickle.dumps(game)) < 300


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"version": GAME.version + 1}, "version"),
        ({"edition": tw.load("tobago").edition}, "another edition"),
        ({"dtype": tw.load("tobago").dtype}, "another form"),
    ],
)
@pytest.mark.parametrize("what", [GAME, new()], ids=["game", "match"])
def test_a_pickle_of_another_edition_is_refused(
    monkeypatch: pytest.MonkeyPatch, what: Any, change: dict[str, Any], told: str
) -> None:
    text = pickle.dumps(what)
    monkeypatch.setattr(finding, "find_game", lambda name: replace(GAME, **change))
    assert told in str(refusal(lambda: pickle.loads(text), tw.BadSave))


def test_a_game_that_is_not_known_by_its_name_is_not_pickled() -> None:
    assert "cannot be pickled" in str(refusal(lambda: pickle.dumps(replace(GAME, code="XX")), tw.BadRequest))
    refusal(lambda: pickle.dumps(replace(GAME, name="chess")), tw.BadRequest)


# A match that goes on from a moment of another


def moments(match: tw.Match) -> list[int]:
    """After how many actions somebody could choose."""
    last = len(match.actions)
    return [at for at in range(1, last + 1) if at == last or match.actions[at][0] != CHANCE]


@each_game
@few
@given(st.integers(0, 10**6), st.integers(1, 90), st.data())
def test_a_branch_goes_its_own_way_and_its_file_verifies(name: str, seed: int, steps: int, data: st.DataObject) -> None:
    trunk = some_match(name, seed, steps)
    at, before = data.draw(st.sampled_from(moments(trunk))), facts(trunk)
    branch = trunk.branch(at, f"new {seed}")
    assert branch.actions == trunk.actions[:at]
    wander(branch, random.Random(seed), 20)
    assert facts(trunk) == before
    assert branch.actions[:at] == trunk.actions[:at]
    again = tw.Match.load(branch.save())
    assert facts(again) == facts(branch)
    assert all(step.ok for step in tw.verify(branch.save()) if step.what.id != "verify-over")
    assert branch.fair.commitment != trunk.fair.commitment


def test_a_stored_branch_goes_on_from_the_same_moment_with_the_same_chance() -> None:
    """As a server does it: what was taken over is kept as a list, every action of it checked."""
    trunk = tw.Match(tw.load("key-west"), 3, seed=4)
    wander(trunk, random.Random(4), 30)
    at = next(at for at in range(20, len(trunk.actions)) if trunk.actions[at][0] != CHANCE)
    branch = trunk.branch(at, "new")
    again = tw.Match(trunk.game, 3, "new")
    again.go_on_from(trunk.actions[:at])
    assert facts(again) == facts(branch)
    for match in (branch, again):
        wander(match, random.Random(9), 25)
    assert facts(again) == facts(branch)
    refusal(lambda: tw.Match(trunk.game, 3, "new").go_on_from([*trunk.actions[:at], (0, 0)]), tw.BadSave)


def test_a_branch_draws_from_its_own_secret() -> None:
    trunk = some_match("tobago", 3, 10)
    at = len(trunk.actions)
    drawn = set()
    for seed in range(4):
        branch = trunk.branch(at, seed)
        wander(branch, random.Random(1), 30)
        drawn.add(tuple(action for actor, action in branch.actions[at:] if actor == CHANCE))
    assert len(drawn) == 4
    assert trunk.branch(at, 0).fair.secret == tw.Match(trunk.game, trunk.seats, 0).fair.secret


def test_what_was_taken_over_cannot_be_taken_back() -> None:
    trunk = new()
    trunk.act(0, number("choose", card="sell"))
    trunk.act(1, number("choose", card="sell"))
    assert trunk.can_undo(0)
    branch = trunk.branch(len(trunk.actions))
    assert not any(branch.can_undo(seat) for seat in range(3))
    refusal(lambda: branch.undo(0), tw.BadRequest)
    branch.act(0, number("choose", card="minus"))
    branch.undo(0)
    assert branch.actions == trunk.actions
    assert not branch.can_undo(0)


def test_a_branch_of_a_branch_takes_over_what_that_one_drew() -> None:
    trunk = some_match("tobago", 3, 10)
    first = trunk.branch(moments(trunk)[3], 1)
    wander(first, random.Random(2), 30)
    second = first.branch(len(first.actions), 2)
    wander(second, random.Random(3), 10)
    assert facts(tw.Match.load(second.save())) == facts(second)
    assert second.origin.begun == len(first.actions) > first.origin.begun


def test_the_seal_and_the_draws_depend_on_the_moment() -> None:
    trunk = played(3, 1, 20)
    here, there = (trunk.branch(at, 1, contributions=["a", "b", "c"]).fair for at in (10, 11))
    assert here.commitment == there.commitment
    assert here.seal != there.seal
    assert here.key != there.key != Fair(there.secret, there.contributions).key


@pytest.mark.parametrize("at", [-1, 0, 10**6, True, 3.0, "3", None])
def test_there_is_no_such_moment(at: Any) -> None:
    refusal(lambda: played(3, 1, 5).branch(at), tw.BadRequest)


def test_a_match_does_not_begin_in_the_midst_of_chance() -> None:
    trunk = played(3, 1, 5)
    assert [actor for actor, _ in trunk.actions[:4]] == [CHANCE] * 3 + [trunk.actions[3][0]]
    assert "chance is drawing" in str(refusal(lambda: trunk.branch(2), tw.BadRequest))
    trunk.show(trunk.actions[:2])
    assert "chance is drawing" in str(refusal(lambda: trunk.branch(2), tw.BadRequest))


# Files of branches

TRUNK = played(3, 1, contributions=["ann", "bo", "cleo"])
AT = 30


def finished(contributions: tuple[str, ...] = ()) -> tw.Match:
    branch, chooser = TRUNK.branch(AT, "new", contributions=contributions), random.Random(5)
    while branch.actors:
        seat = branch.actors[0]
        branch.act(seat, chooser.choice(branch.legal(seat)))
    return branch


def forged(match: tw.Match, **changes: Any) -> str:
    data = json.loads(match.save()) | changes
    return json.dumps(data | {"digest": saving.digest(data)})


def begun(match: tw.Match, **changes: Any) -> str:
    """The file with other words about its beginning; actions that are changed get a digest that fits."""
    given = json.loads(match.save())["begun"] | {key: changes[key] for key in ("actions", "digest") if key in changes}
    return forged(match, begun=given)


def test_a_file_says_where_its_match_began() -> None:
    data = json.loads(finished().save())
    assert data["begun"] == {"actions": AT, "digest": saving.moment(TRUNK, TRUNK.actions[:AT])}
    assert "begun" not in json.loads(TRUNK.save())


def test_the_check_says_what_was_taken_over_and_what_was_drawn() -> None:
    trunk = some_match("tobago", 3, 40)
    at = moments(trunk)[3]
    match = trunk.branch(at, 1)
    wander(match, random.Random(2), 30)
    told = {step.what.id: step.what.args for step in tw.verify(match.save())}
    since = [actor for actor, _ in match.actions[at:]].count(CHANCE)
    assert told["verify-begun"] == {"count": at}
    assert told["verify-draws-since"] == {"count": since}
    assert since > 0
    assert "verify-draws" not in told


def test_what_a_branch_proves_is_said_in_every_language() -> None:
    given = ("ann", "bo", "cleo")
    match = finished(given)
    notes = [match.fair.commitment, match.fair.seal]
    assert all(step.ok for step in tw.verify(match.save(), notes, "ann"))
    shown = tw.proves(match.save(), notes, "ann")
    assert (shown.id, shown.args["count"]) == ("proves-begun", AT)
    texts = {GAME.words.text(lang, shown) for lang in LANGUAGES}
    assert len(texts) == 3
    assert all(str(AT) in text for text in texts)
    steps = [step.text(lang) for lang in LANGUAGES for step in tw.verify(match.save())]
    assert not [text for text in steps if text.startswith("verify-")]


@pytest.mark.parametrize(
    "changes",
    [
        {"actions": 0},
        {"actions": -1},
        {"actions": True},
        {"actions": 10**6},
        {"actions": AT + 1},
        {"actions": AT - 1},
        {"actions": 2},
        {"digest": "0" * 64},
        {"digest": "x"},
    ],
)
def test_a_file_that_says_another_beginning_is_refused(changes: dict[str, Any]) -> None:
    text = begun(finished(), **changes)
    refusal(lambda: tw.Match.load(text), tw.BadSave)
    assert not _passes(text)


@pytest.mark.parametrize("wrong", [None, True, {}, [], {"actions": 3}, 5])
def test_a_beginning_of_the_wrong_kind_is_refused(wrong: Any) -> None:
    text = forged(finished(), begun=wrong)
    assert "begun" in str(refusal(lambda: tw.Match.load(text), tw.BadSave))


def _passes(text: str) -> bool:
    try:
        return all(step.ok for step in tw.verify(text))
    except tw.BadSave:
        return False


def with_taken(place: int, actor: int, action: int) -> str:
    """A branch whose taken over actions were forged, every digest made to fit."""
    match = finished()
    match.actions[place] = (actor, action)
    match.fair = replace(match.fair, begun=saving.moment(match, match.actions[:AT]))
    return match.save()


def test_a_draw_that_chance_could_not_make_is_refused() -> None:
    (_, first), (_, second), *_ = TRUNK.actions
    text = with_taken(1, CHANCE, first)
    assert "could not draw" in str(refusal(lambda: tw.Match.load(text), tw.BadSave))
    assert not _passes(text)
    text = with_taken(3, CHANCE, second)
    assert "could not draw" in str(refusal(lambda: tw.Match.load(text), tw.BadSave))


def test_an_action_taken_over_has_to_be_allowed() -> None:
    actor, _ = TRUNK.actions[4]
    text = with_taken(4, actor, number("end-turn"))
    assert "Action 5" in str(refusal(lambda: tw.Match.load(text), tw.BadSave))
    assert not _passes(text)


def test_a_file_that_ends_where_chance_is_next_and_claims_to_begin_there_is_refused() -> None:
    trunk = tw.Match(tw.load("west-of-africa"), 2, 1)
    begun = trunk.branch(len(trunk.actions))
    begun.origin = replace(begun.origin, begun=1)
    begun.fair = replace(begun.fair, begun=saving.moment(trunk, trunk.actions[:1]))
    begun.actions = trunk.actions[:1]
    assert "chance is drawing" in str(refusal(lambda: tw.Match.load(begun.save()), tw.BadSave))


def test_a_file_that_began_in_the_midst_of_chance_is_refused() -> None:
    match = finished()
    match.origin = replace(match.origin, begun=2)
    match.fair = replace(match.fair, begun=saving.moment(match, match.actions[:2]))
    assert "chance is drawing" in str(refusal(lambda: tw.Match.load(match.save()), tw.BadSave))


def test_a_branch_that_hides_its_beginning_does_not_pass() -> None:
    data = json.loads(finished().save())
    del data["begun"]
    assert not _passes(json.dumps(data | {"digest": saving.digest(data)}))


@each_way
def test_a_branch_can_be_copied(way: str) -> None:
    match = TRUNK.branch(AT, 1)
    other = WAYS[way](match)
    wander(other, random.Random(1), 10)
    assert match.actions == TRUNK.actions[:AT]
    assert facts(tw.Match.load(other.save())) == facts(other)
