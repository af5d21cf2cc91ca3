"""Bots at tables: they think in threads, with a time limit, and never hold a table up.

Where somebody looks on they think first, and short thoughts before long ones. A table of bots alone waits while nobody
looks.
"""

import asyncio
import hashlib
import logging
import os
import secrets
from collections.abc import Callable
from functools import partial

from tradewinds.bots import LEVELS, Bot, make_bot
from tradewinds.core.errors import TradewindsError
from tradewinds.core.layout import Vector
from tradewinds.server import advising, teaching
from tradewinds.server.in_play import ACT, BY_BOT, Deed, Playing
from tradewinds.server.lobby import Lobby
from tradewinds.server.outages import DatabaseAway
from tradewinds.server.queueing import Places, Rank
from tradewinds.server.storage import now
from tradewinds.server.tables import Table, Tables

#: So many think at a time: at every core a long thought, and one more place that is left to short ones.
PLACES = (os.cpu_count() or 1) + 1
#: Seconds: a bot that may take longer thinks long.
SHORT = 1.0
#: Milliseconds for which somebody who asked for a table counts as looking on, as those do who have a stream open.
LOOK = 30_000
#: Bots that are kept at a time while they may go on: an Admiral remembers 8 MB.
KEPT = 8

log = logging.getLogger("tradewinds.robots")


class Robots:
    """Plays every seat that a bot holds, as soon as it may act."""

    def __init__(
        self,
        tables: Tables,
        lobby: Lobby,
        seconds: float,
        ready: Callable[[str], bool],
        watched: Callable[[str], bool],
    ) -> None:
        self.tables = tables
        self.lobby = lobby
        self.seconds = seconds
        """So long a bot may think; then a legal move is played for it."""
        self.ready = ready
        """Whether the bots of a game can think without a long wait."""
        self.watched = watched
        """Whether somebody follows what happens at a table, given its id."""
        self.moves = 0
        self.failures = 0
        self.places = Places(PLACES, "bot")
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._kept: dict[str, tuple[int, str, Bot]] = {}
        """The bot that moved last at a table: what it found out may serve its next decision."""

    def wake(self, table: Table) -> None:
        """Something has changed at a table: if a bot may act, let it."""
        running = self._tasks.get(table.id)
        if self._next(table) is not None and (running is None or running.done()):
            self._tasks[table.id] = asyncio.create_task(self._play(table))

    def look(self, table: Table) -> None:
        """Somebody asks for a table: bots that waited for that go on."""
        table.looked_at = now()
        self.wake(table)

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _next(self, table: Table) -> int | None:
        """The bot that may act. Bots that are among themselves wait until somebody looks on."""
        script = teaching.wanted(table)
        waiting = (seat for seat in table.actors if table.is_bot(seat) and (script is None or script[0] == seat))
        goes_on = self._looked_on(table) or not _among_themselves(table)
        return next(waiting, None) if goes_on and self.ready(table.game.name) else None

    def _looked_on(self, table: Table) -> bool:
        return self.watched(table.id) or now() - table.looked_at < LOOK

    async def _play(self, table: Table) -> None:
        try:
            while (seat := self._next(table)) is not None:
                await self._move(table, seat)
        except DatabaseAway:
            pass  # all bots are woken when it is back
        except Exception:
            log.exception("a bot cannot go on", extra={"table": table.id})
        finally:
            self._tasks.pop(table.id, None)
            self._kept.pop(table.id, None)

    async def _move(self, table: Table, seat: int) -> None:
        level = table.seats[seat].bot
        long, rank = _limit(level) > SHORT, partial(self._rank, table, level)
        async with self.places.turn(table.row.host_hash, long, rank):
            if self._next(table) != seat:
                return  # the table went on while the bot waited, or nobody looks on any more
            playing = table.playing
            assert playing is not None
            number, legal, seen = playing.number(seat), playing.legal(seat), playing.match.seen(seat)
            script = teaching.wanted(table)
            action = script[1] if script else await self._think(table, seat, seen, legal)
            move_id = f"{BY_BOT}{secrets.token_hex(8)}"
            if table.practice:
                await self._explain(playing, seat, action, move_id)
        deed = Deed(ACT, number, move_id, action)
        try:
            await self.tables.do(table, seat, deed, "en")
            self.moves += 1
        except TradewindsError as error:
            # The table went on meanwhile: somebody came back, or another process played this bot.
            log.info("bot move not taken", extra={"table": table.id, "why": str(error)})
            await asyncio.sleep(0.05)

    def _rank(self, table: Table, level: str) -> Rank:
        return not self._looked_on(table), _limit(level), _among_themselves(table)

    async def _think(self, table: Table, seat: int, seen: Vector, legal: tuple[int, ...]) -> int:
        """The bot's choice; when it fails or takes too long, a random legal one and a note at the table."""
        level = table.seats[seat].bot
        seed = hashlib.sha256(table.row.secret + f"bot {seat}".encode() + table.game.fingerprint(seen)).hexdigest()

        def choose(kept: Bot | None) -> tuple[Bot, int]:
            bot = kept or make_bot(level, table.game, seed, seconds=_limit(level))
            return bot, int(bot.choose(seen, seat, list(legal)))

        try:
            kept = self._take_kept(table, seat)
            bot, action = await self.places.run(partial(choose, kept), self.seconds)
            if action in legal:
                self._keep(table, seat, bot)
                return action
            problem = "chose what the rules forbid"
        except TimeoutError:
            problem = "took too long"
        except Exception:
            log.exception("a bot failed", extra={"table": table.id, "seat": seat})
            problem = "failed"
        self.failures += 1
        log.warning("bot replaced by a random move", extra={"table": table.id, "seat": seat, "why": problem})
        await self.lobby.note(table, "notice-bot-failed", seat, bot=level)
        return secrets.choice(legal)

    async def _explain(self, playing: Playing, seat: int, action: int, move_id: str) -> None:
        """Why the bot will do that; without a reason it does it all the same."""
        explain = advising.thought(playing.match, seat, action)
        try:
            if explain:
                playing.thinks(move_id, await self.places.run(explain, self.seconds))
        except Exception:
            log.exception("a bot has no reason", extra={"seat": seat})

    def _take_kept(self, table: Table, seat: int) -> Bot | None:
        """The bot that moved last at the table, if this is its seat and level."""
        kept = self._kept.pop(table.id, None)
        return kept[2] if kept and kept[:2] == (seat, table.seats[seat].bot) else None

    def _keep(self, table: Table, seat: int, bot: Bot) -> None:
        """For as long as bots go on moving at the table, and few others moved since."""
        self._kept[table.id] = seat, table.seats[seat].bot, bot
        if len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]


def _among_themselves(table: Table) -> bool:
    """Whether nobody plays but bots. A seat that a bot plays for somebody absent is still theirs."""
    return all(seat.kind == "bot" for seat in table.seats)


def _limit(level: str) -> float:
    """Seconds that a bot gives itself; those that are no level need less than a moment."""
    return (LEVELS[level].seconds if level in LEVELS else None) or SHORT
