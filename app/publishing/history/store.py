"""The history in the database: read whole, and added to in one transaction."""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update

from app.audit.command_line import record_command_within
from app.audit.store import Action
from app.dialects import insert_into
from app.extensions import db
from app.publishing.history.edition_file import EditionFile
from app.publishing.history.edition_folder import files_of
from app.publishing.models import ContentEdition, EditionAuthor, Publication
from app.publishing.records import EditionConflictError, State

_ROW = 1


class HistoryDiffersError(Exception):
    """What is to be added contradicts what is there already. The message says which edition."""


def read_history(subject: str | None = None) -> list[EditionFile]:
    """Return everything published, or that of one subject, in the order of publication."""
    with db.engine.connect() as connection:
        return _read(connection, subject)


def add_history(editions: Sequence[EditionFile]) -> int:
    """Add what is not there yet, all or nothing; return how many that were. `editions` are in the order of publication.

    The count of publications grows with them, so that machines look, and the audit tells of it. What stands here as a
    draft, because the database was put back to a moment before its publication, is published by that.

    Raises HistoryDiffersError, and EditionConflictError where something was published meanwhile.
    """
    with db.engine.begin() as connection:
        before = _take_turn(connection)
        there = {edition.id: edition for edition in _read(connection, None)}
        new = [edition for edition in editions if not _is_there(edition, there.get(edition.id))]
        _refuse_contradictions(new, there)
        if not new:
            return 0
        _drop_unpublished(connection, [edition.id for edition in new])
        connection.execute(insert(ContentEdition), [_values(edition) for edition in new])
        authors = [{"edition_id": edition.id, "name": name} for edition in new for name in edition.authors]
        if authors:
            connection.execute(insert(EditionAuthor), authors)
        after = max(before + 1, *(edition.sequence for edition in new))
        connection.execute(update(Publication).where(Publication.id == _ROW).values(sequence=after))
        record_command_within(connection, Action.HISTORY_IMPORTED, detail=f"{len(new)} editions")
    return len(new)


def _take_turn(connection: Connection) -> int:
    """Return the count of publications; nothing is published until the transaction ends."""
    start = insert_into(Publication, connection.dialect.name).values(id=_ROW, sequence=0)
    connection.execute(start.on_conflict_do_nothing())
    before = connection.scalar(select(Publication.sequence).where(Publication.id == _ROW)) or 0
    mine = (Publication.id == _ROW, Publication.sequence == before)
    if connection.execute(update(Publication).where(*mine).values(sequence=before)).rowcount == 0:
        raise EditionConflictError("Something was published meanwhile: try again.")
    return before


def _is_there(edition: EditionFile, known: EditionFile | None) -> bool:
    return known is not None and files_of(known) == files_of(edition)


def _drop_unpublished(connection: Connection, ids: Sequence[str]) -> None:
    connection.execute(delete(EditionAuthor).where(EditionAuthor.edition_id.in_(ids)))
    connection.execute(delete(ContentEdition).where(ContentEdition.id.in_(ids)))


def _refuse_contradictions(new: Iterable[EditionFile], there: Mapping[str, EditionFile]) -> None:
    numbers = {(edition.kind, edition.subject, edition.number) for edition in there.values()}
    sequences = {edition.sequence for edition in there.values()}
    for edition in new:
        if edition.id in there:
            raise HistoryDiffersError(f"{edition.place}: this edition is here already, and it is another one")
        if (edition.kind, edition.subject, edition.number) in numbers:
            message = f"{edition.place}: {edition.subject} has another edition of number {edition.number} here"
            raise HistoryDiffersError(message)
        if edition.sequence in sequences:
            raise HistoryDiffersError(f"{edition.place}: publication {edition.sequence} of this site was another one")


def _read(connection: Connection, subject: str | None) -> list[EditionFile]:
    wanted = select(ContentEdition.__table__).where(ContentEdition.state == State.PUBLISHED)
    if subject is not None:
        wanted = wanted.where(ContentEdition.subject == subject)
    rows = connection.execute(wanted.order_by(ContentEdition.sequence)).all()
    authors: dict[str, list[str]] = {row.id: [] for row in rows}
    for edition_id, name in connection.execute(select(EditionAuthor.edition_id, EditionAuthor.name)):
        if edition_id in authors:
            authors[edition_id].append(name)
    # Sorted here: databases differ in how they order letters.
    return [_edition(row, sorted(authors[row.id])) for row in rows]


def _edition(row: Row[Any], authors: list[str]) -> EditionFile:
    values = {name: value for name, value in row._mapping.items() if name in EditionFile.model_fields}
    return EditionFile(**{**values, "authors": authors, "data": None if row.data is None else json.loads(row.data)})


def _values(edition: EditionFile) -> dict[str, Any]:
    values = edition.model_dump(exclude={"authors", "data"})
    data = edition.data
    text = None if data is None else json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return {**values, "state": State.PUBLISHED, "data": text}
