"""`tradewinds play --terminal`: you against bots, the board in letters, numbered choices."""

import os
import re
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from unicodedata import normalize

from rich.console import Console

from tradewinds.bots import make_bot
from tradewinds.cli import rulebooks
from tradewinds.cli.guide import grouped, own_lines
from tradewinds.cli.say import CommandError, console, say_in, sentence, tell, write_file
from tradewinds.core.columns import table
from tradewinds.core.errors import TradewindsError
from tradewinds.core.match import Match
from tradewinds.core.words import Argument

#: The person sits here.
SEAT = 0
DEFAULT_FILE = "tradewinds-match"
#: Lines of the log that are told when a match goes on, and by `l`.
RECENT = 20
#: Lines that `? word` answers with at most.
MOST_ANSWERS = 12


class Leave(Exception):
    """The person has saved and goes."""


class Terminal:
    """One person at seat 0, bots at the others."""

    def __init__(
        self,
        match: Match,
        bot: str,
        path: Path | None = None,
        ask: Callable[[str], str] = input,
        screen: Console = console,
    ) -> None:
        self.match = match
        self.bot = bot
        self.path = path
        self.ask = ask
        self.screen = screen
        self.told = max(len(match.log(SEAT)) - RECENT, 0)
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.explain,
            "r": self.rules,
            "u": self.undo,
            "b": self.board,
            "l": self.log,
            "s": self.keep,
            "q": self.leave,
        }

    def say(self, id: str, /, **args: Argument) -> str:
        return say_in(self.match.language, id, **args)

    def show(self, text: str = "", indent: str = "", style: str | None = None) -> None:
        tell(text, indent, self.screen, style)

    # The course of the match

    def run(self) -> None:
        """Until the match is over or the person leaves; leaving by Ctrl-C or a closed input saves as well."""
        you = self.match.game.words.seat(self.match.language, SEAT)
        self.show(self.say("cli-welcome", you=you, commitment=self.match.fair.commitment))
        try:
            self.play()
            self.finish()
        except Leave:
            pass
        except (EOFError, KeyboardInterrupt):
            self.show()
            self.keep("")

    def play(self) -> None:
        is_news = True
        while self.match.actors:
            is_news = self.let_bots_play() or is_news
            if SEAT in self.match.actors:
                self.news()
                if is_news:
                    self.board()
                self.choose()
                is_news = False

    def let_bots_play(self) -> bool:
        """Bots act while only they may; the person's own choice at the same time comes first."""
        if SEAT in self.match.actors:
            return False
        with self.screen.status(self.say("cli-thinking")):
            while self.match.actors and SEAT not in self.match.actors:
                seat = self.match.actors[0]
                self.match.act(seat, self.choice_of_bot(seat))
        return True

    def choice_of_bot(self, seat: int) -> int:
        """A bot's dice depend only on the match and the moment: a resumed match goes on as if never left."""
        dice = f"{self.match.fair.commitment} {seat} {len(self.match.actions)}"
        bot = make_bot(self.bot, self.match.game, dice)
        return bot.choose(self.match.seen(seat), seat, self.match.legal(seat))

    def news(self) -> None:
        lines = self.match.log(SEAT)
        self.tell_log(lines[self.told :])
        self.told = len(lines)

    def tell_log(self, lines: Sequence[str]) -> None:
        for told in lines:
            self.show(f"  {told}", indent=" " * 4)

    def choose(self) -> None:
        """Ask until something has been done or taken back."""
        self.offer()
        before, choices = list(self.match.actions), self.choices()
        while self.match.actions == before:
            self.obey(self.ask(self.say("cli-ask") + " "), choices)

    def groups(self) -> list[tuple[str, list[int]]]:
        return grouped(self.match.game, self.match.legal(SEAT), self.match.language)

    def choices(self) -> list[int]:
        """The actions in the order in which they are numbered."""
        return [action for _, actions in self.groups() for action in actions]

    def offer(self) -> None:
        """What the person has, what is asked, and the numbered choices by what they are."""
        self.show()
        for told in own_lines(self.match, SEAT):
            self.show(told, indent="    ")
        self.show(self.match.prompt(SEAT), style="bold")
        groups, numbers = self.groups(), count(1)
        for title, actions in groups:
            if title and len(groups) > 1:
                self.show(f"── {title}", style="dim")
            for action in actions:
                note = f" · {self.match.note(SEAT, action)}".removesuffix(" · ")
                self.show(f"{next(numbers):4}  {self.match.describe(SEAT, action)}{note}", indent=" " * 6)

    def obey(self, answer: str, choices: Sequence[int]) -> None:
        """Numbers are choices, a letter is a command, nothing shows the choices again."""
        answer = normalize("NFKC", answer).strip()
        word = answer.split()[0].lower() if answer else ""
        command = "?" if word.startswith("?") else word
        numbers = [self.number(part, choices) for part in answer.split()]
        try:
            if not answer:
                self.offer()
            elif all(numbers):
                for number in numbers:
                    self.match.act(SEAT, choices[number - 1])
            elif command in self.commands:
                self.commands[command](answer[1:].strip())
            else:
                self.show(self.say("cli-not-understood", last=len(choices)))
        except TradewindsError as error:
            self.show(sentence(error, self.match.language))

    @staticmethod
    def number(answer: str, choices: Sequence[int]) -> int:
        """The number of a choice, 0 for anything else; a long row of digits is no number."""
        number = int(answer) if re.fullmatch(r"\d{1,4}", answer) else 0
        return number if number <= len(choices) else 0

    # Commands

    def explain(self, about: str) -> None:
        """`?` lists the commands, `? 3` explains a choice, `? 6.7` shows a rule, `? sell` tells why not."""
        choices = self.choices()
        if not about:
            self.show(self.say("cli-commands", file=str(self.file())))
        elif number := self.number(about, choices):
            for rule in self.match.game.telling.rules_of(choices[number - 1]):
                self.rules(rule)
        elif re.search(r"\d", about):
            self.rules(about)
        else:
            self.why_not(about)

    def rules(self, number: str) -> None:
        """`r` lists the chapters, `r 6` shows one, `r 6.7` a rule."""
        game, lang = self.match.game, self.match.language
        if not number:
            for chapter, title in rulebooks.chapters(game, lang).items():
                self.show(f"{chapter:>4}  {title}")
            return
        found = rulebooks.excerpt(game, number, lang)
        if found is None:
            raise CommandError("cli-no-rule", game=game.name, number=number)
        self.screen.print(rulebooks.formatted(found))

    def why_not(self, about: str) -> None:
        """Every action that is called so, and which rule forbids it now; alike ones are told once."""
        words = about.casefold().split()
        told: dict[tuple[str, str], list[str]] = {}
        for action in range(len(self.match.game.actions)):
            name = self.match.describe(SEAT, action)
            if all(word in name.casefold() for word in words):
                why = str(self.match.why_not(SEAT, action) or self.say("cli-allowed"))
                told.setdefault((self.match.game.actions.kind(action).name, why), []).append(name)
        if not told:
            self.show(self.say("cli-nothing-called", about=about))
        for (_, why), names in list(told.items())[:MOST_ANSWERS]:
            self.show(f"{names[0]}{self.say('cli-and-more', count=len(names) - 1)}: {why}", indent="    ")

    def undo(self, _: str) -> None:
        own = [action for actor, action in self.match.actions if actor == SEAT]
        self.match.undo(SEAT)
        self.told = min(self.told, len(self.match.log(SEAT)))
        self.show(self.say("cli-undone", action=self.match.describe(SEAT, own[-1])))

    def board(self, _: str = "") -> None:
        self.show("\n" + self.match.text(SEAT))

    def log(self, most: str) -> None:
        """`l 100` shows the last 100 lines."""
        lines = self.match.log(SEAT)
        self.tell_log(lines[-int(most) :] if re.fullmatch(r"[1-9]\d{0,5}", most) else lines[-RECENT:])

    def leave(self, name: str) -> None:
        """Nothing is lost: the match is kept in a file."""
        self.keep(name)
        raise Leave

    # Files

    def file(self) -> Path:
        """Where the match is kept: where it came from, else a file that is not there yet."""
        if self.path is None:
            names = (f"{DEFAULT_FILE}{f'-{number}' if number > 1 else ''}.json" for number in count(1))
            self.path = next(path for path in map(Path, names) if not path.exists())
        return self.path

    def keep(self, name: str) -> None:
        """Save; a file of something else is never written over."""
        path = Path(os.path.expanduser(name)) if name else self.file()
        # os.path answers for any name a person types, where Path would fail on some.
        if path != self.path and os.path.exists(path):
            raise CommandError("cli-exists", path=str(path))
        write_file(path, self.match.save())
        self.path = path
        self.show(self.say("cli-saved", path=str(path)))

    # The end

    def finish(self) -> None:
        """The last news, the points by source, the winner."""
        self.news()
        self.board()
        outcome = self.match.outcome
        assert outcome is not None
        words, lang = self.match.game.words, self.match.language
        sources = [words.text(lang, f"source-{name}") for name in self.match.game.sources]
        rows = [
            [
                "★" if seat in outcome.winners else "",
                words.seat(lang, seat),
                *(str(points) for points in parts.values()),
                str(outcome.scores[seat]),
            ]
            for seat, parts in enumerate(outcome.breakdown)
        ]
        self.show("\n" + table(["", self.say("cli-column-seat"), *sources, self.say("cli-column-total")], rows))
        self.show(f"\n{words.text(lang, f'reason-{outcome.reason}')} {self.match.prompt(SEAT)}")
        self.keep("")
        self.show(self.say("cli-to-verify", path=str(self.path)))
