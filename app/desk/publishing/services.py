"""What publishing needs of the rest of the application."""

import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from pathlib import Path

from flask import Flask
from sqlalchemy import Connection

from app.configuration.root import PICTURES_DIR
from app.content.calendar import today_in_india
from app.content.snapshots.candidate import CandidateJob, CandidateOutcome, judge_candidate
from app.content.snapshots.edition import Edition
from app.desk.publishing.notifications import EditionNotifications
from app.desk.publishing.records import EditionRecord
from app.desk.publishing.steps import Step
from app.mail.records import EditionEvent

EXTENSION = "publishing"


def utc_now() -> datetime:
    """Return this moment."""
    return datetime.now(UTC)


@dataclass(frozen=True)
class PublishingServices:
    """`judge` composes a draft in a process of its own. The clocks and it are parameters for tests.

    `turn` is held while it does. `needs_two`: two persons stand behind every
    publication; else one who alone may approve publishes what it entered, and the record says so.
    `news` tells of each step by mail; None where none is sent.
    """

    content_dir: Path
    publications_file: Path
    edition: Edition
    pictures_dir: Path = PICTURES_DIR
    judge: Callable[[CandidateJob], CandidateOutcome] = judge_candidate
    now: Callable[[], datetime] = utc_now
    today: Callable[[], date] = today_in_india
    turn: threading.Lock = field(default_factory=threading.Lock)
    needs_two: bool = True
    news: EditionNotifications | None = None

    def telling(self, edition: EditionRecord, event: EditionEvent, step: Step) -> Callable[[Connection], None]:
        """Return what tells of a step of `edition`, which is as it was before, within the transaction of the step."""
        news = self.news

        def tell(connection: Connection) -> None:
            if news is not None:
                news.queue(connection, edition, event, step.by.name, step.at)

        return tell


def register_publishing(app: Flask, services: PublishingServices) -> None:
    """Give the app its services of publishing."""
    app.extensions[EXTENSION] = services
