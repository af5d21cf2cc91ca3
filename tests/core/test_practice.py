"""Going back in practice: past draws and what others did, with another chance each time, and the file says so."""

import json
import random

import pytest

import tradewinds as tw
from tests.core.tables import new
from tradewinds.core.errors import BadRequest
from tradewinds.core.game import CHANCE
from tradewinds.core.words import LANGUAGES, line

GAMES = tw.games()


def wander(match: tw.Match, rng: random.Random, steps: int = 10_000) -> None:
    for _ in range(steps):
        if match.actors:
            seat = rng.choice(match.actors)
            match.act(seat, rng.choice(match.legal(seat)))


def choosing(match: tw.Match) -> list[int]:
    """After how many actions somebody chose."""
    return [place for place, (actor, _) in enumerate(match.actions) if actor != CHANCE]


@pytest.mark.parametrize("name", GAMES)
def test_one_goes_back_to_every_moment_at_which_somebody_chose(name: str) -> None:
    trunk = tw.Match(tw.load(name), tw.load(name).seats[-1], seed=3)
    wander(trunk, random.Random(1), 12)
    for at in choosing(trunk):
        match = trunk.copy()
        match.go_back(at)
        assert match.actions == trunk.actions[:at]
        assert match.actors
        wander(match, random.Random(2), 5)
        again = tw.Match.load(match.save())
        assert (again.actions, again.fair, again.origin) == (match.actions, match.fair, match.origin)


def test_chance_is_another_one_each_time() -> None:
    match = tw.Match(tw.load("tobago"), 4, seed=3)
    wander(match, random.Random(1), 400)
    at = next(place for place in choosing(match) if place > 30)
    came = set()
    for _ in range(4):
        match.go_back(at)
        wander(match, random.Random(1), 300)
        came.add(tuple(action for actor, action in match.actions[at:] if actor == CHANCE))
    assert len(came) == 4
    assert all(came)
    assert match.fair.returns == 4


def test_the_deal_stays_the_one_that_was_sealed() -> None:
    match = tw.Match(tw.load("tobago"), 4, seed=3, contributions=["a", "b", "c", "d"])
    wander(match, random.Random(1), 20)
    seal, commitment = match.fair.seal, match.fair.commitment
    match.go_back(choosing(match)[-1])
    assert (match.fair.seal, match.fair.commitment) == (seal, commitment)
    wander(match, random.Random(1))
    assert all(step.ok for step in tw.verify(match.save(), [seal, commitment]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_file_is_verified_and_says_what_it_was(lang: str) -> None:
    match = tw.Match(tw.load("tobago"), 4, seed=3)
    wander(match, random.Random(1), 20)
    match.go_back(choosing(match)[3])
    match.go_back(choosing(match)[2])
    wander(match, random.Random(4))
    steps = tw.verify(match.save())
    assert all(step.ok for step in steps)
    assert steps[2].what == line("verify-practice", count=match.origin.begun, returns=2)
    assert "2" in steps[2].text(lang)
    assert tw.proves(match.save()).id == "proves-practice"
    assert json.loads(match.save())["practice"] == 2


def test_another_number_of_returns_gives_another_chance_and_is_found() -> None:
    match = tw.Match(tw.load("tobago"), 4, seed=3)
    wander(match, random.Random(1), 20)
    match.go_back(choosing(match)[2])
    wander(match, random.Random(4))
    data = json.loads(match.save())
    del data["practice"]
    steps = tw.verify(json.dumps(data))
    assert [step.what.id for step in steps if not step.ok] == ["verify-digest", "verify-replay-failed"]


def test_after_going_back_the_last_choice_is_taken_back_as_ever() -> None:
    match = tw.Match(tw.load("tobago"), 4, seed=3)
    wander(match, random.Random(1), 40)
    match.go_back(choosing(match)[5])
    before = match.actions.copy()
    assert not any(match.can_undo(seat) for seat in range(match.seats))
    for _ in range(2):
        match.go_back(choosing(match)[-1])
    assert len(match.actions) < len(before)


def test_a_moment_of_chance_or_none_is_refused_and_nothing_changes() -> None:
    match = new(3)
    wander(match, random.Random(1), 6)
    drawn = [place for place, (actor, _) in enumerate(match.actions) if actor == CHANCE]
    before = match.save()
    for at in (-1, len(match.actions), len(match.actions) + 5, True, *drawn):
        with pytest.raises(BadRequest):
            match.go_back(at)
    assert match.save() == before
