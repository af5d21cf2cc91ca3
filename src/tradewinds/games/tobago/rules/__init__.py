"""Tobago, as the rulebook tells it: turn after turn a clue, a drive or an exchange, and treasures divided between.

Each chapter of the rulebook has its file. `choices` binds their questions (`why_not`, `legal`, `chance`), `course`
their deeds (`apply`) and what comes next (`advance`).
"""
