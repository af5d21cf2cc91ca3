"""Tables: matches in this process, loaded from their entries, changed one deed at a time, stored before told."""

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import tradewinds as tw
from tradewinds.bots.advice import Analysis
from tradewinds.core.errors import TradewindsError
from tradewinds.core.game import Game
from tradewinds.core.lessons import lessons
from tradewinds.core.match import Match
from tradewinds.core.saving import Origin
from tradewinds.server import problems
from tradewinds.server.in_play import Deed, Playing
from tradewinds.server.outages import DatabaseAway
from tradewinds.server.problems import Problem
from tradewinds.server.queueing import Places
from tradewinds.server.storage import ChatRow, Entry, MatchRow, SeatRow, Standing, Store, now

LOBBY, RUNNING, OVER = "lobby", "running", "over"

#: So many tables are kept in memory; those nobody looks at leave first.
MOST_TABLES = 2_000
#: How often a deed is tried again because another process was faster.
ATTEMPTS = 20


class Table:
    """What this process knows of one match. Only the holder of `lock` changes it."""

    def __init__(self, row: MatchRow, seats: Sequence[SeatRow], game: Game) -> None:
        self.row = row
        self.seats = list(seats)
        self.game = game
        self.chat: list[ChatRow] = []
        self.playing: Playing | None = None
        """The match; when it is stopped, as far as it could be followed."""
        self.stopped: TradewindsError | None = None
        """Why the match cannot go on here, when it cannot."""
        self.cut_short = False
        """Whether a stopped match went on beyond what could be followed."""
        self.looked_at = 0
        """When somebody asked for the table last, in milliseconds since 1970."""
        self.course: Analysis | None = None
        """How the chances went, once somebody has asked after the end."""
        self.lock = asyncio.Lock()

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def settings(self) -> dict[str, Any]:
        return self.row.settings

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def imported(self) -> bool:
        """Whether the match came as a file: nobody here saw it being dealt, and its seats are nobody's."""
        return bool(self.settings.get("imported"))

    @property
    def practice(self) -> bool:
        """Whether one person practises against bots: they go back as they like, and bots say why they do something."""
        return bool(self.settings.get("practice"))

    @property
    def begun(self) -> dict[str, str] | None:
        """Where the match goes on from a moment of another: the digest of the moment, and the table it was played at if
        that was here. It has no deal of its own, and counts for no rating."""
        found: dict[str, str] | None = self.settings.get("begun")
        return found

    @property
    def is_over(self) -> bool:
        return self.stopped is None and self.playing is not None and self.playing.match.outcome is not None

    @property
    def actors(self) -> tuple[int, ...]:
        return self.playing.match.actors if self.playing and self.stopped is None else ()

    @property
    def standing(self) -> Standing:
        """What should be stored, as far as is known here."""
        status = OVER if self.is_over else self.row.status
        entries = self.playing.entries if self.playing else 0
        messages = self.chat[-1].number + 1 if self.chat else 0
        return Standing(self.id, status, self.row.revision, entries, messages)

    def is_bot(self, seat: int) -> bool:
        """Whether a bot decides for this seat now: its own, or one that stands in for somebody absent."""
        return bool(self.seats[seat].bot)

    def held_by(self, token_hash: str) -> list[int]:
        """The seats of one person."""
        return [seat.seat for seat in self.seats if token_hash and seat.token_hash == token_hash]


class Tables:
    """All tables. `changed` is told of a table after something new about it has been stored."""

    def __init__(
        self,
        store: Store,
        *,
        ready: Callable[[str], bool] = lambda name: True,
        wanted: Callable[[str], None] = lambda name: None,
        in_use: Callable[[str], bool] = lambda table: False,
        changed: Callable[[Table], None] = lambda table: None,
        acted: Callable[[Table], None] = lambda table: None,
    ) -> None:
        self.store = store
        self.ready = ready
        """Whether the rules of a game are compiled, so that a match of it can be loaded without a long wait."""
        self.wanted = wanted
        """Told of a game that somebody waits for while its rules are not compiled."""
        self.in_use = in_use
        self.changed = changed
        self.acted = acted
        """Called when this process itself has stored something: the one that lets bots go on."""
        self.moves = 0
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._replays = Places(1, "replay")

    # Finding

    async def get(self, id: str) -> Table:
        """A table by its id; raises Problem 404."""
        table = self._tables.get(id)
        if table is None:
            table = await asyncio.shield(self._loaded(id))
        self._tables.move_to_end(id)
        if not self.ready(table.game.name):
            self.wanted(table.game.name)
        if table.playing is None and table.row.status != LOBBY and self.ready(table.game.name):
            async with table.lock:
                await self._catch_up(table)
        return table

    @property
    def loaded(self) -> list[Table]:
        return list(self._tables.values())

    def _loaded(self, id: str) -> asyncio.Future[Table]:
        """Read once for all who ask for it at the same time."""
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id))
        return self._loading[id]

    async def _load(self, id: str) -> Table:
        row = await self.store.match(id)
        if row is None:
            raise problems.not_found()
        table = Table(row, await self.store.seats(id), tw.load(row.game))
        await self._catch_up(table)
        self._tables[id] = table
        self._make_room()
        return table

    def _make_room(self) -> None:
        idle = [id for id, table in self._tables.items() if not table.lock.locked() and not self.in_use(id)]
        for id in idle[: max(len(self._tables) - MOST_TABLES, 0)]:
            del self._tables[id]

    # Following what is stored

    async def heard(self, id: str) -> None:
        """Another process has stored something about a match."""
        if table := self._tables.get(id):
            async with table.lock:
                await self._catch_up(table)
            self.changed(table)

    async def refresh(self, table: Table) -> None:
        """After seats, settings or chat were stored: read them, tell everybody."""
        with contextlib.suppress(DatabaseAway):  # it is stored; everybody is told when the outage is over
            async with table.lock:
                await self._catch_up(table)
        self.changed(table)
        self.acted(table)

    async def catch_up(self) -> None:
        """After something may have been missed: read what has changed, and let bots go on."""
        tables = self.loaded
        stored = await self.store.standings([table.id for table in tables])
        for table in tables:
            if stored.get(table.id) != table.standing:
                with contextlib.suppress(TradewindsError):
                    await self.heard(table.id)
            self.acted(table)

    async def _catch_up(self, table: Table) -> None:
        row = await self.store.match(table.id)
        if row is None:
            self._tables.pop(table.id, None)
            raise problems.not_found()
        if row.revision != table.row.revision:
            seats = await self.store.seats(table.id)
            if [s.name for s in seats] != [s.name for s in table.seats] and table.playing:
                table.playing.rename()
            table.seats = seats
        table.row = row
        since = table.chat[-1].number + 1 if table.chat else 0
        table.chat = (table.chat + await self.store.chat(table.id, since))[-500:]
        if row.status != LOBBY and (table.stopped is None or table.playing) and self.ready(table.game.name):
            await self._follow(table)

    async def _follow(self, table: Table) -> None:
        """Carry out the entries that are stored and not yet known here."""
        table.stopped = table.stopped or _other_game(table)
        known = table.playing.entries if table.playing else 0
        entries = await self.store.entries(table.id, known)
        playing = table.playing
        try:
            if playing is None:
                playing = Playing(await self._deal(table))
                await self._replays.do(partial(_carry_out, playing, entries))
            else:
                _carry_out(playing, entries)
        except TradewindsError as error:
            table.stopped, table.cut_short = table.stopped or error, True
        # Without an entry nothing says that this program deals as a stopped match was dealt.
        table.playing = playing if playing and (playing.entries or not table.stopped) else None
        if table.is_over and table.row.status != OVER:
            await self.store.change_match(table.id, status=OVER)
            table.row = replace(table.row, status=OVER)

    async def _deal(self, table: Table) -> Match:
        """The match before its first entry."""
        game, row = table.game, table.row
        contributions = row.settings.get("contributions", [seat.contribution for seat in table.seats])
        lesson = row.settings.get("lesson")
        given = lessons(game)[lesson].given if lesson else {}
        match = Match(game, row.seats, secret=row.secret, contributions=contributions, given=given, **row.options)
        match.origin = Origin(tuple(row.settings.get("bots", ())), table.imported, practice=table.practice)
        match.fair = replace(match.fair, returns=row.settings.get("returns", 0))
        if table.begun:
            await self._replays.do(partial(match.go_on_from, await self.store.beginning(table.id)))
            if match.fair.begun != table.begun["digest"]:
                raise Problem(409, "drift")
        return match

    # Deeds

    async def do(self, table: Table, seat: int, deed: Deed, lang: str) -> int:
        """Store and carry out what a seat does; returns its event number. A repeat gets the same answer again."""
        async with table.lock:
            for _ in range(ATTEMPTS):
                playing = self._in_play(table)
                if (answer := playing.answer(seat, deed)) is not None:
                    return answer
                playing.check(seat, deed, lang)
                entries = self._entries(table, playing, seat, deed, lang)
                if await self.store.append(*entries):
                    _carry_out(playing, entries)
                    self.moves += len(entries)
                    table.row = replace(table.row, changed=entries[-1].at)
                    await self._note_end(table)
                    self.changed(table)
                    self.acted(table)
                    return playing.number(seat)
                await self._catch_up(table)
                self.changed(table)
        raise problems.stale()

    def _entries(self, table: Table, playing: Playing, seat: int, deed: Deed, lang: str) -> list[Entry]:
        """A checked deed as it is stored: one entry for each choice."""
        seen, at = playing.foreseen(seat, deed, lang), now()
        return [
            Entry(table.id, playing.entries + place, deed.kind, seat, action, saw, id, at)
            for place, ((id, action), saw) in enumerate(zip(deed.steps, seen, strict=True))
        ]

    def _in_play(self, table: Table) -> Playing:
        if table.stopped is not None:
            raise table.stopped
        if table.row.status == LOBBY:
            raise Problem(409, "not-started")
        if table.playing is None:
            raise Problem(409, "preparing")
        return table.playing

    async def _note_end(self, table: Table) -> None:
        if table.is_over:
            with contextlib.suppress(DatabaseAway):  # the last move is stored; who reads the match next notes its end
                await self.store.change_match(table.id, status=OVER)
                table.row = replace(table.row, status=OVER, revision=table.row.revision + 1)


def _other_game(table: Table) -> Problem | None:
    """Why this program must not go on with a match, when it has other rules or another edition."""
    game, row = table.game, table.row
    if not game.goes_on(row.rules):
        return Problem(409, "other-rules", theirs=row.rules, ours=game.version)
    return Problem(409, "other-edition") if not game.edition.is_edition(row.edition, row.options) else None


def _carry_out(playing: Playing, entries: Sequence[Entry]) -> None:
    for entry in entries:
        playing.apply(entry)
