"""The playthroughs show every prompt, choice and log line of a game; when they change, people read what is different.

`python tools/golden.py playthroughs` writes them anew.
"""

import difflib

import pytest

import tradewinds as tw
from tests.golden import playthrough

pytestmark = pytest.mark.compiled

each_game = pytest.mark.parametrize("name", tw.games())


@each_game
def test_a_playthrough_reads_as_it_did(name: str) -> None:
    kept = playthrough.path_of(name).read_text("utf-8")
    now = playthrough.text(name, playthrough.of(name, playthrough.listed(name)))
    changed = "\n".join(difflib.unified_diff(kept.splitlines(), now.splitlines(), "kept", "now", lineterm="", n=2))
    assert not changed, f"If this is meant, run tools/golden.py playthroughs.\n{changed}"


@each_game
def test_a_playthrough_shows_every_text_that_play_can_reach(name: str) -> None:
    """What play cannot reach is told in UNREACHED of the game's tests/games/…/rulings.py."""
    shown = {id for scene in playthrough.of(name, playthrough.listed(name)) for id in scene.ids}
    assert playthrough.wanted(name) - shown == set()
