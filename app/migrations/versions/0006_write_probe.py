"""The row that readiness writes to prove that rows can be written.

Revision: 0006, after 0005, made 2026-11-22
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    probe = op.create_table(
        "write_probe",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("written_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_write_probe")),
    )
    op.execute(probe.insert().values(id=1, written_at=sa.func.current_timestamp()))


def downgrade() -> None:
    op.drop_table("write_probe")
