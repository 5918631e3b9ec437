"""`/metrics` of a real gunicorn with two workers: each prints the sums of both."""

import os
import shutil
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.web.bounded_check import EVERY_S
from supervised.renderer.address import find_free_port
from tests.factories.metrics_text import TOKEN, Samples, scrape, value
from tests.factories.processes import Server, running_renderer, running_web
from tests.waiting import START_LIMIT_S, await_true

PAGE = "/nri/nri-faqs"
LIVE = "/portfolio_services?style=growth"


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory, built_pages: Path, sqlite_template: Path) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("web")
    shutil.copyfile(sqlite_template, folder / "site.sqlite3")
    shutil.copytree(built_pages, folder / "pages", symlinks=True)
    with (
        running_renderer(folder, find_free_port("127.0.0.1")) as renderer,
        running_web(folder, renderer_port=renderer.port, METRICS_TOKEN=TOKEN, FORM_LIMIT_PER_MINUTE="2") as server,
    ):
        await_stored(server)
        yield server


def await_stored(web: Server) -> None:
    await_true(lambda: web.get(PAGE).source == "store", within_s=START_LIMIT_S)
    await_true(lambda: value(scrape(web), "site_pages_behind_seconds") == 0, within_s=START_LIMIT_S)
    # Each worker caches what it read for a second.
    time.sleep(EVERY_S)


def grown(web: Server, before: Samples, name: str, /, **labels: str) -> float:
    return value(scrape(web), name, **labels) - value(before, name, **labels)


def test_both_workers_count_together(web: Server) -> None:
    before = scrape(web)
    etag = web.get(PAGE).headers["ETag"]
    for _ in range(39):
        web.get(PAGE)
    assert web.get(PAGE, If_None_Match=etag).status == 304
    assert web.get("/favicon.svg").status == 200
    assert web.get("/nowhere").status == 404

    def counts() -> list[float]:
        return [
            grown(web, before, "site_responses_total", status=each, source="store") for each in ("2xx", "3xx", "4xx")
        ]

    await_true(lambda: sum(counts()) >= 40 + 1 + 1)
    assert counts() == [40, 1, 1]
    # The icon and the scrapes: each is counted once it is sent.
    assert grown(web, before, "site_responses_total", status="2xx", source="none") >= 1 + 2


def test_what_people_do_is_counted_without_saying_who(web: Server) -> None:
    before = scrape(web)
    for _ in range(3):
        web.request("POST", "/contact", Content_Length="0", Content_Type="application/x-www-form-urlencoded")
    web.request("POST", "/api/login", Content_Length="0", Content_Type="application/json")
    assert grown(web, before, "site_queries_total", kind="contact", outcome="throttled") == 1


def test_state_is_told(web: Server) -> None:
    assert web.get(LIVE).status == 200
    samples = scrape(web)
    assert value(samples, "site_pages_behind_seconds") == 0
    assert value(samples, "site_content_faulty") == 0
    assert value(samples, "site_mail_dead_letters") == 0
    assert value(samples, "site_backup_age_seconds") == float("inf")
    assert value(samples, "site_check", check="database", state="ok") == 1
    rendered = value(samples, "site_render_seconds_count")
    assert rendered == value(samples, "site_render_seconds_bucket", le="+Inf") > 0
    assert (
        0 < value(samples, "site_disk_free_bytes", place="database") < value(samples, "site_disk_bytes", place="pages")
    )


def test_labels_are_known_before(web: Server) -> None:
    """No label has a value that a visitor chose: odd requests add no series."""
    before = set(scrape(web))
    web.get("/secret-page?name=asha", User_Agent="asha@example.in", X_Request_Id="asha-asha")
    web.request("DELETE", "/asha")
    assert set(scrape(web)) == before


def test_counts_outlive_their_worker(web: Server) -> None:
    before = scrape(web)
    workers = web.workers()
    os.kill(workers[0], signal.SIGKILL)
    await_true(lambda: web.workers() != workers)
    assert grown(web, before, "site_responses_total", status="2xx", source="store") >= 0
