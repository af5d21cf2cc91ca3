"""Tests run in two ways: as plain Python (NUMBA_DISABLE_JIT=1), and compiled for those marked so."""

import pytest

from tradewinds.core.layout import JIT


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With the JIT off, tests that need compiled rules would take hours: they belong to the other run."""
    if JIT:
        return
    compiled = [item for item in items if item.get_closest_marker("compiled")]
    config.hook.pytest_deselected(items=compiled)
    items[:] = [item for item in items if item not in set(compiled)]
