"""A match is its action list: everything else, position, log, undo, file, is made from it."""

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

import numpy as np

from tradewinds.core import saving
from tradewinds.core.actions import Action
from tradewinds.core.bits import members
from tradewinds.core.errors import BadRequest, IllegalAction, Refusal, TradewindsError, default_language
from tradewinds.core.fair import SECRET_BYTES, Fair, new_secret, secret_from_seed
from tradewinds.core.game import ACTORS, CHANCE, CHANCE_BIT, LAYOUTS, SPECTATOR, THEMES, WINDOW, Game, Picture, why
from tradewinds.core.kernel import MOST_CHOICES, MOST_SEATS, handle
from tradewinds.core.layout import Vector
from tradewinds.core.story import Event, Known, Story, last_known
from tradewinds.core.words import line

#: Longest contribution of a seat to the chance of a match.
CONTRIBUTION_MAX = 200

#: What a match has for itself alone: a copy makes its own.
_ROOM = {"_choices", "_weights", "_choices_at", "_weights_at", "_at"}


@dataclass(frozen=True)
class Outcome:
    """How a match ended."""

    reason: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    breakdown: tuple[dict[str, int], ...]
    """For each seat its points by source."""


class Match:
    """One match in progress or finished. Chance plays by itself; players act by `act`."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int | str | None = None,
        *,
        secret: bytes | None = None,
        contributions: Sequence[str] = (),
        language: str | None = None,
        given: Mapping[int, int] = MappingProxyType({}),
        **options: Any,
    ) -> None:
        """`given` are draws that are not drawn, by their number: what chance names in a lesson."""
        self.game = game
        self.seats = game.check_seats(seats)
        self.options = dict(options)
        self.language = language or default_language()
        self.fair = Fair(_secret(seed, secret), _contributions(contributions, seats))
        self.given = dict(given)
        self.origin = saving.Origin()
        self.actions: list[tuple[int, int]] = []
        self.learners: list[int] = []
        """Who got to know each of them, as the rules' `learns` says."""
        self._option_values = game.option_values(options)
        self._make_room()
        self._replay([])
        self._play_chance()

    # Who may do what

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; none when it is over."""
        bits = int(self._vector[ACTORS])
        return tuple(seat for seat in range(self.seats) if bits >> seat & 1)

    def legal(self, seat: int) -> list[int]:
        """The action numbers open to a seat."""
        count = self.game.kernel.legal(self._at, self._check_seat(seat), self._choices_at)
        listed: list[int] = self._choices[:count].tolist()
        return listed

    def why_not(self, seat: int, action: int | Action, lang: str | None = None) -> Refusal | None:
        """None when the action is allowed, else the rule that forbids it."""
        code = self.game.kernel.why_not(self._at, self._check_seat(seat), self._number(action))
        return self.game.refusal(code, lang or self.language) if code else None

    def act(self, seat: int, action: int | Action) -> None:
        """Carry out an action; raises IllegalAction and changes nothing when the rules forbid it."""
        number = self._number(action)
        self._check_legal(self._check_seat(seat), number)
        self._apply(seat, number)
        self._play_chance()

    def _check_legal(self, seat: int, action: int) -> None:
        code = self.game.kernel.why_not(self._at, seat, action)
        if code:
            raise IllegalAction(self.game.refusal(code, self.language), why(code), self.game.words)

    # Undo

    def can_undo(self, seat: int, card: int | None = None) -> bool:
        return self._undo_place(seat, card) is not None

    def undo(self, seat: int, card: int | None = None) -> None:
        """Take back the seat's last action: never past chance, a reveal or the turn of another seat.

        While several seats choose at the same time, each takes back its own choice, whatever the others did since.
        With `card`, an action by which a card of a hand was laid down, only that one; cards laid since stay.
        """
        place = self._undo_place(self._check_seat(seat), card)
        if place is None:
            raise BadRequest("error-undo")
        since, back = self.actions[place + 1 :], place - len(self.actions)
        self._go_to(self._before[back].copy())
        del self.actions[back:], self.learners[back:], self._windows[back:], self._before[back:]
        for actor, action in since:
            self._apply(actor, action)

    def _undo_place(self, seat: int, card: int | None = None) -> int | None:
        window = int(self._vector[WINDOW])
        for place in range(len(self.actions) - 1, self.origin.begun - 1, -1):
            actor, action = self.actions[place]
            if actor == CHANCE or self._windows[place] != window:
                return None
            if actor == seat and card in (None, action):
                return place
            if actor == seat and not self._from_hand(action, card):
                return None
        return None

    def _from_hand(self, *actions: int | None) -> bool:
        """Cards of a hand are laid down in any order: one rests on no other."""
        return all(self.game.actions.kind(self._number(one)).asked_by == "hand" for one in actions if one is not None)

    # Looking ahead and looking back

    def after(self, seat: int, action: int | Action, for_good: bool = False) -> "Match | None":
        """The match after an action that could be taken back, or `for_good` after one that could not; None when it
        could not, or chance comes next. This match stays as it is."""
        number = self._number(action)
        self._check_legal(self._check_seat(seat), number)
        then = self.copy()
        then._apply(seat, number)
        return None if then._chance_is_next or not (for_good or then.can_undo(seat)) else then

    @property
    def position(self) -> Vector:
        """The whole position with everybody's secrets, to be shown when the match is over."""
        return self._vector.copy()

    # What is seen and said

    def seen(self, seat: int | None) -> Vector:
        """The position as a seat may see it, hidden parts set to UNKNOWN; None is the spectator."""
        return self.game.seen_by(self._vector, self._viewer(seat))

    def describe(self, seat: int, action: int | Action, lang: str | None = None, names: Sequence[str] = ()) -> str:
        """What an action does, in a sentence."""
        seen = self.game.record(self.seen(self._check_seat(seat)))
        told = self.game.telling.describe(seen, seat, self._number(action))
        return self.game.words.text(lang or self.language, told, names)

    def note(self, seat: int, action: int | Action, lang: str | None = None, names: Sequence[str] = ()) -> str:
        """What an action open to the seat would bring, or that it would do nothing; empty where nothing is certain."""
        seen, number = self.game.record(self.seen(self._check_seat(seat))), self._number(action)
        told = self.game.telling.aids(seen, seat, self.legal(seat)).notes.get(number)
        return self.game.words.text(lang or self.language, told, names) if told else ""

    def prompt(self, seat: int | None, lang: str | None = None, names: Sequence[str] = ()) -> str:
        """What is asked of this viewer now, in a sentence."""
        told = self.game.telling.prompt(self.game.record(self.seen(seat)), self._viewer(seat))
        return self.game.words.text(lang or self.language, told, names)

    def log(self, seat: int | None, lang: str | None = None, names: Sequence[str] = ()) -> list[str]:
        """What this viewer may read of the match so far, told from what the viewer saw before and after each action.

        Lines only: how many secret actions lie between two of them is not told either.
        """
        words, lang = self.game.words, lang or self.language
        return [words.text(lang, told.line, names) for lines in self.story(seat).told() for told in lines]

    def story(self, seat: int | None) -> Story:
        """The log of this viewer as lines that know no language yet, each with what it is about; it can be kept up."""
        return Story(self, self._viewer(seat))

    def events(self, seat: int | None) -> list[Event]:
        """Everything this viewer could notice so far, one after the other: what was told, what was seen then."""
        return self.story(seat).events()

    def text(self, seat: int | None, lang: str | None = None, names: Sequence[str] = ()) -> str:
        """The position as this viewer sees it, drawn in letters."""
        seen = self.game.record(self.seen(seat))
        words, lang = self.game.words, lang or self.language
        return self.game.telling.text(seen, self._viewer(seat), words.speaker(lang, names))

    def svg(
        self,
        seat: int | None = None,
        lang: str | None = None,
        names: Sequence[str] = (),
        layout: str = "wide",
        theme: str | None = None,
        embedded: bool = False,
    ) -> str:
        """The position as this viewer sees it, as an SVG picture with everything the viewer may do marked.

        `embedded` is for a page: without the style, which the page has once, and with ids that begin with `on-`.
        """
        picture, viewer = self._picture(layout, theme), self._viewer(seat)
        words, lang = self.game.words, lang or self.language
        actions = self.legal(viewer) if viewer in self.actors else []
        return picture.draw(
            self.game.record(self.seen(seat)),
            viewer,
            words.speaker(lang, names),
            actions,
            self.last_known,
            layout,
            theme,
            embedded,
        )

    def svg_of(
        self,
        event: Event,
        seat: int | None = None,
        lang: str | None = None,
        names: Sequence[str] = (),
        layout: str = "wide",
        theme: str | None = None,
        embedded: bool = False,
    ) -> str:
        """How the table looked to this viewer after an event, with nothing on it to choose."""
        picture, say = self._picture(layout, theme), self.game.words.speaker(lang or self.language, names)
        seen = self.game.record(event.seen)
        return picture.draw(seen, self._viewer(seat), say, (), event.last, layout, theme, embedded)

    def close_up(
        self,
        seat: int | None = None,
        lang: str | None = None,
        names: Sequence[str] = (),
        layout: str = "wide",
        theme: str | None = None,
    ) -> str:
        """What this viewer may want to see large now, as an SVG picture; empty when there is no such thing."""
        close_up = self._picture(layout, theme).close_up
        if close_up is None:
            return ""
        seen, say = self.game.record(self.seen(seat)), self.game.words.speaker(lang or self.language, names)
        return close_up(seen, seen, self._viewer(seat), say, (), layout, theme)

    def _picture(self, layout: str, theme: str | None) -> Picture:
        """How the game is drawn, when it can be drawn so."""
        if self.game.picture is None:
            raise BadRequest("error-no-picture", game=self.game.name)
        if layout not in LAYOUTS:
            raise BadRequest("error-layout", layout=str(layout), layouts=", ".join(LAYOUTS))
        if theme is not None and theme not in THEMES:
            raise BadRequest("error-theme", theme=str(theme), themes=", ".join(THEMES))
        return self.game.picture

    def png(
        self,
        seat: int | None = None,
        lang: str | None = None,
        width: int = 1600,
        names: Sequence[str] = (),
        layout: str = "wide",
        theme: str = "light",
    ) -> bytes:
        """The picture as PNG, so many pixels wide."""
        drawn = self.svg(seat, lang, names, layout, theme)
        assert self.game.picture is not None
        return self.game.picture.png(drawn, width, theme)

    def _repr_svg_(self) -> str | None:
        """What a notebook shows: the match as a spectator sees it."""
        return self.svg() if self.game.picture else None

    @property
    def last_known(self) -> Known:
        """The last action that everybody knows and that did something."""
        return last_known(self.game, self.actions, self.learners)

    @property
    def scores(self) -> tuple[int, ...]:
        """The standing, at the end the result."""
        out = np.zeros(MOST_SEATS, np.int16)
        self.game.kernel.scores(self._at, handle(out))
        return tuple(int(score) for score in out[: self.seats])

    @property
    def outcome(self) -> Outcome | None:
        """None while the match runs."""
        if self._vector[ACTORS] != 0:
            return None
        bits = self.game.kernel.winners(self._at)
        sources, points, state = self.game.sources, self.game.points, self.game.record(self._vector)
        return Outcome(
            reason=self.game.reasons[self.game.kernel.reason(self._at)],
            scores=self.scores,
            winners=members(bits),
            breakdown=tuple(dict(zip(sources, points(state, seat), strict=True)) for seat in range(self.seats)),
        )

    # Files

    def save(self) -> str:
        """The match as JSON text. It holds the secret: give it to others only after the end."""
        return saving.dump(self)

    @classmethod
    def load(cls, text: str, game: Game | None = None) -> "Match":
        """A saved match, every action replayed and checked; raises BadSave when anything is wrong.

        `game` need only be given when it is none of `tradewinds.games()`.
        """
        return saving.load(text, cls, game)

    def replay(self, actions: Sequence[tuple[int, int]]) -> None:
        """Take over a list of actions, checking each; at the first wrong one it raises and nothing has changed."""
        saving.check_begun(self, actions)
        before = self.actions
        self._replay([])
        try:
            for actor, action in actions:
                self._check_recorded(actor, action)
                self._apply(actor, action)
            if self.origin.begun == len(actions) > 0 and self._chance_is_next:
                raise saving.in_midst_of_chance(len(actions))
        except TradewindsError:
            self._replay(before)
            raise
        self._play_chance()

    def _check_recorded(self, actor: int, action: int) -> None:
        place = len(self.actions)
        if actor == CHANCE:
            given = place < self.origin.begun
            drawn = (self._possible() if given else [self._draw()]) if self._chance_is_next else []
            if action not in drawn:
                told = line("save-impossible" if given else "save-draw", action=action)
                raise saving.wrong_action(place, told)
        else:
            try:
                self._check_legal(self._check_seat(actor), self._number(action))
            except (IllegalAction, BadRequest) as error:
                raise saving.wrong_action(place, error.line, error.words) from None

    def show(self, actions: Sequence[tuple[int, int]]) -> None:
        """Take over a part of a checked action list and stop there, to look at that moment: chance does not go on."""
        self._replay(actions)

    def first_position(self) -> Vector:
        """The position before the first action."""
        return self.game.first_position(self.seats, self._option_values)

    # Copies

    def copy(self) -> "Match":
        """This match once more: what happens in one of them from here on does not happen in the other."""
        return copy(self)

    def branch(
        self, at: int, seed: int | str | None = None, *, secret: bytes | None = None, contributions: Sequence[str] = ()
    ) -> "Match":
        """Another match that begins with the first `at` actions of this one and goes on with fresh chance.

        What is taken over, draws included, is given and cannot be taken back; its file says so. It holds everybody's
        secrets, as a file does: branch a finished match, or one of your own.
        """
        taken = self.actions[: self._check_moment(at)]
        fresh: dict[str, Any] = {"secret": secret, "contributions": contributions, "language": self.language}
        then = type(self)(self.game, self.seats, seed, **fresh, **self.options)
        then._begin_with(taken)
        then._replay(taken)
        return then

    def go_on_from(self, actions: Sequence[tuple[int, int]]) -> None:
        """Begin with these actions of another match, as `branch` does, checking each; draws after them are its own."""
        self._begin_with(actions)
        self.replay(actions)

    def go_back(self, at: int) -> None:
        """In practice: on from the moment after so many actions, where somebody chose, past draws and what others did.

        What had happened by then is given; chance is another one from there on, and each time anew. The file says so.
        """
        taken = self.actions[: self._check_moment(at) if at else 0]
        if at == len(self.actions) or saving.is_chance(self.actions, at):
            raise BadRequest("error-moment-chance", at=at)
        self.origin = replace(self.origin, practice=True)
        self.fair = replace(self.fair, returns=self.fair.returns + 1)
        self._begin_with(taken)
        self._replay(taken)

    def _begin_with(self, taken: Sequence[tuple[int, int]]) -> None:
        self.origin = replace(self.origin, begun=len(taken))
        self.fair = replace(self.fair, begun=saving.moment(self, taken) if taken else "")

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        return copy(self)

    def __getstate__(self) -> dict[str, Any]:
        """For copies and pickles, the secret included: what changes in place is copied, what has an address is left."""
        kept = {name: value for name, value in self.__dict__.items() if name not in _ROOM}
        grown = {name: value.copy() for name, value in kept.items() if isinstance(value, (dict, list, np.ndarray))}
        return kept | grown

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._make_room()
        self._go_to(self._vector)

    # Inside

    def _make_room(self) -> None:
        self._choices = np.zeros(MOST_CHOICES, np.int16)
        self._weights = np.zeros(MOST_CHOICES, np.int16)
        self._choices_at, self._weights_at = handle(self._choices), handle(self._weights)

    def _replay(self, actions: Sequence[tuple[int, int]]) -> None:
        """From the beginning. `_before` holds the positions that undo could lead back to; nothing changes them."""
        self._go_to(self.first_position())
        self._windows: list[int] = []
        self._before: list[Vector] = []
        self._draws = 0
        self.actions, self.learners = [], []
        for actor, action in actions:
            self._apply(actor, action)

    def _go_to(self, vector: Vector) -> None:
        self._vector = vector
        self._at = handle(vector)

    def _apply(self, actor: int, action: int) -> None:
        window = int(self._vector[WINDOW])
        if actor == CHANCE or not self._windows or window != self._windows[-1]:
            self._before.clear()
        self._before.append(self._vector.copy())
        self._windows.append(window)
        self.learners.append(self.game.learners(self._vector, actor, action))
        self.game.kernel.apply(self._at, actor, action)
        self.actions.append((actor, action))
        self._draws += actor == CHANCE

    @property
    def _chance_is_next(self) -> bool:
        return bool(self._vector[ACTORS] == CHANCE_BIT)

    def _play_chance(self) -> None:
        while self._chance_is_next:
            self._apply(CHANCE, self._draw())

    def give(self, draws: Sequence[int]) -> None:
        """What chance names next, one after the other, instead of drawing it."""
        self.given |= dict(enumerate(draws, self._draws))

    def _draw(self) -> int:
        """What chance names next."""
        if (given := self.given.get(self._draws)) is not None:
            if given not in self._possible():
                raise BadRequest("error-given", action=repr(self.game.actions.actions[given]))
            return given
        count = self.game.kernel.chance(self._at, self._choices_at, self._weights_at)
        place = self.fair.pick(self._draws, self._weights[:count].tolist())
        return int(self._choices[place])

    def _possible(self) -> list[int]:
        """What chance could name next."""
        count = self.game.kernel.chance(self._at, self._choices_at, self._weights_at)
        named: list[int] = self._choices[:count][self._weights[:count] > 0].tolist()
        return named

    def _viewer(self, seat: int | None) -> int:
        return SPECTATOR if seat is None else self._check_seat(seat)

    def _check_seat(self, seat: object) -> int:
        if isinstance(seat, bool) or not isinstance(seat, (int, np.integer)) or not 0 <= seat < self.seats:
            raise BadRequest("error-no-seat", seat=str(seat), last=self.seats - 1)
        return int(seat)

    def _check_moment(self, at: object) -> int:
        """A number of actions after which somebody chose, or could."""
        last = len(self.actions)
        if isinstance(at, bool) or not isinstance(at, (int, np.integer)) or not 0 < at <= last:
            raise BadRequest("error-moment", at=str(at), last=last)
        if saving.is_chance(self.actions, int(at)) or (at == last and self._chance_is_next):
            raise BadRequest("error-moment-chance", at=int(at))
        return int(at)

    def _number(self, action: int | Action) -> int:
        if isinstance(action, Action):
            return self.game.actions.number(action.kind, **dict(action.arguments))
        if isinstance(action, bool) or not isinstance(action, (int, np.integer)):
            raise BadRequest("error-no-action", action=repr(action))
        if not 0 <= action < len(self.game.actions):
            raise BadRequest("error-no-action", action=str(action))
        return int(action)


def _secret(seed: int | str | None, secret: Any) -> bytes:
    if secret is not None:
        if not isinstance(secret, bytes) or len(secret) != SECRET_BYTES:
            raise BadRequest("error-secret", size=SECRET_BYTES)
        return secret
    return new_secret() if seed is None else secret_from_seed(seed)


def _is_storable(text: str) -> bool:
    """Half of a surrogate pair is no text: a file could not hold it."""
    try:
        return bool(text.encode("utf-8") or True)
    except UnicodeEncodeError:
        return False


def _contributions(given: Sequence[Any], seats: int) -> tuple[str, ...]:
    if isinstance(given, str) or len(given) not in (0, seats):
        raise BadRequest("error-contributions", seats=seats, given=len(given))
    for text in given:
        if not isinstance(text, str) or len(text) > CONTRIBUTION_MAX or not _is_storable(text):
            raise BadRequest("error-contribution", most=CONTRIBUTION_MAX)
    return tuple(given)
