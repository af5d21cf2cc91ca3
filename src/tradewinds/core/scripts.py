"""A script: a match as a file tells it, in words of the action table, played by the rules; so are lessons told.

A deed is `{ kind = "drive", space = "E8" }`, with `by` which seat where several may act; a draw is
`{ draw = "deal", clue = "in-lake" }` and stands after the deed it follows. Draws that are not named are left to the
`seed`. What chance does before the first choice stands in `deal`.
"""

import tomllib
from collections.abc import Iterator, Sequence
from typing import Any

from tradewinds.core.game import Game
from tradewinds.core.match import Match

Script = dict[str, Any]


def scripts(game: Game, room: str) -> dict[str, Script]:
    """The scripts in a room of a game, by name."""
    return {path.stem: tomllib.loads(path.read_text("utf-8")) for path in sorted((game.home / room).glob("*.toml"))}


def begin(game: Game, script: Script) -> Match:
    given = dict(enumerate(number(game, draw) for draw in script.get("deal", ())))
    return Match(game, script["seats"], script["seed"], given=given, **script.get("options", {}))


def play(match: Match, deeds: Sequence[Script], seat: int | None = None) -> None:
    """What is done in order, first by this seat, else by whoever may; the draws after a deed are given beforehand."""
    left = list(deeds)
    while left:
        deed = left.pop(0)
        match.give([number(match.game, draw) for draw in _draws(left)])
        acting = match.actors[0] if match.actors else 0
        match.act(deed.get("by", acting if seat is None else seat), number(match.game, deed))
        seat = None


def number(game: Game, said: Script) -> int:
    """An action of the table by its kind, or a draw, and its arguments."""
    named = {name: value for name, value in said.items() if name not in ("kind", "draw", "by")}
    return game.actions.number(said.get("kind") or said["draw"], **named)


def _draws(deeds: list[Script]) -> Iterator[Script]:
    """The draws that are named next; they are no longer to be done."""
    while deeds and "draw" in deeds[0]:
        yield deeds.pop(0)
