"""An edition judged as if it were published now."""

from typing import Any

from app.content.editions.published import PublishedEdition
from app.content.snapshots.candidate import CandidateJob, CandidateOutcome
from app.publishing.records import EditionRecord
from app.publishing.services import PublishingServices


def judge_edition(
    services: PublishingServices, edition: EditionRecord, data: dict[str, Any] | None, *, draws: bool = False
) -> CandidateOutcome:
    """Return what publishing the edition with this data would do; nothing is kept.

    Raises ComposerFailed when nobody could find out.
    """
    candidate = PublishedEdition(
        kind=edition.kind,
        subject=edition.subject,
        number=edition.number or 0,
        as_on=edition.as_on,
        published_at=edition.published_at or services.now(),
        base_digest=edition.base_digest,
        data=data,
    )
    return services.judge(
        CandidateJob(
            content_dir=services.content_dir,
            publications_file=services.publications_file,
            candidate=candidate,
            edition=services.edition,
            today=services.today(),
            draws=draws,
        )
    )
