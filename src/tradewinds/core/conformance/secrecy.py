"""What is hidden, who learns it, and how it is guessed."""

import random
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any

import numpy as np

from tradewinds.core.conformance.positions import choices_of_somebody, guessed, name_of, position_after, positions
from tradewinds.core.dice import Dice, new_dice
from tradewinds.core.game import (
    ACTORS,
    CHANCE,
    CHANCE_BIT,
    EVERYBODY,
    SPECTATOR,
    WINDOW,
    Game,
    bit_of,
)
from tradewinds.core.kernel import Scratch, handle
from tradewinds.core.layout import UNKNOWN, Vector

#: A public action is held against so many others only.
FEW = 6
#: How often a view is guessed at, and how unlikely the outcome may be: in normal deviations.
GUESSES = 200
MOST_SURPRISE = 5.0
#: More openings than these are not enumerated, more outcomes are told apart by one field only.
MOST_OPENINGS = 5000
MOST_OUTCOMES = 40
#: Outcomes that are expected less often count together; and what is known exactly counts like so many trials.
RARE = 10
CERTAIN = 1_000_000


def check_secrecy(game: Game, seats: int, count: int, seed: int | str = 0, **options: Any) -> None:
    """Another position that fits what a viewer saw looks the same to that viewer, byte for byte."""
    dice = new_dice(f"secrecy {seed}")
    for state in positions(game, seats, count, seed, **options):
        for viewer in (*range(seats), SPECTATOR):
            seen = game.seen_by(state, viewer)
            other = seen.copy()
            game.kernel.determinize(handle(other), viewer, handle(dice))
            law = game.kernel.invariants(handle(other))
            assert law == 0, f"determinize for {viewer} breaks the law {game.laws[law]!r}"
            again = game.seen_by(other, viewer)
            assert (again == seen).all(), f"viewer {viewer} tells two positions apart that differ in secrets only"
            hidden = seen != state
            assert (seen[hidden] == UNKNOWN).all(), f"a hidden field of viewer {viewer} is not UNKNOWN"


def check_learns(game: Game, seats: int, count: int, seed: int | str = 0, **options: Any) -> None:
    """Those learn an action, by `learns`, who can tell by what `hide` shows them that it was no other.

    An action is held against all others that its actor, or chance, could have taken instead. Whoever learns it sees
    something else after each of them, unless that one leads to the same position. Whoever does not sees the same after
    another one of its kind that is not learnt either, and after some other one at least. This does not hold of what
    comes out at once: when the game is over, or when a choice opens a new window, as the last bid does. Where nothing
    else was possible there is nothing to ask, but that whoever chooses learns it.
    """
    chooser = random.Random(f"{seed}")
    for state in positions(game, seats, count, seed, every=2, **options):
        actor, possible = choices_of_somebody(game, state, chooser)
        action = possible.pop(chooser.randrange(len(possible)))
        done = _Done(game, state, actor, action)
        assert actor == CHANCE or done.learners & 1 << actor, f"seat {actor} does not learn what it does: {done}"
        if done.learners == EVERYBODY:
            possible = chooser.sample(possible, min(len(possible), FEW))
        others = [_Done(game, state, actor, other) for other in possible]
        for viewer in (*range(seats), SPECTATOR):
            if done.is_learnt_by(viewer):
                _check_learner(done, others, viewer)
            elif not done.is_out:
                _check_ignorant(done, others, viewer)


class _Done:
    """An action, who learns it, and the position after it."""

    def __init__(self, game: Game, state: Vector, actor: int, action: int) -> None:
        self.game = game
        self.kind = game.actions.kind(action)
        self.name = name_of(game, action)
        self.learners = game.learners(state, actor, action)
        self.after = state.copy()
        game.kernel.apply(handle(self.after), actor, action)
        opens = self.after[WINDOW] != state[WINDOW]
        #: Whether it comes out at once what it was.
        self.is_out = self.after[ACTORS] == 0 or (actor != CHANCE and opens)

    def __str__(self) -> str:
        return self.name

    def is_learnt_by(self, viewer: int) -> bool:
        return bool(self.learners & bit_of(viewer))

    def looks_like(self, other: "_Done", viewer: int) -> bool:
        return bool((self.game.seen_by(self.after, viewer) == self.game.seen_by(other.after, viewer)).all())


def _check_learner(done: _Done, others: Sequence[_Done], viewer: int) -> None:
    for other in others:
        if (other.after != done.after).any():
            alike = done.looks_like(other, viewer)
            assert not alike, f"viewer {viewer} learns {done} but sees the same after {other}"


def _check_ignorant(done: _Done, others: Sequence[_Done], viewer: int) -> None:
    for other in others:
        if other.kind is done.kind and not other.is_out and not other.is_learnt_by(viewer):
            alike = done.looks_like(other, viewer)
            assert alike, f"viewer {viewer} does not learn {done} but can tell it from {other}"
    known = others and not any(done.looks_like(other, viewer) for other in others)
    assert not known, f"viewer {viewer} does not learn {done} but can tell it from everything else"


def check_guesses(game: Game, seats: int, count: int, seed: int | str = 0, **options: Any) -> None:
    """`determinize` guesses what chance may have dealt, each with its probability.

    Of the openings, where they are few enough to be listed; and from one position to the next: guessing before an
    action and going on as the viewer saw it go on must lead to the same as guessing afterwards. What others chose in
    secret is left out: how likely that is, the game decides.
    """
    dice, chooser = new_dice(f"guesses {seed}"), random.Random(f"{seed}")
    openings = _openings(game, game.first_position(seats, game.option_values(options)))
    for viewer in (*range(seats), SPECTATOR):
        _check_openings(game, openings, viewer, dice)
    for state in positions(game, seats, count, seed, every=3, **options):
        _check_step(game, state, chooser.choice((*range(seats), SPECTATOR)), chooser, dice)


def _openings(game: Game, first: Vector) -> dict[bytes, float]:
    """How chance may open the game, each with its probability; none when there are too many."""
    room, opened = Scratch(), dict[bytes, float]()
    going = {first.tobytes(): 1.0}
    while going and len(going) + len(opened) <= MOST_OPENINGS:
        before, going = going, defaultdict(float)
        for content, probability in before.items():
            state = np.frombuffer(content, np.int16)
            if state[ACTORS] != CHANCE_BIT:
                opened[content] = opened.get(content, 0.0) + probability
                continue
            size = game.kernel.chance(handle(state), handle(room.choices), handle(room.weights))
            total = int(room.weights[:size].sum())
            for action, weight in zip(room.choices[:size].tolist(), room.weights[:size].tolist(), strict=True):
                going[position_after(game, state, CHANCE, action).tobytes()] += probability * weight / total
    return {} if going else opened


def _check_openings(game: Game, openings: dict[bytes, float], viewer: int, dice: Dice) -> None:
    """Every guess is an opening that looks the same, and the likely ones are guessed often."""
    alike: dict[bytes, dict[bytes, float]] = defaultdict(dict)
    for content, probability in openings.items():
        alike[game.seen_by(np.frombuffer(content, np.int16), viewer).tobytes()][content] = probability
    for seen, possible in sorted(alike.items())[:: len(alike) // 4 + 1]:
        view = np.frombuffer(seen, np.int16)
        guesses = Counter(guessed(game, view, viewer, dice).tobytes() for _ in range(GUESSES))
        assert guesses.keys() <= possible.keys(), f"determinize for {viewer} guesses what cannot be dealt"
        exact = {content: CERTAIN * probability for content, probability in possible.items()}
        assert _surprise(guesses, exact) < MOST_SURPRISE, (
            f"determinize for {viewer} guesses with other chances than the deal"
        )


def _check_step(game: Game, state: Vector, viewer: int, chooser: random.Random, dice: Dice) -> None:
    actor, possible = choices_of_somebody(game, state, chooser)
    action = chooser.choice(possible)
    after = position_after(game, state, actor, action)
    before, then = game.seen_by(state, viewer), game.seen_by(after, viewer)
    hidden = np.flatnonzero(then != after)
    is_secret = actor != CHANCE and not game.learners(state, actor, action) & bit_of(viewer)
    if is_secret or not len(hidden):
        return
    ahead = [_gone_on(game, guessed(game, before, viewer, dice), actor, action, chooser) for _ in range(GUESSES)]
    fitting = [one[hidden] for one in ahead if one is not None and (game.seen_by(one, viewer) == then).all()]
    guesses = [guessed(game, then, viewer, dice)[hidden] for _ in range(GUESSES)]
    if len(fitting) < GUESSES // 4:
        return
    if len({guess.tobytes() for guess in guesses + fitting}) > MOST_OUTCOMES:
        one = chooser.randrange(len(hidden))
        fitting, guesses = [guess[one : one + 1] for guess in fitting], [guess[one : one + 1] for guess in guesses]
    found, wanted = (Counter(guess.tobytes() for guess in some) for some in (guesses, fitting))
    surprise = _surprise(found, wanted)
    assert surprise < MOST_SURPRISE, f"determinize for {viewer} does not follow from {name_of(game, action)} of {actor}"


def _gone_on(game: Game, guess: Vector, actor: int, action: int, chooser: random.Random) -> Vector | None:
    """The guess after that action, or after any draw of chance; None where it is impossible."""
    if actor == CHANCE:
        room = Scratch()
        size = game.kernel.chance(handle(guess), handle(room.choices), handle(room.weights))
        action = chooser.choices(room.choices[:size].tolist(), room.weights[:size].tolist())[0]
    elif game.kernel.why_not(handle(guess), actor, action) != 0:
        return None
    return position_after(game, guess, actor, action)


def _surprise(found: Mapping[bytes, float], wanted: Mapping[bytes, float]) -> float:
    """How far two counts are apart by chi-square, as a normal deviation (Wilson and Hilferty); rare ones are joined."""
    n, m = sum(found.values()), sum(wanted.values())
    cells: dict[bytes, tuple[float, float]] = defaultdict(lambda: (0.0, 0.0))
    for key in {*found, *wanted}:
        one, two = found.get(key, 0.0), wanted.get(key, 0.0)
        joined = key if one + two * n / m >= RARE else b""
        cells[joined] = (cells[joined][0] + one, cells[joined][1] + two)
    free = len(cells) - 1
    if free == 0:
        return 0.0
    chi = sum((one * sqrt(m / n) - two * sqrt(n / m)) ** 2 / (one + two) for one, two in cells.values())
    return float(((chi / free) ** (1 / 3) - 1 + 2 / (9 * free)) / sqrt(2 / (9 * free)))
