"""Reveal, awards and page tabs: plain scripts, without which all words are still there."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import DESKTOP, PHONE, OpenPage

# Wider than a phone, which shows all at once, and too narrow for one row.
BETWEEN = {"width": 660, "height": 900}


def test_what_lies_below_the_first_screen_is_revealed_once(open_page: OpenPage) -> None:
    page = open_page("/")
    steps = page.locator("#aif [data-reveal]")
    expect(steps).to_have_attribute("data-reveal", "pending")
    steps.scroll_into_view_if_needed()
    expect(steps).to_have_attribute("data-reveal", "shown")
    page.evaluate("scrollTo(0, 0)")
    expect(steps).to_have_attribute("data-reveal", "shown")


UNSEEN = """() => [...document.querySelectorAll("main *")].filter(element =>
    element.checkVisibility() &&
    (getComputedStyle(element).opacity === "0" || parseFloat(getComputedStyle(element).strokeDashoffset) !== 0)
).map(element => element.outerHTML.slice(0, 80))"""
# Only the hero's line moves on the first screen.
ENDED = """() => Promise.all(
    document.getAnimations().filter(({ effect }) => effect.target.closest("main")).map(({ finished }) => finished)
)"""


@pytest.mark.parametrize("path", ["/", "/about/why-us", "/portfolio_services/ace-strategy", "/pms/performance"])
def test_nothing_is_hidden_for_the_sake_of_motion(open_page: OpenPage, path: str) -> None:
    """Neither before it is reached, as in a capture of the whole page, nor after a jump past it."""
    page = open_page(path)
    page.evaluate(ENDED)
    assert page.evaluate(UNSEEN) == []
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    expect(page.locator("[data-reveal=pending]")).to_have_count(0)
    page.evaluate(ENDED)
    page.evaluate("scrollTo(0, 0)")
    assert page.evaluate(UNSEEN) == []


def test_a_chart_on_a_tall_screen_stands_at_once(open_page: OpenPage) -> None:
    """As for a crawler, whose window is as high as the page."""
    page = open_page("/portfolio_services/ace-strategy", viewport={"width": 1280, "height": 12_000})
    assert page.evaluate(UNSEEN) == []


def test_reduced_motion_reveals_nothing(open_page: OpenPage) -> None:
    page = open_page("/", reduced_motion="reduce")
    assert page.locator("[data-reveal=pending]").count() == 0
    assert page.evaluate("getComputedStyle(document.querySelector('.streak')).animationName") == "none"


def test_without_script_everything_is_visible(open_page: OpenPage) -> None:
    page = open_page("/", java_script_enabled=False)
    for item in page.locator("[data-reveal]").all():
        expect(item).to_have_css("opacity", "1")


def test_award_buttons_move_the_row_and_rest_at_its_ends(open_page: OpenPage) -> None:
    page = open_page("/", reduced_motion="reduce", viewport=BETWEEN)
    previous, following = (page.get_by_role("button", name=way, exact=True) for way in ("Previous", "Next"))
    expect(previous).to_be_disabled()
    following.click()
    expect(previous).to_be_enabled()
    page.locator("[data-awards]").evaluate("(row) => row.scrollTo(row.scrollWidth, 0)")
    expect(following).to_be_disabled()


@pytest.mark.parametrize(
    ("viewport", "script"), [(PHONE, False), (DESKTOP, True)], ids=["without script", "where all is in sight"]
)
def test_award_buttons_are_not_offered(open_page: OpenPage, viewport: dict[str, int], script: bool) -> None:
    page = open_page("/", viewport=viewport, java_script_enabled=script)
    expect(page.get_by_role("button", name="Next", exact=True)).to_be_hidden()


def test_page_tabs_follow_the_section_being_read(open_page: OpenPage) -> None:
    page = open_page("/nri/taxation-info")
    page.locator("#tds").evaluate("(section) => scrollTo(0, section.offsetTop)")
    expect(page.locator("[data-page-tabs] a[aria-current=true]")).to_contain_text("TDS")
