"""The database: SQLite by default, PostgreSQL by URL. Nobody is told of anything before it is stored here."""

import asyncio
import os
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, fields, replace
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar, cast

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tradewinds.core.fair import Fair, bot_contribution
from tradewinds.server import engines, migrations, problems, schema
from tradewinds.server.outages import Conflict, DatabaseAway, DatabaseFault, Outage, translated
from tradewinds.server.problems import Problem

#: This process, among those that share a database.
PROCESS = secrets.token_hex(8)
#: The channel on which PostgreSQL tells the other processes which match has changed.
CHANNEL = "tradewinds"
#: So many entries of an imported match are stored in one go.
PORTION = 100

Row = TypeVar("Row", "MatchRow", "SeatRow", "Entry", "ChatRow", "BeginningRow", "Standing")


@dataclass(frozen=True)
class MatchRow:
    id: str
    game: str
    rules: int
    edition: str
    seats: int
    options: dict[str, str]
    settings: dict[str, Any]
    status: str
    secret: bytes
    host_hash: str
    revision: int
    created: int
    changed: int


@dataclass(frozen=True)
class SeatRow:
    match: str
    seat: int
    kind: str
    """`open`, `human` or `bot`."""
    bot: str
    """The level of the bot that plays; beside `human` it stands in for somebody absent."""
    name: str = ""
    ready: bool = False
    contribution: str = ""
    claim_hash: str = ""
    token_hash: str = ""
    last_seen: int = 0
    asked_for: str = ""
    """Who would play on, when the host has asked whether the holder is still there."""
    asked_at: int = 0
    asks_to_end: bool = False
    """Whether its turns end only when it says so, even with nothing left to do."""
    shown: int = 0
    """How many events of the match it has been shown, as far as was noted."""


@dataclass(frozen=True)
class Entry:
    """One thing a seat did: it acted, took one action back, or took its turn back."""

    match: str
    number: int
    kind: str
    seat: int
    action: int
    saw: str
    """A short hash of what the seat saw when it decided; a replay that differs is noticed."""
    move_id: str
    at: int


#: What is stored together, and who waits for it.
Waiting = tuple[Sequence[Entry], asyncio.Future[bool]]
#: What a match begins with: actors and actions of another.
Beginning = Sequence[tuple[int, int]]


@dataclass(frozen=True)
class ChatRow:
    match: str
    number: int
    seat: int | None
    name: str
    text: str
    notice: dict[str, Any] | None
    at: int


@dataclass(frozen=True)
class BeginningRow:
    match: str
    actions: list[tuple[int, int]]


@dataclass(frozen=True)
class Standing:
    """How far a match is: whoever knows another one has missed something."""

    id: str
    status: str
    revision: int
    entries: int
    messages: int


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def sealed(match: MatchRow, seats: Sequence[SeatRow]) -> dict[str, Any]:
    """The settings of a match that begins: its contributions are copied, and fixed by what is published of them."""
    bots = [seat.seat for seat in seats if seat.kind == "bot"]
    given = [bot_contribution(match.secret, seat.seat) if seat.seat in bots else seat.contribution for seat in seats]
    fair = Fair(match.secret, tuple(given), match.settings.get("begun", {"digest": ""})["digest"])
    fixed = {"contributions": given, "bots": bots, "seal": fair.seal, "started": now()}
    return match.settings | fixed


def default_url() -> str:
    """TRADEWINDS_DATABASE, else a file in the user's data folder."""
    if given := os.environ.get("TRADEWINDS_DATABASE"):
        return given
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return f"sqlite:///{Path(base) / 'tradewinds' / 'tables.sqlite'}"


async def prepare(url: str) -> None:
    """Before anything is served: a database that cannot be used is told in one sentence."""
    store = Store(url)
    try:
        await store.open()
    finally:
        await store.close()


_TOUCH_MATCH = sa.update(schema.match).where(schema.match.c.id == sa.bindparam("of")).values(changed=sa.bindparam("at"))

_NOTE_SHOWN = (
    sa.update(schema.seat)
    .where(schema.seat.c.match == sa.bindparam("of"), schema.seat.c.seat == sa.bindparam("place"))
    .values(shown=sa.bindparam("number"))
)

Method = TypeVar("Method", bound=Callable[..., Coroutine[Any, Any, Any]])


def whole(method: Method) -> Method:
    """What has begun here is finished, even when whoever asked for it is gone: a driver cut short keeps its file."""

    @wraps(method)
    async def shielded(self: "Store", *args: Any, **values: Any) -> Any:
        task = asyncio.ensure_future(method(self, *args, **values))
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)
        return await asyncio.shield(task)

    return cast("Method", shielded)


class Store:
    """Reads and writes. Every write is one transaction, committed before the method returns."""

    def __init__(self, url: str) -> None:
        self.url = engines.understood(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self._busy: set[asyncio.Future[Any]] = set()
        self._waiting: list[Waiting] = []
        self._writing_out = False
        self.outage = Outage()
        if self.is_sqlite:
            self.readers = engines.sqlite(self.url, 5, "BEGIN")
            # SQLite has one writer at a time: a queue here is kinder than a locked file.
            self.writer = engines.sqlite(self.url, 1, "BEGIN IMMEDIATE")
        else:
            self.writer = self.readers = engines.postgres(self.url)

    async def open(self) -> None:
        """Make the database or bring it up to date; says in a sentence why it cannot be used."""
        try:
            with translated():
                await self._upgrade()
        except (DatabaseAway, DatabaseFault) as error:
            code = "database-unreachable" if isinstance(error, DatabaseAway) else "database-broken"
            raise Problem(503, code, where=engines.named(self.url), why=error.why) from None
        except migrations.Newer:
            raise Problem(503, "database-newer", where=engines.named(self.url)) from None

    async def _upgrade(self) -> None:
        if self.is_sqlite and self.url.database:
            engines.make_private(Path(self.url.database))
        # On a server another process may be at it, and a new schema takes its time.
        engine = self.writer if self.is_sqlite else engines.postgres(self.url, None)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(migrations.upgrade)
        finally:
            await engine.dispose()

    async def close(self) -> None:
        await asyncio.gather(*self._busy, return_exceptions=True)
        await self.readers.dispose()
        if self.writer is not self.readers:
            await self.writer.dispose()

    @whole
    async def try_out(self) -> None:
        """Whether something can be stored: a match that nobody ever sees comes and goes."""
        match = MatchRow(f"try-{PROCESS}", "", 0, "", 0, {}, {}, "", b"", "", 0, 0, 0)
        with self.outage.minded():
            async with self.writer.begin() as connection:
                await connection.execute(sa.insert(schema.match), [asdict(match)])
                await connection.execute(sa.delete(schema.match).where(schema.match.c.id == match.id))

    # Matches

    @whole
    async def create(
        self, match: MatchRow, seats: Sequence[SeatRow], entries: Sequence[Entry] = (), beginning: Beginning = ()
    ) -> None:
        """A new match. Entries follow in portions, so that the moves of others come in between."""
        async with self._writing(match.id) as connection:
            await self._insert(connection, match, seats)
            if beginning:
                taken = {"match": match.id, "actions": [list(pair) for pair in beginning]}
                await connection.execute(sa.insert(schema.beginning), [taken])
        for start in range(0, len(entries), PORTION):
            async with self._writing() as connection:
                # Not `asdict`: copying each of thousands in depth takes longer than storing them.
                portion = [vars(entry) for entry in entries[start : start + PORTION]]
                await connection.execute(sa.insert(schema.entry), portion)

    @whole
    async def rematch(self, id: str, match: MatchRow, seats: Sequence[SeatRow]) -> str:
        """Store the match that is played after another, once; returns the id of the one that is."""
        async with self._changing(id) as (connection, before):
            if known := before.settings.get("rematch"):
                return str(known)
            await self._insert(connection, match, seats)
            await self._bump(connection, id, settings=before.settings | {"rematch": match.id})
            return match.id

    async def _insert(self, connection: AsyncConnection, match: MatchRow, seats: Sequence[SeatRow]) -> None:
        visibility = match.settings["visibility"]
        await connection.execute(sa.insert(schema.match), [asdict(match) | {"visibility": visibility}])
        await connection.execute(sa.insert(schema.seat), [asdict(seat) for seat in seats])

    async def match(self, id: str) -> MatchRow | None:
        rows = await self._read(MatchRow, _match(id))
        return rows[0] if rows else None

    async def seats(self, id: str) -> list[SeatRow]:
        return await self._read(SeatRow, _seats(id))

    async def beginning(self, id: str) -> list[tuple[int, int]]:
        """What a match has taken over from another; nothing for most."""
        rows = await self._read(BeginningRow, sa.select(schema.beginning).where(schema.beginning.c.match == id))
        return [(actor, action) for row in rows for actor, action in row.actions]

    async def standings(self, ids: Sequence[str]) -> dict[str, Standing]:
        """How far matches are; without those that are gone."""
        of = schema.match.c
        entries, messages = (
            sa.select(sa.func.coalesce(sa.func.max(table.c.number) + 1, 0)).where(table.c.match == of.id)
            for table in (schema.entry, schema.chat)
        )
        columns = of.id, of.status, of.revision, entries.scalar_subquery().label("entries")
        query = sa.select(*columns, messages.scalar_subquery().label("messages")).where(of.id.in_(ids))
        return {standing.id: standing for standing in await self._read(Standing, query)}

    async def listed(self, status: str, limit: int = 100) -> list[MatchRow]:
        query = sa.select(schema.match).where(schema.match.c.status == status)
        return await self._read(MatchRow, query.order_by(schema.match.c.changed.desc()).limit(limit))

    # What people are listed never moves with `changed`: picks that nobody else may notice move that.

    async def waiting(self, limit: int) -> list[MatchRow]:
        """Open tables before the deal, newest first."""
        match = schema.match.c
        query = sa.select(schema.match).where(match.status == "lobby", match.visibility == "open")
        return await self._read(MatchRow, query.order_by(match.created.desc(), match.id).limit(limit))

    async def held(self, token_hash: str, limit: int) -> list[MatchRow]:
        """The matches in which somebody has a seat: first those that are not over, newest first."""
        match = schema.match.c
        mine = sa.select(schema.seat.c.match).where(schema.seat.c.token_hash == token_hash)
        query = sa.select(schema.match).where(match.id.in_(mine))
        return await self._read(
            MatchRow, query.order_by(match.status == "over", match.created.desc(), match.id).limit(limit)
        )

    @whole
    async def change_match(self, id: str, **values: Any) -> None:
        async with self._writing(id) as connection:
            await self._bump(connection, id, **values)

    @whole
    async def start(self, id: str) -> bool:
        """From lobby to running, once, and only when every seat is ready."""
        async with self._changing(id) as (connection, match):
            seats = _rows(SeatRow, await connection.execute(_seats(id)))
            if match.status != "lobby" or not all(seat.ready for seat in seats):
                return False
            await self._bump(connection, id, status="running", settings=sealed(match, seats))
            return True

    @whole
    async def forget(self, status: str, before: int) -> int:
        """Delete matches that nobody has touched since; returns how many."""
        async with self._writing() as connection:
            done = await connection.execute(
                sa.delete(schema.match).where(schema.match.c.status == status, schema.match.c.changed < before)
            )
            return int(done.rowcount)

    # Seats

    @whole
    async def change_seat(
        self, id: str, seat: int, was: dict[str, Any] | None = None, *, status: str | None = None, **values: Any
    ) -> bool:
        """Change a seat if it still is as `was` says, and its match as `status`; False when somebody was faster.

        Nobody is given a second seat.
        """
        same = [schema.seat.c[name] == value for name, value in (was or {}).items()]
        if token := values.get("token_hash"):
            other = sa.select(schema.seat).where(schema.seat.c.match == id, schema.seat.c.token_hash == token)
            same.append(~other.correlate(None).exists())
        async with self._changing(id) as (connection, match):
            if status is not None and match.status != status:
                return False
            this = sa.update(schema.seat).where(schema.seat.c.match == id, schema.seat.c.seat == seat, *same)
            done = await connection.execute(this.values(**values))
            if done.rowcount == 1:
                await self._bump(connection, id)
            return done.rowcount == 1

    @whole
    async def touch_seat(self, id: str, seat: int) -> None:
        """Note that somebody is there; nobody needs to be told."""
        async with self._writing() as connection:
            await connection.execute(
                sa.update(schema.seat)
                .where(schema.seat.c.match == id, schema.seat.c.seat == seat)
                .values(last_seen=now())
            )

    @whole
    async def note_shown(self, shown: Mapping[tuple[str, int], int]) -> None:
        """How many events seats have been shown; nobody needs to be told."""
        rows = [{"of": id, "place": seat, "number": number} for (id, seat), number in sorted(shown.items())]
        async with self._writing() as connection:
            await connection.execute(_NOTE_SHOWN, rows)

    # Entries

    async def entries(self, id: str, since: int = 0) -> list[Entry]:
        query = sa.select(schema.entry).where(schema.entry.c.match == id, schema.entry.c.number >= since)
        return await self._read(Entry, query.order_by(schema.entry.c.number))

    async def append(self, *entries: Entry) -> bool:
        """Store what a seat did, all or nothing; False when a number is taken or a move is already there.

        Entries that come while others are being written go to the disk together.
        """
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((entries, stored))
        if len(self._waiting) == 1 and not self._writing_out:
            self._writing_out = True
            task = asyncio.ensure_future(self._write_out())
            self._busy.add(task)
            task.add_done_callback(self._busy.discard)
        return await asyncio.shield(stored)

    async def _write_out(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._append_all(batch)
        finally:
            self._writing_out = False

    async def _append_all(self, batch: Sequence[Waiting]) -> None:
        """All in one transaction; when one of them does not fit, each in its own."""
        try:
            together = await self._append([entry for entries, _ in batch for entry in entries])
            for entries, stored in batch:
                stored.set_result(together or (len(batch) > 1 and await self._append(entries)))
        except Exception as error:
            for _, stored in batch:
                if not stored.done():
                    stored.set_exception(error)

    async def _append(self, entries: Sequence[Entry]) -> bool:
        # In one order everywhere: two processes must not wait for each other's tables.
        entries = sorted(entries, key=lambda entry: entry.match)
        changed = [{"of": entry.match, "at": entry.at} for entry in entries]
        try:
            async with self._writing(*(entry.match for entry in entries)) as connection:
                await connection.execute(sa.insert(schema.entry), [asdict(entry) for entry in entries])
                await connection.execute(_TOUCH_MATCH, changed)
        except Conflict:
            return False
        return True

    # Chat

    async def chat(self, id: str, since: int = 0, limit: int = 500) -> list[ChatRow]:
        query = sa.select(schema.chat).where(schema.chat.c.match == id, schema.chat.c.number >= since)
        rows = await self._read(ChatRow, query.order_by(schema.chat.c.number.desc()).limit(limit))
        return rows[::-1]

    @whole
    async def say(self, row: ChatRow) -> ChatRow:
        """Store a message under the next free number."""
        while True:
            try:
                async with self._writing(row.match) as connection:
                    query = sa.select(sa.func.coalesce(sa.func.max(schema.chat.c.number) + 1, 0))
                    number = await connection.scalar(query.where(schema.chat.c.match == row.match))
                    stored = replace(row, number=int(number or 0))
                    await connection.execute(sa.insert(schema.chat), [asdict(stored)])
                return stored
            except Conflict:
                if await self.match(row.match) is None:
                    raise problems.not_found() from None

    # Inside

    @asynccontextmanager
    async def _writing(self, *ids: str) -> AsyncIterator[AsyncConnection]:
        """One transaction about some matches; other processes hear of it when it is committed."""
        await self.outage.passes()
        with self.outage.minded():
            async with self.writer.begin() as connection:
                yield connection
                for id in () if self.is_sqlite else ids:
                    await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{id} {PROCESS}")))

    @asynccontextmanager
    async def _changing(self, id: str) -> AsyncIterator[tuple[AsyncConnection, MatchRow]]:
        """The same about one match, as it is now: its row is locked, what is checked holds until it is written.

        PostgreSQL would otherwise answer from before what others have just stored; SQLite has one writer anyway.
        """
        async with self._writing(id) as connection:
            rows = _rows(MatchRow, await connection.execute(_match(id).with_for_update(key_share=True)))
            if not rows:
                raise problems.not_found()
            yield connection, rows[0]

    async def _bump(self, connection: AsyncConnection, id: str, **values: Any) -> None:
        await connection.execute(
            sa.update(schema.match)
            .where(schema.match.c.id == id)
            .values(revision=schema.match.c.revision + 1, changed=now(), **values)
        )

    @whole
    async def _read(self, kind: type[Row], query: sa.Select[Any]) -> list[Row]:
        with self.outage.minded():
            async with self.readers.connect() as connection:
                return _rows(kind, await connection.execute(query))


def _match(id: str) -> sa.Select[Any]:
    return sa.select(schema.match).where(schema.match.c.id == id)


def _seats(id: str) -> sa.Select[Any]:
    return sa.select(schema.seat).where(schema.seat.c.match == id).order_by(schema.seat.c.seat)


def _rows(kind: type[Row], result: sa.Result[Any]) -> list[Row]:
    names = [field.name for field in fields(kind)]
    return [kind(**{name: row[name] for name in names}) for row in result.mappings()]
