"""Tobago, as the rulebook tells it: turn after turn a clue, a drive or an exchange, and treasures divided between.

The first line of each file names its chapters of the rulebook. `dispatch` binds their questions and deeds (`why_not`,
`legal`, `chance`, `apply`), `course` decides what comes next (`advance`), `secrets` who may know what, `laws` what
always holds.
"""
