"""What a copy shares with the first: nothing that changes, by whichever way it was copied."""

from copy import deepcopy
from typing import Any, Self


class Fixed:
    """Never changes, so it is its own copy."""

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self


class Apart:
    """Changes in place: `copy.copy` goes as deep as `copy.deepcopy`, so that each goes its own way."""

    def __copy__(self) -> Self:
        return deepcopy(self)
