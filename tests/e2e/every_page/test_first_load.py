"""The costs of a first visit: requests, script, HTML, stylesheet and fonts as sent, without the favicon."""

from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser

from tests.e2e.first_load import first_load
from tests.e2e.pages import ALL_KINDS, CHARTED
from tests.e2e.stack import Stack

KB = 1000
STYLESHEET_BYTES = 14 * KB
FONT_BYTES = 36 * KB


@dataclass(frozen=True)
class Budget:
    script_bytes: int
    html_bytes: int
    requests: int = 5


HOME = Budget(script_bytes=3 * KB, html_bytes=30 * KB)
FACTSHEET = Budget(script_bytes=3 * KB, html_bytes=20 * KB)
CONTENT_PAGE = Budget(script_bytes=2 * KB, html_bytes=12 * KB)
# The limit of 72 kB is for a production build without React's own checks; `build-client` enforces it.
CONTACT_PAGE = Budget(script_bytes=120 * KB, html_bytes=12 * KB, requests=8)
CONTACT_PAGES = ("/contact", "/speakwithadvisor")


def budget_of(path: str) -> Budget:
    if path == "/":
        return HOME
    if path in CONTACT_PAGES:
        return CONTACT_PAGE
    return FACTSHEET if path in CHARTED else CONTENT_PAGE


@pytest.mark.parametrize("path", ALL_KINDS)
def test_first_load_stays_within_its_budget(site: Stack, browser: Browser, path: str) -> None:
    load = first_load(site.origin, browser, path)
    budget = budget_of(path)
    assert len(load.urls) <= budget.requests, load.urls
    assert load.bytes_of["script"] <= budget.script_bytes
    assert load.bytes_of["document"] <= budget.html_bytes
    assert 0 < load.bytes_of["stylesheet"] <= STYLESHEET_BYTES
    assert 0 < load.bytes_of["font"] <= FONT_BYTES
