"""`tradewinds play --terminal`: you against bots, the board in letters, numbered choices."""

from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from tradewinds.bots import make_bot
from tradewinds.cli import rulebooks
from tradewinds.cli.say import console, say, write_file
from tradewinds.cli.warming import warm
from tradewinds.core.errors import TradewindsError
from tradewinds.core.match import Match

#: The person sits here.
SEAT = 0
DEFAULT_FILE = "tradewinds-match.json"


class Terminal:
    """One person at seat 0, bots at the others."""

    def __init__(
        self,
        match: Match,
        bot: str,
        seed: str,
        ask: Callable[[str], str] = input,
        screen: Console = console,
    ) -> None:
        self.match = match
        self.bots = {seat: make_bot(bot, match.game, f"{seed} {seat}") for seat in range(1, match.seats)}
        self.ask = ask
        self.screen = screen
        self.told = 0
        self.commands: dict[str, Callable[[str], bool]] = {
            "?": self.explain,
            "u": self.undo,
            "b": self.board,
            "l": self.log,
            "s": self.save,
            "q": self.quit,
        }

    def show(self, text: str) -> None:
        self.screen.print(text, markup=False, soft_wrap=True)

    def run(self) -> None:
        """Until the match is over or the person leaves."""
        warm(self.match.game)
        self.show(say("cli-welcome", commitment=self.match.fair.commitment))
        playing = True
        while playing and self.match.actors:
            self.let_bots_play()
            if SEAT in self.match.actors:
                playing = self.turn()
        if self.match.outcome is not None:
            self.finish()

    def let_bots_play(self) -> None:
        """Bots act while they may; the person's own choice at the same time comes first."""
        while SEAT not in self.match.actors and self.match.actors:
            seat = self.match.actors[0]
            action = self.bots[seat].choose(self.match.seen(seat), seat, self.match.legal(seat))
            self.match.act(seat, action)

    def news(self) -> None:
        lines = self.match.log(SEAT)
        for told in lines[self.told :]:
            self.show(f"  {told}")
        self.told = len(lines)

    def turn(self) -> bool:
        """Show what is new and what may be done; False when the person leaves."""
        self.news()
        self.board("")
        return self.choose()

    def choose(self) -> bool:
        legal = self.match.legal(SEAT)
        self.show(self.match.prompt(SEAT))
        for number, action in enumerate(legal, 1):
            self.show(f"{number:4}  {self.match.describe(SEAT, action)}")
        while True:
            try:
                answer = self.ask(say("cli-ask") + " ").strip()
            except (EOFError, KeyboardInterrupt):
                return self.quit("")
            if answer.isdecimal() and 1 <= int(answer) <= len(legal):
                self.match.act(SEAT, legal[int(answer) - 1])
                return True
            if answer[:1] in self.commands:
                before = list(self.match.actions)
                stays = self.commands[answer[:1]](answer[1:].strip())
                if not stays or before != self.match.actions:
                    return stays
            else:
                self.show(say("cli-not-understood", last=len(legal)))

    def explain(self, about: str) -> bool:
        """`?` lists the commands; `? 6.7` shows a rule."""
        if not about:
            self.show(say("cli-commands", file=DEFAULT_FILE))
        elif rule := rulebooks.rule_text(self.match.game, about, self.match.language):
            self.show(rule.replace("*", ""))
        else:
            self.show(say("cli-no-rule", game=self.match.game.name, number=about))
        return True

    def undo(self, _: str) -> bool:
        try:
            self.match.undo(SEAT)
            self.told = min(self.told, len(self.match.log(SEAT)))
        except TradewindsError as error:
            self.show(error.text(self.match.language))
        return True

    def board(self, _: str) -> bool:
        self.show("\n" + self.match.text(SEAT) + "\n")
        return True

    def log(self, _: str) -> bool:
        for told in self.match.log(SEAT):
            self.show(f"  {told}")
        return True

    def save(self, name: str) -> bool:
        path = Path(name or DEFAULT_FILE)
        try:
            write_file(path, self.match.save())
            self.show(say("cli-saved", path=str(path)))
        except TradewindsError as error:
            self.show(error.text(self.match.language))
        return True

    def quit(self, _: str) -> bool:
        """Nothing is lost: the match is kept in a file."""
        self.save("")
        return False

    def finish(self) -> None:
        """The last news, the points by source, the winner."""
        self.news()
        self.board("")
        outcome = self.match.outcome
        assert outcome is not None
        words, lang = self.match.game.words, self.match.language
        self.show(words.text(lang, f"reason-{outcome.reason}"))
        for seat, parts in enumerate(outcome.breakdown):
            told = ", ".join(f"{words.text(lang, f'source-{name}')} {points}" for name, points in parts.items())
            self.show(
                f"{'★' if seat in outcome.winners else ' '} {words.seat(lang, seat)}: {outcome.scores[seat]} ({told})"
            )
        self.save("")
