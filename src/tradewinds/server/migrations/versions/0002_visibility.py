"""Who may see a table stands in a column of its own: open ones are found among any number of others."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("match", sa.Column("visibility", sa.String(10), nullable=False, server_default=""))
    match = sa.table("match", sa.column("visibility", sa.String), sa.column("settings", sa.JSON))
    chosen = sa.func.coalesce(match.c.settings["visibility"].as_string(), "unlisted")
    op.execute(sa.update(match).values(visibility=chosen))
    op.create_index("match_by_visibility", "match", ["status", "visibility", "created"])
