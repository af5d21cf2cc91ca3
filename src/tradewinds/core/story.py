"""A match as one viewer may read and watch it, kept up while it goes on: the log, and what happened as events."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from tradewinds.core.beats import IN_ONE, TOLD, Beat
from tradewinds.core.game import CHANCE, EVERYBODY, Game, bit_of
from tradewinds.core.kernel import handle
from tradewinds.core.layout import Vector
from tradewinds.core.words import Line, Seat

if TYPE_CHECKING:
    from tradewinds.core.match import Match

#: An actor and an action that everybody knows of.
Known = tuple[int, int] | None


@dataclass(frozen=True, eq=False)
class Event:
    """Something that a viewer could notice: what was told of it, and what the viewer saw before and after it."""

    number: int
    """How many there were up to this one; what others did in secret is not counted."""
    beats: tuple[Beat, ...]
    before: Vector
    seen: Vector
    last: Known
    """What a picture of that moment marks as done last."""
    by_chance: bool

    @property
    def changed(self) -> bool:
        """Whether anything looks different, or was only told."""
        return not np.array_equal(self.before, self.seen)

    def with_more(self, then: "Event") -> "Event":
        """Both as one."""
        return replace(self, beats=self.beats + then.beats, seen=then.seen, last=then.last)

    def leads_on(self, then: "Event") -> bool:
        """Whether chance goes on with the same thing."""
        kinds = {beat.kind for beat in self.beats + then.beats}
        return self.by_chance and then.by_chance and len(kinds) == 1 and kinds <= set(IN_ONE)


class Story:
    """What a viewer is told of each action, from what the viewer saw before and after it.

    Call `told` or `events` again after the match has gone on: only what is new is told, and what was taken back is
    forgotten.
    """

    def __init__(self, match: "Match", viewer: int) -> None:
        self.match = match
        self.viewer = viewer
        self._done: list[tuple[int, int]] = []
        self._lines: list[Sequence[Beat]] = []
        self._numbers: list[int] = []
        self._vector = match.first_position()
        self._view = self._seen()

    def told(self) -> list[Sequence[Beat]]:
        """The lines of each action so far."""
        self.events()
        return self._lines

    def numbers(self) -> list[int]:
        """How many events there were up to each action."""
        self.events()
        return self._numbers

    def events(self) -> list[Event]:
        """What the viewer could notice since this was last asked."""
        actions, learners = self.match.actions, self.match.learners
        same = _common(self._done, actions)
        if same < len(self._done):
            self._go_back(same)
        found: list[Event] = []
        for place in range(same, len(actions)):
            self._go_on(actions[place], learners[place], found)
        return found

    def _go_on(self, done: tuple[int, int], learners: int, found: list[Event]) -> None:
        before = self._view
        self._lines.append(self._tell(*done, learners))
        self._done.append(done)
        number = self._numbers[-1] if self._numbers else 0
        last = last_known(self.match.game, self._done, self.match.learners)
        event = Event(number + 1, tuple(self._lines[-1]), before, self._view, last, done[0] == CHANCE)
        # Only what one thing led to: then events are the same whether they are asked for now or later.
        goes_on = len(self._done) > 1 and self._done[-2][0] == CHANCE
        if found and goes_on and found[-1].leads_on(event):
            found[-1] = found[-1].with_more(event)
        elif event.beats or event.changed:
            found.append(event)
        self._numbers.append(found[-1].number if found else number)

    def _tell(self, actor: int, action: int, learners: int) -> Sequence[Beat]:
        game = self.match.game
        before = game.record(self._view)
        game.kernel.apply(handle(self._vector), actor, action)
        self._view = self._seen()
        known = action if learners & bit_of(self.viewer) else None
        lines = game.telling.tell(before, game.record(self._view), self.viewer, actor, known)
        if not lines:
            return ()
        seats = [_seat(line) for line in lines]
        by = seats[0] if known is None else None if actor == CHANCE else actor
        things = [tuple(_named(line)) for line in lines]
        if known is not None:
            things[0] = tuple(dict.fromkeys((*game.actions.things_of(known), *things[0])))
        stage = game.telling.stage(before)
        kinds = [game.telling.BEATS.get(line.id, TOLD) for line in lines]
        told = zip(kinds, lines, seats, things, strict=True)
        return [Beat(kind, line, seat, by, stage, about) for kind, line, seat, about in told]

    def _seen(self) -> Vector:
        return self.match.game.seen_by(self._vector, self.viewer)

    def _go_back(self, length: int) -> None:
        """To the position after so many actions, without telling them again."""
        game = self.match.game
        del self._done[length:], self._lines[length:], self._numbers[length:]
        self._vector = self.match.first_position()
        for actor, action in self._done:
            game.kernel.apply(handle(self._vector), actor, action)
        self._view = self._seen()


def last_known(game: Game, actions: Sequence[tuple[int, int]], learners: Sequence[int]) -> Known:
    """The last action everybody knows, and that did something: not that a turn with nothing left has ended."""
    for place in reversed(range(len(actions))):
        if learners[place] == EVERYBODY and not game.actions.kind(actions[place][1]).ask.by_itself:
            return actions[place]
    return None


def _common(one: Sequence[tuple[int, int]], other: Sequence[tuple[int, int]]) -> int:
    """How many actions two lists share from the beginning."""
    if one == other[: len(one)]:
        return len(one)
    return next(i for i, pair in enumerate(one) if i >= len(other) or pair != other[i])


def _seat(line: Line) -> int | None:
    player = line.args.get("player")
    return player.number if isinstance(player, Seat) else None


def _named(line: Line) -> Iterator[str]:
    """The things that a line names: a bare line within it is a name, a text is a value of what it stands for."""
    for name, value in line.args.items():
        if isinstance(value, str):
            yield f"{name}-{value}".lower()
        elif isinstance(value, Line):
            yield from _names([value])
        elif isinstance(value, list | tuple):
            yield from _names(value)


def _names(lines: Sequence[Line]) -> list[str]:
    return [line.id for line in lines if not line.args]
