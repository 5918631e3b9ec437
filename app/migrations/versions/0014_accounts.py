"""Second factors, permissions with a beginning, sign-ins under way, names; whoever came first manages members.

Members, passwords and sessions stay. `may_approve` stays for the release before.

Revision: 0014, after 0013, made 2026-11-25
"""

import sqlalchemy as sa
from alembic import op

from app.migrations.records import refuse_to_erase

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

_OF_USER = (
    ("name", sa.String(length=80), "", False),
    ("password_ends_at", sa.DateTime(timezone=True), None, True),
    ("totp_secret", sa.String(length=255), None, True),
    ("totp_last_step", sa.Integer(), None, True),
    ("one_time_code_hash", sa.String(length=255), None, True),
    ("one_time_code_ends_at", sa.DateTime(timezone=True), None, True),
)
_OF_SESSION = (
    ("browser", sa.String(length=40), "", False),
    ("proved_at", sa.DateTime(timezone=True), None, True),
)
_TABLES = ("staff_permission", "staff_passkey", "staff_recovery_code", "pending_sign_in", "staff_challenge")


def upgrade() -> None:
    for table, columns in (("staff_user", _OF_USER), ("staff_session", _OF_SESSION)):
        for name, kind, default, nullable in columns:
            op.add_column(table, sa.Column(name, kind, server_default=default, nullable=nullable))
    op.create_table(
        "staff_permission",
        sa.Column("staff_user_id", sa.Integer(), nullable=False),
        sa.Column("permission", sa.String(length=10), nullable=False),
        sa.Column("granted_by_id", sa.Integer(), nullable=True),
        sa.Column("works_from", sa.DateTime(timezone=True), nullable=True),
        _of_member("staff_permission"),
        _of_member("staff_permission", "granted_by_id", "SET NULL"),
        sa.PrimaryKeyConstraint("staff_user_id", "permission", name=op.f("pk_staff_permission")),
    )
    op.create_table(
        "staff_passkey",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("staff_user_id", sa.Integer(), nullable=False),
        sa.Column("credential_id", sa.LargeBinary(), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("sign_count", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("added_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("last_used_at", sa.DateTime(timezone=True), nullable=True),
        _of_member("staff_passkey"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_staff_passkey")),
        sa.UniqueConstraint("credential_id", name=op.f("uq_staff_passkey_credential_id")),
    )
    op.create_table(
        "staff_recovery_code",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("staff_user_id", sa.Integer(), nullable=False),
        sa.Column("code_hash", sa.String(length=255), nullable=False),
        _of_member("staff_recovery_code"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_staff_recovery_code")),
    )
    op.create_table(
        "pending_sign_in",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("token_digest", sa.String(length=64), nullable=False),
        sa.Column("staff_user_id", sa.Integer(), nullable=False),
        sa.Column("proof", sa.String(length=13), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        _of_member("pending_sign_in"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pending_sign_in")),
        sa.UniqueConstraint("token_digest", name=op.f("uq_pending_sign_in_token_digest")),
    )
    for table in ("staff_passkey", "staff_recovery_code", "pending_sign_in"):
        op.create_index(op.f(f"ix_{table}_staff_user_id"), table, ["staff_user_id"])
    op.create_table(
        "staff_challenge",
        sa.Column("owner_digest", sa.String(length=64), nullable=False),
        sa.Column("purpose", sa.String(length=20), nullable=False),
        sa.Column("value", sa.String(length=255), nullable=False),
        sa.Column("ends_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("owner_digest", "purpose", name=op.f("pk_staff_challenge")),
    )
    op.create_index(op.f("ix_staff_challenge_ends_at"), "staff_challenge", ["ends_at"])
    _give_permissions()


def downgrade() -> None:
    refuse_to_erase("staff_passkey")
    refuse_to_erase("staff_recovery_code")
    for table in _TABLES:
        op.drop_table(table)
    for table, columns in (("staff_session", _OF_SESSION), ("staff_user", _OF_USER)):
        for name, *_ in columns:
            op.drop_column(table, name)


def _of_member(table: str, column: str = "staff_user_id", ondelete: str = "CASCADE") -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_{column}_staff_user")
    return sa.ForeignKeyConstraint([column], ["staff_user.id"], name=name, ondelete=ondelete)


def _give_permissions() -> None:
    """Let who might approve approve, and the first member who can sign in manage members."""
    user = sa.table("staff_user", sa.column("id"), sa.column("disabled_at"), sa.column("may_approve"))
    permission = sa.table("staff_permission", sa.column("staff_user_id"), sa.column("permission"))
    approvers = sa.select(user.c.id, sa.literal("approve")).where(user.c.may_approve)
    first = sa.select(user.c.id, sa.literal("manage")).order_by(user.c.disabled_at.is_not(None), user.c.id).limit(1)
    for members in (approvers, first):
        op.execute(sa.insert(permission).from_select(["staff_user_id", "permission"], members))
