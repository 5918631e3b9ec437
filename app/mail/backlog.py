"""Counts unsent mail in the outbox, both mail of queries and notices."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Select, func, select

from app.database.extensions import read
from app.mail.models import MAIL_TABLES, MailTable, OutboxMail, OutboxNotice
from app.mail.records import DeadLetter, MailState, NoticeKind


@dataclass(frozen=True)
class Backlog:
    """Unsent mail: how much waits, since when the oldest waits, and the number of dead letters."""

    waiting: int
    oldest_queued_at: datetime | None
    dead: int


def read_backlog() -> Backlog:
    """Count the unsent mail."""
    waiting = dead = 0
    oldest: list[datetime] = []
    for table in MAIL_TABLES:
        for state, count, queued_at in read(_counted(table)):
            if state == MailState.DEAD:
                dead += count
            else:
                waiting += count
                oldest.append(queued_at)
    return Backlog(waiting, min(oldest, default=None), dead)


def newest_dead_letters(count: int) -> list[DeadLetter]:
    """Return the latest dead letters, newest first."""
    found = [*_dead_mails(count), *_dead_notices(count)]
    return sorted(found, key=lambda letter: (-letter.failed_at.timestamp(), letter.id))[:count]


def _counted(table: MailTable) -> Select[*tuple[Any, ...]]:
    counted = select(table.state, func.count(), func.min(table.queued_at, type_=table.queued_at.type))
    return counted.where(table.state.in_([MailState.WAITING, MailState.DEAD])).group_by(table.state)


def _dead_mails(count: int) -> Iterator[DeadLetter]:
    columns = select(OutboxMail.id, OutboxMail.query_id, OutboxMail.kind, OutboxMail.query_at)
    for row in _dead(OutboxMail, columns, count):
        yield DeadLetter(*row)


def _dead_notices(count: int) -> Iterator[DeadLetter]:
    columns = select(OutboxNotice.id, OutboxNotice.kind, OutboxNotice.made_at)
    for notice_id, kind, made_at, *rest in _dead(OutboxNotice, columns, count):
        yield DeadLetter(notice_id, None, NoticeKind(kind), made_at, *rest)


def _dead(table: MailTable, columns: Select[*tuple[Any, ...]], count: int) -> Sequence[Any]:
    statement = (
        columns.add_columns(table.settled_at, table.attempts, table.reason)
        .where(table.state == MailState.DEAD)
        .order_by(table.settled_at.desc(), table.id)
        .limit(count)
    )
    return read(statement)
