"""Makes a kept snapshot of the content's files."""

from datetime import date
from pathlib import Path

from app.configuration.root import PICTURES_DIR
from app.content.checks.check_content import check_content
from app.content.composing.compose import compose
from app.content.editions.published import PublishedEdition
from app.content.errors import ContentError, Fault
from app.content.reading.loader import load_sources
from app.content.snapshots.composing_messages import ComposeJob, ComposeOutcome
from app.content.snapshots.snapshot_file import write_snapshot
from app.content.sources import ContentSources


def compose_snapshot(job: ComposeJob) -> ComposeOutcome:
    """Compose and keep the snapshot; with any fault, nothing. Raises OSError, sqlite3.Error if the disk refuses."""
    if job.variant.name != job.variant_name:
        # The calling process could not read what this code would write.
        return ComposeOutcome(
            faults=[Fault("app", 1, "", "the code changed while the site was running: restart the site")]
        )
    try:
        sources = read_checked(job.content_dir, job.today, job.publications_file, pictures_dir=job.pictures_dir)
    except ContentError as error:
        return ComposeOutcome(faults=error.faults)
    composed = compose(sources, job.variant, job.today)
    file = job.folder / job.variant.file_name(sources.digest, composed.facts.version)
    write_snapshot(file, composed.rows(), composed.passages)
    return ComposeOutcome(faults=[])


def read_checked(
    content_dir: Path,
    today: date,
    publications_file: Path | None = None,
    candidate: PublishedEdition | None = None,
    *,
    pictures_dir: Path = PICTURES_DIR,
) -> ContentSources:
    """Return sources without faults. Raises ContentError: with what cannot be read, else with what the checks find."""
    try:
        sources = load_sources(content_dir, publications_file, candidate, pictures_dir=pictures_dir)
    except OSError as error:
        raise ContentError([Fault(content_dir.name, 1, "", f"cannot be read: {error}")]) from None
    faults = check_content(sources, today)
    if faults:
        raise ContentError(faults)
    return sources
