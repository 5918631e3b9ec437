"""Reads and counts what is published."""

from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, func, select, update

from app.content.editions.published import ORIGINAL_NUMBER, Kind, Publications, PublishedEdition
from app.database.extensions import db, insert_into
from app.desk.publishing.edition_store import decode
from app.desk.publishing.models import ONE_ROW, ContentEdition, PublicationCount
from app.desk.publishing.records import EditionConflictError, EditionRecord, State

_OVERTAKEN = "Something else was published meanwhile: check the changes again."
_COUNT = select(PublicationCount.sequence).where(PublicationCount.id == ONE_ROW)


def current_sequence() -> int:
    """Return the number of publications so far."""
    with db.engine.connect() as connection:
        return connection.scalar(_COUNT) or 0


def newest_publication() -> tuple[int, datetime | None]:
    """Return the number of publications so far and the time of the newest; None if there was none."""
    with db.engine.connect() as connection:
        return connection.scalar(_COUNT) or 0, connection.scalar(select(func.max(ContentEdition.published_at)))


def read_published() -> Publications:
    """Return the published editions: the newest of each subject."""
    with db.engine.connect() as connection:
        # The count comes first: a publication between the two statements is then read again at the next poll.
        sequence = connection.scalar(_COUNT) or 0
        newest = select(func.max(ContentEdition.sequence)).where(ContentEdition.sequence <= sequence)
        by_subject = newest.group_by(ContentEdition.kind, ContentEdition.subject)
        wanted = select(ContentEdition.__table__).where(ContentEdition.sequence.in_(by_subject))
        rows = connection.execute(wanted.order_by(ContentEdition.kind, ContentEdition.subject)).all()
    return Publications(sequence=sequence, editions=[_edition(row) for row in rows])


def number_in_force(kind: Kind, subject: str) -> int:
    """Return the number of a subject's newest publication, ORIGINAL_NUMBER if the original values are in force."""
    wanted = select(ContentEdition.number, ContentEdition.data.is_(None)).where(
        ContentEdition.kind == kind, ContentEdition.subject == subject, ContentEdition.state == State.PUBLISHED
    )
    with db.engine.connect() as connection:
        newest = connection.execute(wanted.order_by(ContentEdition.number.desc()).limit(1)).one_or_none()
    number, is_original = newest or (ORIGINAL_NUMBER, True)
    return ORIGINAL_NUMBER if number is None or is_original else number


def count_publication(
    connection: Connection, edition: EditionRecord, at: datetime, *, judged_at_sequence: int
) -> dict[str, object]:
    """Count one more publication; return the values for its edition's row.

    The row of the count lets only one publication happen at a time. Raises EditionConflictError if anything was
    published since `judged_at_sequence`, when the edition was judged.
    """
    insert = insert_into(PublicationCount).values(id=ONE_ROW, sequence=0)
    connection.execute(insert.on_conflict_do_nothing())
    same_count = (PublicationCount.id == ONE_ROW, PublicationCount.sequence == judged_at_sequence)
    sequence = judged_at_sequence + 1
    if connection.execute(update(PublicationCount).where(*same_count).values(sequence=sequence)).rowcount == 0:
        raise EditionConflictError(_OVERTAKEN)
    same_subject = (ContentEdition.kind == edition.kind, ContentEdition.subject == edition.subject)
    number = (connection.scalar(select(func.max(ContentEdition.number)).where(*same_subject)) or 0) + 1
    return {"number": number, "sequence": sequence, "published_at": at}


def _edition(row: Row[Any]) -> PublishedEdition:
    return PublishedEdition(
        kind=row.kind,
        subject=row.subject,
        number=row.number,
        as_on=row.as_on,
        published_at=row.published_at,
        original_digest=row.base_digest,
        data=decode(row.data),
    )
