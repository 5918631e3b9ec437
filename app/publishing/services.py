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
MOST_AT_ONCE = 8
"""Each holds a thread of the web process that visitors need, and the last of them waits for the others."""


def utc_now() -> datetime:
    """Return this moment."""
    return datetime.now(UTC)


@dataclass(frozen=True)
class PublishingServices:
    """`judge` composes a draft in a process of its own. The clocks and it are parameters for tests.

    `turn` is held while it does, one of `places` by who waits for it too. `needs_two`: two persons stand behind every
    publication; else one who alone may approve publishes what it entered, and the record says so.
    """

    content_dir: Path
    publications_file: Path
    edition: Edition
    judge: Callable[[CandidateJob], CandidateOutcome] = judge_candidate
    now: Callable[[], datetime] = utc_now
    today: Callable[[], date] = today_in_india
    turn: threading.Lock = field(default_factory=threading.Lock)
    needs_two: bool = True
    places: threading.Semaphore = field(default_factory=lambda: threading.Semaphore(MOST_AT_ONCE))


def register_publishing(app: Flask, services: PublishingServices) -> None:
    """Give the app its services of publishing."""
    app.extensions[EXTENSION] = services
