"""The public face of a match, as users and tests rely on it."""

import dataclasses
import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tradewinds as tw
from tests.core.tables import GAME, few, lay, new, number, played, refusal, sentences, snapshot, step, viewers
from tradewinds.core.actions import Action
from tradewinds.core.game import CHANCE, Option
from tradewinds.core.match import CONTRIBUTION_MAX
from tradewinds.core.words import LANGUAGES

FAST = dataclasses.replace(GAME, options=(Option("speed", ("slow", "fast")),))


def test_the_games_have_names() -> None:
    assert tw.games() == tuple(sorted(tw.games()))
    assert "west-of-africa" in tw.games()
    assert tw.load("west-of-africa") is GAME


@pytest.mark.parametrize("name", ["chess", "", "West of Africa", None], ids=repr)
def test_an_unknown_game_is_refused(name: Any) -> None:
    for sentence in sentences(refusal(lambda: tw.load(name), tw.BadRequest)):
        assert str(name) in sentence
        assert "west-of-africa" in sentence


# Beginning


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_new_match_waits_for_players_and_chance_has_played(seats: int) -> None:
    match = new(seats)
    assert match.actors == tuple(range(seats))
    assert [actor for actor, _ in match.actions] == [CHANCE] * seats
    assert match.outcome is None
    assert match.scores == (0,) * seats


@few
@given(st.integers() | st.text(st.characters(codec="utf-8"), max_size=20), st.integers(2, 5))
def test_a_seed_settles_every_chance_action(seed: int | str, seats: int) -> None:
    assert snapshot(new(seats, seed)) == snapshot(new(seats, seed))


def test_a_seed_settles_a_whole_match() -> None:
    assert snapshot(played(3, 9)) == snapshot(played(3, 9))
    assert len({tuple(new(5, seed).actions) for seed in range(20)}) > 10


def test_without_a_seed_no_two_matches_share_a_secret() -> None:
    one, two = tw.Match(GAME, 3), tw.Match(GAME, 3)
    assert one.fair.secret != two.fair.secret


def test_contributions_change_the_deal() -> None:
    deals = {tuple(new(5, 1, [f"{n}", "", "", "", ""]).actions) for n in range(10)}
    assert len(deals) > 5


@pytest.mark.parametrize("seats", [0, 1, 6, -1, 10**30, 2.0, "3", None, True], ids=repr)
def test_a_wrong_number_of_seats_is_refused(seats: Any) -> None:
    error = refusal(lambda: tw.Match(GAME, seats, 1), tw.BadRequest)
    assert "2 to 5" in str(error)


@pytest.mark.parametrize(
    "given", [["a"], ["a", "b"], ["a"] * 4, ["a", "b", 3], ["a", "b", None], ["a", "b", "c" * (CONTRIBUTION_MAX + 1)]]
)
def test_wrong_contributions_are_refused(given: Any) -> None:
    refusal(lambda: tw.Match(GAME, 3, 1, contributions=given), tw.BadRequest)


def test_the_longest_contribution_is_taken() -> None:
    assert new(2, 1, ["席" * CONTRIBUTION_MAX, ""]).fair.contributions[1] == ""


def test_a_contribution_that_no_file_can_hold_is_refused() -> None:
    # Half of a surrogate pair: a match with it could never be written as UTF-8.
    refusal(lambda: new(2, 1, ["\ud800", "b"]), tw.BadRequest)


@pytest.mark.parametrize("secret", [b"", b"short", bytes(33), "0" * 32], ids=repr)
def test_a_secret_that_no_file_can_hold_is_refused(secret: Any) -> None:
    refusal(lambda: tw.Match(GAME, 3, secret=secret), tw.BadRequest)


def test_an_unknown_option_is_refused() -> None:
    assert "“colour”" in str(refusal(lambda: tw.Match(GAME, 3, 1, colour="red"), tw.BadRequest))


@pytest.mark.parametrize("value", ["warp", "", 0, None, ["slow"], {}], ids=repr)
def test_an_impossible_value_of_an_option_is_refused(value: Any) -> None:
    error = refusal(lambda: tw.Match(FAST, 3, 1, speed=value), tw.BadRequest)
    assert "slow, fast" in str(error)


def test_a_possible_value_of_an_option_is_taken() -> None:
    assert FAST.option_values({"speed": "fast"})[0] == 1
    assert tw.Match(FAST, 3, 1, speed="fast").options == {"speed": "fast"}


# Acting


def test_act_carries_out_a_legal_action() -> None:
    match = new()
    match.act(1, number("choose", card="sell"))
    assert match.actions[-1] == (1, number("choose", card="sell"))
    match.act(1, Action("choose", (("card", "settle"),)))
    match.act(1, np.int16(number("ready")))  # type: ignore[arg-type]
    assert match.actors == (0, 2)


@few
@given(st.integers(0, 10**6), st.integers(0, 120), st.data())
def test_a_forbidden_action_changes_nothing(seed: int, steps: int, data: st.DataObject) -> None:
    match = played(3, seed, steps)
    seat = data.draw(st.integers(0, 2))
    forbidden = sorted(set(range(len(GAME.actions))) - set(match.legal(seat)))
    action = data.draw(st.sampled_from(forbidden))
    before = snapshot(match)
    with pytest.raises(tw.IllegalAction) as caught:
        match.act(seat, action)
    assert caught.value.refusal == match.why_not(seat, action)
    assert snapshot(match) == before


@few
@given(st.integers(0, 10**6), st.integers(0, 120))
def test_why_not_is_none_exactly_for_the_legal(seed: int, steps: int) -> None:
    match = played(4, seed, steps)
    for seat in range(4):
        allowed = [action for action in range(len(GAME.actions)) if match.why_not(seat, action) is None]
        assert allowed == match.legal(seat)
        assert bool(allowed) == (seat in match.actors)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_names_its_rule_in_the_language_of_the_match_or_in_the_one_asked_for(lang: str) -> None:
    match, other = tw.Match(GAME, 3, 1, language=lang), "de" if lang == "en" else "en"
    for asked, spoken in ((None, lang), (other, other), (None, lang)):
        refused = tw.Refusal("WA 5.2", GAME.words.text(spoken, "why-5-2"))
        assert match.why_not(0, number("ready"), asked) == refused


WRONG: dict[str, tuple[Any, Any]] = {
    "seat too high": (3, 5),
    "seat of chance": (-1, 0),
    "seat of the spectator": (-2, 5),
    "seat as text": ("0", 5),
    "seat as truth": (True, 5),
    "seat as fraction": (0.0, 5),
    "no seat": (None, 5),
    "action too high": (0, len(GAME.actions)),
    "action below zero": (0, -1),
    "action of many digits": (0, 10**30),
    "action as text": (0, "ready"),
    "action as truth": (0, True),
    "action as fraction": (0, 5.0),
    "no action": (0, None),
    "unknown structured action": (0, Action("steal")),
    "structured action without its argument": (0, Action("choose")),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_seat_or_action_is_refused_and_changes_nothing(name: str) -> None:
    match = played(3, 1, 20)
    seat, action = WRONG[name]
    before = snapshot(match)
    for call in (match.act, match.why_not, match.describe):
        refusal(lambda call=call: call(seat, action), tw.BadRequest)  # type: ignore[misc]
    assert snapshot(match) == before


@pytest.mark.parametrize("seat", [3, -1, -2, "0", True, 0.0], ids=repr)
def test_a_wrong_seat_is_refused_everywhere(seat: Any) -> None:
    match = played(3, 1, 20)
    before = snapshot(match)
    for call in (match.legal, match.seen, match.prompt, match.log, match.text, match.undo):
        error = refusal(lambda call=call: call(seat), tw.BadRequest)  # type: ignore[misc]
        assert "numbered from 0 to 2" in str(error)
    assert snapshot(match) == before


def test_the_answers_of_a_match_can_be_changed_without_harm() -> None:
    match = new()
    before = snapshot(match)
    match.seen(0)[:] = 7
    match.legal(0).clear()
    assert snapshot(match) == before


def test_a_list_that_does_not_replay_changes_nothing() -> None:
    match = played(3, 1, 30)
    before = snapshot(match)
    with pytest.raises(tw.TradewindsError):
        match.replay([*match.actions[:10], (0, number("end-turn"))])
    assert snapshot(match) == before


def test_replaying_the_own_list_changes_nothing() -> None:
    match = played(3, 1, 30)
    before = snapshot(match)
    match.replay(list(match.actions))
    assert snapshot(match) == before


# Speaking


def test_choices_and_prompts_are_sentences_in_each_language() -> None:
    match, sell = new(), number("choose", card="sell")
    for lang in LANGUAGES:
        assert match.prompt(0, lang) == GAME.words.text(lang, "prompt-choose")
        assert GAME.words.text(lang, "card-sell") in match.describe(0, sell, lang)
    assert len({match.describe(0, sell, lang) for lang in LANGUAGES}) == 3
    assert len({match.prompt(0, lang) for lang in LANGUAGES}) == 3


def test_names_stand_for_the_colours() -> None:
    match = new()
    assert "Red, White, Blue" in match.prompt(None, "en")
    assert "Ann, White, Cy" in match.prompt(None, "en", ("Ann", "", "Cy"))
    assert all("Red" not in line for line in match.log(None, "en", ("Ann", "Bo", "Cy")))


def test_the_language_of_the_match_is_the_default() -> None:
    match = tw.Match(GAME, 3, 1, language="ja")
    assert match.prompt(0) == match.prompt(0, "ja") != match.prompt(0, "en")
    assert match.log(0) == match.log(0, "ja")
    assert match.text(0) == match.text(0, "ja")


def test_a_whole_match_speaks_every_language_without_a_missing_text() -> None:
    match, chooser = new(2, 5), random.Random(5)
    while match.actors:
        for lang in LANGUAGES:
            said = [match.prompt(viewer, lang) for viewer in viewers(match)]
            said += [match.describe(seat, action, lang) for seat in match.actors for action in match.legal(seat)[:3]]
            assert not [text for text in said if text.startswith(("prompt-", "action-")) or not text]
        step(match, chooser)
    for lang in LANGUAGES:
        assert not [text for text in match.log(None, lang) if text.startswith("log-") or not text.strip()]
        assert "board-" not in match.text(None, lang)


def test_the_log_grows_and_keeps_what_it_said() -> None:
    match, chooser = new(3, 5), random.Random(5)
    for _ in range(15):
        before = match.log(1)
        step(match, chooser)
        assert match.log(1)[: len(before)] == before


# Seeing and ending


def test_the_spectator_sees_no_more_than_anybody() -> None:
    match = played(4, 2, 30)
    for seat in range(4):
        seen, least = match.seen(seat), match.seen(None)
        assert ((least == seen) | (least == -1)).all()


def test_a_seat_sees_its_own_cards_and_the_spectator_none() -> None:
    match = new()
    lay(match, 0, "sell", "minus")
    assert int(GAME.record(match.seen(0)).players[0].chosen) == 1 << 10
    assert [int(GAME.record(match.seen(viewer)).players[0].chosen) for viewer in (1, 2, None)] == [-1] * 3


@few
@given(st.integers(0, 10**6))
def test_an_outcome_has_a_reason_a_winner_and_points_that_add_up(seed: int) -> None:
    match = played(2, seed)
    outcome = match.outcome
    assert outcome is not None
    assert outcome.reason in GAME.reasons[1:]
    assert outcome.scores == match.scores
    assert [sum(parts.values()) for parts in outcome.breakdown] == list(outcome.scores)
    assert all(tuple(parts) == GAME.sources for parts in outcome.breakdown)
    assert len(outcome.winners) == 1
    assert outcome.scores[outcome.winners[0]] == max(outcome.scores)


def test_when_it_is_over_nobody_may_act_or_take_back() -> None:
    match = played(2, 3)
    assert match.actors == ()
    assert [match.legal(seat) for seat in range(2)] == [[], []]
    assert not any(match.can_undo(seat) for seat in range(2))
    before = snapshot(match)
    with pytest.raises(tw.IllegalAction):
        match.act(0, number("end-turn"))
    assert snapshot(match) == before
