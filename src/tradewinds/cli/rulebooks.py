"""`tradewinds rules`: the rulebook, a chapter of it, or one rule."""

import re

from rich.console import RenderableType

from tradewinds.cli.say import CommandError, console
from tradewinds.core import rulebook
from tradewinds.core.game import Game


def text(game: Game, lang: str) -> str:
    return rulebook.read(game, lang)


def excerpt(game: Game, number: str, lang: str) -> str | None:
    """A chapter or a rule by its number, `6`, `6.7` or `WA 6.7`."""
    wanted = re.escape(number.upper().removeprefix(game.code).strip())
    rule = rf"^\*\*{game.code} {wanted} .*$"
    chapter = rf"^## {wanted} (?:(?!^## ).*\n?)*"
    found = re.search(f"{rule}|{chapter}", text(game, lang), re.MULTILINE)
    return found[0].strip() if found else None


def chapters(game: Game, lang: str) -> dict[str, str]:
    """The titles of the chapters by their numbers."""
    return dict(re.findall(r"^## (\d+) (.*)$", text(game, lang), re.MULTILINE))


def show(game: Game, number: str | None, lang: str) -> None:
    shown = text(game, lang) if number is None else excerpt(game, number, lang)
    if shown is None:
        raise CommandError("cli-no-rule", game=game.name, number=str(number))
    console.print(formatted(shown))


def formatted(text: str) -> RenderableType:
    """Markdown for a terminal."""
    from rich.markdown import Markdown  # noqa: PLC0415 - takes long to import, and few starts show rules

    return Markdown(text)
