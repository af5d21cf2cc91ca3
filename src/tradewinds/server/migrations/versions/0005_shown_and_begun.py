"""How far a seat has been shown its match, and what a match has taken over from another."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("seat", sa.Column("shown", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "beginning",
        sa.Column("match", sa.String(32), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("actions", sa.JSON, nullable=False),
    )
