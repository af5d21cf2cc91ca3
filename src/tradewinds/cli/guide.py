"""Help for a person at the terminal: own things, and choices under the chapters of the rulebook."""

from collections.abc import Sequence

from tradewinds.cli import rulebooks
from tradewinds.core.game import Game
from tradewinds.core.match import Match


def own_lines(match: Match, seat: int) -> list[str]:
    """What the seat has and what it has under way."""
    told = match.game.telling.own(match.game.record(match.seen(seat)), seat)
    return [match.game.words.text(match.language, item) for item in told]


def grouped(game: Game, actions: Sequence[int], lang: str) -> list[tuple[str, list[int]]]:
    """Actions under the titles of their chapters, in the order given."""
    titles = rulebooks.chapters(game, lang)
    groups: dict[str, list[int]] = {}
    for action in actions:
        numbers = [number.partition(".")[0] for number in game.telling.rules_of(action)[:1]]
        title = "".join(f"{number} {titles[number]}" for number in numbers if number in titles)
        groups.setdefault(title, []).append(action)
    return list(groups.items())
