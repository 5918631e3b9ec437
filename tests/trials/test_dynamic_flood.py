"""Floods of dynamic pages against gunicorn and the built renderer: forms are not affected."""

import http.client
import itertools
import shutil
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import urlencode

import pytest

from supervised.renderer.address import find_free_port
from tests.factories.processes import Reply, Server, running_renderer, running_web
from tests.waiting import LIMIT_S, await_true

COMPARE = "/portfolio_services/compare"
STRATEGIES = (
    "absolute-freedom",
    "ace-strategy",
    "contra-strategy",
    "emerging-india",
    "Founder-Portfolio",
    "growth-fund",
    "growth-leaders",
    "high-conviction",
    "largecap-strategy",
    "motilal",
    "Multicap-PMS",
    "Phoenix-Portfolio",
    "pipe-strategy",
)
FLOODERS = 48
FORMS = 20
WORKERS = 2
pytestmark = pytest.mark.usefixtures("sqlite_url")


@pytest.fixture
def renderer(tmp_path: Path) -> Iterator[Server]:
    with running_renderer(tmp_path, find_free_port("127.0.0.1")) as server:
        yield server


@pytest.fixture
def web(tmp_path: Path, built_pages: Path, renderer: Server) -> Iterator[Server]:
    """A server with all pages stored."""
    shutil.copytree(built_pages, tmp_path / "pages", symlinks=True)
    limits = {"FORM_LIMIT_PER_MINUTE": "100000", "WEB_WORKERS": str(WORKERS), "WEB_THREADS": "32"}
    with running_web(tmp_path, renderer_port=renderer.port, **limits) as server:
        await_true(lambda: server.get("/nri").source == "store")
        yield server


def compare_address(slugs: tuple[str, ...]) -> str:
    return f"{COMPARE}?{urlencode([('strategy', slug) for slug in slugs])}"


def post_faulty_form(web: Server) -> int:
    """Send a faulty plain post; return the status of the whole answer."""
    connection = http.client.HTTPConnection("127.0.0.1", web.port, timeout=LIMIT_S)
    body = urlencode({"name": "", "phone": "12", "email": "x", "message": "Kept"})
    connection.request("POST", "/contact", body, {"Content-Type": "application/x-www-form-urlencoded"})
    reply = connection.getresponse()
    assert b"</html>" in reply.read()
    connection.close()
    return reply.status


def drawn_pages(renderer: Server) -> int:
    return renderer.log.read_text().count('"/render"')


def test_distinct_addresses_leave_forms_their_renderer(web: Server) -> None:
    addresses = itertools.cycle(itertools.permutations(STRATEGIES, 3))
    asking, stopped, answers = threading.Lock(), threading.Event(), list[Reply]()

    def flood() -> None:
        while not stopped.is_set():
            with asking:
                address = compare_address(next(addresses))
            answers.append(web.get(address))

    with ThreadPoolExecutor(FLOODERS) as flooders:
        floods = [flooders.submit(flood) for _ in range(FLOODERS)]
        try:
            for _ in range(FORMS):
                assert post_faulty_form(web) == 422
                assert web.get("/nri/nri-faqs").source == "store"
            await_true(lambda: sum(reply.status == 200 for reply in answers) > FLOODERS)
        finally:
            stopped.set()
        for ended in floods:
            ended.result()
    assert {reply.status for reply in answers} <= {200, 503}
    assert all(int(reply.headers["Retry-After"]) > 0 for reply in answers if reply.status == 503)


def test_one_address_is_drawn_twice_at_most_by_each_process(web: Server, renderer: Server) -> None:
    address = compare_address(("motilal", "ace-strategy"))
    before = drawn_pages(renderer)
    with ThreadPoolExecutor(16) as visitors:
        answers = list(visitors.map(lambda _: web.get(address), range(400)))
    assert {reply.status for reply in answers} == {200}
    assert len({reply.body for reply in answers}) == 1
    assert 1 <= drawn_pages(renderer) - before <= 2 * WORKERS
    assert post_faulty_form(web) == 422
