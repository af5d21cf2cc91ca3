"""A database that is away: noticed in one place, told once, waited for by whoever works in the background."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from tradewinds.server.engines import PATIENCE

log = logging.getLogger("tradewinds.outages")
# A lost connection is told here, in one line.
logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)

#: What SQLite says of itself or of its file: locked, read-only, full, out of reach.
_SQLITE = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PROTOCOL,
}
#: The same of PostgreSQL, as its error codes begin: no connection, not let in, no such database, read-only, two that
#: waited for each other, out of room, a lock that did not come, shut down, a disk that fails.
_POSTGRES = ("08", "28", "3D", "25006", "40", "53", "55P03", "57", "58")


class DatabaseAway(Exception):
    """The database cannot be reached or written now. What was being stored may be there or not."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Conflict(Exception):
    """What is stored already does not allow it: somebody was faster."""


class DatabaseFault(Exception):
    """A statement or a database that cannot be right. The values it was about are not told: they may be secret."""

    def __init__(self, why: str, statement: str) -> None:
        super().__init__(f"{why} {statement}")
        self.why = why


@contextmanager
def translated() -> Iterator[None]:
    """What a database raises holds rows and addresses; none of it gets further than here."""
    try:
        yield
    except IntegrityError:
        raise Conflict from None
    except (SQLAlchemyError, OSError) as error:
        if _is_away(error):
            raise DatabaseAway(_named(error)) from None
        raise DatabaseFault(_named(error), getattr(error, "statement", None) or "") from None


class Outage:
    """Around everything that is asked of the database. `noticed` is set from the first failure until it is over."""

    def __init__(self) -> None:
        self.noticed = asyncio.Event()
        self._over = asyncio.Event()
        self._since = 0.0

    @contextmanager
    def minded(self) -> Iterator[None]:
        try:
            with translated():
                yield
        except DatabaseAway as away:
            if not self.noticed.is_set():
                log.warning("the database is away", extra={"why": away.why})
                self._since = time.monotonic()
                self._over.clear()
            self.noticed.set()
            raise

    async def passes(self) -> None:
        """Before something is stored: all wait together, at the beginning for its end and later not at all."""
        if self.noticed.is_set():
            try:
                await asyncio.wait_for(self._over.wait(), self._since + PATIENCE - time.monotonic())
            except TimeoutError:
                raise DatabaseAway("outage") from None

    def is_over(self) -> None:
        self.noticed.clear()
        self._over.set()
        log.warning("the database is back")


def _is_away(error: Exception) -> bool:
    """Whether the database could not do it, and not: whether what was asked of it was wrong."""
    cause = _cause(error)
    if (number := getattr(cause, "sqlite_errorcode", None)) is not None:
        return number & 0xFF in _SQLITE
    if (code := getattr(cause, "sqlstate", None)) is not None:
        return str(code).startswith(_POSTGRES)
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return lost or isinstance(error, (OSError, PoolTimeout, InterfaceError))


def _named(error: Exception) -> str:
    """Its code or its kind, without the words around them."""
    cause = _cause(error)
    code = getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None)
    return code or type(cause).__name__


def _cause(error: Exception) -> BaseException | None:
    return error.orig if isinstance(error, DBAPIError) else error
