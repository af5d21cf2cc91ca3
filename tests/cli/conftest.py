"""Every test of the command line works in an empty folder and reads English unless it says otherwise."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _fresh(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TRADEWINDS_LANG", "en")
