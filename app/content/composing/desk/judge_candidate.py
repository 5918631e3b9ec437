"""The effects of a draft: its faults, its unlikely values, its changes, and its page."""

from collections.abc import Iterator

from app.content.composing.compose import compose_page
from app.content.composing.compose_snapshot import read_checked
from app.content.composing.desk.changed_figures import changes_between, figures_shown
from app.content.composing.desk.changed_words import changed_words, new_hosts
from app.content.composing.desk.desk_faults import NO_SOURCE, findings_of
from app.content.composing.desk.unlikely_figures import unlikely_figures
from app.content.composing.desk.words_schema import value_schema
from app.content.editions.findings import Change, Finding
from app.content.editions.published import PublishedEdition
from app.content.errors import ContentError, Fault
from app.content.reading.loader import load_sources
from app.content.reading.overlay.overlay import GONE_AT_DESK
from app.content.reading.overlay.words_sections import find_section
from app.content.snapshots.composing_messages import CandidateJob, CandidateOutcome
from app.content.sources import ContentSources

CHANGED_BELOW = (
    "The original values changed since this draft was begun. Once published, this edition keeps that change "
    "off the site: ask whoever maintains the site's files."
)


def judge(job: CandidateJob) -> CandidateOutcome:
    """Judge the candidate. Raises OSError if the disk refuses."""
    try:
        sources = read_checked(
            job.content_dir, job.today, job.publications_file, job.candidate, pictures_dir=job.pictures_dir
        )
    except ContentError as error:
        faults = findings_of(error.faults, job.candidate, job.content_dir)
        return CandidateOutcome(faults=faults, is_published_faulty=_is_published_faulty(job))
    original_digest = sources.original_digests.get((job.candidate.kind, job.candidate.subject))
    if original_digest is None:
        return CandidateOutcome(faults=[Finding(message=GONE_AT_DESK)])
    changed_below = [] if original_digest == job.candidate.original_digest else [Finding(message=CHANGED_BELOW)]
    path = _page_path(job.candidate, sources)
    published = _published(job)
    questions, changes = _compared(job.candidate, published, sources)
    return CandidateOutcome(
        faults=[] if published is None else list(_unsourced_sums(job.candidate, published)),
        original_digest=original_digest,
        questions=[*changed_below, *findings_of(questions, job.candidate, job.content_dir)],
        changes=changes,
        page_path=path,
        request_json=compose_page(sources, job.variant, job.today, path).decode() if job.renders and path else None,
    )


def _published(job: CandidateJob) -> ContentSources | None:
    """Return what is published now. None if that has faults, which the draft may be meant to fix."""
    try:
        return load_sources(job.content_dir, job.publications_file, pictures_dir=job.pictures_dir)
    except ContentError:
        return None


def _is_published_faulty(job: CandidateJob) -> bool:
    try:
        read_checked(job.content_dir, job.today, job.publications_file, pictures_dir=job.pictures_dir)
    except ContentError:
        return True
    return False


def _page_path(candidate: PublishedEdition, sources: ContentSources) -> str | None:
    """Return the path of the page that shows the subject best."""
    if candidate.kind == "figures":
        strategy = sources.strategies.get(candidate.subject)
        return None if strategy is None else strategy.value.path
    section = find_section(candidate.subject)
    return next((page.value.path for page in sources.pages if section and page.value.path == section.page), None)


def _compared(
    candidate: PublishedEdition, published: ContentSources | None, drafted: ContentSources
) -> tuple[list[Fault], list[Change]]:
    """Return what is unlikely beside what is published, and what differs from it."""
    subject, section = candidate.subject, find_section(candidate.subject)
    if published is None:
        return [], []
    if candidate.kind == "figures":
        changes = changes_between(figures_shown(published, subject), figures_shown(drafted, subject))
        return list(unlikely_figures(published, drafted, subject)), changes
    was, will = _value_of(subject, published), _value_of(subject, drafted)
    words = [] if section is None else changed_words(value_schema(section), was, will)
    return [], [*new_hosts(published, drafted), *words]


def _unsourced_sums(candidate: PublishedEdition, published: ContentSources) -> Iterator[Finding]:
    """Yield a fault for each dataset without rows whose stated figures are new and have no whole source."""
    data = candidate.data or {}
    source = data.get("source") or {}
    if candidate.kind == "words" or all(source.get(part) for part in ("document", "house", "receivedOn")):
        return
    [before] = [one.data["datasets"] for one in published.subjects if one.subject == candidate.subject] or [{}]
    for name, cells in data.get("datasets", {}).items():
        stated = {part: cells.get(part) for part in ("stated", "statedReturns", "statedMultiple")}
        if not cells["rows"] and any(stated[part] != before.get(name, {}).get(part) for part in stated):
            yield Finding(dataset=name, field="source", message=NO_SOURCE)


def _value_of(subject: str, sources: ContentSources) -> object:
    return next((one.data.get("value") for one in sources.subjects if one.subject == subject), None)
