"""Several choices of one kind, one after the other, that lead where none of them leads alone.

Worked out from what a seat has seen and from nothing else. Every choice on a way is public and can be taken back:
neither chance nor another seat comes in between, and nothing becomes known.
"""

from collections import deque
from collections.abc import Callable

import numpy as np

from tradewinds.core.game import ACTORS, EVERYBODY, WINDOW, Game
from tradewinds.core.kernel import MOST_CHOICES, handle
from tradewinds.core.layout import Vector
from tradewinds.core.words import Line

#: The longest way that is looked for.
MOST_STEPS = 6

Way = tuple[int, ...]


def ways(game: Game, seen: Vector, seat: int) -> list[Way]:
    """The shortest way to every choice that `Ask.in_steps` forbids now, as actions in order; short ways first."""
    kinds = {k for k, kind in enumerate(game.actions.kinds) if kind.ask.in_steps}
    if not kinds or not int(seen[ACTORS]) >> seat & 1:
        return []
    search = _Search(game, seat)
    first = [action for action in search.open(seen) if game.actions.kind_of[action] in kinds]
    known, found = set(first), []
    rim: deque[tuple[Way, Vector]] = deque(((action,), seen) for action in first)
    while rim:
        way, before = rim.popleft()
        after = search.after(before, way[-1])
        if after is None:
            continue
        found.append(way)
        further = search.open(after) if len(way) < MOST_STEPS else []
        new = [action for action in further if search.goes_on(way, action) and action not in known]
        known.update(new)
        rim += [((*way, action), after) for action in new]
    return [way for way in found if len(way) > 1 and search.is_far(seen, way[-1])]


class _Search:
    """The rules of a game as one seat may try them on what it has seen."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._choices = np.zeros(MOST_CHOICES, np.int16)
        self._choices_at = handle(self._choices)

    def open(self, seen: Vector) -> list[int]:
        count = self.game.kernel.legal(handle(seen), self.seat, self._choices_at)
        listed: list[int] = self._choices[:count].tolist()
        return listed

    def goes_on(self, way: Way, action: int) -> bool:
        return bool(self.game.actions.kind_of[action] == self.game.actions.kind_of[way[0]])

    def is_far(self, seen: Vector, action: int) -> bool:
        """Whether it is forbidden for no other reason than that several are needed."""
        code = self.game.kernel.why_not(handle(seen), self.seat, action)
        return bool(code == self.game.actions.kind(action).ask.in_steps)

    def after(self, before: Vector, action: int) -> Vector | None:
        """What the seat would see then; nothing where others would not know it or it could not be taken back."""
        if self.game.learners(before, self.seat, action) != EVERYBODY:
            return None
        after = before.copy()
        self.game.kernel.apply(handle(after), self.seat, action)
        return after if all(after[at] == before[at] for at in (ACTORS, WINDOW)) else None


def told(game: Game, describe: Callable[[int], Line], way: Way) -> Line:
    """A way in words: what its last choice does, in how many `steps`, and `by` what the others lead."""
    *first, last = way
    kind = game.actions.kind(last)
    name = kind.arguments[-1][0]
    by = [describe(action).args[name] for action in first]
    return Line(f"way-{kind.name}", {**describe(last).args, "steps": len(way), "by": by})


def things(game: Game, way: Way) -> list[str]:
    """What each choice of a way is about, as pictures name it."""
    return [game.actions.things_of(action)[-1] for action in way]
