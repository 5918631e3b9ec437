"""The transaction that publishes an edition, after which machines load it, or that schedules it."""

from collections.abc import Callable
from datetime import datetime

from sqlalchemy import Connection, func, select, update

from app.database.extensions import db, insert_into
from app.desk.publishing.models import ONE_ROW, ContentEdition, PublicationCount
from app.desk.publishing.records import EditionConflictError, EditionRecord, State
from app.desk.publishing.steps import Step, Within, lock_edition, take_step
from app.desk.publishing.two_persons.approval import Approval, Verdict

_OVERTAKEN = "Something else was published meanwhile: check the changes again."


def publish_edition(
    step: Step,
    edition: EditionRecord,
    *,
    judged_at_sequence: int,
    base_digest: str,
    approved: Callable[[Connection], dict[str, object]],
    tell: Within,
) -> EditionRecord:
    """Publish an edition that was judged after `judged_at_sequence` publications; return it.

    Two callbacks run within the transaction: `approved` returns the approval's values for the row, or raises; `tell`
    queues mail. Raises ApprovalRefusedError, and EditionConflictError if the edition has changed or anything was
    published since it was judged.
    """
    same = (ContentEdition.kind == edition.kind, ContentEdition.subject == edition.subject)
    with db.engine.begin() as connection:
        sequence = _count(connection, judged_at_sequence)
        approval = approved(connection)
        number = (connection.scalar(select(func.max(ContentEdition.number)).where(*same)) or 0) + 1
        published = {"state": State.PUBLISHED, "number": number, "sequence": sequence, "published_at": step.at}
        values = {**approval, **published, "base_digest": base_digest}
        tell(connection)
        return take_step(connection, step, edition.id, edition.revision, of=edition.state, values=values)


def schedule_edition(
    step: Step, approval: Approval, verdict: Verdict, publish_at: datetime, tell: Within
) -> EditionRecord:
    """Schedule an edition for its moment. Raises EditionConflictError if it has changed, ApprovalRefusedError."""
    return _keep_approval(step, approval, verdict, {"state": State.SCHEDULED, "publish_at": publish_at}, tell)


def approve_in_part(step: Step, approval: Approval, tell: Within) -> EditionRecord:
    """Store a member's approval; the edition waits for another one. Raises like `schedule_edition`."""
    return _keep_approval(step, approval, Verdict.IN_PART, {}, tell)


def _keep_approval(
    step: Step, approval: Approval, verdict: Verdict, also: dict[str, object], tell: Within
) -> EditionRecord:
    edition = approval.edition
    with db.engine.begin() as connection:
        lock_edition(connection, edition)
        values = {**approval.values(connection, verdict), **also}
        tell(connection)
        return take_step(connection, step, edition.id, edition.revision, of=edition.state, values=values)


def _count(connection: Connection, before: int) -> int:
    """Increment the count of publications; the row's lock lets only one publication happen at a time."""
    insert = insert_into(PublicationCount).values(id=ONE_ROW, sequence=0)
    connection.execute(insert.on_conflict_do_nothing())
    mine = (PublicationCount.id == ONE_ROW, PublicationCount.sequence == before)
    if connection.execute(update(PublicationCount).where(*mine).values(sequence=before + 1)).rowcount == 0:
        raise EditionConflictError(_OVERTAKEN)
    return before + 1
