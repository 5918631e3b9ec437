"""What publishing needs from the rest of the app."""

import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from functools import partial
from pathlib import Path

from flask import Flask

from app.configuration.root import PICTURES_DIR
from app.content.calendar import today_in_india
from app.content.snapshots.job import CandidateJob, CandidateOutcome, judge_candidate
from app.content.snapshots.variant import SiteVariant
from app.desk.publishing.notifications import EditionNotifications
from app.desk.publishing.records import EditionRecord
from app.desk.publishing.steps import Step, Within

EXTENSION = "publishing"


def utc_now() -> datetime:
    """Return this moment."""
    return datetime.now(UTC)


@dataclass(frozen=True)
class PublishingServices:
    """`judge` composes a draft in a separate process; `turn` is locked meanwhile.

    `judge` and the clocks are parameters for tests. `needs_two`: every publication needs two persons; otherwise the
    only approver may publish its own work, and the record says so. `notifications` queues mail about each
    step; None if mail is off.
    """

    content_dir: Path
    publications_file: Path
    variant: SiteVariant
    pictures_dir: Path = PICTURES_DIR
    judge: Callable[[CandidateJob], CandidateOutcome] = judge_candidate
    now: Callable[[], datetime] = utc_now
    today: Callable[[], date] = today_in_india
    turn: threading.Lock = field(default_factory=threading.Lock)
    needs_two: bool = True
    notifications: EditionNotifications | None = None

    def notification_of(self, edition: EditionRecord, step: Step) -> Within | None:
        """Return a callback that queues the mail in the step's transaction; `edition` is from before the step."""
        notifications = self.notifications
        return None if notifications is None else partial(notifications.queue, edition, step)


def register_publishing(app: Flask, services: PublishingServices) -> None:
    """Add the services of publishing to the app."""
    app.extensions[EXTENSION] = services
