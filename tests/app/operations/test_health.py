"""Liveness and readiness are reported truly."""

import socket
from datetime import UTC, datetime
from pathlib import Path

import pytest

from app.mail.condition import write_heartbeat
from tests.app.content.small_site import write_site
from tests.factories.fake_renderer import FakeRenderer
from tests.factories.site import build_app, fill_store

pytestmark = pytest.mark.heavy

NOBODY = "http://127.0.0.1:9"


def test_healthz_asks_nobody(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as renderer:
        renderer.setblocking(False)
        url = f"http://127.0.0.1:{renderer.getsockname()[1]}"
        reply = build_app(tmp_path, renderer_url=url).test_client().get("/healthz")
        assert (reply.status_code, reply.json) == (200, {"status": "ok"})
        assert reply.headers["Cache-Control"] == "no-store"
        with pytest.raises(BlockingIOError):
            renderer.accept()


def test_ready_when_all_is_well(tmp_path: Path, sqlite_url: str, fake_renderer: FakeRenderer) -> None:
    app = build_app(tmp_path, database_url=sqlite_url, renderer_url=fake_renderer.url)
    version = fill_store(app)
    reply = app.test_client().get("/readyz")
    assert reply.status_code == 200
    assert reply.json == {
        "status": "ok",
        "checks": {
            "database": {"status": "ok"},
            "renderer": {"status": "ok"},
            "pages": {"status": "ok", "wanted": version, "current": version},
            "worker": {"status": "ok", "mail": "not configured"},
            "publications": {"status": "ok", "published": 0, "shown": 0, "overdue": 0},
        },
    }


def test_a_dead_renderer_with_a_filled_store_degrades(
    tmp_path: Path, sqlite_url: str, fake_renderer: FakeRenderer
) -> None:
    app = build_app(tmp_path, database_url=sqlite_url, renderer_url=fake_renderer.url)
    fill_store(app)
    fake_renderer.contract = "000000000000"
    reply = app.test_client().get("/readyz")
    assert reply.status_code == 200
    assert reply.json is not None
    assert reply.json["status"] == "degraded"
    assert reply.json["checks"]["renderer"]["status"] == "degraded"
    assert "another contract" in reply.json["checks"]["renderer"]["detail"]


def test_a_dead_renderer_with_an_empty_store_is_down(tmp_path: Path) -> None:
    reply = build_app(tmp_path, renderer_url=NOBODY).test_client().get("/readyz")
    assert reply.status_code == 503
    assert reply.json is not None
    assert reply.json["checks"]["renderer"] == {"status": "down", "detail": "no connection"}
    assert reply.json["checks"]["pages"]["current"] == "none"


def test_an_unreachable_database_is_named(tmp_path: Path) -> None:
    app = build_app(tmp_path, database_url="postgresql://nobody@127.0.0.1:9/none?connect_timeout=1")
    reply = app.test_client().get("/readyz")
    assert reply.status_code == 503
    assert reply.json is not None
    assert reply.json["checks"]["database"] == {"status": "down", "detail": "it cannot be reached"}


def test_broken_content_is_named(tmp_path: Path) -> None:
    content = write_site(tmp_path)
    (content / "site.yaml").write_text("product: [")
    reply = build_app(tmp_path, content_dir=content).test_client().get("/readyz")
    assert reply.status_code == 503
    assert reply.json is not None
    assert reply.json["checks"]["pages"]["detail"] == "the content is not usable"


def test_a_lost_database_takes_no_pages_off_the_net(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    app = build_app(
        tmp_path,
        database_url="postgresql://nobody@127.0.0.1:9/none?connect_timeout=1",
        renderer_url=fake_renderer.url,
    )
    fill_store(app)
    client = app.test_client()
    assert client.get("/readyz").status_code == 503
    reply = client.get("/readyz/pages")
    assert (reply.status_code, reply.get_json()["status"]) == (200, "ok")
    assert set(reply.get_json()["checks"]) == {"renderer", "pages"}
    assert reply.headers["Cache-Control"] == "no-store"


def test_balancers_are_told_when_pages_cannot_be_answered(tmp_path: Path, sqlite_url: str) -> None:
    reply = build_app(tmp_path, database_url=sqlite_url, renderer_url=NOBODY).test_client().get("/readyz/pages")
    assert (reply.status_code, reply.get_json()["status"]) == (503, "down")


def test_copies_of_earlier_content_keep_the_pages_up(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    content = write_site(tmp_path)
    fill_store(build_app(tmp_path, renderer_url=fake_renderer.url, content_dir=content))
    (content / "site.yaml").write_text((content / "site.yaml").read_text().replace("Tester", "Later"))
    for limit_s, status in ((3600, 200), (0, 503)):
        later = build_app(tmp_path, renderer_url=NOBODY, content_dir=content, page_stale_limit_s=limit_s)
        reply = later.test_client().get("/readyz/pages")
        assert reply.status_code == status, reply.get_json()
        assert reply.get_json()["checks"]["renderer"]["status"] == ("degraded" if status == 200 else "down")


def test_a_worker_that_was_never_seen_degrades_where_mail_is_configured(
    tmp_path: Path, fake_renderer: FakeRenderer, sqlite_url: str
) -> None:
    mail = {"notify_email": "office@example.in", "smtp_url": "smtp://127.0.0.1:9"}
    app = build_app(tmp_path, renderer_url=fake_renderer.url, database_url=sqlite_url, **mail)
    fill_store(app)
    reply = app.test_client().get("/readyz")
    assert reply.json is not None
    assert (reply.status_code, reply.json["status"]) == (200, "degraded")
    assert reply.json["checks"]["worker"] == {
        "status": "degraded",
        "mail": "stopped",
        "waiting": 0,
        "oldestWaitingMinutes": None,
        "deadLetters": 0,
    }
    with app.app_context():
        write_heartbeat(datetime.now(UTC))
    # Another app, because this one caches its result for a second.
    again = build_app(tmp_path, renderer_url=fake_renderer.url, database_url=sqlite_url, **mail)
    reply = again.test_client().get("/readyz")
    assert reply.json is not None
    assert reply.json["status"] == "ok"
