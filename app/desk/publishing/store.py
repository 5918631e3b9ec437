"""The store of editions in all states."""

import secrets
from datetime import date, datetime
from typing import Any

from sqlalchemy import Connection, Select, insert, select, update
from sqlalchemy.exc import IntegrityError

from app.content.editions.published import Kind
from app.database.extensions import db, insert_into
from app.desk.publishing.models import ContentEdition, EditionAuthor
from app.desk.publishing.records import (
    OPEN_STATES,
    EditionConflictError,
    EditionRecord,
    NewEdition,
    State,
)
from app.desk.publishing.rows import COLUMNS, decode, encode, read_editions
from app.desk.publishing.steps import Actor, Step, record_step, take_step
from app.desk.publishing.two_persons.authorship import Authorship, Data, after_save
from app.members.audit.store import Action

_ONE_IS_OPEN = "There is an open edition already: continue it or discard it."


def add_edition(new: NewEdition, by: Actor, at: datetime) -> EditionRecord:
    """Store a new draft. Raises EditionConflictError if the subject has an open edition."""
    edition_id = secrets.token_hex(12)
    values = {
        **vars(new),
        "id": edition_id,
        "state": State.DRAFT,
        "revision": 1,
        "data": encode(new.data),
        "created_by": by.name,
        "created_at": at,
        "changed_by": by.name,
        "changed_at": at,
    }
    try:
        with db.engine.begin() as connection:
            connection.execute(insert(ContentEdition).values(values))
            _add_author(connection, edition_id, by.name)
            return record_step(connection, Step(Action.EDITION_DRAFTED, by, at), edition_id)
    except IntegrityError:
        raise EditionConflictError(_ONE_IS_OPEN) from None


def find_edition(edition_id: str) -> EditionRecord | None:
    """Return the edition, or None."""
    return next(iter(_records(select(*COLUMNS).where(ContentEdition.id == edition_id))), None)


def edition_data(edition_id: str) -> dict[str, Any] | None:
    """Return an edition's data; None if it brings back the content folder's own state or does not exist."""
    with db.engine.connect() as connection:
        return decode(connection.scalar(select(ContentEdition.data).where(ContentEdition.id == edition_id)))


def edition_authorship(edition_id: str) -> Authorship:
    """Return the last author of each value of an edition; empty if it does not exist."""
    with db.engine.connect() as connection:
        found = connection.scalar(select(ContentEdition.authorship).where(ContentEdition.id == edition_id))
    return {} if found is None else found


def open_editions(kind: Kind) -> dict[str, EditionRecord]:
    """Return the open editions of a kind by subject."""
    wanted = select(*COLUMNS).where(ContentEdition.kind == kind, ContentEdition.state.in_(OPEN_STATES))
    return {record.subject: record for record in _records(wanted.order_by(ContentEdition.subject))}


def published_editions(kind: Kind, subject: str) -> list[EditionRecord]:
    """Return the publications of a subject, newest first."""
    wanted = select(*COLUMNS).where(
        ContentEdition.kind == kind, ContentEdition.subject == subject, ContentEdition.state == State.PUBLISHED
    )
    return _records(wanted.order_by(ContentEdition.number.desc()))


def due_editions(now: datetime) -> list[EditionRecord]:
    """Return the scheduled editions that are due, earliest first."""
    wanted = select(*COLUMNS).where(ContentEdition.state == State.SCHEDULED, ContentEdition.publish_at <= now)
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
    """Save a draft; `published` is the published data of its subject.

    Raises EditionConflictError if its revision has changed or it is no draft.
    """
    # Read before the transaction, which begins with a write. The revision shows whether it is still current.
    before = edition_data(edition_id)
    authorship = after_save(edition_authorship(edition_id), published=published, before=before, after=data, by=by.name)
    values = {
        "data": encode(data),
        "authorship": authorship,
        "as_on": as_on,
        "changed_by": by.name,
        "changed_at": at,
    }
    with db.engine.begin() as connection:
        _add_author(connection, edition_id, by.name)
        step = Step(Action.EDITION_SAVED, by, at)
        return take_step(connection, step, edition_id, revision, of=State.DRAFT, values=values)


def end_previews(step: Step, edition_id: str) -> None:
    """End all preview links made so far. The revision stays the same, because the data does not change."""
    with db.engine.begin() as connection:
        ended = update(ContentEdition).where(ContentEdition.id == edition_id)
        connection.execute(ended.values(previews_ended_at=step.at))
        record_step(connection, step, edition_id)


def _add_author(connection: Connection, edition_id: str, by: str) -> None:
    statement = insert_into(EditionAuthor).values(edition_id=edition_id, name=by)
    connection.execute(statement.on_conflict_do_nothing())


def _records(wanted: Select[Any]) -> list[EditionRecord]:
    with db.engine.connect() as connection:
        return read_editions(connection, wanted)
