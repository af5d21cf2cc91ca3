"""News as server-sent events: each viewer is told what changed in their own view, and of nothing else.

The first event of a connection carries the whole view, those after it what changed, so whoever comes back gets the
present one whole. A reader that is too slow loses events in between, never the last, which then is whole again. Events
are counted within a connection, and so are signs of life: a reader who misses one, or gets one twice, notices and asks
anew.
"""

import asyncio
import zlib
from collections import defaultdict, deque
from collections.abc import AsyncIterator, Callable

from pydantic import TypeAdapter

from tradewinds.server import models, views
from tradewinds.server.showing import Screen, Showing
from tradewinds.server.tables import Table

#: So many events wait for a slow reader; then they are dropped for the newest.
MOST_WAITING = 8
_CHAT = TypeAdapter(list[models.ChatLine])


class Stream:
    """One open connection of one viewer."""

    def __init__(self, table: Table, seat: int | None, token_hash: str, lang: str, layout: str) -> None:
        self.id = table.id
        self.seat = seat
        self.token_hash = token_hash
        self.host = bool(token_hash) and token_hash == table.row.host_hash and not table.imported
        self.lang = lang
        self.layout = layout
        self.frames: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.closed = False
        self.number = -1
        self.chat = -1
        self.count = 0
        self.screen = Screen()
        self.info = ""
        self.since: int | None = None
        """How many events its seat had been shown before; told with the first view."""
        self.told = self.shown = 0
        """How many events there were with the last view that was told, and with the last that has been sent."""

    def resume(self, last_event_id: str) -> None:
        """Go on after the last event the reader has got."""
        parts = last_event_id.split(".")
        if len(parts) == 3 and all(part.isdecimal() for part in parts) and len(last_event_id) < 40:
            self.number, self.chat = int(parts[0]), int(parts[1]) - 1

    def push(self, event: str, data: str) -> None:
        self.count += 1
        text = f"id: {max(self.number, 0)}.{self.chat + 1}.{self.count}\nevent: {event}\ndata: {data}\n\n"
        self.frames.append(text.encode())
        self.wake.set()

    def beat(self) -> bytes:
        """A sign of life that says how many events there were."""
        return f"event: beat\ndata: {self.count}\n\n".encode()

    def begin_again(self) -> None:
        """Too much is waiting: it is dropped, and everything is told anew."""
        self.count -= len(self.frames)
        self.frames.clear()
        self.number, self.chat, self.screen, self.info = -1, -1, Screen(), ""

    def close(self) -> None:
        self.closed = True
        self.wake.set()


class Live:
    """All open connections of this process."""

    def __init__(
        self, progress: Callable[[str], tuple[float, float]] = lambda name: (1.0, 1.0), beat: float = 15.0
    ) -> None:
        self.progress = progress
        self.beat = beat
        """Seconds between signs of life."""
        self.streams: defaultdict[str, set[Stream]] = defaultdict(set)
        self.left: Callable[[Stream], None] = lambda stream: None
        """Told of a stream that has ended."""
        self.closing = False

    def watched(self, id: str) -> bool:
        return bool(self.streams.get(id))

    def here(self, id: str) -> frozenset[int]:
        """The seats that are connected now."""
        return frozenset(s.seat for s in self.streams.get(id, ()) if s.seat is not None and not s.closed)

    def join(self, table: Table, stream: Stream) -> None:
        self.streams[table.id].add(stream)
        self.tell(table)

    def leave(self, table: Table, stream: Stream) -> None:
        self.left(stream)
        self.streams[table.id].discard(stream)
        if not self.streams[table.id]:
            del self.streams[table.id]
        else:
            self.tell(table)

    def close(self) -> None:
        """The server stops: every reader is let go and will come back to the next one."""
        self.closing = True
        for streams in self.streams.values():
            for stream in streams:
                stream.close()

    # Telling

    def tell(self, table: Table) -> None:
        """Bring every viewer of a table up to date."""
        showing = Showing(table, table.playing) if table.playing else None
        for stream in self.streams.get(table.id, set()).copy():
            if stream.seat is not None and table.seats[stream.seat].token_hash != stream.token_hash:
                stream.push("gone", "{}")
                stream.close()
                continue
            self._tell(table, stream, showing)
            # Looked at after telling: what a reader is not told must not show in what is dropped either.
            if len(stream.frames) > MOST_WAITING:
                stream.begin_again()
                self._tell(table, stream, showing)

    def _tell(self, table: Table, stream: Stream, showing: Showing | None) -> None:
        if showing:
            self._tell_view(stream, showing)
        self._tell_table(table, stream)
        self._tell_chat(table, stream)

    def _tell_view(self, stream: Stream, showing: Showing) -> None:
        number = showing.playing.number(stream.seat)
        if number != stream.number:
            eyes = stream.seat, stream.lang, stream.layout
            news = showing.news(eyes, stream.number, stream.screen, stream.since)
            stream.number, stream.told, stream.since = number, showing.playing.events(stream.seat), None
            stream.push("view", news)

    def _tell_table(self, table: Table, stream: Stream) -> None:
        mine = table.held_by(stream.token_hash)
        info = views.info(
            table, mine, stream.host, stream.lang, self.here(table.id), self.progress(table.game.name)
        ).model_dump_json()
        if info != stream.info:
            stream.info = info
            stream.push("table", info)

    def _tell_chat(self, table: Table, stream: Stream) -> None:
        new = [row for row in table.chat if row.number > stream.chat]
        if new:
            lines = [views.chat_line(table, row, stream.lang) for row in new]
            stream.chat = new[-1].number
            stream.push("chat", _CHAT.dump_json(lines).decode())

    # Sending

    async def send(self, table: Table, stream: Stream) -> AsyncIterator[bytes]:
        """What goes over the wire until somebody hangs up."""
        self.join(table, stream)
        try:
            while True:
                while stream.frames:
                    yield stream.frames.popleft()
                stream.shown = stream.told
                if stream.closed or self.closing:
                    return
                stream.wake.clear()
                try:
                    await asyncio.wait_for(stream.wake.wait(), self.beat)
                except TimeoutError:
                    yield stream.beat()
        finally:
            self.leave(table, stream)


async def zipped(parts: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """The same as gzip, each event complete as it leaves."""
    press = zlib.compressobj(3, zlib.DEFLATED, 31)
    async for part in parts:
        yield press.compress(part) + press.flush(zlib.Z_SYNC_FLUSH)
    yield press.flush()
