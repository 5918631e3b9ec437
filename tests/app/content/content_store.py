"""Content stores over the small site that compose in this process."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

from app.content.composing.compose_snapshot import compose_snapshot
from app.content.content_store import ContentStore
from app.content.snapshots.composing_messages import ComposeJob, ComposeOutcome
from app.content.snapshots.variant import SiteVariant
from tests.app.content.small_site import TODAY, VARIANT


@dataclass
class Composer:
    """Counts its calls, and calls `before` first."""

    jobs: list[ComposeJob] = field(default_factory=list)
    before: Callable[[], None] = lambda: None

    def __call__(self, job: ComposeJob) -> ComposeOutcome:
        self.jobs.append(job)
        self.before()
        return compose_snapshot(job)


def build_store(
    content_dir: Path,
    *,
    folder: Path | None = None,
    variant: SiteVariant = VARIANT,
    compose: Callable[[ComposeJob], ComposeOutcome] = compose_snapshot,
    today: Callable[[], date] = lambda: TODAY,
) -> ContentStore:
    """A store with its snapshots beside the content, unless another folder is given."""
    return ContentStore(content_dir, folder or content_dir.parent / "snapshots", variant, today=today, compose=compose)
