"""The store of editions in all states. Each change of a row and its audit record are one transaction."""

import json
import secrets
from collections.abc import Sequence
from datetime import date, datetime
from typing import Any

from sqlalchemy import Connection, Row, Select, insert, inspect, select, update
from sqlalchemy.exc import IntegrityError

from app.content.editions.contact_before import in_fields_of_now
from app.content.editions.published import Kind
from app.database.extensions import db, insert_into
from app.desk.publishing.models import ContentEdition, EditionAuthor
from app.desk.publishing.records import (
    OPEN_STATES,
    Actor,
    EditionConflictError,
    EditionRecord,
    EditionStep,
    NewEdition,
    State,
)
from app.desk.publishing.two_persons.authorship import Authorship, Data, after_save
from app.members.audit_log import Action, record_within

CHANGED_MEANWHILE = "Someone else changed this meanwhile: load it again."
_ONE_IS_OPEN = "There is an open edition already: continue it or discard it."
_COLUMNS = [
    column.label(name)
    for name, column in inspect(ContentEdition).columns.items()
    if name in EditionRecord.__annotations__
]
"""The columns of a record, without data and authorship, which are large."""


def add_edition(new: NewEdition, by: Actor, at: datetime) -> EditionRecord:
    """Store a new draft. Raises EditionConflictError if the subject has an open edition."""
    edition_id = secrets.token_hex(12)
    values = {
        **vars(new),
        "id": edition_id,
        "state": State.DRAFT,
        "revision": 1,
        "data": _encode(new.data),
        "created_by": by.email,
        "created_at": at,
        "changed_by": by.email,
        "changed_at": at,
    }
    try:
        with db.engine.begin() as connection:
            connection.execute(insert(ContentEdition).values(values))
            _add_author(connection, edition_id, by.email)
            return record_step(connection, EditionStep(Action.EDITION_DRAFTED, by, at), edition_id)
    except IntegrityError:
        raise EditionConflictError(_ONE_IS_OPEN) from None


def find_edition(edition_id: str) -> EditionRecord | None:
    """Return the edition, or None."""
    return next(iter(_records(select(*_COLUMNS).where(ContentEdition.id == edition_id))), None)


def edition_data(edition_id: str) -> dict[str, Any] | None:
    """Return an edition's data; None if it brings back the original values or does not exist."""
    with db.engine.connect() as connection:
        return decode(connection.scalar(select(ContentEdition.data).where(ContentEdition.id == edition_id)))


def edition_authorship(edition_id: str) -> Authorship:
    """Return the last author of each value of an edition; empty if it does not exist."""
    with db.engine.connect() as connection:
        found = connection.scalar(select(ContentEdition.authorship).where(ContentEdition.id == edition_id))
    return {} if found is None else found


def open_editions(kind: Kind) -> dict[str, EditionRecord]:
    """Return the open editions of a kind by subject."""
    wanted = select(*_COLUMNS).where(ContentEdition.kind == kind, ContentEdition.state.in_(OPEN_STATES))
    return {record.subject: record for record in _records(wanted.order_by(ContentEdition.subject))}


def published_editions(kind: Kind, subject: str) -> list[EditionRecord]:
    """Return the publications of a subject, newest first."""
    wanted = select(*_COLUMNS).where(
        ContentEdition.kind == kind, ContentEdition.subject == subject, ContentEdition.state == State.PUBLISHED
    )
    return _records(wanted.order_by(ContentEdition.number.desc()))


def due_editions(now: datetime) -> list[EditionRecord]:
    """Return the scheduled editions that are due, earliest first."""
    wanted = select(*_COLUMNS).where(ContentEdition.state == State.SCHEDULED, ContentEdition.publish_at <= now)
    return _records(wanted.order_by(ContentEdition.publish_at))


def save_draft(
    edition_id: str,
    revision: int,
    data: dict[str, Any],
    *,
    published: Data,
    as_on: date | None,
    by: Actor,
    at: datetime,
) -> EditionRecord:
    """Save a draft over the `published` data. Raises EditionConflictError if it is no draft of this revision."""
    # Read before the transaction, which begins with a write. The revision shows whether it is still current.
    before = edition_data(edition_id)
    authorship = after_save(edition_authorship(edition_id), published=published, before=before, after=data, by=by.email)
    values = {"data": _encode(data), "authorship": authorship, "as_on": as_on, "changed_by": by.email, "changed_at": at}
    with db.engine.begin() as connection:
        _add_author(connection, edition_id, by.email)
        step = EditionStep(Action.EDITION_SAVED, by, at)
        return take_step(connection, step, edition_id, revision, of=State.DRAFT, values=values)


def end_previews(step: EditionStep, edition_id: str) -> None:
    """End all preview links made so far. The revision stays the same, because the data does not change."""
    with db.engine.begin() as connection:
        ended = update(ContentEdition).where(ContentEdition.id == edition_id)
        connection.execute(ended.values(previews_ended_at=step.at))
        record_step(connection, step, edition_id)


def lock_edition(connection: Connection, edition: EditionRecord) -> None:
    """Lock an edition's row, in SQLite the whole database. Raises EditionConflictError if it has changed."""
    _change(connection, edition.id, edition.revision, of=edition.state, values={"revision": edition.revision})


def take_step(
    connection: Connection, step: EditionStep, edition_id: str, revision: int, *, of: State, values: dict[str, Any]
) -> EditionRecord:
    """Change an edition; return its new state. Raises EditionConflictError if its revision or state has changed."""
    _change(connection, edition_id, revision, of=of, values={**values, "revision": revision + 1})
    return record_step(connection, step, edition_id)


def record_step(connection: Connection, step: EditionStep, edition_id: str) -> EditionRecord:
    """Record a step in the audit; return the edition after it."""
    [edition] = _read(connection, select(*_COLUMNS).where(ContentEdition.id == edition_id))
    record_within(
        connection, step.action, at=step.at, email=step.by.email, origin=step.by.ip_address, detail=step_detail(edition)
    )
    return edition


def step_detail(edition: EditionRecord) -> str:
    """Return the audit's description of an edition."""
    number = "" if edition.number is None else f", number {edition.number}"
    alone = ", alone" if edition.approved_alone else ""
    return f"{edition.kind} {edition.subject}{number}, {edition.id}{alone}"


def _encode(data: dict[str, Any] | None) -> str | None:
    """Encode an edition's data for storage."""
    return None if data is None else json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def decode(text: str | None) -> dict[str, Any] | None:
    """Decode stored data of an edition, of an earlier release too."""
    return None if text is None else in_fields_of_now(json.loads(text))


def _change(connection: Connection, edition_id: str, revision: int, *, of: State, values: dict[str, Any]) -> None:
    mine = (ContentEdition.id == edition_id, ContentEdition.revision == revision, ContentEdition.state == of)
    if not connection.execute(update(ContentEdition).where(*mine).values(values)).rowcount:
        raise EditionConflictError(CHANGED_MEANWHILE)


def _add_author(connection: Connection, edition_id: str, by: str) -> None:
    statement = insert_into(EditionAuthor).values(edition_id=edition_id, email=by)
    connection.execute(statement.on_conflict_do_nothing())


def _records(wanted: Select[Any]) -> list[EditionRecord]:
    with db.engine.connect() as connection:
        return _read(connection, wanted)


def _read(connection: Connection, wanted: Select[Any]) -> list[EditionRecord]:
    """Return the editions found by a statement that selects _COLUMNS."""
    rows = connection.execute(wanted).all()
    authors = _authors(connection, [row.id for row in rows])
    return [_record(row, authors.get(row.id, ())) for row in rows]


def _authors(connection: Connection, edition_ids: Sequence[str]) -> dict[str, tuple[str, ...]]:
    wanted = select(EditionAuthor.edition_id, EditionAuthor.email).where(EditionAuthor.edition_id.in_(edition_ids))
    found: dict[str, tuple[str, ...]] = {}
    for edition_id, email in connection.execute(wanted.order_by(EditionAuthor.email)):
        found[edition_id] = (*found.get(edition_id, ()), email)
    return found


def _record(row: Row[Any], authors: tuple[str, ...]) -> EditionRecord:
    values = dict(row._mapping)
    values |= {"state": State(values["state"]), "approvals": tuple(values["approvals"])}
    return EditionRecord(**values, authors=authors)
