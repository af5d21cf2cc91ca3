"""Bots at tables: they think in threads, with a time limit, and never hold a table up."""

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from tradewinds.bots import LEVELS, Bot, make_bot
from tradewinds.core.errors import TradewindsError
from tradewinds.core.layout import Vector
from tradewinds.server.lobby import Lobby
from tradewinds.server.outages import DatabaseAway
from tradewinds.server.playing import ACT, BY_BOT, Deed
from tradewinds.server.tables import Table, Tables

#: Seconds a bot may think; then a legal move is played for it.
THINK = 20.0
THREADS = 2
#: Bots that are kept at a time while they may go on: an Admiral remembers 8 MB.
KEPT = 8

log = logging.getLogger("tradewinds.robots")


class Robots:
    """Plays every seat that a bot holds, as soon as it may act."""

    def __init__(
        self, tables: Tables, lobby: Lobby, seconds: float = THINK, ready: Callable[[str], bool] = lambda name: True
    ) -> None:
        self.tables = tables
        self.lobby = lobby
        self.seconds = seconds
        self.ready = ready
        """Whether the bots of a game can think without a long wait."""
        self.moves = 0
        self.failures = 0
        self._pool = ThreadPoolExecutor(THREADS, "bot")
        # Waiting for a free thread is not thinking: the time limit begins after it.
        self._free = asyncio.Semaphore(THREADS)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._kept: dict[str, tuple[int, str, Bot]] = {}
        """The bot that moved last at a table: what it found out may serve its next decision."""

    def wake(self, table: Table) -> None:
        """Something has changed at a table: if a bot may act, let it."""
        running = self._tasks.get(table.id)
        if self._next(table) is not None and (running is None or running.done()):
            self._tasks[table.id] = asyncio.create_task(self._play(table))

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _next(self, table: Table) -> int | None:
        waiting = (seat for seat in table.actors if table.is_bot(seat))
        return next(waiting, None) if self.ready(table.game.name) else None

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
        playing = table.playing
        assert playing is not None
        number, legal, seen = playing.number(seat), playing.legal(seat), playing.match.seen(seat)
        action = await self._think(table, seat, seen, legal)
        deed = Deed(ACT, number, f"{BY_BOT}{secrets.token_hex(8)}", action)
        try:
            await self.tables.do(table, seat, deed, "en")
            self.moves += 1
        except TradewindsError as error:
            # The table went on meanwhile: somebody came back, or another process played this bot.
            log.info("bot move not taken", extra={"table": table.id, "why": str(error)})
            await asyncio.sleep(0.05)

    async def _think(self, table: Table, seat: int, seen: Vector, legal: tuple[int, ...]) -> int:
        """The bot's choice; when it fails or takes too long, a random legal one and a note at the table."""
        level = table.seats[seat].bot
        seed = hashlib.sha256(table.row.secret + f"bot {seat}".encode() + seen.tobytes()).hexdigest()

        def choose(kept: Bot | None) -> tuple[Bot, int]:
            seconds = LEVELS[level].seconds if level in LEVELS else None
            bot = kept or make_bot(level, table.game, seed, seconds=seconds)
            return bot, int(bot.choose(seen, seat, list(legal)))

        try:
            async with self._free:
                kept = self._take_kept(table, seat)
                future = asyncio.get_running_loop().run_in_executor(self._pool, choose, kept)
                bot, action = await asyncio.wait_for(future, self.seconds)
            if action in legal:
                self._keep(table, seat, bot)
                return action
            problem = "chose what the rules forbid"
        except TimeoutError:
            problem = "took too long"
            self._pool.shutdown(wait=False)
            self._pool = ThreadPoolExecutor(THREADS, "bot")
        except Exception:
            log.exception("a bot failed", extra={"table": table.id, "seat": seat})
            problem = "failed"
        self.failures += 1
        log.warning("bot replaced by a random move", extra={"table": table.id, "seat": seat, "why": problem})
        await self.lobby.note(table, "notice-bot-failed", seat, bot=level)
        return secrets.choice(legal)

    def _take_kept(self, table: Table, seat: int) -> Bot | None:
        """The bot that moved last at the table, if this is its seat and level."""
        kept = self._kept.pop(table.id, None)
        return kept[2] if kept and kept[:2] == (seat, table.seats[seat].bot) else None

    def _keep(self, table: Table, seat: int, bot: Bot) -> None:
        """For as long as bots go on moving at the table, and few others moved since."""
        self._kept[table.id] = seat, table.seats[seat].bot, bot
        if len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
