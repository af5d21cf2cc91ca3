"""The playthrough of a game: moments of golden matches that show every prompt, choice and log line.

Which moments they are stands in the text itself; they stay the same as long as they show everything.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import tradewinds as tw
from tests.golden.checkpoints import REPLAYS, at, golden_files, read
from tests.golden.coverage import TEXTS, asked, texts, unreached
from tradewinds.core.game import CHANCE
from tradewinds.core.words import Line

_HEAD = re.compile(r"^## ([\w.-]+), after (\d+) actions$", re.MULTILINE)


@dataclass(frozen=True)
class Scene:
    """What is to be read at a moment of a match, and what is told of the action that follows."""

    file: str
    number: int
    shown: tw.Match
    action: tuple[int, int] | None
    told: dict[int | None, list[Line]]

    @property
    def ids(self) -> set[str]:
        """The texts it shows."""
        lines = {line.id for told in self.told.values() for line in told}
        return {id for id in (*asked(self.shown), *lines) if id.split("-")[0] in TEXTS}


def path_of(game: str) -> Path:
    return REPLAYS.parent / "playthroughs" / f"{game}.txt"


def wanted(game: str) -> set[str]:
    """Every prompt, choice and log line that play can reach."""
    return texts(tw.load(game)) - {name.removeprefix("text ") for name in unreached(tw.load(game))}


def scenes(game: str, file: str, numbers: set[int] | None = None) -> Iterator[Scene]:
    """The scenes of one golden match, all or those after so many actions."""
    match = read(REPLAYS / game / f"{file}.json").match()
    stories = {seat: match.story(seat).told() for seat in (*range(match.seats), None)}
    for number in range(len(match.actions) + 1):
        if numbers is None or number in numbers:
            last = number == len(match.actions)
            told = {seat: [] if last else [told.line for told in story[number]] for seat, story in stories.items()}
            yield Scene(file, number, at(match, number), None if last else match.actions[number], told)


def listed(game: str) -> list[tuple[str, int]]:
    """The moments that the text shows now."""
    found = _HEAD.findall(path_of(game).read_text("utf-8")) if path_of(game).exists() else []
    return [(file, int(number)) for file, number in found]


def of(game: str, moments: list[tuple[str, int]]) -> list[Scene]:
    return [
        scene
        for file in sorted({file for file, _ in moments})
        for scene in scenes(game, file, {number for name, number in moments if name == file})
    ]


def make(game: str) -> str:
    """The text, with more moments if those it has do not show everything."""
    chosen = of(game, listed(game))
    left = wanted(game) - {id for scene in chosen for id in scene.ids}
    if left:
        chosen = of(game, [*listed(game), *_showing(game, left)])
    return text(game, chosen)


def _showing(game: str, left: set[str]) -> list[tuple[str, int]]:
    """Moments that show these texts, those that show most of them first."""
    every = {(one.file, one.number): one.ids for path in golden_files(game) for one in scenes(game, path.stem)}
    chosen = []
    while left:
        best = max(every, key=lambda moment: len(every[moment] & left))
        if not every[best] & left:
            raise ValueError(f"no golden game shows {sorted(left)}")
        chosen.append(best)
        left = left - every[best]
    return chosen


# As text


def text(game: str, chosen: list[Scene]) -> str:
    title = tw.load(game).words.text("en", "game-title")
    head = f"{title}: every prompt, choice and log line. Made by tools/golden.py playthroughs; read what changes.\n"
    return "\n".join([head, *("\n".join(_scene(scene)) + "\n" for scene in chosen)])


def _scene(scene: Scene) -> Iterator[str]:
    yield f"## {scene.file}, after {scene.number} actions"
    shown = scene.shown
    yield from _by_viewer(shown, {seat: [shown.prompt(seat)] for seat in scene.told}, "prompt")
    if scene.action is None:
        return
    actor, action = scene.action
    if actor != CHANCE:
        yield from _choices(shown, actor)
        yield f"→ {_name(shown, actor)}: {shown.describe(actor, action)}"
    else:
        yield "→ chance"
    words = shown.game.words
    logs = {seat: [words.text("en", line) for line in told] for seat, told in scene.told.items()}
    yield from _by_viewer(shown, logs, "log")


def _choices(shown: tw.Match, actor: int) -> Iterator[str]:
    """One choice for each text, and how many there are of it."""
    seen = shown.game.record(shown.seen(actor))
    found: dict[str, list[str]] = {}
    for action in shown.legal(actor):
        id = shown.game.telling.describe(seen, actor, action).id
        found.setdefault(id, []).append(shown.describe(actor, action))
    for like in found.values():
        yield f"  · {like[0]}" + (f"  (and {len(like) - 1} more)" if len(like) > 1 else "")


def _by_viewer(shown: tw.Match, told: dict[int | None, list[str]], what: str) -> Iterator[str]:
    """Every line once, with all who read it."""
    readers: dict[str, list[int | None]] = {}
    for seat, lines in told.items():
        for line in lines:
            readers.setdefault(line, []).append(seat)
    for line, seats in readers.items():
        yield f"{what} of {_people(shown, seats)}: {line}"


def _people(shown: tw.Match, seats: list[int | None]) -> str:
    viewers = [*range(shown.seats), None]
    left = [_name(shown, seat) for seat in viewers if seat not in seats]
    if len(left) < len(seats):
        return f"all but {', '.join(left)}" if left else "all"
    return ", ".join(_name(shown, seat) for seat in seats)


def _name(shown: tw.Match, seat: int | None) -> str:
    return "the spectator" if seat is None else shown.game.words.seat("en", seat)
