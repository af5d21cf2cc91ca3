"""Tobago, as the rulebook tells it: turn after turn a clue, a drive or an exchange, and treasures divided between.

Each chapter of the rulebook has its file. `dispatch` binds their questions and deeds (`why_not`, `legal`, `chance`,
`apply`), `course` decides what comes next (`advance`), `secrets` who may know what, `laws` what always holds.
"""
