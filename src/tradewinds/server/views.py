"""What one viewer gets to see of a table, made from `seen` and from nothing else."""

from collections.abc import Callable, Sequence
from functools import cache, partial

from tradewinds.core import comparing, explaining
from tradewinds.core import ways as walking
from tradewinds.core.game import ACTORS, EVERYBODY, Game
from tradewinds.core.layout import Vector
from tradewinds.core.match import Match
from tradewinds.server import ending, models, orders, teaching
from tradewinds.server.asked import Aided
from tradewinds.server.boards import board_html, lasting_html, still_board_html
from tradewinds.server.handing import DAY
from tradewinds.server.in_play import Deed, Playing
from tradewinds.server.problems import WORDS, say
from tradewinds.server.storage import ChatRow, SeatRow
from tradewinds.server.tables import LOBBY, Table


def view(
    table: Table, playing: Playing, seat: int | None, lang: str, layout: str = "wide", large: bool = True
) -> models.View:
    """A stopped match is only to be looked at; who would have won by rules that are not its own is not told.

    `large` is for those who want to see a close-up of what lasts, whatever happened last.
    """
    match, names, goes_on = playing.match, table.names, table.stopped is None
    # On one device nobody in particular reads it.
    reader = None if table.settings["visibility"] == "hotseat" else seat
    seen, actor = match.seen(seat), seat if goes_on else None
    aided = Aided(match, actor, playing.legal(actor), lang, names) if actor is not None else None
    return models.View(
        number=playing.number(seat),
        seat=seat,
        prompt=match.prompt(seat, lang, names) if goes_on else why_stopped(table, lang),
        own=own(match, seat, lang, names),
        actors=list(visible_actors(match, seat)) if goes_on else [],
        choices=choices(match, aided.seat, aided.legal, lang, names, aided.note) if aided else [],
        groups=aided.groups() if aided else [],
        ways=ways(match, actor, lang, names) if actor is not None else [],
        by_itself=by_itself(table, playing, actor) if actor is not None else None,
        can_undo=actor is not None and match.outcome is None and match.can_undo(actor),
        can_go_back=actor is not None and playing.can_go_back(actor),
        thoughts=thoughts(table, playing, lang) if actor is not None else [],
        panels=panels(match, seen, lang, names),
        board=(
            board_html(match, seat, lang, names, layout)
            if goes_on
            else still_board_html(match, seen, (seat, lang, layout), names)
        ),
        close_up=lasting_html(match, (seat, lang, layout), names) if goes_on and large else "",
        lesson=teaching.told(table, playing, seat, lang) if goes_on else None,
        log=models.Log(start=0, lines=playing.log(seat, lang, names)),
        result=ending.result(match, reader, lang, names) if goes_on else None,
    )


def thoughts(table: Table, playing: Playing, lang: str) -> list[models.Thought]:
    """Why bots did what they did, for whoever practises against them."""
    text, between = partial(table.game.words.text, lang, names=table.names), "" if lang == "ja" else " "
    return [
        models.Thought(seat=one.seat, text=f"{text(one.does)} – {between.join(map(text, one.why))}")
        for one in playing.thoughts
        if table.practice
    ]


def visible_actors(match: Match, seat: int | None) -> tuple[int, ...]:
    """Whom this viewer sees deciding."""
    seen = match.seen(seat)
    bits = int(seen[ACTORS])
    return tuple(other for other in range(match.seats) if bits >> other & 1)


def own(match: Match, seat: int | None, lang: str, names: Sequence[str]) -> list[str]:
    """What a person wants before the eyes while choosing."""
    if seat is None or match.outcome is not None:
        return []
    lines = match.game.telling.own(match.game.record(match.seen(seat)), seat)
    return [match.game.words.text(lang, line, names) for line in lines]


def panels(match: Match, seen: Vector, lang: str, names: Sequence[str]) -> list[list[models.Fact]]:
    """What can be counted of each seat in a position as somebody sees it."""
    game, record = match.game, match.game.record(seen)
    say = game.words.speaker(lang, names)
    return [
        [models.Fact(name=name, value=value) for name, value in game.telling.panel(record, seat, say)]
        for seat in range(match.seats)
    ]


def describer(match: Match, seat: int, lang: str, names: Sequence[str]) -> Callable[[int], str]:
    """Sentences for many actions, made from one look at the position."""
    game, seen = match.game, match.game.record(match.seen(seat))
    return lambda action: game.words.text(lang, game.telling.describe(seen, seat, action), names)


def choices(
    match: Match,
    seat: int,
    legal: Sequence[int],
    lang: str,
    names: Sequence[str],
    note: Callable[[int], str] = lambda action: "",
) -> list[models.Choice]:
    describe, table = describer(match, seat, lang, names), match.game.actions
    return [
        models.Choice(
            action=n,
            kind=table.kind(n).name,
            text=describe(n),
            amount=table.amount(n),
            note=note(n),
            again=again(match.game, n, lang),
        )
        for n in legal
    ]


def again(game: Game, action: int, lang: str) -> str:
    """How the same answer for as long as the same is asked is called, in games that have a word for it."""
    id = f"again-{game.actions.kind(action).name}"
    return game.words.text(lang, id) if game.words.has(lang, id) else ""


def ways(match: Match, seat: int, lang: str, names: Sequence[str]) -> list[models.Way]:
    """What several choices in a row could reach, from what the seat has seen."""
    game, seen = match.game, match.seen(seat)
    record = game.record(seen)
    describe = cache(lambda action: game.telling.describe(record, seat, action))
    return [
        models.Way(
            kind=game.actions.kind(way[-1]).ask.group or game.actions.kind(way[-1]).name,
            action=way[0],
            then=list(way[1:]),
            things=walking.things(game, way),
            text=game.words.text(lang, walking.told(game, describe, way), names),
        )
        for way in walking.ways(game, seen, seat)
    ]


def by_itself(table: Table, playing: Playing, seat: int) -> models.ByItself | None:
    action = orders.due(table, seat)
    return None if action is None else models.ByItself(action=action, seconds=orders.seconds_left(playing, seat))


def preview(table: Table, playing: Playing, seat: int, deed: Deed, lang: str, layout: str) -> models.Preview:
    """What a checked deed would lead to, as far as its seat may know before."""
    match, action, names = playing.before_last(seat, deed, lang), deed.last, table.names
    ahead = match.after(seat, action)
    secret = match.game.learners(match.position, seat, action) != EVERYBODY
    board = board_html(ahead, seat, lang, names, layout) if ahead is not None and not secret else ""
    return models.Preview(
        text=match.describe(seat, action, lang, names),
        final=is_final(match, seat, action),
        board=board,
        changes=changes(playing.match, ahead, seat, lang, names) if ahead is not None else [],
    )


def is_final(match: Match, seat: int, action: int) -> bool:
    """Whether a choice could not be taken back, as far as its seat may know before."""
    # Whether everybody else has chosen in secret is only known from who is seen choosing.
    waiting = match.game.learners(match.position, seat, action) != EVERYBODY and len(visible_actors(match, seat)) > 1
    return not waiting and match.after(seat, action) is None


def changes(match: Match, ahead: Match, seat: int, lang: str, names: Sequence[str]) -> list[models.Change]:
    """The figures of all seats that differ, as one of them sees both positions."""
    now, then = (panels(one, one.seen(seat), lang, names) for one in (match, ahead))
    return [
        models.Change(seat=whose, name=before.name, before=before.value, after=after.value)
        for whose, (befores, afters) in enumerate(zip(now, then, strict=True))
        for before, after in zip(befores, afters, strict=True)
        if before.value != after.value
    ]


def about(table: Table, playing: Playing, seat: int | None, things: Sequence[str], lang: str) -> models.About:
    """What a viewer can do with the first of these things that anything is ever done with, from what it has seen."""
    match = playing.match
    thing = next((one for one in things if match.game.actions.concerning(one)), "")
    uses = [match.game.words.text(lang, f"kind-{kind}") for kind in explaining.uses(match.game, thing)]
    if seat is None:
        return models.About(can=[], cannot=[], uses=uses)
    can, cannot = explaining.about(match.game, match.seen(seat), seat, thing)
    describe = describer(match, seat, lang, table.names)
    return models.About(
        can=choices(match, seat, can, lang, table.names),
        cannot=[_refused(match.game, one, describe(one.action), lang) for one in cannot],
        uses=uses,
    )


def refused(playing: Playing, seat: int, lang: str) -> list[models.Refused]:
    """What one might have expected to do now and cannot, each by the name of its kind."""
    game = playing.match.game
    found = explaining.expected(game, playing.match.seen(seat), seat) if playing.legal(seat) else []
    return [
        _refused(game, one, game.words.text(lang, f"kind-{game.actions.kind(one.action).name}"), lang) for one in found
    ]


def _refused(game: Game, one: explaining.Refused, text: str, lang: str) -> models.Refused:
    refusal = game.refusal(one.code, lang)
    return models.Refused(kind=game.actions.kind(one.action).name, text=text, rule=refusal.rule, why=refusal.text)


def why_stopped(table: Table, lang: str) -> str:
    """Why a match cannot go on here, and what is shown of it."""
    if table.stopped is None:
        return ""
    shown = "nothing" if table.playing is None else "part" if table.cut_short else "all"
    return f"{table.stopped.text(lang)} {say(lang, f'stopped-{shown}')}"


def status(table: Table) -> str:
    if table.stopped is not None:
        return "stopped"
    if table.row.status != LOBBY and table.playing is None:
        return "preparing"
    return table.row.status


def info(
    table: Table, mine: Sequence[int], host: bool, lang: str, here: frozenset[int], progress: tuple[float, float]
) -> models.TableInfo:
    words, game = table.game.words, table.game
    return models.TableInfo(
        id=table.id,
        game=game.name,
        title=words.text(lang, "game-title"),
        status=status(table),
        why_stopped=why_stopped(table, lang),
        progress=progress[0],
        bots_progress=progress[1],
        options=table.row.options,
        visibility=table.settings["visibility"],
        hints=table.settings["hints"],
        absent_minutes=table.settings["absent_minutes"],
        host=host,
        imported=table.imported,
        lesson=table.settings.get("lesson", ""),
        practice=table.practice,
        begun=table.begun is not None and not table.practice,
        begun_at=table.begun["of"] if table.begun else "",
        commitment="" if table.imported else table.settings["commitment"],
        seal="" if table.imported else table.settings.get("seal", ""),
        rules=f"{game.code} {table.row.rules}",
        edition=table.row.edition[:16],
        edition_name=comparing.named(game, table.row.edition, table.row.options, lang),
        rematch=table.settings.get("rematch", ""),
        seats=[_seat_info(table, row, lang, row.seat in mine, row.seat in here) for row in table.seats],
    )


def _seat_info(table: Table, row: SeatRow, lang: str, yours: bool, here: bool) -> models.SeatInfo:
    return models.SeatInfo(
        seat=row.seat,
        kind="nobody" if table.imported else row.kind,
        bot=row.bot,
        name=table.game.words.seat(lang, row.seat, table.names),
        colour=table.game.colours[row.seat],
        ready=row.ready,
        yours=yours,
        here=here,
        asked_for=row.asked_for,
        asks_to_end=row.asks_to_end and yours,
        asked_until=row.asked_at + DAY if row.asked_for else 0,
    )


def chat_line(table: Table, row: ChatRow, lang: str) -> models.ChatLine:
    """A message as it was written, or a note of the server in the reader's language."""
    if row.notice is None:
        return models.ChatLine(number=row.number, name=row.name, text=row.text, seat=row.seat, notice=False, at=row.at)
    args = dict(row.notice["args"])
    if row.seat is not None:
        # As they were called then; what was noted before names were kept goes by those of today.
        names = () if "player" in args else table.names
        args["player"] = args.get("player") or table.game.words.seat(lang, row.seat, names)
    if "bot" in args:
        args["bot"] = bot_name(str(args["bot"]), lang)
    return models.ChatLine(
        number=row.number, name="", text=say(lang, row.notice["id"], **args), seat=row.seat, notice=True, at=row.at
    )


def bot_name(level: str, lang: str) -> str:
    """A bot as people call it."""
    return WORDS.text(lang, f"bot-{level}")
