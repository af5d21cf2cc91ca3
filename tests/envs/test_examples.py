"""The training example learns, and the notebook runs from top to bottom."""

import runpy
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

FOLDER = Path(__file__).parent.parent.parent / "examples"
pytestmark = pytest.mark.compiled

#: How much more of its games the learner wins after the shortened training than random play does.
MARGIN = 0.25
ROUNDS = 35


def test_training_improves_over_random_play() -> None:
    example = runpy.run_path(str(FOLDER / "train_ppo.py"))
    trainer = example["Trainer"]("west-of-africa", 2, games=64, steps=64, hidden=64, rate=2e-3, seed=1)
    for _ in range(ROUNDS):
        trainer.play()
        trainer.learn()
    before = example["win_rate"](None, "west-of-africa", 2, 300, 5)
    after = example["win_rate"](trainer, "west-of-africa", 2, 300, 5)
    assert 0.4 < before < 0.6, "two random players win about as often"
    assert after > before + MARGIN
    assert "█" in example["curve"](trainer.wins)


# The kernel's own libraries warn about each other; nothing of ours.
@pytest.mark.filterwarnings("default")
def test_the_notebook_runs() -> None:
    notebook = nbformat.read(FOLDER / "tradewinds.ipynb", as_version=4)
    NotebookClient(notebook, timeout=600, resources={"metadata": {"path": str(FOLDER)}}).execute()
    shown = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    drawn = [output for output in shown if "image/svg+xml" in output.get("data", {})]
    assert drawn, "no match drew itself"
    # A busy kernel sends a line in several pieces.
    assert "decisions a second" in "".join(output.get("text", "") for output in shown)
