"""The desk of words in a browser: one form for all sections, made from the content models."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import axe_faults_in_all_forms
from tests.e2e.keys import press
from tests.e2e.staff.desk_interface import SAVED, edition
from tests.e2e.staff.panel_interface import Interface, OpenPanel
from tests.e2e.staff.words_interface import WordsDesk

LIST = "/admin/dashboard/words"
HOSTILE = '<img src="x" onerror="window.hacked = true">'
FIRST = {"id": "first", "question": "Who asks?", "answer": "You, from {pmsMinimum}."}
SECOND = {"id": "second", "question": HOSTILE, "answer": HOSTILE}
MARKDOWN_HINT = re.compile(r"^Markdown: an empty line between paragraphs, .* \{pmsMinimum\} reads: ₹50 lakh$")
FAULT = {"dataset": None, "row": None, "column": None, "field": "questions.1.answer", "message": "'heading' is not"}


def at(section: str, edition_id: str | None = None) -> str:
    return f"{LIST}/{section}" + ("" if edition_id is None else f"/editions/{edition_id}")


def open_draft(open_panel: OpenPanel, interface: Interface, section: str, **options: Any) -> tuple[Page, WordsDesk]:
    value = {"questions": [FIRST, SECOND]} if section == "faqs/nri" else None
    desk = WordsDesk(section, value)
    desk.open = edition(kind="words", subject=section, asOn=None)
    interface.desk = desk
    page = open_panel(at(section, "e1"), **options)
    expect(page.get_by_text(SAVED)).to_be_visible()
    return page, desk


def fold(page: Page, name: str) -> Locator:
    return page.locator("summary").filter(has_text=name)


def test_an_answer_is_found_and_changed_by_keyboard_alone(open_panel: OpenPanel, interface: Interface) -> None:
    desk = interface.desk = WordsDesk("faqs/nri", {"questions": [FIRST, SECOND]})
    page = open_panel(LIST)
    expect(page.get_by_role("region", name="Questions").get_by_role("listitem")).to_have_count(2)
    expect(page.get_by_text("Original values changed")).to_have_count(1)
    page.get_by_role("link", name="Answers for NRIs").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Answers for NRIs")
    page.get_by_role("button", name="Change the words").press("Enter")
    fold(page, "Who asks?").press("Enter")
    press(page, "Tab", "Tab", "Tab", "Tab")
    answer = page.get_by_label("Answer").first
    expect(answer).to_be_focused()
    expect(answer).to_have_accessible_description(MARKDOWN_HINT)
    press(page, "Control+End", "Enter")
    page.keyboard.type("And we.")
    press(page, "Tab")
    expect(page.get_by_text(SAVED)).to_be_visible()
    assert desk.saved[-1] == {"value": {"questions": [{**FIRST, "answer": f"{FIRST['answer']}\nAnd we."}, SECOND]}}
    page.get_by_label("Note for staff").fill("asked often")
    press(page, "Tab")
    expect(page.get_by_text(SAVED)).to_be_visible()
    assert desk.saved[-1]["note"] == "asked often"


def test_items_are_moved_added_and_removed_and_the_focus_follows(open_panel: OpenPanel, interface: Interface) -> None:
    page, desk = open_draft(open_panel, interface, "faqs/nri")
    fold(page, HOSTILE).press("Enter")
    up = page.get_by_role("button", name=f"Move {HOSTILE} up")
    up.press("Enter")
    expect(up).to_be_focused()
    expect(page.get_by_label("Answer").first).to_be_visible()
    expect(page.get_by_text("Moved to 1 of 2.")).to_be_attached()
    press(page, "Enter")
    page.get_by_role("button", name="Remove Who asks?").press("Enter")
    expect(page.get_by_role("button", name=f"Remove {HOSTILE}")).to_be_focused()
    page.get_by_role("button", name="Add to Questions").press("Enter")
    expect(page.get_by_label("Short name in addresses").nth(1)).to_be_focused()
    page.keyboard.type("new")
    press(page, "Tab")
    expect(page.get_by_text(SAVED)).to_be_visible()
    assert desk.saved[-1]["value"]["questions"] == [SECOND, {"id": "new", "question": "", "answer": ""}]


def test_findings_lead_to_their_field_and_markup_stays_text(open_panel: OpenPanel, interface: Interface) -> None:
    page, desk = open_draft(open_panel, interface, "faqs/nri")
    desk.findings = {"faults": [FAULT], "questions": [], "changes": []}
    page.get_by_role("button", name="Check", exact=True).click()
    page.get_by_role("button", name=f"Questions, {HOSTILE}, Answer").click()
    answer = page.get_by_label("Answer").nth(1)
    expect(answer).to_be_focused()
    expect(answer).to_have_attribute("aria-invalid", "true")
    answer.fill("Plain words.")
    expect(answer).not_to_have_attribute("aria-invalid", "true")
    change = {"label": f"Questions, {HOSTILE}", "before": HOSTILE, "after": None}
    desk.findings = {"faults": [], "questions": [], "changes": [change]}
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.get_by_label("Changes")).to_contain_text(HOSTILE)
    page.get_by_role("button", name="Propose for approval").click()
    expect(page.get_by_text("Proposed. It waits for approval.")).to_be_visible()
    assert desk.steps == ["check", "check", "propose", "check"]
    assert page.evaluate("window.hacked") is None


def test_figures_switches_and_what_may_be_left_out(open_panel: OpenPanel, interface: Interface) -> None:
    page, desk = open_draft(open_panel, interface, "home/awards")
    page.get_by_role("group", name="Awards").get_by_role("button", name="Add").last.click()
    page.get_by_label("Title").fill("Service")
    page.get_by_label("Given by").fill("A jury")
    page.get_by_label("Year").fill("2026")
    page.get_by_label("Note in the margin").fill("")
    page.get_by_label("Heading").focus()
    expect(page.get_by_text(SAVED)).to_be_visible()
    saved = desk.saved[-1]["value"]
    assert saved["items"] == [{"title": "Service", "givenBy": "A jury", "year": 2026}]
    assert "note" not in saved


def test_days_are_chosen_and_values_stand_by_name(open_panel: OpenPanel, interface: Interface) -> None:
    page, desk = open_draft(open_panel, interface, "home/highlights")
    kept = [name for name in desk.value["ways"] if name != "pms"]
    page.get_by_role("button", name="Remove pms").click()
    page.get_by_label("A new name for Where counts lead to").fill("fund-houses")
    press(page, "Tab", "Enter")
    group = page.get_by_role("group", name="fund-houses")
    group.get_by_label("Label").fill("All of them")
    group.get_by_label("Leads to").fill("/about")
    page.get_by_label("Heading").focus()
    expect(page.get_by_text(SAVED)).to_be_visible()
    ways = desk.saved[-1]["value"]["ways"]
    assert list(ways) == [*kept, "fund-houses"]
    assert ways["fund-houses"] == {"label": "All of them", "href": "/about"}


@pytest.mark.accessibility
@pytest.mark.parametrize("section", [None, "site/contact", "faqs/nri", "home/highlights"])
def test_axe_finds_nothing(open_panel: OpenPanel, interface: Interface, section: str | None) -> None:
    if section is None:
        interface.desk = WordsDesk("faqs/nri")
        page = open_panel(LIST)
        expect(page.get_by_role("link", name="Answers for NRIs")).to_be_visible()
    else:
        page, desk = open_draft(open_panel, interface, section)
        desk.findings = {"faults": [FAULT], "questions": [], "changes": []}
        page.evaluate("document.querySelectorAll('details').forEach(fold => fold.open = true)")
        page.get_by_role("button", name="Check", exact=True).click()
        expect(page.get_by_text("1 fault to fix.")).to_be_visible()
    assert axe_faults_in_all_forms(page) == []


def test_hours_are_a_table_of_the_week_in_which_a_day_is_opened_and_closed(
    open_panel: OpenPanel, interface: Interface
) -> None:
    page, desk = open_draft(open_panel, interface, "site/contact")
    page.get_by_role("button", name="Remove Saturday").click()
    page.get_by_role("button", name="Add Sunday").click()
    sunday = page.get_by_role("group", name="Sunday")
    sunday.get_by_label("Opens at").fill("10:00")
    sunday.get_by_label("Closes at").fill("17:00")
    with page.expect_response(lambda answer: answer.request.method == "PUT"):
        sunday.get_by_label("Closes at").blur()
    expect(page.get_by_text(SAVED)).to_be_visible()
    hours = desk.saved[-1]["value"]["hours"]
    assert list(hours) == ["monday", "tuesday", "wednesday", "thursday", "friday", "sunday"]
    assert hours["sunday"] == {"opens": "10:00", "closes": "17:00"}
