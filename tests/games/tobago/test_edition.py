"""Printed data that cannot be: named by its key, in a fresh process; and a corrected copy that is in force."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tradewinds.games.tobago import GAME

TRY = """
import tradewinds as tw
try:
    game = tw.load("tobago")
    print("loaded", game.edition.digest)
except tw.BadEdition as error:
    print(error.text("en"))
"""


def load_with(folder: Path, old: str, new: str) -> str:
    text = GAME.edition.path.read_text("utf-8")
    assert old in text
    (folder / "tobago.toml").write_text(text.replace(old, new, 1), "utf-8")
    environment = os.environ | {"TRADEWINDS_EDITIONS": str(folder), "NUMBA_DISABLE_JIT": "1", "PYTHONUTF8": "1"}
    command = [sys.executable, "-W", "error", "-c", TRY]
    done = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("roses = { value = 15,", "roses = { value = 0,", "pieces.roses"),
        ("curses = { value = 2,", "curses = { value = -1,", "gold.curses"),
        ("safe_gold = { value = 12,", "safe_gold = { value = 40,", "limits.safe_gold"),
        ('relation = "next-to", subject = "hut"', 'relation = "in", subject = "hut"', "clues"),
        ('{ id = "in-jungle"', '{ id = "in-lake"', "clues"),
        ('{ value = "MMSS...",', '{ value = "MMXS...",', "sections.0.rows.0"),
        ('id = "upper-left-1", tip_q = -1', 'id = "upper-left-1", tip_q = 0', "sections"),
        # One more jungle space makes the two largest jungles equal.
        ('{ value = "SBJJJMM",', '{ value = "SJJJJMM",', "sections"),
        ("apart = { value = 4,", "apart = { value = 9,", "sections"),
        ('{ id = "bottom-1"', '{ id = "below-1"', "slots"),
    ],
)
def test_impossible_values_are_named_by_their_key(tmp_path: Path, old: str, new: str, key: str) -> None:
    told = load_with(tmp_path, old, new)
    assert f"tobago.toml: {key}" in told, told


def test_a_corrected_value_is_in_force(tmp_path: Path) -> None:
    told = load_with(tmp_path, "amulets = { value = 20,", "amulets = { value = 21,")
    assert told.startswith("loaded")
    assert GAME.edition.digest not in told
