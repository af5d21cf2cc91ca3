"""Alembic's way in: it runs on the connection it is given."""

from alembic import context

from tradewinds.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=False,
)
context.run_migrations()
