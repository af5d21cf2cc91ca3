"""Tests run in two ways: compiled, and as plain Python (NUMBA_DISABLE_JIT=1); some make sense in one way only."""

import pytest

from tests.soaking import SOAKING
from tradewinds.core.layout import JIT


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests marked for the other way belong to the other run: `make test` makes both; long ones to `make soak`."""
    others = {"plain" if JIT else "compiled"} | (set() if SOAKING else {"long"})
    left_out = [item for item in items if others.intersection(mark.name for mark in item.iter_markers())]
    config.hook.pytest_deselected(items=left_out)
    kept = [item for item in items if item not in set(left_out)]
    # What waits for browsers and servers comes first, so that no worker is left with it at the end.
    items[:] = sorted(kept, key=lambda item: "server" not in item.path.parts)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """A test in a browser needs one that starts."""
    if item.get_closest_marker("browser"):
        from tests import chromium  # noqa: PLC0415 - other tests need no Playwright

        first = next(one for one in item.session.items if one.get_closest_marker("browser"))
        chromium.demand(first=item is first)
