"""The only door through which mail changes. Each step is one statement, so two workers never have the same mail."""

import secrets
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, or_, select, update

from app.extensions import db
from app.outbox.models import REASON_LENGTH, OutboxMail
from app.outbox.query_kinds import QueryKind
from app.outbox.records import LEASE, ClaimedMail, MailState

_ID_BYTES = 12
_NO_LEASE = {"leased_by": None, "leased_until": None}


def queue_mail(connection: Connection, *, lead_id: str, query_kind: QueryKind, suspected: bool, at: datetime) -> None:
    """Queue the mail of a query within the transaction that keeps the query: both are there, or neither."""
    values = {
        "id": secrets.token_hex(_ID_BYTES),
        "lead_id": lead_id,
        "query_kind": query_kind,
        "suspected": suspected,
        "query_at": at,
        "state": MailState.WAITING,
        "queued_at": at,
        "next_attempt_at": at,
        "attempts": 0,
    }
    connection.execute(insert(OutboxMail).values(values))


def claim_due(worker_id: str, now: datetime) -> ClaimedMail | None:
    """Take the mail that has been due longest, for the time of a lease; None if none is due."""
    is_due = (
        OutboxMail.state == MailState.WAITING,
        OutboxMail.next_attempt_at <= now,
        or_(OutboxMail.leased_until.is_(None), OutboxMail.leased_until <= now),
    )
    longest_due = select(OutboxMail.id).where(*is_due).order_by(OutboxMail.next_attempt_at, OutboxMail.id).limit(1)
    with db.engine.connect() as connection:
        # Mostly there is none: looking first spares SQLite's one writer.
        if connection.scalar(longest_due) is None:
            return None
    claim = (
        update(OutboxMail)
        .where(OutboxMail.id == longest_due.with_for_update(skip_locked=True).scalar_subquery())
        .values(leased_by=worker_id, leased_until=now + LEASE, attempts=OutboxMail.attempts + 1)
        .returning(
            OutboxMail.id,
            OutboxMail.lead_id,
            OutboxMail.query_kind,
            OutboxMail.suspected,
            OutboxMail.query_at,
            OutboxMail.queued_at,
            OutboxMail.attempts,
        )
    )
    with db.engine.begin() as connection:
        row = connection.execute(claim).one_or_none()
    return None if row is None else _claimed(row)


def mark_sent(mail_id: str, at: datetime) -> None:
    """Note that a server took the mail, whoever has it in hand: it must not be sent again."""
    values = {"state": MailState.SENT, "settled_at": at, "reason": None, **_NO_LEASE}
    with db.engine.begin() as connection:
        connection.execute(update(OutboxMail).where(OutboxMail.id == mail_id).values(values))


def postpone(mail_id: str, worker_id: str, *, until: datetime, reason: str) -> None:
    """Lay the mail back for a later attempt; do nothing if the lease went to another worker meanwhile."""
    _lay_back(mail_id, worker_id, {"next_attempt_at": until, "reason": reason[:REASON_LENGTH]})


def give_up(mail_id: str, worker_id: str, *, at: datetime, reason: str) -> None:
    """Make the mail a dead letter; do nothing if the lease went to another worker meanwhile."""
    _lay_back(mail_id, worker_id, {"state": MailState.DEAD, "settled_at": at, "reason": reason[:REASON_LENGTH]})


def release_leases(worker_id: str) -> int:
    """Lay back what a worker that has ended still had in hand; return how many mails."""
    held = (OutboxMail.leased_by == worker_id, OutboxMail.state == MailState.WAITING)
    with db.engine.begin() as connection:
        return connection.execute(update(OutboxMail).where(*held).values(_NO_LEASE)).rowcount


def put_back(mail_id: str, now: datetime) -> bool:
    """Let a dead letter wait anew, as if its query had just come; return whether there is such a dead letter."""
    values = {
        "state": MailState.WAITING,
        "queued_at": now,
        "next_attempt_at": now,
        "attempts": 0,
        "settled_at": None,
        "reason": None,
    }
    dead = (OutboxMail.id == mail_id, OutboxMail.state == MailState.DEAD)
    with db.engine.begin() as connection:
        return connection.execute(update(OutboxMail).where(*dead).values(values)).rowcount == 1


def forget_sent(before: datetime) -> int:
    """Delete mail sent before a moment; return how many."""
    old = (OutboxMail.state == MailState.SENT, OutboxMail.settled_at < before)
    with db.engine.begin() as connection:
        return connection.execute(delete(OutboxMail).where(*old)).rowcount


def _claimed(row: Row[*tuple[Any, ...]]) -> ClaimedMail:
    mail_id, lead_id, query_kind, *rest = row
    return ClaimedMail(mail_id, lead_id, QueryKind(query_kind), *rest)


def _lay_back(mail_id: str, worker_id: str, values: dict[str, object]) -> None:
    ours = (OutboxMail.id == mail_id, OutboxMail.leased_by == worker_id, OutboxMail.state == MailState.WAITING)
    with db.engine.begin() as connection:
        connection.execute(update(OutboxMail).where(*ours).values(values | _NO_LEASE))
