"""Who changed each value of an edition last, who approved it so far, and when links to its drafts were ended.

Revision: 0012, after 0011, made 2026-11-25
"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # The release before adds editions without them.
    op.add_column("content_edition", sa.Column("authorship", sa.JSON(), server_default="{}", nullable=False))
    op.add_column("content_edition", sa.Column("approvals", sa.JSON(), server_default="[]", nullable=False))
    op.add_column("content_edition", sa.Column("previews_ended_at", sa.DateTime(timezone=True), nullable=True))


def downgrade() -> None:
    for column in ("previews_ended_at", "approvals", "authorship"):
        op.drop_column("content_edition", column)
