"""Reads the published state."""

from datetime import datetime
from typing import Any

from sqlalchemy import Row, func, select

from app.content.editions.published import BASE_NUMBER, Kind, Publications, PublishedEdition
from app.database.extensions import db
from app.desk.publishing.models import ONE_ROW, ContentEdition, PublicationCount
from app.desk.publishing.records import State
from app.desk.publishing.rows import decode

_COUNT = select(PublicationCount.sequence).where(PublicationCount.id == ONE_ROW)
_FACTS = (
    ContentEdition.kind,
    ContentEdition.subject,
    ContentEdition.number,
    ContentEdition.sequence,
    ContentEdition.as_on,
    ContentEdition.published_at,
    ContentEdition.base_digest,
    ContentEdition.data.is_(None).label("is_folders_own"),
)


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
    wanted = select(*_FACTS).where(ContentEdition.state == State.PUBLISHED)
    in_order = (ContentEdition.kind, ContentEdition.subject, ContentEdition.number)
    with db.engine.connect() as connection:
        # The count comes first: a publication between the two statements is then read again at the next poll.
        sequence = connection.scalar(_COUNT) or 0
        rows = connection.execute(wanted.where(ContentEdition.sequence <= sequence).order_by(*in_order)).all()
        newest = {(row.kind, row.subject): row for row in rows}.values()
        statement = select(ContentEdition.sequence, ContentEdition.data)
        in_force = connection.execute(statement.where(ContentEdition.sequence.in_([row.sequence for row in newest])))
        data = {row.sequence: row.data for row in in_force}
    return Publications(
        sequence=sequence,
        editions=[_edition(row, data[row.sequence]) for row in newest],
    )


def number_in_force(kind: Kind, subject: str) -> int:
    """Return the number of a subject's newest publication, 0 if it is the folder's own state."""
    wanted = select(*_FACTS).where(
        ContentEdition.kind == kind, ContentEdition.subject == subject, ContentEdition.state == State.PUBLISHED
    )
    with db.engine.connect() as connection:
        newest = connection.execute(wanted.order_by(ContentEdition.number.desc()).limit(1)).one_or_none()
    return BASE_NUMBER if newest is None or newest.is_folders_own else newest.number


def _edition(row: Row[*tuple[Any, ...]], data: str | None) -> PublishedEdition:
    return PublishedEdition(
        kind=row.kind,
        subject=row.subject,
        number=row.number,
        as_on=row.as_on,
        published_at=row.published_at,
        base_digest=row.base_digest,
        data=decode(data),
    )
