"""The served document is whole: same words with and without script, no console message."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import OpenPage
from tests.e2e.pages import ALL_KINDS, FURNISHED
from tests.e2e.stack import Stack

MAIN_TEXT = "document.body.textContent"
# Tests of one path follow each other, so that its page is loaded once.
PATHS = pytest.mark.parametrize("path", FURNISHED, scope="module")
KINDS = pytest.mark.parametrize("path", ALL_KINDS, scope="module")


def words(text: str) -> list[str]:
    return re.sub(r"\s+", " ", text).strip().split(" ")


@KINDS
def test_raw_html_says_what_the_hydrated_page_says(read_page: OpenPage, path: str) -> None:
    raw = read_page(path, java_script_enabled=False)
    live = read_page(path, reduced_motion="reduce")
    live.wait_for_load_state("networkidle")
    raw_text = raw.locator("body").text_content()
    assert raw_text is not None
    assert words(raw_text) == words(live.evaluate(MAIN_TEXT))


@PATHS
def test_the_document_is_whole(site: Stack, read_page: OpenPage, path: str) -> None:
    page = read_page(path, java_script_enabled=False)
    assert_head_is_complete(page, site.public_origin + path)
    assert page.locator("script[type='application/ld+json']").count() == 1
    assert page.locator("[style]").count() == 0
    assert (
        page.locator("script:not([src]):not([type='application/ld+json']):not([type='speculationrules'])").count() == 0
    )
    levels: list[int] = page.locator("h1,h2,h3,h4").evaluate_all(
        "heads => heads.map(({ tagName }) => Number(tagName[1]))"
    )
    assert levels[0] == 1
    assert all(later - earlier <= 1 for earlier, later in pairwise(levels)), levels


def assert_head_is_complete(page: Page, address: str) -> None:
    assert page.locator("head > title").count() == 1
    assert 30 <= len(page.title()) <= 60
    description = page.locator("meta[name=description]").get_attribute("content")
    assert description is not None
    assert 70 <= len(description) <= 160
    canonical = page.locator("link[rel=canonical]").get_attribute("href")
    assert canonical == address
    assert page.locator("h1").count() == 1
    assert page.locator("html").get_attribute("lang") == "en-IN"


def test_an_unknown_address_shows_the_not_found_screen(open_page: OpenPage) -> None:
    page = open_page("/no/such/page", expect_status=404)
    assert page.locator("h1").text_content() == "There is no page here"
    page.get_by_role("link", name="Go to the home page").click()
    page.wait_for_url("**/")
    assert page.locator("h1").text_content() == "Suvarnarekha India"


def test_ledger_is_not_empty() -> None:
    assert {"/", "/nri", "/nri/nri-faqs", "/nri/taxation-info"} <= set(FURNISHED)
