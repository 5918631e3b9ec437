"""Entries of the throttle as rows. Only `database_counts.py` imports it."""

from datetime import datetime

from sqlalchemy import Index, String
from sqlalchemy.orm import Mapped, mapped_column

from app.database.extensions import Model, UtcDateTime


class ThrottleEntry(Model):
    """One counted event. `key` is a digest; the entry is pending before `settles_at` and expires at `expires_at`."""

    __tablename__ = "throttle_log"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    key: Mapped[str] = mapped_column(String(64))
    settles_at: Mapped[datetime] = mapped_column(UtcDateTime)
    expires_at: Mapped[datetime] = mapped_column(UtcDateTime, index=True)

    __table_args__ = (Index("ix_throttle_log_key_expires_at", "key", "expires_at"),)
