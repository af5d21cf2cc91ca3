"""West of Africa, as the rulebook tells it: a round is choosing cards, turns in order, round end.

The first line of each file names its chapters of the rulebook. `dispatch` binds their questions and deeds (`why_not`,
`legal`, `chance`, `apply`), `course` decides what comes next (`advance`), `secrets` who may know what, `laws` what
always holds.
"""
