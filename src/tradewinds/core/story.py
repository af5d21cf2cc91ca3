"""The log of a match as one viewer may read it, kept up while the match goes on."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tradewinds.core.game import CHANCE, bit_of
from tradewinds.core.kernel import handle
from tradewinds.core.layout import Vector
from tradewinds.core.words import Line, Seat

if TYPE_CHECKING:
    from tradewinds.core.match import Match


@dataclass(frozen=True)
class Told:
    """A line of the log, and as far as its reader may know it, where it came from and what it is about."""

    line: Line
    seat: int | None
    """Of whom it tells."""
    by: int | None
    """Whose action it came of. Of a secret one it says no more than the line: the seat that is named first."""
    stage: Line
    """The round, or what counts as one, in which that was done."""
    things: tuple[str, ...]
    """Named as pictures name what they draw; those of the action only where the reader learnt it."""


class Story:
    """What a viewer is told of each action, from what the viewer saw before and after it.

    Call `told` again after the match has gone on: only what is new is told, and what was taken back is forgotten.
    """

    def __init__(self, match: "Match", viewer: int) -> None:
        self.match = match
        self.viewer = viewer
        self._done: list[tuple[int, int]] = []
        self._lines: list[Sequence[Told]] = []
        self._vector = match.first_position()

    def told(self) -> list[Sequence[Told]]:
        """The lines of each action so far."""
        actions = self.match.actions
        same = _common(self._done, actions)
        if same < len(self._done):
            self._go_back(same)
        for (actor, action), learners in zip(actions[same:], self.match.learners[same:], strict=True):
            self._lines.append(self._tell(actor, action, learners))
            self._done.append((actor, action))
        return self._lines

    def _tell(self, actor: int, action: int, learners: int) -> Sequence[Told]:
        game = self.match.game
        before = game.record(self._seen())
        game.kernel.apply(handle(self._vector), actor, action)
        known = action if learners & bit_of(self.viewer) else None
        lines = game.telling.tell(before, game.record(self._seen()), self.viewer, actor, known)
        if not lines:
            return ()
        seats = [_seat(line) for line in lines]
        by = seats[0] if known is None else None if actor == CHANCE else actor
        things = [tuple(_named(line)) for line in lines]
        if known is not None:
            things[0] = tuple(dict.fromkeys((*game.actions.things_of(known), *things[0])))
        stage = game.telling.stage(before)
        return [Told(line, seat, by, stage, about) for line, seat, about in zip(lines, seats, things, strict=True)]

    def _seen(self) -> Vector:
        return self.match.game.seen_by(self._vector, self.viewer)

    def _go_back(self, length: int) -> None:
        """To the position after so many actions, without telling them again."""
        game = self.match.game
        del self._done[length:], self._lines[length:]
        self._vector = self.match.first_position()
        for actor, action in self._done:
            game.kernel.apply(handle(self._vector), actor, action)


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
