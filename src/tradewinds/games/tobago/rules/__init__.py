"""Tobago, as the rulebook tells it: turn after turn a clue, a drive or an exchange, and treasures divided between.

The first line of each file names its chapters of the rulebook. `dispatch` binds their questions and deeds (`why_not`,
`legal`, `chance`, `apply`), `course` decides what comes next (`advance`), `ending` who has won, `secrets` who may know
what, `laws` what always holds.
"""

from tradewinds.games.tobago.rules.course import setup
from tradewinds.games.tobago.rules.dispatch import apply, chance, legal, why_not
from tradewinds.games.tobago.rules.ending import reason, scores, winners
from tradewinds.games.tobago.rules.laws import LAWS, invariants
from tradewinds.games.tobago.rules.secrets import determinize, hide, learns

__all__ = ["apply", "chance", "legal", "reason", "scores", "setup", "why_not", "winners"]
__all__ += ["LAWS", "determinize", "hide", "invariants", "learns"]
