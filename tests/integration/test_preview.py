"""A draft of a shipped strategy, judged by the composing process and rendered by the real renderer."""

import copy
import re
from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path

import pytest
from flask import Flask

from app.database.extensions import db
from app.desk.previews.tokens import preview_address
from app.desk.publishing.edition_store import add_edition
from app.desk.publishing.records import Actor, NewEdition
from supervised.renderer.address import find_free_port
from tests.factories.processes import running_renderer
from tests.factories.shipped_content import copy_stated_content
from tests.factories.site import build_app, pages_context

LOOPBACK = "127.0.0.1"
PATH = "/portfolio_services/ace-strategy"


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
    """A draft with another last value of the series; the address of its preview."""
    snapshot = pages_context(app).current.snapshot()
    assert snapshot is not None
    subject = snapshot.desk_subject("figures", "ace-strategy")
    data = copy.deepcopy(subject.data)
    last = data["datasets"]["growth"]["rows"][-1]
    last[1] = str(round(float(last[1]) * 1.1, 2))
    new = NewEdition("figures", subject.subject, date(2025, 5, 31), data, subject.original_digest)
    now = datetime.now(UTC)
    with app.app_context():
        return preview_address(add_edition(new, Actor("asha@firm.example", "192.0.2.1"), now))


def test_a_draft_is_seen_as_it_would_be_and_by_nobody_else(site: Flask, tmp_path: Path) -> None:
    address, client = begin_draft(site), site.test_client()
    before = client.get(PATH)
    draft = client.get(address)
    assert draft.status_code == 200
    label, was, becomes = re.findall(r"(Multiple, portfolio)</th><td>([\d.]+)x</td><td>([\d.]+)x<", draft.text)[0]
    assert (label, float(becomes) > float(was)) == ("Multiple, portfolio", True)
    returns = re.findall(r"Return, [^<]+, portfolio</th><td>[^<]+</td><td>([^<]+)<", draft.text)
    assert any(f">{figure}" in draft.text.partition("</aside>")[2] for figure in returns)

    # The published page is unchanged, and nothing of the draft is stored.
    assert client.get(PATH).data == before.data
    stored = list(tmp_path.glob("pages/**/portfolio_services/**/*.html"))
    assert stored
    assert not any("preview" in file.read_text() for file in stored)
    assert "preview" not in client.get("/sitemap.xml").text
