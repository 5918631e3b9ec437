"""Mail that is of no query. A table of its own: a worker of the release before takes each row of the other for a query's.

Revision: 0011, after 0010, made 2026-11-23
"""

import sqlalchemy as sa
from alembic import op

from app.migrations.records import refuse_to_erase

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "outbox_notice",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("period", sa.String(length=10), nullable=False),
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("queued_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("next_attempt_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("leased_by", sa.String(length=32), nullable=True),
        sa.Column("leased_until", sa.DateTime(timezone=True), nullable=True),
        sa.Column("settled_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("reason", sa.String(length=200), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox_notice")),
        sa.UniqueConstraint("kind", "period", name="uq_outbox_notice_kind_period"),
    )
    op.create_index("ix_outbox_notice_state_next_attempt_at", "outbox_notice", ["state", "next_attempt_at"])


def downgrade() -> None:
    refuse_to_erase("outbox_notice")
    op.drop_table("outbox_notice")
