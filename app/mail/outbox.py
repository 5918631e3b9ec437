"""The outbox: mail to staff until it is sent. Each step is one statement, so two workers never have the same mail."""

from collections.abc import Sequence
from datetime import datetime
from typing import TypeVar

from sqlalchemy import Connection, delete, insert, or_, select, update
from sqlalchemy.orm import Session

from app.database.extensions import change, db, insert_into, read
from app.database.row_id import new_row_id
from app.mail.models import MAIL_TABLES, EventMail, QueryMail, QueuedMail
from app.mail.records import LEASE, EventFacts, MailState

_NO_LEASE = {"leased_by": None, "leased_until": None}

Mail = TypeVar("Mail", bound=QueuedMail)


def queue_query_mail(connection: Connection, *, query_id: str, list_name: str, suspected: bool, at: datetime) -> None:
    """Queue the mail of a query within the transaction that stores the query: both are kept, or neither."""
    about = {"id": new_row_id(), "query_id": query_id, "list_name": list_name, "suspected": suspected, "query_at": at}
    connection.execute(insert(QueryMail).values(about | _waiting(at)))


def queue_event_mail(connection: Connection, period: str, facts: EventFacts, at: datetime) -> bool:
    """Queue a mail unless there is one of its kind and period, of PERIOD_LENGTH characters; return whether it was."""
    about = {"id": new_row_id(), "kind": facts.kind, "period": period, "made_at": at, "facts": facts.model_dump_json()}
    statement = insert_into(EventMail).values(about | _waiting(at))
    once = statement.on_conflict_do_nothing(index_elements=[EventMail.kind, EventMail.period])
    return connection.scalar(once.returning(EventMail.id)) is not None


def lease(table: type[Mail], worker_id: str, now: datetime) -> Mail | None:
    """Lease the mail of a table that has been due longest; None if none is due."""
    is_due = (
        table.state == MailState.WAITING,
        table.next_attempt_at <= now,
        or_(table.leased_until.is_(None), table.leased_until <= now),
    )
    longest_due = select(table.id).where(*is_due).order_by(table.next_attempt_at, table.id).limit(1)
    # Mostly there is none: reading first avoids SQLite's write lock.
    if not read(longest_due):
        return None
    statement = (
        update(table)
        .where(table.id == longest_due.with_for_update(skip_locked=True).scalar_subquery())
        .values(leased_by=worker_id, leased_until=now + LEASE, attempts=table.attempts + 1)
        .returning(table)
        .execution_options(synchronize_session=False)
    )
    with Session(db.engine, expire_on_commit=False) as session, session.begin():
        return session.scalars(statement).one_or_none()


def mark_sent(mail: QueuedMail, at: datetime) -> None:
    """Mark a mail as sent, whoever has leased it: it must not be sent again."""
    table = type(mail)
    values = {"state": MailState.SENT, "settled_at": at, "reason": None}
    change(update(table).where(table.id == mail.id).values(values | _NO_LEASE))


def postpone(mail: QueuedMail, *, until: datetime, reason: str) -> None:
    """Release the mail for a later attempt; do nothing if another worker has leased it meanwhile."""
    _release(mail, {"next_attempt_at": until, "reason": reason})


def give_up(mail: QueuedMail, *, at: datetime, reason: str) -> None:
    """Make the mail a dead letter; do nothing if another worker has leased it meanwhile."""
    _release(mail, {"state": MailState.DEAD, "settled_at": at, "reason": reason})


def release_leases(worker_id: str) -> None:
    """Release the mail that a dead worker had leased."""
    for table in MAIL_TABLES:
        is_its_own = (table.leased_by == worker_id, table.state == MailState.WAITING)
        change(update(table).where(*is_its_own).values(_NO_LEASE))


def put_back(mail_id: str, now: datetime) -> bool:
    """Queue a dead letter again; return whether there is such a dead letter."""
    values = {"settled_at": None, "reason": None, **_waiting(now)}
    for table in MAIL_TABLES:
        if change(update(table).where(table.id == mail_id, table.state == MailState.DEAD).values(values)):
            return True
    return False


def forget_sent(before: datetime) -> None:
    """Delete mail sent before a moment."""
    for table in MAIL_TABLES:
        change(delete(table).where(table.state == MailState.SENT, table.settled_at < before))


def newest_dead_letters(count: int) -> Sequence[QueryMail | EventMail]:
    """Return the latest dead letters, newest first."""
    found: list[QueryMail | EventMail] = []
    with Session(db.engine) as session:
        for table in MAIL_TABLES:
            dead = select(table).where(table.state == MailState.DEAD).order_by(table.settled_at.desc(), table.id)
            found += session.scalars(dead.limit(count))
    return sorted(found, key=lambda mail: str(mail.settled_at), reverse=True)[:count]


def _waiting(at: datetime) -> dict[str, object]:
    """Return the delivery columns of a mail that was not tried yet."""
    return {"state": MailState.WAITING, "queued_at": at, "next_attempt_at": at, "attempts": 0}


def _release(mail: QueuedMail, values: dict[str, object]) -> None:
    table = type(mail)
    is_ours = (table.id == mail.id, table.leased_by == mail.leased_by, table.state == MailState.WAITING)
    change(update(table).where(*is_ours).values(values | _NO_LEASE))
