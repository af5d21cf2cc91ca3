"""What home tells of each game before anybody has played it."""

from dataclasses import dataclass

from tradewinds.core.game import Game
from tradewinds.core.lengths import lengths
from tradewinds.server.problems import say


@dataclass(frozen=True)
class Card:
    """A game on the home page, in a language."""

    about: str
    facts: tuple[tuple[str, str], ...]
    """Each with how it is known, where that has to be said."""


def at_once(game: Game) -> int:
    """How many play where nobody says how many."""
    return min(max(3, game.seats[0]), game.seats[-1])


def card(game: Game, lang: str) -> Card:
    text = game.words.text
    players = say(lang, "home-players", low=game.seats[0], high=game.seats[-1])
    best = say(lang, "home-best", players=text(lang, "about-best"))
    facts = [(f"{players}, {best}" if lang != "ja" else f"{players}（{best}）", "")]
    if found := lengths(game).get(seats := at_once(game)):
        counted = {"bots": seats - 1, "decisions": found.decisions, "minutes": found.minutes}
        facts.append((say(lang, "home-minutes", **counted), say(lang, "home-minutes-about", **counted)))
    return Card(text(lang, "about-game"), (*facts, (text(lang, "about-hard"), "")))
