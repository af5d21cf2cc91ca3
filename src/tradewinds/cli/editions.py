"""`tradewinds edition`: the printed values, and an owner's file checked and compared with them."""

import json
from dataclasses import asdict
from itertools import groupby
from pathlib import Path

from rich.markup import escape

from tradewinds.cli.say import CommandError, console, say
from tradewinds.core import comparing, rulebook
from tradewinds.core.game import Game
from tradewinds.core.words import LANGUAGES
from tradewinds.games import reading

WAYS = ("check", "diff")


def run(game: Game, way: str | None, file: Path | None, as_json: bool, lang: str) -> None:
    if way is None:
        show(game, as_json, lang)
    elif way not in WAYS or file is None:
        raise CommandError("cli-edition-way", way=way)
    else:
        compare(game, reading(game.name, file), way, as_json, lang)


def show(game: Game, as_json: bool, lang: str) -> None:
    """Every printed value, what is reconstructed first."""
    found = comparing.items(game, lang)
    if as_json:
        about = {"game": game.name, "edition": game.edition.name, "digest": game.edition.digest}
        print(json.dumps(about | {"values": [asdict(item) for item in found]}, ensure_ascii=False))
        return
    console.print(escape(comparing.named(game, game.edition.digest, {}, lang)))
    for mark, count in comparing.counted(game):
        title = say("cli-edition-mark", mark=game.words.text(lang, f"mark-{mark}"), count=count)
        console.print(f"\n[bold]{escape(title)}[/bold]")
        for source, alike in groupby((item for item in found if item.mark == mark), key=lambda item: item.source):
            console.print(f"  [dim]{escape(source)}[/dim]")
            for item in alike:
                where = ", ".join(number for number, _ in item.rules) or say("cli-edition-picture")
                console.print(escape(f"    {item.key}: {item.label}: {item.text} ({where})"))


def compare(game: Game, own: Game, way: str, as_json: bool, lang: str) -> None:
    """The owner's file makes a game whose rulebook can be read; `diff` lists what it has otherwise."""
    for language in LANGUAGES:
        rulebook.read(own, language)
    found = comparing.differences(game, own.edition, lang)
    if as_json:
        about = {"game": game.name, "edition": own.edition.name, "digest": own.edition.digest}
        print(json.dumps(about | {"changes": [asdict(change) for change in found]}, ensure_ascii=False))
        return
    if way == "check":
        console.print(escape(say("cli-edition-good", path=str(own.edition.path), count=len(found))))
        return
    for change in found:
        console.print(escape(f"{change.key}: {change.ours} → {change.theirs}"))
    if not found:
        console.print(escape(say("cli-edition-equal", path=str(own.edition.path))))
