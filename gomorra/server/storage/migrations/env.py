"""How Alembic runs the steps: on the connection it is given."""

from __future__ import annotations

from alembic import context

from gomorra.server.storage import deck_schema

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=deck_schema.decks.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
