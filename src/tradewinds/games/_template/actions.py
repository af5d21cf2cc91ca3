"""Every choice in Nim, and every draw of chance, as one table."""

from tradewinds.core.actions import ActionTable, Domain, Kind
from tradewinds.games._template.box.components import HEAP_NAMES, MOST_TAKEN

HEAP = Domain("heap", HEAP_NAMES)
COUNT = Domain("shells", range(1, MOST_TAKEN + 1))

TABLE = ActionTable(
    Kind("draw", ("heap", HEAP)),
    Kind("take", ("heap", HEAP), ("shells", COUNT)),
)
DRAW, TAKE = range(len(TABLE.kinds))
