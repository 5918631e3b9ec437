"""What publishing needs from the rest of the app."""

import threading
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from sqlalchemy import Connection

from app.configuration.root import PICTURES_DIR
from app.configuration.settings import Settings
from app.content.editions.published import Kind
from app.content.snapshots.composing_messages import CandidateJob, CandidateOutcome
from app.content.snapshots.composing_process import judge_candidate
from app.content.snapshots.variant import SiteVariant
from app.database.extensions import utc_now
from app.members.stores.member_store import lock_approvers


@dataclass(frozen=True)
class PublishingContext:
    """`judge` composes a draft in a separate process; `turn` is locked meanwhile.

    `judge`, `now` and `approvers` are parameters for tests. `needs_two`: every publication needs two persons;
    otherwise the only approver may publish its own work, and the record says so. `name_of` returns what staff call a
    subject in mails; None if mail is off.
    """

    content_dir: Path
    publications_file: Path
    variant: SiteVariant
    pictures_dir: Path = PICTURES_DIR
    judge: Callable[[CandidateJob], CandidateOutcome] = judge_candidate
    now: Callable[[], datetime] = utc_now
    turn: threading.Lock = field(default_factory=threading.Lock)
    needs_two: bool = True
    name_of: Callable[[Kind, str], str] | None = None
    approvers: Callable[[Connection], Collection[str]] = lock_approvers

    @classmethod
    def of(
        cls, settings: Settings, variant: SiteVariant, name_of: Callable[[Kind, str], str] | None
    ) -> "PublishingContext":
        """Return the context of an environment."""
        return cls(
            settings.content_dir,
            settings.publications_file,
            variant,
            pictures_dir=settings.pictures_dir,
            needs_two=settings.is_production,
            name_of=name_of,
        )
