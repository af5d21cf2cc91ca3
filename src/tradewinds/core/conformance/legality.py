"""What may be done and what comes of it: actions, refusals, chance, ends."""

import random
from functools import cache
from typing import Any

from numba import types

from tradewinds.core.calling import why_not
from tradewinds.core.conformance.positions import name_of, positions
from tradewinds.core.game import (
    ACTORS,
    CHANCE,
    CHANCE_BIT,
    Game,
)
from tradewinds.core.kernel import MOST_CHOICES, Handle, Scratch, handle, shorts, view
from tradewinds.core.layout import JIT, entry
from tradewinds.core.playout import random_games
from tradewinds.core.ways import ways


def check_table(game: Game) -> None:
    """Every action has a structured form of its own, and JSON leads back to its number."""
    for number, action in enumerate(game.actions.actions):
        found = game.actions.from_json(action.to_json())
        assert found == number, f"{action} is both {found} and {number}"


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
            assert wrong < 0, f"seat {seat}: legal and why_not disagree about {name_of(game, wrong)}"
            acting = state[ACTORS] >> seat & 1
            assert bool(listed) == bool(acting), f"seat {seat} may act {bool(acting)} but has {listed} choices"


def check_ways(game: Game, seats: int, count: int, seed: int | str = 0, **options: Any) -> None:
    """What several choices in a row can reach, worked out from a view, is allowed in the position behind it, step by
    step; and before each the seat sees what it could foresee."""
    for state in positions(game, seats, count, seed, **options):
        for seat in range(seats):
            for way in ways(game, game.seen_by(state, seat), seat):
                real, foreseen = state.copy(), game.seen_by(state, seat)
                for action in way:
                    told = f"seat {seat}: {name_of(game, action)} as a step of {way}"
                    assert (game.seen_by(real, seat) == foreseen).all(), f"what comes before {told} was not foreseen"
                    assert game.kernel.why_not(handle(real), seat, action) == 0, f"{told} is forbidden"
                    for each in (real, foreseen):
                        game.kernel.apply(handle(each), seat, action)


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
