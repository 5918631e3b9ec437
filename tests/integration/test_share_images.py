"""The share images that pages name, on a running site: they are served, whatever happens to their drawing."""

import shutil
from collections.abc import Iterator
from functools import partial
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from app.configuration.root import ROOT
from supervised.renderer.address import find_free_port
from tests.factories.processes import Server, running_renderer, running_web
from tests.waiting import START_LIMIT_S, await_true

LOOPBACK = "127.0.0.1"
PAGES = ["/", "/nri/nri-faqs", "/portfolio_services/contra-strategy"]
YEAR = "public, max-age=31536000, immutable"
ENDS_AT_ONCE = "process.kill(process.pid, 'SIGKILL');"
pytestmark = pytest.mark.usefixtures("sqlite_url")


class Head(HTMLParser):
    """The `meta` elements of a document, by property or name."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.said: dict[str, str] = {}
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        name = given.get("property") or given.get("name")
        if tag == "meta" and name:
            self.said[name] = given.get("content") or ""


@pytest.fixture
def renderer(tmp_path: Path) -> Iterator[Server]:
    with running_renderer(tmp_path, find_free_port(LOOPBACK)) as server:
        yield server


def is_drawn(web: Server, path: str) -> bool:
    return web.get(path).headers["Cache-Control"] == YEAR


def said_by(web: Server, path: str) -> dict[str, str]:
    reply = web.get(path)
    assert reply.status == 200
    return Head(reply.body.decode()).said


def test_every_page_says_what_it_is_and_its_picture_is_there(tmp_path: Path, renderer: Server) -> None:
    with running_web(tmp_path, renderer_port=renderer.port, CARDS_DIR=str(tmp_path / "cards")) as web:
        for path in PAGES:
            said = said_by(web, path)
            assert said["og:title"]
            assert said["og:description"] == said["description"]
            assert urlsplit(said["og:url"]).path == path
            assert (said["og:type"], said["og:locale"], said["twitter:card"]) == (
                *("website", "en_IN"),
                "summary_large_image",
            )
            assert said["og:site_name"] == "Suvarnarekha Wealth"
            assert (said["og:image:width"], said["og:image:height"]) == ("1200", "630")
            image = urlsplit(said["og:image"])
            assert f"{image.scheme}://{image.netloc}" == "http://localhost:8000"
            first = web.get(image.path)
            assert (first.status, first.headers["Content-Type"]) == (200, "image/png")
            await_true(partial(is_drawn, web, image.path), within_s=START_LIMIT_S)
        assert said["og:image:alt"].startswith("Suvarnarekha: ")
        assert "og:image" not in said_by(web, "/contact/thank-you")


def test_pages_are_published_though_every_drawing_ends_at_once(tmp_path: Path, renderer: Server) -> None:
    build = Path(shutil.copytree(ROOT / "ssr-renderer" / "dist", tmp_path / "build"))
    (build / "share-images.mjs").write_text(ENDS_AT_ONCE)
    broken = {"RENDERER_BUNDLE": str(build / "main.mjs"), "CARDS_DIR": str(tmp_path / "cards")}
    with running_web(tmp_path, renderer_port=renderer.port, **broken) as web:
        await_true(lambda: web.get("/nri").source == "store", within_s=START_LIMIT_S)
        await_true(lambda: "share image not drawn" in web.log.read_text())
        picture = web.get(urlsplit(said_by(web, "/nri")["og:image"]).path)
        assert (picture.status, picture.headers["Content-Type"]) == (200, "image/png")
        assert web.get("/nri").source == "store"
