"""How much of the same a test does: enough to notice what breaks in `make test`, as promised in `make soak`."""

import os

SOAKING = os.environ.get("TRADEWINDS_SOAK") == "1"


def times(usual: int, soaking: int) -> int:
    return soaking if SOAKING else usual
