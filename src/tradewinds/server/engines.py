"""How a database is reached: which one, with which habits, and how long somebody waits for it."""

import os
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tradewinds.server.problems import Problem

#: Seconds for a locked file and for a new connection; twice as many for a statement, and for a connection to be free.
#: Whoever waits longer is told that the database is away.
PATIENCE = 5.0


def understood(url: str) -> sa.URL:
    """The address of a database, in parts."""
    try:
        parts = sa.make_url(url)
    except (sa.exc.ArgumentError, ValueError):
        raise Problem(400, "database-url") from None
    if parts.get_backend_name() not in ("sqlite", "postgresql", "postgres"):
        raise Problem(400, "database-url")
    return parts


def named(url: sa.URL) -> str:
    """Which database it is, without user and password."""
    if url.get_backend_name() == "sqlite":
        return url.database or ""
    return sa.URL.create("postgresql", host=url.host, port=url.port, database=url.database).render_as_string()


def sqlite(url: sa.URL, size: int, begin: str) -> AsyncEngine:
    """Write-ahead log, every commit on the disk, foreign keys; transactions begin when we say so."""
    engine = _engine(url, "sqlite+aiosqlite", pool_size=size, max_overflow=0)

    @sa.event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, record: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        patience = f"busy_timeout={int(1000 * PATIENCE)}"
        for setting in (patience, "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()

    @sa.event.listens_for(engine.sync_engine, "begin")
    def begun(connection: sa.Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def make_private(path: Path) -> None:
    """A new file, and the folders it needs, are for nobody else; what is there already stays as it is."""
    before = os.umask(0o077)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    finally:
        os.umask(before)


def postgres(url: sa.URL, seconds: float | None = 2 * PATIENCE) -> AsyncEngine:
    """A statement may take so many seconds: a server that hangs does not say so."""
    patience = {"timeout": PATIENCE, "command_timeout": seconds}
    engine = _engine(url, "postgresql+asyncpg", max_overflow=5, connect_args=patience)

    @sa.event.listens_for(engine.sync_engine, "checkout")
    def taken(connection: Any, record: object, proxy: object) -> None:
        """After a restart of the server a new one is made; to ask each first would cost every move three messages."""
        if connection.driver_connection.is_closed():
            raise sa.exc.DisconnectionError

    return engine


def _engine(url: sa.URL, driver: str, **values: Any) -> AsyncEngine:
    return create_async_engine(url.set(drivername=driver), pool_timeout=2 * PATIENCE, hide_parameters=True, **values)
