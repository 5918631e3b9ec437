"""The store of leads."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime, timedelta
from statistics import median
from typing import Any

from sqlalchemy import Connection, Engine, delete, func, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from app.content.calendar import IST
from app.database.extensions import POSTGRESQL, db
from app.database.trouble import kind_of_trouble
from app.forms.declaration import COMMON, Form
from app.forms.declared import FORM_OF_KIND, FORMS
from app.mail.store import queue_mail
from app.queries.lists.cursor import Position, read_cursor, write_cursor
from app.queries.lists.search import LeadFilter, search_text, start_of_day_in_india
from app.queries.models import Lead
from app.queries.records import LeadPage, LeadRecord, NewLead, Saved, body_digest, new_lead_id
from app.queries.statements import (
    RECORD_COLUMNS,
    Rows,
    insert_unless_key_is_taken,
    lead_record,
    select_count,
    select_leads,
)
from app.queries.statistics import DAYS_SHOWN, NEWEST_SHOWN, LeadStatistics, count_days

STREAM_BATCH = 500
PURGE_BATCH = 1000


class KeyTakenError(Exception):
    """The idempotency key belongs to a lead with different content."""


class LeadStoreError(Exception):
    """The database did not store the lead. The message names the kind of failure and never contains a value."""


def save_lead(lead: NewLead, now: datetime, *, queues_mail: bool = False) -> Saved:
    """Store the lead; it is durably committed when this returns.

    If the key exists already, its first lead stays. With `queues_mail`, the mail about the lead is queued in the same
    transaction. Raises KeyTakenError if the first lead has different content, LeadStoreError if the database refuses.
    """
    values = _row(lead, now)
    with _failures_without_values():
        with db.engine.begin() as connection:
            inserted_id = connection.scalar(insert_unless_key_is_taken(connection.dialect.name, values))
            if inserted_id is not None and queues_mail:
                mailed = {field.label: lead.value(field.name) for field in lead.form.staff_fields if field.is_mailed}
                suspected = lead.suspicion is not None
                queue_mail(
                    connection, lead_id=inserted_id, kind=lead.form.list_name, told=mailed, suspected=suspected, at=now
                )
        return _first_with_key(lead) if inserted_id is None else Saved(inserted_id, is_replay=False)


def was_saved_since(idempotency_key: str, since: datetime) -> bool:
    """Return whether a lead with this key was created at or after a moment. Raises LeadStoreError."""
    statement = select(func.count()).where(Lead.idempotency_key == idempotency_key, Lead.created_at >= since)
    with _failures_without_values(), db.engine.connect() as connection:
        return connection.scalar(statement) == 1


def count_leads(form: Form, lead_filter: LeadFilter) -> int:
    """Return the number of filtered leads."""
    with db.engine.connect() as connection:
        return connection.scalar(select_count(form, lead_filter)) or 0


def list_leads(form: Form, lead_filter: LeadFilter, limit: int, cursor: str | None = None) -> LeadPage:
    """Return one page of the filtered list and its total count.

    Raises FaultyListRequestError for a bad cursor.
    """
    after = None if cursor is None else read_cursor(cursor)
    with db.engine.connect() as connection:
        rows = connection.execute(select_leads(form, lead_filter, after).limit(limit + 1)).all()
        total = connection.scalar(select_count(form, lead_filter)) or 0
    records = list(map(lead_record, rows[:limit]))
    is_last = len(rows) <= limit
    return LeadPage(records, total, None if is_last else write_cursor(Position(records[-1].created_at, records[-1].id)))


def stream_leads(form: Form, lead_filter: LeadFilter) -> Iterator[LeadRecord]:
    """Yield the filtered leads in order.

    Each batch is a separate read, with no transaction open between two: a long reader would keep SQLite from resetting
    its write-ahead log while a slow client downloads (sqlite.org/wal.html, 6).
    """
    return _batches(db.engine, form, lead_filter)


def find_lead(form: Form, lead_id: str) -> LeadRecord | None:
    """Return one lead of a form, None if there is none with this id."""
    with db.engine.connect() as connection:
        row = connection.execute(
            select(*RECORD_COLUMNS).where(Lead.kind == form.kind, Lead.id == lead_id)
        ).one_or_none()
    return None if row is None else lead_record(row)


def mark_seen(form: Form, lead_id: str, at: datetime) -> bool:
    """Record when staff first opened the lead. Return whether there is such a lead."""
    statement = (
        update(Lead)
        .where(Lead.kind == form.kind, Lead.id == lead_id)
        .values(seen_at=func.coalesce(Lead.seen_at, at, type_=Lead.seen_at.type))
    )
    with db.engine.begin() as connection:
        return connection.execute(statement).rowcount == 1


def lead_statistics(now: datetime) -> LeadStatistics:
    """Return the figures of the dashboard at a moment."""
    today = now.astimezone(IST).date()
    days = [today - timedelta(days=back) for back in reversed(range(DAYS_SHOWN))]
    with db.engine.connect() as connection:
        totals = {row.kind: row for row in connection.execute(_totals())}
        lately = connection.execute(_since(start_of_day_in_india(days[0]))).all()
        newest = [row for form in FORMS for row in connection.execute(_newest_of(form))]
    by_day = Counter((FORM_OF_KIND[row.kind], row.created_at.astimezone(IST).date()) for row in lately)
    counts = {}
    for form in FORMS:
        found = totals.get(form.kind)
        total, unseen = (0, 0) if found is None else (found.total, found.unseen)
        counts[form] = count_days(by_day, form, days, total=total, unseen=unseen)
    per_day = [(day, {form: by_day[form, day] for form in FORMS}) for day in days]
    waits = [(row.seen_at - row.created_at).total_seconds() / 60 for row in lately if row.seen_at is not None]
    recent = sorted(map(lead_record, newest), key=lambda record: (record.created_at, record.id), reverse=True)
    return LeadStatistics(counts, per_day, median(waits) if waits else None, recent[:NEWEST_SHOWN])


def purge_leads(
    before: datetime, *, dry_run: bool, report_progress: Callable[[], None] = lambda: None
) -> Mapping[str, int]:
    """Delete all leads created before a moment, or only count them; return how many of each kind.

    Leads of a form that is no longer declared are included. `report_progress` is called after each thousand.
    """
    statement = select(Lead.kind, func.count().label("number")).where(Lead.created_at < before).group_by(Lead.kind)
    with db.engine.connect() as connection:
        found = dict.fromkeys(FORM_OF_KIND, 0) | {row.kind: row.number for row in connection.execute(statement)}
    if not dry_run:
        # In batches, so that visitors' posts never wait long for SQLite's one writer.
        while _purge_batch(before):
            report_progress()
        _forget_for_good()
    return found


def _batches(engine: Engine, form: Form, lead_filter: LeadFilter) -> Iterator[LeadRecord]:
    after: Position | None = None
    while True:
        with engine.connect() as connection:
            rows = connection.execute(select_leads(form, lead_filter, after).limit(STREAM_BATCH)).all()
        yield from map(lead_record, rows)
        if len(rows) < STREAM_BATCH:
            return
        after = Position(rows[-1].created_at, rows[-1].id)


@contextmanager
def _failures_without_values() -> Iterator[None]:
    """Raise only the kind of a failure: the driver's message may quote the row."""
    try:
        yield
    except SQLAlchemyError as error:
        raise LeadStoreError(kind_of_trouble(error)) from None


def _row(lead: NewLead, now: datetime) -> dict[str, Any]:
    searched = (*COMMON.values(), *lead.form.own_fields)
    return {
        "id": new_lead_id(now),
        "kind": lead.form.kind,
        "name": lead.name,
        "email": lead.email,
        "phone": lead.phone,
        "message": lead.message,
        "details": dict(lead.details) or None,
        "created_at": now,
        "suspected": lead.suspicion is not None,
        "suspicion": lead.suspicion,
        "notice_version": lead.notice_version,
        "consented_at": None if lead.notice_version is None else now,
        "via": lead.via,
        "idempotency_key": lead.idempotency_key,
        "body_digest": body_digest(lead),
        "search_text": search_text(*(lead.value(field.name) for field in searched if field.is_searched)),
    }


def _first_with_key(lead: NewLead) -> Saved:
    statement = select(Lead.id, Lead.body_digest).where(Lead.idempotency_key == lead.idempotency_key)
    with db.engine.connect() as connection:
        first_id, first_digest = connection.execute(statement).one()
    if first_digest != body_digest(lead):
        raise KeyTakenError
    return Saved(first_id, is_replay=True)


def _totals() -> Rows:
    """Count all and unseen leads of each kind: an index holds both columns."""
    unseen = func.count().filter(Lead.seen_at.is_(None)).label("unseen")
    return select(Lead.kind, func.count().label("total"), unseen).group_by(Lead.kind)


def _since(moment: datetime) -> Rows:
    return select(Lead.kind, Lead.created_at, Lead.seen_at).where(
        Lead.kind.in_(FORM_OF_KIND), Lead.created_at >= moment
    )


def _newest_of(form: Form) -> Rows:
    return select_leads(form, LeadFilter()).limit(NEWEST_SHOWN)


def _purge_batch(before: datetime) -> int:
    batch = select(Lead.id).where(Lead.created_at < before).limit(PURGE_BATCH).scalar_subquery()
    with db.engine.begin() as connection:
        _overwrite_what_is_deleted(connection)
        return connection.execute(delete(Lead).where(Lead.id.in_(batch))).rowcount


def _forget_for_good() -> None:
    """Remove deleted leads from SQLite's journal, which still has the old pages."""
    if db.engine.dialect.name != POSTGRESQL:
        with db.engine.connect() as connection:
            _overwrite_what_is_deleted(connection)
            connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))


def _overwrite_what_is_deleted(connection: Connection) -> None:
    if connection.dialect.name != POSTGRESQL:
        connection.execute(text("PRAGMA secure_delete = ON"))
