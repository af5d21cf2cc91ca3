"""What is done for seats by order: a turn with nothing left ends by itself, so that a closed page holds nobody up, and
the same question gets the same answer, if that was wished.

Whoever wants to be asked says so; until then there are some seconds in which everything can be taken back.
"""

import asyncio
import contextlib

from tradewinds.core.errors import TradewindsError
from tradewinds.server.in_play import ACT, BY_ORDER, Deed, Playing
from tradewinds.server.outages import DatabaseAway
from tradewinds.server.tables import Table, Tables

#: Seconds in which a turn can still be taken back; where there is nothing to take back, so that it is seen.
TO_REGRET, TO_SEE = 6.0, 2.0


def due(table: Table, seat: int) -> int | None:
    """What will be done for a seat, if nothing is chosen: what it has answered for as long as the same is asked, or
    the only thing left, where that tells nobody a secret."""
    row, playing = table.seats[seat], table.playing
    if playing is None or table.stopped or table.imported or row.kind != "human" or row.bot:
        return None
    return playing.again(seat) if playing.again(seat) is not None or row.asks_to_end else _only(table, playing, seat)


def _only(table: Table, playing: Playing, seat: int) -> int | None:
    legal = playing.legal(seat)
    return legal[0] if len(legal) == 1 and table.game.actions.kind(legal[0]).ask.by_itself else None


def seconds_left(playing: Playing, seat: int) -> float:
    """From the moment on when it became due."""
    return TO_REGRET if playing.match.can_undo(seat) else TO_SEE


class Orders:
    """One process's share: two that do the same thing at once do it once, since entries are numbered."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._tasks: dict[tuple[str, int, int], asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """Something has changed at a table: what is due there now is done after a while."""
        for seat in table.actors:
            action, playing = due(table, seat), table.playing
            if action is None or playing is None:
                continue
            key = table.id, seat, playing.number(seat)
            if key not in self._tasks:
                deed = Deed(ACT, playing.number(seat), f"{BY_ORDER}{playing.entries}", action)
                self._tasks[key] = asyncio.create_task(self._wait(table, key, deed, seconds_left(playing, seat)))

    async def _wait(self, table: Table, key: tuple[str, int, int], deed: Deed, seconds: float) -> None:
        seat = key[1]
        try:
            await asyncio.sleep(seconds)
            playing = table.playing
            if playing and playing.number(seat) == deed.number and due(table, seat) == deed.action:
                # Somebody was faster; or the database is away, and it is taken up again when that is over.
                with contextlib.suppress(TradewindsError, DatabaseAway):
                    await self.tables.do(table, seat, deed, "en")
        finally:
            self._tasks.pop(key, None)

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
