"""Leads, and the running counts of the throttle.

Revision: 0002, after 0001, made 2026-11-20
"""

import sqlalchemy as sa
from alembic import op

from app.migrations.records import refuse_to_erase

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lead",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("name", sa.String(length=200), nullable=False),
        sa.Column("email", sa.String(length=254), nullable=False),
        sa.Column("phone", sa.String(length=16), nullable=False),
        sa.Column("message", sa.Text(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("suspected", sa.Boolean(), nullable=False),
        sa.Column("suspicion", sa.String(length=100), nullable=True),
        sa.Column("notice_version", sa.String(length=40), nullable=True),
        sa.Column("consented_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("via", sa.String(length=10), nullable=False),
        sa.Column("idempotency_key", sa.String(length=220), nullable=True),
        sa.Column("body_digest", sa.String(length=64), nullable=False),
        sa.Column("search_text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_lead")),
        sa.UniqueConstraint("idempotency_key", name=op.f("uq_lead_idempotency_key")),
    )
    op.create_index("ix_lead_kind_created_at_id", "lead", ["kind", "created_at", "id"])
    op.create_index("ix_lead_kind_seen_at", "lead", ["kind", "seen_at"])
    op.create_table(
        "throttle_count",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_throttle_count")),
    )
    op.create_index(op.f("ix_throttle_count_expires_at"), "throttle_count", ["expires_at"])


def downgrade() -> None:
    refuse_to_erase("lead")
    op.drop_table("throttle_count")
    op.drop_table("lead")
