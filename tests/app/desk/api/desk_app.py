"""The desk over a small site's content, with a judge whose verdicts the test sets."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from http import HTTPStatus
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, cast

from flask import Flask
from flask.testing import FlaskClient

from app.content.editions.findings import Change, Finding
from app.content.errors import Fault
from app.content.snapshots.composing_messages import CandidateJob, CandidateOutcome
from app.content.snapshots.snapshot import ContentSnapshot
from app.desk.api.context import DeskContext
from app.desk.publishing.context import PublishingContext
from app.desk.routes import register_desk
from app.members.context import EXTENSION
from tests.app.content.small_site import VARIANT, build_site_snapshot
from tests.app.content.strategy_site import strategy_site

DIGEST = "d" * 64
PANEL = {"Origin": "http://localhost"}


@cache
def small_snapshot() -> ContentSnapshot:
    """The content of a site with two strategies, composed once."""
    return build_site_snapshot(Path(mkdtemp(prefix="desk-")), strategy_site())


@dataclass
class Judge:
    """What judging an edition finds, the faults of the folder, and what happens during the next judgements."""

    faults: list[Finding] = field(default_factory=list)
    original_digest: str = DIGEST
    content_faults: list[Fault] = field(default_factory=list)
    meanwhile: list[Callable[[], object]] = field(default_factory=list)

    def __call__(self, job: CandidateJob) -> CandidateOutcome:
        if self.meanwhile:
            self.meanwhile.pop(0)()
        change = Change(label="Top 5 sectors", before="57.10", after="56.42")
        return CandidateOutcome(faults=self.faults, original_digest=self.original_digest, changes=[change])


def add_desk(flask_app: Flask, folder: Path, snapshot: Callable[[], ContentSnapshot] = small_snapshot) -> Judge:
    """Add the desk's routes, which publish into a folder, to a staff app; return its judge."""
    judge = Judge()
    staff = flask_app.extensions[EXTENSION]
    publishing = PublishingContext(folder, folder / "current.json", VARIANT, judge=judge, now=staff.now)
    desk = DeskContext(staff, publishing, snapshot, lambda: judge.content_faults, patience_s=0.5)
    register_desk(flask_app, desk)
    return judge


def send(
    client: FlaskClient, method: str, path: str, body: object = None, status: int = HTTPStatus.OK
) -> dict[str, Any]:
    """Send a request as the panel does, expect this status, and return the answer."""
    reply = client.open(path, method=method, json=body, headers=PANEL)
    assert reply.status_code == status, reply.text
    return cast(dict[str, Any], reply.json)
