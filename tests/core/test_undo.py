"""Taking back: only what the seat itself did, never past chance, a reveal or another's turn."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tradewinds as tw
from tests.core.tables import SLICES, few, field, hidden, lay, new, number, played, refusal, snapshot, step, viewers
from tradewinds.core.game import CHANCE


def told(match: tw.Match, viewer: int | None) -> list[int]:
    """Rounds, turns, order of play, revealed cards and announced sums, as a viewer knows them."""
    names = ["game_round", "turn", "order", "window"]
    names += [f"players[{s}].{name}" for s in range(match.seats) for name in ("revealed", "cards_laid", "card_sum")]
    seen = match.seen(viewer)
    return [int(value) for name in names for value in seen[SLICES[name]]]


def taken_back(match: tw.Match, seat: int) -> int:
    """Take back and return the place in the list where the action stood."""
    before = list(match.actions)
    match.undo(seat)
    places = [i for i in range(len(before)) if before[:i] + before[i + 1 :] == match.actions and before[i][0] == seat]
    assert places, "more or something else was taken back than one action of the seat"
    return places[-1]


def check_undo(match: tw.Match, seat: int) -> None:
    """Take back, look, redo."""
    actions, all_before = list(match.actions), snapshot(match)
    known = {viewer: (told(match, viewer), hidden(match, viewer)) for viewer in viewers(match)}
    place = taken_back(match, seat)
    assert seat not in [actor for actor, _ in actions[place + 1 :]], "it was not the seat's last action"
    assert CHANCE not in [actor for actor, _ in actions[place:]], "chance was taken back"
    for viewer, (heard, dark) in known.items():
        assert told(match, viewer) == heard, "something told is told no more"
        assert hidden(match, viewer) <= dark, "something seen is hidden again"
    match.act(*actions[place])
    assert snapshot(match)[1:] == all_before[1:], "redoing does not lead back"
    if place == len(actions) - 1:
        assert snapshot(match) == all_before


@few
@given(st.integers(0, 10**6), st.integers(2, 5), st.integers(0, 50))
def test_taking_back_never_unveils_and_redoing_gives_the_same_bytes(seed: int, seats: int, steps: int) -> None:
    match, chooser = played(seats, seed, steps), random.Random(seed)
    for _ in range(4):
        if not match.actors:
            return
        step(match, chooser)
        for seat in range(seats):
            if match.can_undo(seat):
                check_undo(match, seat)


@few
@given(st.integers(0, 10**6), st.integers(2, 4), st.integers(0, 60))
def test_taking_back_all_one_can_stays_within_the_window(seed: int, seats: int, steps: int) -> None:
    match = played(seats, seed, steps)
    known = {viewer: told(match, viewer) for viewer in viewers(match)}
    for seat in range(seats):
        while match.can_undo(seat):
            match.undo(seat)
        refusal(lambda seat=seat: match.undo(seat), tw.BadRequest)  # type: ignore[misc]
    assert {viewer: told(match, viewer) for viewer in viewers(match)} == known
    assert [actor for actor, _ in match.actions].count(CHANCE) == seats


@few
@given(st.integers(0, 10**6), st.integers(0, 60))
def test_a_refused_undo_changes_nothing(seed: int, steps: int) -> None:
    match = played(3, seed, steps)
    before = snapshot(match)
    for seat in range(3):
        if not match.can_undo(seat):
            refusal(lambda seat=seat: match.undo(seat), tw.BadRequest)  # type: ignore[misc]
    assert snapshot(match) == before


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_deal_cannot_be_taken_back(seats: int) -> None:
    match = new(seats)
    assert not any(match.can_undo(seat) for seat in range(seats))


def test_nobody_takes_back_for_another() -> None:
    match = new()
    match.act(1, number("choose", card="sell"))
    assert [match.can_undo(seat) for seat in range(3)] == [False, True, False]


# Choosing at the same time


@few
@given(st.integers(0, 10**6), st.integers(2, 5), st.data())
def test_each_seat_takes_back_its_own_choice_whatever_the_others_did(
    seed: int, seats: int, data: st.DataObject
) -> None:
    match, own = new(seats, seed), {seat: list[int]() for seat in range(seats)}
    for _ in range(data.draw(st.integers(1, 15))):
        seat = data.draw(st.integers(0, seats - 1))
        open_to = match.legal(seat)
        if len(match.actors) == 1:
            open_to = [action for action in open_to if action != number("ready")]
        if own[seat] and (not open_to or data.draw(st.booleans())):
            match.undo(seat)
            own[seat].pop()
        elif open_to:
            own[seat].append(data.draw(st.sampled_from(open_to)))
            match.act(seat, own[seat][-1])
        for other in range(seats):
            assert [action for actor, action in match.actions if actor == other] == own[other]
            assert match.can_undo(other) == bool(own[other])


def test_ready_can_be_taken_back_until_the_last_is_ready() -> None:
    match = new()
    for seat in range(2):
        lay(match, seat, "sell", "minus")
    match.undo(0)
    assert match.actors == (0, 2)
    match.act(0, number("ready"))
    lay(match, 2, "el-hierro")
    assert not any(match.can_undo(seat) for seat in range(3))


def test_one_card_of_a_hand_is_taken_up_again_and_the_others_stay() -> None:
    match = new(3)
    cards = [number("choose", card=card) for card in ("tenerife", "sell", "minus")]
    for card in cards:
        match.act(0, card)
        match.act(1, card)
    match.undo(0, cards[0])
    assert [action for seat, action in match.actions if seat == 0] == cards[1:]
    assert [action for seat, action in match.actions if seat == 1] == cards
    other = new(3)
    for seat, card in ((1, cards[0]), (0, cards[1]), (1, cards[1]), (0, cards[2]), (1, cards[2])):
        other.act(seat, card)
    assert match.position.tobytes() == other.position.tobytes()


def test_only_a_card_that_lies_there_is_taken_up() -> None:
    match = new(3)
    card, ready = number("choose", card="tenerife"), number("ready")
    match.act(0, card)
    assert not match.can_undo(0, number("choose", card="sell"))
    assert not match.can_undo(1, card)
    match.act(0, ready)
    assert not match.can_undo(0, card), "whoever is ready takes that back first"
    with pytest.raises(tw.BadRequest):
        match.undo(0, card)


def test_a_choice_taken_back_leaves_no_trace() -> None:
    match, plain = new(), new()
    match.act(1, number("choose", card="sell"))
    match.act(0, number("choose", card="settle"))
    match.undo(1)
    plain.act(0, number("choose", card="settle"))
    assert snapshot(match) == snapshot(plain)
    assert match.log(None) == plain.log(None)


# Turns


def begun() -> tw.Match:
    """Seat 0 plays first and has placed its ship."""
    match = new()
    lay(match, 0, "minus", "move-workers")
    lay(match, 1, "sell")
    lay(match, 2, "settle")
    match.act(0, number("place-ship", island="tenerife"))
    return match


def test_a_turn_is_taken_back_step_by_step_down_to_the_reveal() -> None:
    match = begun()
    match.act(0, number("move-worker", source="west-ship", target="la-gomera"))
    for _ in range(2):
        assert match.can_undo(0)
        match.undo(0)
    assert not match.can_undo(0)
    assert field(match, 1, "players[0].revealed") == [1]
    assert match.actors == (0,)


def test_a_turn_that_has_passed_on_cannot_be_taken_back() -> None:
    match = begun()
    match.act(0, number("end-turn"))
    assert match.actors == (1,)
    assert not match.can_undo(0)
    match.act(1, number("place-ship", island="lanzarote"))
    assert [match.can_undo(seat) for seat in range(3)] == [False, True, False]


def test_the_last_turn_of_a_round_cannot_be_taken_back() -> None:
    match = begun()
    match.act(0, number("end-turn"))
    for seat in (1, 2):
        match.act(seat, number("place-ship", island="lanzarote"))
        match.act(seat, number("end-turn"))
    assert match.actors == (0, 1, 2)
    assert not any(match.can_undo(seat) for seat in range(3))


def test_looking_ahead_shows_what_could_be_taken_back_and_changes_nothing() -> None:
    """`after` is for a preview: None where the real thing would reveal something or pass the turn on."""
    match = begun()
    assert match.after(0, number("end-turn")) is None
    shown = 0
    for seed in range(3):
        match, rng = new(2, seed=seed), random.Random(seed)
        for _ in range(40):
            seat = rng.choice(match.actors)
            action = rng.choice(match.legal(seat))
            before = (list(match.actions), snapshot(match))
            ahead = match.after(seat, action)
            assert (list(match.actions), snapshot(match)) == before
            match.act(seat, action)
            assert (ahead is not None) == match.can_undo(seat)
            if ahead is not None:
                shown += 1
                assert snapshot(ahead) == snapshot(match)
    assert shown > 10
