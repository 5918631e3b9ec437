"""The health of mail delivery, and when a worker was last seen alive."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal

from sqlalchemy import Select, func, select
from sqlalchemy.exc import SQLAlchemyError

from app.database.errors import short_reason
from app.database.extensions import change, db, insert_into, read
from app.mail.models import MAIL_TABLES, MailTable, WorkerHeartbeat
from app.mail.records import MailState
from app.web.bounded_check import CheckResult

PATIENCE = timedelta(minutes=5)
_ONLY_ROW = 1

DeliveryState = Literal["off", "ok", "behind", "stopped"]


@dataclass(frozen=True)
class MailCondition:
    """The outbox at one moment: unsent mail of queries and events.

    "stopped": no worker was seen for five minutes; "behind": a mail has waited that long; "off": mail is not
    configured.
    """

    state: DeliveryState
    waiting: int
    oldest_waiting_minutes: float | None
    last_seen_at: datetime | None
    dead_letters: int


def mail_condition(now: datetime, *, is_configured: bool) -> MailCondition:
    """Return the condition, from the outbox and the worker's heartbeat."""
    seen_at = last_heartbeat()
    counted = [row for table in MAIL_TABLES for row in read(_counted(table))]
    waits = [max(now - queued_at, timedelta()) for state, _, queued_at in counted if state == MailState.WAITING]
    count = {state: sum(number for found, number, _ in counted if found == state) for state in MailState}
    state: DeliveryState = "ok"
    if not is_configured:
        state = "off"
    elif seen_at is None or now - seen_at > PATIENCE:
        state = "stopped"
    elif any(wait > PATIENCE for wait in waits):
        state = "behind"
    minutes = round(max(waits).total_seconds() / 60, 1) if waits else None
    return MailCondition(state, count[MailState.WAITING], minutes, seen_at, count[MailState.DEAD])


def check_worker(now: datetime, *, is_configured: bool) -> CheckResult:
    """Return the worker's check for `/readyz`. It is never "down": visitors lose nothing while mail waits."""
    if not is_configured:
        return CheckResult("ok", {"mail": "not configured"})
    try:
        found = mail_condition(now, is_configured=True)
    except SQLAlchemyError as error:
        return CheckResult("degraded", {"detail": short_reason(error)})
    facts = {
        "mail": found.state,
        "waiting": found.waiting,
        "oldestWaitingMinutes": found.oldest_waiting_minutes,
        "deadLetters": found.dead_letters,
    }
    return CheckResult("ok" if found.state == "ok" else "degraded", facts)


def write_heartbeat(at: datetime) -> None:
    """Note that a worker is alive."""
    statement = insert_into(WorkerHeartbeat).values(id=_ONLY_ROW, seen_at=at)
    change(statement.on_conflict_do_update(index_elements=[WorkerHeartbeat.id], set_={"seen_at": at}))


def last_heartbeat() -> datetime | None:
    """Return when a worker was last seen, None if never."""
    with db.engine.connect() as connection:
        return connection.scalar(select(WorkerHeartbeat.seen_at).where(WorkerHeartbeat.id == _ONLY_ROW))


def _counted(table: MailTable) -> Select[str, int, datetime]:
    counted = select(table.state, func.count(), func.min(table.queued_at, type_=table.queued_at.type))
    return counted.where(table.state.in_([MailState.WAITING, MailState.DEAD])).group_by(table.state)
