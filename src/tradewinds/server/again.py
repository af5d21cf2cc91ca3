"""A moment of a finished match or of a rulebook played again: a new table from there, bots at all seats but one."""

from collections.abc import Sequence
from typing import NamedTuple

from tradewinds.bots import BOTS
from tradewinds.core import saving
from tradewinds.core.game import CHANCE
from tradewinds.core.match import Match
from tradewinds.server import models
from tradewinds.server.lobby import Lobby, new_match, stand_in
from tradewinds.server.problems import Problem
from tradewinds.server.storage import SeatRow, now
from tradewinds.server.tables import Table


class Me(NamedTuple):
    """Whoever plays on."""

    seat: int
    name: str
    owner_hash: str


async def again(lobby: Lobby, table: Table, match: Match, wanted: models.Again, owner_hash: str) -> str:
    """The id of the new table. Whoever asks gets the seat they had, one they name, or the one that decides first."""
    branch = match.branch(choosing(match, wanted.move))
    seat = wanted.seat if wanted.seat is not None else _seat(branch, table.held_by(owner_hash))
    if seat >= match.seats:
        raise Problem(404, "no-seat")
    name = table.seats[seat].name if seat in table.held_by(owner_hash) else ""
    return await _open(lobby, branch, [_level(one) for one in table.seats], Me(seat, name, owner_hash), table.id)


async def from_example(lobby: Lobby, match: Match, me: Me) -> str:
    """The id of a table that begins where a picture of the rulebook was drawn."""
    return await _open(lobby, match, [stand_in()] * match.seats, me, "")


async def _open(lobby: Lobby, branch: Match, levels: Sequence[str], me: Me, of: str) -> str:
    """A table that begins with all that was done in a match; its bots in the order of the seats."""
    begun = {"of": of, "digest": saving.moment(branch, branch.actions)}
    settings = {"visibility": "unlisted", "hints": True, "absent_minutes": 0, "begun": begun}
    row = new_match(branch.game, branch.seats, dict(branch.options), settings, me.owner_hash)
    seats = [SeatRow(row.id, seat, "bot", level, ready=True) for seat, level in enumerate(levels)]
    seats[me.seat] = SeatRow(row.id, me.seat, "human", "", me.name, True, token_hash=me.owner_hash, last_seen=now())
    await lobby.store.create(row, seats, beginning=branch.actions)
    await lobby.start_when_ready(await lobby.tables.get(row.id))
    return row.id


def choosing(match: Match, move: int) -> int:
    """The first moment from there on at which somebody chose: what chance drew until then is taken over."""
    at = next((at for at in range(move, len(match.actions)) if match.actions[at][0] != CHANCE), None)
    if at is None:
        raise Problem(409, "nothing-left")
    return at


def _seat(branch: Match, mine: Sequence[int]) -> int:
    deciding = [seat for seat in branch.actors if seat in mine or not mine]
    return [*deciding, *mine][0]


def _level(seat: SeatRow) -> str:
    """The bot that sat there; instead of a person, one that is neither a gift nor the ruin of others."""
    return seat.bot if seat.kind == "bot" and seat.bot in BOTS else stand_in()
