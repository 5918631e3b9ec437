"""Staff members, their sessions and browsers as rows. Imported by this room's stores alone."""

from datetime import datetime

from sqlalchemy import ForeignKey, Index, String, false
from sqlalchemy.orm import Mapped, mapped_column

from app.extensions import Model
from app.utc_datetime import UtcDateTime

EMAIL_LENGTH = 254
HASH_LENGTH = 255
DIGEST_LENGTH = 64


class StaffUser(Model):
    """One person who may sign in. `email` is stored in lower case; a disabled member cannot sign in.

    `may_approve`: whether what another member entered may be published by this one.
    """

    __tablename__ = "staff_user"

    id: Mapped[int] = mapped_column(primary_key=True)
    email: Mapped[str] = mapped_column(String(EMAIL_LENGTH), unique=True)
    password_hash: Mapped[str] = mapped_column(String(HASH_LENGTH))
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)
    disabled_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    may_approve: Mapped[bool] = mapped_column(server_default=false())


class StaffSession(Model):
    """One signed-in browser. The token itself is in its cookie alone; `last_seen_at` may lag a minute behind."""

    __tablename__ = "staff_session"

    id: Mapped[int] = mapped_column(primary_key=True)
    token_digest: Mapped[str] = mapped_column(String(DIGEST_LENGTH), unique=True)
    staff_user_id: Mapped[int] = mapped_column(ForeignKey("staff_user.id", ondelete="CASCADE"), index=True)
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)
    last_seen_at: Mapped[datetime] = mapped_column(UtcDateTime)


class KnownDevice(Model):
    """A browser in which a member has signed in before: its attempts are counted apart from everyone else's."""

    __tablename__ = "known_device"

    id: Mapped[int] = mapped_column(primary_key=True)
    token_digest: Mapped[str] = mapped_column(String(DIGEST_LENGTH))
    staff_user_id: Mapped[int] = mapped_column(ForeignKey("staff_user.id", ondelete="CASCADE"), index=True)
    last_sign_in_at: Mapped[datetime] = mapped_column(UtcDateTime, index=True)

    __table_args__ = (Index("ix_known_device_token_digest_user", "token_digest", "staff_user_id", unique=True),)
