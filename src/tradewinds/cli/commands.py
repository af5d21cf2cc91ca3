"""The commands and their arguments; each does its work in a module of its own.

Every `help` here is an identifier of `words/*.ftl`, read when the help is shown.
"""

from pathlib import Path
from typing import Annotated, Any

import typer

import tradewinds as tw
from tradewinds.arena import contest
from tradewinds.bots import BOTS, make_bot
from tradewinds.cli import (
    balances,
    contests,
    editions,
    files,
    picturing,
    rulebooks,
    serving,
    simulation,
    terminal,
    warm_up,
)
from tradewinds.cli import ladder as ladders
from tradewinds.cli.frame import Command, Commands, whole
from tradewinds.cli.say import CommandError, use_language
from tradewinds.core.game import Game
from tradewinds.core.match import Match

app = typer.Typer(
    cls=Commands,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="cli-game-help")]
MatchFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-file-help")]
Language = Annotated[str | None, typer.Option("--lang", metavar="en|de|ja", help="cli-lang-help")]
Json = Annotated[bool, typer.Option("--json", help="cli-json-help")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME-VALUE", help="cli-option-help")]
Seats = Annotated[int | None, typer.Option("--seats", parser=whole("--seats", 1), metavar="N", help="cli-seats-help")]
SeatSeen = Annotated[int | None, typer.Option("--seat", parser=whole("--seat", 0), metavar="N", help="cli-seat-help")]
Games = Annotated[int, typer.Option("--games", parser=whole("--games", 1), metavar="N", help="cli-games-help")]
Seed = Annotated[str, typer.Option("--seed", metavar="TEXT", help="cli-seed-help")]
Workers = Annotated[int, typer.Option("--workers", parser=whole("--workers", 1), metavar="N", help="cli-workers-help")]
Ray = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help="cli-ray-help")]
Html = Annotated[Path | None, typer.Option("--html", metavar="FILE", help="cli-html-help")]
Move = Annotated[int | None, typer.Option("--move", parser=whole("--move", 0), metavar="N", help="cli-move-help")]
DEFAULT_GAME = "west-of-africa"
DEFAULT_SEATS = 4
DEFAULT_BOT = "rollout"


def _options(given: list[str] | None) -> dict[str, Any]:
    pairs = [text.partition("=") for text in given or []]
    for name, equals, _ in pairs:
        if not equals:
            raise CommandError("cli-bad-option", option=name)
    return {name: value for name, _, value in pairs}


def _seats(game: Game, seats: int | None) -> int:
    """The usual number, or the nearest the game can do."""
    return min(max(DEFAULT_SEATS, game.seats[0]), game.seats[-1]) if seats is None else game.check_seats(seats)


def _bots(given: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in given.split(","))


def _new_match(name: str | None, seats: int | None, seed: str | None, option: list[str] | None) -> Match:
    game, options = tw.load(name or DEFAULT_GAME), _options(option)
    game.option_values(options)
    seats = _seats(game, seats)
    warm_up.warm(game)
    return Match(game, seats, seed, **options)


def _old_match(path: Path, name: str | None, **given: object) -> Match:
    """A saved match says itself what it is played with."""
    for option, value in given.items():
        if value:
            raise CommandError("cli-not-with-resume", option=f"--{option}", path=str(path))
    match = files.load(path)
    if name and name != match.game.name:
        raise CommandError("cli-other-game", path=str(path), theirs=match.game.name, game=name)
    return match


def _tell_version(wanted: bool) -> None:
    if wanted:
        print(tw.__version__)
        raise typer.Exit


@app.callback(help="cli-help")
def common(
    lang: Language = None,
    version: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="cli-version-help")
    ] = False,
) -> None:
    use_language(lang)


@app.command(cls=Command, help="cli-play-help")
def play(
    name: Annotated[str | None, typer.Argument(metavar="GAME", help="cli-game-help")] = None,
    terminal_: Annotated[bool, typer.Option("--terminal", help="cli-terminal-help")] = False,
    seats: Seats = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="TEXT", help="cli-seed-help")] = None,
    bot: Annotated[str | None, typer.Option("--bot", metavar="BOT", help="cli-bot-help")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="cli-resume-help")] = None,
    option: Options = None,
    lang: Language = None,
) -> None:
    language = use_language(lang)
    tw.load(name or DEFAULT_GAME)
    if not (terminal_ or seats or seed or bot or resume or option):
        serving.play()
        return
    bot = bot or DEFAULT_BOT
    make_bot(bot, tw.load(name or DEFAULT_GAME))  # a wrong name is refused before anything is compiled
    if resume is None:
        match = _new_match(name, seats, seed, option)
    else:
        match = _old_match(resume, name, seats=seats, seed=seed, option=option)
    match.language = language
    terminal.Terminal(match, bot, resume).run()


@app.command(cls=Command, help="cli-serve-help")
def serve(
    host: Annotated[str, typer.Option("--host", metavar="HOST", help="cli-host-help")] = serving.LOCAL,
    port: Annotated[int, typer.Option("--port", parser=whole("--port", 0), metavar="N", help="cli-port-help")] = 8040,
    database: Annotated[str | None, typer.Option("--database", metavar="URL", help="cli-database-help")] = None,
    workers: Annotated[
        int, typer.Option("--workers", parser=whole("--workers", 1), metavar="N", help="cli-serve-workers-help")
    ] = 1,
    metrics: Annotated[str | None, typer.Option("--metrics", metavar="ADDRESS", help="cli-serve-metrics-help")] = None,
    lang: Language = None,
) -> None:
    use_language(lang)
    serving.serve(host, port, database, workers, metrics)


@app.command(cls=Command, help="cli-simulate-help")
def simulate(
    name: GameName,
    seats: Seats = None,
    games: Games = 10_000,
    seed: Seed = "0",
    check: Annotated[bool, typer.Option("--check", help="cli-check-help")] = False,
    option: Options = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    use_language(lang)
    game = tw.load(name)
    simulation.run(game, _seats(game, seats), games, seed, check, _options(option), json)


@app.command(cls=Command, help="cli-arena-help")
def arena(
    bots: Annotated[str, typer.Option("--bots", metavar="BOTS", help="cli-bots-help")],
    name: Annotated[str, typer.Option("--game", metavar="GAME", help="cli-game-help")] = DEFAULT_GAME,
    games: Games = 100,
    seats: Seats = None,
    seed: Seed = "0",
    option: Options = None,
    workers: Workers = 1,
    ray: Ray = None,
    csv: Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="cli-csv-help")] = None,
    parquet: Annotated[Path | None, typer.Option("--parquet", metavar="FILE", help="cli-parquet-help")] = None,
    html: Html = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    use_language(lang)
    game = tw.load(name)
    agreed = contest(game, _bots(bots), games, seats, seed, **_options(option))
    contests.run(agreed, game, contests.Where(workers, ray), contests.Wanted(csv, parquet, html, json))


@app.command(cls=Command, help="cli-ladder-help")
def ladder(
    name: Annotated[str | None, typer.Option("--game", metavar="GAME", help="cli-ladder-game-help")] = None,
    bots: Annotated[str, typer.Option("--bots", metavar="BOTS", help="cli-bots-help")] = ",".join(BOTS),
    games: Games = 100,
    seats: Seats = None,
    seed: Seed = "0",
    workers: Workers = 1,
    ray: Ray = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="cli-ladder-out-help")] = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    use_language(lang)
    rated = [tw.load(one) for one in ([name] if name else tw.games())]
    agreed = [(game, contest(game, _bots(bots), games, _seats(game, seats), seed)) for game in rated]
    ladders.run(agreed, contests.Where(workers, ray), out, json)


@app.command(cls=Command, help="cli-balance-help")
def balance(
    name: Annotated[str, typer.Option("--game", metavar="GAME", help="cli-game-help")] = DEFAULT_GAME,
    games: Games = 100_000,
    seats: Seats = None,
    seed: Seed = "0",
    way: Annotated[str, typer.Option("--play", metavar="random|sense|greedy", help="cli-way-help")] = "sense",
    option: Options = None,
    html: Html = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    use_language(lang)
    game = tw.load(name)
    balances.run(game, _seats(game, seats), games, seed, way, _options(option), html, json)


@app.command(cls=Command, help="cli-replay-help")
def replay(
    file: MatchFile,
    seat: SeatSeen = None,
    move: Move = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    files.replay(file, seat, move, json, use_language(lang))


@app.command(cls=Command, help="cli-picture-help")
def picture(
    file: MatchFile,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="cli-out-help")],
    seat: SeatSeen = None,
    move: Move = None,
    gif: Annotated[bool, typer.Option("--gif", help="cli-gif-help")] = False,
    width: Annotated[
        int | None, typer.Option("--width", parser=whole("--width", 1), metavar="N", help="cli-width-help")
    ] = None,
    layout: Annotated[str, typer.Option("--layout", metavar="wide|tall", help="cli-layout-help")] = "wide",
    theme: Annotated[str | None, typer.Option("--theme", metavar="light|dark", help="cli-theme-help")] = None,
    lang: Language = None,
) -> None:
    language = use_language(lang)
    if gif:
        picturing.save_gif(file, out, seat, move, width or 800, layout, theme or "light", language)
    else:
        picturing.save(file, out, seat, move, width or 1600, layout, theme, language)


@app.command(cls=Command, help="cli-verify-help")
def verify(
    file: MatchFile,
    commitment: Annotated[
        list[str] | None, typer.Option("--commitment", metavar="TEXT", help="cli-commitment-help")
    ] = None,
    contribution: Annotated[
        str | None, typer.Option("--contribution", metavar="TEXT", help="cli-contribution-help")
    ] = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    files.verify(file, commitment or [], contribution, json, use_language(lang))


@app.command(cls=Command, help="cli-rules-help")
def rules(
    name: GameName,
    number: Annotated[str | None, typer.Argument(metavar="NUMBER", help="cli-number-help")] = None,
    lang: Language = None,
) -> None:
    rulebooks.show(tw.load(name), number, use_language(lang))


@app.command(cls=Command, help="cli-edition-help")
def edition(
    name: GameName,
    way: Annotated[str | None, typer.Argument(metavar="check|diff", help="cli-edition-way-help")] = None,
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="cli-edition-file-help")] = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    editions.run(tw.load(name), way, file, json, use_language(lang))


@app.command(cls=Command, help="cli-warm-help")
def warm(
    names: Annotated[list[str] | None, typer.Argument(metavar="GAME", help="cli-games-to-warm-help")] = None,
    lang: Language = None,
) -> None:
    use_language(lang)
    warm_up.warm_all(names or tw.games())
