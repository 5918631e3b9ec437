"""The residence guide by hand without script: one question at a time, and both results at the end."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import axe_faults_in_all_forms
from tests.e2e.conftest import OpenPage

NARROW = {"width": 320, "height": 700}
RESULT = "/nri/guide?person=citizen&stay=leavesForWork&daysInYear=100&indianIncomeAbove15Lakh=no"
OPEN = "/nri/guide?person=citizen&stay=visits&daysInYear=unknown&daysInFourYearsBefore=unknown"
FAULTY = "/nri/guide?person=citizen&stay=visits&daysInYear=400"


def go_on(page: Page) -> None:
    page.get_by_role("button", name="Next").click()
    page.wait_for_load_state()


def test_a_returning_citizen_walks_to_both_results_without_script(open_page: OpenPage) -> None:
    page = open_page("/nri/guide", java_script_enabled=False)
    assert page.locator("meta[name=robots]").count() == 0
    page.get_by_label("An Indian citizen").check()
    go_on(page)
    page.get_by_label("I come back for employment").check()
    go_on(page)
    page.get_by_label("How many days are you in India in this tax year?").fill("212")
    go_on(page)
    page.get_by_role("link", name="I do not know").click()
    page.get_by_label("In how many of the ten tax years").fill("10")
    go_on(page)
    page.get_by_label("in the financial year before").fill("30")
    go_on(page)
    expect(page.get_by_role("heading", name="For tax: Resident but not ordinarily resident")).to_be_visible()
    expect(page.get_by_role("heading", name="For accounts (FEMA): Ask your bank")).to_be_visible()
    assert page.locator("meta[name=robots]").get_attribute("content") == "noindex"
    page.get_by_role("link", name="Change Days in this tax year").click()
    page.get_by_label("How many days are you in India in this tax year?").fill("213")
    go_on(page)
    # Later answers are kept: the results are there again at once, and the link takes all answers to the form.
    expect(page.get_by_role("heading", name="For tax: Resident but not ordinarily resident")).to_be_visible()
    page.locator("main").get_by_role("link", name="Speak with an Advisor").first.click()
    expect(page.get_by_label("Message")).to_have_value(re.compile("213"))


@pytest.mark.parametrize("address", ["/nri/guide", FAULTY, OPEN, RESULT])
def test_axe_finds_nothing_and_nothing_is_wider_than_the_screen(open_page: OpenPage, address: str) -> None:
    page = open_page(address, reduced_motion="reduce")
    assert axe_faults_in_all_forms(page) == []
    page.set_viewport_size(NARROW)  # type: ignore[arg-type]
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]
