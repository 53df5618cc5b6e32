"""Where the decks of the workshop lie in the database."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text

from gomorra.server.storage.schema import metadata

decks = Table(
    "decks",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("owner", String(40), nullable=False),
    Column("updated", Float, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("content", Text, nullable=False),
    Index("decks_by_owner", "owner", "updated"),
)
"""A deck as it is now, its content as JSON."""

deck_versions = Table(
    "deck_versions",
    metadata,
    Column("deck_id", String(40), ForeignKey("decks.id", ondelete="CASCADE"), primary_key=True),
    Column("revision", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("kept", Boolean, nullable=False),
    Column("content", Text, nullable=False),
)
"""What it is and what it was before."""
