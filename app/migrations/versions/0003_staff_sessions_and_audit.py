"""Staff sessions, known devices and audit records.

Revision: 0003, after 0002, made 2026-11-21
"""

import sqlalchemy as sa
from alembic import op

from app.migrations.records import refuse_to_erase

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "staff_session",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("token_digest", sa.String(length=64), nullable=False),
        sa.Column("staff_user_id", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("last_seen_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["staff_user_id"],
            ["staff_user.id"],
            name=op.f("fk_staff_session_staff_user_id_staff_user"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_staff_session")),
        sa.UniqueConstraint("token_digest", name=op.f("uq_staff_session_token_digest")),
    )
    op.create_index(op.f("ix_staff_session_staff_user_id"), "staff_session", ["staff_user_id"])
    op.create_table(
        "known_device",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("token_digest", sa.String(length=64), nullable=False),
        sa.Column("staff_user_id", sa.Integer(), nullable=False),
        sa.Column("last_sign_in_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["staff_user_id"],
            ["staff_user.id"],
            name=op.f("fk_known_device_staff_user_id_staff_user"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_known_device")),
    )
    op.create_index(
        "ix_known_device_token_digest_user", "known_device", ["token_digest", "staff_user_id"], unique=True
    )
    op.create_index(op.f("ix_known_device_staff_user_id"), "known_device", ["staff_user_id"])
    op.create_index(op.f("ix_known_device_last_sign_in_at"), "known_device", ["last_sign_in_at"])
    op.create_table(
        "staff_audit",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("action", sa.String(length=30), nullable=False),
        sa.Column("username", sa.String(length=254), nullable=True),
        sa.Column("address", sa.String(length=64), nullable=False),
        sa.Column("detail", sa.String(length=100), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_staff_audit")),
    )
    op.create_index(op.f("ix_staff_audit_at"), "staff_audit", ["at"])
    op.create_index("ix_staff_audit_action_at", "staff_audit", ["action", "at"])


def downgrade() -> None:
    refuse_to_erase("staff_audit")
    op.drop_table("staff_audit")
    op.drop_table("known_device")
    op.drop_table("staff_session")
