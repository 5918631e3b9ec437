"""nginx while the web process is away, and while the published version is not the wanted one."""

import shutil
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from supervised.renderer.address import find_free_port
from tests.factories.nginx import DISK, LOOPBACK, Nginx, running_site
from tests.factories.processes import Reply, Server, running_renderer
from tests.factories.site import copy_content
from tests.trials.nginx.test_same_answers import client_files, ledger
from tests.waiting import LIMIT_S, START_LIMIT_S, await_true

STORED = [path for path, state in ledger().items() if state in {"furnished", "unlisted"}]
NOT_STORED = [
    *("/nowhere", "/admin", "/admin/", "/contact/", "//contact", "/%63ontact", "/_status/404", "/_status"),
    *("/portfolio_services?style=none", "/portfolio_services/compare", "/search?q=tds", "/robots.txt", "/healthz"),
]
NOT_ADDRESSED = (".br", ".gz")


@pytest.fixture
def renderer(tmp_path: Path, sqlite_url: str) -> Iterator[Server]:
    with running_renderer(tmp_path, find_free_port(LOOPBACK)) as server:
        yield server


@pytest.fixture(scope="module")
def left_alone(tmp_path_factory: pytest.TempPathFactory, sqlite_template: Path) -> Iterator[Nginx]:
    """nginx in front of a store with every page, whose web process has ended."""
    folder = tmp_path_factory.mktemp("left-alone")
    shutil.copyfile(sqlite_template, folder / "site.sqlite3")
    with (
        running_renderer(folder, find_free_port(LOOPBACK)) as renderer,
        running_site(folder, renderer_port=renderer.port) as (nginx, web),
    ):
        await_true(lambda: all(nginx.get(path).source == DISK for path in STORED), within_s=START_LIMIT_S)
        end(web)
        yield nginx


def end(web: Server) -> None:
    web.process.terminate()
    web.process.wait(timeout=LIMIT_S)


def is_unavailable(reply: Reply) -> bool:
    """Whether the answer is the prebuilt status screen."""
    said = (reply.status, reply.source, reply.headers["Cache-Control"], reply.headers["Retry-After"])
    return said == (503, "unavailable", "no-store", "5") and b"tel:" in reply.body


def test_without_the_web_process_every_page_and_file_is_there(left_alone: Nginx) -> None:
    files = [path for path in client_files() if not path.endswith(NOT_ADDRESSED)]
    asked = [*STORED, *(f"{path}?from=mail" for path in STORED), *files]
    answers = {path: left_alone.get(path).status for path in asked}
    assert {path for path, status in answers.items() if status != 200} == set()
    assert {left_alone.get(path).source for path in STORED} == {DISK}


def test_without_the_web_process_all_else_says_when_to_come_back(left_alone: Nginx) -> None:
    for path in NOT_STORED:
        assert is_unavailable(left_alone.get(path)), path
    form = left_alone.post("/contact", b"a=b", Content_Type="application/x-www-form-urlencoded")
    assert is_unavailable(form)
    api = left_alone.post("/api/contact", b"{}", Content_Type="application/json")
    assert (api.status, api.headers["Content-Type"], api.headers["Retry-After"]) == (503, "application/json", "5")
    assert b'"message":"The site is away' in api.body
    assert left_alone.request("HEAD", "/admin").body == b""


def test_after_a_change_nothing_is_called_published_until_it_is_rendered(tmp_path: Path, renderer: Server) -> None:
    content = copy_content(tmp_path)
    # The renderer is stopped below: no visitor waits for what it has rendered by then.
    settings = {"CONTENT_DIR": str(content), "RENDERER_READ_TIMEOUT_S": "0.2"}
    with running_site(tmp_path, renderer_port=renderer.port, **settings) as (nginx, web):
        await_true(lambda: all(nginx.get(path).source == DISK for path in STORED), within_s=START_LIMIT_S)
        page = content / "pages" / "legal" / "privacy.yaml"
        page.write_text(page.read_text().replace("title: ", "title: New ", 1))
        await_true(lambda: b"<title>New " in nginx.get("/privacy").body)
        await_true(lambda: nginx.get("/privacy").source == DISK)
        assert b"<title>New " in nginx.get("/privacy").body

        renderer.signal(signal.SIGSTOP)
        with (content / "site.yaml").open("a") as site:
            site.write("# changed\n")
        await_true(lambda: nginx.get("/nri").source == "stale")
        told = nginx.get("/nri/nri-faqs")
        assert (told.status, told.source, told.headers["Cache-Control"]) == (200, "stale", "no-cache")
        end(web)
        told = nginx.get("/nri/nri-faqs", Accept_Encoding="br")
        assert (told.status, told.source, told.headers["Cache-Control"]) == (200, "stale", "no-cache")
        assert told.headers["Content-Encoding"] == "br"


def test_an_empty_store_is_no_obstacle(tmp_path: Path, sqlite_url: str) -> None:
    with running_site(tmp_path, renderer_port=find_free_port(LOOPBACK)) as (nginx, web):
        assert (nginx.get("/nri").status, nginx.get("/nri").source) == (503, "unavailable")
        end(web)
        reply = nginx.get("/nri")
        assert (reply.status, reply.headers["Retry-After"]) == (503, "5")
        assert b"Back in a moment" in reply.body
