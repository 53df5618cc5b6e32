"""Chapters of games, and the generation that keeps a process which has lost a table from writing to it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("generation", sa.Integer, nullable=False, server_default="1"))
    op.create_table(
        "chapters",
        sa.Column(
            "table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("anchor", sa.LargeBinary, nullable=False),
        sa.Column("reel", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("chapters")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("generation")
