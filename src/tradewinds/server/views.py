"""What one viewer gets to see of a table, made from `seen` and from nothing else."""

from collections.abc import Sequence

from tradewinds.core.match import Match
from tradewinds.server import models
from tradewinds.server.boards import board_html
from tradewinds.server.playing import Playing
from tradewinds.server.problems import WORDS, say
from tradewinds.server.storage import ChatRow
from tradewinds.server.tables import LOBBY, Table


def view(table: Table, playing: Playing, seat: int | None, lang: str, layout: str = "wide") -> models.View:
    match, names = playing.match, table.names
    return models.View(
        number=playing.number(seat),
        seat=seat,
        prompt=match.prompt(seat, lang, names),
        own=own(match, seat, lang, names),
        actors=list(visible_actors(match, seat)),
        choices=choices(match, seat, playing.legal(seat), lang, names) if seat is not None else [],
        can_undo=seat is not None and match.outcome is None and match.can_undo(seat),
        board=board_html(match, seat, lang, names, layout),
        log=models.Log(start=0, lines=playing.log(seat, lang, names)),
        result=result(match, lang),
    )


def visible_actors(match: Match, seat: int | None) -> tuple[int, ...]:
    """Whom this viewer sees deciding."""
    bits = int(match.game.rules.actors(match.game.record(match.seen(seat))))
    return tuple(other for other in range(match.seats) if bits >> other & 1)


def own(match: Match, seat: int | None, lang: str, names: Sequence[str]) -> list[str]:
    """What a person wants before the eyes while choosing."""
    if seat is None or match.outcome is not None:
        return []
    lines = match.game.telling.own(match.game.record(match.seen(seat)), seat)
    return [match.game.words.text(lang, line, names) for line in lines]


def choices(match: Match, seat: int, legal: Sequence[int], lang: str, names: Sequence[str]) -> list[models.Choice]:
    return [
        models.Choice(
            action=action, kind=match.game.actions.kind(action).name, text=match.describe(seat, action, lang, names)
        )
        for action in legal
    ]


def refused_choices(table: Table, playing: Playing, seat: int, lang: str) -> list[models.RefusedChoice]:
    """What a seat may not do now, with the rule that forbids it: of kinds that are open to somebody in this game."""
    match, names = playing.match, table.names
    if not playing.legal(seat):
        return []
    match.language = lang
    refused = []
    for action in range(len(match.game.actions)):
        refusal = match.why_not(seat, action)
        if refusal is not None:
            kind, text = match.game.actions.kind(action).name, match.describe(seat, action, lang, names)
            refused.append(
                models.RefusedChoice(action=action, kind=kind, text=text, rule=refusal.rule, why=refusal.text)
            )
    return refused


def result(match: Match, lang: str) -> models.Result | None:
    outcome = match.outcome
    if outcome is None:
        return None
    words = match.game.words
    return models.Result(
        reason=words.text(lang, f"reason-{outcome.reason}"),
        scores=list(outcome.scores),
        winners=list(outcome.winners),
        sources=[words.text(lang, f"source-{name}") for name in match.game.sources],
        points=[list(parts.values()) for parts in outcome.breakdown],
    )


def status(table: Table) -> str:
    if table.stopped is not None:
        return "stopped"
    if table.row.status != LOBBY and table.playing is None:
        return "preparing"
    return table.row.status


def info(
    table: Table, mine: Sequence[int], host: bool, lang: str, here: frozenset[int], progress: float
) -> models.TableInfo:
    words, game = table.game.words, table.game
    return models.TableInfo(
        id=table.id,
        game=game.name,
        title=words.text(lang, "game-title"),
        status=status(table),
        why_stopped=table.stopped.text(lang) if table.stopped else "",
        progress=progress,
        options=table.row.options,
        visibility=table.settings["visibility"],
        hints=table.settings["hints"],
        absent_minutes=table.settings["absent_minutes"],
        host=host,
        commitment=table.settings["commitment"],
        rules=f"{game.code} {table.row.rules}",
        edition=table.row.edition[:16],
        rematch=table.settings.get("rematch", ""),
        seats=[
            models.SeatInfo(
                seat=row.seat,
                kind=row.kind,
                bot=row.bot,
                name=words.seat(lang, row.seat, table.names),
                colour=game.colours[row.seat],
                ready=row.ready,
                yours=row.seat in mine,
                here=row.seat in here,
            )
            for row in table.seats
        ],
    )


def chat_line(table: Table, row: ChatRow, lang: str) -> models.ChatLine:
    """A message as it was written, or a note of the server in the reader's language."""
    if row.notice is None:
        return models.ChatLine(number=row.number, name=row.name, text=row.text, seat=row.seat, notice=False)
    args = dict(row.notice["args"])
    if row.seat is not None:
        args["player"] = table.game.words.seat(lang, row.seat, table.names)
    if "bot" in args:
        args["bot"] = bot_name(str(args["bot"]), lang)
    return models.ChatLine(
        number=row.number, name="", text=say(lang, row.notice["id"], **args), seat=row.seat, notice=True
    )


def bot_name(level: str, lang: str) -> str:
    """A level of bots as people call it; a level without a text keeps its name."""
    id = f"bot-{level}"
    return WORDS.text(lang, id) if WORDS.has(lang, id) else level
