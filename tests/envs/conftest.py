"""The tests run side by side on all cores already: one thread each is enough, and the results are the same."""

import numba
import pytest

from tradewinds.core.layout import JIT


@pytest.fixture(autouse=True, scope="session")
def one_thread() -> None:
    if JIT:
        numba.set_num_threads(1)
