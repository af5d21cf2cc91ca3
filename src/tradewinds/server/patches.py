"""What changed between two pictures, as a reader who has the first needs it to get the second, to the letter.

A picture is cut where one element follows another; a page cuts it the same way. A change is `(at, gone, new)`: at that
place so many parts go, and these come. Texts within a picture are escaped, so none of them is cut.
"""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import accumulate

CUT = "><"
#: Where a group begins: most of them are the same in both pictures, and are looked at as one.
GROUP = "><g"

Change = tuple[int, int, list[str]]
Patch = list[Change]
#: Between two units that stay: from where to where in the first list, and in the second.
Gap = tuple[int, int, int, int]


def patch(old: str, new: str) -> Patch:
    """The changes in order; places count in the old picture."""
    if old == new:
        return []
    before, after = old.split(GROUP), new.split(GROUP)
    places = list(accumulate((unit.count(CUT) + 1 for unit in before), initial=0))
    changes: Patch = []
    for i, x, j, y in _gaps(before, after):
        changes += _changes(_parts(before, i, x), _parts(after, j, y), places[i])
    return changes


def patched(old: str, changes: Patch) -> str:
    """The picture after it."""
    parts = old.split(CUT)
    for at, gone, new in reversed(changes):
        parts[at : at + gone] = new
    return CUT.join(parts)


def _parts(groups: Sequence[str], start: int, end: int) -> list[str]:
    """The parts of these groups; all but the first of a picture begin with a letter that was cut off."""
    if start == end:
        return []
    return (("g" if start else "") + GROUP.join(groups[start:end])).split(CUT)


def _changes(before: list[str], after: list[str], at: int) -> Patch:
    return [(at + i, x - i, after[j:y]) for i, x, j, y in _gaps(before, after)]


def _gaps(before: Sequence[str], after: Sequence[str]) -> Iterator[Gap]:
    """Where two lists differ: between parts that are the only ones of their kind in both and keep their order."""
    lead = _alike(before, after)
    tail = _alike(before[lead:][::-1], after[lead:][::-1])
    i, j, ends = lead, lead, (len(before) - tail, len(after) - tail)
    for x, y in (*_kept(before[lead : ends[0]], after[lead : ends[1]], lead), ends):
        if x > i or y > j:
            skip = _alike(before[i:x], after[j:y])
            if x > i + skip or y > j + skip:
                yield i + skip, x, j + skip, y
        i, j = x + 1, y + 1


def _alike(one: Sequence[str], other: Sequence[str]) -> int:
    """How many parts two lists share from the beginning."""
    for n, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            return n
    return min(len(one), len(other))


def _kept(before: Sequence[str], after: Sequence[str], start: int) -> list[tuple[int, int]]:
    places, others = _single(before), _single(after)
    pairs = [(start + i, start + others[part]) for part, i in places.items() if part in others]
    return _rising(pairs)


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
