"""The experiments of the laboratory, with their games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "experiments",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("owner", sa.String(40), nullable=False),
        sa.Column("name", sa.String(120), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("problem", sa.Text, nullable=False),
        sa.Column("rules", sa.String(80), nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("holder", sa.String(40), nullable=False),
        sa.Column("held_until", sa.Float, nullable=False),
    )
    op.create_index("experiments_by_owner", "experiments", ["owner", "created"])
    op.create_index("experiments_by_status", "experiments", ["status", "created"])
    op.create_table(
        "experiment_games",
        sa.Column(
            "experiment_id",
            sa.String(40),
            sa.ForeignKey("experiments.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("answers", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    for name in ("experiment_games", "experiments"):
        op.drop_table(name)
