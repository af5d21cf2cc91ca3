"""Hints and analysis: from what a seat knew, in words, with shares that add up."""

import random

import numpy as np
import pytest

import tradewinds as tw
from tests.bots.test_bots import some_position
from tradewinds.bots import advice, make_bot
from tradewinds.bots.advice import CANDIDATES, Moment, ranked, reasons, turning_points
from tradewinds.bots.search_bot import Thought
from tradewinds.core.dice import new_dice
from tradewinds.core.game import CHANCE
from tradewinds.core.layout import JIT
from tradewinds.core.words import LANGUAGES, line

WA = tw.load("west-of-africa")


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Interpreted rules are slow."""
    if not JIT:
        monkeypatch.setattr(advice, "REASON_PLAYOUTS", 2)


def other_secrets(match: tw.Match, seat: int) -> tw.Match:
    """The same match as the seat sees it, with everything else dealt anew."""
    game = match.game
    other = tw.Match(game, match.seats, seed="other", language=match.language, **match.options)
    guess = match.seen(seat)
    game.rules.determinize(game.record(guess), seat, new_dice("other"))
    other._vector[:] = guess
    assert not np.array_equal(guess, match._vector), "no secret differs: the test would show nothing"
    return other


@pytest.mark.compiled
@pytest.mark.parametrize("name", tw.games())
def test_advice_does_not_depend_on_secrets(name: str) -> None:
    match, seat = some_position(tw.load(name), 4, 150)
    one = tw.advise(match, seat, playouts=60)
    two = tw.advise(other_secrets(match, seat), seat, playouts=60)
    assert one == two
    assert one.suggestions[0].action in match.legal(seat)


def test_advice_is_sorted_and_its_shares_add_up() -> None:
    match, seat = some_position()
    given = tw.advise(match, seat, playouts=3, best=2)
    assert len(given.suggestions) == 2
    assert [s.playouts for s in given.suggestions] == sorted((s.playouts for s in given.suggestions), reverse=True)
    assert sum(given.shares) == pytest.approx(1)
    for suggestion in given.suggestions:
        assert 0 <= suggestion.low <= suggestion.share <= suggestion.high <= 1
        assert suggestion.reason


def test_advice_is_only_for_those_who_choose() -> None:
    match, chooser = tw.Match(WA, 3, seed=5), random.Random(5)
    while len(match.actors) == match.seats:
        match.act(match.actors[0], chooser.choice(match.legal(match.actors[0])))
    waiting = next(other for other in range(match.seats) if other not in match.actors)
    before = len(match.actions)
    with pytest.raises(tw.BadRequest, match=str(waiting)):
        tw.advise(match, waiting)
    assert len(match.actions) == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_speak_every_language(lang: str) -> None:
    """A clear gain, a clear loss of another, and no difference."""
    none = np.zeros((20, 3, len(WA.sources)))
    gain = none.copy()
    gain[:, 0, 1] = 2.0
    gain[:, 2, 0] = -1.25
    told = line("source-offices")
    found = reasons(WA, 0, gain, none, told, best=True)
    assert [reason.id for reason in found] == ["advice-more", "advice-denies"]
    texts = [WA.words.text(lang, reason) for reason in found]
    assert ("2,0" if lang == "de" else "2.0") in texts[0]
    assert ("1,2" if lang == "de" else "1.2") in texts[1]
    assert WA.words.text(lang, "colour-blue") in texts[1]
    assert [reason.id for reason in reasons(WA, 0, none, gain, told, best=False)] == ["advice-less"]
    assert [reason.id for reason in reasons(WA, 0, none, gain, told, best=True)] == ["advice-even"], (
        "nothing against the best"
    )
    assert [reason.id for reason in reasons(WA, 0, none, none, told, best=True)] == ["advice-even"]


def test_a_difference_that_may_be_chance_is_not_spoken_of() -> None:
    noise = np.zeros((20, 3, len(WA.sources)))
    noise[::2, 0, 0], noise[1::2, 0, 0] = 9.0, -8.0
    assert [reason.id for reason in reasons(WA, 0, noise, np.zeros_like(noise), line("source-offices"), best=True)] == [
        "advice-even"
    ]


# Analysis


def short_match(actions: int = 14) -> tw.Match:
    match, chooser = tw.Match(WA, 2, seed=3), random.Random(3)
    while len(match.actions) < actions:
        seat = chooser.choice(match.actors)
        match.act(seat, chooser.choice(match.legal(seat)))
    return match


def test_a_running_match_is_analysed_from_one_view() -> None:
    match = short_match()
    found = tw.analyse(match, 0, playouts=1)
    assert found.seat == 0
    assert all(sum(moment.shares) == pytest.approx(1) for moment in found.moments)
    hidden = [m for m in found.moments if m.actor == 1 and WA.actions.kind(m.action).name == "choose"]
    assert hidden == [], "a secret action of another seat was told"


def test_a_spectator_learns_of_no_secret_action() -> None:
    found = tw.analyse(short_match(), playouts=1)
    assert found.seat is None
    assert not any(WA.actions.kind(moment.action).name == "choose" for moment in found.moments)


def test_analysis_does_not_depend_on_what_the_viewer_cannot_know() -> None:
    """Two matches that differ only in the cards the other seat lays face down."""

    def chosen(card: str) -> tw.Match:
        match = tw.Match(WA, 2, seed=1)
        match.act(1, WA.actions.number("choose", card=card))
        match.act(0, WA.actions.number("choose", card="tenerife"))
        return match

    one, two = (tw.analyse(chosen(card), 0, playouts=2) for card in ("el-hierro", "lanzarote"))
    assert one == two


def moment(*shares: float) -> Moment:
    return Moment(1, CHANCE, 0, shares)


def test_turning_points_are_the_great_changes() -> None:
    course = [moment(0.5, 0.5), moment(0.52, 0.48), moment(0.8, 0.2), moment(0.78, 0.22), moment(0.1, 0.9)]
    assert turning_points(course, 1000) == (2, 4)
    assert turning_points(course, 4) == ()


def test_turning_points_can_be_looked_for_at_some_places_only() -> None:
    course = [moment(0.5, 0.5), moment(0.8, 0.2), moment(0.1, 0.9)]
    assert turning_points(course, 1000, [1]) == (1,)
    assert turning_points(course, 30, [1], errors=2.0) == (1,)
    assert turning_points(course, 30, [1], errors=4.0) == ()


@pytest.mark.compiled
def test_a_closer_look_thinks_again_about_the_greatest_changes_alone() -> None:
    match = tw.Match(WA, 2, seed=2)
    while match.outcome is None:
        seat = match.actors[0]
        match.act(seat, make_bot("greedy", WA, seat).choose(match.seen(seat), seat, match.legal(seat)))
    coarse, close = (tw.analyse(match, playouts=20, closer=closer) for closer in (1, 20))
    pairs = list(zip(coarse.moments, close.moments, strict=True))
    assert [one.number for one, _ in pairs] == [other.number for _, other in pairs]
    changed = [place for place, (one, other) in enumerate(pairs) if one.shares != other.shares]
    assert 0 < len(changed) <= 2 * CANDIDATES < len(pairs) - 1
    assert close.turning_points
    assert all({place - 1, place} & {*changed, len(pairs) - 1} for place in close.turning_points)


@pytest.mark.compiled
@pytest.mark.parametrize("name", tw.games())
def test_a_whole_match_is_analysed_in_time_and_ends_with_its_winner(name: str) -> None:
    game = tw.load(name)
    match = tw.Match(game, 4, seed=2)
    while match.outcome is None:
        seat = match.actors[0]
        match.act(seat, make_bot("greedy", game, seat).choose(match.seen(seat), seat, match.legal(seat)))
    found = tw.analyse(match, playouts=20)
    last = found.moments[-1].shares
    assert [seat for seat, share in enumerate(last) if share > 0] == list(match.outcome.winners)
    assert all(sum(moment.shares) == pytest.approx(1) for moment in found.moments)
    assert found.moments[-1].number == len(match.actions)


@pytest.mark.compiled
@pytest.mark.parametrize("name", tw.games())
def test_compiled_advice_gives_reasons(name: str) -> None:
    match, seat = some_position(tw.load(name), 4, 150)
    given = tw.advise(match, seat, playouts=400, lang="en")
    assert all(suggestion.reason for suggestion in given.suggestions)
    assert sum(given.shares) == pytest.approx(1)


def test_what_wins_most_comes_first_and_what_was_hardly_tried_last() -> None:
    thought = Thought((5, 6, 7), (100, 60, 3), (16.0, 10.8, 2.0), 163, (0.2, 0.8))
    assert ranked(thought) == [1, 0, 2]
