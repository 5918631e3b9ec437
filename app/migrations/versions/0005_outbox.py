"""Mail that waits to be sent, and the worker's heartbeat.

Revision: 0005, after 0004, made 2026-11-22
"""

import sqlalchemy as sa
from alembic import op

from app.migrations.records import refuse_to_erase

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "outbox_mail",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("lead_id", sa.String(length=24), nullable=False),
        sa.Column("section", sa.String(length=10), nullable=False),
        sa.Column("suspected", sa.Boolean(), nullable=False),
        sa.Column("query_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("queued_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("next_attempt_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("leased_by", sa.String(length=32), nullable=True),
        sa.Column("leased_until", sa.DateTime(timezone=True), nullable=True),
        sa.Column("settled_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("reason", sa.String(length=200), nullable=True),
        sa.ForeignKeyConstraint(
            ["lead_id"], ["lead.id"], name=op.f("fk_outbox_mail_lead_id_lead"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox_mail")),
        sa.UniqueConstraint("lead_id", name=op.f("uq_outbox_mail_lead_id")),
    )
    op.create_index("ix_outbox_mail_state_next_attempt_at", "outbox_mail", ["state", "next_attempt_at"])
    op.create_table(
        "worker_heartbeat",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seen_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_worker_heartbeat")),
    )


def downgrade() -> None:
    refuse_to_erase("outbox_mail")
    op.drop_table("worker_heartbeat")
    op.drop_table("outbox_mail")
