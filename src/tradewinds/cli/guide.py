"""Help for a person at the terminal: own things, and choices by what they are."""

from collections.abc import Sequence

from tradewinds.core.game import Game
from tradewinds.core.match import Match


def own_lines(match: Match, seat: int) -> list[str]:
    """What the seat has and what it has under way."""
    told = match.game.telling.own(match.game.record(match.seen(seat)), seat)
    return [match.game.words.text(match.language, item) for item in told]


def grouped(game: Game, actions: Sequence[int], lang: str) -> list[tuple[str, list[int]]]:
    """Actions as they are asked, under the names of their groups."""
    groups = game.actions.groups(actions)
    return [(game.words.text(lang, f"kind-{kind.name}"), members) for kind, members in groups.items()]
