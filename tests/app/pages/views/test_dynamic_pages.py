"""Dynamic pages are rendered once for all spellings of their address, and cached in memory."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.content.snapshots.dynamic_answers import ANSWERS
from app.pages.dynamic_addresses import ListParameters
from tests.factories.fake_renderer import FakeRenderer, fail_to_render, hang_up, running_fake_renderer, send_page
from tests.factories.site import build_app, copy_content, fill_store, pages_context
from tests.waiting import LIMIT_S

pytestmark = pytest.mark.heavy

NOBODY = "http://127.0.0.1:9"
GROWTH = ListParameters({"style": "growth"}, 1)
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
    """A visitor of the site; nothing has been rendered since the test began."""
    renderer.rendered.clear()
    return site.test_client()


def test_a_filtered_list_is_rendered_once_for_all_its_spellings(client: FlaskClient, renderer: FakeRenderer) -> None:
    answers = []
    for query in ("style=large-cap", "utm_source=x&style=large-cap&style=value", "horizon=nobody&style=large%2Dcap"):
        reply = client.get(f"/portfolio_services?{query}", headers={"If-None-Match": "*"})
        assert reply.status_code == 200
        answers.append((reply.data, [header for header in reply.headers if header[0] != "X-Request-Id"]))
    assert answers[1:] == answers[:1] * 2
    headers = dict(answers[0][1])
    assert (headers["X-Page-Source"], headers["Cache-Control"]) == ("render", "no-store")
    assert "ETag" not in headers
    assert renderer.rendered == ["/portfolio_services"]


def test_another_order_of_strategies_is_another_page(client: FlaskClient, renderer: FakeRenderer) -> None:
    for query in ("strategy=motilal&strategy=ace-strategy", "strategy=ace-strategy&strategy=motilal"):
        for _ in range(2):
            assert client.get(f"{COMPARE}?{query}").status_code == 200
    assert renderer.rendered == [COMPARE] * 2


def test_a_page_of_another_version_is_rendered_anew(tmp_path: Path, renderer: FakeRenderer) -> None:
    app = build_app(tmp_path, renderer_url=renderer.url)
    renderer.rendered.clear()
    snapshot = pages_context(app).current.snapshot()
    assert snapshot is not None
    later = snapshot.model_copy(update={"version": "b" * 16})
    with app.test_request_context():
        for wanted in (snapshot, later, snapshot):
            assert pages_context(app).dynamic.show_list(wanted, GROWTH).status_code == 200
    assert renderer.rendered == ["/portfolio_services"] * 2


def test_a_snapshot_that_was_removed_is_the_503_screen(tmp_path: Path, renderer: FakeRenderer) -> None:
    app = build_app(tmp_path, renderer_url=renderer.url, content_dir=copy_content(tmp_path))
    snapshot = pages_context(app).current.snapshot()
    assert snapshot is not None
    snapshot.file.unlink()
    for query in ("/compare?strategy=motilal&strategy=ace-strategy", "?style=growth"):
        reply = app.test_client().get(f"/portfolio_services{query}")
        assert (reply.status_code, reply.headers["Retry-After"]) == (503, "5")
    assert app.test_client().get("/portfolio_services/ace-strategy/growth.csv").status_code == 503


def test_what_could_not_be_drawn_is_tried_again(tmp_path: Path, renderer: FakeRenderer) -> None:
    client = build_app(tmp_path, renderer_url=renderer.url).test_client()
    renderer.behaviour = fail_to_render
    assert client.get("/portfolio_services?style=growth").status_code == 503
    renderer.behaviour = send_page
    assert client.get("/portfolio_services?style=growth").status_code == 200


def test_a_failure_here_leaves_forms_their_renderer(tmp_path: Path, sqlite_url: str, renderer: FakeRenderer) -> None:
    app = build_app(tmp_path, database_url=sqlite_url, renderer_url=renderer.url, renderer_breaker_open_s=LIMIT_S)
    client = app.test_client()
    renderer.behaviour = hang_up
    assert client.get("/portfolio_services?style=growth").status_code == 503
    renderer.behaviour = send_page
    assert client.get("/portfolio_services?style=growth").status_code == 503
    assert client.post("/contact", data={"name": ""}).status_code == 422


@pytest.mark.parametrize("query", ["utm_source=mail", "page=2", "page=9999", "page=none", "page=1"])
def test_what_asks_for_nothing_there_is_gets_the_stored_list(
    query: str, client: FlaskClient, renderer: FakeRenderer
) -> None:
    reply = client.get(f"/portfolio_services?{query}")
    assert (reply.status_code, reply.headers["X-Page-Source"]) == (200, "store")
    assert renderer.rendered == []


def test_a_comparison_is_rendered_for_the_strategies_of_its_address(
    client: FlaskClient, renderer: FakeRenderer
) -> None:
    reply = client.get(f"{COMPARE}?strategy=ace-strategy&strategy=Multicap-PMS", headers={"Accept-Encoding": "br"})
    assert (reply.status_code, reply.headers["Content-Encoding"]) == (200, "br")
    assert reply.headers["Cache-Control"] == "no-store"
    assert renderer.rendered == [COMPARE]


@pytest.mark.parametrize(
    ("query", "ticked"),
    [
        ("", ""),
        ("?strategy=ace-strategy", "?strategy=ace-strategy"),
        ("?strategy=ace-strategy&strategy=nothing", "?strategy=ace-strategy"),
    ],
)
def test_fewer_than_two_strategies_lead_to_the_list_where_they_are_ticked(
    client: FlaskClient, query: str, ticked: str
) -> None:
    reply = client.get(COMPARE + query)
    assert (reply.status_code, reply.headers["Location"]) == (303, f"/portfolio_services{ticked}#choose")
    assert reply.headers["Cache-Control"] == "no-store"


def test_a_wrong_spelling_of_the_comparison_moves_with_its_query(client: FlaskClient) -> None:
    reply = client.get("/portfolio_services//Compare/?strategy=motilal")
    assert reply.status_code == 301
    assert reply.headers["Location"] == f"{COMPARE}?strategy=motilal"


def test_without_renderer_a_dynamic_page_is_the_503_screen(tmp_path: Path) -> None:
    reply = build_app(tmp_path, renderer_url=NOBODY).test_client().get("/portfolio_services?style=large-cap")
    assert reply.status_code == 503
    assert int(reply.headers["Retry-After"]) > 0


def test_a_search_is_rendered_once_for_all_spellings_of_its_address(
    client: FlaskClient, renderer: FakeRenderer
) -> None:
    for query in ("q=exit+load", "utm_source=x&q=%20exit%20%20load%00", "q=exit%20load&q=tds"):
        reply = client.get(f"/search?{query}", headers={"If-None-Match": "*"})
        assert reply.status_code == 200
        assert (reply.headers["X-Page-Source"], reply.headers["Cache-Control"]) == ("render", "no-store")
        assert "ETag" not in reply.headers
    assert renderer.rendered == ["/search"]


@pytest.mark.parametrize("query", ["q=", "q=+", "q=%00", "utm_source=mail", "Q=tds"])
def test_a_search_for_nothing_is_the_stored_page(query: str, client: FlaskClient, renderer: FakeRenderer) -> None:
    reply = client.get(f"/search?{query}")
    assert (reply.status_code, reply.headers["X-Page-Source"]) == (200, "store")
    assert renderer.rendered == []


def test_without_a_renderer_the_form_stays_and_a_search_is_the_503_screen(tmp_path: Path, site: Flask) -> None:
    with running_fake_renderer() as away:
        app = build_app(tmp_path, renderer_url=away.url)
        fill_store(app)
    client = app.test_client()
    assert client.get("/search").status_code == 200
    reply = client.get("/search?q=tds")
    assert (reply.status_code, reply.headers["Retry-After"]) == (503, "5")


@pytest.mark.parametrize("path", ANSWERS)
def test_an_answer_is_rendered_once_kept_by_nobody_else_and_in_no_log(
    path: str, tmp_path: Path, renderer: FakeRenderer, capfd: pytest.CaptureFixture[str]
) -> None:
    client = build_app(tmp_path, renderer_url=renderer.url).test_client()
    renderer.rendered.clear()
    names = ANSWERS[path].parameters
    query = "&".join(f"{name}=unheard-of" for name in names)
    spellings = (query, f"utm_source=x&{query}&{names[0]}=again", query.replace("-", "%2D"))
    for reply in (client.get(f"{path}?{one}", headers={"If-None-Match": "*"}) for one in spellings):
        assert (reply.status_code, reply.headers["X-Page-Source"]) == (200, "render")
        assert reply.headers["Cache-Control"] == "no-store"
        assert "ETag" not in reply.headers
    assert renderer.rendered == [path]
    lines = [json.loads(line) for line in capfd.readouterr().out.splitlines()]
    # The front writes its lines with a delay, so there may be lines of other tests.
    assert sum(line.get("path") == path for line in lines) == len(spellings)
    assert "unheard" not in json.dumps(lines)


@pytest.mark.parametrize("path", ANSWERS)
def test_without_parameters_the_stored_page_answers(path: str, client: FlaskClient, renderer: FakeRenderer) -> None:
    for query in ("", "?utm_source=mail", f"?{ANSWERS[path].parameters[0]}="):
        assert client.get(path + query).headers["X-Page-Source"] == "store"
    assert renderer.rendered == []


@pytest.mark.parametrize("path", ANSWERS)
def test_without_a_renderer_a_form_stands_in_without_its_words_and_an_answer_does_not(
    path: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with running_fake_renderer() as away:
        app = build_app(tmp_path, renderer_url=away.url)
        fill_store(app)
    reply = app.test_client().get(f"{path}?{ANSWERS[path].parameters[0]}=unheard-of")
    assert reply.status_code == (200 if ANSWERS[path].or_stored else 503)
    assert reply.headers["Cache-Control"] == "no-store"
    assert "unheard" not in capfd.readouterr().out
