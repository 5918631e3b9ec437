"""The moment of publication: one transaction, which counts it, and after which machines find it."""

import json
from collections.abc import Iterable, Sequence
from datetime import date, datetime
from typing import Any, Protocol, cast

from sqlalchemy import Connection, Row, func, select, update
from sqlalchemy.orm import InstrumentedAttribute

from app.content.editions.published import BASE_NUMBER, EarlierEdition, Kind, Publications, PublishedEdition
from app.dialects import insert_into
from app.extensions import db
from app.publishing.models import ContentEdition, Publication
from app.publishing.records import EditionConflictError, State

_ROW = 1
_PUBLISHED_COLUMNS: tuple[InstrumentedAttribute[Any], ...] = (
    ContentEdition.kind,
    ContentEdition.subject,
    ContentEdition.number,
    ContentEdition.as_on,
    ContentEdition.published_at,
    ContentEdition.base_digest,
    ContentEdition.data,
)
_OVERTAKEN = "Something else was published meanwhile: look at the changes again."
_CHANGED = "Someone else changed this meanwhile: load it again."


class _PublishedRow(Protocol):
    """What of a publication tells when its figures were replaced."""

    kind: str
    subject: str
    number: int
    as_on: date | None
    published_at: datetime
    data: str | None


def current_sequence() -> int:
    """Return how many publications there have been."""
    with db.engine.connect() as connection:
        return connection.scalar(select(Publication.sequence).where(Publication.id == _ROW)) or 0


def publish(
    edition_id: str, revision: int, *, of: State, judged_at_sequence: int, base_digest: str, values: dict[str, Any]
) -> int:
    """Publish an edition that was judged beside what `judged_at_sequence` publications had left; return its sequence.

    Raises EditionConflictError where the edition has changed, or anything was published, since it was judged.
    """
    with db.engine.begin() as connection:
        sequence = _count(connection, judged_at_sequence)
        row = connection.execute(
            select(ContentEdition.kind, ContentEdition.subject).where(ContentEdition.id == edition_id)
        ).one_or_none()
        if row is None:
            raise EditionConflictError(_CHANGED)
        same = (ContentEdition.kind == row.kind, ContentEdition.subject == row.subject)
        number = (connection.scalar(select(func.max(ContentEdition.number)).where(*same)) or 0) + 1
        mine = (ContentEdition.id == edition_id, ContentEdition.revision == revision, ContentEdition.state == of)
        published = {"state": State.PUBLISHED, "number": number, "sequence": sequence, "base_digest": base_digest}
        changed = connection.execute(
            update(ContentEdition).where(*mine).values(revision=revision + 1, **published, **values)
        )
        if changed.rowcount == 0:
            raise EditionConflictError(_CHANGED)
    return sequence


def _count(connection: Connection, before: int) -> int:
    """Count one publication more; the row it writes lets one publication happen at a time."""
    insert = insert_into(Publication, connection.dialect.name).values(id=_ROW, sequence=0)
    connection.execute(insert.on_conflict_do_nothing())
    mine = (Publication.id == _ROW, Publication.sequence == before)
    if connection.execute(update(Publication).where(*mine).values(sequence=before + 1)).rowcount == 0:
        raise EditionConflictError(_OVERTAKEN)
    return before + 1


def read_published() -> Publications:
    """Return what is published now, each subject's newest edition, and the figures that were before."""
    wanted = select(*_PUBLISHED_COLUMNS).where(ContentEdition.state == State.PUBLISHED)
    with db.engine.connect() as connection:
        # The count first: what is published between the two statements is found again at the next look.
        sequence = connection.scalar(select(Publication.sequence).where(Publication.id == _ROW)) or 0
        rows = connection.execute(
            wanted.where(ContentEdition.sequence <= sequence).order_by(
                ContentEdition.kind, ContentEdition.subject, ContentEdition.number
            )
        ).all()
    newest = {(row.kind, row.subject): row for row in rows}
    return Publications(
        sequence=sequence,
        editions=[_edition(row) for row in newest.values()],
        earlier=_earlier(cast(Sequence[_PublishedRow], rows)),
    )


def read_published_figures(subject: str, number: int) -> PublishedEdition | None:
    """Return what a strategy published under a number, None where it did not. Raises SQLAlchemyError."""
    wanted = select(*_PUBLISHED_COLUMNS).where(
        ContentEdition.state == State.PUBLISHED,
        ContentEdition.kind == "figures",
        ContentEdition.subject == subject,
        ContentEdition.number == number,
    )
    with db.engine.connect() as connection:
        row = connection.execute(wanted).one_or_none()
    return None if row is None else _edition(row)


def number_in_force(kind: Kind, subject: str) -> int:
    """Return the number under which a subject's newest publication stands, 0 where that is the folder's own state."""
    wanted = select(ContentEdition.number, ContentEdition.data.is_(None).label("is_base")).where(
        ContentEdition.kind == kind, ContentEdition.subject == subject, ContentEdition.state == State.PUBLISHED
    )
    with db.engine.connect() as connection:
        newest = connection.execute(wanted.order_by(ContentEdition.number.desc()).limit(1)).one_or_none()
    return BASE_NUMBER if newest is None or newest.is_base else newest.number


def _edition(row: Row[Any]) -> PublishedEdition:
    return PublishedEdition(
        kind=row.kind,
        subject=row.subject,
        number=row.number,
        as_on=row.as_on,
        published_at=row.published_at,
        base_digest=row.base_digest,
        data=None if row.data is None else json.loads(row.data),
    )


def _earlier(rows: Iterable[_PublishedRow]) -> list[EarlierEdition]:
    """Return the figures that were replaced. What was brought back from the folder is the folder's, number 0."""
    earlier: dict[tuple[str, int], EarlierEdition] = {}
    before: _PublishedRow | None = None
    for row in rows:
        if row.kind != "figures":
            continue
        if before is None or before.subject != row.subject:
            earlier[row.subject, BASE_NUMBER] = _replaced(row.subject, None, row.published_at)
        elif before.data is not None:
            earlier[row.subject, before.number] = _replaced(row.subject, before, row.published_at)
        before = row
    return list(earlier.values())


def _replaced(subject: str, row: _PublishedRow | None, at: datetime) -> EarlierEdition:
    if row is None:
        return EarlierEdition(subject=subject, number=BASE_NUMBER, as_on=None, published_at=None, replaced_at=at)
    return EarlierEdition(
        subject=subject, number=row.number, as_on=row.as_on, published_at=row.published_at, replaced_at=at
    )
