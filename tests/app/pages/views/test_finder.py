"""Where a page is looked for, in this order: store, renderer, stale copies, nowhere."""

import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.pages.page_store.page_store import PageStore
from app.pages.page_store.stored_page import compress_page
from app.pages.rendering.client import RendererClient
from app.pages.views.finder import FoundPage, PageFinder
from tests.factories.fake_renderer import FakeRenderer, Hung, fail_to_render
from tests.factories.settings import build_settings
from tests.factories.snapshot import build_snapshot
from tests.waiting import LIMIT_S, await_true

OLD, NEW = build_snapshot("a" * 16), build_snapshot("b" * 16)
OLD_HTML = b"<!doctype html><html>old</html>"


class Pages:
    """A store, a finder for it, and the renderer it calls."""

    def __init__(self, folder: Path, renderer_url: str, **changes: Any) -> None:
        settings = build_settings(folder, renderer_url=renderer_url, **changes)
        self.store = PageStore(settings.page_store_dir)
        client = RendererClient(settings)
        self.finder = PageFinder(self.store, client, stale_limit_s=settings.page_stale_limit_s, wait_s=LIMIT_S)

    def find(self, path: str = "/nri") -> FoundPage | None:
        return self.finder.find(NEW, path, request_id="test-request-1")


def test_a_missing_page_is_rendered_once_and_then_stored(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    pages = Pages(tmp_path, fake_renderer.url)
    first, second = pages.find(), pages.find()
    assert first is not None
    assert second is not None
    assert (first.source, second.source) == ("render", "store")
    assert first.page.html == second.page.html
    assert fake_renderer.rendered == ["/nri"]


def test_a_dead_renderer_gives_the_stale_copy_with_its_age(tmp_path: Path) -> None:
    pages = Pages(tmp_path, "http://127.0.0.1:9")
    pages.store.put(OLD.version, "/nri", compress_page(OLD_HTML, "quick"))
    found = pages.find()
    assert found is not None
    assert (found.source, found.page.html, found.age_s) == ("stale", OLD_HTML, 0)


def test_a_stale_copy_over_the_limit_is_not_shown(tmp_path: Path) -> None:
    pages = Pages(tmp_path, "http://127.0.0.1:9", page_stale_limit_s=0)
    pages.store.put(OLD.version, "/nri", compress_page(OLD_HTML, "quick"))
    time.sleep(0.02)
    assert pages.find() is None


def test_nothing_anywhere_is_nowhere(tmp_path: Path) -> None:
    assert Pages(tmp_path, "http://127.0.0.1:9").find() is None


def test_a_failing_block_gives_the_stale_copy_and_is_logged(
    tmp_path: Path, fake_renderer: FakeRenderer, caplog: pytest.LogCaptureFixture
) -> None:
    pages = Pages(tmp_path, fake_renderer.url)
    pages.store.put(OLD.version, "/nri", compress_page(OLD_HTML, "quick"))
    fake_renderer.behaviour = fail_to_render
    found = pages.find()
    assert found is not None
    assert found.source == "stale"
    assert [getattr(record, "reason", "") for record in caplog.records] == ["faq: boom"]


def in_parallel(count: int, call: Callable[[], FoundPage | None]) -> list[FoundPage | None]:
    results: list[FoundPage | None] = []
    threads = [threading.Thread(target=lambda: results.append(call())) for _ in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


def test_one_render_per_page_at_a_time(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    pages = Pages(tmp_path, fake_renderer.url)
    fake_renderer.behaviour = hung = Hung()
    # By then most requests wait for the one that renders.
    threading.Timer(0.2, hung.may_draw.set).start()
    results = in_parallel(8, pages.find)
    assert fake_renderer.rendered == ["/nri"]
    assert sorted(found.source for found in results if found is not None) == ["render"] + ["store"] * 7


def test_who_waits_gets_the_stale_copy_soon(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    pages = Pages(tmp_path, fake_renderer.url)
    pages.store.put(OLD.version, "/nri", compress_page(OLD_HTML, "quick"))
    fake_renderer.behaviour = hung = Hung()
    rendering = threading.Thread(target=pages.find)
    rendering.start()
    await_true(lambda: fake_renderer.rendered == ["/nri"])
    found = pages.find()
    assert rendering.is_alive(), "it is answered while the page is rendered"
    assert found is not None
    assert found.source == "stale"
    hung.may_draw.set()
    rendering.join()


def test_a_disk_that_refuses_costs_no_visitor_the_page(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    (tmp_path / "pages").write_text("a file where the folder should be")
    pages = Pages(tmp_path, fake_renderer.url)
    found = [pages.find() for _ in range(5)]
    assert [page.source for page in found if page is not None] == ["render"] * 5


def test_what_the_disk_takes_again_is_stored(tmp_path: Path, fake_renderer: FakeRenderer) -> None:
    folder = tmp_path / "pages"
    folder.write_text("a file where the folder should be")
    pages = Pages(tmp_path, fake_renderer.url)
    pages.find("/nri")
    folder.unlink()
    pages.find("/nri/nri-faqs")
    found = pages.find("/nri/nri-faqs")
    assert found is not None
    assert found.source == "store"
