"""What happened, as events: everything a viewer could notice, once, in order, and no secret of others."""

import random
from itertools import pairwise

import numpy as np
import pytest

import tradewinds as tw
from tests.core.tables import lay, new, number, step, viewers
from tradewinds.core.beats import KINDS, TOLD, beats
from tradewinds.core.game import CHANCE
from tradewinds.core.words import LANGUAGES


def some_match(name: str, seed: int, steps: int = 100_000) -> tw.Match:
    game, chooser = tw.load(name), random.Random(seed)
    match = tw.Match(game, chooser.choice(game.seats), seed)
    while match.actors and steps:
        step(match, chooser)
        steps -= 1
    return match


@pytest.mark.parametrize("name", tw.games())
def test_events_tell_the_log_and_lead_from_one_view_to_the_next(name: str) -> None:
    match = some_match(name, 3)
    for viewer in viewers(match):
        events = match.events(viewer)
        told = [beat for lines in match.story(viewer).told() for beat in lines]
        assert [beat for event in events for beat in event.beats] == told
        assert [event.number for event in events] == list(range(1, len(events) + 1))
        assert all(np.array_equal(a.seen, b.before) for a, b in pairwise(events))
        assert np.array_equal(events[-1].seen, match.seen(viewer))
        assert all(event.beats or not np.array_equal(event.before, event.seen) for event in events)


@pytest.mark.parametrize("name", tw.games())
def test_events_are_the_same_however_often_one_asks(name: str) -> None:
    """A server asks after every action, a library once at the end."""
    whole = some_match(name, 5, 250)
    for viewer in viewers(whole):
        match, found = some_match(name, 5, 0), []
        story = match.story(viewer)
        found += story.events()
        for actor, action in whole.actions:
            if actor != CHANCE:
                match.act(actor, action)
                found += story.events()
        kept = [(event.number, event.beats, event.seen.tobytes(), event.last) for event in found]
        assert kept == [(e.number, e.beats, e.seen.tobytes(), e.last) for e in whole.events(viewer)]
        assert story.numbers() == whole.story(viewer).numbers()


def test_what_others_do_in_secret_is_no_event() -> None:
    match = new()
    before = {viewer: len(match.events(viewer)) for viewer in viewers(match)}
    match.act(1, number("choose", card="sell"))
    match.act(1, number("choose", card="tenerife"))
    more = {viewer: len(match.events(viewer)) - before[viewer] for viewer in viewers(match)}
    assert more == {0: 0, 1: 2, 2: 0, None: 0}


def test_what_was_taken_back_is_forgotten() -> None:
    match = new()
    story = match.story(0)
    first = len(story.events())
    match.act(0, number("choose", card="sell"))
    assert [event.number for event in story.events()] == [first + 1]
    match.undo(0)
    assert story.events() == []
    match.act(0, number("choose", card="settle"))
    assert [event.number for event in story.events()] == [first + 1]
    assert story.numbers() == match.story(0).numbers()


def test_cards_that_chance_deals_in_a_row_are_one_thing_to_look_at() -> None:
    match = tw.Match(tw.load("key-west"), 3, 1)
    dealt = [[beat.line.id for beat in event.beats] for event in match.events(None)]
    assert any(lines.count("log-reveal-card") > 1 for lines in dealt)
    assert sum("log-reveal-card" in lines for lines in dealt) < sum(lines.count("log-reveal-card") for lines in dealt)


def test_the_last_thing_done_is_never_that_a_turn_has_ended() -> None:
    match = new()
    for seat in range(3):
        lay(match, seat, "cultivate")
    seat = match.actors[0]
    match.act(seat, number("place-ship", island="tenerife"))
    match.act(seat, number("end-turn"))
    assert match.last_known == (seat, number("place-ship", island="tenerife"))
    assert match.events(None)[-1].last == match.last_known


@pytest.mark.parametrize("name", tw.games())
def test_every_kind_of_beat_belongs_to_a_line_there_is(name: str) -> None:
    game = tw.load(name)
    for id, kind in game.telling.BEATS.items():
        assert kind in KINDS
        assert all(game.words.has(lang, id) for lang in LANGUAGES), id


@pytest.mark.parametrize("name", tw.games())
def test_hardly_a_line_is_merely_told(name: str) -> None:
    told = [beat for event in some_match(name, 3).events(None) for beat in event.beats]
    assert sum(beat.kind == TOLD for beat in told) < len(told) / 6


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="no kind of beat: jump"):
        beats(jump="drive")
