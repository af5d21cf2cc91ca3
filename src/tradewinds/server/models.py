"""What the HTTP interface takes and gives, checked and documented."""

import re
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints
from pydantic_core import PydanticCustomError

from tradewinds.core.actions import Place, Weight
from tradewinds.core.ways import MOST_STEPS
from tradewinds.server.patches import Patch

NAME_MAX = 40
CHAT_MAX = 500
#: The column holds 64: the server puts a word of its own before some.
MOVE_ID_MAX = 56

#: What nobody sees in a name, so that two look alike or a line is turned around: control characters, line ends, and
#: what Unicode calls ignorable. Joiners stay where they shape letters (Arabic to Sinhala) or pictures, selectors of a
#: form after pictures and Chinese characters.
_UNSEEN = re.compile(
    r"[\x00-\x1f\x7f-\x9f\u2028\u2029\u2800\ufff0-\ufffb\ufffe\uffff"
    r"\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f"
    r"\u3164\ufeff\uffa0\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e00ff\U000e01f0-\U000e0fff]"
    r"|(?<![\u0600-\u0dff\u2190-\u2bff\ufe0f\U0001f000-\U0001faff])[\u200c\u200d]"
    r"|(?<![\u2190-\u2bff\U0001f000-\U0001faff\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff])"
    r"[\ufe00-\ufe0f\U000e0100-\U000e01ef]"
)
#: What is no text at all. Lines may be broken: what people say can be long.
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
#: Texts that are not taken, by the kind of error: each has a sentence of its own.
UNFIT = {"bad-name": "bad-name", "bad-text": "bad-text", "string_unicode": "bad-text"}


def _seen(name: str) -> str:
    if _UNSEEN.search(name):
        raise PydanticCustomError("bad-name", "invisible characters")
    return name


def _printable(text: str) -> str:
    if _CONTROL.search(text):
        raise PydanticCustomError("bad-text", "control characters")
    return text


def _unescaped(file: str) -> str:
    """A match file is JSON: what it holds escaped would reach the database as it is."""
    if "\\u0000" in file:
        raise PydanticCustomError("bad-text", "control characters")
    return file


Name = Annotated[str, StringConstraints(strip_whitespace=True, max_length=NAME_MAX), AfterValidator(_seen)]
Contribution = Annotated[str, StringConstraints(max_length=200), AfterValidator(_printable)]
Lang = Literal["en", "de", "ja"]
Layout = Literal["wide", "tall"]
#: Printable letters: a move id goes into a key.
MoveId = Annotated[str, StringConstraints(min_length=1, max_length=MOVE_ID_MAX, pattern=r"^[A-Za-z0-9._:-]+$")]


class Taken(BaseModel):
    """What a request may hold: nothing beyond the named fields."""

    model_config = ConfigDict(extra="forbid")


class NewSeat(Taken):
    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, StringConstraints(max_length=40)] = ""
    name: Name = ""


class NewTable(Taken):
    game: Annotated[str, StringConstraints(max_length=40)]
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=8)]
    options: Annotated[dict[str, str], Field(max_length=20)] = {}
    visibility: Literal["open", "unlisted", "hotseat"] = "unlisted"
    hints: bool = True
    practice: bool = False
    """One person against bots: with hints, the reasons of the bots, and `back` to any moment. It counts for nothing."""
    absent_minutes: Annotated[int, Field(ge=0, le=10_000)] = 0
    at_once: bool = True
    """Deal at once where nobody has to be waited for. Then nobody adds anything to the chance: for the proof say false,
    note the commitment, and get ready with a contribution made after that."""


class Claim(Taken):
    claim: Annotated[str, StringConstraints(max_length=100)] = ""
    name: Name = ""
    bearer: bool = False
    """True for programs: the answer holds a token to send as `Authorization: Bearer …`."""


class Ready(Taken):
    ready: bool = True
    contribution: Contribution = ""


class ChangeSeat(Taken):
    kind: Literal["open", "bot"] | None = None
    bot: Annotated[str, StringConstraints(max_length=40)] = ""
    name: Name | None = None


class HandOver(Taken):
    name: Annotated[Name, Field(min_length=1)]
    """Who would play on."""


ActionNumber = Annotated[int, Field(ge=0, le=32_767)]
#: What follows a choice at once.
Then = Annotated[tuple[ActionNumber, ...], Field(max_length=MOST_STEPS - 1)]


class Act(Taken):
    action: ActionNumber
    number: Annotated[int, Field(ge=0, le=2_000_000_000)]
    """The event number of the view the choice was made on."""
    move_id: MoveId
    """Anything unique to this move: sending it again is harmless and gets the same answer."""
    again: bool = False
    """The same answer is given by itself for as long as the same is asked."""
    ask_first: bool = False
    """What could not be taken back is not done: the answer asks whether it is really meant."""
    then: Then = ()
    """Choices that follow at once, as the ways of a view propose them: all are done or none. Each before the last must
    be public and one that can be taken back, or only open what follows; each is taken back on its own."""


class Again(Taken):
    move: Annotated[int, Field(ge=0, le=100_000)]
    """After so many actions; what chance drew next is taken over too."""
    seat: Annotated[int, Field(ge=0, le=7)] | None = None
    """Else the one that was held at the finished match, else the one that decides first."""


class Orders(Taken):
    ask_to_end: bool
    """Whether turns with nothing left to do end only when the player says so."""


class Undo(Taken):
    number: Annotated[int, Field(ge=0, le=2_000_000_000)]
    move_id: MoveId
    whole_turn: bool = False
    card: Annotated[int, Field(ge=0, le=32_767)] | None = None
    """Only this choice, by which a card of a hand was laid down; cards laid since stay."""


class Back(Taken):
    number: Annotated[int, Field(ge=0, le=2_000_000_000)]
    move_id: MoveId
    event: Annotated[int, Field(ge=0, le=100_000)] | None = None
    """To what the seat saw after that event, as `replay` counts them; without it to before its own last choice."""


class Say(Taken):
    text: Annotated[
        str, StringConstraints(strip_whitespace=True, min_length=1, max_length=CHAT_MAX), AfterValidator(_printable)
    ]


class File(Taken):
    file: Annotated[str, StringConstraints(max_length=2_000_000), AfterValidator(_unescaped)]


# Answers


class Wrong(BaseModel):
    """Why a request was refused."""

    error: str
    text: str
    rule: str | None = None


class Readiness(BaseModel):
    """Whether the server can do its work."""

    ready: bool
    missing: list[str]
    """What does not go on: `database`, `listening`, or a work in the background."""


class Accepted(BaseModel):
    number: int
    legal: list[int]
    """What the seat may do next; nothing while others decide."""
    asks: bool = False
    """Nothing was done yet: it could not be taken back, and `ask_first` was wished."""


class Choice(BaseModel):
    action: int
    kind: str
    text: str
    amount: int | None = None
    """What is chosen, where it is asked as a number."""
    again: str = ""
    """The same answer for as long as the same is asked, in words, where that is often wished."""
    note: str = ""
    """What it would bring, or that it would do nothing; empty where there is nothing to say for certain."""


class Card(BaseModel):
    """A card of a hand: laid down by its action, taken up again by taking that back."""

    action: int
    thing: str
    """Its id in the picture begins with this."""
    name: str
    number: int
    effect: str
    laid: bool
    icon: str
    note: str


class Group(BaseModel):
    """Choices that are asked together."""

    kind: str
    title: str
    by: Place
    weight: Weight
    icon: str
    """A drawing of the board's picture, by its name; nothing where there is none."""
    actions: list[int]
    lines: list[str] = []
    """What to know before choosing."""
    shows: str = ""
    """The id of that part of the picture which it is about; empty where that is the whole board."""
    cards: list[Card] = []
    """The hand, those already laid down included."""
    places: list[str] = []
    """Where cards are laid: what each place costs, empty where it is free."""


class Way(BaseModel):
    """Several choices, one after the other, that lead where none of them leads alone, or are all there is of a kind.

    Send the first as `action` and the others as `then`.
    """

    kind: str
    """Of the group that the last of them belongs to."""
    action: int
    then: list[int]
    things: list[str]
    """What the choices of the last one's kind are about, as the picture names it; the last is where the way leads.
    Empty for all there is of a kind."""
    text: str


class Refused(BaseModel):
    """What cannot be done now, and why."""

    kind: str
    text: str
    rule: str
    why: str


class About(BaseModel):
    """What can be done with a thing of the board now; where that is nothing, why not. Spectators do nothing."""

    can: list[Choice]
    cannot: list[Refused]
    uses: list[str]
    """What it is there for: the kinds of actions that have to do with it, whoever takes them."""


class LogLine(BaseModel):
    text: str
    beat: str
    """What it looks like when it happens: `lay`, `move`, `draw`, `flip`, `pay` and so on, else `told`."""
    seat: int | None
    """Of whom it tells."""
    by: int | None
    """Whose action it came of, where that is known; nobody's where chance has drawn."""
    stage: str
    """The round, or what counts as one, in which that was done."""
    things: list[str]
    """What it is about, as the board names what it draws: `space-e5`."""
    event: int
    """Which of the events that its reader could notice it tells of; `replay` shows the board after it."""


class Log(BaseModel):
    start: int
    """Keep so many of the lines you have; then come these."""
    lines: list[LogLine]


class Result(BaseModel):
    headline: str
    """Who won and by how much, as the viewer reads it."""
    reason: str
    scores: list[int]
    winners: list[int]
    sources: list[str]
    points: list[list[int]]
    tie: str
    """How a tie was broken, if there was one."""


class Fact(BaseModel):
    name: str
    value: str


class ByItself(BaseModel):
    action: int
    seconds: float


class Shown(BaseModel):
    """Something that happened, in the order of events, with what it changed in the pictures."""

    lines: int
    """So many of the new lines of the log tell of it."""
    board: Patch
    """`[at, gone, new]`: cut the picture where `><` stands; at that place so many parts go and these come. From the
    last change to the first, and joined by `><` again it is the new picture."""
    close_up: Patch


class LessonPage(BaseModel):
    text: str
    things: list[str]
    """What it is about, as the board names what it draws."""


class Lesson(BaseModel):
    """What whoever is taught reads now."""

    place: int
    places: int
    """How far the lesson is, and how long."""
    pages: list[LessonPage]
    """One after the other; after the last comes the choice."""
    wanted: int | None
    """What is to be chosen, when it is the learner's turn."""
    over: bool


class Thought(BaseModel):
    """What a bot did, and why."""

    seat: int
    text: str


class View(BaseModel):
    """The match as one viewer sees it."""

    number: int
    """Counts what this viewer could notice; send it with a move."""
    seat: int | None
    prompt: str
    own: list[str]
    """What the viewer has and what is under way, in sentences."""
    actors: list[int]
    choices: list[Choice]
    groups: list[Group]
    """The same as they are asked: what is wanted most first, what ends or throws away something last."""
    ways: list[Way]
    """What several choices in a row could reach; short ways first."""
    by_itself: ByItself | None
    """What is done if nothing is chosen."""
    can_undo: bool
    can_go_back: bool
    """In practice: whether there is a choice of one's own to go back to, past chance and others."""
    thoughts: list[Thought]
    """In practice: why bots did what everybody saw, since one's own last choice. It may tell what they hold."""
    panels: list[list[Fact]]
    """For each seat what this viewer may count of it."""
    board: str
    """In a stream empty where `steps` say what changed."""
    close_up: str
    """What deserves to be seen large now, as a picture of its own; empty for nothing."""
    log: Log
    steps: list[Shown] = []
    """In a stream: what happened since the view before."""
    lesson: Lesson | None = None
    close_up_lasts: bool = False
    """In a stream, beside `steps`: whether what is seen large goes on after the last of them."""
    since: int | None = None
    """With the first view of a stream: how many events this seat had been shown before, as far as was noted."""
    result: Result | None


class SeatInfo(BaseModel):
    seat: int
    kind: str
    """`open`, `human`, `bot`, or `nobody` where the match came as a file."""
    bot: str
    name: str
    """As shown: the chosen name, else the colour."""
    colour: str
    ready: bool
    yours: bool
    here: bool
    """Connected now."""
    asked_for: str
    """Who would play on, when the host has asked whether the holder is still there."""
    asks_to_end: bool
    """Whether its turns end only when it says so; told to whoever holds the seat alone."""
    asked_until: int
    """Until then the holder can answer or act, in milliseconds since 1970."""


class ChatLine(BaseModel):
    number: int
    name: str
    text: str
    seat: int | None
    notice: bool
    at: int
    """When it was said, in milliseconds since 1970."""


class Learn(BaseModel):
    game: Annotated[str, StringConstraints(max_length=40)]
    lesson: Annotated[str, StringConstraints(max_length=40)] = "first"
    name: Name = ""


class Try(BaseModel):
    game: Annotated[str, StringConstraints(max_length=40)]
    example: Annotated[str, StringConstraints(max_length=40)]
    """The name of a picture of the rulebook."""
    name: Name = ""


class TableInfo(BaseModel):
    """The table around the match: who sits where, how far it is."""

    id: str
    game: str
    title: str
    status: str
    """`lobby`, `preparing`, `running`, `over` or `stopped`."""
    why_stopped: str
    progress: float
    """How far the rules are compiled, from 0 to 1."""
    bots_progress: float
    """How far what bots need is compiled; until then they wait."""
    options: dict[str, str]
    visibility: str
    hints: bool
    absent_minutes: int
    host: bool
    imported: bool
    """Whether the match came as a file: its seats are nobody's, and what was published before the deal is not known."""
    lesson: str
    """The lesson that is taught there, if one is: its deal is no secret."""
    practice: bool
    """Whether somebody practises against bots: it counts for no rating."""
    begun: bool
    """Whether the match goes on from a moment of another: it has no deal of its own, and counts for no rating."""
    begun_at: str
    """The table of that other match, if it was played here."""
    commitment: str
    seal: str
    """Over the commitment and every seat's contribution, once all are in and before the first draw."""
    rules: str
    edition: str
    edition_name: str
    """The edition in words."""
    rematch: str
    seats: list[SeatInfo]


class TableState(BaseModel):
    table: TableInfo
    view: View | None
    chat: list[ChatLine]


class Created(BaseModel):
    id: str
    links: dict[int, str]
    """For each open seat the link that claims it, once."""
    commitment: str = ""
    """Fixes the secret of a new table. Note it before adding anything to the chance."""


class Claimed(BaseModel):
    id: str
    seat: int
    token: str | None


class Link(BaseModel):
    link: str


class Listed(BaseModel):
    id: str
    game: str
    title: str
    status: str
    seats: int
    free: list[int]
    names: list[str]
    your_turn: bool
    waiting_for: list[str]
    yours: bool
    imported: bool
    practice: bool


class Lists(BaseModel):
    open: list[Listed]
    yours: list[Listed]


class GameInfo(BaseModel):
    name: str
    picture: bool
    """Whether the board is drawn; otherwise it is written in letters."""
    title: str
    seats: list[int]
    options: dict[str, list[str]]
    bots: list[str]
    ready: bool
    bots_ready: bool
    """Bots come after the rules, the very first time."""
    progress: float
    lesson: bool
    """Whether it is taught here."""


class Change(BaseModel):
    """What would become of a figure of a seat."""

    seat: int
    name: str
    before: str
    after: str


class Preview(BaseModel):
    """What a choice would lead to."""

    text: str
    final: bool
    """Whether it could not be taken back."""
    board: str
    """The board after it, empty when it is final: what chance or others bring is not known before."""
    changes: list[Change]
    """Which figures would be others, as far as that is known before."""


class Seen(BaseModel):
    number: int
    seen: list[int]
    legal: list[int]


def wrong(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals of a route, for its documentation."""
    return {status: {"model": Wrong} for status in (*statuses, 413, 422, 429, 503)}
