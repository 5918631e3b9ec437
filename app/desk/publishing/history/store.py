"""Reads the history from the database."""

import json
from typing import Any

from sqlalchemy import Row, select

from app.database.extensions import db
from app.desk.publishing.history.edition_file import EditionFile
from app.desk.publishing.models import ContentEdition, EditionAuthor
from app.desk.publishing.records import State


def read_history(subject: str | None = None) -> list[EditionFile]:
    """Return all publications, or those of one subject, in order."""
    wanted = select(ContentEdition.__table__).where(ContentEdition.state == State.PUBLISHED)
    if subject is not None:
        wanted = wanted.where(ContentEdition.subject == subject)
    with db.engine.connect() as connection:
        rows = connection.execute(wanted.order_by(ContentEdition.sequence)).all()
        authors: dict[str, list[str]] = {row.id: [] for row in rows}
        for edition_id, name in connection.execute(select(EditionAuthor.edition_id, EditionAuthor.name)):
            if edition_id in authors:
                authors[edition_id].append(name)
    # Sorted here, because databases order letters differently.
    return [_edition(row, sorted(authors[row.id])) for row in rows]


def _edition(row: Row[Any], authors: list[str]) -> EditionFile:
    values = {name: value for name, value in row._mapping.items() if name in EditionFile.model_fields}
    return EditionFile(**{**values, "authors": authors, "data": None if row.data is None else json.loads(row.data)})
