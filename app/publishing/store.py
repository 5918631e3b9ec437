"""The only door to the rows of editions that are not published yet, and to reading all of them."""

import json
from collections.abc import Sequence
from datetime import date, datetime
from typing import Any

from sqlalchemy import Connection, Row, Select, insert, select, update
from sqlalchemy.exc import IntegrityError

from app.content.editions.published import Kind
from app.dialects import insert_into
from app.extensions import db
from app.publishing.models import ContentEdition, EditionAuthor
from app.publishing.records import (
    OPEN_STATES,
    EditionConflictError,
    EditionRecord,
    NewEdition,
    State,
    new_edition_id,
)

_COLUMNS = [column for column in ContentEdition.__table__.columns if column.name != "data"]
_CHANGED_MEANWHILE = "Someone else changed this meanwhile: load it again."
_ONE_IS_OPEN = "There is an open edition already: go on with that one, or discard it."


def add_edition(new: NewEdition, at: datetime) -> EditionRecord:
    """Keep a draft. Raises EditionConflictError where the subject has an open edition."""
    edition_id = new_edition_id()
    values = {
        "id": edition_id,
        "kind": new.kind,
        "subject": new.subject,
        "state": State.DRAFT,
        "revision": 1,
        "as_on": new.as_on,
        "data": _encode(new.data),
        "base_digest": new.base_digest,
        "again_of": new.again_of,
        "why": new.why,
        "created_by": new.by,
        "created_at": at,
        "changed_by": new.by,
        "changed_at": at,
        "approved_alone": False,
    }
    try:
        with db.engine.begin() as connection:
            connection.execute(insert(ContentEdition).values(values))
            _add_author(connection, edition_id, new.by)
    except IntegrityError:
        raise EditionConflictError(_ONE_IS_OPEN) from None
    return get_edition(edition_id)


def find_edition(edition_id: str) -> EditionRecord | None:
    """Return the edition, or None."""
    with db.engine.connect() as connection:
        row = connection.execute(select(*_COLUMNS).where(ContentEdition.id == edition_id)).one_or_none()
        return None if row is None else _record(row, _authors(connection, [edition_id]).get(edition_id, ()))


def get_edition(edition_id: str) -> EditionRecord:
    """Return an edition that is there. Raises EditionConflictError where it is not."""
    found = find_edition(edition_id)
    if found is None:
        raise EditionConflictError("This edition is no longer there.")
    return found


def edition_data(edition_id: str) -> dict[str, Any] | None:
    """Return what an edition says; None where it brings the content folder's own state back, or is not there."""
    with db.engine.connect() as connection:
        text = connection.scalar(select(ContentEdition.data).where(ContentEdition.id == edition_id))
    return None if text is None else json.loads(text)


def open_editions(kind: Kind) -> dict[str, EditionRecord]:
    """Return the open editions of a kind by their subjects."""
    wanted = select(*_COLUMNS).where(ContentEdition.kind == kind, ContentEdition.state.in_(OPEN_STATES))
    return {record.subject: record for record in _records(wanted)}


def published_editions(kind: Kind, subject: str) -> list[EditionRecord]:
    """Return the publications of a subject, the newest first."""
    wanted = select(*_COLUMNS).where(
        ContentEdition.kind == kind, ContentEdition.subject == subject, ContentEdition.state == State.PUBLISHED
    )
    return _records(wanted.order_by(ContentEdition.number.desc()))


def due_editions(now: datetime) -> list[EditionRecord]:
    """Return the scheduled editions whose moment has come, in the order of their moments."""
    wanted = select(*_COLUMNS).where(ContentEdition.state == State.SCHEDULED, ContentEdition.publish_at <= now)
    return _records(wanted.order_by(ContentEdition.publish_at))


def save_draft(
    edition_id: str, revision: int, data: dict[str, Any], *, as_on: date | None, by: str, at: datetime
) -> EditionRecord:
    """Change a draft. Raises EditionConflictError where it has another revision by now, or is no draft."""
    values = {"data": _encode(data), "as_on": as_on, "changed_by": by, "changed_at": at}
    with db.engine.begin() as connection:
        _step(connection, edition_id, revision, State.DRAFT, values)
        _add_author(connection, edition_id, by)
    return get_edition(edition_id)


def stand_over(edition_id: str, revision: int, base_digest: str) -> EditionRecord:
    """Let a draft stand over what the content folder holds now. Raises EditionConflictError."""
    with db.engine.begin() as connection:
        _step(connection, edition_id, revision, State.DRAFT, {"base_digest": base_digest})
    return get_edition(edition_id)


def move(
    edition_id: str, revision: int, *, of: State, to: State, values: dict[str, Any] | None = None
) -> EditionRecord:
    """Take an edition from one state to another; raises EditionConflictError where it is in neither, or was changed."""
    with db.engine.begin() as connection:
        _step(connection, edition_id, revision, of, {"state": to, **(values or {})})
    return get_edition(edition_id)


def _step(connection: Connection, edition_id: str, revision: int, of: State, values: dict[str, Any]) -> None:
    mine = (ContentEdition.id == edition_id, ContentEdition.revision == revision, ContentEdition.state == of)
    changed = connection.execute(update(ContentEdition).where(*mine).values(revision=revision + 1, **values))
    if changed.rowcount == 0:
        raise EditionConflictError(_CHANGED_MEANWHILE)


def _add_author(connection: Connection, edition_id: str, by: str) -> None:
    statement = insert_into(EditionAuthor, connection.dialect.name).values(edition_id=edition_id, name=by)
    connection.execute(statement.on_conflict_do_nothing())


def _records(wanted: Select[Any]) -> list[EditionRecord]:
    with db.engine.connect() as connection:
        rows = connection.execute(wanted).all()
        authors = _authors(connection, [row.id for row in rows])
    return [_record(row, authors.get(row.id, ())) for row in rows]


def _authors(connection: Connection, edition_ids: Sequence[str]) -> dict[str, tuple[str, ...]]:
    wanted = select(EditionAuthor.edition_id, EditionAuthor.name).where(EditionAuthor.edition_id.in_(edition_ids))
    found: dict[str, tuple[str, ...]] = {}
    for edition_id, name in connection.execute(wanted.order_by(EditionAuthor.name)):
        found[edition_id] = (*found.get(edition_id, ()), name)
    return found


def _record(row: Row[Any], authors: tuple[str, ...]) -> EditionRecord:
    values = dict(row._mapping)
    return EditionRecord(**{**values, "state": State(values["state"])}, authors=authors)


def _encode(data: dict[str, Any] | None) -> str | None:
    return None if data is None else json.dumps(data, ensure_ascii=False, separators=(",", ":"))
