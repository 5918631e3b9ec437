"""A draft of a shipped strategy, judged by the process that composes and drawn by the real renderer."""

import copy
import re
from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path

import pytest
from flask import Flask

from app.database.extensions import db
from app.desk.previews.tokens import PreviewTokens, preview_address
from app.desk.publishing.records import NewEdition
from app.desk.publishing.steps import Actor
from app.desk.publishing.store import add_edition
from supervised.renderer.address import find_free_port
from tests.factories.processes import running_renderer
from tests.factories.shipped_content import copy_stated_content
from tests.factories.site import build_app, page_services

LOOPBACK = "127.0.0.1"
PATH = "/portfolio_services/ace-strategy"
CHANGED_WORD = re.compile(r'data-changed="">([^<]+)<span class="preview-word"> \(changed, before: ([^)]+)\)')


@pytest.fixture
def site(tmp_path: Path, sqlite_url: str) -> Iterator[Flask]:
    with running_renderer(tmp_path, find_free_port(LOOPBACK)) as renderer:
        app = build_app(
            tmp_path,
            database_url=sqlite_url,
            renderer_url=f"http://{LOOPBACK}:{renderer.port}",
            publications_dir=tmp_path / "publications",
            content_dir=copy_stated_content(tmp_path, "ace-strategy"),
        )
        yield app
        with app.app_context():
            db.engine.dispose()


def begin_draft(app: Flask) -> str:
    """A draft of another last value of the series; the address of its preview."""
    snapshot = page_services(app).current.snapshot()
    assert snapshot is not None
    subject = snapshot.desk_subject("figures", "ace-strategy")
    data = copy.deepcopy(subject.data)
    last = data["datasets"]["growth"]["rows"][-1]
    last[1] = str(round(float(last[1]) * 1.1, 2))
    new = NewEdition("figures", subject.subject, date(2025, 5, 31), data, subject.base_digest)
    now = datetime.now(UTC)
    with app.app_context():
        record = add_edition(new, Actor("asha@firm.example", "192.0.2.1"), now)
    return preview_address(PreviewTokens(app.extensions["settings"].secret_key).make(record.id, now, now)[0])


def test_a_draft_is_seen_as_it_would_be_and_by_nobody_else(site: Flask, tmp_path: Path) -> None:
    address, client = begin_draft(site), site.test_client()
    before = client.get(PATH)
    first, draft, published = (client.get(address + part) for part in ("", "/page", "/published"))
    assert (first.status_code, draft.status_code, published.status_code) == (200, 200, 200)

    # The list of changes, the marks in the page and the rows to take away tell of the same figures.
    label, was, becomes = re.findall(r"(Multiple, portfolio)</th><td>([\d.]+)x</td><td>([\d.]+)x<", first.text)[0]
    assert (label, float(becomes) > float(was)) == ("Multiple, portfolio", True)
    marked = CHANGED_WORD.findall(draft.text)
    returns = set(re.findall(r"Return, [^<]+, portfolio</th><td>(−?[\d.]+)</td><td>(−?[\d.]+)<", first.text))
    assert returns & {(was.rstrip("%"), becomes.rstrip("%")) for becomes, was in marked}
    assert 'href="growth.csv"' in draft.text
    assert client.get(f"{address}/growth.csv").text != client.get(f"{PATH}/growth.csv").text
    assert client.get(f"{address}/holdings.csv").text == client.get(f"{PATH}/holdings.csv").text

    # Of the published page nothing is changed, and of the draft nothing is kept.
    assert "data-changed" not in published.text
    assert client.get(PATH).data == before.data
    stored = list(tmp_path.glob("pages/**/portfolio_services/**/*.html"))
    assert stored
    assert not any("data-changed" in file.read_text() for file in stored)
    assert "preview" not in client.get("/sitemap.xml").text
