"""Seats that change hands: their holder moves them, or the host hands them over when the holder no longer comes.

Whoever holds a seat stays until its link is used, and everybody is told of each step. That somebody acts in secret must
not show: whether the holder has acted is looked up only where the host wants the link and where the link is used, and
either way that settles it.
"""

from typing import Any

from tradewinds.server import models, security
from tradewinds.server.in_play import BY_BOT, BY_ORDER
from tradewinds.server.lobby import Lobby
from tradewinds.server.problems import Problem
from tradewinds.server.storage import SeatRow, now
from tradewinds.server.tables import LOBBY, OVER, Table

HOUR = 3_600_000
#: How long somebody who was asked has to answer, in milliseconds.
DAY = 24 * HOUR

#: A seat without a link to it, whose holder nobody has asked anything.
SETTLED: dict[str, Any] = {"claim_hash": "", "asked_for": "", "asked_at": 0}


class Hands:
    """How a seat goes from one person to another."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.store = lobby.store
        self.tables = lobby.tables

    async def link(self, table: Table, seat: int) -> str:
        """A link by which its holder moves a seat. Whoever asks for it is there."""
        if table.seats[seat].asked_for:
            await self.keep(table, seat)
        return await self._new_link(table, table.seats[seat])

    async def ask(self, table: Table, seat: int, name: str) -> None:
        """The host asks whether somebody is still there, and says who else would play on; the day begins."""
        row = self._running(table, seat)
        if row.kind != "human":
            raise Problem(409, "nobody-there")
        await self._change(table, row, claim_hash="", asked_for=name, asked_at=now())
        await self.lobby.note(table, "notice-asked", seat, name=name)

    async def keep(self, table: Table, seat: int) -> None:
        row = table.seats[seat]
        if not row.asked_for:
            raise Problem(409, "not-asked")
        await self._change(table, row, **SETTLED)
        await self.lobby.note(table, "notice-kept", seat)

    async def offer(self, table: Table, seat: int) -> str:
        """The link for whoever was named when the holder was asked, once a day has passed without a sign of them."""
        row = self._running(table, seat)
        if not row.asked_for:
            raise Problem(403, "ask-first")
        if row.claim_hash:
            # A second look would tell whether the holder has acted since the first.
            raise Problem(409, "offered")
        left = row.asked_at + DAY - now()
        if left > 0:
            raise Problem(409, "asked", hours=-(-left // HOUR))
        await self._check_gone(table, row)
        claim = await self._new_link(table, row)
        await self.lobby.note(table, "notice-offered", seat, name=row.asked_for)
        return claim

    async def take(self, table: Table, seat: int, wanted: models.Claim, token_hash: str) -> None:
        """Take a seat over from its holder by its link, which then is used up."""
        row = table.seats[seat]
        if not row.claim_hash:
            raise Problem(409, "seat-taken")
        if not security.fits(wanted.claim, row.claim_hash):
            raise Problem(403, "bad-link")
        if table.held_by(token_hash):
            raise Problem(409, "one-seat-each")
        if row.asked_for:
            await self._check_gone(table, self._running(table, seat))
        name = row.asked_for or wanted.name or row.name
        await self._change(table, row, name=name, token_hash=token_hash, bot="", last_seen=now(), **SETTLED)
        notice = "notice-handed-over" if row.asked_for else "notice-moved"
        await self.lobby.note(table, notice, seat, player=row.name, name=name)

    # Inside

    def _running(self, table: Table, seat: int) -> SeatRow:
        if table.stopped is not None:
            raise table.stopped
        if table.row.status == LOBBY:
            raise Problem(409, "not-started")
        if table.standing.status == OVER:
            raise Problem(409, "over")
        return table.seats[seat]

    async def _check_gone(self, table: Table, row: SeatRow) -> None:
        """Raises and ends the asking when the holder has acted since; a bot that stands in for them does not count."""
        for entry in await self.store.entries(table.id):
            if entry.seat == row.seat and entry.at >= row.asked_at and not entry.move_id.startswith((BY_BOT, BY_ORDER)):
                await self.keep(table, row.seat)
                raise Problem(409, "still-there")

    async def _new_link(self, table: Table, row: SeatRow) -> str:
        claim = security.new_token()
        await self._change(table, row, claim_hash=security.hashed(claim))
        await self.tables.refresh(table)
        return claim

    async def _change(self, table: Table, row: SeatRow, **values: Any) -> None:
        """Unless somebody has just taken the seat, answered or asked."""
        await self.lobby.change_as_seen(table, row, *SETTLED, **values)
