"""How the command line itself speaks: its help, and what it says about wrong arguments, in the reader's language."""

import io
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any, NoReturn

from rich.table import Table
from rich.text import Text
from typer import TyperException
from typer.core import TyperCommand, TyperGroup

from tradewinds.bots import BOTS
from tradewinds.cli.say import WORDS, CommandError, console, say, sentence, use_language
from tradewinds.core.errors import TradewindsError, default_language
from tradewinds.core.words import LANGUAGES

PROGRAM = "tradewinds"

#: What the argument parser complains about, by the name of its exception.
_COMPLAINTS = {
    "NoSuchOption": "cli-unknown-flag",
    "BadOptionUsage": "cli-flag-value",
    "MissingParameter": "cli-missing",
}


class Command(TyperCommand):
    """A command whose help texts are identifiers of `words`, so that they are read in the reader's language."""

    # Left-over words are refused below: the parser itself would complain in English.
    allow_extra_args = True

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(_help(self, ctx, list(map(_row, self.params))))

    def invoke(self, ctx: Any) -> Any:
        if ctx.args:
            raise CommandError("cli-too-much", extra=" ".join(ctx.args), command=ctx.command_path)
        return super().invoke(ctx)


class Commands(TyperGroup):
    """All commands; the one place where what went wrong becomes a sentence and exit code 2."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        commands = [(name, say(command.help or "")) for name, command in self.commands.items()]
        formatter.write(_help(self, ctx, [*commands, *map(_row, self.params)]))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            raise CommandError("cli-no-command", command=args[0], commands=", ".join(self.commands))
        return super().resolve_command(ctx, args)

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
        words = list(sys.argv[1:] if args is None else args)
        extra |= {"prog_name": PROGRAM, "standalone_mode": False}
        try:
            _use_given_language(words)
            code = super().main(words or ["--help"], *rest, **extra)
            sys.stdout.flush()
        except TradewindsError as error:
            _fail(sentence(error, default_language()))
        except TyperException as error:
            _fail(_complaint(error))
        except OSError:
            # What is still to be written would fail again when the interpreter ends.
            sys.stdout = io.StringIO()
            _fail(say("cli-output"))
        sys.exit(code or 0)


def _fail(sentence: str) -> NoReturn:
    print(sentence, file=sys.stderr)
    sys.exit(2)


def _use_given_language(words: Sequence[str]) -> None:
    """`--lang` holds for everything said, also for help and for what is wrong with the arguments before it."""
    given = [after for word, after in pairwise([*words, ""]) if word == "--lang"]
    given += [word.partition("=")[2] for word in words if word.startswith("--lang=")]
    if given and given[0] in LANGUAGES:
        use_language(given[0])


def _complaint(error: Any) -> str:
    """What the argument parser found wrong, as a sentence of ours."""
    id = _COMPLAINTS.get(type(error).__name__, "cli-usage")
    name = getattr(error, "option_name", "") or _name(getattr(error, "param", None))
    context = getattr(error, "ctx", None)
    return say(id, name=name, command=context.command_path if context else PROGRAM)


# Help


def _help(command: Any, ctx: Any, rows: Sequence[tuple[str, str]]) -> str:
    """How to call it, what it does, then its arguments or commands in two columns."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    # Japanese has no spaces to break lines at.
    grid.add_column(overflow="fold")
    for name, told in [*rows, ("--help", say("cli-help-help"))]:
        grid.add_row(Text(name), Text(told))
    with console.capture() as capture:
        console.print(
            Text(" ".join([ctx.command_path, *_pieces(command)])), Text(say(command.help)), "", grid, sep="\n"
        )
    return "\n".join(line.rstrip() for line in capture.get().splitlines()) + "\n"


def _pieces(command: Any) -> Iterator[str]:
    """The arguments of a call, in brackets where they may be left out."""
    if isinstance(command, Commands):
        yield say("cli-metavar-COMMAND")
    for param in command.params:
        if param.param_type_name == "argument":
            yield _name(param) if param.required else f"[{_name(param)}]"
    yield f"[{say('cli-metavar-OPTIONS')}]"


def _row(param: Any) -> tuple[str, str]:
    """An argument and what it means."""
    told = say(param.help, bots=", ".join(BOTS), languages=", ".join(LANGUAGES))
    is_option = param.param_type_name == "option"
    name = f"{_name(param)} {_metavar(param)}" if is_option and not param.is_flag else _name(param)
    if isinstance(param.default, (str, int)) and not isinstance(param.default, bool):
        told += " " + say("cli-default", value=str(param.default))
    return name, told


def _name(param: Any) -> str:
    if param is None:
        return ""
    return str(param.opts[0]) if param.param_type_name == "option" else _metavar(param)


def _metavar(param: Any) -> str:
    """The placeholder of a value: a word of ours where it has one, else as it is."""
    id = f"cli-metavar-{param.metavar}"
    return say(id) if WORDS.has(default_language(), id) else str(param.metavar)


def whole(name: str, low: int) -> Callable[[Any], int]:
    """A parser of whole numbers that says what is wrong in the reader's language."""

    def parse(given: Any) -> int:
        try:
            number = int(str(given))
        except ValueError:
            raise CommandError("cli-not-whole", name=name, given=str(given)) from None
        if number < low:
            raise CommandError("cli-too-small", name=name, given=str(given), low=low)
        return number

    return parse
