"""A match step by step: the true position before and after each action, for whoever asks what happened in it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import tradewinds as tw
from tradewinds.core.kernel import handle


@dataclass(frozen=True)
class Moment:
    """One action, by whom, and the records before and after it."""

    before: Any
    after: Any
    actor: int
    kind: str
    row: tuple[int, ...]
    """Its arguments as the rules number them."""
    earlier: Sequence["Moment"]
    """Up to now; it grows when the match goes on."""

    def back_to(self, *kinds: str) -> Iterator["Moment"]:
        """The moments before this one, latest first, until one of these kinds."""
        for past in reversed(self.earlier):
            if past.kind in kinds:
                return
            yield past


#: Says whether a match shows something at this moment.
Sign = Callable[[Moment], bool]


def moments(match: tw.Match) -> Iterator[Moment]:
    game, vector = match.game, match.first_position()
    earlier: list[Moment] = []
    for actor, action in match.actions:
        before = game.record(vector.copy())
        game.kernel.apply(handle(vector), actor, action)
        kind, row = game.actions.rows[action]
        after = game.record(vector.copy())
        moment = Moment(before, after, actor, game.actions.kinds[kind].name, row, earlier)
        yield moment
        earlier.append(moment)
