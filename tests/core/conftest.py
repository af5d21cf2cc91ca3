"""The tests of the core read the same sentences whatever language the machine speaks."""

import pytest


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRADEWINDS_LANG", "en")
