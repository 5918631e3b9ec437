"""The store of leases. Each step is one statement, so two machines never hold the same job."""

from datetime import datetime, timedelta

from sqlalchemy import String, and_, or_, select, update
from sqlalchemy.orm import Mapped, mapped_column

from app.database.extensions import Model, UtcDateTime, db, insert_into

NAME_LENGTH = 80
"""The name of a machine or process."""


class JobLease(Model):
    """One row for each job. `held_by` holds it until `held_until`; `done_at` is when it was last finished."""

    __tablename__ = "job_lease"

    job: Mapped[str] = mapped_column(String(40), primary_key=True)
    held_by: Mapped[str | None] = mapped_column(String(NAME_LENGTH))
    held_until: Mapped[datetime | None] = mapped_column(UtcDateTime)
    done_at: Mapped[datetime | None] = mapped_column(UtcDateTime)


def take_lease(job: str, holder: str, now: datetime, *, duration: timedelta, every: timedelta) -> bool:
    """Take a job for `duration` if nobody holds it and it was not done within `every`; tell whether it was taken.

    Times in the future are ignored, because they come from a machine whose clock was wrong.
    """
    is_free = or_(JobLease.held_until.is_(None), JobLease.held_until <= now, JobLease.held_until > now + duration)
    is_due = or_(JobLease.done_at.is_(None), JobLease.done_at <= now - every, JobLease.done_at > now)
    held = {"held_by": holder, "held_until": now + duration}
    with db.engine.connect() as connection:
        # Usually no job is due. Looking first spares SQLite's only writer.
        found = connection.execute(select(JobLease.job, and_(is_free, is_due)).where(JobLease.job == job)).one_or_none()
    if found is not None and not found[1]:
        return False
    with db.engine.begin() as connection:
        statement = insert_into(JobLease, connection.dialect.name).values(job=job, **held)
        taken = statement.on_conflict_do_update(
            index_elements=[JobLease.job], set_=held, where=and_(is_free, is_due)
        ).returning(JobLease.job)
        return connection.scalar(taken) is not None


def finish_job(job: str, holder: str, at: datetime) -> None:
    """Note that the job is done, and release it."""
    _release(job, holder, {"done_at": at})


def release_lease(job: str, holder: str) -> None:
    """Release a job that was not done, so that others may take it at once.

    Nothing happens if another process holds it by now.
    """
    _release(job, holder, {})


def _release(job: str, holder: str, values: dict[str, datetime]) -> None:
    mine = (JobLease.job == job, JobLease.held_by == holder)
    with db.engine.begin() as connection:
        connection.execute(update(JobLease).where(*mine).values(held_by=None, held_until=None, **values))
