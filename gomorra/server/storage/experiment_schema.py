"""Where the experiments of the laboratory lie in the database."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, LargeBinary, String, Table, Text

from gomorra.server.storage.schema import metadata

experiments = Table(
    "experiments",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("owner", String(40), nullable=False),
    Column("name", String(120), nullable=False),
    Column("created", Float, nullable=False),
    Column("status", String(12), nullable=False),
    Column("problem", Text, nullable=False),
    Column("rules", String(80), nullable=False),
    Column("plan", Text, nullable=False),
    Column("holder", String(40), nullable=False),
    Column("held_until", Float, nullable=False),
    Index("experiments_by_owner", "owner", "created"),
    Index("experiments_by_status", "status", "created"),
)
"""What is to be found out, as JSON, and which process works on it until when."""

experiment_games = Table(
    "experiment_games",
    metadata,
    Column("experiment_id", String(40), ForeignKey("experiments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("record", Text, nullable=False),
    Column("answers", LargeBinary, nullable=False),
)
"""The games that were played for it."""
