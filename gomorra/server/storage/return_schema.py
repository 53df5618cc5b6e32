"""Where it lies in the database who may come back with which link."""

from __future__ import annotations

from sqlalchemy import Column, Float, String, Table

from gomorra.server.storage.schema import metadata

returns = Table(
    "returns",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("digest", String(64), nullable=False, unique=True),
    Column("name", String(60), nullable=False),
    Column("at", Float, nullable=False),
)
"""One link a person. Only its digest is kept: whoever reads the database cannot come in with it."""
