"""The log of a match as one viewer may read it, kept up while the match goes on."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tradewinds.core.game import bit_of
from tradewinds.core.kernel import handle
from tradewinds.core.layout import Vector
from tradewinds.core.words import Line

if TYPE_CHECKING:
    from tradewinds.core.match import Match


class Story:
    """What a viewer is told of each action, from what the viewer saw before and after it.

    Call `told` again after the match has gone on: only what is new is told, and what was taken back is forgotten.
    """

    def __init__(self, match: "Match", viewer: int) -> None:
        self.match = match
        self.viewer = viewer
        self._done: list[tuple[int, int]] = []
        self._lines: list[Sequence[Line]] = []
        self._vector = match.first_position()

    def told(self) -> list[Sequence[Line]]:
        """The lines of each action so far."""
        actions = self.match.actions
        same = _common(self._done, actions)
        if same < len(self._done):
            self._go_back(same)
        for (actor, action), learners in zip(actions[same:], self.match.learners[same:], strict=True):
            self._lines.append(self._tell(actor, action, learners))
            self._done.append((actor, action))
        return self._lines

    def _tell(self, actor: int, action: int, learners: int) -> Sequence[Line]:
        game = self.match.game
        before = self._seen()
        game.kernel.apply(handle(self._vector), actor, action)
        known = action if learners & bit_of(self.viewer) else None
        return game.telling.tell(game.record(before), game.record(self._seen()), self.viewer, actor, known)

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
