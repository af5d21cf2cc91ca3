"""The commands and their arguments; each does its work in a module of its own."""

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer

import tradewinds as tw
from tradewinds.bots import BOTS
from tradewinds.cli import files, rulebooks, simulation, terminal, warming
from tradewinds.cli.say import CommandError, say, use_language
from tradewinds.core.game import Game

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    help=say("cli-help"),
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

GameName = Annotated[str, typer.Argument(help=say("cli-game-help"))]
MatchFile = Annotated[Path, typer.Argument(help=say("cli-file-help"))]
Language = Annotated[str | None, typer.Option("--lang", help=say("cli-lang-help"))]
Json = Annotated[bool, typer.Option("--json", help=say("cli-json-help"))]
Options = Annotated[list[str] | None, typer.Option("--option", help=say("cli-option-help"))]
DEFAULT_SEATS = 4


def _options(given: list[str] | None) -> dict[str, Any]:
    pairs = [text.partition("=") for text in given or []]
    for name, equals, _ in pairs:
        if not equals:
            raise CommandError("cli-bad-option", option=name)
    return {name: value for name, _, value in pairs}


def _seats(game: Game, seats: int | None) -> int:
    """The usual number, or the nearest the game can do."""
    return min(max(DEFAULT_SEATS, game.seats[0]), game.seats[-1]) if seats is None else game.check_seats(seats)


@app.command(help=say("cli-play-help"))
def play(
    name: GameName = "west-of-africa",
    terminal_: Annotated[bool, typer.Option("--terminal", help=say("cli-terminal-help"))] = True,
    seats: Annotated[int | None, typer.Option(help=say("cli-seats-help"))] = None,
    seed: Annotated[str | None, typer.Option(help=say("cli-seed-help"))] = None,
    bot: Annotated[str, typer.Option(help=say("cli-bot-help", bots=", ".join(BOTS)))] = "rollout",
    resume: Annotated[Path | None, typer.Option(help=say("cli-resume-help"))] = None,
    option: Options = None,
    lang: Language = None,
) -> None:
    language = use_language(lang)
    if resume is not None:
        match = files.load(resume)
    else:
        game = tw.load(name)
        match = tw.Match(game, _seats(game, seats), seed, **_options(option))
    match.language = language
    terminal.Terminal(match, bot, seed if seed is not None else secrets.token_hex(8)).run()


@app.command(help=say("cli-simulate-help"))
def simulate(
    name: GameName,
    seats: Annotated[int | None, typer.Option(help=say("cli-seats-help"))] = None,
    games: Annotated[int, typer.Option(min=1, help=say("cli-games-help"))] = 10_000,
    seed: Annotated[str, typer.Option(help=say("cli-seed-help"))] = "0",
    check: Annotated[bool, typer.Option("--check", help=say("cli-check-help"))] = False,
    option: Options = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    use_language(lang)
    game = tw.load(name)
    simulation.run(game, _seats(game, seats), games, seed, check, _options(option), json)


@app.command(help=say("cli-replay-help"))
def replay(
    file: MatchFile,
    seat: Annotated[int | None, typer.Option(help=say("cli-seat-help"))] = None,
    move: Annotated[int | None, typer.Option(min=0, help=say("cli-move-help"))] = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    files.replay(file, seat, move, json, use_language(lang))


@app.command(help=say("cli-verify-help"))
def verify(
    file: MatchFile,
    commitment: Annotated[str | None, typer.Option(help=say("cli-commitment-help"))] = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    files.verify(file, commitment, json, use_language(lang))


@app.command(help=say("cli-rules-help"))
def rules(
    name: GameName,
    number: Annotated[str | None, typer.Argument(help=say("cli-number-help"))] = None,
    lang: Language = None,
) -> None:
    rulebooks.show(tw.load(name), number, use_language(lang))


@app.command(help=say("cli-warm-help"))
def warm(
    names: Annotated[list[str] | None, typer.Argument(help=say("cli-game-help"))] = None,
    lang: Language = None,
) -> None:
    use_language(lang)
    for name in names or tw.games():
        warming.warm(tw.load(name))
