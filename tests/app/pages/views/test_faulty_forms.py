"""A faulty plain post shows its page again. The staff panel's pages are stored but never cached."""

from pathlib import Path

import pytest

from tests.factories.fake_renderer import FakeRenderer
from tests.factories.site import build_app, fill_store

pytestmark = pytest.mark.heavy

NOBODY = "http://127.0.0.1:9"
FAULTY = {"name": "", "phone": "12", "email": "x", "message": "Kept"}


@pytest.mark.parametrize("path", ["/contact", "/speakwithadvisor"])
def test_what_was_typed_goes_to_the_renderer(
    tmp_path: Path, sqlite_url: str, fake_renderer: FakeRenderer, path: str
) -> None:
    app = build_app(tmp_path, database_url=sqlite_url, renderer_url=fake_renderer.url)
    reply = app.test_client().post(path, data=FAULTY)
    assert (reply.status_code, reply.headers["Cache-Control"]) == (422, "no-store")
    assert fake_renderer.rendered == [path]


def test_without_renderer_the_visitor_is_told_that_nothing_is_lost(tmp_path: Path, sqlite_url: str) -> None:
    app = build_app(tmp_path, database_url=sqlite_url, renderer_url=NOBODY)
    reply = app.test_client().post("/contact", data=FAULTY)
    assert reply.status_code == 503
    assert b"nothing is lost" in reply.data.lower()


@pytest.mark.parametrize("path", ["/admin", "/admin/login", "/admin/dashboard"])
def test_the_staff_panel_comes_from_the_store_and_is_not_cached(
    tmp_path: Path, fake_renderer: FakeRenderer, path: str
) -> None:
    app = build_app(tmp_path, renderer_url=fake_renderer.url)
    fill_store(app)
    reply = app.test_client().get(path)
    assert (reply.status_code, reply.headers["X-Page-Source"]) == (200, "store")
    assert reply.headers["Cache-Control"] == "no-store"
    assert app.test_client().get("/sitemap.xml").text.count("/admin") == 0
