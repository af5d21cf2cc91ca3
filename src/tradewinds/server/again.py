"""A moment of a finished match played again: a new table from there, with bots at all seats but one."""

from collections.abc import Sequence

from tradewinds.bots import BOTS
from tradewinds.core import saving
from tradewinds.core.game import CHANCE
from tradewinds.core.match import Match
from tradewinds.server import models
from tradewinds.server.lobby import Lobby, new_match, stand_in
from tradewinds.server.problems import Problem
from tradewinds.server.storage import SeatRow, now
from tradewinds.server.tables import Table


async def again(lobby: Lobby, table: Table, match: Match, wanted: models.Again, owner_hash: str) -> str:
    """The id of the new table. Whoever asks gets the seat they had, one they name, or the one that decides first."""
    branch = match.branch(choosing(match, wanted.move))
    seat = wanted.seat if wanted.seat is not None else _seat(branch, table.held_by(owner_hash))
    if seat >= match.seats:
        raise Problem(404, "no-seat")
    begun = {"of": table.id, "digest": saving.moment(match, branch.actions)}
    settings = {"visibility": "unlisted", "hints": True, "absent_minutes": 0, "begun": begun}
    row = new_match(table.game, match.seats, dict(table.row.options), settings, owner_hash)
    seats = [_bot(row.id, one) for one in table.seats]
    name = table.seats[seat].name if seat in table.held_by(owner_hash) else ""
    seats[seat] = SeatRow(row.id, seat, "human", "", name, True, token_hash=owner_hash, last_seen=now())
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


def _bot(id: str, seat: SeatRow) -> SeatRow:
    """The bot that sat there; instead of a person, one that is neither a gift nor the ruin of others."""
    level = seat.bot if seat.kind == "bot" and seat.bot in BOTS else stand_in()
    return SeatRow(id, seat.seat, "bot", level, ready=True)
