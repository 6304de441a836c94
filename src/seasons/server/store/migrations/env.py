"""What Alembic runs: the versions that are missing, on the connection it was given."""

from alembic import context

from seasons.server.store.schema import METADATA, VERSION_TABLE

context.configure(
    connection=context.config.attributes["connection"], target_metadata=METADATA, version_table=VERSION_TABLE
)
with context.begin_transaction():
    context.run_migrations()
