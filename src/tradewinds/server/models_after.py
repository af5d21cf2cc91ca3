"""What the HTTP interface gives of a match when it is looked at again: replay and story, proof, hints, chances."""

from pydantic import BaseModel

from tradewinds.server.models import Fact, LogLine


class VerifyStep(BaseModel):
    text: str
    ok: bool


class Verified(BaseModel):
    ok: bool
    steps: list[VerifyStep]
    proves: str
    """What this shows and what it cannot, when every step fits."""


class Moment(BaseModel):
    """One moment of a match."""

    move: int
    """After so many events that its viewer could notice; with everything open, after so many actions."""
    moves: int
    board: str
    prompt: str
    hands: list[list[str]]
    """For each seat what it has and sees, when everything is open; else empty."""
    panels: list[list[Fact]]


class Step(BaseModel):
    """One event of a match."""

    lines: list[LogLine]
    stage: str
    action: int | None
    """How many actions there had been before the next event; not told before the end."""
    scores: list[int]
    """The standing then; nothing before the end."""


class Story(BaseModel):
    """A match from its first event to its last."""

    names: list[str]
    colours: list[str]
    steps: list[Step]


class Suggestion(BaseModel):
    """One choice, how often it wins with its 95 % interval, and why."""

    action: int
    text: str
    reason: str
    share: float
    low: float
    high: float


class Hint(BaseModel):
    """The best few choices of a seat, as far as it can see, the best first."""

    suggestions: list[Suggestion]
    shares: list[float]
    """Each seat's share of winning, as far as this seat can know."""


class WinShares(BaseModel):
    """Each seat's share of winning after an action."""

    move: int
    shares: list[float]


class TurningPoint(BaseModel):
    """Something that changed the chances, told by the log."""

    move: int
    """After so many actions."""
    again: int
    """So many had been taken before it: `again` begins there."""
    stage: str
    text: str
    seat: int
    """Whose chance it changed most, or the reader's own where that changed as well."""
    before: float
    after: float


class Course(BaseModel):
    """The course of a finished match."""

    names: list[str]
    colours: list[str]
    moments: list[WinShares]
    turning_points: list[int]
    """Places in `moments`."""
    turns: list[TurningPoint]
    """The greatest of them in words, in the order of the match."""
    playouts: int
    """For each moment; those around turning points had more."""
