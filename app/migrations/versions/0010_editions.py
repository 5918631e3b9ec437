"""Editions of figures and words, who entered them, and how many publications there were.

Revision: 0010, after 0009, made 2026-11-23
"""

import sqlalchemy as sa
from alembic import op

from app.migrations.records import refuse_to_erase

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

IS_OPEN = sa.text("state IN ('draft', 'proposed', 'scheduled')")


def upgrade() -> None:
    op.create_table(
        "content_edition",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("subject", sa.String(length=80), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=True),
        sa.Column("sequence", sa.Integer(), nullable=True),
        sa.Column("as_on", sa.Date(), nullable=True),
        sa.Column("data", sa.Text(), nullable=True),
        sa.Column("base_digest", sa.String(length=64), nullable=False),
        sa.Column("again_of", sa.Integer(), nullable=True),
        sa.Column("why", sa.String(length=600), nullable=True),
        sa.Column("created_by", sa.String(length=254), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("changed_by", sa.String(length=254), nullable=False),
        sa.Column("changed_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("proposed_by", sa.String(length=254), nullable=True),
        sa.Column("proposed_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("approved_by", sa.String(length=254), nullable=True),
        sa.Column("approved_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("approved_alone", sa.Boolean(), nullable=False),
        sa.Column("publish_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("published_at", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_content_edition")),
        sa.UniqueConstraint("sequence", name=op.f("uq_content_edition_sequence")),
    )
    op.create_index("ix_content_edition_subject_number", "content_edition", ["kind", "subject", "number"])
    op.create_index(
        "ix_content_edition_one_open",
        "content_edition",
        ["kind", "subject"],
        unique=True,
        sqlite_where=IS_OPEN,
        postgresql_where=IS_OPEN,
    )
    op.create_table(
        "content_edition_author",
        sa.Column("edition_id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=254), nullable=False),
        sa.ForeignKeyConstraint(
            ["edition_id"],
            ["content_edition.id"],
            name=op.f("fk_content_edition_author_edition_id_content_edition"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("edition_id", "name", name=op.f("pk_content_edition_author")),
    )
    op.create_table(
        "publication",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("sequence", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_publication")),
    )


def downgrade() -> None:
    refuse_to_erase("content_edition")
    op.drop_table("publication")
    op.drop_table("content_edition_author")
    op.drop_table("content_edition")
