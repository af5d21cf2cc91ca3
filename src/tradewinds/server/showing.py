"""What a reader of a stream is shown: the whole view at first, then what happened step by step, as patches."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from tradewinds.core.story import Event
from tradewinds.server import models, views
from tradewinds.server.boards import Eyes, close_up_html, lasting_html, moment_html
from tradewinds.server.in_play import Playing
from tradewinds.server.patches import patch
from tradewinds.server.tables import Table


@dataclass(frozen=True)
class Pictures:
    """What lies before a reader's eyes."""

    board: str = ""
    close_up: str = ""


@dataclass
class Screen:
    """What a reader has been shown so far."""

    pictures: Pictures = Pictures()
    log: list[models.LogLine] = field(default_factory=list)


class Showing:
    """One look at a table for all its readers: what several of them see alike is made once."""

    def __init__(self, table: Table, playing: Playing) -> None:
        self.table = table
        self.playing = playing
        self._views: dict[Eyes, models.View] = {}
        self._told: dict[tuple[Eyes, int, int, int, int | None], tuple[str, Pictures]] = {}

    def view(self, eyes: Eyes) -> models.View:
        if eyes not in self._views:
            self._views[eyes] = views.view(self.table, self.playing, *eyes, large=False)
        return self._views[eyes]

    def news(self, eyes: Eyes, number: int, screen: Screen, since: int | None = None) -> str:
        """What brings a reader up to date who was shown the event of that number; then the screen shows it. `since`
        says to who comes anew how many events they were shown before."""
        view = self.view(eyes)
        start = _same(screen.log, view.log.lines)
        key = (eyes, number, start, id(screen.pictures.board), since)
        if key not in self._told:
            self._told[key] = self._news(eyes, number, start, screen.pictures, since)
        text, screen.pictures = self._told[key]
        screen.log = view.log.lines
        return text

    def _news(self, eyes: Eyes, number: int, start: int, before: Pictures, since: int | None) -> tuple[str, Pictures]:
        view = self.view(eyes)
        news = self.playing.news(eyes[0], number) if before.board else None
        told: dict[str, object] = {"log": models.Log(start=start, lines=view.log.lines[start:]), "since": since}
        events = [event for one in news or () for event in one.events]
        shown = self._shown(eyes, events, view)
        if news is None:
            told["close_up"] = shown[-1].close_up
        else:
            lines = [len(event.beats) for event in events] or [0]
            steps = [_changed(*one) for one in zip(lines, (before, *shown[:-1]), shown, strict=True)]
            lasts = bool(shown[-1].close_up and self._lasting(eyes))
            told |= {"board": "", "close_up": "", "steps": steps, "close_up_lasts": lasts}
        return view.model_copy(update=told).model_dump_json(), shown[-1]

    def _lasting(self, eyes: Eyes) -> str:
        """What is seen large whatever happened last."""
        return lasting_html(self.playing.match, eyes, self.table.names) if self.table.stopped is None else ""

    def _shown(self, eyes: Eyes, events: Sequence[Event], view: models.View) -> list[Pictures]:
        """The pictures of each event; the last board is that of the view, with what can be chosen."""
        match, names = self.playing.match, self.table.names
        if not events:
            return [Pictures(view.board, self._lasting(eyes))]
        large = [close_up_html(match, event, eyes, names) for event in events]
        boards = [*(moment_html(match, event, eyes, names) for event in events[:-1]), view.board]
        return [Pictures(*pair) for pair in zip(boards, large, strict=True)]


def _changed(lines: int, before: Pictures, after: Pictures) -> models.Shown:
    board, close_up = patch(before.board, after.board), patch(before.close_up, after.close_up)
    return models.Shown(lines=lines, board=board, close_up=close_up)


def _same(one: Sequence[models.LogLine], other: Sequence[models.LogLine]) -> int:
    """How many lines two logs share from the beginning."""
    for i, (a, b) in enumerate(zip(one, other, strict=False)):
        if a is not b and a != b:
            return i
    return min(len(one), len(other))
