"""What was counted, as rows. Imported by `database_counts.py` alone."""

from datetime import datetime

from sqlalchemy import Index, String
from sqlalchemy.orm import Mapped, mapped_column

from app.database.extensions import Model, UtcDateTime


class ThrottleEntry(Model):
    """One time that was counted. `key` is a digest; the entry is pending before `settles_at`, ended at `expires_at`."""

    __tablename__ = "throttle_log"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    key: Mapped[str] = mapped_column(String(64))
    settles_at: Mapped[datetime] = mapped_column(UtcDateTime)
    expires_at: Mapped[datetime] = mapped_column(UtcDateTime, index=True)

    __table_args__ = (Index("ix_throttle_log_key_expires_at", "key", "expires_at"),)


class ThrottleCount(Model):
    """A count of the release before this one, whose processes may still run beside it. The next release drops it."""

    __tablename__ = "throttle_count"

    key: Mapped[str] = mapped_column(String(64), primary_key=True)
    count: Mapped[int]
    expires_at: Mapped[datetime] = mapped_column(UtcDateTime, index=True)
