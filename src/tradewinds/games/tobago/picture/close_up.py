"""Tobago seen large: the treasure table from the raise until all is divided, the curse, the count at the end."""

from typing import Any

from tradewinds.core.words import Line, line
from tradewinds.games.tobago.picture import symbols
from tradewinds.games.tobago.picture.division import Division
from tradewinds.games.tobago.picture.plan import PLANS
from tradewinds.games.tobago.picture.reckoning import draw_reckoning
from tradewinds.games.tobago.picture.scene import Scene
from tradewinds.games.tobago.state import Phase
from tradewinds.games.tobago.telling import names
from tradewinds.games.tobago.telling.log import won
from tradewinds.pictures.close_up import Moment, enlarging


def compose(moment: Moment) -> Line | None:
    """The end of the match, else a treasure that is divided or was until now."""
    seen = _read(moment, moment.seen)
    before = _read(moment, moment.before) if moment.has_happened else seen
    if seen.phase == Phase.OVER:
        draw_reckoning(moment, before, seen)
        return won(moment.seen)
    if not (before.is_dividing or seen.is_dividing):
        return None
    division = Division(moment, before, seen)
    division.draw()
    return line("picture-division", map=names.treasure_map(division.table.chest))


def _read(moment: Moment, record: Any) -> Scene:
    plan = PLANS[moment.layout](int(record.seats), False)
    return Scene(record, moment.viewer, moment.say, (), None, plan)


CLOSE_UP = enlarging(compose, symbols.defs)
