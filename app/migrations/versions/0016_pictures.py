"""Pictures that staff upload.

Revision: 0016, after 0015, made 2026-11-25
"""

import sqlalchemy as sa
from alembic import op

from app.migrations.records import refuse_to_erase

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "picture",
        sa.Column("digest", sa.String(length=32), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.Column("uploaded_by", sa.String(length=254), nullable=False),
        sa.Column("uploaded_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_picture")),
    )


def downgrade() -> None:
    refuse_to_erase("picture")
    op.drop_table("picture")
