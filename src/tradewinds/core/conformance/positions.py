"""Positions met in random games, and what can be done in them; equal ones have equal bytes."""

import random
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any

import numpy as np
import numpy.typing as npt

from tradewinds.core.dice import Dice, new_dice
from tradewinds.core.game import (
    ACTORS,
    CHANCE,
    CHANCE_BIT,
    SPECTATOR,
    Game,
)
from tradewinds.core.kernel import MOST_SEATS, Scratch, handle
from tradewinds.core.layout import Vector, slices
from tradewinds.core.playout import STUCK, random_step


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


def choices_of_somebody(game: Game, state: Vector, chooser: random.Random) -> tuple[int, list[int]]:
    """Somebody who may act, or chance, and all that may be done."""
    room, acting = Scratch(), int(state[ACTORS])
    if acting == CHANCE_BIT:
        size = game.kernel.chance(handle(state), handle(room.choices), handle(room.weights))
        return CHANCE, room.choices[:size].tolist()
    seat = chooser.choice([seat for seat in range(MOST_SEATS) if acting >> seat & 1])
    size = game.kernel.legal(handle(state), seat, handle(room.choices))
    return seat, room.choices[:size].tolist()


def position_after(game: Game, state: Vector, seat: int, action: int) -> Vector:
    after = state.copy()
    game.kernel.apply(handle(after), seat, action)
    return after


def guessed(game: Game, seen: Vector, viewer: int, dice: Dice) -> Vector:
    guess = seen.copy()
    game.kernel.determinize(handle(guess), viewer, handle(dice))
    return guess


def name_of(game: Game, action: int) -> str:
    return repr(game.actions.actions[action]) if action < len(game.actions) else "the order of the list"


def named(game: Game, places: npt.NDArray[np.bool_]) -> str:
    """The fields of which something lies at one of these places of a vector."""
    return ", ".join(name for name, where in slices(game.dtype).items() if places[where].any())


# Equal bytes


def check_bytes(game: Game, seats: int, count: int, seed: int | str = 0, **options: Any) -> None:
    """Equal positions have equal bytes.

    Two actions of one actor are swapped, and nobody can tell, now or later: the bytes differ at most for a while, by
    something that could have mattered in this turn.
    """
    chooser = random.Random(f"{seed}")
    for state in positions(game, seats, count, seed, **options):
        course = _course(game, state, chooser)
        one, two = _led(game, state, course), _led(game, state, _swapped(course, chooser))
        if one is None or two is None or (one == two).all():
            continue
        same = all(_plays_alike(game, seats, one.copy(), two.copy(), chooser) for _ in range(3))
        assert not same, f"equal positions differ in {named(game, one != two)}"


def _course(game: Game, state: Vector, chooser: random.Random, length: int = 6) -> list[tuple[int, int]]:
    """What somebody and chance may do from here."""
    state, course = state.copy(), list[tuple[int, int]]()
    while len(course) < length and state[ACTORS] != 0:
        actor, possible = choices_of_somebody(game, state, chooser)
        course.append((actor, chooser.choice(possible)))
        game.kernel.apply(handle(state), *course[-1])
    return course


def _swapped(course: Sequence[tuple[int, int]], chooser: random.Random) -> list[tuple[int, int]]:
    """Two different actions of one actor, each in the place of the other."""
    places = range(len(course))
    pairs = [(i, j) for i in places for j in range(i) if course[i][0] == course[j][0] and course[i] != course[j]]
    changed = list(course)
    if pairs:
        i, j = chooser.choice(pairs)
        changed[i], changed[j] = course[j], course[i]
    return changed


def _led(game: Game, state: Vector, course: Sequence[tuple[int, int]]) -> Vector | None:
    """Where a course leads, if it is allowed."""
    state = state.copy()
    for actor, action in course:
        if game.kernel.why_not(handle(state), actor, action) != 0:
            return None
        game.kernel.apply(handle(state), actor, action)
    return state


def _plays_alike(game: Game, seats: int, one: Vector, two: Vector, chooser: random.Random) -> bool:
    """Whether two positions that differ look the same to everybody, and go on doing both to the end."""
    while all(a == b for a, b in zip_longest(_looks(game, seats, one), _looks(game, seats, two))):
        if one[ACTORS] == 0:
            return True
        actor, possible = choices_of_somebody(game, one, chooser)
        action = chooser.choice(possible)
        if game.kernel.why_not(handle(two), actor, action) != 0:
            return False
        game.kernel.apply(handle(one), actor, action)
        game.kernel.apply(handle(two), actor, action)
        if (one == two).all():
            return False
    return False


def _looks(game: Game, seats: int, state: Vector) -> Iterator[Any]:
    """Who may do what, the standing, and what each viewer is told and shown."""
    room, say = Scratch(), game.words.speaker("en")
    yield int(state[ACTORS]), int(game.kernel.winners(handle(state)))
    for seat in range(seats):
        size = game.kernel.legal(handle(state), seat, handle(room.choices))
        yield room.choices[:size].tolist(), list(game.points(game.record(state), seat))
    for viewer in (*range(seats), SPECTATOR):
        seen = game.record(game.seen_by(state, viewer))
        yield game.telling.text(seen, viewer, say), say(game.telling.prompt(seen, viewer))
        yield [say(line) for line in game.telling.own(seen, viewer)] if viewer >= 0 else None
        yield game.picture.draw(seen, viewer, say, ()) if game.picture else None
