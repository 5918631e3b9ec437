"""One running site and one browser for all end-to-end tests; a console message of a page fails its test."""

import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Request, expect, sync_playwright

from tests.e2e.chromium import CHROMIUM_FLAGS, find_chromium, has_window
from tests.e2e.shared_site import shared_site
from tests.e2e.stack import DATABASE, Process, Stack, build_flavour, start_drawn_stack
from tests.e2e.staff.panel_interface import Interface, OpenPanel
from tests.e2e.visitors import Visitors
from tests.waiting import LIMIT_S

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

# React's development build says this once on every page; it is no complaint.
REACT_DEVTOOLS_ADVERT = "Download the React DevTools"

COMPLAINTS = frozenset({"error", "warning", "assert"})

# How long an expectation may take to come true, on a machine that does other things besides.
expect.set_options(timeout=1000 * LIMIT_S)

OpenPage = Callable[..., Page]
StartSite = Callable[..., Stack]


@dataclass
class KeptPage:
    """A page that tests read one after another; `shows` is what it was loaded with."""

    page: Page
    shows: tuple[str, str] | None = None


# By the options of their contexts.
KeptPages = dict[frozenset[tuple[str, Any]], KeptPage]


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """A folder that the processes of one run share."""
    own = tmp_path_factory.getbasetemp()
    return own if worker_id == "master" else own.parent


@pytest.fixture(scope="session")
def build(shared: Path) -> Mapping[str, str]:
    """Where the test flavour is built, which has React's own checks."""
    return build_flavour("test", shared / "build")


@pytest.fixture(scope="session")
def start_site(
    shared: Path, build: Mapping[str, str], sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory
) -> StartSite:
    """Start the site in the test flavour, with the pages that one has drawn for all."""

    def start(*also: Process, **settings: str) -> Stack:
        folder = tmp_path_factory.mktemp("site")
        shutil.copyfile(sqlite_template, folder / DATABASE)
        return start_drawn_stack(shared / "drawn", folder, build, *also, **settings)

    return start


@pytest.fixture(scope="session")
def site(start_site: StartSite, shared: Path) -> Iterator[Stack]:
    with shared_site(shared / "site", start_site) as stack:
        yield stack


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_chromium(), args=CHROMIUM_FLAGS, headless=not has_window()
        )
        yield browser
        browser.close()


class Complaints:
    """Collects what goes wrong in pages: console errors and warnings, uncaught errors, failed requests.

    `expected` are HTTP statuses that a test provokes. For these, Chromium's own message "Failed to load resource" is
    not collected.
    """

    def __init__(self) -> None:
        self.found: list[str] = []
        self.expected: set[str] = set()

    @property
    def listeners(self) -> tuple[tuple[Any, Callable[[Any], None]], ...]:
        """The events of a page that are collected, each with its listener."""
        return ("console", self._on_console), ("pageerror", self._on_error), ("requestfailed", self._on_failed)

    def listen(self, page: Page) -> None:
        for event, listener in self.listeners:
            page.on(event, listener)

    def leave(self, page: Page) -> None:
        for event, listener in self.listeners:
            page.remove_listener(event, listener)

    def expect(self, statuses: Sequence[int]) -> None:
        self.expected = {str(status) for status in statuses if status >= 400}

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type not in COMPLAINTS:
            return
        if "Failed to load resource" in message.text and any(status in message.text for status in self.expected):
            return
        self.found.append(f"{message.type}: {message.text}")

    def _on_error(self, error: Error) -> None:
        self.found.append(f"page error: {error}")

    def _on_failed(self, request: Request) -> None:
        # The browser drops a page it has fetched ahead on hover once the visitor goes there, or elsewhere.
        if request.failure != "net::ERR_ABORTED":
            self.found.append(f"failed: {request.url} {request.failure}")


def go(page: Page, path: str, expect_status: int = 200) -> Page:
    """Load a path; return the page."""
    reply = page.goto(path, wait_until="load")
    assert reply is not None
    assert reply.status == expect_status
    return page


@pytest.fixture(scope="session")
def visitors(browser: Browser) -> Visitors:
    return Visitors(browser)


@pytest.fixture
def open_page(site: Stack, visitors: Visitors) -> Iterator[OpenPage]:
    """Open a path for a visitor who knows nothing of the site; fail the test on any complaint of the page.

    `expect_status` and `allow` are statuses, of the page itself and of what it asks for, that are no complaint.
    """
    pages: list[Page] = []
    watched: list[Complaints] = []

    def open_path(
        path: str,
        *,
        expect_status: int = 200,
        allow: Sequence[int] = (),
        viewport: dict[str, int] = DESKTOP,
        **options: Any,
    ) -> Page:
        page = visitors.lend(site.origin, viewport=viewport, **options)
        pages.append(page)
        complaints = Complaints()
        watched.append(complaints)
        complaints.expect((expect_status, *allow))
        for event, listener in complaints.listeners:
            visitors.listen(page, event, listener)
        return go(page, path, expect_status)

    yield open_path
    for page in pages:
        visitors.take_back(page)
    assert [text for complaints in watched for text in complaints.found] == []


@pytest.fixture(scope="session")
def kept_pages() -> KeptPages:
    return {}


@pytest.fixture
def read_page(site: Stack, browser: Browser, kept_pages: KeptPages) -> Iterator[OpenPage]:
    """Open a path in a page that is kept for other tests, which only read: a fresh one costs three times as much.

    For each set of `options` there is one page, which is not loaded anew if it shows the path already: tests of one
    path belong next to each other. Any complaint of it fails the test.
    """
    complaints = Complaints()
    used: list[Page] = []

    def open_path(
        path: str, *, viewport: dict[str, int] = DESKTOP, reduced_motion: Any = "no-preference", **options: Any
    ) -> Page:
        key = frozenset({"base_url": site.origin, **options}.items())
        if key not in kept_pages:
            kept_pages[key] = KeptPage(browser.new_context(base_url=site.origin, **options).new_page())
        kept = kept_pages[key]
        page = kept.page
        assert page not in used, "the page that was opened before would be lost"
        used.append(page)
        complaints.listen(page)
        page.set_viewport_size(viewport)  # type: ignore[arg-type]
        page.emulate_media(media="null", color_scheme="light", reduced_motion=reduced_motion)
        if kept.shows != (path, reduced_motion):
            kept.shows = None
            go(page, path)
            kept.shows = (path, reduced_motion)
        assert page.url == site.origin + path, "a test that only reads has left its page"
        return page

    yield open_path
    for page in used:
        complaints.leave(page)
    assert complaints.found == []


@pytest.fixture
def interface() -> Interface:
    return Interface()


@pytest.fixture
def open_panel(site: Stack, visitors: Visitors, interface: Interface) -> Iterator[OpenPanel]:
    """Open an address of the panel; fail the test on any console message but Chromium's own about a refused request."""
    pages: list[Page] = []
    complaints: list[str] = []

    def on_console(message: ConsoleMessage) -> None:
        if REACT_DEVTOOLS_ADVERT not in message.text and "Failed to load resource" not in message.text:
            complaints.append(f"{message.type}: {message.text}")

    def open_path(path: str, viewport: dict[str, int] = DESKTOP, **options: Any) -> Page:
        options = {"locale": "en-IN", "timezone_id": "Asia/Kolkata", "reduced_motion": "reduce", **options}
        page = visitors.lend(site.origin, viewport=viewport, **options)
        pages.append(page)
        visitors.listen(page, "console", on_console)
        visitors.listen(page, "pageerror", lambda error: complaints.append(f"page error: {error}"))
        page.route("**/api/**", interface.answer)
        page.goto(path)
        return page

    yield open_path
    for page in pages:
        visitors.take_back(page)
    assert complaints == []
