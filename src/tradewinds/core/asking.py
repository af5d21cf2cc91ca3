"""What every game asks alike: who may act and when, before its own questions; and what of a kind is open.

The templates are filled with a game's action table and its own questions: functions handed over as values would not be
compiled into one another.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from tradewinds.core.actions import ActionTable
from tradewinds.core.game import may_act
from tradewinds.core.layout import Ints, filled, rule, small

#: Instead of the kind of an action that does not exist.
NO_KIND = -1

# What the templates are filled with.
actions: Any = None
kind_of: Any = None
first_of: Any = None
second_of: Any = None
starts: Any = None
phases_of: Any = None
waiting: Any = None
not_now: Any = None
question: Any = None
code: Any = None


@small
def offer(refusal: int, action: int, out: Ints, count: int) -> int:
    """Add an action if nothing forbids it; written first and counted after, without a branch."""
    out[count] = action
    return count + (refusal == 0)


def _offer_kind(state: Any, seat: int, kind: int, out: Ints, count: int) -> int:
    """Add every action of a kind that nothing forbids."""
    for action in range(starts[kind], starts[kind + 1]):
        count = offer(question(state, seat, kind, first_of[action], second_of[action]), action, out, count)
    return count


def _why_not(state: Any, seat: int, action: int) -> int:
    """Who may act, what belongs to the phase, then the question of the action's own chapter."""
    kind = kind_of[action] if 0 <= action < actions else NO_KIND
    if not may_act(state, seat):
        return waiting(state, seat, kind)  # type: ignore[no-any-return]
    if kind == NO_KIND or not (phases_of[kind] >> state.phase) & 1:
        return not_now(state, seat, kind)  # type: ignore[no-any-return]
    return question(state, seat, kind, first_of[action], second_of[action])  # type: ignore[no-any-return]


def _always(state: Any, seat: int, kind: int) -> int:
    return code  # type: ignore[no-any-return]


def _answer(name: str, answer: Callable[..., int] | int, question: Callable[..., int]) -> Callable[..., int]:
    """The game's own answer, or one that is always the same rule."""
    return answer if callable(answer) else small(filled(_always, name, question, {"code": answer}))


def offering(table: ActionTable, question: Callable[..., int]) -> Callable[[Any, int, int, Ints, int], int]:
    """`offer_kind(state, seat, kind, out, count)` of a game, by its `question(state, seat, kind, first, second)`."""
    scope = {"question": question, "starts": table.starts, "first_of": table.first, "second_of": table.second}
    return small(filled(_offer_kind, "offer_kind", question, scope))


def asking(
    table: ActionTable,
    kinds_of_phase: Mapping[Any, Sequence[int]],
    waiting: Callable[..., int] | int,
    not_now: Callable[..., int] | int,
    question: Callable[..., int],
) -> Callable[[Any, int, int], int]:
    """`why_not(state, seat, action)` of a game: who, when, then its `question(state, seat, kind, first, second)`.

    `waiting(state, seat, kind)` answers a seat that may not act, `not_now(state, seat, kind)` one that asks for
    something the phase has no room for; a number stands for one that always names this rule.
    """
    scope = {
        "actions": len(table),
        "kind_of": table.kind_of,
        "first_of": table.first,
        "second_of": table.second,
        "phases_of": _phases_of_kinds(len(table.kinds), kinds_of_phase),
        "waiting": _answer("waiting", waiting, question),
        "not_now": _answer("not_now", not_now, question),
        "question": question,
    }
    return rule(filled(_why_not, "why_not", question, scope))


def _phases_of_kinds(kinds: int, kinds_of_phase: Mapping[Any, Sequence[int]]) -> npt.NDArray[np.int64]:
    """The phases that each kind belongs to, as bit sets."""
    phases = np.zeros(kinds, np.int64)
    for phase, members in kinds_of_phase.items():
        phases[list(members)] |= 1 << int(phase)
    return phases
