"""The arena: contests between bots, with every figure reproducible from a seed.

>>> import tradewinds as tw
>>> from tradewinds import arena
>>> duel = arena.contest(tw.load("west-of-africa"), ("random", "random"), games=2)
>>> arena.summary(arena.run(duel))["games"]
2
"""

from tradewinds.arena.balance import balance
from tradewinds.arena.balance_report import balance_sheet
from tradewinds.arena.contest_report import contest_sheet, standing
from tradewinds.arena.episode import Played, Record, play
from tradewinds.arena.rating import can_rate, ratings
from tradewinds.arena.results import Results, as_csv, as_parquet, need_parquet, rows, summary
from tradewinds.arena.schedule import Contest, Fixture, contest
from tradewinds.arena.sheet import Part, Sheet, between_marks, markdown, page
from tradewinds.arena.survey import WAYS, Survey, survey
from tradewinds.arena.voice import Voice
from tradewinds.arena.workers import prepare, run
from tradewinds.core.interval import interval

__all__ = [
    "WAYS",
    "Contest",
    "Fixture",
    "Part",
    "Played",
    "Record",
    "Results",
    "Sheet",
    "Survey",
    "Voice",
    "as_csv",
    "as_parquet",
    "balance",
    "balance_sheet",
    "between_marks",
    "can_rate",
    "contest",
    "contest_sheet",
    "interval",
    "markdown",
    "need_parquet",
    "page",
    "play",
    "prepare",
    "ratings",
    "rows",
    "run",
    "standing",
    "summary",
    "survey",
]
