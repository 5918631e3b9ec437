"""The narrowed list and the comparison are rendered for each request."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.factories.fake_renderer import FakeRenderer, running_fake_renderer
from tests.factories.site import build_app, fill_store

NOBODY = "http://127.0.0.1:9"
COMPARE = "/portfolio_services/compare"


@pytest.fixture(scope="module")
def renderer() -> Iterator[FakeRenderer]:
    with running_fake_renderer() as running:
        yield running


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, renderer: FakeRenderer) -> Flask:
    """A site with all pages stored."""
    app = build_app(tmp_path_factory.mktemp("site"), renderer_url=renderer.url)
    fill_store(app)
    return app


@pytest.fixture
def client(site: Flask, renderer: FakeRenderer) -> FlaskClient:
    """A visitor of the site; the renderer has drawn nothing since they came."""
    renderer.rendered.clear()
    return site.test_client()


def test_a_filtered_list_is_rendered_and_not_stored(client: FlaskClient, renderer: FakeRenderer) -> None:
    for _ in range(2):
        reply = client.get("/portfolio_services?style=large-cap")
        assert (reply.status_code, reply.headers["X-Page-Source"]) == (200, "render")
        assert reply.headers["Cache-Control"] == "no-store"
        assert "ETag" not in reply.headers
    assert renderer.rendered == ["/portfolio_services"] * 2


def test_an_undeclared_parameter_gets_the_stored_list(client: FlaskClient, renderer: FakeRenderer) -> None:
    reply = client.get("/portfolio_services?utm_source=mail")
    assert (reply.status_code, reply.headers["X-Page-Source"]) == (200, "store")
    assert renderer.rendered == []


def test_a_comparison_is_rendered_for_the_strategies_of_its_address(
    client: FlaskClient, renderer: FakeRenderer
) -> None:
    reply = client.get(f"{COMPARE}?strategy=ace-strategy&strategy=Multicap-PMS", headers={"Accept-Encoding": "br"})
    assert (reply.status_code, reply.headers["Content-Encoding"]) == (200, "br")
    assert reply.headers["Cache-Control"] == "no-store"
    assert renderer.rendered == [COMPARE]


@pytest.mark.parametrize("query", ["", "?strategy=ace-strategy", "?strategy=ace-strategy&strategy=nothing"])
def test_fewer_than_two_strategies_lead_to_the_list(client: FlaskClient, query: str) -> None:
    reply = client.get(COMPARE + query)
    assert (reply.status_code, reply.headers["Location"]) == (303, "/portfolio_services")
    assert reply.headers["Cache-Control"] == "no-store"


def test_a_wrong_spelling_of_the_comparison_moves_with_its_query(client: FlaskClient) -> None:
    reply = client.get("/portfolio_services//Compare/?strategy=motilal")
    assert reply.status_code == 301
    assert reply.headers["Location"] == f"{COMPARE}?strategy=motilal"


def test_without_renderer_a_live_page_is_the_503_screen(tmp_path: Path) -> None:
    reply = build_app(tmp_path, renderer_url=NOBODY).test_client().get("/portfolio_services?style=large-cap")
    assert reply.status_code == 503
    assert int(reply.headers["Retry-After"]) > 0
