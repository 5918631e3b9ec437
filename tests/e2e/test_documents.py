"""The served document is whole: same words with and without script, no console message, nothing too wide."""

import re
from itertools import pairwise

import pytest

from tests.e2e.conftest import OpenPage
from tests.e2e.pages import FURNISHED

MAIN_TEXT = "document.body.textContent"


def words(text: str) -> list[str]:
    return re.sub(r"\s+", " ", text).strip().split(" ")


@pytest.mark.parametrize("path", FURNISHED)
def test_raw_html_says_what_the_hydrated_page_says(open_page: OpenPage, path: str) -> None:
    raw = open_page(path, java_script_enabled=False)
    live = open_page(path)
    live.wait_for_load_state("networkidle")
    raw_text = raw.locator("body").text_content()
    assert raw_text is not None
    assert words(raw_text) == words(live.evaluate(MAIN_TEXT))


@pytest.mark.parametrize("path", FURNISHED)
@pytest.mark.parametrize("width_px", [320, 360, 390, 768, 1024, 1152, 1440, 1920])
def test_nothing_is_wider_than_the_screen(open_page: OpenPage, path: str, width_px: int) -> None:
    page = open_page(path, viewport={"width": width_px, "height": 800})
    assert page.evaluate("document.documentElement.scrollWidth") <= width_px


@pytest.mark.parametrize("path", FURNISHED)
def test_head_is_complete(open_page: OpenPage, path: str) -> None:
    page = open_page(path, java_script_enabled=False)
    assert page.locator("title").count() == 1
    assert 30 <= len(page.title()) <= 60
    description = page.locator("meta[name=description]").get_attribute("content")
    assert description is not None
    assert 70 <= len(description) <= 160
    canonical = page.locator("link[rel=canonical]").get_attribute("href")
    assert canonical == page.url
    assert page.locator("h1").count() == 1
    assert page.locator("html").get_attribute("lang") == "en-IN"


@pytest.mark.parametrize("path", FURNISHED)
def test_no_style_attribute_and_no_inline_script_is_served(open_page: OpenPage, path: str) -> None:
    page = open_page(path, java_script_enabled=False)
    assert page.locator("[style]").count() == 0
    assert page.locator("script:not([src]):not([type='application/ld+json'])").count() == 0


@pytest.mark.parametrize("path", FURNISHED)
def test_no_heading_level_is_skipped(open_page: OpenPage, path: str) -> None:
    page = open_page(path)
    levels = [
        int(level) for level in page.evaluate("[...document.querySelectorAll('h1,h2,h3,h4')].map(h => h.tagName[1])")
    ]
    assert levels[0] == 1
    assert all(later - earlier <= 1 for earlier, later in pairwise(levels))


def test_an_unknown_address_shows_the_not_found_screen(open_page: OpenPage) -> None:
    page = open_page("/no/such/page", expect_status=404)
    assert page.locator("h1").text_content() == "There is no page here"
    page.get_by_role("link", name="Go to the home page").click()
    page.wait_for_url("**/")
    assert page.locator("h1").text_content() == "Suvarnarekha India"


def test_ledger_is_not_empty() -> None:
    assert {"/", "/nri", "/nri/nri-faqs", "/nri/taxation-info"} <= set(FURNISHED)
