"""Texts for programs are served as files: Markdown twins and their list."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import brotli
import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.content.known_paths import twin_path
from app.content.snapshots.snapshot import ContentSnapshot
from app.pages.page_store.stored_page import compress_page
from tests.factories.fake_renderer import FakeRenderer, document_for, running_fake_renderer
from tests.factories.site import build_app, fill_store, pages_context

TYPES = {
    "/index.md": "text/markdown; charset=utf-8",
    "/llms.txt": "text/plain; charset=utf-8",
}
UNKNOWN = [
    *("/unknown.md", "/nri/unknown.md", "/.md", "/index.md/", "/nri.MD", "/llms.txt.md"),
    *("/contact/thank-you.md", "/speakwithadvisor/thank-you.md", "/admin.md", "/admin/login.md", "/404.md"),
    "/portfolio_services/compare.md",
]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FlaskClient]:
    """A visitor of a site with all pages stored."""
    with running_fake_renderer() as renderer:
        folder = tmp_path_factory.mktemp("site")
        app = build_app(folder, renderer_url=renderer.url, public_origin="https://www.example.in")
        fill_store(app)
        yield app.test_client()


def snapshot_of(client: FlaskClient) -> ContentSnapshot:
    snapshot = pages_context(client.application).current.snapshot()
    assert snapshot is not None
    return snapshot


def test_every_public_page_has_a_twin_that_leads_back_to_it(client: FlaskClient) -> None:
    ledger = snapshot_of(client).ledger
    paths = [path for path, url in ledger.items() if url.state == "furnished"]
    assert len(paths) >= 39
    for path in paths:
        reply = client.get(twin_path(path))
        assert (reply.status_code, reply.headers["Content-Type"]) == (200, TYPES["/index.md"])
        assert reply.headers["Link"] == f'<https://www.example.in{path}>; rel="canonical"'
        assert "X-Robots-Tag" not in reply.headers
        assert reply.text.startswith("# ")


@pytest.mark.parametrize("path", TYPES)
def test_a_text_is_sent_compressed_and_revalidated(client: FlaskClient, path: str) -> None:
    plain = client.get(path, headers={"Accept-Encoding": "identity"})
    assert plain.headers["Content-Type"] == TYPES[path]
    assert plain.headers["Cache-Control"].startswith("public, max-age=60")
    for encoding, decode in (("br", brotli.decompress), ("gzip", gzip.decompress)):
        packed = client.get(path, headers={"Accept-Encoding": encoding})
        assert (packed.headers["Content-Encoding"], packed.headers["Vary"]) == (encoding, "Accept-Encoding")
        assert decode(packed.data) == plain.data
        again = client.get(path, headers={"Accept-Encoding": encoding, "If-None-Match": packed.headers["ETag"]})
        assert (again.status_code, again.data) == (304, b"")
    assert (client.head(path).status_code, client.head(path).data) == (200, b"")


def test_the_list_stands_for_no_page(client: FlaskClient) -> None:
    assert not {"Link", "X-Robots-Tag"} & set(client.get("/llms.txt").headers.keys())


@pytest.mark.parametrize("path", UNKNOWN)
def test_an_address_without_a_text_is_not_found(client: FlaskClient, path: str) -> None:
    assert client.get(path).status_code == 404


@pytest.mark.parametrize(
    "asked",
    ["/costs{}?amount=5000000&years=3", "/nri/guide{}?person=citizen", "/portfolio_services{}?style=growth"],
)
def test_what_a_query_asks_of_a_twin_the_page_answers(client: FlaskClient, asked: str) -> None:
    reply = client.get(asked.format(".md"))
    assert (reply.status_code, reply.headers["Location"]) == (301, asked.format(""))
    assert reply.headers["Cache-Control"] == "no-store"
    assert client.get(asked.format(".md").partition("?")[0] + "?utm_source=x").status_code == 200


def test_a_text_that_cannot_be_read_is_away_and_not_lost(client: FlaskClient) -> None:
    file = snapshot_of(client).file
    aside = file.rename(file.with_suffix(".aside"))
    try:
        assert client.get("/llms.txt", headers={"Accept-Encoding": "gzip, br;q=0.1"}).status_code == 503
        assert client.get("/portfolio_services/ace-strategy/growth.csv").status_code == 503
    finally:
        aside.rename(file)


def site_without_pages(folder: Path, renderer_url: str) -> Flask:
    return build_app(folder, renderer_url=renderer_url, public_origin="https://www.example.in")


def test_a_twin_whose_page_is_not_stored_yet_is_made_of_the_page_drawn_once(
    tmp_path: Path, fake_renderer: FakeRenderer
) -> None:
    client = site_without_pages(tmp_path, fake_renderer.url).test_client()
    first, again = client.get("/nri.md"), client.get("/nri.md")
    assert (first.status_code, first.headers["Content-Type"]) == (200, TYPES["/index.md"])
    assert first.headers["Link"] == '<https://www.example.in/nri>; rel="canonical"'
    assert again.data == first.data
    assert fake_renderer.rendered.count("/nri") == 1


def test_without_a_renderer_a_twin_is_made_of_the_newest_page_there_is(tmp_path: Path) -> None:
    app = site_without_pages(tmp_path, "http://127.0.0.1:1")
    client = app.test_client()
    assert client.get("/nri.md").status_code == 503
    older = document_for({"url": "/nri", "version": "of before"})
    pages_context(app).store.put("0123456789abcdef", "/nri", compress_page(older, "quick"))
    stale = client.get("/nri.md")
    assert stale.status_code == 200
    assert "of before" in stale.text
    assert "max-age=60" not in stale.headers["Cache-Control"]
