"""The progress of `make run` while the site starts: what is missing, until nothing is, on any machine."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from types import SimpleNamespace
from typing import cast

import pytest

from scripts import run_site
from scripts.site_processes import SiteProcesses
from scripts.site_readiness import READY, read_readiness
from supervised.renderer.address import find_free_port
from supervised.stop_signal import StopSignal

PLACE = {"BIND": "127.0.0.1", "PORT": "8000"}


@dataclass
class Answer:
    """A site's answer."""

    status: int
    text: str
    port: int


@pytest.fixture
def answer() -> Iterator[Answer]:
    """The answer of a running site, which the test sets."""

    class Site(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(given.status)
            self.end_headers()
            self.wfile.write(given.text.encode())

        def log_message(self, *_: object) -> None:
            """Log nothing."""

    with HTTPServer(("127.0.0.1", 0), Site) as server:
        given = Answer(200, "", server.server_port)
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield given
        server.shutdown()
        thread.join()


def health(status: str, **checks: str) -> str:
    return json.dumps({"status": status, "checks": {name: {"status": state} for name, state in checks.items()}})


@pytest.mark.parametrize(
    ("status", "text", "said"),
    [
        (200, health("ok", pages="ok"), READY),
        (200, health("degraded", pages="ok", worker="degraded"), "degraded (worker)"),
        (503, health("down", pages="down", renderer="down", database="ok"), "down (pages, renderer)"),
        (400, "400 Bad Request", "/readyz answers with status 400"),
    ],
)
def test_a_site_that_answers_is_told_by_what_it_says(answer: Answer, status: int, text: str, said: str) -> None:
    answer.status, answer.text = status, text
    for bind in ("127.0.0.1", "0.0.0.0"):
        assert read_readiness({"BIND": bind, "PORT": str(answer.port)}) == said


def test_a_site_that_does_not_listen_yet_is_told(answer: Answer) -> None:
    assert read_readiness(PLACE | {"PORT": str(find_free_port("127.0.0.1"))}).startswith("it does not answer yet")


@dataclass
class SlowSite:
    """A site with its own clock that is ready after some seconds, and whose processes live or have ended."""

    ready_after_s: float
    before: str = "down (renderer)"
    ends_after_s: float = float("inf")
    now_s: float = 0.0

    def read(self, _environment: object) -> str:
        return READY if self.now_s >= self.ready_after_s else self.before

    def ended(self) -> str | None:
        return "web" if self.now_s >= self.ends_after_s else None

    def wait(self, seconds: float) -> None:
        self.now_s += seconds

    def is_set(self) -> bool:
        return False

    def await_ready(self, monkeypatch: pytest.MonkeyPatch) -> str:
        monkeypatch.setattr(run_site, "time", SimpleNamespace(monotonic=lambda: self.now_s))
        monkeypatch.setattr(run_site, "read_readiness", self.read)
        return run_site.await_ready(cast(SiteProcesses, self), cast(StopSignal, self), PLACE)


def test_a_slow_machine_is_waited_for_and_told_about(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert SlowSite(ready_after_s=300).await_ready(monkeypatch) == "ready"
    told = capsys.readouterr().out.splitlines()
    assert len(told) > 3
    assert all("http://localhost:8000/" in line and "down (renderer)" in line for line in told)


def test_a_site_that_serves_with_something_amiss_is_not_waited_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    degraded = "degraded (pages)"
    assert SlowSite(ready_after_s=2, before=degraded).await_ready(monkeypatch) == "ready"
    site = SlowSite(ready_after_s=float("inf"), before=degraded)
    assert degraded in site.await_ready(monkeypatch)
    assert site.now_s < 20


def test_what_never_gets_ready_is_told_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "not ready" in SlowSite(ready_after_s=float("inf")).await_ready(monkeypatch)


def test_a_process_that_ends_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    site = SlowSite(ready_after_s=300, ends_after_s=20)
    assert site.await_ready(monkeypatch) != "ready"
    assert site.now_s < 21
