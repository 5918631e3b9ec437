"""Where a page comes from, and the answer to every other path."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.pages.page_store.stored_page import compress_page
from tests.app.content.small_site import write_site
from tests.factories.fake_renderer import FakeRenderer, Hung, running_fake_renderer
from tests.factories.site import build_app, fill_store, pages_context
from tests.waiting import await_true

pytestmark = pytest.mark.heavy

NOBODY = "http://127.0.0.1:9"


@pytest.fixture(scope="module")
def renderer() -> Iterator[FakeRenderer]:
    with running_fake_renderer() as running:
        yield running


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory, renderer: FakeRenderer) -> FlaskClient:
    """A visitor of a site with all pages stored, for tests that change nothing."""
    app = build_app(tmp_path_factory.mktemp("site"), renderer_url=renderer.url)
    fill_store(app)
    return app.test_client()


def change_content(content: Path, app: Flask) -> None:
    """Change a file of the firm, and let the app poll as its thread does."""
    site = content / "site.yaml"
    site.write_text(site.read_text() + "# changed\n")
    wanted = pages_context(app).current
    before = wanted.snapshot()

    def is_taken() -> bool:
        wanted.poll()
        return wanted.snapshot() is not before

    await_true(is_taken)


def test_first_rendered_then_stored(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    client = build_app(tmp_path, renderer_url=fake_renderer.url).test_client()
    sources = [client.get("/nri/nri-faqs").headers["X-Page-Source"] for _ in range(2)]
    assert sources == ["render", "store"]
    assert fake_renderer.rendered == ["/nri/nri-faqs"]


@pytest.mark.parametrize("rest", ["", "/growth.csv", "/growth.0123456789ab.csv"])
def test_an_address_of_earlier_figures_leads_to_the_page(client: FlaskClient, rest: str) -> None:
    reply = client.get(f"/nri/as-on/2025-05-31{rest}")
    assert (reply.status_code, reply.headers["Location"]) == (301, "/nri")
    assert client.get(f"/nowhere/as-on/2025-05-31{rest}").status_code == 404


def test_a_filled_store_needs_no_renderer(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    app = build_app(tmp_path, renderer_url=fake_renderer.url)
    fill_store(app)
    asked = len(fake_renderer.rendered)
    for path in ("/", "/nri", "/nri/nri-faqs", "/nri/taxation-info"):
        reply = app.test_client().get(path)
        assert (reply.status_code, reply.headers["X-Page-Source"]) == (200, "store")
    assert len(fake_renderer.rendered) == asked


def test_after_a_change_a_dead_renderer_means_stale_pages_with_their_age(
    tmp_path: Path, fake_renderer: FakeRenderer
) -> None:
    content = write_site(tmp_path)
    app = build_app(tmp_path, renderer_url=fake_renderer.url, content_dir=content, renderer_read_timeout_s=0.1)
    fill_store(app)
    fake_renderer.behaviour = Hung()
    change_content(content, app)
    reply = app.test_client().get("/nri")
    assert (reply.status_code, reply.headers["X-Page-Source"]) == (200, "stale")
    assert int(reply.headers["Age"]) >= 0
    assert reply.headers["Cache-Control"] == "no-cache"
    assert reply.data.endswith(b"</html>\n")


def test_a_change_is_rendered_anew(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    content = write_site(tmp_path)
    app = build_app(tmp_path, renderer_url=fake_renderer.url, content_dir=content)
    before = fill_store(app)
    change_content(content, app)
    assert app.test_client().get("/nri").headers["X-Page-Source"] == "render"
    assert fill_store(app) != before
    assert app.test_client().get("/nri").headers["X-Page-Source"] == "store"


def test_without_any_copy_the_plain_503_names_the_phone(tmp_path: Path) -> None:
    reply = build_app(tmp_path, renderer_url=NOBODY).test_client().get("/nri")
    assert reply.status_code == 503
    assert reply.headers["X-Page-Source"] == "unavailable"
    assert int(reply.headers["Retry-After"]) > 0
    assert reply.headers["Cache-Control"] == "no-store"
    assert reply.data.startswith(b"<!doctype html>")
    assert b'href="tel:+' in reply.data


def test_with_screens_only_the_prebuilt_503_is_shown(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    app = build_app(tmp_path, renderer_url=NOBODY)
    context = pages_context(app)
    snapshot = context.current.snapshot()
    assert snapshot is not None
    context.store.put(snapshot.version, 503, compress_page(b"<!doctype html><html>prebuilt</html>", "quick"))
    reply = app.test_client().get("/nri")
    assert (reply.status_code, reply.data) == (503, b"<!doctype html><html>prebuilt</html>")
    assert "ETag" not in reply.headers


@pytest.mark.parametrize(
    "path", ["/unknown", "/nri/x.css", "/admin/dashboard/x.css", "/.git/config", "/a%00b", "/no.md", "/Admin/Login.md"]
)
def test_unknown_paths_never_reach_the_renderer(client: FlaskClient, renderer: FakeRenderer, path: str) -> None:
    asked = len(renderer.rendered)
    reply = client.get(path)
    assert reply.status_code == 404
    assert b"/404" in reply.data
    assert len(renderer.rendered) == asked


@pytest.mark.parametrize(
    ("path", "location"),
    [
        ("/NRI/", "/nri"),
        ("/nri//nri-faqs?utm_source=a", "/nri/nri-faqs?utm_source=a"),
        ("/founder", "/#founder"),
        ("/Founder/?a=1", "/?a=1#founder"),
        ("/TEAM/", "/pms/team"),
        ("/team.md", "/pms/team.md"),
        ("/founder.md", "/index.md"),
        ("/NRI.md", "/nri.md"),
        ("/nri/as-on/2025-05-31.md", "/nri.md"),
    ],
)
def test_moves_are_one_permanent_hop(client: FlaskClient, path: str, location: str) -> None:
    reply = client.get(path)
    assert (reply.status_code, reply.headers["Location"]) == (301, location)


def test_a_move_within_the_panel_or_with_a_query_string_is_kept_by_nobody(client: FlaskClient) -> None:
    for path in ("/Admin/Login/", "/NRI/?a=1", "/NRI.md?a=1", "/founder?a=1"):
        reply = client.get(path)
        assert (reply.status_code, reply.headers["Cache-Control"]) == (301, "no-store")
    assert client.get("/NRI/").headers["Cache-Control"] == "public, max-age=3600"


def test_the_page_route_claims_nothing_of_the_api(tmp_path: Path) -> None:
    client = build_app(tmp_path, renderer_url=NOBODY).test_client()
    for path in ("/api", "/api/nothing", "/%61pi/nothing"):
        reply = client.get(path)
        assert (reply.status_code, reply.is_json) == (404, True), path
    own = {"Origin": "http://localhost:8000"}
    assert client.post("/api/nothing", headers=own).status_code == 404
    put = client.put("/api/contact", headers=own)
    assert (put.status_code, set(put.headers["Allow"].split(", "))) == (405, {"POST"})


def test_pages_answer_conditions_and_encodings_without_the_front(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    client = build_app(tmp_path, renderer_url=fake_renderer.url).test_client()
    client.get("/nri")
    reply = client.get("/nri", headers={"Accept-Encoding": "gzip"})
    assert reply.headers["Content-Encoding"] == "gzip"
    again = client.get("/nri", headers={"Accept-Encoding": "gzip", "If-None-Match": reply.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")


def test_with_broken_content_and_no_snapshot_what_is_stored_is_shown(tmp_path: Path) -> None:
    content = write_site(tmp_path)
    with running_fake_renderer() as renderer:
        fill_store(build_app(tmp_path, renderer_url=renderer.url, content_dir=content))
    (content / "site.yaml").write_text("product: [")
    lost = tmp_path / "lost"
    client = build_app(tmp_path, renderer_url=NOBODY, content_dir=content, snapshot_dir=lost).test_client()
    assert client.get("/nri").headers["X-Page-Source"] == "stale"
    assert client.get("/never-stored").status_code == 503
    for path in ("/nri/", "/_status/404", "/a.css", "/" + "a" * 300):
        assert client.get(path).status_code == 404
    assert client.get("/sitemap.xml").status_code == 503


def test_robots_and_sitemap_are_cacheable(tmp_path: Path) -> None:
    client = build_app(tmp_path, renderer_url=NOBODY).test_client()
    for path in ("/robots.txt", "/sitemap.xml"):
        reply = client.get(path)
        assert reply.status_code == 200
        assert reply.headers["Cache-Control"].startswith("public")
        assert client.get(path, headers={"If-None-Match": reply.headers["ETag"]}).status_code == 304
    sitemap = client.get("/sitemap.xml").text
    assert "http://localhost:8000/nri/nri-faqs" in sitemap
    assert "http://localhost:8000/portfolio_services/Multicap-PMS" in sitemap
    assert "/compare" not in sitemap
    assert "probe" not in sitemap
