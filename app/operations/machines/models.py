"""Leases and machines as rows. Imported by `leases.py` and `content_reports.py` alone."""

from datetime import datetime

from sqlalchemy import String
from sqlalchemy.orm import Mapped, mapped_column

from app.database.extensions import Model
from app.database.utc_datetime import UtcDateTime

NAME_LENGTH = 80


class JobLease(Model):
    """One row for each job. `held_by` has it in hand until `held_until`; `done_at` is when it was last finished."""

    __tablename__ = "job_lease"

    job: Mapped[str] = mapped_column(String(40), primary_key=True)
    held_by: Mapped[str | None] = mapped_column(String(NAME_LENGTH))
    held_until: Mapped[datetime | None] = mapped_column(UtcDateTime)
    done_at: Mapped[datetime | None] = mapped_column(UtcDateTime)


class WebMachine(Model):
    """One row for each web machine: which content it has ready, and when it last said so by the database's clock."""

    __tablename__ = "web_machine"

    name: Mapped[str] = mapped_column(String(NAME_LENGTH), primary_key=True)
    content_ready: Mapped[str] = mapped_column(String(64))
    seen_at: Mapped[datetime] = mapped_column(UtcDateTime)
