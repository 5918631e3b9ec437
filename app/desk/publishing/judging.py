"""Judges an edition as if it were published now."""

from app.content.calendar import day_in_india
from app.content.editions.published import PublishedEdition
from app.content.snapshots.composing_messages import CandidateJob, CandidateOutcome
from app.content.snapshots.composing_process import ComposerFailed
from app.desk.publishing.context import PublishingContext
from app.desk.publishing.edition_store import edition_data
from app.desk.publishing.pictures import write_uploads
from app.desk.publishing.records import EditionRecord

WAIT_S = 20.0


def judge_edition(context: PublishingContext, edition: EditionRecord, *, renders: bool = False) -> CandidateOutcome:
    """Return the result of publishing the edition with its stored data; nothing is changed.

    Each process judges one edition at a time, so that many members cost no more memory than one. Raises ComposerFailed
    if judging failed or no turn came in time.
    """
    candidate = PublishedEdition(
        kind=edition.kind,
        subject=edition.subject,
        number=edition.number or 0,
        as_on=edition.as_on,
        published_at=edition.published_at or context.now(),
        original_digest=edition.original_digest,
        data=edition_data(edition.id),
    )
    job = CandidateJob(
        content_dir=context.content_dir,
        publications_file=context.publications_file,
        pictures_dir=context.pictures_dir,
        candidate=candidate,
        variant=context.variant,
        today=day_in_india(context.now()),
        renders=renders,
    )
    try:
        write_uploads(context.publications_file, candidate)
    except OSError as error:
        raise ComposerFailed(f"{error.filename}: {error.strerror}") from None
    if not context.turn.acquire(timeout=WAIT_S):
        raise ComposerFailed(f"too many drafts wait to be checked: no turn within {WAIT_S:.0f} s")
    try:
        return context.judge(job)
    finally:
        context.turn.release()
