"""Tests run in two ways: compiled, and as plain Python (NUMBA_DISABLE_JIT=1); some make sense in one way only."""

import pytest

from tradewinds.core.layout import JIT


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests marked for the other way belong to the other run: `make test` makes both."""
    other = "plain" if JIT else "compiled"
    left_out = [item for item in items if item.get_closest_marker(other)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in set(left_out)]
