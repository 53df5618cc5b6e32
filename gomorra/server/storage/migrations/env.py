"""How Alembic runs the steps: on the connection it is given."""

from __future__ import annotations

from alembic import context

from gomorra.server.storage.deck_schema import decks
from gomorra.server.storage.experiment_schema import experiments

connection = context.config.attributes["connection"]
# All tables have joined the one list by now.
assert decks.metadata is experiments.metadata
context.configure(connection=connection, target_metadata=decks.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
