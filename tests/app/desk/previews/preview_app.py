"""Previews alone, over the content of a small site, with a judge whose verdicts the test sets."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

from flask import Flask, Response
from flask.testing import FlaskClient

from app.content.editions.findings import Change, Finding
from app.content.snapshots.composing_messages import CandidateJob, CandidateOutcome
from app.database.extensions import init_extensions
from app.desk.previews.routes import register_previews
from app.desk.previews.tokens import preview_address
from app.desk.publishing.context import PublishingContext
from app.desk.publishing.edition_store import add_edition
from app.desk.publishing.records import Actor, EditionRecord, NewEdition
from app.members.context import StaffContext
from app.pages.rendering.client import RendererClient
from app.web.errors import register_errors
from app.web.request_log import register_request_log
from app.web.response_headers import register_response_headers
from app.web.throttle.addresses import TrustedProxies
from app.web.throttle.throttle import Throttle
from tests.app.content.small_site import TODAY, VARIANT
from tests.app.desk.api.desk_app import small_snapshot
from tests.factories.fake_renderer import FakeRenderer, RenderHandler
from tests.factories.settings import build_settings

SECRET = "secret"
ASHA = Actor("asha@firm.example", "192.0.2.1")
SUBJECT = small_snapshot().desk_subjects("figures")[0]
PATH = SUBJECT.page
CHANGE = Change(label="Top 5 sectors", before="57.10", after="56.42")
RENDERED = json.dumps({"url": PATH, "figure": "56.42"})


def draw_figure(handler: RenderHandler, body: dict[str, object]) -> None:
    """A document of one figure."""
    page = f"<!doctype html><html><head></head><body><p>Top 5</p><p>{body['figure']}</p></body></html>"
    handler.reply(200, "text/html; charset=utf-8", page.encode())


@dataclass
class Site:
    """The app, a clock that tests turn, the judge's verdicts, and what it was asked."""

    app: Flask
    folder: Path
    faults: list[Finding] = field(default_factory=list)
    changes: list[Change] = field(default_factory=lambda: [CHANGE])
    judged: list[CandidateJob] = field(default_factory=list)
    before_judging: Callable[[], object] = lambda: None
    now: datetime = datetime(2026, 7, 4, 6, 30, tzinfo=UTC)

    @property
    def publishing(self) -> PublishingContext:
        file = self.folder / "current.json"
        return PublishingContext(self.folder, file, VARIANT, judge=self.judge, now=lambda: self.now)

    def judge(self, job: CandidateJob) -> CandidateOutcome:
        self.before_judging()
        self.judged.append(job)
        request = None if self.faults else RENDERED
        return CandidateOutcome(
            faults=self.faults,
            original_digest=job.candidate.original_digest,
            changes=self.changes,
            page_path=PATH,
            request_json=request,
        )

    def begin(self) -> tuple[EditionRecord, str]:
        """Begin a draft; return it and the address of its preview."""
        new = NewEdition("figures", SUBJECT.subject, TODAY, {"note": "x"}, "d" * 64)
        with self.app.app_context():
            record = add_edition(new, ASHA, self.now)
        return record, self.address(record)

    def address(self, edition: EditionRecord) -> str:
        with self.app.app_context():
            return preview_address(edition)

    def advance(self, **duration: float) -> None:
        self.now += timedelta(**duration)

    def client(self) -> FlaskClient:
        return self.app.test_client()


def build_preview_site(folder: Path, database_url: str, renderer: FakeRenderer) -> Site:
    """The routes of previews on a migrated database."""
    settings = build_settings(folder, database_url=database_url, renderer_url=renderer.url, renderer_breaker_open_s=0.0)
    app = Flask("previews")
    app.config["SECRET_KEY"] = SECRET
    register_response_headers(app, settings)
    register_request_log(app)
    init_extensions(app, settings)
    site = Site(app, folder)
    staff = StaffContext(settings, Throttle(SECRET), TrustedProxies(0, []))
    register_errors(app, lambda status: Response(status=status))
    register_previews(app, site.publishing, staff, RendererClient(settings))
    return site
