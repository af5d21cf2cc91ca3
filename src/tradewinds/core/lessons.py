"""A guided match: a script that the rules play, with words for whoever learns. `games/<game>/lessons/<name>.toml`.

Each `[[moment]]` has `pages` to read, what to `light` on the board meanwhile (a list, or one for each page), what the
learner is to `choose`, what is said to other choices (`wrong`), and what happens `then`, in order, as the action table
names it: what others do (`kind = "drive"`, and `by` which seat where several may act) and what chance names
(`draw = "deal"`); draws that are not named are left to the seed. What chance does before the first choice stands in
`deal`. Pages and `wrong` name words: `car` is `lesson-<name>-car`. A moment without pages goes on with those of the one
before. The last words are `lesson-<name>-end`.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from tradewinds.core.errors import TradewindsError
from tradewinds.core.game import CHANCE, Game
from tradewinds.core.match import Match

#: The guided first match that a game offers to newcomers.
FIRST = "first"


@dataclass(frozen=True)
class Page:
    """Something to read, and what it is about, as pictures name it."""

    words: str
    light: tuple[str, ...] = ()


@dataclass(frozen=True)
class Moment:
    """What the learner reads before a choice, and hears of any other one."""

    pages: tuple[Page, ...]
    wrong: str
    at: int
    """After so many actions."""


class BadLesson(TradewindsError):
    """A lesson that the rules do not allow, such as by an owner's own edition; it names the moment."""


class Lesson:
    """One lesson of a game, played through by its rules."""

    def __init__(self, game: Game, name: str, script: dict[str, Any]) -> None:
        self.game = game
        self.name = name
        self.seats: int = script["seats"]
        self.seat: int = script.get("seat", 0)
        """The learner's."""
        self.options: dict[str, Any] = script.get("options", {})
        self.end = Page(f"lesson-{name}-end")
        self._script = script

    @cached_property
    def _played(self) -> tuple[Match, list[Moment]]:
        given = dict(enumerate(self._number(draw) for draw in self._script.get("deal", ())))
        match, moments = Match(self.game, self.seats, self._script["seed"], given=given, **self.options), []
        for moment in self._script["moment"]:
            try:
                moments.append(Moment(_pages(self.name, moment), self._wrong(moment), len(match.actions)))
                self._play(match, moment)
            except (TradewindsError, LookupError, ValueError) as error:
                where = f"{moment.get('pages', '')} {moment['choose']}"
                game, why = self.game.name, str(error)
                raise BadLesson("error-lesson", game=game, lesson=self.name, moment=where, why=why) from error
        return match, moments

    def _play(self, match: Match, moment: dict[str, Any]) -> None:
        """What the learner does, then what everybody else does; the draws after an action are given beforehand."""
        deeds, seat = [moment["choose"], *moment.get("then", ())], self.seat
        while deeds:
            deed = deeds.pop(0)
            match.give([self._number(draw) for draw in _draws(deeds)])
            match.act(deed.get("by", seat), self._number(deed))
            seat = match.actors[0] if match.actors else seat

    def _number(self, said: dict[str, Any]) -> int:
        """An action of the table by its kind, or a draw, and its arguments."""
        named = {name: value for name, value in said.items() if name not in ("kind", "draw", "by")}
        return self.game.actions.number(said.get("kind") or said["draw"], **named)

    def _wrong(self, moment: dict[str, Any]) -> str:
        return f"lesson-{self.name}-{moment['wrong']}" if "wrong" in moment else ""

    def check(self) -> None:
        """Raises BadLesson when the rules, by the edition there is, do not allow it."""
        self._played  # noqa: B018

    @property
    def actions(self) -> list[tuple[int, int]]:
        """Everything that is done, chance included."""
        return self._played[0].actions

    @property
    def moments(self) -> list[Moment]:
        return self._played[1]

    @cached_property
    def given(self) -> dict[int, int]:
        """What chance draws, by the number of the draw."""
        return dict(enumerate(action for actor, action in self.actions if actor == CHANCE))

    def moment(self, done: int) -> Moment:
        """The moment that so many actions have led to."""
        return [moment for moment in self.moments if moment.at <= done][-1]

    def pages(self, done: int) -> tuple[Page, ...]:
        """What is to be read after so many actions."""
        return [moment.pages for moment in self.moments if moment.at <= done and moment.pages][-1]

    def wanted(self, done: int) -> tuple[int, int] | None:
        """Who does what next; nothing once the script is over."""
        return self.actions[done] if done < len(self.actions) else None


def _pages(lesson: str, moment: dict[str, Any]) -> tuple[Page, ...]:
    pages, light = moment.get("pages", ()), moment.get("light", [])
    each = light if light and isinstance(light[0], list) else [light] * len(pages)
    return tuple(Page(f"lesson-{lesson}-{page}", tuple(lit)) for page, lit in zip(pages, each, strict=True))


def _draws(deeds: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The draws that are named next; they are no longer to be done."""
    while deeds and "draw" in deeds[0]:
        yield deeds.pop(0)


def lessons(game: Game) -> dict[str, Lesson]:
    """The lessons of a game by name."""
    return {path.stem: Lesson(game, path.stem, _read(path)) for path in sorted((game.home / "lessons").glob("*.toml"))}


def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8"))
