"""Errors are JSON of one shape under /api and screens elsewhere; traces go only to the log."""

import logging
from pathlib import Path

import pytest
from flask import Flask, request
from flask.testing import FlaskClient

from app.web.access import Access, open_to
from app.web.errors import ApiError
from tests.factories.fake_renderer import FakeRenderer
from tests.factories.site import build_app, fill_store


def build_failing_app(folder: Path, renderer_url: str = "http://127.0.0.1:9") -> Flask:
    app = build_app(folder, renderer_url=renderer_url)

    @app.route("/api/refused")
    @open_to(Access.EVERYONE)
    def refused() -> str:
        raise ApiError(422, "Some fields are not right", {"email": "Email is required"})

    @app.route("/api/broken")
    @app.route("/broken")
    @open_to(Access.EVERYONE)
    def broken() -> str:
        raise RuntimeError("secret detail")

    @app.post("/api/echo")
    @open_to(Access.EVERYONE)
    def echo() -> bytes:
        return request.get_data()

    return app


@pytest.fixture(scope="module")
def shared_client(tmp_path_factory: pytest.TempPathFactory) -> FlaskClient:
    """A caller of one app, for all tests with a single request that changes nothing."""
    return build_failing_app(tmp_path_factory.mktemp("site")).test_client()


def test_an_api_error_has_one_shape(tmp_path: Path) -> None:
    reply = build_failing_app(tmp_path).test_client().get("/api/refused")
    assert reply.status_code == 422
    assert reply.json == {"message": "Some fields are not right", "errors": {"email": "Email is required"}}
    assert reply.headers["Cache-Control"] == "no-store"


def test_an_unexpected_error_is_logged_with_its_trace_and_tells_the_caller_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    client = build_failing_app(tmp_path).test_client()
    with caplog.at_level(logging.ERROR):
        reply = client.get("/api/broken", headers={"X-Request-Id": "trace-me-0001"})
    assert reply.status_code == 500
    assert reply.json is not None
    assert set(reply.json) == {"message", "errors"}
    assert b"secret detail" not in reply.data
    record = next(record for record in caplog.records if record.exc_info)
    assert getattr(record, "request_id", None) == "trace-me-0001"


def test_an_unexpected_error_of_a_page_shows_the_prebuilt_screen(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    app = build_failing_app(tmp_path, fake_renderer.url)
    fill_store(app)
    reply = app.test_client().get("/broken")
    assert reply.status_code == 500
    assert reply.data.startswith(b"<!doctype html>")
    assert b"secret detail" not in reply.data
    assert reply.headers["Content-Security-Policy"]


def test_unknown_api_paths_and_large_bodies_answer_json(tmp_path: Path) -> None:
    client = build_failing_app(tmp_path).test_client()
    large = client.post("/api/echo", data=b"x" * (64 * 1024 + 1))
    assert large.status_code == 413
    assert large.json is not None
    assert client.post("/api/echo", data=b"x" * 1024, content_type="application/json").status_code == 200


@pytest.mark.parametrize("path", ["/", "/nri", "/unknown", "/healthz", "/sitemap.xml"])
@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])
def test_other_methods_are_405_and_name_the_allowed_ones(shared_client: FlaskClient, path: str, method: str) -> None:
    reply = shared_client.open(path, method=method)
    assert reply.status_code == 405
    assert set(reply.headers["Allow"].split(", ")) == {"GET", "HEAD"}
