"""Key West, as the rulebook tells it: a round is bidding, taking cards, turns in order, round end.

The first line of each file names its chapters of the rulebook. `dispatch` binds their questions and deeds (`why_not`,
`legal`, `chance`, `apply`), `course` decides what comes next (`advance`), `ending` who has won, `secrets` who may know
what, `laws` what always holds.
"""

from tradewinds.games.key_west.rules.course import setup
from tradewinds.games.key_west.rules.dispatch import apply, chance, legal, why_not
from tradewinds.games.key_west.rules.ending import reason, scores, winners
from tradewinds.games.key_west.rules.laws import LAWS, invariants
from tradewinds.games.key_west.rules.secrets import determinize, hide, learns, take_back

__all__ = ["apply", "chance", "legal", "reason", "scores", "setup", "why_not", "winners"]
__all__ += ["LAWS", "determinize", "hide", "invariants", "learns", "take_back"]
