"""The pictures of a rulebook: positions that the rules reach by a script. `games/<game>/examples/<story>.toml`.

A story is a script (`core/scripts.py`), or goes along with a lesson (`lesson = "first"`). Each `[[moment]]` has what is
done until then, `play`, or the page of the lesson that is read then, `page`. One with a `name` is an example: the
`rules` it shows, the chief one first, who looks (`seat`, else a spectator), what it `light`s, and what else the picture
is to show (`part`; neither: all of it), as pictures name it. Its caption is `example-<name>`.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tradewinds.core import scripts
from tradewinds.core.errors import BadRequest, TradewindsError
from tradewinds.core.game import SPECTATOR, Game
from tradewinds.core.lessons import lessons
from tradewinds.core.match import Match


class BadExample(TradewindsError):
    """An example that the rules do not allow, such as by an owner's own edition; it is named."""


@dataclass(frozen=True)
class Example:
    """A real position and what it shows."""

    story: "Story"
    name: str
    rules: tuple[str, ...]
    """Such as `KW 5.2`."""
    seat: int | None
    light: tuple[str, ...]
    part: tuple[str, ...]

    @property
    def words(self) -> str:
        return f"example-{self.name}"

    @property
    def at(self) -> int:
        """After so many actions of the story."""
        return self.story.moments[self.name]

    def match(self) -> Match:
        """The match at this moment."""
        match = self.story.match.copy()
        match.show(match.actions[: self.at])
        return match

    def svg(self, lang: str, theme: str | None = None) -> str:
        """All of its picture, with nothing on it to choose."""
        match, game, viewer = self.match(), self.story.game, SPECTATOR if self.seat is None else self.seat
        if game.picture is None:
            raise BadRequest("error-no-picture", game=game.name)
        seen, say = game.record(match.seen(self.seat)), game.words.speaker(lang, ())
        return game.picture.draw(seen, viewer, say, (), match.last_known, "wide", theme)

    def opening(self) -> tuple[Match, int]:
        """The match at its last moment, until then, at which somebody may choose, and who does."""
        match = self.match()
        while not match.actors:
            match.show(match.actions[:-1])
        return match, self.seat if self.seat in match.actors else match.actors[0]


class Story:
    """One course of a match with the examples it leads to."""

    def __init__(self, game: Game, name: str, script: scripts.Script) -> None:
        self.game = game
        self.name = name
        self._script = script

    @cached_property
    def seats(self) -> int:
        """How many play."""
        return lessons(self.game)[self._script["lesson"]].seats if "lesson" in self._script else self._script["seats"]

    @cached_property
    def examples(self) -> list[Example]:
        """Known without the rules."""
        return [self._example(moment) for moment in self._script["moment"] if "name" in moment]

    def _example(self, moment: dict[str, Any]) -> Example:
        rules = tuple(f"{self.game.code} {rule}" for rule in moment["rules"])
        light, part = tuple(moment.get("light", ())), tuple(moment.get("part", ()))
        return Example(self, moment["name"], rules, moment.get("seat"), light, part)

    @property
    def match(self) -> Match:
        """All of it."""
        return self._played[0]

    @property
    def moments(self) -> dict[str, int]:
        """After how many actions each example is."""
        return self._played[1]

    @cached_property
    def _played(self) -> tuple[Match, dict[str, int]]:
        return self._along_a_lesson() if "lesson" in self._script else self._by_itself()

    def _by_itself(self) -> tuple[Match, dict[str, int]]:
        match, moments = scripts.begin(self.game, self._script), {}
        for place, moment in enumerate(self._script["moment"], 1):
            named = f"{self.name}, {moment.get('name', place)}"
            try:
                scripts.play(match, moment.get("play", ()))
            except (TradewindsError, LookupError, ValueError) as error:
                raise BadExample("error-example", game=self.game.name, example=named, why=str(error)) from error
            moments[moment.get("name", str(place))] = len(match.actions)
        return match, moments

    def _along_a_lesson(self) -> tuple[Match, dict[str, int]]:
        lesson = lessons(self.game)[self._script["lesson"]]
        places = {page.words: moment.at for moment in lesson.moments for page in moment.pages}
        wanted = {moment["name"]: f"lesson-{lesson.name}-{moment['page']}" for moment in self._script["moment"]}
        return lesson.match, {name: places[page] for name, page in wanted.items()}


def stories(game: Game) -> list[Story]:
    """The stories of a game."""
    return [Story(game, name, script) for name, script in scripts.scripts(game, "examples").items()]


def examples(game: Game) -> dict[str, Example]:
    """Every example of a game by its name."""
    return {example.name: example for story in stories(game) for example in story.examples}
