"""The examples run as they stand."""

import runpy
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "examples"


def test_the_bot_of_the_example_finishes_a_match() -> None:
    example = runpy.run_path(str(FOLDER / "write_a_bot.py"))
    assert example["play"](1).winners
