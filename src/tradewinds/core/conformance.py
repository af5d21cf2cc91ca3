"""The conformance suite every game passes: `check_game(game)` plays it and holds it against the contract.

Each check raises AssertionError with a sentence that says what is wrong and where. They work with the JIT on or off;
only their speed differs.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import types

from tradewinds.core.calling import why_not
from tradewinds.core.dice import new_dice
from tradewinds.core.game import ACTORS, CHANCE, CHANCE_BIT, EVERYBODY, SPECTATOR, WINDOW, Game, bit_of
from tradewinds.core.kernel import MOST_CHOICES, MOST_SEATS, Handle, Scratch, handle, shorts, view
from tradewinds.core.layout import JIT, UNKNOWN, Vector, entry
from tradewinds.core.match import Match
from tradewinds.core.playout import STUCK, random_games, random_step
from tradewinds.core.words import LANGUAGES, Argument, Line, Words

#: A public action is held against so many others only.
FEW = 6


def check_game(game: Game, games: int = 100, positions: int = 100, matches: int = 5, seed: int = 0) -> None:
    """Everything, for every number of seats. The counts are per number of seats."""
    check_table(game)
    check_words(game)
    for seats in game.seats:
        check_chance(game, seats, positions, seed)
        check_endings(game, seats, games, seed)
        check_why_not(game, seats, positions, seed)
        check_secrecy(game, seats, positions, seed)
        check_learns(game, seats, positions, seed)
        check_commuting(game, seats, positions, seed)
        for number in range(matches):
            check_match(game, seats, seed + number)


def positions(
    game: Game, seats: int, count: int, seed: int | str = 0, every: int = 7, **options: Any
) -> Iterator[Vector]:
    """Positions met in random games, a few decisions apart; the caller may keep and change them."""
    scratch, dice = Scratch(), new_dice(f"positions {seed}")
    chooser = random.Random(f"{seed}")
    values = game.option_values(options)
    state = game.first_position(seats, values)
    while count:
        for _ in range(chooser.randint(1, every)):
            if state[ACTORS] == 0:
                state = game.first_position(seats, values)
            done = random_step(game, state, scratch, dice)
            assert done != STUCK, "nothing can be done in a position that is not over"
        if state[ACTORS] != 0:
            yield state.copy()
            count -= 1


def check_table(game: Game) -> None:
    """Every action has a structured form of its own, and JSON leads back to its number."""
    for number, action in enumerate(game.actions.actions):
        found = game.actions.from_json(action.to_json())
        assert found == number, f"{action} is both {found} and {number}"


def check_words(game: Game) -> None:
    """Every kind of action, source of points, reason to end and colour has its words in each language."""
    wanted = ["game-title"]
    wanted += [f"{prefix}-{kind.name}" for kind in game.actions.kinds for prefix in ("action", "log")]
    wanted += [f"source-{source}" for source in game.sources]
    wanted += [f"reason-{reason}" for reason in game.reasons[1:]]
    wanted += [f"colour-{colour}" for colour in game.colours]
    for lang in LANGUAGES:
        for id in wanted:
            assert game.words.has(lang, id), f"{lang} has no text {id!r}"


def check_endings(game: Game, seats: int, games: int, seed: int | str = 0, **options: Any) -> None:
    """Random games end, for a reason, with a winner, and break no law on the way."""
    results = random_games(game, seats, games, seed, check=True, **options)
    for number, law in enumerate(results.laws):
        assert law == 0, f"game {number} with {seats} seats breaks the law {game.laws[law]!r}"
    assert (results.ended == 1).all(), f"a game with {seats} seats did not end"
    assert (results.reasons > 0).all(), f"a game with {seats} seats ended without a reason"
    assert (results.winners > 0).all(), f"a game with {seats} seats ended without a winner"


def _mismatch(rules: Handle, state: Handle, seat: int, count: int, actions: int, choices: Handle) -> int:
    """The first action whose place in the list of legal ones and whose `why_not` disagree, else -1."""
    listed = view(shorts(choices), MOST_CHOICES)
    at = 0
    for action in range(actions):
        is_listed = at < count and listed[at] == action
        if is_listed:
            at += 1
        if is_listed != (why_not(rules, state, seat, action) == 0):
            return action
    return -1 if at == count else actions


@cache
def _mismatch_driver() -> Any:
    number, address = types.int64, types.intp
    signature = number(address, address, number, number, number, address)
    return entry(signature, _mismatch) if JIT else _mismatch


def check_why_not(game: Game, seats: int, count: int, seed: int | str = 0, **options: Any) -> None:
    """For every action number and every seat: `why_not` is 0 exactly when `legal` lists it, in ascending order."""
    scratch, kernel, total = Scratch(), game.kernel, len(game.actions)
    choices = handle(scratch.choices)
    for state in positions(game, seats, count, seed, **options):
        for seat in range(seats):
            listed = kernel.legal(handle(state), seat, choices)
            wrong = _mismatch_driver()(kernel.table("why_not"), handle(state), seat, listed, total, choices)
            assert wrong < 0, f"seat {seat}: legal and why_not disagree about {_name(game, wrong)}"
            acting = state[ACTORS] >> seat & 1
            assert bool(listed) == bool(acting), f"seat {seat} may act {bool(acting)} but has {listed} choices"


def _name(game: Game, action: int) -> str:
    return repr(game.actions.actions[action]) if action < len(game.actions) else "the order of the list"


def check_chance(game: Game, seats: int, count: int, seed: int | str = 0, **options: Any) -> None:
    """Where chance acts it has outcomes with positive weights, none twice, and nobody else may act."""
    out, weights = Scratch().choices, Scratch().weights
    for state in positions(game, seats, count, seed, every=2, **options):
        record = game.record(state)
        if record.actors != CHANCE_BIT:
            continue
        size = game.rules.chance(record, out, weights)
        assert size > 0, "chance is to act but has no outcome"
        assert (weights[:size] > 0).all(), "an outcome of chance has no weight"
        assert len(set(out[:size].tolist())) == size, "chance names an outcome twice"
        for action in out[:size]:
            assert game.rules.why_not(record, CHANCE, int(action)) == 0, "chance names a forbidden outcome"


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
        actor, possible = _possible(game, state, chooser)
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


def _possible(game: Game, state: Vector, chooser: random.Random) -> tuple[int, list[int]]:
    """Somebody who may act, or chance, and all that may be done."""
    room, acting = Scratch(), int(state[ACTORS])
    if acting == CHANCE_BIT:
        size = game.kernel.chance(handle(state), handle(room.choices), handle(room.weights))
        return CHANCE, room.choices[:size].tolist()
    seat = chooser.choice([seat for seat in range(MOST_SEATS) if acting >> seat & 1])
    size = game.kernel.legal(handle(state), seat, handle(room.choices))
    return seat, room.choices[:size].tolist()


class _Done:
    """An action, who learns it, and the position after it."""

    def __init__(self, game: Game, state: Vector, actor: int, action: int) -> None:
        self.game = game
        self.kind = game.actions.kind(action)
        self.name = _name(game, action)
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


def check_commuting(game: Game, seats: int, count: int, seed: int | str = 0, **options: Any) -> None:
    """Choices made at the same time give the same position in either order."""
    chooser, out = random.Random(f"{seed}"), Scratch().choices
    for state in positions(game, seats, count, seed, **options):
        acting = int(state[ACTORS])
        several = [seat for seat in range(seats) if acting >> seat & 1]
        if len(several) < 2:
            continue
        pair = []
        for seat in chooser.sample(several, 2):
            size = game.kernel.legal(handle(state), seat, handle(out))
            pair.append((seat, int(out[chooser.randrange(size)])))
        one, two = state.copy(), state.copy()
        for seat, action in pair:
            game.kernel.apply(handle(one), seat, action)
        for seat, action in reversed(pair):
            game.kernel.apply(handle(two), seat, action)
        assert (one == two).all(), f"the order of simultaneous choices matters: {pair}"


class _Strict(Words):
    """Words that do not let a missing text pass."""

    def text(self, lang: str, what: Line | str, names: Sequence[str] = (), **args: Argument) -> str:
        id = what if isinstance(what, str) else what.id
        assert self.has(lang, id), f"{lang} has no text {id!r}"
        return super().text(lang, what, names, **args)


def check_match(game: Game, seats: int, seed: int, **options: Any) -> None:
    """A whole match in all languages: described, told, taken back and redone, saved and loaded."""
    chooser = random.Random(f"{seed}")
    strict = _Strict(game.words.folder, game.words.base, game.words.colours)
    match = Match(replace(game, words=strict), seats, seed, **options)
    while match.outcome is None:
        seat = chooser.choice(match.actors)
        action = chooser.choice(match.legal(seat))
        _check_texts(match, seat, action, chooser)
        seen, hidden = _everything_seen(match), _everything_hidden(match)
        match.act(seat, action)
        if match.can_undo(seat):
            revealed = hidden & ~_everything_hidden(match)
            assert not revealed.any(), "what was revealed can be taken back: see the window"
            if chooser.random() < 0.1:
                match.undo(seat)
                assert (_everything_seen(match) == seen).all(), "taking back does not lead back"
                match.act(seat, action)
    _check_end(match)


def _everything_seen(match: Match) -> Vector:
    """What every viewer sees, one after the other."""
    return np.concatenate([match.seen(viewer) for viewer in (*range(match.seats), None)])


def _everything_hidden(match: Match) -> npt.NDArray[np.bool_]:
    """Which fields are hidden from whom."""
    hidden: npt.NDArray[np.bool_] = _everything_seen(match) != np.tile(match._vector, match.seats + 1)
    return hidden


def _check_texts(match: Match, seat: int, action: int, chooser: random.Random) -> None:
    lang = chooser.choice(LANGUAGES)
    texts = [match.describe(seat, action, lang), match.prompt(seat, lang)]
    if chooser.random() < 0.1:
        texts.append(match.text(seat, lang))
    for text in texts:
        assert text.strip(), f"{lang}: an empty text for {match.game.actions.actions[action]}"
    for _ in range(10):
        refusal = match.why_not(chooser.randrange(match.seats), chooser.randrange(len(match.game.actions)), lang)
        assert refusal is None or refusal.text.strip(), f"{lang}: an empty refusal"


def _check_end(match: Match) -> None:
    outcome = match.outcome
    assert outcome is not None
    assert outcome.winners, "nobody has won"
    for score, parts in zip(outcome.scores, outcome.breakdown, strict=True):
        assert sum(parts.values()) == score, f"the points by source {parts} are not the score {score}"
    for lang in LANGUAGES:
        assert all(told.strip() for told in match.log(None, lang)), f"{lang}: an empty line in the log"
    again = Match.load(match.save())
    assert again.save() == match.save(), "saving and loading changes the match"
    assert np.array_equal(again.seen(None), match.seen(None)), "a loaded match looks different"
