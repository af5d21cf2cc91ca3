"""Golden games: whole matches whose every value and word is written down, so that no rework changes them unnoticed.

`tests/replays/<game>/<name>.json` is a match file; `<name>.checks.json` beside it says what was to be seen on the way.
`tools/golden.py` makes new ones and brings old ones up to date.
"""
