"""What only one form asks for lies beside what all share; a mail may tell some of it.

Revision: 0015, after 0014, made 2026-11-25
"""

import sqlalchemy as sa
from alembic import op

from app.migrations.records import refuse_to_erase

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("lead", sa.Column("details", sa.JSON(), nullable=True))
    op.add_column("outbox_mail", sa.Column("told", sa.JSON(), nullable=True))


def downgrade() -> None:
    refuse_to_erase("lead", "details IS NOT NULL")
    op.drop_column("outbox_mail", "told")
    op.drop_column("lead", "details")
