"""The only door to the rows of leads."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import date, datetime
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection, Row, delete, func, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from app.content.calendar import IST
from app.database_trouble import kind_of_trouble
from app.dialects import POSTGRESQL
from app.extensions import db
from app.leads.kinds import QUERY_KINDS, LeadKind
from app.leads.lists.cursor import Position
from app.leads.lists.search import LeadFilter, search_text, start_of_day_in_india
from app.leads.models import Lead
from app.leads.reading.figures import select_counts_by_day, select_median_minutes, select_totals
from app.leads.records import ExportedLead, LeadRecord, NewLead, Saved, body_digest, new_lead_id
from app.leads.statements import (
    RECORD_COLUMNS,
    Rows,
    insert_unless_key_is_taken,
    lead_record,
    select_count,
    select_exported,
    select_records,
)
from app.leads.statistics import NEWEST_SHOWN, LeadStatistics, count_days, days_until
from app.outbox.store import queue_mail

STREAM_BATCH = 500
PURGE_BATCH = 1000
_Lead = TypeVar("_Lead", LeadRecord, ExportedLead)


class KeyTakenError(Exception):
    """The idempotency key belongs to a lead with another content."""


class LeadStoreError(Exception):
    """The database did not keep the lead. The message names the kind of failure and never holds a value."""


def save_lead(lead: NewLead, now: datetime, *, queues_mail: bool = False) -> Saved:
    """Keep the lead; it is durably committed when this returns. A key that is there already keeps its first lead.

    With `queues_mail` the mail that tells of it is queued in the same transaction.

    Raises KeyTakenError if that first lead has another content, LeadStoreError if the database refuses.
    """
    values = _row(lead, now)
    with _failures_without_values():
        with db.engine.begin() as connection:
            inserted_id = connection.scalar(insert_unless_key_is_taken(connection.dialect.name, values))
            if inserted_id is not None and queues_mail:
                is_suspected = lead.suspicion is not None
                queue_mail(
                    connection, lead_id=inserted_id, query_kind=QUERY_KINDS[lead.kind], suspected=is_suspected, at=now
                )
        return _first_with_key(lead) if inserted_id is None else Saved(inserted_id, is_replay=False)


def was_saved_since(idempotency_key: str, since: datetime) -> bool:
    """Tell whether a lead with this key was created at or after a moment.

    Raises LeadStoreError.
    """
    statement = select(func.count()).where(Lead.idempotency_key == idempotency_key, Lead.created_at >= since)
    with _failures_without_values(), db.engine.connect() as connection:
        return connection.scalar(statement) == 1


def count_leads(kind: LeadKind, lead_filter: LeadFilter) -> int:
    """Return how many leads the filter leaves."""
    with db.engine.connect() as connection:
        return connection.scalar(select_count(kind, lead_filter)) or 0


def stream_leads(kind: LeadKind, lead_filter: LeadFilter) -> Iterator[LeadRecord]:
    """Yield the filtered leads in order."""
    return _stream(partial(select_records, kind, lead_filter), lead_record)


def stream_exported(kind: LeadKind, lead_filter: LeadFilter) -> Iterator[ExportedLead]:
    """Yield the same leads with only what a file holds: the columns left out took a third of the time."""
    return _stream(partial(select_exported, kind, lead_filter), ExportedLead._make)


def find_lead(kind: LeadKind, lead_id: str) -> LeadRecord | None:
    """Return one lead of a kind, None if there is none of this id."""
    with db.engine.connect() as connection:
        row = connection.execute(select(*RECORD_COLUMNS).where(Lead.kind == kind, Lead.id == lead_id)).one_or_none()
    return None if row is None else lead_record(row)


def mark_seen(kind: LeadKind, lead_id: str, at: datetime) -> bool:
    """Note that staff opened the lead; the first time stays. Return whether there is such a lead."""
    statement = (
        update(Lead)
        .where(Lead.kind == kind, Lead.id == lead_id)
        .values(seen_at=func.coalesce(Lead.seen_at, at, type_=Lead.seen_at.type))
    )
    with db.engine.begin() as connection:
        return connection.execute(statement).rowcount == 1


def lead_statistics(now: datetime) -> LeadStatistics:
    """Return the figures of the dashboard at a moment."""
    today = now.astimezone(IST).date()
    days = days_until(today)
    since = start_of_day_in_india(days[0])
    with db.engine.connect() as connection:
        counted = connection.execute(select_counts_by_day(days)).all()
        totals = {LeadKind(kind): (total, unseen) for kind, total, unseen in connection.execute(select_totals())}
        newest = [row for kind in LeadKind for row in connection.execute(_newest_of(kind))]
        median = _median_minutes(connection, since)
    by_day = {(LeadKind(kind), date.fromisoformat(day)): count for kind, day, count in counted}
    counts = {}
    for kind in LeadKind:
        total, unseen = totals.get(kind, (0, 0))
        counts[kind] = count_days(by_day, kind, today, total=total, unseen=unseen)
    per_day = [(day, {kind: by_day.get((kind, day), 0) for kind in LeadKind}) for day in days]
    recent = sorted(map(lead_record, newest), key=lambda record: (record.created_at, record.id), reverse=True)
    return LeadStatistics(counts, per_day, median, recent[:NEWEST_SHOWN])


def purge_leads(
    before: datetime, *, dry_run: bool, report_progress: Callable[[], None] = lambda: None
) -> Mapping[LeadKind, int]:
    """Delete all leads created before a moment, or only count them; return how many of each kind.

    `report_progress` is called after each thousand.
    """
    statement = select(Lead.kind, func.count()).where(Lead.created_at < before).group_by(Lead.kind)
    with db.engine.connect() as connection:
        found = {LeadKind(kind): count for kind, count in connection.execute(statement)}
    if not dry_run:
        # In batches, so that visitors' posts never wait long for SQLite's one writer.
        while _purge_batch(before):
            report_progress()
        _forget_for_good()
    return {kind: found.get(kind, 0) for kind in LeadKind}


def _stream(
    select_after: Callable[[Position | None], Rows], lead_of: Callable[[Row[*tuple[Any, ...]]], _Lead]
) -> Iterator[_Lead]:
    """Yield what is selected, each batch read by itself.

    No transaction is open between two batches: a reader that stays would keep SQLite from emptying its journal for as
    long as a slow client takes the file (sqlite.org/wal.html, 6).
    """
    engine = db.engine

    def read_batch(after: Position | None) -> list[_Lead]:
        with engine.connect() as connection:
            rows = connection.execute(select_after(after).limit(STREAM_BATCH)).all()
        return list(map(lead_of, rows))

    def read() -> Iterator[_Lead]:
        batch = read_batch(None)
        while batch:
            yield from batch
            last = Position(batch[-1].created_at, batch[-1].id)
            batch = read_batch(last) if len(batch) == STREAM_BATCH else []

    return read()


@contextmanager
def _failures_without_values() -> Iterator[None]:
    """Let only the kind of a failure go on: the driver's words may quote the row."""
    try:
        yield
    except SQLAlchemyError as error:
        raise LeadStoreError(kind_of_trouble(error)) from None


def _row(lead: NewLead, now: datetime) -> dict[str, Any]:
    return {
        "id": new_lead_id(now),
        "kind": lead.kind,
        "name": lead.name,
        "email": lead.email,
        "phone": lead.phone,
        "message": lead.message,
        "created_at": now,
        "suspected": lead.suspicion is not None,
        "suspicion": lead.suspicion,
        "notice_version": lead.notice_version,
        "consented_at": None if lead.notice_version is None else now,
        "via": lead.via,
        "idempotency_key": lead.idempotency_key,
        "body_digest": body_digest(lead),
        "search_text": search_text(name=lead.name, email=lead.email, phone=lead.phone, message=lead.message),
    }


def _first_with_key(lead: NewLead) -> Saved:
    statement = select(Lead.id, Lead.body_digest).where(Lead.idempotency_key == lead.idempotency_key)
    with db.engine.connect() as connection:
        first_id, first_digest = connection.execute(statement).one()
    if first_digest != body_digest(lead):
        raise KeyTakenError
    return Saved(first_id, is_replay=True)


def _newest_of(kind: LeadKind) -> Rows:
    return select_records(kind, LeadFilter()).limit(NEWEST_SHOWN)


def _median_minutes(connection: Connection, since: datetime) -> float | None:
    middle = connection.scalars(select_median_minutes(connection.dialect.name, since)).all()
    return sum(middle) / len(middle) if middle else None


def _purge_batch(before: datetime) -> int:
    batch = select(Lead.id).where(Lead.created_at < before).limit(PURGE_BATCH).scalar_subquery()
    with db.engine.begin() as connection:
        _overwrite_what_is_deleted(connection)
        return connection.execute(delete(Lead).where(Lead.id.in_(batch))).rowcount


def _forget_for_good() -> None:
    """Clear what SQLite keeps of deleted leads: pages as they were in its journal."""
    if db.engine.dialect.name != POSTGRESQL:
        with db.engine.connect() as connection:
            _overwrite_what_is_deleted(connection)
            connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))


def _overwrite_what_is_deleted(connection: Connection) -> None:
    if connection.dialect.name != POSTGRESQL:
        connection.execute(text("PRAGMA secure_delete = ON"))
