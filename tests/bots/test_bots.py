"""Bots see only what their seat sees, and choose something legal."""

import random

import numpy as np
import pytest

import tradewinds as tw
from tradewinds.bots import BOTS, make_bot
from tradewinds.bots.ismcts import SearchBot
from tradewinds.bots.rollout_bot import RolloutBot
from tradewinds.core.dice import new_dice

WA = tw.load("west-of-africa")


def some_position(seats: int = 3, actions: int = 40) -> tuple[tw.Match, int]:
    chooser = random.Random(5)
    match = tw.Match(WA, seats, seed=5)
    while len(match.actions) < actions:
        seat = chooser.choice(match.actors)
        match.act(seat, chooser.choice(match.legal(seat)))
    return match, match.actors[0]


def quick(name: str, seed: str) -> RolloutBot | SearchBot:
    return RolloutBot(WA, seed, playouts=1) if name == "rollout" else SearchBot(WA, seed, playouts=3)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(tw.BadRequest, match="grandmaster"):
        make_bot("grandmaster", WA)


@pytest.mark.parametrize("name", BOTS)
def test_a_single_choice_needs_no_thought(name: str) -> None:
    match, seat = some_position()
    assert make_bot(name, WA, 1).choose(match.seen(seat), seat, [7]) == 7


@pytest.mark.parametrize("name", ["rollout", "search"])
def test_equal_views_and_seeds_give_equal_choices_whatever_is_hidden(name: str) -> None:
    """The bot is given the view of two positions that differ in secrets only."""
    match, seat = some_position()
    seen, legal = match.seen(seat), match.legal(seat)
    other = seen.copy()
    WA.rules.determinize(WA.record(other), seat, new_dice("other"))
    again = WA.seen_by(other, seat)
    assert np.array_equal(again, seen)
    choices = {quick(name, "s").choose(view, seat, legal) for view in (seen, again)}
    assert len(choices) == 1
    assert choices <= set(legal)


def test_the_search_does_not_touch_what_it_is_given() -> None:
    match, seat = some_position()
    seen = match.seen(seat)
    before = seen.copy()
    quick("search", "s").choose(seen, seat, match.legal(seat))
    assert np.array_equal(seen, before)


def test_the_search_counts_every_playout_at_the_root() -> None:
    match, seat = some_position()
    bot = SearchBot(WA, 1, playouts=5)
    legal = match.legal(seat)
    bot.choose(match.seen(seat), seat, legal)
    assert sum(bot.search.tried(seat, action) for action in legal) == 5


def test_a_full_tree_still_gives_a_choice() -> None:
    match, seat = some_position()
    bot = SearchBot(WA, 1, playouts=4)
    bot.search.most = match.seats + 2
    legal = match.legal(seat)
    assert bot.choose(match.seen(seat), seat, legal) in legal


def wins(name: str, rival: str, matches: int) -> int:
    won = 0
    for number in range(matches):
        own = number % 4
        bots = [make_bot(name if seat == own else rival, WA, f"{number} {seat}") for seat in range(4)]
        match = tw.Match(WA, 4, seed=number)
        while match.outcome is None:
            seat = match.actors[0]
            match.act(seat, bots[seat].choose(match.seen(seat), seat, match.legal(seat)))
        won += own in match.outcome.winners
    return won


@pytest.mark.compiled
def test_rollouts_beat_three_random_bots() -> None:
    """A fair share would be two of eight."""
    assert wins("rollout", "random", 8) >= 6


@pytest.mark.compiled
def test_search_beats_three_random_bots() -> None:
    assert wins("search", "random", 4) == 4
