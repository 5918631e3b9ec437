"""Claims a due mail by one statement, so that two workers never have the same one."""

from datetime import datetime
from typing import Any

from sqlalchemy import Row, or_, select, update
from sqlalchemy.orm import InstrumentedAttribute

from app.database.extensions import db
from app.mail.models import MailTable
from app.mail.records import LEASE, MailState


def claim(
    table: MailTable, columns: tuple[InstrumentedAttribute[Any], ...], worker_id: str, now: datetime
) -> Row[*tuple[Any, ...]] | None:
    """Claim the mail that has been due longest, for one lease; return its `columns`, None if none is due."""
    is_due = (
        table.state == MailState.WAITING,
        table.next_attempt_at <= now,
        or_(table.leased_until.is_(None), table.leased_until <= now),
    )
    longest_due = select(table.id).where(*is_due).order_by(table.next_attempt_at, table.id).limit(1)
    with db.engine.connect() as connection:
        # Mostly there is none: reading first avoids SQLite's write lock.
        if connection.scalar(longest_due) is None:
            return None
    statement = (
        update(table)
        .where(table.id == longest_due.with_for_update(skip_locked=True).scalar_subquery())
        .values(leased_by=worker_id, leased_until=now + LEASE, attempts=table.attempts + 1)
        .returning(*columns)
    )
    with db.engine.begin() as connection:
        return connection.execute(statement).one_or_none()
