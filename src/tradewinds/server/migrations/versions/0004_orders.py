"""What a seat has ordered to be done for it."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("seat", sa.Column("asks_to_end", sa.Boolean, nullable=False, server_default=sa.false()))
