"""Steps from one database schema to the next; they run by themselves when the server starts."""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

#: Any number, the same in every process: one migrates, the others wait.
_LOCK = 7_262_019


def upgrade(connection: sa.Connection) -> None:
    """Bring the database behind a connection to the newest schema."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
