"""The served document is complete: the same words with and without script, and no console message."""

import re
from itertools import pairwise
from urllib.request import urlopen

import pytest
from selectolax.lexbor import LexborHTMLParser

from tests.e2e.conftest import OpenPage
from tests.e2e.pages import ALL_KINDS, FURNISHED
from tests.e2e.stack import Stack
from tests.waiting import LIMIT_S

# The document as a browser without script parses it, and as it is after hydration.
READ = "html => new DOMParser().parseFromString(html, 'text/html').body.textContent"
READ_LIVE = "document.body.textContent"


def words(text: str) -> list[str]:
    return re.sub(r"\s+", " ", text).strip().split(" ")


def fetch(site: Stack, path: str) -> str:
    with urlopen(site.origin + path, timeout=LIMIT_S) as reply:
        return str(reply.read().decode())


@pytest.mark.parametrize("path", ALL_KINDS)
def test_raw_html_says_what_the_hydrated_page_says(site: Stack, read_page: OpenPage, path: str) -> None:
    page = read_page(path)
    page.wait_for_load_state("networkidle")
    assert words(page.evaluate(READ, fetch(site, path))) == words(page.evaluate(READ_LIVE))


@pytest.mark.parametrize("path", FURNISHED)
def test_the_document_is_whole(site: Stack, path: str) -> None:
    page = LexborHTMLParser(fetch(site, path))
    assert_head_is_complete(page, site.public_origin + path)
    assert len(page.css("script[type='application/ld+json']")) == 1
    assert page.css("[style]") == []
    assert page.css("script:not([src]):not([type='application/ld+json']):not([type='speculationrules'])") == []
    levels = [int((head.tag or "")[1:]) for head in page.css("h1,h2,h3,h4")]
    assert levels[0] == 1
    assert all(later - earlier <= 1 for earlier, later in pairwise(levels)), levels


def assert_head_is_complete(page: LexborHTMLParser, address: str) -> None:
    [title] = page.css("head > title")
    assert 30 <= len(title.text().strip()) <= 60
    [description] = page.css("meta[name=description]")
    assert 70 <= len(description.attributes["content"] or "") <= 160
    [canonical] = page.css("link[rel=canonical]")
    assert canonical.attributes["href"] == address
    assert len(page.css("h1")) == 1
    [document] = page.css("html")
    assert document.attributes["lang"] == "en-IN"


def test_an_unknown_address_shows_the_not_found_screen(open_page: OpenPage) -> None:
    page = open_page("/no/such/page", expect_status=404)
    assert page.locator("h1").text_content() == "There is no page here"
    page.get_by_role("link", name="Go to the home page").click()
    page.wait_for_url("**/")
    assert page.locator("h1").text_content() == "Suvarnarekha India"


def test_ledger_is_not_empty() -> None:
    assert {"/", "/nri", "/nri/nri-faqs", "/nri/taxation-info"} <= set(FURNISHED)
