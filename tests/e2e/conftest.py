"""One running site and one browser for all end-to-end tests. A page's console message fails its test."""

import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Request, expect, sync_playwright

from tests.e2e.chromium import CHROMIUM_FLAGS, find_chromium, has_window
from tests.e2e.kept_page import KeptPage
from tests.e2e.shared_site import shared_site
from tests.e2e.stack import DATABASE, Process, Stack, build_flavour, copy_rendered, start_drawing_stack
from tests.e2e.staff.panel_interface import Interface, OpenPanel
from tests.e2e.visitors import Visitors
from tests.waiting import LIMIT_S

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

# React's development build logs this once on every page; it is not a complaint.
REACT_DEVTOOLS_ADVERT = "Download the React DevTools"

COMPLAINTS = frozenset({"error", "warning", "assert"})

# The time for an expectation to come true on a busy machine.
expect.set_options(timeout=1000 * LIMIT_S)

OpenPage = Callable[..., Page]
StartSite = Callable[..., Stack]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put tests of the same shared page together at the end, those that change it last, so that it loads once."""
    items.sort(key=_kept_path)


def _kept_path(item: pytest.Item) -> tuple[bool, str, bool]:
    fixtures = getattr(item, "fixturenames", ())
    if "read_page" not in fixtures:
        return False, "", False
    params = item.callspec.params if hasattr(item, "callspec") else {}
    return True, str(params.get("path")), "change_page" in fixtures


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """A folder shared by the processes of one run."""
    own = tmp_path_factory.getbasetemp()
    return own if worker_id == "master" else own.parent


@pytest.fixture(scope="session")
def build(shared: Path) -> Mapping[str, str]:
    """The build in the test flavour, which has React's own checks."""
    return build_flavour("test", shared / "build")


@pytest.fixture(scope="session")
def make_folder(sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> Callable[[], Path]:
    """Make a folder for a site, with an empty database."""

    def make() -> Path:
        folder = tmp_path_factory.mktemp("site")
        shutil.copyfile(sqlite_template, folder / DATABASE)
        return folder

    return make


@pytest.fixture(scope="session")
def site(shared: Path, build: Mapping[str, str], make_folder: Callable[[], Path]) -> Iterator[Stack]:
    """The site in the test flavour, for all tests that change nothing another test would see."""
    with shared_site(shared / "site", lambda: start_drawing_stack(make_folder(), build)) as stack:
        yield stack


@pytest.fixture(scope="session")
def start_site(site: Stack, build: Mapping[str, str], make_folder: Callable[[], Path]) -> StartSite:
    """Start a site for one test, with the pages that the shared site has rendered."""

    def start(*also: Process, **settings: str) -> Stack:
        folder = make_folder()
        copy_rendered(site, folder)
        return start_drawing_stack(folder, build, *also, **settings)

    return start


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
        """The collected events of a page, each with its listener."""
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
        # A page that was prerendered on hover is dropped by the browser once the visitor goes there, or elsewhere.
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
    """Open a path for a new visitor; fail the test on any complaint of the page.

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
def kept_page(site: Stack, browser: Browser) -> KeptPage:
    return KeptPage(browser, site.origin)


@pytest.fixture
def read_page(kept_page: KeptPage) -> Iterator[OpenPage]:
    """Open a path in the page shared by all tests that only read; fail the test on any complaint of it."""
    complaints = Complaints()
    complaints.listen(kept_page.page)

    def open_path(path: str, *, viewport: dict[str, int] = DESKTOP) -> Page:
        return kept_page.show(path, viewport)

    yield open_path
    complaints.leave(kept_page.page)
    assert complaints.found == []


@pytest.fixture
def change_page(kept_page: KeptPage, read_page: OpenPage) -> Iterator[OpenPage]:
    """Open a path as `read_page` does, for a test that changes more than the page's size and medium."""
    yield read_page
    kept_page.forget()


@pytest.fixture
def interface() -> Interface:
    return Interface()


@pytest.fixture
def open_panel(site: Stack, visitors: Visitors, interface: Interface) -> Iterator[OpenPanel]:
    """Open an address of the panel; only Chromium's own message about a refused request may appear in the console."""
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
