"""Publishing on both databases, with a judge whose verdicts the test sets."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from flask import Flask

from app.content.editions.findings import Finding
from app.content.editions.published import Kind
from app.content.snapshots.composing_messages import CandidateJob, CandidateOutcome
from app.desk.publishing.context import PublishingContext
from tests.app.content.small_site import VARIANT
from tests.app.databases import app_on, in_context

DIGEST = "d" * 64


@dataclass
class Desk:
    """The context, and the judge's verdict and actions for each edition."""

    folder: Path
    faults: list[Finding] = field(default_factory=list)
    original_digest: str = DIGEST
    is_published_faulty: bool = False
    judged: list[CandidateJob] = field(default_factory=list)
    meanwhile: list[Callable[[], object]] = field(default_factory=list)
    needs_two: bool = True
    name_of: Callable[[Kind, str], str] | None = None
    approvers: list[str] = field(default_factory=lambda: ["asha@firm.example", "bela@firm.example"])
    now: datetime = datetime(2026, 7, 4, 6, 30, tzinfo=UTC)

    @property
    def context(self) -> PublishingContext:
        return PublishingContext(
            self.folder,
            self.folder / "publications" / "current.json",
            VARIANT,
            judge=self.judge,
            now=lambda: self.now,
            needs_two=self.needs_two,
            name_of=self.name_of,
            approvers=lambda _connection: self.approvers,
        )

    def judge(self, job: CandidateJob) -> CandidateOutcome:
        self.judged.append(job)
        if self.meanwhile:
            self.meanwhile.pop(0)()
        return CandidateOutcome(
            faults=self.faults, original_digest=self.original_digest, is_published_faulty=self.is_published_faulty
        )

    def advance(self, **duration: float) -> None:
        self.now += timedelta(**duration)


@pytest.fixture
def app(database_url: str) -> Iterator[Flask]:
    with in_context(app_on(database_url)) as flask_app:
        yield flask_app


@pytest.fixture
def desk(app: Flask, tmp_path: Path) -> Desk:
    return Desk(tmp_path)
