"""What the tests of the core share: the game, matches played at random, snapshots of all that can be seen."""

import random
from collections.abc import Callable, Iterator, Sequence

import numpy as np
from hypothesis import settings

import tradewinds as tw
from tradewinds.core.layout import slices
from tradewinds.core.words import LANGUAGES

GAME = tw.load("west-of-africa")
SLICES = slices(GAME.dtype)

#: For properties: a few examples, the same in every run, however long they take.
few = settings(max_examples=8, deadline=None, database=None, derandomize=True)
some = settings(few, max_examples=25)
many = settings(few, max_examples=100)


def new(seats: int = 3, seed: int | str = 1, contributions: Sequence[str] = ()) -> tw.Match:
    return tw.Match(GAME, seats, seed, contributions=contributions, language="en")


def number(kind: str, /, **arguments: str | int) -> int:
    return GAME.actions.number(kind, **arguments)


def step(match: tw.Match, chooser: random.Random) -> tuple[int, int]:
    """One random legal action of a random seat that may act."""
    seat = chooser.choice(match.actors)
    action = chooser.choice(match.legal(seat))
    match.act(seat, action)
    return seat, action


def played(seats: int = 3, seed: int | str = 1, steps: int = 100_000, contributions: Sequence[str] = ()) -> tw.Match:
    """A match after so many random actions, or at its end."""
    match, chooser = new(seats, seed, contributions), random.Random(f"{seed}")
    while match.actors and steps:
        step(match, chooser)
        steps -= 1
    return match


def lay(match: tw.Match, seat: int, *cards: str) -> None:
    """Choose these cards and be ready."""
    for card in cards:
        match.act(seat, number("choose", card=card))
    match.act(seat, number("ready"))


def viewers(match: tw.Match) -> tuple[int | None, ...]:
    return (*range(match.seats), None)


def snapshot(match: tw.Match) -> tuple[str, bytes, list[bytes]]:
    """The file, the true position, and the position as each viewer sees it."""
    return match.save(), match._vector.tobytes(), [match.seen(viewer).tobytes() for viewer in viewers(match)]


def field(match: tw.Match, viewer: int | None, name: str) -> list[int]:
    """A field of the position as a viewer sees it: `field(match, None, "players[2].gold")`."""
    return [int(value) for value in match.seen(viewer)[SLICES[name]]]


def hidden(match: tw.Match, viewer: int | None) -> set[int]:
    """The places of the vector that a viewer cannot read. (UNKNOWN is also an ordinary value of some fields.)"""
    return {int(place) for place in np.flatnonzero(match.seen(viewer) != match._vector)}


def sentences(error: tw.TradewindsError) -> list[str]:
    """What the error says in each language: one clear sentence, never an identifier or an empty text."""
    texts = [error.text(lang) for lang in LANGUAGES]
    for text in texts:
        assert text.strip(), "an error says nothing"
        assert text != error.line.id, f"no text for {error.line.id}"
        assert "\n" not in text.strip(), f"more than a sentence: {text}"
    assert len(set(texts)) == len(LANGUAGES), f"not translated: {texts}"
    return texts


def refusal(call: Callable[[], object], kind: type[tw.TradewindsError]) -> tw.TradewindsError:
    """The error a call raises, which must be of this kind and speak in every language."""
    try:
        call()
    except kind as error:
        sentences(error)
        return error
    raise AssertionError(f"no {kind.__name__} was raised")


def edits(text: str, letters: str) -> Iterator[str]:
    """Every text that differs in one character: deleted, replaced, inserted."""
    for place in range(len(text)):
        yield text[:place] + text[place + 1 :]
        for letter in letters:
            if letter != text[place]:
                yield text[:place] + letter + text[place + 1 :]
            yield text[:place] + letter + text[place:]
