"""Staff members and their factors, sessions and devices as rows. Only the stores of this package import it."""

from datetime import datetime

from sqlalchemy import BigInteger, ForeignKey, Index, LargeBinary, String, false
from sqlalchemy.orm import Mapped, mapped_column

from app.database.extensions import Model, UtcDateTime

EMAIL_LENGTH = 254
HASH_LENGTH = 255
DIGEST_LENGTH = 64
NAME_LENGTH = 80
BROWSER_LENGTH = 40


class StaffUser(Model):
    """One person who may sign in.

    `email` is stored in lower case; a member with `disabled_at` cannot sign in. `password_ends_at` is when
    a temporary password expires; null for a password the member chose. `totp_secret` is encrypted,
    `totp_last_step` is the latest step whose code was used. `may_approve` and the columns of a one-time code are
    unused; without them an earlier release, which may have to come back, would not run.
    """

    __tablename__ = "staff_user"

    id: Mapped[int] = mapped_column(primary_key=True)
    email: Mapped[str] = mapped_column(String(EMAIL_LENGTH), unique=True)
    password_hash: Mapped[str] = mapped_column(String(HASH_LENGTH))
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)
    disabled_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    may_approve: Mapped[bool] = mapped_column(server_default=false())
    name: Mapped[str] = mapped_column(String(NAME_LENGTH), server_default="")
    password_ends_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    totp_secret: Mapped[str | None] = mapped_column(String(HASH_LENGTH))
    totp_last_step: Mapped[int | None]
    one_time_code_hash: Mapped[str | None] = mapped_column(String(HASH_LENGTH))
    one_time_code_ends_at: Mapped[datetime | None] = mapped_column(UtcDateTime)


class StaffPermission(Model):
    """A permission of a member. The previous release, which may have to come back, reads the last two columns."""

    __tablename__ = "staff_permission"

    staff_user_id: Mapped[int] = mapped_column(ForeignKey("staff_user.id", ondelete="CASCADE"), primary_key=True)
    permission: Mapped[str] = mapped_column(String(10), primary_key=True)
    granted_by_id: Mapped[int | None] = mapped_column(ForeignKey("staff_user.id", ondelete="SET NULL"))
    works_from: Mapped[datetime | None] = mapped_column(UtcDateTime)


class StaffPasskey(Model):
    """A passkey, with the latest counter of its authenticator (w3.org/TR/webauthn-3, 6.1.1)."""

    __tablename__ = "staff_passkey"

    id: Mapped[int] = mapped_column(primary_key=True)
    staff_user_id: Mapped[int] = mapped_column(ForeignKey("staff_user.id", ondelete="CASCADE"), index=True)
    credential_id: Mapped[bytes] = mapped_column(LargeBinary, unique=True)
    public_key: Mapped[bytes] = mapped_column(LargeBinary)
    sign_count: Mapped[int] = mapped_column(BigInteger)
    name: Mapped[str] = mapped_column(String(NAME_LENGTH))
    added_at: Mapped[datetime] = mapped_column(UtcDateTime)
    last_used_at: Mapped[datetime | None] = mapped_column(UtcDateTime)


class StaffRecoveryCode(Model):
    """One unused code; a used one has no row."""

    __tablename__ = "staff_recovery_code"

    id: Mapped[int] = mapped_column(primary_key=True)
    staff_user_id: Mapped[int] = mapped_column(ForeignKey("staff_user.id", ondelete="CASCADE"), index=True)
    code_hash: Mapped[str] = mapped_column(String(HASH_LENGTH))


class PendingSignIn(Model):
    """A sign-in whose password was right and that needs further steps. It grants no access."""

    __tablename__ = "pending_sign_in"

    id: Mapped[int] = mapped_column(primary_key=True)
    token_digest: Mapped[str] = mapped_column(String(DIGEST_LENGTH), unique=True)
    staff_user_id: Mapped[int] = mapped_column(ForeignKey("staff_user.id", ondelete="CASCADE"), index=True)
    proof: Mapped[str] = mapped_column(String(13))
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)


class StaffChallenge(Model):
    """A challenge for one browser, answered once; `owner_digest` is of its session's or pending sign-in's token."""

    __tablename__ = "staff_challenge"

    owner_digest: Mapped[str] = mapped_column(String(DIGEST_LENGTH), primary_key=True)
    purpose: Mapped[str] = mapped_column(String(20), primary_key=True)
    value: Mapped[str] = mapped_column(String(HASH_LENGTH))
    ends_at: Mapped[datetime] = mapped_column(UtcDateTime, index=True)


class StaffSession(Model):
    """One signed-in browser.

    The token itself is only in its cookie; `last_seen_at` may lag a minute behind. `proved_at` is when password or
    passkey were last given; null for sessions of the previous release.
    """

    __tablename__ = "staff_session"

    id: Mapped[int] = mapped_column(primary_key=True)
    token_digest: Mapped[str] = mapped_column(String(DIGEST_LENGTH), unique=True)
    staff_user_id: Mapped[int] = mapped_column(ForeignKey("staff_user.id", ondelete="CASCADE"), index=True)
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)
    last_seen_at: Mapped[datetime] = mapped_column(UtcDateTime)
    browser: Mapped[str] = mapped_column(String(BROWSER_LENGTH), server_default="")
    proved_at: Mapped[datetime | None] = mapped_column(UtcDateTime)


class KnownDevice(Model):
    """A browser in which a member has signed in before. Its attempts are counted separately."""

    __tablename__ = "known_device"

    id: Mapped[int] = mapped_column(primary_key=True)
    token_digest: Mapped[str] = mapped_column(String(DIGEST_LENGTH))
    staff_user_id: Mapped[int] = mapped_column(ForeignKey("staff_user.id", ondelete="CASCADE"), index=True)
    last_sign_in_at: Mapped[datetime] = mapped_column(UtcDateTime, index=True)

    __table_args__ = (Index("ix_known_device_token_digest_user", "token_digest", "staff_user_id", unique=True),)
