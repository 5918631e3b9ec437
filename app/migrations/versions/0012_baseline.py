"""All tables of the releases until this revision: the steps that led to it are in the history of the project.

Revision: 0012, the first, made 2026-11-25
"""

import click
import sqlalchemy as sa
from alembic import op
from alembic.util import CommandError

revision = "0012"
down_revision = None
branch_labels = None
depends_on = None

IS_OPEN = sa.text("state IN ('draft', 'proposed', 'scheduled')")
SEARCH_INDEX = "INDEX ix_lead_search_text_trigrams ON lead USING gin (search_text gin_trgm_ops)"
SEARCH_REMEDY = (
    "The search of staff works, but reads every query: pg_trgm could not be used ({reason}). "
    "Let the server's administrator run, in this database: CREATE EXTENSION pg_trgm; "
    f"then run, as the owner of the table: CREATE {SEARCH_INDEX.replace('INDEX', 'INDEX CONCURRENTLY')};"
)


def upgrade() -> None:
    _make_staff()
    _make_leads()
    _make_outbox()
    _make_throttle()
    _make_editions()
    _make_signs_of_life()
    if op.get_bind().dialect.name == "postgresql":
        _make_search_index()


def downgrade() -> None:
    raise CommandError("Nothing comes before the first revision; a database that is to be empty is made anew")


def _make_staff() -> None:
    op.create_table(
        "staff_user",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("email", sa.String(length=254), nullable=False),
        sa.Column("password_hash", sa.String(length=255), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("disabled_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("may_approve", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_staff_user")),
        sa.UniqueConstraint("email", name=op.f("uq_staff_user_email")),
    )
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
    op.create_index("ix_known_device_token_digest_user", "known_device", ["token_digest", "staff_user_id"], unique=True)
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


def _make_leads() -> None:
    op.create_table(
        "lead",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("name", sa.String(length=200), nullable=False),
        sa.Column("email", sa.String(length=254), nullable=False),
        sa.Column("phone", sa.String(length=16), nullable=False),
        sa.Column("message", sa.Text(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("suspected", sa.Boolean(), nullable=False),
        sa.Column("suspicion", sa.String(length=100), nullable=True),
        sa.Column("notice_version", sa.String(length=40), nullable=True),
        sa.Column("consented_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("via", sa.String(length=10), nullable=False),
        sa.Column("idempotency_key", sa.String(length=220), nullable=True),
        sa.Column("body_digest", sa.String(length=64), nullable=False),
        sa.Column("search_text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_lead")),
        sa.UniqueConstraint("idempotency_key", name=op.f("uq_lead_idempotency_key")),
    )
    op.create_index("ix_lead_kind_created_at_id", "lead", ["kind", "created_at", "id"])
    op.create_index("ix_lead_kind_seen_at", "lead", ["kind", "seen_at"])
    op.create_index(op.f("ix_lead_kind"), "lead", ["kind"])


def _make_outbox() -> None:
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
        sa.ForeignKeyConstraint(["lead_id"], ["lead.id"], name=op.f("fk_outbox_mail_lead_id_lead"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox_mail")),
        sa.UniqueConstraint("lead_id", name=op.f("uq_outbox_mail_lead_id")),
    )
    op.create_index("ix_outbox_mail_state_next_attempt_at", "outbox_mail", ["state", "next_attempt_at"])
    op.create_table(
        "outbox_notice",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("period", sa.String(length=10), nullable=False),
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("queued_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("next_attempt_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("leased_by", sa.String(length=32), nullable=True),
        sa.Column("leased_until", sa.DateTime(timezone=True), nullable=True),
        sa.Column("settled_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("reason", sa.String(length=200), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox_notice")),
        sa.UniqueConstraint("kind", "period", name="uq_outbox_notice_kind_period"),
    )
    op.create_index("ix_outbox_notice_state_next_attempt_at", "outbox_notice", ["state", "next_attempt_at"])


def _make_throttle() -> None:
    op.create_table(
        "throttle_count",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_throttle_count")),
    )
    op.create_index(op.f("ix_throttle_count_expires_at"), "throttle_count", ["expires_at"])
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


def _make_editions() -> None:
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
        sa.Column("authorship", sa.JSON(), server_default="{}", nullable=False),
        sa.Column("approvals", sa.JSON(), server_default="[]", nullable=False),
        sa.Column("previews_ended_at", sa.DateTime(timezone=True), nullable=True),
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


def _make_signs_of_life() -> None:
    op.create_table(
        "worker_heartbeat",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seen_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_worker_heartbeat")),
    )
    probe = op.create_table(
        "write_probe",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("written_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_write_probe")),
    )
    op.execute(probe.insert().values(id=1, written_at=sa.func.current_timestamp()))
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


def _make_search_index() -> None:
    """Let PostgreSQL keep an index of trigrams. Who owns the database may install pg_trgm, unless that is forbidden."""
    try:
        with op.get_bind().begin_nested():
            op.execute("CREATE EXTENSION IF NOT EXISTS pg_trgm")
            op.execute(f"CREATE {SEARCH_INDEX}")
    except sa.exc.DBAPIError as error:
        click.echo(SEARCH_REMEDY.format(reason=str(error.orig).splitlines()[0]), err=True)
