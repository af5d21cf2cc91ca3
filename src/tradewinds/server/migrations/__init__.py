"""Steps from one database schema to the next; they run by themselves when the server starts."""

from pathlib import Path

import sqlalchemy as sa

#: Any number, the same in every process: one migrates, the others wait.
_LOCK = 7_262_019
#: The last of the steps.
NEWEST = "0005"


class Newer(Exception):
    """The schema is of a later program."""


def upgrade(connection: sa.Connection) -> None:
    """Bring the database behind a connection to the newest schema."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
    if (found := version(connection)) > NEWEST:
        raise Newer
    if found != NEWEST:
        migrate(connection, NEWEST)


def version(connection: sa.Connection) -> str:
    """Which step the database is at; nothing for a new one."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.scalar(sa.text("SELECT version_num FROM alembic_version")) or "")


def migrate(connection: sa.Connection, step: str) -> None:
    """Take the steps up to this one."""
    from alembic import command  # noqa: PLC0415 - most starts find the newest schema and need none of this
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, step)
