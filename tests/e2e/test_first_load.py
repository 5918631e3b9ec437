"""What a first visit costs: requests, script, HTML, stylesheet and fonts as sent. The favicon is not counted."""

from collections import Counter
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Browser, Request

from tests.e2e.pages import CHARTED, FURNISHED
from tests.e2e.stack import Stack

KB = 1000
NOT_COUNTED = "/favicon"
STYLESHEET_BYTES = 8 * KB
FONT_BYTES = 36 * KB


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
    bytes_of: Counter[str] = field(default_factory=Counter)


def first_load(site: Stack, browser: Browser, path: str) -> Load:
    context = browser.new_context(base_url=site.origin)
    page = context.new_page()
    load = Load()

    def on_finished(request: Request) -> None:
        # What a page asks for twice, as the map's frame does with the stylesheet, comes from the browser's own cache.
        if NOT_COUNTED in request.url or request.url in load.urls:
            return
        load.urls.append(request.url)
        load.bytes_of[request.resource_type] += request.sizes()["responseBodySize"]

    page.on("requestfinished", on_finished)
    page.goto(path, wait_until="networkidle")
    context.close()
    return load


@pytest.mark.parametrize("path", FURNISHED)
def test_first_load_stays_within_its_budget(site: Stack, browser: Browser, path: str) -> None:
    load = first_load(site, browser, path)
    budget = budget_of(path)
    assert len(load.urls) <= budget.requests, load.urls
    assert load.bytes_of["script"] <= budget.script_bytes
    assert load.bytes_of["document"] <= budget.html_bytes
    assert 0 < load.bytes_of["stylesheet"] <= STYLESHEET_BYTES
    assert 0 < load.bytes_of["font"] <= FONT_BYTES
