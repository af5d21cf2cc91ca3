"""`tradewinds rules`: the rulebook, or one rule of it."""

import re

from rich.markdown import Markdown

from tradewinds.cli.say import CommandError, console
from tradewinds.core.game import Game


def text(game: Game, lang: str) -> str:
    return (game.rulebook / f"{lang}.md").read_text("utf-8")


def rule_text(game: Game, number: str, lang: str) -> str | None:
    """One rule by its number, `6.7` or `WA 6.7`."""
    wanted = re.escape(number.upper().removeprefix(game.code).strip())
    found = re.search(rf"^\*\*{game.code} {wanted} .*$", text(game, lang), re.MULTILINE)
    return found[0] if found else None


def show(game: Game, number: str | None, lang: str) -> None:
    if number is None:
        shown = text(game, lang)
    elif (rule := rule_text(game, number, lang)) is not None:
        shown = rule
    else:
        raise CommandError("cli-no-rule", game=game.name, number=number)
    console.print(Markdown(shown))
