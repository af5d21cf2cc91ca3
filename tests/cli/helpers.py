"""Running the command line in a test, and a person at the terminal who follows a script."""

import io
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from rich.console import Console
from typer.testing import CliRunner, Result

import tradewinds as tw
from tradewinds.cli.commands import app
from tradewinds.cli.terminal import SEAT, Terminal
from tradewinds.core.dice import draw, new_dice
from tradewinds.core.match import Match

GAME = "west-of-africa"
COLUMNS = 80


def run(*args: str, lang: str = "en", answers: str = "") -> Result:
    """A command, in this process."""
    env = {"TRADEWINDS_LANG": lang, "COLUMNS": str(COLUMNS)}
    return CliRunner(env=env).invoke(app, list(args), input=answers)


def refusal(*args: str, lang: str = "en") -> str:
    """The one sentence on stderr with which a wrong command ends; nothing else is said."""
    result = run(*args, lang=lang)
    assert isinstance(result.exception, SystemExit), result.exception
    assert (result.exit_code, result.stdout) == (2, ""), result.output
    assert result.stderr.count("\n") == 1, result.stderr
    return result.stderr.strip()


def process(*args: str, cwd: Path, **env: str) -> "subprocess.CompletedProcess[str]":
    """A command in a process of its own, where what is read at the start of Python matters."""
    return subprocess.run(
        [sys.executable, "-c", "from tradewinds.cli import main; main()", *args],
        cwd=cwd,
        env={**os.environ, "TRADEWINDS_LANG": "en", **env},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


def new_match(seats: int = 2, seed: str = "7", lang: str = "en") -> Match:
    return Match(tw.load(GAME), seats, seed, language=lang)


def played_match(actions: int, seats: int = 2, seed: str = "7") -> Match:
    """A match after so many random actions, or at its end."""
    match, dice = new_match(seats, seed), new_dice(seed)
    while match.actors and len(match.actions) < actions:
        seat = match.actors[-1]
        legal = match.legal(seat)
        match.act(seat, legal[draw(dice, len(legal))])
    return match


class Person:
    """Answers by a script; when it ends, `then` answers, and without it the input is closed."""

    def __init__(
        self,
        match: Match,
        script: Iterable[str] = (),
        then: Callable[[Match], str] | None = None,
        bot: str = "random",
        path: Path | None = None,
    ) -> None:
        self.paper = io.StringIO()
        screen = Console(file=self.paper, width=COLUMNS, highlight=False)
        self.terminal = Terminal(match, bot, path, self.answer, screen)
        self.match = match
        self.script: Iterator[str] = iter(script)
        self.then = then
        #: What was shown since the answer before, for each answer.
        self.heard: list[str] = []
        self.seen = 0

    def answer(self, prompt: str) -> str:
        text = self.paper.getvalue()
        self.heard.append(text[self.seen :])
        self.seen = len(text)
        for given in self.script:
            return given
        if self.then is None:
            raise EOFError
        return self.then(self.match)

    def play(self) -> str:
        """Everything that was shown until the person left or the match was over."""
        self.terminal.run()
        return self.paper.getvalue()


def at_random(seed: str) -> Callable[[Match], str]:
    """Answers that depend only on the seed and the moment of the match; cards are laid three at once."""

    def choose(match: Match) -> str:
        dice, legal = new_dice(f"{seed} {len(match.actions)}"), match.legal(SEAT)
        if match.game.actions.kind(legal[-1]).name == "choose":
            return " ".join(str(1 + (draw(dice, 4) + 4 * third) % len(legal)) for third in range(3))
        return str(draw(dice, len(legal)) + 1)

    return choose


def leaving_after(answers: int, choose: Callable[[Match], str]) -> Callable[[Match], str]:
    """Somebody who closes the terminal after so many answers."""
    left = iter(range(answers))

    def answer(match: Match) -> str:
        if next(left, None) is None:
            raise EOFError
        return choose(match)

    return answer


def cards(match: Match, *names: str) -> str:
    """The numbers of the choices that lay down these cards."""
    legal = match.legal(SEAT)
    return " ".join(str(legal.index(match.game.actions.number("choose", card=name)) + 1) for name in names)


IDENTIFIER = re.compile(r"\b(?:cli|action|prompt|log|board|own|why|reason|source|error|save|verify|colour)-[a-z0-9]+")


def identifiers(text: str) -> list[str]:
    """Names of texts that were shown because the text is missing."""
    return IDENTIFIER.findall(text)
