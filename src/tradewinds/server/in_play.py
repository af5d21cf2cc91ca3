"""A match in play, as the server needs it: event numbers per viewer, stale moves, repeated moves, logs.

An event number counts what one viewer could notice. The picks that others make in secret do not move it, so that
neither their number nor their moment can be told from outside.
"""

import hashlib
from bisect import bisect_left
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from tradewinds.core.beats import Beat
from tradewinds.core.game import CHANCE, EVERYBODY
from tradewinds.core.layout import without_options
from tradewinds.core.match import Match
from tradewinds.core.story import Event, Story
from tradewinds.core.words import Line
from tradewinds.server import models
from tradewinds.server.problems import Forbidden, Problem, stale
from tradewinds.server.storage import Entry

ACT, UNDO, RESET = "act", "undo", "reset"
#: In practice: back to the moment after so many actions, as `action` says.
BACK = "back"
#: Instead of an action, where it is about none.
NONE = -1
#: How the ids of moves begin that a bot makes, also one that stands in for somebody; nobody else can send such.
BY_BOT = "bot/"
#: The same of what a seat's orders do for it.
BY_ORDER = "order/"
#: The same of what a seat answers for as long as the same is asked; it stands in the entries, so a restart keeps it.
AGAIN = "again/"
#: The same of what was sent together with a move before it.
THEN = "then/"


@dataclass(frozen=True)
class Deed:
    """What a seat wants to do: `number` is the event number of the view it decided on."""

    kind: str
    number: int
    move_id: str
    action: int = NONE
    then: tuple[int, ...] = ()
    """What follows at once."""

    @property
    def last(self) -> int:
        return (self.action, *self.then)[-1]

    @property
    def steps(self) -> list[tuple[str, int]]:
        """Each as it is stored: the id of a move and its action."""
        return [(self.move_id, self.action), *((_following(self.move_id, n), a) for n, a in enumerate(self.then))]


def _following(move_id: str, place: int) -> str:
    """The id of what followed a move at once; nobody else can send such, and it is never too long to be stored."""
    return f"{THEN}{place}/{hashlib.sha256(move_id.encode()).hexdigest()[:32]}"


@dataclass(frozen=True)
class News:
    """What a viewer could notice of one entry; nothing where something was taken back."""

    number: int
    events: list[Event]


@dataclass(frozen=True)
class Thought:
    """Why a bot does what everybody sees it do, as it says in practice."""

    seat: int
    does: Line
    why: tuple[Line, ...]


#: So much of what a viewer could notice is kept with what was seen then, for those who watch it happen.
RECENT = 24

#: What a seat may choose and how it is asked: the same question has both.
Question = tuple[tuple[int, ...], Line]


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
        self._again: dict[int, tuple[int, Question]] = {}
        self._answers: dict[tuple[int, str], Deed] = {}
        self._seen = {viewer: self._fingerprint(viewer) for viewer in viewers}
        self._legal = {seat: self._choices(seat) for seat in range(match.seats)}
        self._stories: dict[int | None, Story] = {}
        self._news: dict[int | None, deque[News]] = {}
        self.thoughts: list[Thought] = []
        """What bots thought since somebody else did something; in practice alone."""
        self._thinking: dict[str, Thought] = {}
        self._told: dict[tuple[int | None, str], list[tuple[Sequence[Beat], list[models.LogLine]]]] = {}

    def number(self, viewer: int | None) -> int:
        """The number of the last event this viewer could notice."""
        return self._numbers[viewer]

    def legal(self, seat: int) -> tuple[int, ...]:
        return self._legal[seat]

    def again(self, seat: int) -> int | None:
        """The answer that a seat gives for as long as it is asked the same, if it is asked that now."""
        action, question = self._again.get(seat, (None, None))
        return action if question is not None and question == self._question(seat) else None

    def _question(self, seat: int) -> Question:
        game = self.match.game
        return self._legal[seat], game.telling.prompt(game.record(self.match.seen(seat)), seat)

    def saw(self, seat: int) -> str:
        return saw(self._seen[seat])

    # Asking

    def answer(self, seat: int, deed: Deed) -> int | None:
        """The answer already given to this very move, if it was: with all that followed it, and no more."""
        if (seat, deed.move_id) not in self._answers:
            return None
        given = [self._answers.get((seat, id)) for id, _ in deed.steps]
        more = (seat, _following(deed.move_id, len(deed.then))) in self._answers
        done = [(one.kind, one.action) for one in given if one]
        if more or done != [(deed.kind, action) for _, action in deed.steps]:
            raise Problem(409, "move-id-used")
        return max(one.number for one in given if one)

    def check(self, seat: int, deed: Deed, lang: str) -> None:
        """Raises when the deed comes too late or the rules forbid it."""
        if self.match.outcome is not None:
            raise Problem(409, "over")
        if not self._since[seat] <= deed.number <= self._numbers[seat]:
            raise stale()
        if deed.kind == BACK:
            if deed.action not in self._moments():
                raise Problem(409, "nothing-to-undo")
        elif deed.kind != ACT:
            if not self.match.can_undo(seat, _card(deed.action)):
                raise Problem(409, "nothing-to-undo")
        elif seat not in self.match.actors:
            raise Problem(409, "not-your-turn")
        elif deed.action not in self._legal[seat]:
            if refusal := self.match.why_not(seat, deed.action, lang):
                raise Forbidden(refusal)

    def _moments(self) -> set[int]:
        """After how many actions somebody chose: in practice one goes back to any of them."""
        practice, actions = self.match.origin.practice, self.match.actions
        return {place for place, (actor, _) in enumerate(actions) if practice and actor != CHANCE}

    def can_go_back(self, seat: int) -> bool:
        """Whether this is practice, and the seat has chosen something."""
        over, actors = self.match.outcome is not None, [actor for actor, _ in self.match.actions]
        return self.match.origin.practice and not over and seat in actors

    def back(self, seat: int, number: int, move_id: str, event: int | None) -> Deed:
        """What leads back to what a seat saw after an event; without one to before its own last choice."""
        known = self._answers.get((seat, move_id))
        if known and known.kind == BACK:  # sent again; the last choice is another one by now
            return Deed(BACK, number, move_id, known.action)
        if event is None:
            places = [place for place, (actor, _) in enumerate(self.match.actions) if actor == seat][-1:]
        else:
            seen = bisect_left([0, *self.match.story(seat).numbers()], event)
            places = [place for place in sorted(self._moments()) if place >= seen]
        return Deed(BACK, number, move_id, places[0] if places else NONE)

    def thinks(self, move_id: str, thought: Thought) -> None:
        """Why a bot is about to do something; told once it is done."""
        self._thinking = {move_id: thought}

    def foreseen(self, seat: int, deed: Deed, lang: str) -> list[str]:
        """What the seat will see before each choice of a checked deed; raises when one of those that follow is
        forbidden, or comes after something that is secret or could not be taken back."""
        ahead = self._ahead(seat, deed, lang)
        return [self.saw(seat), *(saw(match.game.fingerprint(match.seen(seat))) for match in ahead)]

    def before_last(self, seat: int, deed: Deed, lang: str) -> Match:
        """The match before the last choice of a checked deed; raises as `foreseen` does."""
        return [self.match, *self._ahead(seat, deed, lang)][-1]

    def _ahead(self, seat: int, deed: Deed, lang: str) -> Iterator[Match]:
        match = self.match
        for before, action in pairwise((deed.action, *deed.then)):
            match = after(match, seat, before, match.game.actions.opens(before, action))
            if refusal := match.why_not(seat, action, lang):
                raise Forbidden(refusal)
            yield match

    # Going on

    def apply(self, entry: Entry) -> None:
        """Carry out a stored entry; raises when it cannot have been played like this."""
        if entry.number != self.entries or not self._fits(entry):
            raise Problem(409, "drift")  # which entry is not told: secret ones count too
        if entry.move_id.startswith(AGAIN):
            self._again[entry.seat] = entry.action, self._question(entry.seat)
        elif not entry.move_id.startswith(BY_ORDER):
            self._again.pop(entry.seat, None)
        if not entry.move_id.startswith(BY_BOT):
            self.thoughts.clear()
        self.thoughts += filter(None, [self._thinking.pop(entry.move_id, None)])
        known_to_all = self._carry_out(entry)
        self.entries += 1
        before = self._numbers.copy()
        for viewer in self.viewers:
            self._notice(viewer, entry.seat, known_to_all)
        if entry.kind == BACK:  # nobody goes on with what they decided on before
            self._since = {seat: self._numbers[seat] for seat in self._since}
        self._keep_news(before)
        if self._numbers[None] != before[None]:
            self.noticed = entry.at
        done = Deed(entry.kind, self._numbers[entry.seat], entry.move_id, entry.action)
        self._answers[entry.seat, entry.move_id] = done

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
        if entry.kind == BACK:
            self.match.go_back(entry.action)
            return True
        before = list(zip(self.match.actions, self.match.learners, strict=True))
        self.match.undo(entry.seat, _card(entry.action))
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

    def _keep_news(self, before: dict[int | None, int]) -> None:
        """For those who watch."""
        for viewer, story in self._stories.items():
            events = story.events()
            if self._numbers[viewer] != before[viewer]:
                self._news[viewer].append(News(self._numbers[viewer], events))

    def _fingerprint(self, viewer: int | None) -> bytes:
        return self.match.game.fingerprint(self.match.seen(viewer))

    def _choices(self, seat: int) -> tuple[int, ...]:
        return tuple(self.match.legal(seat)) if seat in self.match.actors else ()

    # Telling

    def news(self, viewer: int | None, since: int) -> list[News] | None:
        """What this viewer could notice after an event; None where not all of it is kept."""
        found = [news for news in self._news.get(viewer, ()) if news.number > since]
        return found if len(found) == self._numbers[viewer] - since else None

    def log(self, viewer: int | None, lang: str, names: Sequence[str]) -> list[models.LogLine]:
        """The log of a viewer; sentences already made are not made again."""
        if viewer not in self._stories:
            self._stories[viewer] = self.match.story(viewer)
            self._news[viewer] = deque(maxlen=RECENT)
        told = self._told.setdefault((viewer, lang), [])
        lines, numbers = self._stories[viewer].told(), self._stories[viewer].numbers()
        same = next((i for i, (known, _) in enumerate(told) if i >= len(lines) or known is not lines[i]), len(told))
        del told[same:]
        fresh = zip(lines[same:], numbers[same:], strict=True)
        told += [(new, log_lines(self.match, new, number, lang, names)) for new, number in fresh]
        return [line for _, read in told for line in read]

    def events(self, viewer: int | None) -> int:
        """How many events this viewer, whose log is kept, could notice so far."""
        numbers = self._stories[viewer].numbers()
        return numbers[-1] if numbers else 0

    def rename(self) -> None:
        """Somebody has a new name: every sentence is made anew."""
        self._told.clear()


def log_lines(match: Match, told: Sequence[Beat], number: int, lang: str, names: Sequence[str]) -> list[models.LogLine]:
    """Lines of the log as they are read, all of one event."""
    text = match.game.words.text
    return [
        models.LogLine(
            text=text(lang, one.line, names),
            beat=one.kind,
            seat=one.seat,
            by=one.by,
            stage=text(lang, one.stage),
            things=list(one.things),
            event=number,
        )
        for one in told
    ]


def after(match: Match, seat: int, action: int, only_opens: bool) -> Match:
    """The match after a choice that another may follow at once: none that is secret, which could tell of others', and
    none by which more could become known, but one that only opens what follows."""
    public = match.game.learners(match.position, seat, action) == EVERYBODY
    ahead = match.after(seat, action, only_opens) if public else None
    if ahead is None or seat not in ahead.actors:
        raise Problem(409, "not-at-once")
    return ahead


def _card(action: int) -> int | None:
    """Of what is taken back: the card that alone is taken up again, if it is about one."""
    return None if action == NONE else action


def saw(seen: bytes) -> str:
    """A short hash of the fingerprint of what somebody saw."""
    return hashlib.sha256(seen).hexdigest()[:16]
