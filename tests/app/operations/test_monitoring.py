"""`/metrics` answers whoever has the token, and is off without a token."""

from pathlib import Path

from prometheus_client import CONTENT_TYPE_LATEST

from tests.factories.site import build_app

TOKEN = "t" * 32
SHOWN = {"Authorization": f"Bearer {TOKEN}"}


def test_without_a_token_there_is_no_such_route(tmp_path: Path) -> None:
    client = build_app(tmp_path).test_client()
    assert client.get("/metrics", headers={"Authorization": "Bearer "}).status_code == 404


def test_metrics_are_for_the_token_alone(tmp_path: Path) -> None:
    client = build_app(tmp_path, metrics_token=TOKEN).test_client()
    for wrong in ({}, {"Authorization": "Bearer "}, {"Authorization": f"Bearer {TOKEN}ü"}):
        reply = client.get("/metrics", headers=wrong)
        assert (reply.status_code, reply.headers["WWW-Authenticate"]) == (401, "Bearer")
        assert b"site_" not in reply.data
    reply = client.get("/metrics", headers=SHOWN)
    assert (reply.status_code, reply.headers["Content-Type"]) == (200, CONTENT_TYPE_LATEST)
    assert reply.headers["Cache-Control"] == "no-store"
