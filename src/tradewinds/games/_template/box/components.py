"""What is in the box: the edition's values as constants and small tables that the rules read."""

from pathlib import Path

import numpy as np

from tradewinds.core.edition import Edition, find_edition
from tradewinds.core.layout import Ints

EDITION = Edition(find_edition("nim", Path(__file__).parent / "edition.toml"))

MOST_SEATS = 4
HEAP_NAMES = ("left", "middle", "right")
HEAPS = len(HEAP_NAMES)

SHELLS: Ints = np.array([EDITION.number(f"heaps.{name}", 1, 9) for name in HEAP_NAMES], np.int16)
MOST_TAKEN = EDITION.number("limits.taken", 1, 9)
#: Of each heap; there must be one for everybody.
TOKENS = EDITION.number("limits.tokens", 2, 9)
