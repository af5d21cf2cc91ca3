"""Seats whose holder was asked whether they are still there."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("seat", sa.Column("asked_for", sa.String(80), nullable=False, server_default=""))
    op.add_column("seat", sa.Column("asked_at", sa.BigInteger, nullable=False, server_default="0"))
