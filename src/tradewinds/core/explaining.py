"""What can be done with a thing now, and why not: worked out from what a seat has seen and from nothing else.

A thing is a value of a domain of the action table, named as pictures name what they draw: `space-e5`, `card-minus`.
"""

from collections import Counter, defaultdict
from dataclasses import dataclass

from tradewinds.core.game import Game
from tradewinds.core.kernel import handle
from tradewinds.core.layout import Vector

#: So many reasons are told of one thing, so many of a whole position.
OF_A_THING, OF_ALL = 2, 12


@dataclass(frozen=True)
class Refused:
    """An action of those that a rule forbids now, and the rule as a number."""

    action: int
    code: int


def codes(game: Game, seen: Vector, seat: int) -> dict[int, int]:
    """For every action of players: 0, or the rule that forbids it to this seat, as far as the seat can know."""
    at = handle(seen)
    return {
        action: int(game.kernel.why_not(at, seat, action))
        for action in range(len(game.actions))
        if chosen(game, action)
    }


def chosen(game: Game, action: int) -> bool:
    """Whether people choose it; what chance names has no word for a choice."""
    return game.words.has("en", f"kind-{game.actions.kind(action).name}")


def about(game: Game, seen: Vector, seat: int, thing: str) -> tuple[list[int], list[Refused]]:
    """What the seat may do with a thing, and the reasons nearest to it why not something else."""
    found = codes(game, seen, seat)
    concerned = [action for action in game.actions.concerning(thing) if action in found]
    can = [action for action in concerned if not found[action]]
    # A reason that few kinds of actions share says more about the thing than one that most share.
    shared = Counter(code for _, code in {(game.actions.kind(action).name, code) for action, code in found.items()})
    reasons: dict[int, int] = {}
    for action in concerned:
        if found[action]:
            reasons.setdefault(found[action], action)
    nearest = sorted(reasons, key=lambda code: shared[code])[: 0 if can else OF_A_THING]
    return can, [Refused(reasons[code], code) for code in nearest]


def uses(game: Game, thing: str) -> list[str]:
    """What is ever done with a thing, by the names of kinds: the same for everybody at any time."""
    kinds = [game.actions.kind(action) for action in game.actions.concerning(thing) if chosen(game, action)]
    return list(dict.fromkeys(kind.name for kind in kinds))


def expected(game: Game, seen: Vector, seat: int) -> list[Refused]:
    """What one might have expected to do: of each kind that is not open at all, its most frequent reason."""
    kinds: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for action, code in codes(game, seen, seat).items():
        kinds[game.actions.kind(action).name].append((action, code))
    closed = [members for members in kinds.values() if all(code for _, code in members)]
    told = []
    for members in closed[:OF_ALL]:
        code = Counter(code for _, code in members).most_common(1)[0][0]
        told.append(Refused(next(action for action, its in members if its == code), code))
    return told
