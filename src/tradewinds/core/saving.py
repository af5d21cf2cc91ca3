"""Match files: JSON text that names game, rules, edition and options, and holds every action."""

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from tradewinds.core.errors import BadRequest, BadSave, TradewindsError
from tradewinds.core.fair import SECRET_BYTES, bot_contribution, commitment
from tradewinds.core.finding import same_game
from tradewinds.core.game import CHANCE
from tradewinds.core.words import COMMON, Line, Words, line, name_of

if TYPE_CHECKING:
    from tradewinds.core.game import Game
    from tradewinds.core.match import Match

FORMAT = "tradewinds match 1"

#: No match of any game comes near this.
MOST_ACTIONS = 100_000


@dataclass(frozen=True)
class Origin:
    """Where a match comes from; its file says so where there is something to say."""

    bots: tuple[int, ...] = ()
    """The seats that bots held when the contributions were sealed."""
    imported: bool = False
    """Whether it came to a table as a file: nobody there saw it being dealt."""
    begun: int = 0
    """How many actions were taken over from another match, or from before going back, as given: the draws among them
    are not its own."""
    practice: bool = False
    """Whether somebody practised against bots and could go back to any moment."""


def dump(match: "Match") -> str:
    data: dict[str, Any] = {
        "format": FORMAT,
        **_table(match),
        "commitment": match.fair.commitment,
        "contributions": list(match.fair.contributions),
        "secret": match.fair.secret.hex(),
        "actions": [list(pair) for pair in match.actions],
    }
    if match.origin.bots:
        data["bots"] = list(match.origin.bots)
    if match.origin.imported:
        data["imported"] = True
    if match.origin.begun:
        data["begun"] = {"actions": match.origin.begun, "digest": match.fair.begun}
    if match.origin.practice:
        data["practice"] = match.fair.returns
    data["digest"] = digest(data)
    return json.dumps(data, ensure_ascii=False) + "\n"


def _table(match: "Match") -> dict[str, Any]:
    game = match.game
    facts = {"game": game.name, "rules": game.version, "edition": game.edition.digest}
    return {**facts, "seats": match.seats, "options": match.options}


def moment(match: "Match", actions: Sequence[tuple[int, int]]) -> str:
    """The digest of what is played and of its first actions: the same for every match that goes on from there."""
    return digest({**_table(match), "actions": [list(pair) for pair in actions]})


def digest(data: dict[str, Any]) -> str:
    """A hash over everything else in the file, in a fixed spelling."""
    rest = {key: value for key, value in data.items() if key != "digest"}
    spelled = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(spelled.encode()).hexdigest()


def load(text: str, match_class: "type[Match]", game: "Game | None" = None) -> "Match":
    """Read, check, replay; a match of `game`, or of whichever game it names."""
    data = read(text)
    match = _empty_match(data, match_class, game)
    if data["digest"] != digest(data):
        raise BadSave("save-digest")
    if not _bots_follow(match):
        raise BadSave("save-bots")
    _replay(match, data)
    return match


def read(text: str) -> dict[str, Any]:
    """The fields of a match file, each of the right kind."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadSave("save-not-json") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadSave("save-format", format=FORMAT)
    for name, is_right in _FIELDS.items():
        if name not in data or not is_right(data[name]):
            raise BadSave("save-field", field=name)
    for name, fits in _FIELDS_OF_SOME.items():
        if name in data and not fits(data[name], data):
            raise BadSave("save-field", field=name)
    return data


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_hex(value: object, size: int) -> bool:
    return isinstance(value, str) and len(value) == 2 * size and all(c in "0123456789abcdef" for c in value)


def _is_actions(value: object) -> bool:
    if not isinstance(value, list) or len(value) > MOST_ACTIONS:
        return False
    return all(isinstance(pair, list) and len(pair) == 2 and all(map(_is_int, pair)) for pair in value)


_FIELDS: dict[str, Callable[[Any], bool]] = {
    "game": lambda v: isinstance(v, str),
    "rules": _is_int,
    "edition": lambda v: isinstance(v, str),
    "seats": _is_int,
    "options": lambda v: isinstance(v, dict),
    "commitment": lambda v: _is_hex(v, 32),
    "contributions": lambda v: isinstance(v, list) and all(isinstance(c, str) for c in v),
    "secret": lambda v: _is_hex(v, SECRET_BYTES),
    "actions": _is_actions,
    "digest": lambda v: _is_hex(v, 32),
}


def _are_bots(value: object, data: dict[str, Any]) -> bool:
    """Some of the seats that contributed, each once and in order."""
    if not isinstance(value, list) or not value or not all(map(_is_int, value)):
        return False
    return value == sorted(set(value)) and value[0] >= 0 and value[-1] < len(data["contributions"])


def _is_begun(value: object, data: dict[str, Any]) -> bool:
    """Some of the actions, and the digest of that moment."""
    if not isinstance(value, dict) or set(value) != {"actions", "digest"} or not _is_hex(value["digest"], 32):
        return False
    return _is_int(value["actions"]) and 0 < value["actions"] <= len(data["actions"])


#: What not every match has: the other fields are read before.
_FIELDS_OF_SOME: dict[str, Callable[[Any, dict[str, Any]], bool]] = {
    "bots": _are_bots,
    "imported": lambda v, _: v is True,
    "begun": _is_begun,
    "practice": lambda v, _: _is_int(v) and v >= 0,
}


def _empty_match(data: dict[str, Any], match_class: "type[Match]", game: "Game | None" = None) -> "Match":
    """The match before its first action, if this program can play it at all."""
    try:
        game = same_game(data["game"], data["rules"], data["edition"], data["options"], game)
        secret, contributions = bytes.fromhex(data["secret"]), data["contributions"]
        options = {str(name): value for name, value in data["options"].items()}
        game.option_values(options)
        match = match_class(game, data["seats"], secret=secret, contributions=contributions, **options)
    except BadRequest as error:
        raise BadSave("save-refused", why=error.line) from None
    begun = data.get("begun", {"actions": 0, "digest": ""})
    where = data.get("imported", False), begun["actions"], "practice" in data
    match.origin = Origin(tuple(data.get("bots", ())), *where)
    match.fair = replace(match.fair, begun=begun["digest"], returns=data.get("practice", 0))
    return match


def check_begun(match: "Match", actions: Sequence[tuple[int, int]]) -> None:
    """Whether these actions begin with the moment that the match goes on from, where somebody had to choose."""
    count = match.origin.begun
    if count and moment(match, actions[:count]) != match.fair.begun:
        raise BadSave("save-begun")
    if count and is_chance(actions, count):
        raise in_midst_of_chance(count)


def in_midst_of_chance(at: int) -> BadSave:
    return BadSave("save-refused", why=line("error-moment-chance", at=at))


def is_chance(actions: Sequence[tuple[int, int]], at: int) -> bool:
    """Whether chance acted next after so many actions."""
    return at < len(actions) and actions[at][0] == CHANCE


def wrong_action(place: int, why: Line, words: Words = COMMON) -> BadSave:
    return BadSave("save-action", words, number=place + 1, why=why)


def _replay(match: "Match", data: dict[str, Any]) -> None:
    if data["commitment"] != match.fair.commitment:
        raise BadSave("save-commitment")
    match.replay([(actor, action) for actor, action in data["actions"]])


@dataclass(frozen=True)
class Step:
    """One thing that was checked, and what came of it."""

    what: Line
    ok: bool
    words: Words = COMMON

    def text(self, lang: str, names: Sequence[str] = ()) -> str:
        return self.words.text(lang, self.what, names)


def verify(
    text: str, match_class: "type[Match]", published: Sequence[str] = (), contribution: str | None = None
) -> list[Step]:
    """Check a match file step by step, against what a player noted before the deal.

    `published` are the commitment and the seal, `contribution` is the player's own.
    """
    data = read(text)
    match = _empty_match(data, match_class)
    secret = bytes.fromhex(data["secret"])
    steps = [
        Step(line("verify-commitment", commitment=data["commitment"]), commitment(secret) == data["commitment"]),
        Step(line("verify-digest"), digest(data) == data["digest"]),
        *(_check_published(match, data["commitment"], one) for one in published),
        *_check_contributions(match, contribution),
    ]
    try:
        match.replay([(actor, action) for actor, action in data["actions"]])
    except TradewindsError as error:
        return [*steps, Step(line("verify-replay-failed", why=error.line), False, error.words)]
    return [*steps, *_replayed(match), Step(line("verify-over"), match.outcome is not None)]


def _replayed(match: "Match") -> list[Step]:
    """What it shows that a match could be replayed."""
    begun, draws = match.origin.begun, [place for place, (actor, _) in enumerate(match.actions) if actor == CHANCE]
    own = line("verify-draws", count=len(draws))
    if begun:
        own = line("verify-draws-since", count=sum(place >= begun for place in draws))
    actions = line("verify-actions", count=len(match.actions) - len(draws))
    taken = [line("verify-begun", count=begun)] if begun else []
    if match.origin.practice:
        taken = [line("verify-practice", count=begun, returns=match.fair.returns)]
    return [Step(one, True) for one in [*taken, own, actions]]


def _check_published(match: "Match", committed: str, published: str) -> Step:
    sealed = published == match.fair.seal
    return Step(line("verify-sealed" if sealed else "verify-published"), sealed or published == committed)


def _check_contributions(match: "Match", own: str | None) -> list[Step]:
    people, bots, words = _people(match), match.origin.bots, match.game.words
    steps = [Step(line("verify-people", seats=_named(people)), True, words)] if people else []
    if own is not None:
        steps.append(Step(line("verify-contribution"), own in [match.fair.contributions[seat] for seat in people]))
    if bots:
        steps.append(Step(line("verify-bots", seats=_named(bots)), _bots_follow(match), words))
    return steps


def _people(match: "Match") -> list[int]:
    """The seats that added something which somebody could choose."""
    return [seat for seat, text in enumerate(match.fair.contributions) if text and seat not in match.origin.bots]


def _bots_follow(match: "Match") -> bool:
    """Whether nobody chose what the bots added."""
    secret, given = match.fair.secret, match.fair.contributions
    return all(given[seat] == bot_contribution(secret, seat) for seat in match.origin.bots)


def _named(seats: Sequence[int]) -> list[Line]:
    return [name_of(seat) for seat in seats]


def proves(
    text: str, match_class: "type[Match]", published: Sequence[str] = (), contribution: str | None = None
) -> Line:
    """What a check with these notes shows about a match file when every step fits, and what it cannot show."""
    match = _empty_match(read(text), match_class)
    shown, begun = _proves(match, published, contribution), match.origin.begun
    if match.origin.practice:
        return line("proves-practice", returns=match.fair.returns, rest=shown)
    return line("proves-begun", count=begun, rest=shown) if begun else shown


def _proves(match: "Match", published: Sequence[str], contribution: str | None) -> Line:
    if not _people(match):
        return line("proves-nobody")
    if match.fair.commitment in published:
        return line("proves-secret" if contribution is None else "proves-fair")
    return line("proves-imported" if match.origin.imported else "proves-file")
