"""What changed between two pictures, as a reader who has the first needs it to get the second, to the letter.

A picture is cut where one element follows another; a page cuts it the same way. A change is `(at, gone, new)`: at that
place so many parts go, and these come. Texts within a picture are escaped, so none of them is cut.
"""

from bisect import bisect_left
from collections.abc import Iterator, Sequence

CUT = "><"

Change = tuple[int, int, list[str]]
Patch = list[Change]


def patch(old: str, new: str) -> Patch:
    """The changes in order; places count in the old picture."""
    if old == new:
        return []
    before, after = old.split(CUT), new.split(CUT)
    changes, i, j = [], 0, 0
    for x, y in _kept(before, after):
        if (i, j) != (x, y):
            changes += _between(before[i:x], after[j:y], i)
        i, j = x + 1, y + 1
    return changes


def patched(old: str, changes: Patch) -> str:
    """The picture after it."""
    parts = old.split(CUT)
    for at, gone, new in reversed(changes):
        parts[at : at + gone] = new
    return CUT.join(parts)


def _kept(before: Sequence[str], after: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Where parts lie in both that are the only ones of their kind and keep their order, and both ends."""
    places, others = _single(before), _single(after)
    pairs = [(i, others[part]) for part, i in places.items() if part in others]
    yield from _rising(pairs)
    yield len(before), len(after)


def _single(parts: Sequence[str]) -> dict[str, int]:
    """The places of parts that are there once."""
    found: dict[str, int] = {}
    for place, one in enumerate(parts):
        found[one] = -1 if one in found else place
    return {one: place for one, place in found.items() if place >= 0}


def _rising(pairs: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """As many as possible of them whose second numbers rise; the first do."""
    ends: list[int] = []
    piles: list[int] = []
    back: list[int] = []
    for place, (_, number) in enumerate(pairs):
        pile = bisect_left(ends, number)
        ends[pile : pile + 1] = [number]
        piles[pile : pile + 1] = [place]
        back.append(piles[pile - 1] if pile else -1)
    chain, place = [], piles[-1] if piles else -1
    while place >= 0:
        chain.append(pairs[place])
        place = back[place]
    return chain[::-1]


def _between(gone: list[str], come: list[str], at: int) -> Patch:
    """One change for what lies between two parts that stay, less what is alike at its ends."""
    shorter = min(len(gone), len(come))
    lead = next((n for n in range(shorter) if gone[n] != come[n]), shorter)
    tail = next((n for n in range(shorter - lead) if gone[-1 - n] != come[-1 - n]), shorter - lead)
    left, new = len(gone) - lead - tail, come[lead : len(come) - tail]
    return [(at + lead, left, new)] if left or new else []
