"""All tables of the releases until this revision: the steps that led to it are in the history of the project.

Revision: 0016, the first, made 2026-11-26
"""

import click
import sqlalchemy as sa
from alembic import op
from alembic.util import CommandError

revision = "0016"
down_revision = None
branch_labels = None
depends_on = None

IS_OPEN = sa.text("state IN ('draft', 'proposed', 'scheduled')")
MOMENT = sa.DateTime(timezone=True)
SEARCH_REMEDY = "The search of staff reads every query: pg_trgm could not be used ({}). See docs/deploy.md, PostgreSQL"


def upgrade() -> None:
    _make_members()
    _make_sign_ins()
    _make_queries()
    _make_outbox()
    _make_editions()
    _make_signs_of_life()
    if op.get_bind().dialect.name == "postgresql":
        _make_search_index()


def downgrade() -> None:
    raise CommandError("Nothing comes before the first revision; a database that is to be empty is made anew")


def _of_member() -> sa.Column[int]:
    member = sa.ForeignKey("staff_user.id", ondelete="CASCADE")
    return sa.Column("staff_user_id", sa.Integer(), member, nullable=False, index=True)


def _make_members() -> None:
    op.create_table(
        "staff_user",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("email", sa.String(254), nullable=False, unique=True),
        sa.Column("password_hash", sa.String(255), nullable=False),
        sa.Column("created_at", MOMENT, nullable=False),
        sa.Column("disabled_at", MOMENT),
        sa.Column("may_approve", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("name", sa.String(80), server_default="", nullable=False),
        sa.Column("password_ends_at", MOMENT),
        sa.Column("totp_secret", sa.String(255)),
        sa.Column("totp_last_step", sa.Integer()),
        sa.Column("one_time_code_hash", sa.String(255)),
        sa.Column("one_time_code_ends_at", MOMENT),
    )
    op.create_table(
        "staff_permission",
        sa.Column("staff_user_id", sa.Integer(), sa.ForeignKey("staff_user.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("permission", sa.String(10), primary_key=True),
        sa.Column("granted_by_id", sa.Integer(), sa.ForeignKey("staff_user.id", ondelete="SET NULL")),
        sa.Column("works_from", MOMENT),
    )
    op.create_table(
        "staff_passkey",
        sa.Column("id", sa.Integer(), primary_key=True),
        _of_member(),
        sa.Column("credential_id", sa.LargeBinary(), nullable=False, unique=True),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("sign_count", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("added_at", MOMENT, nullable=False),
        sa.Column("last_used_at", MOMENT),
    )
    op.create_table(
        "staff_recovery_code",
        sa.Column("id", sa.Integer(), primary_key=True),
        _of_member(),
        sa.Column("code_hash", sa.String(255), nullable=False),
    )
    op.create_table(
        "staff_audit",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("at", MOMENT, nullable=False, index=True),
        sa.Column("action", sa.String(30), nullable=False),
        sa.Column("username", sa.String(254)),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("detail", sa.String(100), nullable=False),
    )
    op.create_index("ix_staff_audit_action_at", "staff_audit", ["action", "at"])


def _make_sign_ins() -> None:
    op.create_table(
        "staff_session",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("token_digest", sa.String(64), nullable=False, unique=True),
        _of_member(),
        sa.Column("created_at", MOMENT, nullable=False),
        sa.Column("last_seen_at", MOMENT, nullable=False),
        sa.Column("browser", sa.String(40), server_default="", nullable=False),
        sa.Column("proved_at", MOMENT),
    )
    op.create_table(
        "pending_sign_in",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("token_digest", sa.String(64), nullable=False, unique=True),
        _of_member(),
        sa.Column("proof", sa.String(13), nullable=False),
        sa.Column("created_at", MOMENT, nullable=False),
    )
    op.create_table(
        "staff_challenge",
        sa.Column("owner_digest", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(20), primary_key=True),
        sa.Column("value", sa.String(255), nullable=False),
        sa.Column("ends_at", MOMENT, nullable=False, index=True),
    )
    op.create_table(
        "known_device",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("token_digest", sa.String(64), nullable=False),
        _of_member(),
        sa.Column("last_sign_in_at", MOMENT, nullable=False, index=True),
    )
    op.create_index("ix_known_device_token_digest_user", "known_device", ["token_digest", "staff_user_id"], unique=True)
    op.create_table(
        "throttle_log",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("settles_at", MOMENT, nullable=False),
        sa.Column("expires_at", MOMENT, nullable=False, index=True),
    )
    op.create_index("ix_throttle_log_key_expires_at", "throttle_log", ["key", "expires_at"])


def _make_queries() -> None:
    op.create_table(
        "lead",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False, index=True),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("phone", sa.String(16), nullable=False),
        sa.Column("message", sa.Text()),
        sa.Column("details", sa.JSON()),
        sa.Column("created_at", MOMENT, nullable=False),
        sa.Column("seen_at", MOMENT),
        sa.Column("suspected", sa.Boolean(), nullable=False),
        sa.Column("suspicion", sa.String(100)),
        sa.Column("notice_version", sa.String(40)),
        sa.Column("consented_at", MOMENT),
        sa.Column("via", sa.String(10), nullable=False),
        sa.Column("idempotency_key", sa.String(220), unique=True),
        sa.Column("body_digest", sa.String(64), nullable=False),
        sa.Column("search_text", sa.Text(), nullable=False),
    )
    op.create_index("ix_lead_kind_created_at_id", "lead", ["kind", "created_at", "id"])
    op.create_index("ix_lead_kind_seen_at", "lead", ["kind", "seen_at"])


def _delivery() -> list[sa.Column[object]]:
    return [
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("queued_at", MOMENT, nullable=False),
        sa.Column("next_attempt_at", MOMENT, nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("leased_by", sa.String(32)),
        sa.Column("leased_until", MOMENT),
        sa.Column("settled_at", MOMENT),
        sa.Column("reason", sa.String(200)),
    ]


def _make_outbox() -> None:
    op.create_table(
        "outbox_mail",
        *_delivery(),
        sa.Column("lead_id", sa.String(24), sa.ForeignKey("lead.id", ondelete="CASCADE"), nullable=False, unique=True),
        sa.Column("section", sa.String(10), nullable=False),
        sa.Column("told", sa.JSON()),
        sa.Column("suspected", sa.Boolean(), nullable=False),
        sa.Column("query_at", MOMENT, nullable=False),
    )
    op.create_table(
        "outbox_notice",
        *_delivery(),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("period", sa.String(10), nullable=False),
        sa.Column("made_at", MOMENT, nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.UniqueConstraint("kind", "period", name="uq_outbox_notice_kind_period"),
    )
    for table in ("outbox_mail", "outbox_notice"):
        op.create_index(f"ix_{table}_state_next_attempt_at", table, ["state", "next_attempt_at"])


def _make_editions() -> None:
    op.create_table(
        "content_edition",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("subject", sa.String(80), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer()),
        sa.Column("sequence", sa.Integer(), unique=True),
        sa.Column("as_on", sa.Date()),
        sa.Column("data", sa.Text()),
        sa.Column("base_digest", sa.String(64), nullable=False),
        sa.Column("again_of", sa.Integer()),
        sa.Column("why", sa.String(600)),
        sa.Column("created_by", sa.String(254), nullable=False),
        sa.Column("created_at", MOMENT, nullable=False),
        sa.Column("changed_by", sa.String(254), nullable=False),
        sa.Column("changed_at", MOMENT, nullable=False),
        sa.Column("proposed_by", sa.String(254)),
        sa.Column("proposed_at", MOMENT),
        sa.Column("approved_by", sa.String(254)),
        sa.Column("approved_at", MOMENT),
        sa.Column("approved_alone", sa.Boolean(), nullable=False),
        sa.Column("publish_at", MOMENT),
        sa.Column("published_at", MOMENT),
        sa.Column("authorship", sa.JSON(), server_default="{}", nullable=False),
        sa.Column("approvals", sa.JSON(), server_default="[]", nullable=False),
        sa.Column("previews_ended_at", MOMENT),
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
    edition = sa.ForeignKey("content_edition.id", ondelete="CASCADE")
    op.create_table(
        "content_edition_author",
        sa.Column("edition_id", sa.String(24), edition, primary_key=True),
        sa.Column("name", sa.String(254), primary_key=True),
    )
    op.create_table(
        "publication",
        sa.Column("id", sa.Integer(), autoincrement=False, primary_key=True),
        sa.Column("sequence", sa.Integer(), nullable=False),
    )
    op.create_table(
        "picture",
        sa.Column("digest", sa.String(32), primary_key=True),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.Column("uploaded_by", sa.String(254), nullable=False),
        sa.Column("uploaded_at", MOMENT, nullable=False),
    )


def _make_signs_of_life() -> None:
    op.create_table(
        "worker_heartbeat",
        sa.Column("id", sa.Integer(), autoincrement=False, primary_key=True),
        sa.Column("seen_at", MOMENT, nullable=False),
    )
    probe = op.create_table(
        "write_probe",
        sa.Column("id", sa.Integer(), autoincrement=False, primary_key=True),
        sa.Column("written_at", MOMENT, nullable=False),
    )
    op.execute(probe.insert().values(id=1, written_at=sa.func.current_timestamp()))
    op.create_table(
        "web_machine",
        sa.Column("name", sa.String(80), primary_key=True),
        sa.Column("content_ready", sa.String(64), nullable=False),
        sa.Column("seen_at", MOMENT, nullable=False),
    )


def _make_search_index() -> None:
    """Let PostgreSQL keep an index of trigrams. The database's owner may install pg_trgm, unless that is forbidden."""
    try:
        with op.get_bind().begin_nested():
            op.execute("CREATE EXTENSION IF NOT EXISTS pg_trgm")
            op.execute("CREATE INDEX ix_lead_search_text_trigrams ON lead USING gin (search_text gin_trgm_ops)")
    except sa.exc.DBAPIError as error:
        click.echo(SEARCH_REMEDY.format(str(error.orig).splitlines()[0]), err=True)
