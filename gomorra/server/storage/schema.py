"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("status", String(20), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("record", Text, nullable=False),
    Column("generation", Integer, nullable=False, server_default="1"),
    Index("tables_by_status", "status", "public", "updated"),
)
"""A table, with its record as JSON.

The generation rises whenever a process opens the table and whenever something is taken back. Every write names
the generation it belongs to, so that whoever has lost the table meanwhile can change nothing any more.
"""

answers = Table(
    "answers",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("key", String(200), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", Float, nullable=False),
)
"""Every answer of every game."""

chapters = Table(
    "chapters",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("since", Integer, nullable=False),
    Column("rules", String(40), nullable=False),
    Column("anchor", LargeBinary, nullable=False),
    Column("reel", LargeBinary, nullable=False),
)
"""Stretches of games, from one number of answers to another: what was seen, and the state at their end."""

seats = Table(
    "seats",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("updated", Float, nullable=False),
)
"""Who sits at which table."""

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", String(60), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
"""What was said."""

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Keys of this installation, such as the one that signs session cookies."""
