"""Bots see only what their seat sees, and choose something legal."""

import random

import numpy as np
import pytest

import tradewinds as tw
from tests.games.tobago.table import Table as TobagoTable
from tradewinds.bots import BOTS, LEVELS, Bot, LevelBot, RolloutBot, SearchBot, make_bot, search_bot
from tradewinds.bots.ismcts import SECRET_EDGE, after, follow
from tradewinds.bots.search_bot import Event, is_settled
from tradewinds.core.dice import new_dice
from tradewinds.core.game import CHANCE, EVERYBODY
from tradewinds.core.layout import JIT
from tradewinds.core.words import COMMON, LANGUAGES

WA = tw.load("west-of-africa")


def some_position(game: tw.Game = WA, seats: int = 3, actions: int = 40) -> tuple[tw.Match, int]:
    """The first position after so many actions in which somebody has a choice."""
    chooser = random.Random(5)
    match = tw.Match(game, seats, seed=5)
    while len(match.actions) < actions or len(match.legal(match.actors[0])) == 1:
        seat = chooser.choice(match.actors)
        match.act(seat, chooser.choice(match.legal(seat)))
    return match, match.actors[0]


def quick(name: str, game: tw.Game, seed: str = "s") -> Bot:
    """A bot with a small budget, for interpreted rules a tiny one."""
    playouts = 50 if JIT else 3
    return RolloutBot(game, seed, playouts=1) if name == "rollout" else make_bot(name, game, seed, playouts=playouts)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(tw.BadRequest, match="grandmaster"):
        make_bot("grandmaster", WA)


@pytest.mark.parametrize("name", BOTS)
def test_a_single_choice_needs_no_thought(name: str) -> None:
    match, seat = some_position()
    assert quick(name, WA).choose(match.seen(seat), seat, [7]) == 7


@pytest.mark.compiled
@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", tw.games())
def test_equal_views_and_seeds_give_equal_choices_whatever_is_hidden(game: str, name: str) -> None:
    """The bot is given the views of two positions that differ in secrets only."""
    played = tw.load(game)
    match, seat = some_position(played, 4, 150)
    seen, legal = match.seen(seat), match.legal(seat)
    other = seen.copy()
    played.rules.determinize(played.record(other), seat, new_dice("other"))
    assert not np.array_equal(other, match._vector), "no secret differs: the test would show nothing"
    again = played.seen_by(other, seat)
    assert np.array_equal(again, seen)
    choices = {quick(name, played).choose(view, seat, legal) for view in (seen, again)}
    assert len(choices) == 1
    assert choices <= set(legal)


# Search


def test_the_search_does_not_touch_what_it_is_given() -> None:
    match, seat = some_position()
    seen = match.seen(seat)
    before = seen.copy()
    quick("search", WA).choose(seen, seat, match.legal(seat))
    assert np.array_equal(seen, before)


def test_the_search_counts_every_playout_at_the_root() -> None:
    match, seat = some_position()
    thought = SearchBot(WA, 1, playouts=5).think(match.seen(seat), seat, match.legal(seat))
    assert sum(thought.tried) == thought.playouts
    assert 3 <= thought.playouts <= 5


def test_the_shares_of_all_seats_are_one() -> None:
    match, seat = some_position()
    thought = SearchBot(WA, 1, playouts=5).think(match.seen(seat), seat, match.legal(seat))
    assert sum(thought.shares) == pytest.approx(1)
    assert len(thought.shares) == match.seats


def test_a_search_stops_when_nothing_can_change_any_more() -> None:
    assert is_settled([10, 2, 7], 2)
    assert not is_settled([10, 2, 7], 3)
    assert not is_settled([4, 4], 0)


def test_histories_go_on_by_what_each_seat_learns() -> None:
    before = np.array([after(0, seat) for seat in range(3)], np.int64)
    for actor, learners in ((CHANCE, 0b010), (2, 0b100), (0, EVERYBODY), (CHANCE, 0)):
        cursor = before.copy()
        follow(cursor, 3, actor, 7, learners)
        for seat in range(3):
            edge = 7 if learners >> seat & 1 else SECRET_EDGE
            assert cursor[seat] == (before[seat] if seat == actor else after(int(before[seat]), edge))


def test_trees_lead_on_over_draws_that_the_seat_or_nobody_learnt() -> None:
    """Tobago: seats 0, 2 and 1 look at a card each, then one is added that nobody sees (TB 8.1, 8.2)."""
    table = TobagoTable()
    table.locate("grey", "G3", 1, 2)
    table.do(0, "raise", map="grey")
    bot = SearchBot(tw.load("tobago"), 1, playouts=1)
    for kind, learner in (("look", 0), ("look", 2), ("look", 1), ("add", None)):
        before = table.vector.copy()
        card = bot.game.actions.number(kind, card="coins-3")
        table.do(CHANCE, kind, card="coins-3")
        for seat in range(4):
            drawn = bot._drawn(before, bot.game.seen_by(table.vector, seat), seat)
            if seat == learner:
                assert drawn == Event(CHANCE, card, 1 << seat)
            elif learner is None:
                assert drawn is not None
                assert drawn.learners == 0
            else:
                assert drawn is None


def test_a_full_tree_still_gives_a_choice() -> None:
    match, seat = some_position()
    bot = SearchBot(WA, 1, playouts=4)
    bot.searches[0].work.most = match.seats + 2
    legal = match.legal(seat)
    assert bot.choose(match.seen(seat), seat, legal) in legal


def test_what_a_bot_did_elsewhere_does_not_matter() -> None:
    """A server may forget it."""
    match, seat = some_position()
    seen, legal = match.seen(seat), match.legal(seat)
    fresh, used = quick("search", WA), quick("search", WA)
    used.choose(match.seen(None), seat, legal)
    assert fresh.choose(seen, seat, legal) == used.choose(seen, seat, legal)


@pytest.mark.compiled
@pytest.mark.parametrize("game", tw.games())
def test_trees_lead_on_to_the_next_decision_of_the_same_seat(game: str) -> None:
    """What they hold is part of the budget; what was done in between by others, or unseen, makes them begin anew."""
    match, seat = some_position(tw.load(game), 4, 60)
    bots = [SearchBot(match.game, other, playouts=200) for other in range(4)]
    kept = anew = 0
    last = -1
    for _ in range(120):
        seat = match.actors[0]
        seen, legal = match.seen(seat), match.legal(seat)
        if len(legal) > 1:
            thought = bots[seat].think(seen, seat, legal)
            assert 0 <= thought.playouts <= 200
            assert sum(thought.tried) >= thought.playouts
            led_on = sum(thought.tried) > thought.playouts
            assert not (led_on and last != seat), "another seat has acted since"
            kept, anew = kept + led_on, anew + (not led_on)
            bots[seat].chose(seen, seat, thought.best)
        match.act(seat, thought.best if len(legal) > 1 else legal[0])
        last = seat
    assert kept >= 20
    assert anew >= 20


@pytest.mark.compiled
@pytest.mark.parametrize("game", tw.games())
def test_trees_that_lead_on_hold_only_what_still_can_happen(game: str) -> None:
    """Every action tried below the new root is one that was legal there."""
    match, seat = some_position(tw.load(game), 4, 60)
    bot = SearchBot(match.game, 1, playouts=300)
    for _ in range(60):
        seat = match.actors[0]
        seen, legal = match.seen(seat), match.legal(seat)
        if len(legal) > 1:
            thought = bot.think(seen, seat, legal)
            others = [action for action in range(len(match.game.actions.kind_of)) if action not in legal]
            assert sum(bot.searches[0].tried(seat, others)) == 0
            bot.chose(seen, seat, thought.best)
        match.act(seat, thought.best if len(legal) > 1 else legal[0])


def test_threads_share_the_playouts_and_repeat_themselves() -> None:
    match, seat = some_position()
    seen, legal = match.seen(seat), match.legal(seat)
    thoughts = [SearchBot(WA, 1, playouts=5, threads=2).think(seen, seat, legal) for _ in range(2)]
    assert thoughts[0] == thoughts[1]
    assert sum(thoughts[0].tried) == thoughts[0].playouts <= 5


def test_seconds_end_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_bot, "PART", 1)
    match, seat = some_position()
    bot = SearchBot(WA, 1, playouts=256, seconds=0.0)
    assert bot.think(match.seen(seat), seat, match.legal(seat)).playouts == 4


# Levels


def test_levels_are_bots_with_growing_budgets() -> None:
    assert list(LEVELS) == ["novice", "sailor", "captain", "admiral"]
    assert set(LEVELS) <= set(BOTS)
    playouts = [level.playouts for level in LEVELS.values()]
    assert playouts == sorted(playouts)
    assert [level.overlooks for level in LEVELS.values()] == sorted(
        (v.overlooks for v in LEVELS.values()), reverse=True
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", BOTS)
def test_every_bot_has_a_name_in_every_language(name: str, lang: str) -> None:
    assert COMMON.has(lang, f"bot-{name}")
    assert COMMON.has(lang, f"bot-{name}-about")


def test_a_novice_overlooks_things_but_never_everything() -> None:
    match, seat = some_position()
    seen, legal = match.seen(seat), match.legal(seat)
    noticed = [LevelBot(WA, seed, LEVELS["novice"]).notice(seen, seat, legal) for seed in range(40)]
    assert all(noticed)
    assert all(set(actions) <= set(legal) for actions in noticed)
    assert len({tuple(actions) for actions in noticed}) > 5
    blind = LevelBot(WA, 1, LEVELS["novice"])
    blind.level = type(blind.level)(playouts=1, overlooks=100)
    assert blind.notice(seen, seat, legal) == legal


def test_strong_levels_notice_everything() -> None:
    match, seat = some_position()
    legal = match.legal(seat)
    assert LevelBot(WA, 1, LEVELS["captain"], playouts=1).notice(match.seen(seat), seat, legal) == legal


# Strength


def wins(game: tw.Game, name: str, rival: str, matches: int) -> int:
    won = 0
    for number in range(matches):
        own = number % 4
        bots = [make_bot(name if seat == own else rival, game, f"{number} {seat}") for seat in range(4)]
        match = tw.Match(game, 4, seed=number)
        while match.outcome is None:
            seat = match.actors[0]
            match.act(seat, bots[seat].choose(match.seen(seat), seat, match.legal(seat)))
        won += own in match.outcome.winners
    return won


@pytest.mark.compiled
def test_rollouts_beat_three_random_bots() -> None:
    """A fair share would be two of eight."""
    assert wins(WA, "rollout", "random", 8) >= 6


@pytest.mark.compiled
@pytest.mark.parametrize("game", tw.games())
def test_greed_beats_three_random_bots(game: str) -> None:
    """A fair share would be five of twenty."""
    assert wins(tw.load(game), "greedy", "random", 20) >= 12


@pytest.mark.compiled
@pytest.mark.parametrize("game", tw.games())
def test_search_beats_three_random_bots(game: str) -> None:
    assert wins(tw.load(game), "sailor", "random", 4) >= 3
