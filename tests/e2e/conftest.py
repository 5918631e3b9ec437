"""One running site and one browser for all end-to-end tests; a console message of a page fails its test."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, Request, sync_playwright

from tests.e2e.stack import Stack, build_flavour, start_stack

CHROMIUMS = (Path("/usr/bin/chromium-headless-shell"), Path("/usr/bin/chromium"))
CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

# React's development build says this once on every page; it is no complaint.
REACT_DEVTOOLS_ADVERT = "Download the React DevTools"
# Chromium's own when it drops the crossing between two pages: no script of ours speaks to view transitions.
CROSSING_GIVEN_UP = "Transition was aborted"

COMPLAINTS = frozenset({"error", "warning", "assert"})

OpenPage = Callable[..., Page]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[Stack]:
    """The site in the test flavour, which has the island probe. The processes of one run share its build."""
    own = tmp_path_factory.getbasetemp()
    build = build_flavour("test", (own if worker_id == "master" else own.parent) / "build")
    stack = start_stack(tmp_path_factory.mktemp("site"), build)
    yield stack
    stack.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = next((path for path in CHROMIUMS if path.exists()), None)
    if chromium is None:
        pytest.fail("Chromium is missing: run `apt-get install chromium-headless-shell`, or `make test` as root")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
        yield browser
        browser.close()


def page_faults(error: Error) -> list[str]:
    """Return what a test is told of an uncaught error: nothing of a crossing that was given up."""
    return [] if CROSSING_GIVEN_UP in str(error) else [f"page error: {error}"]


@pytest.fixture
def open_page(site: Stack, browser: Browser) -> Iterator[OpenPage]:
    """Open a path in a fresh context; fail the test on any console error or warning, page error or failed request.

    `expect_status` and `allow` are statuses, of the page itself and of what it asks for, for which Chromium's own
    "Failed to load resource" is expected.
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_path(
        path: str,
        *,
        expect_status: int = 200,
        allow: Sequence[int] = (),
        viewport: dict[str, int] = DESKTOP,
        **options: Any,
    ) -> Page:
        context = browser.new_context(base_url=site.origin, viewport=viewport, **options)  # type: ignore[arg-type]
        contexts.append(context)
        page = context.new_page()

        def on_console(message: ConsoleMessage) -> None:
            if message.type not in COMPLAINTS:
                return
            expected = [str(status) for status in (expect_status, *allow) if status >= 400]
            if "Failed to load resource" in message.text and any(status in message.text for status in expected):
                return
            complaints.append(f"{message.type}: {message.text}")

        def on_failed(request: Request) -> None:
            # The browser drops a page it has fetched ahead on hover once the visitor goes there, or elsewhere.
            if request.failure != "net::ERR_ABORTED":
                complaints.append(f"failed: {request.url} {request.failure}")

        page.on("console", on_console)

        page.on("pageerror", lambda error: complaints.extend(page_faults(error)))
        page.on("requestfailed", on_failed)
        reply = page.goto(path, wait_until="load")
        assert reply is not None
        assert reply.status == expect_status
        return page

    yield open_path
    for context in contexts:
        context.close()
    assert complaints == []
