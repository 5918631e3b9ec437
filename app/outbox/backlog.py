"""Reads what lies in the outbox."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Row, func, select

from app.extensions import db
from app.outbox.models import OutboxMail
from app.outbox.query_kinds import QueryKind
from app.outbox.records import DeadLetter, MailState


@dataclass(frozen=True)
class Backlog:
    """What is not sent: how much waits, since when the oldest of it, and how many dead letters there are."""

    waiting: int
    oldest_queued_at: datetime | None
    dead: int


def read_backlog() -> Backlog:
    """Count what is not sent."""
    counted = select(OutboxMail.state, func.count(), func.min(OutboxMail.queued_at, type_=OutboxMail.queued_at.type))
    statement = counted.where(OutboxMail.state.in_([MailState.WAITING, MailState.DEAD])).group_by(OutboxMail.state)
    with db.engine.connect() as connection:
        found = {state: (count, oldest) for state, count, oldest in connection.execute(statement)}
    waiting, oldest_queued_at = found.get(MailState.WAITING, (0, None))
    dead, _ = found.get(MailState.DEAD, (0, None))
    return Backlog(waiting, oldest_queued_at, dead)


def newest_dead_letters(count: int) -> list[DeadLetter]:
    """Return the dead letters given up last, the newest first."""
    columns = (
        OutboxMail.id,
        OutboxMail.lead_id,
        OutboxMail.query_kind,
        OutboxMail.query_at,
        OutboxMail.settled_at,
        OutboxMail.attempts,
        OutboxMail.reason,
    )
    statement = (
        select(*columns)
        .where(OutboxMail.state == MailState.DEAD)
        .order_by(OutboxMail.settled_at.desc(), OutboxMail.id)
        .limit(count)
    )
    with db.engine.connect() as connection:
        rows = connection.execute(statement).all()
    return list(map(_dead_letter, rows))


def _dead_letter(row: Row[*tuple[Any, ...]]) -> DeadLetter:
    mail_id, lead_id, query_kind, *rest = row
    return DeadLetter(mail_id, lead_id, QueryKind(query_kind), *rest)
