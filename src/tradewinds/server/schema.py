"""What the database holds. `migrations/` brings any older database to this; a test compares the two."""

import sqlalchemy as sa

metadata = sa.MetaData()

#: One match. `secret` settles its chance and is told to nobody before the end.
match = sa.Table(
    "match",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("edition", sa.String(64), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("settings", sa.JSON, nullable=False),
    sa.Column("status", sa.String(10), nullable=False),
    sa.Column("secret", sa.LargeBinary, nullable=False),
    sa.Column("host_hash", sa.String(64), nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    # As in the settings, where nothing can be looked up quickly.
    sa.Column("visibility", sa.String(10), nullable=False, server_default=""),
    sa.Index("match_by_status", "status", "changed"),
    sa.Index("match_by_visibility", "status", "visibility", "created"),
)

#: A place at a table. Only hashes of links and tokens are kept.
seat = sa.Table(
    "seat",
    metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("bot", sa.String(40), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("ready", sa.Boolean, nullable=False),
    sa.Column("contribution", sa.String(200), nullable=False),
    sa.Column("claim_hash", sa.String(64), nullable=False),
    sa.Column("token_hash", sa.String(64), nullable=False),
    sa.Column("last_seen", sa.BigInteger, nullable=False),
    sa.Column("asked_for", sa.String(80), nullable=False, server_default=""),
    sa.Column("asked_at", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("asks_to_end", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("shown", sa.Integer, nullable=False, server_default="0"),
    sa.Index("seat_by_token", "token_hash"),
)

#: What the seats did, in order: the truth about a match. The key lets one of two writers win.
entry = sa.Table(
    "entry",
    metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.Integer, nullable=False),
    sa.Column("saw", sa.String(16), nullable=False),
    sa.Column("move_id", sa.String(64), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("match", "seat", "move_id", name="entry_once"),
)

#: What a match has taken over from another, draws included: pairs of actor and action. Entries come after it.
beginning = sa.Table(
    "beginning",
    metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("actions", sa.JSON, nullable=False),
)

#: What people said, and what the server noted for everybody to read.
chat = sa.Table(
    "chat",
    metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("text", sa.String(1000), nullable=False),
    sa.Column("notice", sa.JSON, nullable=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)
