"""Several choices at once: one after the other, where none of them leads alone, or all there are of a kind.

Worked out from what a seat has seen and from nothing else. Every choice before the last is public, and nothing becomes
known by it: neither chance nor another seat comes in between.
"""

from collections import deque
from collections.abc import Callable
from functools import partial

import numpy as np

from tradewinds.core.actions import Kind
from tradewinds.core.game import ACTORS, EVERYBODY, WINDOW, Game
from tradewinds.core.kernel import MOST_CHOICES, handle
from tradewinds.core.layout import Vector
from tradewinds.core.words import Line

#: The longest way that is looked for.
MOST_STEPS = 6

Way = tuple[int, ...]


def ways(game: Game, seen: Vector, seat: int) -> list[Way]:
    """The shortest ways to every choice that is not open now but can be opened at once, as actions in order, short ways
    first; then for each kind all that is open of it."""
    if not int(seen[ACTORS]) >> seat & 1:
        return []
    search = _Search(game, seat)
    return [*search.far(seen), *search.whole(seen)] if search.is_wanted else []


class _Search:
    """The rules of a game as one seat may try them on what it has seen."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._kind_of = game.actions.kind_of
        kinds = game.actions.kinds
        #: What each kind may lead on to.
        self._leads = [{j for j, other in enumerate(kinds) if _leads(one.name, other)} for one in kinds]
        self._openers = {name for kind in kinds for name in kind.ask.after}
        self._at_once = [k for k, kind in enumerate(kinds) if kind.ask.all_at_once]
        self._choices = np.zeros(MOST_CHOICES, np.int16)
        self._choices_at = handle(self._choices)

    @property
    def is_wanted(self) -> bool:
        return any(self._leads) or bool(self._at_once)

    def open(self, seen: Vector) -> list[int]:
        count = self.game.kernel.legal(handle(seen), self.seat, self._choices_at)
        listed: list[int] = self._choices[:count].tolist()
        return listed

    def far(self, seen: Vector) -> list[Way]:
        """Breadth first, one way to each choice; where other kinds lead to it, one by each of theirs."""
        first = [action for action in self.open(seen) if self._leads[self._kind_of[action]]]
        known, found = {self._key((), action) for action in first}, []
        rim: deque[tuple[Way, Vector]] = deque(((action,), seen) for action in first)
        while rim:
            way, before = rim.popleft()
            after = self._after(before, way[-1]) if len(way) < MOST_STEPS else None
            if after is None:
                continue
            for action in filter(partial(self._goes_on, way), self.open(after)):
                if (key := self._key(way, action)) not in known:
                    known.add(key)
                    found.append((*way, action))
                    rim.append((found[-1], after))
        return [way for way in found if self._is_far(seen, way[-1])]

    def whole(self, seen: Vector) -> list[Way]:
        """Of each kind all there is, where that leaves nothing out."""
        return [way for way in (self._all_of(kind, seen) for kind in self._at_once) if len(way) > 1]

    def _all_of(self, kind: int, seen: Vector) -> Way:
        way: Way = ()
        now: Vector | None = seen
        while now is not None and len(way) <= MOST_STEPS and (left := self._of(kind, now)):
            way = (*way, left[0])
            now = self._after(now, left[0])
        return way if len(way) <= MOST_STEPS and {*self._of(kind, seen)} <= {*way} else ()

    def _of(self, kind: int, seen: Vector) -> list[int]:
        return [action for action in self.open(seen) if self._kind_of[action] == kind]

    def _goes_on(self, way: Way, action: int) -> bool:
        return self._kind_of[action] in self._leads[self._kind_of[way[-1]]]

    def _key(self, way: Way, action: int) -> Way:
        return (*(one for one in way if self._kind_of[one] != self._kind_of[action]), action)

    def _is_far(self, seen: Vector, action: int) -> bool:
        """Whether it is forbidden, and for no other reason than that several are needed where a rule says so."""
        code = self.game.kernel.why_not(handle(seen), self.seat, action)
        return bool(code and code == (self.game.actions.kind(action).ask.in_steps or code))

    def _after(self, before: Vector, action: int) -> Vector | None:
        """What the seat would see then; nothing where others would not know it, or more might become known."""
        if self.game.learners(before, self.seat, action) != EVERYBODY:
            return None
        after = before.copy()
        self.game.kernel.apply(handle(after), self.seat, action)
        same = [ACTORS] if self._only_opens(action) else [ACTORS, WINDOW]
        return after if all(after[at] == before[at] for at in same) else None

    def _only_opens(self, action: int) -> bool:
        """Whether nothing becomes known by it, whatever it does to undo."""
        return self.game.actions.kind(action).name in self._openers


def _leads(name: str, other: Kind) -> bool:
    return name in other.ask.after or bool(other.ask.in_steps and other.name == name)


def told(game: Game, describe: Callable[[int], Line], way: Way) -> Line:
    """A way in words: what its last choice does, in how many `steps`, and `by` what the others lead; or all there is of
    a kind, by its `count`; or what is done first, and `then`."""
    *first, last = way
    kind = game.actions.kind(last)
    if kind.ask.in_steps:
        name = kind.arguments[-1][0]
        by = [describe(action).args[name] for action in first]
        return Line(f"way-{kind.name}", {**describe(last).args, "steps": len(way), "by": by})
    if is_whole(game, way):
        return Line(f"all-{kind.name}", {"count": len(way)})
    return Line("way-then", {"first": [describe(action) for action in first], "then": describe(last)})


def is_whole(game: Game, way: Way) -> bool:
    """Whether it is all there is of a kind."""
    kinds = {game.actions.kind(action) for action in way}
    return len(kinds) == 1 and all(kind.ask.all_at_once for kind in kinds)


def things(game: Game, way: Way) -> list[str]:
    """What the choices of a way are about that lead on to others of their kind, as pictures name it; nothing for all
    there is of a kind, which leads nowhere."""
    alike = [] if is_whole(game, way) else [a for a in way if game.actions.kind(a) == game.actions.kind(way[-1])]
    return [game.actions.things_of(action)[-1] for action in alike if game.actions.things_of(action)]
