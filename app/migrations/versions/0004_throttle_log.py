"""The sliding log of the throttle.

`throttle_count` stays: processes of the release before run beside this schema for a moment, and after a rollback.

Revision: 0004, after 0003, made 2026-11-22
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "throttle_log",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("settles_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_throttle_log")),
    )
    op.create_index("ix_throttle_log_key_expires_at", "throttle_log", ["key", "expires_at"])
    op.create_index(op.f("ix_throttle_log_expires_at"), "throttle_log", ["expires_at"])


def downgrade() -> None:
    op.drop_table("throttle_log")
