"""What publishing needs of the rest of the application."""

import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from pathlib import Path

from flask import Flask

from app.content.calendar import today_in_india
from app.content.snapshots.candidate import CandidateJob, CandidateOutcome, judge_candidate
from app.content.snapshots.edition import Edition

EXTENSION = "publishing"


def utc_now() -> datetime:
    """Return this moment."""
    return datetime.now(UTC)


@dataclass(frozen=True)
class PublishingServices:
    """`judge` composes a draft in a process of its own. The clocks and it are parameters for tests.

    `turn` is held while it does.
    """

    content_dir: Path
    publications_file: Path
    edition: Edition
    judge: Callable[[CandidateJob], CandidateOutcome] = judge_candidate
    now: Callable[[], datetime] = utc_now
    today: Callable[[], date] = today_in_india
    turn: threading.Lock = field(default_factory=threading.Lock)


def register_publishing(app: Flask, services: PublishingServices) -> None:
    """Give the app its services of publishing."""
    app.extensions[EXTENSION] = services
