"""Visitors find strategies, answers and terms through a plain form, which leads to the exact place."""

from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import axe_faults, axe_faults_in_all_forms
from tests.e2e.conftest import PHONE, OpenPage

LONG = "w" * 100
NARROW = {"width": 320, "height": 700}


def test_the_header_leads_to_the_search_and_a_misspelt_strategy_is_found(open_page: OpenPage) -> None:
    page = open_page("/", java_script_enabled=False)
    page.get_by_role("banner").get_by_role("link", name="Search", exact=True).click()
    page.wait_for_url("**/search")
    page.get_by_label("Search this site").fill("phonix")
    page.get_by_role("button", name="Search").click()
    page.wait_for_url("**/search?q=phonix")
    assert page.locator("meta[name=robots]").get_attribute("content") == "noindex"
    expect(page.get_by_text("Nothing contains “phonix”.")).to_be_visible()
    page.locator("main ol h3 a").first.click()
    page.wait_for_url("**/portfolio_services/Phoenix-Portfolio")


def test_a_question_that_was_found_stands_open(open_page: OpenPage) -> None:
    page = open_page("/search?q=how+does+a+tax+treaty+help", java_script_enabled=False)
    answer = page.locator("#tax-treaty p").first
    page.get_by_role("link", name="How does a tax treaty help?").click()
    page.wait_for_url("**/nri/nri-faqs#tax-treaty")
    expect(answer).to_be_visible()
    expect(answer).to_be_in_viewport()


def test_a_page_that_does_not_exist_offers_the_search(open_page: OpenPage) -> None:
    page = open_page("/nowhere", expect_status=404, java_script_enabled=False)
    page.get_by_label("Search this site").fill("exit load")
    page.get_by_role("button", name="Search").click()
    page.wait_for_url("**/search?q=exit+load")
    expect(page.locator("main ol h3 a").first).to_have_attribute("href", "/glossary#exit-load")


def test_what_is_typed_stays_text(open_page: OpenPage) -> None:
    typed = "</title><script>document.title='run'</script><img src=x onerror=alert(1)>"
    page = open_page(f"/search?q={quote(typed)}")
    assert page.title().startswith(typed)
    assert page.get_by_label("Search this site").input_value() == typed
    assert page.locator("main img, main script").count() == 0


def test_what_is_typed_is_suggested_and_the_keyboard_follows_it(open_page: OpenPage) -> None:
    page = open_page("/search", viewport=PHONE, reduced_motion="reduce")
    field = page.get_by_role("searchbox", name="Search this site")
    field.focus()
    page.locator("[data-island=search][data-hydrated]").wait_for()
    with page.expect_response("**/api/search/suggestions?q=repatri") as answered:
        page.keyboard.type("repatri", delay=20)
    assert answered.value.headers["cache-control"] == "private, max-age=86400"
    expect(page.get_by_role("option").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert axe_faults(page) == []
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url("**/nri/**")


@pytest.mark.parametrize("query", ["exit+load", "trn", LONG])
def test_axe_finds_nothing_and_nothing_is_wider_than_the_screen(open_page: OpenPage, query: str) -> None:
    page = open_page(f"/search?q={query}", reduced_motion="reduce")
    assert axe_faults_in_all_forms(page) == []
    page.set_viewport_size(NARROW)  # type: ignore[arg-type]
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]


def test_the_bar_holds_all_it_shows_on_the_smallest_phone(open_page: OpenPage) -> None:
    page = open_page("/", viewport=NARROW, java_script_enabled=False)
    banner = page.get_by_role("banner")
    home = banner.get_by_role("link", name="home").bounding_box()
    glass = banner.get_by_role("link", name="Search", exact=True).bounding_box()
    menu = banner.get_by_role("button", name="Menu").bounding_box()
    assert home is not None
    assert glass is not None
    assert menu is not None
    assert home["x"] + home["width"] <= glass["x"]
    assert glass["x"] + glass["width"] <= menu["x"]
    assert (glass["width"], menu["width"]) == (44, 44)
    assert menu["x"] + menu["width"] <= 320
