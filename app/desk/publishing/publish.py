"""The count of publications, after which machines load them."""

from datetime import datetime

from sqlalchemy import Connection, func, select, update

from app.database.extensions import insert_into
from app.desk.publishing.models import ONE_ROW, ContentEdition, PublicationCount
from app.desk.publishing.records import EditionConflictError, EditionRecord

_OVERTAKEN = "Something else was published meanwhile: check the changes again."


def count_publication(
    connection: Connection, edition: EditionRecord, at: datetime, *, judged_at_sequence: int
) -> dict[str, object]:
    """Count one more publication; return the values for its edition's row.

    The row of the count lets only one publication happen at a time. Raises EditionConflictError if anything was
    published since `judged_at_sequence`, when the edition was judged.
    """
    insert = insert_into(PublicationCount, connection.dialect.name).values(id=ONE_ROW, sequence=0)
    connection.execute(insert.on_conflict_do_nothing())
    same_count = (PublicationCount.id == ONE_ROW, PublicationCount.sequence == judged_at_sequence)
    sequence = judged_at_sequence + 1
    if connection.execute(update(PublicationCount).where(*same_count).values(sequence=sequence)).rowcount == 0:
        raise EditionConflictError(_OVERTAKEN)
    same_subject = (ContentEdition.kind == edition.kind, ContentEdition.subject == edition.subject)
    number = (connection.scalar(select(func.max(ContentEdition.number)).where(*same_subject)) or 0) + 1
    return {"number": number, "sequence": sequence, "published_at": at}
