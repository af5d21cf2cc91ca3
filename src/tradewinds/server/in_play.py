"""A match in play, as the server needs it: event numbers per viewer, stale moves, repeated moves, logs.

An event number counts what one viewer could notice. The picks that others make in secret do not move it, so that
neither their number nor their moment can be told from outside.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from tradewinds.core.game import EVERYBODY
from tradewinds.core.layout import without_options
from tradewinds.core.match import Match
from tradewinds.core.story import Story
from tradewinds.core.words import Line
from tradewinds.server.problems import Forbidden, Problem, stale
from tradewinds.server.storage import Entry

ACT, UNDO, RESET = "act", "undo", "reset"
#: How the ids of moves begin that a bot makes, also one that stands in for somebody; nobody else can send such.
BY_BOT = "bot/"
#: The same of what a seat's orders do for it.
BY_ORDER = "order/"


@dataclass(frozen=True)
class Deed:
    """What a seat wants to do: `number` is the event number of the view it decided on."""

    kind: str
    number: int
    move_id: str
    action: int = -1


class Playing:
    """One match, entry by entry. Nothing here waits or stores."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.entries = 0
        viewers: list[int | None] = [*range(match.seats), None]
        self.viewers = viewers
        self.noticed: int | None = None
        """When everybody could last notice something, if they could."""
        self._numbers = dict.fromkeys(viewers, 1)
        self._since = dict.fromkeys(range(match.seats), 1)
        self._answers: dict[tuple[int, str], tuple[Deed, int]] = {}
        self._seen = {viewer: self._fingerprint(viewer) for viewer in viewers}
        self._legal = {seat: self._choices(seat) for seat in range(match.seats)}
        self._stories: dict[int | None, Story] = {}
        self._told: dict[tuple[int | None, str], list[tuple[Sequence[Line], list[str]]]] = {}

    def number(self, viewer: int | None) -> int:
        """The number of the last event this viewer could notice."""
        return self._numbers[viewer]

    def legal(self, seat: int) -> tuple[int, ...]:
        return self._legal[seat]

    def saw(self, seat: int) -> str:
        return saw(self._seen[seat])

    # Asking

    def answer(self, seat: int, deed: Deed) -> int | None:
        """The answer already given to this very move, if it was."""
        given = self._answers.get((seat, deed.move_id))
        if given is None:
            return None
        if (given[0].kind, given[0].action) != (deed.kind, deed.action):
            raise Problem(409, "move-id-used")
        return given[1]

    def check(self, seat: int, deed: Deed, lang: str) -> None:
        """Raises when the deed comes too late or the rules forbid it."""
        if self.match.outcome is not None:
            raise Problem(409, "over")
        if not self._since[seat] <= deed.number <= self._numbers[seat]:
            raise stale()
        if deed.kind != ACT:
            if not self.match.can_undo(seat):
                raise Problem(409, "nothing-to-undo")
        elif seat not in self.match.actors:
            raise Problem(409, "not-your-turn")
        elif deed.action not in self._legal[seat]:
            if refusal := self.match.why_not(seat, deed.action, lang):
                raise Forbidden(refusal)

    # Going on

    def apply(self, entry: Entry) -> None:
        """Carry out a stored entry; raises when it cannot have been played like this."""
        if entry.number != self.entries or not self._fits(entry):
            raise Problem(409, "drift")  # which entry is not told: secret ones count too
        known_to_all = self._carry_out(entry)
        self.entries += 1
        before = self._numbers[None]
        for viewer in self.viewers:
            self._notice(viewer, entry.seat, known_to_all)
        if self._numbers[None] != before:
            self.noticed = entry.at
        self._answers[entry.seat, entry.move_id] = (
            Deed(entry.kind, 0, entry.move_id, entry.action),
            self._numbers[entry.seat],
        )

    def _fits(self, entry: Entry) -> bool:
        """Whether the seat sees what it saw then. Entries from before 0.2 hold a hash of the bytes of the view."""
        if entry.saw == self.saw(entry.seat):
            return True
        before = without_options(self.match.seen(entry.seat), self.match.game.dtype)
        return entry.saw == saw(before.tobytes())

    def _carry_out(self, entry: Entry) -> bool:
        """Returns whether everybody can know what was done."""
        if entry.kind == ACT:
            place = len(self.match.actions)
            self.match.act(entry.seat, entry.action)
            return self.match.learners[place] == EVERYBODY
        before = list(zip(self.match.actions, self.match.learners, strict=True))
        self.match.undo(entry.seat)
        while entry.kind == RESET and self.match.can_undo(entry.seat):
            self.match.undo(entry.seat)
        taken_back = before[-(len(before) - len(self.match.actions)) :]
        return any(learners == EVERYBODY for (seat, _), learners in taken_back if seat == entry.seat)

    def _notice(self, viewer: int | None, actor: int, known_to_all: bool) -> None:
        seen = self._fingerprint(viewer)
        legal = None if viewer is None else self._choices(viewer)
        changed = viewer is not None and legal != self._legal[viewer]
        if viewer == actor or known_to_all or changed or seen != self._seen[viewer]:
            self._numbers[viewer] += 1
        self._seen[viewer] = seen
        if viewer is not None and legal is not None:
            self._legal[viewer] = legal
            if changed or viewer == actor:
                self._since[viewer] = self._numbers[viewer]

    def _fingerprint(self, viewer: int | None) -> bytes:
        return self.match.game.fingerprint(self.match.seen(viewer))

    def _choices(self, seat: int) -> tuple[int, ...]:
        return tuple(self.match.legal(seat)) if seat in self.match.actors else ()

    # Telling

    def log(self, viewer: int | None, lang: str, names: Sequence[str]) -> list[str]:
        """The log of a viewer; sentences already made are not made again."""
        story = self._stories.setdefault(viewer, self.match.story(viewer))
        told = self._told.setdefault((viewer, lang), [])
        lines = story.told()
        same = next((i for i, (known, _) in enumerate(told) if i >= len(lines) or known is not lines[i]), len(told))
        del told[same:]
        words = self.match.game.words
        told += [(new, [words.text(lang, line, names) for line in new]) for new in lines[same:]]
        return [text for _, texts in told for text in texts]

    def rename(self) -> None:
        """Somebody has a new name: every sentence is made anew."""
        self._told.clear()


def saw(seen: bytes) -> str:
    """A short hash of the fingerprint of what somebody saw."""
    return hashlib.sha256(seen).hexdigest()[:16]
