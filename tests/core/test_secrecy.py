"""Nothing leaks: matches that differ only in others' hidden cards look, read and sound the same."""

import itertools
import random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import tradewinds as tw
from tests.core.tables import GAME, few, new, number, viewers
from tradewinds.core.words import LANGUAGES

NUMBERS = {"el-hierro": 0, "la-palma": 1, "la-gomera": 2, "tenerife": 3, "gran-canaria": 4, "fuerteventura": 5}
NUMBERS |= {"lanzarote": 6, "move-workers": 1, "move-ship": 2, "cultivate": 3, "sell": 7, "settle": 8, "minus": -4}

Hand = tuple[str, ...]
#: Every hand a player can lay in the first round, by number of cards and sum.
HANDS: dict[tuple[int, int], list[Hand]] = {}
for size in range(1, 6):
    for hand in itertools.combinations(NUMBERS, size):
        HANDS.setdefault((size, sum(NUMBERS[card] for card in hand)), []).append(hand)

any_hand = st.sampled_from([hand for hands in HANDS.values() for hand in hands])


@st.composite
def alike(draw: st.DrawFn) -> tuple[Hand, Hand]:
    """Two hands that nobody can tell apart by their announcement."""
    hands = HANDS[draw(st.sampled_from([key for key, hands in HANDS.items() if len(hands) > 1]))]
    one, other = draw(st.sampled_from(hands)), draw(st.sampled_from(hands))
    assume(one != other)
    return one, other


def face(match: tw.Match, viewer: int | None) -> dict[str, Any]:
    """All that a match tells a viewer."""
    shown: dict[str, Any] = {"seen": match.seen(viewer).tobytes(), "actors": match.actors, "scores": match.scores}
    shown |= {"log": match.log(viewer), "prompt": match.prompt(viewer), "text": match.text(viewer)}
    shown["told"] = [told for lines in match.story(viewer).told() for told in lines]
    if viewer is not None:
        open_to = match.legal(viewer)
        shown |= {"legal": open_to, "undo": match.can_undo(viewer)}
        shown["described"] = [match.describe(viewer, action) for action in open_to]
        shown["refused"] = [str(match.why_not(viewer, action)) for action in range(0, len(GAME.actions), 5)]
    return shown


def same_to_others(one: tw.Match, two: tw.Match, secret_of: int) -> None:
    for viewer in viewers(one):
        if viewer != secret_of:
            first, second = face(one, viewer), face(two, viewer)
            assert not [what for what in first if first[what] != second[what]]


def choose(match: tw.Match, seat: int, cards: Hand) -> None:
    for card in cards:
        match.act(seat, number("choose", card=card))


@few
@given(any_hand, any_hand, st.integers(0, 2), st.booleans(), st.integers(0, 99))
def test_cards_being_chosen_show_in_nothing_others_are_told(
    one: Hand, other: Hand, seat: int, ready: bool, seed: int
) -> None:
    matches = new(3, seed), new(3, seed)
    for match, hand in zip(matches, (one, other), strict=True):
        choose(match, (seat + 1) % 3, ("sell", "minus"))
        choose(match, seat, hand)
        if ready:
            match.act(seat, number("ready"))
    same_to_others(*matches, seat)


@few
@given(any_hand, st.integers(0, 99))
def test_not_even_whether_somebody_has_chosen_anything_is_told(hand: Hand, seed: int) -> None:
    matches = new(3, seed), new(3, seed)
    choose(matches[0], 1, hand)
    same_to_others(*matches, 1)


@few
@given(any_hand, st.integers(0, 99), st.integers(1, 5))
def test_choices_taken_back_and_made_again_are_not_told(hand: Hand, seed: int, times: int) -> None:
    matches = new(3, seed), new(3, seed)
    for match, count in zip(matches, (1, times), strict=True):
        for _ in range(count - 1):
            choose(match, 1, hand)
            while match.can_undo(1):
                match.undo(1)
        choose(match, 1, hand)
        match.act(1, number("ready"))
    same_to_others(*matches, 1)


@few
@given(alike(), st.lists(any_hand, min_size=2, max_size=2), st.integers(0, 2), st.integers(0, 99))
def test_cards_announced_alike_stay_secret_until_their_turn(
    hands: tuple[Hand, Hand], others: list[Hand], seat: int, seed: int
) -> None:
    one, two = new(3, seed), new(3, seed)
    for match, hand in zip((one, two), hands, strict=True):
        for place, cards in enumerate([*others[:seat], hand, *others[seat:]]):
            choose(match, place, cards)
            match.act(place, number("ready"))
    chooser = random.Random(seed)
    while one.actors != (seat,):
        action = chooser.choice(one.legal(one.actors[0]))
        if action == number("end-turn") or GAME.actions.kind(action).name == "place-ship":
            same_to_others(one, two, seat)
        for match in (one, two):
            match.act(match.actors[0], action)
    assert two.actors == (seat,)
    assert one.log(None) != two.log(None), "the reveal tells the cards"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_language_tells_more_than_another(lang: str) -> None:
    one, two = (tw.Match(GAME, 3, 1, language=lang) for _ in range(2))
    for match, cards in ((one, ("sell", "minus")), (two, ("la-palma", "tenerife", "settle"))):
        choose(match, 0, cards)
        match.act(0, number("ready"))
    same_to_others(one, two, 0)


def test_the_owner_reads_the_own_choice_in_the_log() -> None:
    match = new()
    before = len(match.log(1, "en"))
    choose(match, 1, ("sell",))
    match.act(1, number("ready"))
    chosen, ready = match.log(1, "en")[before:]
    assert GAME.words.text("en", "card-sell") in chosen
    assert match.log(0, "en")[before:] == match.log(None, "en")[before:]
    assert len(match.log(0, "en")[before:]) == 1
    assert all("White" in told for told in (chosen, ready, *match.log(0, "en")[before:]))


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_no_card_of_another_is_named_before_the_reveal(viewer: int | None) -> None:
    match = new()
    before = len(match.log(viewer, "en"))
    choose(match, 1, ("sell", "gran-canaria", "minus"))
    match.act(1, number("ready"))
    read = "\n".join(match.log(viewer, "en")[before:])
    assert not any(name in read for name in ("Sell", "Gran Canaria", "Minus", "3", "7"))
