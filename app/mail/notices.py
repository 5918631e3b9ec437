"""The store of notices: mail that is not about a query."""

import secrets
from datetime import datetime

from sqlalchemy import Connection

from app.database.extensions import insert_into
from app.mail.models import OutboxNotice
from app.mail.records import (
    MAIL_ID_BYTES,
    AccountChange,
    EditionStep,
    LeasedNotice,
    MailState,
    NoticeFacts,
    NoticeKind,
    OldFigures,
    RefusedEdition,
)
from app.mail.store import lease

_FACTS: dict[NoticeKind, type[NoticeFacts]] = {
    facts.kind: facts for facts in (OldFigures, RefusedEdition, EditionStep, AccountChange)
}
_COLUMNS = (
    OutboxNotice.id,
    OutboxNotice.kind,
    OutboxNotice.made_at,
    OutboxNotice.facts,
    OutboxNotice.queued_at,
    OutboxNotice.attempts,
)


def queue_notice(connection: Connection, period: str, facts: NoticeFacts, at: datetime) -> bool:
    """Queue a mail unless there is one of its kind and period already; return whether it was queued.

    `period` has at most PERIOD_LENGTH characters. The mail is queued in the caller's transaction.
    """
    values = {
        "id": secrets.token_hex(MAIL_ID_BYTES),
        "kind": facts.kind,
        "period": period,
        "made_at": at,
        "facts": facts.model_dump_json(),
        "state": MailState.WAITING,
        "queued_at": at,
        "next_attempt_at": at,
        "attempts": 0,
    }
    statement = insert_into(OutboxNotice).values(values)
    once = statement.on_conflict_do_nothing(index_elements=[OutboxNotice.kind, OutboxNotice.period])
    return connection.scalar(once.returning(OutboxNotice.id)) is not None


def lease_due_notice(worker_id: str, now: datetime) -> LeasedNotice | None:
    """Lease the notice that has been due longest; None if none is due."""
    row = lease(OutboxNotice, _COLUMNS, worker_id, now)
    if row is None:
        return None
    notice_id, kind, made_at, facts, queued_at, attempts = row
    notice_facts = _FACTS[NoticeKind(kind)].model_validate_json(facts)
    return LeasedNotice(notice_id, made_at, notice_facts, queued_at, attempts)
