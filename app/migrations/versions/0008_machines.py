"""What machines settle among each other: who does a job, and which content each has ready.

Revision: 0008, after 0007, made 2026-11-22
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "job_lease",
        sa.Column("job", sa.String(length=40), nullable=False),
        sa.Column("held_by", sa.String(length=80), nullable=True),
        sa.Column("held_until", sa.DateTime(timezone=True), nullable=True),
        sa.Column("done_at", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("job", name=op.f("pk_job_lease")),
    )
    op.create_table(
        "web_machine",
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("content_ready", sa.String(length=64), nullable=False),
        sa.Column("seen_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_web_machine")),
    )


def downgrade() -> None:
    op.drop_table("web_machine")
    op.drop_table("job_lease")
