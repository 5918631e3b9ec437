"""A running count as a row. Imported by `database_counts.py` alone."""

from datetime import datetime

from sqlalchemy import String
from sqlalchemy.orm import Mapped, mapped_column

from app.extensions import Model
from app.utc_datetime import UtcDateTime


class ThrottleCount(Model):
    """How often something happened in a window that began with its first time. `key` is a digest."""

    __tablename__ = "throttle_count"

    key: Mapped[str] = mapped_column(String(64), primary_key=True)
    count: Mapped[int]
    expires_at: Mapped[datetime] = mapped_column(UtcDateTime, index=True)
