"""The store of mail. Each step is one statement, so two workers never have the same mail.

Changes by id work on both kinds of mail, because no two mails share an id.
"""

import secrets
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, delete, insert, or_, select, update
from sqlalchemy.orm import InstrumentedAttribute

from app.database.extensions import db
from app.mail.models import MAIL_TABLES, REASON_LENGTH, MailTable, OutboxMail
from app.mail.records import LEASE, MAIL_ID_BYTES, LeasedMail, MailState

_NO_LEASE = {"leased_by": None, "leased_until": None}
_COLUMNS = (
    OutboxMail.id,
    OutboxMail.query_id,
    OutboxMail.kind,
    OutboxMail.suspected,
    OutboxMail.query_at,
    OutboxMail.queued_at,
    OutboxMail.attempts,
)

_Which = Callable[[MailTable], Sequence[ColumnElement[bool]]]


def queue_mail(connection: Connection, *, query_id: str, kind: str, suspected: bool, at: datetime) -> None:
    """Queue the mail of a query within the transaction that stores the query: both are kept, or neither.

    `kind` is the name of the query's list.
    """
    values = {
        "id": secrets.token_hex(MAIL_ID_BYTES),
        "query_id": query_id,
        "kind": kind,
        "suspected": suspected,
        "query_at": at,
        "state": MailState.WAITING,
        "queued_at": at,
        "next_attempt_at": at,
        "attempts": 0,
    }
    connection.execute(insert(OutboxMail).values(values))


def lease_due_mail(worker_id: str, now: datetime) -> LeasedMail | None:
    """Lease the mail of a query that has been due longest; None if none is due."""
    row = lease(OutboxMail, _COLUMNS, worker_id, now)
    return None if row is None else LeasedMail(*row)


def lease(
    table: MailTable, columns: tuple[InstrumentedAttribute[Any], ...], worker_id: str, now: datetime
) -> Row[*tuple[Any, ...]] | None:
    """Lease the mail of a table that has been due longest; return its `columns`, None if none is due."""
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


def mark_sent(mail_id: str, at: datetime) -> None:
    """Mark a mail as sent, whoever has leased it: it must not be sent again."""
    values = {"state": MailState.SENT, "settled_at": at, "reason": None, **_NO_LEASE}
    _change(values, lambda table: [table.id == mail_id])


def postpone(mail_id: str, worker_id: str, *, until: datetime, reason: str) -> None:
    """Release the mail for a later attempt; do nothing if another worker has leased it meanwhile."""
    _release(mail_id, worker_id, {"next_attempt_at": until, "reason": reason[:REASON_LENGTH]})


def give_up(mail_id: str, worker_id: str, *, at: datetime, reason: str) -> None:
    """Make the mail a dead letter; do nothing if another worker has leased it meanwhile."""
    _release(mail_id, worker_id, {"state": MailState.DEAD, "settled_at": at, "reason": reason[:REASON_LENGTH]})


def release_leases(worker_id: str) -> int:
    """Release the mail that a dead worker had leased; return how many."""
    return _change(_NO_LEASE, lambda table: [table.leased_by == worker_id, table.state == MailState.WAITING])


def put_back(mail_id: str, now: datetime) -> bool:
    """Queue a dead letter again; return whether there is such a dead letter."""
    values = {
        "state": MailState.WAITING,
        "queued_at": now,
        "next_attempt_at": now,
        "attempts": 0,
        "settled_at": None,
        "reason": None,
    }
    return _change(values, lambda table: [table.id == mail_id, table.state == MailState.DEAD]) == 1


def forget_sent(before: datetime) -> int:
    """Delete mail sent before a moment; return how many."""
    with db.engine.begin() as connection:
        return sum(
            connection.execute(delete(table).where(table.state == MailState.SENT, table.settled_at < before)).rowcount
            for table in MAIL_TABLES
        )


def _release(mail_id: str, worker_id: str, values: dict[str, object]) -> None:
    def ours(table: MailTable) -> Sequence[ColumnElement[bool]]:
        return [table.id == mail_id, table.leased_by == worker_id, table.state == MailState.WAITING]

    _change(values | _NO_LEASE, ours)


def _change(values: Mapping[str, object], which: _Which) -> int:
    """Change the mails of both kinds that match; return how many."""
    with db.engine.begin() as connection:
        statements = (update(table).where(*which(table)).values(dict(values)) for table in MAIL_TABLES)
        return sum(connection.execute(statement).rowcount for statement in statements)
