"""`tradewinds ladder`: every bot in every game, and the table of the documentation."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Group

from tradewinds import arena
from tradewinds.cli import contests
from tradewinds.cli.say import CommandError, console, read_file, tell, write_file
from tradewinds.core.errors import default_language
from tradewinds.core.game import Game

#: The marks of the documentation between which the tables stand.
MARK = "ladder"


def run(agreed: Sequence[tuple[Game, arena.Contest]], where: contests.Where, out: Path | None, as_json: bool) -> None:
    """Play all contests; a page that could not take the tables is refused before the first game."""
    if out is not None:
        _page(out, "")
    played = [(game, arena.summary(contests.play(contest, game, where))) for game, contest in agreed]
    if out is not None:
        told = [_documented(game, facts) for game, facts in played]
        write_file(out, _page(out, "\n\n".join(told)))
    if as_json:
        print(json.dumps([facts for _, facts in played]))
    else:
        for game, facts in played:
            _show(game, facts)


def _page(path: Path, content: str) -> str:
    text = arena.between_marks(read_file(path), MARK, content)
    if text is None:
        raise CommandError("cli-no-marks", path=str(path), mark=MARK)
    return text


def _documented(game: Game, facts: dict[str, Any]) -> str:
    """A game's table as the documentation has it: in English, with what it takes to make it again."""
    voice = arena.Voice("en", game)
    lead = arena.contest_sheet(facts, voice).lead
    return f"### {voice.title()}\n\n{lead[0]}\n\n{arena.markdown(arena.standing(facts, voice))}"


def _show(game: Game, facts: dict[str, Any]) -> None:
    voice = arena.Voice(default_language(), game)
    sheet = arena.contest_sheet(facts, voice)
    tell(sheet.title, style="bold")
    for told in sheet.lead:
        tell(told)
    console.print(Group(contests.table(arena.standing(facts, voice)), ""))
