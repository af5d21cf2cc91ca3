"""A guided match: a script that the rules play, with words for whoever learns. `games/<game>/lessons/<name>.toml`.

Each `[[moment]]` has `pages` to read, what to `light` on the board meanwhile (a list, or one for each page), what the
learner is to `choose`, what is said to other choices (`wrong`), and what happens `then`, in order, as the action table
names it (`core/scripts.py`). Pages and `wrong` name words: `car` is `lesson-<name>-car`. A moment without pages goes on
with those of the one before. The last words are `lesson-<name>-end`.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tradewinds.core import scripts
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
        match, moments = scripts.begin(self.game, self._script), []
        for moment in self._script["moment"]:
            try:
                moments.append(Moment(_pages(self.name, moment), self._wrong(moment), len(match.actions)))
                scripts.play(match, [moment["choose"], *moment.get("then", ())], self.seat)
            except (TradewindsError, LookupError, ValueError) as error:
                where = f"{moment.get('pages', '')} {moment['choose']}"
                game, why = self.game.name, str(error)
                raise BadLesson("error-lesson", game=game, lesson=self.name, moment=where, why=why) from error
        return match, moments

    def _wrong(self, moment: dict[str, Any]) -> str:
        return f"lesson-{self.name}-{moment['wrong']}" if "wrong" in moment else ""

    def check(self) -> None:
        """Raises BadLesson when the rules, by the edition there is, do not allow it."""
        self._played  # noqa: B018

    @property
    def match(self) -> Match:
        """All of it, played."""
        return self._played[0]

    @property
    def actions(self) -> list[tuple[int, int]]:
        """Everything that is done, chance included."""
        return self.match.actions

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


def lessons(game: Game) -> dict[str, Lesson]:
    """The lessons of a game by name."""
    return {name: Lesson(game, name, script) for name, script in scripts.scripts(game, "lessons").items()}
