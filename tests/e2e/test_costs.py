"""From the sheet on the home page to the costs of every year, and on to an advisor's form with that question."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, OpenPage

COSTS = "/costs"
ADVISOR = "/speakwithadvisor"
HYDRATED = "[data-island][data-hydrated] form"


def words_on(amount: str) -> re.Pattern[str]:
    """A message with the amount."""
    return re.compile(re.escape(amount))


def ask(page: Page, amount: str, year: str) -> None:
    """Fill in and send the form on the page of costs."""
    page.get_by_label("Amount in rupees").fill(amount)
    page.get_by_label("Taken out in year").select_option(year)
    page.locator(f"form[action^='{COSTS}#'] button").click()
    page.wait_for_url(f"**{COSTS}?*")


@pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
def test_the_sheet_leads_to_every_year_and_on_to_an_advisor(open_page: OpenPage, script: bool) -> None:
    page = open_page("/", java_script_enabled=script)
    sheet = page.locator(f"form[action^='{COSTS}#']")
    asks_for_the_button = page.locator(f"form[action^='{COSTS}#'] + p")
    expect(asks_for_the_button).to_be_hidden()
    sheet.locator("[name=amount][value='20000000']").check()
    # It still shows its own example, and says so.
    expect(asks_for_the_button).to_be_visible()
    sheet.locator("[name=years][value='2']").check()
    sheet.locator("button").click()
    page.wait_for_url(f"**{COSTS}?amount=20000000&years=2#*")
    asked = page.get_by_role("row").filter(has_text="the year of leaving")
    expect(asked).to_contain_text("4,00,000")
    page.locator(f"main a[href^='{ADVISOR}?']").click()
    page.wait_for_url(f"**{ADVISOR}?*")
    # Hydration between selecting all and typing would remove the selection.
    if script:
        page.locator(HYDRATED).first.wait_for()
    message = page.locator("form [name=message]")
    expect(message).to_have_value(words_on("₹2 crore"))
    message.fill("My own words.")
    assert message.input_value() == "My own words."


def test_a_phone_shows_the_answer_at_once_and_a_fault_at_its_field(open_page: OpenPage) -> None:
    page = open_page(COSTS, viewport=PHONE)
    ask(page, "2 crore", "2")
    expect(page.get_by_role("heading", name=words_on("₹2 crore")).first).to_be_in_viewport()
    ask(page, "much", "2")
    expect(page.get_by_label("Amount in rupees")).to_be_in_viewport()


@pytest.mark.parametrize(("path", "viewport"), [("/", DESKTOP), ("/portfolio_services/ace-strategy", PHONE)])
def test_the_chosen_amount_looks_the_same_under_the_pointer(
    open_page: OpenPage, path: str, viewport: dict[str, int]
) -> None:
    page = open_page(path, viewport=viewport, reduced_motion="reduce")
    chosen = page.locator("fieldset :checked + span").first
    background = "element => getComputedStyle(element).backgroundColor"
    before = chosen.evaluate(background)
    # The radio button lies over the field it chooses.
    page.locator("fieldset :checked").first.hover()
    assert chosen.evaluate(background) == before


def test_what_cannot_be_read_is_told_by_field_and_the_page_answers_all_the_same(open_page: OpenPage) -> None:
    page = open_page(COSTS, java_script_enabled=False)
    ask(page, "<i>a lot</i>", "5")
    amount = page.get_by_label("Amount in rupees")
    assert amount.input_value() == "<i>a lot</i>"
    assert amount.get_attribute("aria-invalid") == "true"
    assert page.title().startswith("Error: ")
    expect(amount).to_be_focused()
    expect(page.locator(f"main a[href^='{ADVISOR}?']")).to_have_count(0)
    expect(page.get_by_role("row").filter(has_text="the year of leaving")).to_contain_text("5")


def test_the_page_alone_is_indexed_and_stands_for_every_answer(open_page: OpenPage) -> None:
    page = open_page(COSTS, java_script_enabled=False)
    assert page.locator("meta[name=robots]").count() == 0
    address = page.locator("link[rel=canonical]").get_attribute("href")
    ask(page, "75 lakh", "1")
    assert page.locator("meta[name=robots]").get_attribute("content") == "noindex"
    assert page.locator("link[rel=canonical]").get_attribute("href") == address


def test_another_question_stands_above_a_draft_of_the_visitor_s_own(open_page: OpenPage) -> None:
    page = open_page(ADVISOR)
    message = page.locator("form [name=message]")
    page.wait_for_selector(HYDRATED)
    message.fill("Please call after six.")
    page.goto(f"{ADVISOR}?amount=20000000&years=2")
    page.wait_for_selector(HYDRATED)
    expect(message).to_have_value(re.compile(r"₹2 crore.*\n\nPlease call after six\.$", re.DOTALL))


def test_words_that_nobody_changed_are_no_draft(open_page: OpenPage) -> None:
    page = open_page(f"{ADVISOR}?amount=20000000&years=2")
    page.wait_for_selector(HYDRATED)
    page.locator("form [name=name]").fill("Asha")
    page.goto(f"{ADVISOR}?amount=7500000&years=1")
    page.wait_for_selector(HYDRATED)
    expect(page.locator("form [name=name]")).to_have_value("Asha")
    expect(page.locator("form [name=message]")).to_have_value(words_on("₹75 lakh"))
