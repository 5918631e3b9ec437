"""What a first visit costs: requests, script and HTML as sent. Speculation rules and the favicon are not counted."""

from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Browser, Request

from tests.e2e.pages import CHARTED, FURNISHED
from tests.e2e.stack import Stack

KB = 1000
NOT_COUNTED = ("/speculation-rules.json", "/favicon")


@dataclass(frozen=True)
class Budget:
    script_bytes: int
    html_bytes: int
    requests: int = 5


HOME = Budget(script_bytes=3 * KB, html_bytes=30 * KB)
FACTSHEET = Budget(script_bytes=3 * KB, html_bytes=20 * KB)
CONTENT_PAGE = Budget(script_bytes=2 * KB, html_bytes=12 * KB)
# The limit of 80 kB is for a production build, which has no checks of React's own; `build-client` keeps it.
CONTACT_PAGE = Budget(script_bytes=130 * KB, html_bytes=12 * KB, requests=8)
CONTACT_PAGES = ("/contact", "/speakwithadvisor")


def budget_of(path: str) -> Budget:
    if path == "/":
        return HOME
    if path in CONTACT_PAGES:
        return CONTACT_PAGE
    return FACTSHEET if path in CHARTED else CONTENT_PAGE


@dataclass
class Load:
    urls: list[str] = field(default_factory=list)
    script_bytes: int = 0
    html_bytes: int = 0


def first_load(site: Stack, browser: Browser, path: str) -> Load:
    context = browser.new_context(base_url=site.origin)
    page = context.new_page()
    load = Load()

    def on_finished(request: Request) -> None:
        if any(part in request.url for part in NOT_COUNTED):
            return
        body_bytes = request.sizes()["responseBodySize"]
        load.urls.append(request.url)
        load.script_bytes += body_bytes if request.resource_type == "script" else 0
        load.html_bytes += body_bytes if request.resource_type == "document" else 0

    page.on("requestfinished", on_finished)
    page.goto(path, wait_until="networkidle")
    context.close()
    return load


@pytest.mark.parametrize("path", FURNISHED)
def test_first_load_stays_within_its_budget(site: Stack, browser: Browser, path: str) -> None:
    load = first_load(site, browser, path)
    budget = budget_of(path)
    # What a page asks for twice, as the map's frame does with the stylesheet, comes from the browser's own cache.
    assert len(set(load.urls)) <= budget.requests, load.urls
    assert load.script_bytes <= budget.script_bytes
    assert load.html_bytes <= budget.html_bytes
