"""Who may approve: all members there are, and of later ones those who are given it.

New members of the release before, which does not know the column, may not: a permission is given by name.

Revision: 0009, after 0008, made 2026-11-23
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("staff_user", sa.Column("may_approve", sa.Boolean(), server_default=sa.false(), nullable=False))
    members = sa.table("staff_user", sa.column("may_approve", sa.Boolean()))
    op.execute(sa.update(members).values(may_approve=True))


def downgrade() -> None:
    op.drop_column("staff_user", "may_approve")
