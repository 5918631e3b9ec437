"""gunicorn and the built renderer, with every way in which the renderer can fail."""

import json
import shutil
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.configuration.settings import SAMPLES_HIDDEN
from supervised.renderer.address import find_free_port
from tests.factories.fake_renderer import running_fake_renderer
from tests.factories.processes import Reply, Server, run_command, running_renderer, running_web
from tests.factories.site import copy_content
from tests.waiting import LIMIT_S, START_LIMIT_S, await_true

PAGES = ["/", "/nri", "/nri/nri-faqs", "/nri/taxation-info"]
LOOPBACK = "127.0.0.1"
# The limit for a halted renderer, shorter than that for a slow one.
HALTED = {"RENDERER_READ_TIMEOUT_S": "0.2"}
# Readiness needs a migrated database.
pytestmark = pytest.mark.usefixtures("sqlite_url")


@pytest.fixture
def renderer(tmp_path: Path) -> Iterator[Server]:
    with running_renderer(tmp_path, find_free_port(LOOPBACK)) as server:
        yield server


@pytest.fixture
def filled_store(tmp_path: Path, built_pages: Path) -> Path:
    """A filled store for one test, and the snapshot it was rendered from."""
    shutil.copytree(built_pages.with_name("snapshots"), tmp_path / "snapshots")
    return Path(shutil.copytree(built_pages, tmp_path / "pages", symlinks=True))


def assert_whole(reply: Reply) -> None:
    assert reply.status == 200
    assert reply.body[:15].lower() == b"<!doctype html>"
    assert reply.body.rstrip().endswith(b"</html>")
    assert b"<h1" in reply.body


@pytest.mark.usefixtures("filled_store")
def test_a_filled_store_serves_every_page_without_any_renderer(tmp_path: Path, renderer: Server) -> None:
    renderer.process.kill()
    renderer.process.wait()
    with running_web(tmp_path, renderer_port=renderer.port) as web:
        for path in PAGES:
            reply = web.get(path)
            assert_whole(reply)
            assert reply.source == "store"
        assert web.get("/readyz").status == 200
        assert web.get("/nowhere").status == 404


def test_an_empty_store_is_filled_after_the_start_by_one_worker(tmp_path: Path, renderer: Server) -> None:
    with running_web(tmp_path, renderer_port=renderer.port, WEB_WORKERS="3") as web:
        assert_whole(web.get("/nri"))
        await_true((tmp_path / "pages" / SAMPLES_HIDDEN / "current").exists, within_s=START_LIMIT_S)
        # The other requests would begin by then.
        time.sleep(1.5)
        renderer.process.kill()
        for path in PAGES:
            await_true(lambda: web.get(path).source == "store")  # noqa: B023 (called at once)
            assert_whole(web.get(path))
        assert web.log.read_text().count('"pages rendered"') == 1


def test_started_without_renderer_it_recovers_when_one_comes(tmp_path: Path) -> None:
    port = find_free_port(LOOPBACK)
    with running_web(tmp_path, renderer_port=port) as web:
        reply = web.get("/nri")
        assert (reply.status, reply.source) == (503, "unavailable")
        assert web.get("/readyz").status == 503
        with running_renderer(tmp_path, port):
            await_true(lambda: web.get("/nri").status == 200)
            await_true(lambda: web.get("/readyz").status == 200)


@pytest.mark.usefixtures("filled_store")
def test_after_a_change_a_hung_or_ended_renderer_means_stale_and_with_another_the_change_shows(
    tmp_path: Path, renderer: Server
) -> None:
    content = copy_content(tmp_path)
    current = tmp_path / "pages" / SAMPLES_HIDDEN / "current"
    with running_web(tmp_path, renderer_port=renderer.port, CONTENT_DIR=str(content), **HALTED) as web:
        before = current.readlink()
        renderer.signal(signal.SIGSTOP)
        with (content / "site.yaml").open("a") as site:
            site.write("# changed\n")
        await_true(lambda: web.get("/nri").source == "stale")
        assert_stale(web)
        renderer.process.kill()
        renderer.process.wait()
        assert_stale(web)
        assert web.get("/healthz").status == 200
        with running_renderer(tmp_path, renderer.port):
            await_true(lambda: current.readlink() != before, within_s=START_LIMIT_S)
            await_true(lambda: all(web.get(path).source == "store" for path in PAGES), within_s=START_LIMIT_S)


def assert_stale(web: Server) -> None:
    for _ in range(20):
        reply = web.get("/nri/nri-faqs")
        assert_whole(reply)
        # A worker that has not polled yet still serves the old version.
        assert reply.source in {"stale", "store"}
        if reply.source == "stale":
            assert int(reply.headers["Age"]) >= 0


def test_a_renderer_that_answers_nonsense_is_not_believed(tmp_path: Path) -> None:
    with running_fake_renderer() as renderer:
        renderer.behaviour = lambda handler, _request: handler.reply(200, "text/html; charset=utf-8", b"<p>half")
        port = renderer.server_address[1]
        with running_web(tmp_path, renderer_port=port) as web:
            reply = web.get("/nri")
            assert (reply.status, reply.source) == (503, "unavailable")
            assert b"half" not in reply.body


@pytest.mark.usefixtures("filled_store")
def test_a_reload_drops_nothing_and_logs_as_before(tmp_path: Path) -> None:
    with running_web(tmp_path, renderer_port=find_free_port(LOOPBACK)) as web:
        before = set(web.workers())
        web.signal(signal.SIGHUP)
        deadline_s = time.monotonic() + LIMIT_S
        while before & set(web.workers()):
            assert time.monotonic() < deadline_s, "the workers were not replaced"
            assert web.get("/nri").status == 200
        assert web.get("/nri?after=reload").status == 200
        assert web.process.poll() is None
        lines = [json.loads(line) for line in web.log.read_text().splitlines()]
    assert [line["path"] for line in lines if line["message"] == "request"][-1] == "/nri"


@pytest.mark.usefixtures("filled_store")
def test_a_reload_and_a_start_with_broken_content_serve_the_last_good_one(tmp_path: Path, renderer: Server) -> None:
    content = copy_content(tmp_path)
    with running_web(tmp_path, renderer_port=renderer.port, CONTENT_DIR=str(content)) as web:
        good = {path: web.get(path).body for path in PAGES}
        good_text = (content / "site.yaml").read_text()
        (content / "site.yaml").write_text(f"{good_text}unknownField: 1\n")
        before = set(web.workers())
        web.signal(signal.SIGHUP)
        await_true(lambda: not before & set(web.workers()))
        for path, body in good.items():
            reply = web.get(path)
            assert (reply.status, reply.source, reply.body) == (200, "store", body)
    with running_web(tmp_path, renderer_port=renderer.port, CONTENT_DIR=str(content)) as web:
        for path, body in good.items():
            reply = web.get(path)
            assert (reply.status, reply.source, reply.body) == (200, "store", body)
        assert web.get("/portfolio_services?style=growth").status == 200
        ready = json.loads(web.get("/readyz").body)
        assert (ready["status"], ready["checks"]["pages"]["status"]) == ("degraded", "degraded")
        assert "the content has faults" in ready["checks"]["pages"]["detail"]
        assert "site.yaml" in web.log.read_text()
        assert "unknownField" in web.log.read_text()
        (content / "site.yaml").write_text(f"{good_text}# mended\n")
        await_true(lambda: json.loads(web.get("/readyz").body)["checks"]["pages"]["status"] == "ok")


def test_workers_end_beside_a_halted_renderer(tmp_path: Path, renderer: Server) -> None:
    renderer.signal(signal.SIGSTOP)
    with running_web(tmp_path, renderer_port=renderer.port) as web:
        # By then it has begun to render, or it ends before that.
        time.sleep(0.5)
        web.process.terminate()
        assert web.process.wait(timeout=LIMIT_S) == 0


def test_the_pages_are_drawn_while_the_site_s_renderer_is_away(tmp_path: Path) -> None:
    built = run_command(tmp_path, "pages", "build", renderer_port=find_free_port(LOOPBACK))
    assert built.returncode == 0, built.stderr
    assert " is current\n" in built.stdout
