"""Checking a finished match: an honest one passes, a tampered one fails."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tradewinds as tw
from tests.core.tables import GAME, played, some
from tradewinds.core import saving
from tradewinds.core.fair import Fair, commitment
from tradewinds.core.game import CHANCE
from tradewinds.core.words import LANGUAGES, line

MATCH = played(5, 2, contributions=["ann", "bo", "cleo", "dan", "eve"])
TEXT = MATCH.save()
PUBLISHED = MATCH.fair.commitment
#: A short match of two, for what is tried often.
SHORT = played(2, 8, contributions=["ann", "bo"])

OTHER_SECRET = "0123456789abcdef" * 4


def tampered(match: tw.Match, fresh: bool, **changes: Any) -> str:
    """The file with other values, and with a digest that fits them if it is to be fresh."""
    data = json.loads(match.save()) | changes
    return json.dumps(data | {"digest": saving.digest(data)} if fresh else data)


def passes(text: str, published: str | None = None) -> bool:
    try:
        return all(step.ok for step in tw.verify(text, published))
    except tw.TradewindsError:
        return False


def with_action(match: tw.Match, place: int, actor: int, action: int) -> list[tuple[int, int]]:
    return [*match.actions[:place], (actor, action), *match.actions[place + 1 :]]


# Honest


@pytest.mark.parametrize("published", [None, PUBLISHED])
def test_an_honest_match_passes(published: str | None) -> None:
    steps = tw.verify(TEXT, published)
    assert all(step.ok for step in steps)
    expected = ["commitment", "digest", *(["published"] if published else []), "people", "draws", "actions", "over"]
    assert [step.what.id for step in steps] == [f"verify-{name}" for name in expected]


def test_every_step_is_a_sentence_in_every_language() -> None:
    steps = tw.verify(TEXT, PUBLISHED) + tw.verify(tampered(MATCH, True, actions=MATCH.actions[:4] + [(0, 0)]))
    for lang in LANGUAGES:
        texts = [step.text(lang) for step in steps]
        assert not [text for text in texts if not text or text.startswith("verify-")]


def test_the_draws_and_the_actions_are_counted() -> None:
    steps = {step.what.id: step.what.args for step in tw.verify(TEXT)}
    assert steps["verify-draws"] == {"count": 5}
    assert steps["verify-actions"] == {"count": len(MATCH.actions) - 5}


@pytest.mark.parametrize("steps", [0, 1, 20])
def test_a_running_match_is_not_over(steps: int) -> None:
    checked = tw.verify(played(3, 1, steps).save())
    assert checked[-1] == saving.Step(line("verify-over"), False)
    assert all(step.ok for step in checked[:-1])


def test_a_finished_match_cut_short_is_not_over() -> None:
    checked = tw.verify(tampered(MATCH, True, actions=MATCH.actions[:-1]))
    assert [step.what.id for step in checked if not step.ok] == ["verify-over"]


def test_another_commitment_than_the_published_fails() -> None:
    assert not passes(TEXT, commitment(bytes(32)))
    assert not passes(TEXT, "")


# Tampered

CHANGES: dict[str, dict[str, Any]] = {
    "secret": {"secret": OTHER_SECRET},
    "commitment": {"commitment": commitment(bytes(32))},
    "seats": {"seats": 4, "contributions": ["ann", "bo", "cleo", "dan"]},
    "no contributions": {"contributions": []},
    "options": {"options": {"speed": "fast"}},
    "game": {"game": "chess"},
    "rules": {"rules": 2},
    "edition": {"edition": "0123456789abcdef"},
    "actions": {"actions": []},
    "one action more": {"actions": [*MATCH.actions, (0, 0)]},
    "last action twice": {"actions": [*MATCH.actions, MATCH.actions[-1]]},
    "first action missing": {"actions": MATCH.actions[1:]},
}


@pytest.mark.parametrize("fresh", [False, True], ids=["stale digest", "fresh digest"])
@pytest.mark.parametrize("name", CHANGES)
def test_a_changed_field_fails(name: str, fresh: bool) -> None:
    assert not passes(tampered(MATCH, fresh, **CHANGES[name]))


@pytest.mark.parametrize("fresh", [False, True], ids=["stale digest", "fresh digest"])
@pytest.mark.parametrize("seat", range(5))
def test_a_changed_contribution_fails(seat: int, fresh: bool) -> None:
    given = [*MATCH.fair.contributions[:seat], "x", *MATCH.fair.contributions[seat + 1 :]]
    assert not passes(tampered(MATCH, fresh, contributions=given))


@pytest.mark.parametrize("fresh", [False, True], ids=["stale digest", "fresh digest"])
@pytest.mark.parametrize("place", [place for place, (actor, _) in enumerate(MATCH.actions) if actor == CHANCE])
def test_any_other_chance_action_fails(place: int, fresh: bool) -> None:
    for action in set(range(5)) - {MATCH.actions[place][1]}:
        assert not passes(tampered(MATCH, fresh, actions=with_action(MATCH, place, CHANCE, action)))


def test_swapped_chance_actions_fail() -> None:
    first, second, *rest = MATCH.actions
    assert not passes(tampered(MATCH, True, actions=[second, first, *rest]))


def test_another_secret_with_its_own_commitment_fails_against_the_published_one() -> None:
    # With two seats half of all secrets give the same deal; only what was published can tell.
    own = {"secret": OTHER_SECRET, "commitment": commitment(bytes.fromhex(OTHER_SECRET))}
    for match in (MATCH, SHORT):
        text = tampered(match, True, **own)
        assert not passes(text, match.fair.commitment)


@pytest.mark.parametrize("seat", range(2))
def test_another_contribution_shows_exactly_when_it_gives_another_deal(seat: int) -> None:
    # Nothing but the draws binds the contributions: a match with few draws tells little about them.
    for word in range(8):
        given = [*SHORT.fair.contributions[:seat], f"{word}", *SHORT.fair.contributions[seat + 1 :]]
        deal = tw.Match(GAME, 2, secret=SHORT.fair.secret, contributions=given).actions
        assert passes(tampered(SHORT, True, contributions=given)) == (deal == SHORT.actions[:2])
        assert not passes(tampered(SHORT, False, contributions=given))
    assert Fair(SHORT.fair.secret, SHORT.fair.contributions).commitment == SHORT.fair.commitment


PLAYERS = [place for place, (actor, _) in enumerate(SHORT.actions) if actor != CHANCE]


@some
@given(st.sampled_from(PLAYERS), st.integers(-2, len(GAME.actions)), st.integers(-2, 2))
def test_any_change_of_a_player_action_fails_with_a_stale_digest(place: int, action: int, actor: int) -> None:
    changed = with_action(SHORT, place, actor, action)
    assert passes(tampered(SHORT, False, actions=changed)) == (changed == SHORT.actions)


@some
@given(st.sampled_from(PLAYERS), st.integers(0, len(GAME.actions) - 1))
def test_a_player_action_with_a_fresh_digest_fails_where_it_was_not_legal(place: int, action: int) -> None:
    actor, done = SHORT.actions[place]
    match = tw.Match(GAME, 2, secret=SHORT.fair.secret, contributions=SHORT.fair.contributions)
    match.replay(SHORT.actions[:place])
    if match.why_not(actor, action) is not None:
        assert not passes(tampered(SHORT, True, actions=with_action(SHORT, place, actor, action)))
    assert match.why_not(actor, done) is None


def is_choice(done: tuple[int, int]) -> bool:
    return GAME.actions.kind(done[1]).name in ("choose", "ready")


def test_a_legal_rewriting_with_a_fresh_digest_is_beyond_what_is_published() -> None:
    # The commitment binds chance, not the players: what they did is only as good as the digest they kept.
    swapped = list(SHORT.actions)
    place = next(i for i in range(2, len(swapped)) if is_choice(swapped[i]) and swapped[i + 1][0] != swapped[i][0])
    assert is_choice(swapped[place + 1])
    swapped[place], swapped[place + 1] = swapped[place + 1], swapped[place]
    assert passes(tampered(SHORT, True, actions=swapped), SHORT.fair.commitment)
    assert not passes(tampered(SHORT, False, actions=swapped), SHORT.fair.commitment)


def test_a_rewritten_contribution_is_caught_by_the_seal() -> None:
    """Another contribution makes other draws: played out anew under it, the file is sound, but not what was sealed."""
    assert passes(TEXT, MATCH.fair.seal)
    other = played(5, 2, contributions=["ann", "bo", "cleo", "dan", "adam"])
    assert passes(other.save(), PUBLISHED)
    assert not passes(other.save(), MATCH.fair.seal)
