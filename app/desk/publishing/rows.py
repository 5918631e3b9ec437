"""Converts rows of editions into records."""

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, Select, select

from app.content.editions.contact_before import in_fields_of_now
from app.desk.publishing.models import ContentEdition, EditionAuthor
from app.desk.publishing.records import EditionRecord, State

COLUMNS = [column for column in ContentEdition.__table__.columns if column.name in EditionRecord.__annotations__]
"""The columns of a record, without data and authorship, which are large."""


def read_editions(connection: Connection, wanted: Select[Any]) -> list[EditionRecord]:
    """Return the editions found by a statement that selects COLUMNS."""
    rows = connection.execute(wanted).all()
    authors = _authors(connection, [row.id for row in rows])
    return [_record(row, authors.get(row.id, ())) for row in rows]


def encode(data: dict[str, Any] | None) -> str | None:
    """Encode an edition's data for storage."""
    return None if data is None else json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def decode(text: str | None) -> dict[str, Any] | None:
    """Decode stored data of an edition, of an earlier release too."""
    return None if text is None else in_fields_of_now(json.loads(text))


def _authors(connection: Connection, edition_ids: Sequence[str]) -> dict[str, tuple[str, ...]]:
    wanted = select(EditionAuthor.edition_id, EditionAuthor.name).where(EditionAuthor.edition_id.in_(edition_ids))
    found: dict[str, tuple[str, ...]] = {}
    for edition_id, name in connection.execute(wanted.order_by(EditionAuthor.name)):
        found[edition_id] = (*found.get(edition_id, ()), name)
    return found


def _record(row: Row[Any], authors: tuple[str, ...]) -> EditionRecord:
    values = dict(row._mapping)
    values |= {"state": State(values["state"]), "approvals": tuple(values["approvals"])}
    return EditionRecord(**values, authors=authors)
