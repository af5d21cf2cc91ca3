"""Before and around a match: creating tables, claiming seats, getting ready, leaving, playing again."""

import secrets
from dataclasses import replace
from functools import partial
from typing import Any

import tradewinds as tw
from tradewinds.bots import BOTS
from tradewinds.core.errors import BadRequest
from tradewinds.core.fair import commitment, new_secret
from tradewinds.core.game import CHANCE, Game
from tradewinds.core.lessons import Lesson
from tradewinds.core.match import Match
from tradewinds.server import models, security
from tradewinds.server.in_play import ACT, saw
from tradewinds.server.problems import Problem
from tradewinds.server.queueing import Places
from tradewinds.server.storage import ChatRow, Entry, MatchRow, SeatRow, now
from tradewinds.server.tables import LOBBY, OVER, Table, Tables

#: Milliseconds between two notes that somebody is there.
NOTE = 20_000
#: A seat that nobody holds: no link leads to it, and nobody is asked about it.
NOBODYS: dict[str, Any] = {"token_hash": "", "claim_hash": "", "asked_for": "", "asked_at": 0}


class Lobby:
    """What people do with tables and seats; each change is stored, then told."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store
        # What is read from files keeps Python busy, and moves with it: it may do so a quarter of the time.
        self._imports = Places(1, "import", rest=3)

    # Creating

    async def create(self, new: models.NewTable, owner_hash: str) -> tuple[Table, dict[int, str]]:
        """A new table, and the claim token of each open seat."""
        game = tw.load(new.game)
        game.check_seats(len(new.seats))
        game.option_values(dict(new.options))
        self._check_seats(new)
        settings: dict[str, Any] = {"visibility": new.visibility, "absent_minutes": new.absent_minutes}
        settings |= {"hints": True, "practice": True} if new.practice else {"hints": new.hints}
        row = new_match(game, len(new.seats), dict(new.options), settings, owner_hash)
        ready = new.at_once and all(seat.kind != "open" for seat in new.seats)
        claims: dict[int, str] = {}
        seats = []
        for number, wanted in enumerate(new.seats):
            seat = _seat_row(row.id, number, wanted, owner_hash, ready)
            if seat.kind == "open":
                claims[number] = security.new_token()
                seat = replace(seat, claim_hash=security.hashed(claims[number]))
            seats.append(seat)
        await self.store.create(row, seats)
        table = await self.tables.get(row.id)
        await self.start_when_ready(table)
        return table, claims

    async def learn(self, lesson: Lesson, name: str, owner_hash: str) -> Table:
        """A table where a lesson is taught. Its deal is no secret, so there is nothing to prove of it."""
        settings = {"visibility": "unlisted", "hints": False, "absent_minutes": 0, "lesson": lesson.name}
        row = new_match(lesson.game, lesson.seats, dict(lesson.options), settings, owner_hash)
        bots = [SeatRow(row.id, seat, "bot", "novice", ready=True) for seat in range(lesson.seats)]
        me = SeatRow(row.id, lesson.seat, "human", "", name, True, token_hash=owner_hash, asks_to_end=True)
        await self.store.create(row, [me if seat.seat == lesson.seat else seat for seat in bots])
        table = await self.tables.get(row.id)
        await self.start_when_ready(table)
        return table

    def _check_seats(self, new: models.NewTable) -> None:
        mine = sum(1 for seat in new.seats if seat.kind == "me")
        if mine > 1 and new.visibility != "hotseat":
            raise Problem(400, "one-seat-each")
        if new.visibility == "hotseat" and any(seat.kind == "open" for seat in new.seats):
            raise Problem(400, "hotseat-is-here")
        alone = mine == 1 and new.visibility == "unlisted" and all(seat.kind != "open" for seat in new.seats)
        if new.practice and not alone:
            raise Problem(400, "practice-alone")
        for seat in new.seats:
            if seat.kind == "bot":
                check_bot(seat.bot)

    # Seats

    async def claim(self, table: Table, seat: int, wanted: models.Claim, token_hash: str) -> None:
        """Take an open seat: freely at an open table, else with its link, which then is used up."""
        row = self._seat(table, seat)
        if row.kind != "open":
            raise Problem(409, "seat-taken")
        if wanted.claim or table.settings["visibility"] != "open" or table.row.status != LOBBY:
            if not security.fits(wanted.claim, row.claim_hash):
                raise Problem(403, "bad-link")
        taken = await self.store.change_seat(
            table.id,
            seat,
            {"kind": "open", "claim_hash": row.claim_hash},
            kind="human",
            name=wanted.name,
            token_hash=token_hash,
            claim_hash="",
            last_seen=now(),
        )
        await self.tables.refresh(table)
        if not taken:
            raise Problem(409, "one-seat-each" if table.held_by(token_hash) else "seat-taken")

    async def new_link(self, table: Table, seat: int) -> str:
        """A fresh link for an open seat; older ones stop working."""
        claim = security.new_token()
        if not await self.store.change_seat(table.id, seat, {"kind": "open"}, claim_hash=security.hashed(claim)):
            raise Problem(409, "seat-taken")
        await self.tables.refresh(table)
        return claim

    async def change(self, table: Table, seat: int, wanted: models.ChangeSeat, host: bool) -> None:
        """A new name; or the host gives the seat to a bot or opens it."""
        values: dict[str, Any] = {}
        if wanted.name is not None:
            values["name"] = wanted.name
        if wanted.kind is not None:
            values |= self._new_kind(table, seat, wanted, host)
        if values:
            await self.change_as_seen(table, table.seats[seat], **values)
        await self.start_when_ready(table)
        await self.tables.refresh(table)

    def _new_kind(self, table: Table, seat: int, wanted: models.ChangeSeat, host: bool) -> dict[str, Any]:
        if not host:
            raise Problem(403, "host-only")
        if table.row.status != LOBBY and self._seat(table, seat).kind == "human":
            raise Problem(403, "ask-first")
        if table.row.status != LOBBY and wanted.kind != "bot":
            raise Problem(409, "started")
        if wanted.kind == "open" and table.practice:
            raise Problem(400, "practice-alone")
        if wanted.kind == "bot":
            check_bot(wanted.bot)
            return NOBODYS | {"kind": "bot", "bot": wanted.bot, "ready": True}
        return NOBODYS | {"kind": "open", "bot": "", "ready": False}

    async def ready(self, table: Table, seat: int, wanted: models.Ready) -> None:
        if table.row.status != LOBBY:
            raise Problem(409, "started")
        await self.change_as_seen(table, table.seats[seat], ready=wanted.ready, contribution=wanted.contribution)
        await self.start_when_ready(table)
        await self.tables.refresh(table)

    async def leave(self, table: Table, seat: int) -> None:
        """Give a seat up: before the deal it is open again, later a bot plays on."""
        row = self._seat(table, seat)
        if table.row.status == LOBBY:
            values: dict[str, Any] = {"kind": "open", "ready": False, "name": ""}
        else:
            values = {"kind": "bot", "bot": stand_in()}
        await self.change_as_seen(table, row, **NOBODYS, **values)
        if values["kind"] == "bot":
            await self.note(table, "notice-left", seat, player=row.name, bot=stand_in())
        await self.tables.refresh(table)

    async def stand_in(self, table: Table, seat: int, away: bool) -> None:
        """A bot decides for somebody absent, until they are back."""
        row = self._seat(table, seat)
        bot = stand_in() if away else ""
        if row.kind == "human" and bool(row.bot) != away:
            if await self.store.change_seat(table.id, seat, {"bot": row.bot, "kind": "human"}, bot=bot):
                await self.note(table, "notice-away" if away else "notice-back", seat, bot=bot)

    async def is_here(self, table: Table, seat: int) -> None:
        """Somebody is connected, or acts: whoever stood in for them goes, and everybody is told that they are back.

        Otherwise nobody is told: when a seat does something in secret must not show.
        """
        row = table.seats[seat]
        if table.settings["absent_minutes"] and now() - row.last_seen > NOTE:
            await self.store.touch_seat(table.id, seat)
            table.seats[seat] = replace(row, last_seen=now())
        if row.bot and row.kind == "human":
            await self.stand_in(table, seat, away=False)

    async def change_as_seen(self, table: Table, row: SeatRow, *more: str, **values: Any) -> None:
        """Change a seat if its holder, whatever more of it is named, and how far the match is are still as seen."""
        was = {name: getattr(row, name) for name in ("kind", "token_hash", *more)}
        seen = table.row.status
        if not await self.store.change_seat(table.id, row.seat, was, status=seen, **values):
            await self.tables.refresh(table)
            raise Problem(409, "started" if seen == LOBBY != table.row.status else "seat-changed")

    async def start_when_ready(self, table: Table) -> None:
        """Deal, if nobody has to be waited for."""
        if await self.store.start(table.id):
            await self.tables.refresh(table)

    def _seat(self, table: Table, seat: int) -> SeatRow:
        if not 0 <= seat < len(table.seats):
            raise Problem(404, "no-seat")
        return table.seats[seat]

    # Talking

    async def say(self, table: Table, seat: int | None, name: str, text: str) -> None:
        await self.store.say(ChatRow(table.id, 0, seat, name, text, None, now()))
        await self.tables.refresh(table)

    async def order(self, table: Table, seat: int, wanted: models.Orders) -> None:
        """What is to be done for a seat from now on."""
        await self.tables.store.change_seat(table.id, seat, asks_to_end=wanted.ask_to_end)
        await self.tables.refresh(table)

    async def note(self, table: Table, id: str, seat: int | None, **args: Any) -> None:
        """Something everybody at the table should read, each in their own language."""
        if seat is not None:
            args = {"player": table.seats[seat].name} | args
        await self.store.say(ChatRow(table.id, 0, seat, "", "", {"id": id, "args": args}, now()))
        await self.tables.refresh(table)

    # Again

    async def rematch(self, table: Table, token_hash: str) -> str:
        """The same people and bots at a new table; asking twice gives the same one.

        Where nobody but bots sits there besides whoever asks, it begins at once.
        """
        if table.standing.status != OVER:  # what is stored may say so only a moment later
            raise Problem(409, "not-over")
        kept = ("visibility", "hints", "absent_minutes", "practice")
        settings = {name: table.settings[name] for name in kept if name in table.settings}
        row = new_match(table.game, table.row.seats, dict(table.row.options), settings, table.row.host_hash)
        at_once = all(seat.kind == "bot" or seat.token_hash == token_hash for seat in table.seats)
        following = await self.store.rematch(table.id, row, [_again(row.id, seat, at_once) for seat in table.seats])
        await self.tables.refresh(table)
        await self.start_when_ready(await self.tables.get(following))
        return following

    async def import_match(self, text: str) -> str:
        """A finished match from a file, to look at and verify: the id of its table. Nobody is its host."""
        async with self._imports.turn():
            return await self._import(text)

    async def _import(self, text: str) -> str:
        match = await self._imports.run(partial(Match.load, text))
        if match.outcome is None:
            raise Problem(400, "import-unfinished")
        begun = match.origin.begun
        settings = {"visibility": "unlisted", "hints": False, "absent_minutes": 0, "imported": True}
        settings |= {"contributions": list(match.fair.contributions), "bots": list(match.origin.bots)}
        settings |= {"begun": {"of": "", "digest": match.fair.begun}} if begun else {}
        settings |= {"practice": True, "returns": match.fair.returns} if match.origin.practice else {}
        row = new_match(match.game, match.seats, dict(match.options), settings, owner_hash="")
        # What it says was published before the deal nobody here has seen.
        row = replace(row, secret=match.fair.secret, settings=settings)
        seats = [SeatRow(row.id, seat, "human", "", ready=True) for seat in range(match.seats)]
        entries = await self._imports.run(partial(_entries, row.id, match))
        await self.store.create(row, seats, entries, match.actions[:begun])
        # Only now: before, it is a table in the lobby that nobody knows of.
        await self.store.change_match(row.id, status=OVER)
        return row.id


def _entries(id: str, match: Match) -> list[Entry]:
    """The deeds of a match as they would have been stored."""
    fresh, moment, begun = match.copy(), now(), match.origin.begun
    fresh.replay(match.actions[:begun])
    entries: list[Entry] = []
    for actor, action in match.actions[begun:]:
        if actor != CHANCE:
            number, seen = len(entries), saw(fresh.game.fingerprint(fresh.seen(actor)))
            entries.append(Entry(id, number, ACT, actor, action, seen, f"file-{number}", moment))
            fresh.act(actor, action)
    return entries


def new_match(game: Game, seats: int, options: dict[str, str], settings: dict[str, Any], owner_hash: str) -> MatchRow:
    """A match before its deal, with a secret of its own."""
    secret, moment = new_secret(), now()
    return MatchRow(
        id=secrets.token_urlsafe(12),
        game=game.name,
        rules=game.version,
        edition=game.edition.digest,
        seats=seats,
        options=options,
        settings=settings | {"commitment": commitment(secret)},
        status=LOBBY,
        secret=secret,
        host_hash=owner_hash,
        revision=0,
        created=moment,
        changed=moment,
    )


def _seat_row(id: str, number: int, wanted: models.NewSeat, owner_hash: str, ready: bool) -> SeatRow:
    if wanted.kind == "bot":
        return SeatRow(id, number, "bot", wanted.bot, ready=True)
    if wanted.kind == "open":
        return SeatRow(id, number, "open", "")
    return SeatRow(id, number, "human", "", wanted.name, ready, token_hash=owner_hash, last_seen=now())


def _again(id: str, seat: SeatRow, at_once: bool) -> SeatRow:
    """The same person or bot at a new table; whoever was away may be back."""
    bot = seat.kind == "bot"
    return SeatRow(
        id,
        seat.seat,
        seat.kind,
        seat.bot if bot else "",
        seat.name,
        bot or at_once,
        token_hash=seat.token_hash,
        last_seen=now() if at_once else 0,
        asks_to_end=seat.asks_to_end,
    )


def check_bot(level: str) -> None:
    if level not in BOTS:
        raise BadRequest("error-no-bot", bot=level, bots=", ".join(BOTS))


def stand_in() -> str:
    """The bot that plays for somebody who is away: neither a gift to the others nor their ruin."""
    return "sailor"
