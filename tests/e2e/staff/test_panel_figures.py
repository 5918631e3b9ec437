"""The desk of figures in a browser: a month entered by keyboard, checked, proposed and approved."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import axe_faults_in_all_forms
from tests.e2e.keys import press
from tests.e2e.staff.desk_interface import BELA, HOSTILE_COMPANY, SAVED, SLUG, VARIANT, FiguresDesk, edition
from tests.e2e.staff.panel_interface import Interface, OpenPanel
from tests.waiting import await_true

DESK = f"/admin/dashboard/figures/{SLUG}"
DRAFT = f"{DESK}/editions/e1"
WEIGHT_FAULT: dict[str, Any] = {
    "dataset": "holdings",
    "row": 1,
    "column": "weightPercent",
    "field": "",
    "message": "is 30, and all weights give 99: they must give 100.",
}
SUM_FAULT: dict[str, Any] = {
    "dataset": "holdings",
    "row": None,
    "column": None,
    "field": "stated.topTenPercent",
    "message": "is 90, the rows give 100.",
}
EARLY_FAULT = {"dataset": "growth", "row": 2, "column": "date", "field": "", "message": "is no month's last day."}
QUESTION: dict[str, Any] = {
    "dataset": "growth",
    "row": 71,
    "column": "portfolio",
    "field": "",
    "message": "Grew by 41% in a month.",
}
CHANGE = {"label": "Top 5 sectors", "before": "57.10", "after": "56.42"}


@pytest.fixture
def desk(interface: Interface) -> FiguresDesk:
    interface.desk = FiguresDesk()
    return interface.desk


def open_draft(open_panel: OpenPanel, desk: FiguresDesk, **options: Any) -> Page:
    desk.open = edition()
    page = open_panel(DRAFT, **options)
    expect(page.get_by_text(SAVED)).to_be_visible()
    return page


def grid(page: Page, title: str = "Holdings") -> Locator:
    return page.get_by_role("grid", name=f"Rows of {title}")


def cell(page: Page, row: int, column: int, title: str = "Holdings") -> Locator:
    return grid(page, title).locator(f'[data-row="{row}"] [data-column="{column}"]')


def test_the_list_says_how_old_and_in_what_state(open_panel: OpenPanel, desk: FiguresDesk) -> None:
    desk.open = edition(changedBy=BELA)
    page = open_panel("/admin/dashboard")
    expect(page.get_by_role("heading", name="Dashboard Stats")).to_be_visible()
    press(page, "g", "f")
    expect(page.get_by_role("heading", level=1)).to_have_text("Figures")
    entries = page.get_by_label("Admin Panel").get_by_role("link")
    expect(entries).to_have_text(["Dashboard", "Contact Query3 new of 60", "Speak Query0", "Figures", "Words"])
    expect(page.locator("tbody tr")).to_have_text(
        [
            f"ACE strategy31 May 202633 daysStated in partDraft by {BELA}",
            "Bharat––Not stated yetOriginal values changed",
            "Meridian31 May 2026Old: 46 daysStatedPublished",
            "Zenith31 May 2026Out of date: 121 daysStatedPublished",
        ]
    )
    page.get_by_role("link", name="ACE strategy").click()
    expect(page.get_by_role("link", name="Continue the draft")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("ACE strategy")
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("Figures")


def test_a_month_is_entered_by_keyboard_alone(open_panel: OpenPanel, desk: FiguresDesk) -> None:
    page = open_panel(DESK)
    page.get_by_role("button", name="Begin a new month").press("Enter")
    page.get_by_label("As on").focus()
    page.get_by_label("As on").fill("2026-06-30")
    cell(page, 0, 0).focus()
    press(page, "ArrowRight", "ArrowDown", "Home", "End", "Control+Home", "Control+End")
    expect(cell(page, 2, 3)).to_be_focused()
    press(page, "F2", "Backspace", "2", "Escape")
    expect(cell(page, 2, 3)).to_have_text("10")
    expect(cell(page, 2, 3)).to_be_focused()
    press(page, "8", ".", "5", "Enter")
    expect(cell(page, 2, 3)).to_have_text("8.5")
    press(page, "Control+Enter")
    expect(cell(page, 3, 0)).to_be_focused()
    page.keyboard.type("Narmada")
    press(page, "Enter", "ArrowUp", "Shift+ArrowRight", "Delete")
    expect(cell(page, 2, 0)).to_have_text("")
    press(page, "Control+z")
    expect(cell(page, 2, 0)).to_have_text("Cash")
    press(page, "ArrowDown", "Control+Delete")
    expect(grid(page).locator("tbody tr")).to_have_count(3)
    press(page, "Tab")
    expect(page.get_by_label("Top 10 (%)")).to_be_focused()
    basis = page.get_by_label("Basis").first
    basis.fill("Net of fees,\nbefore tax")
    expect(basis).to_have_value("Net of fees, before tax")
    basis.press("Tab")
    expect(page.get_by_text(SAVED)).to_be_visible()
    assert desk.saved[-1]["datasets"]["growth"]["basis"] == "Net of fees, before tax"
    assert desk.saved[-1]["asOn"] == "2026-06-30"
    assert desk.saved[-1]["datasets"]["holdings"]["rows"][2] == ["Cash", "", "cash", "8.5"]


def test_tab_goes_from_entry_to_entry_and_keeps_what_was_typed(open_panel: OpenPanel, desk: FiguresDesk) -> None:
    page = open_draft(open_panel, desk)
    first = cell(page, 0, 0)
    first.click()
    columns = len(desk.data["datasets"]["holdings"]["columns"])
    typed = [f"typed {number}" for number in range(columns + 1)]
    for text in typed:
        page.keyboard.type(text)
        page.keyboard.press("Tab")
    expect(cell(page, 1, 1)).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(cell(page, 1, 0)).to_be_focused()
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    assert not grid(page).evaluate("table => table.contains(document.activeElement)")
    expect(page.get_by_text(SAVED)).to_be_visible()
    await_true(lambda: bool(desk.saved) and desk.saved[-1]["datasets"]["holdings"]["rows"][1][0] == typed[-1])
    assert desk.saved[-1]["datasets"]["holdings"]["rows"][0] == typed[:columns]


def test_cells_of_a_spreadsheet_are_pasted_over_rows(open_panel: OpenPanel, desk: FiguresDesk) -> None:
    page = open_draft(open_panel, desk)
    cell(page, 2, 0).click()
    page.evaluate(
        """text => {
            const clipboardData = new DataTransfer();
            clipboardData.setData("text/plain", text);
            document.activeElement.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
        }""",
        "Narmada Steel\tMetals\tmid\t4\nCash\t\tcash\t6\n",
    )
    expect(cell(page, 3, 0)).to_have_text("Cash")
    expect(cell(page, 2, 3)).to_have_text("4")
    cell(page, 3, 3).click()
    cell(page, 3, 3).click()
    expect(page.get_by_label("Weight (%), row 4")).to_have_value("6")
    press(page, "Escape")
    expect(page.get_by_text(SAVED)).to_be_visible()


def test_the_cell_that_keys_go_to_is_outlined_when_it_was_come_to_by_pointer(
    open_panel: OpenPanel, desk: FiguresDesk
) -> None:
    page = open_draft(open_panel, desk)
    page.get_by_role("button", name="Add a row").first.click()
    cell(page, 1, 0).click()
    expect(cell(page, 1, 0)).to_be_focused()
    expect(cell(page, 1, 0)).to_have_css("outline-style", "solid")
    press(page, "ArrowDown")
    expect(cell(page, 2, 0)).to_have_css("outline-style", "solid")
    expect(cell(page, 1, 0)).to_have_css("outline-style", "none")


def test_of_many_rows_the_last_are_shown_first(open_panel: OpenPanel, desk: FiguresDesk) -> None:
    page = open_draft(open_panel, desk)
    growth = grid(page, "Growth")
    expect(growth.locator("tbody tr")).to_have_count(24)
    expect(growth).to_have_attribute("aria-rowcount", "73")
    last = cell(page, 71, 0, "Growth")
    assert growth.evaluate("grid => grid.parentElement.scrollTop > 0")
    expect(last).to_have_attribute("tabindex", "0")
    page.get_by_role("region", name="Growth").get_by_role("button", name="Add a row").click()
    expect(cell(page, 72, 0, "Growth")).to_be_focused()
    press(page, "Control+Delete")
    page.get_by_role("button", name="Show all 72 rows").click()
    expect(growth.locator("tbody tr")).to_have_count(72)


def test_findings_lead_to_their_places(open_panel: OpenPanel, desk: FiguresDesk) -> None:
    desk.findings = {"faults": [WEIGHT_FAULT, SUM_FAULT, EARLY_FAULT], "questions": [], "changes": []}
    page = open_draft(open_panel, desk)
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.get_by_text("3 faults to fix.")).to_be_visible()
    page.get_by_role("button", name="Holdings, row 2, Weight (%)").click()
    expect(cell(page, 1, 3)).to_be_focused()
    expect(cell(page, 1, 3)).to_have_attribute("aria-invalid", "true")
    expect(cell(page, 1, 3)).to_have_accessible_description(WEIGHT_FAULT["message"])
    page.get_by_role("button", name="Holdings, Top 10 (%)").click()
    expect(page.get_by_label("Top 10 (%)")).to_be_focused()
    expect(page.get_by_label("Top 10 (%)")).to_have_accessible_description(SUM_FAULT["message"])
    page.get_by_role("button", name="Growth, row 3, Date").click()
    expect(cell(page, 2, 0, "Growth")).to_be_focused()
    cell(page, 1, 3).click()
    press(page, "4", "0", "Enter")
    expect(cell(page, 1, 3)).not_to_have_attribute("aria-invalid", "true")
    expect(page.get_by_text("The draft has changed since: check it again.")).to_be_visible()


def test_a_value_that_looks_like_a_slip_is_said_to_be_right(open_panel: OpenPanel, desk: FiguresDesk) -> None:
    jump = {**QUESTION, "message": "171 changes by +71% in one month", "mayBeConfirmed": True}
    desk.findings = {"faults": [jump, SUM_FAULT], "questions": [], "changes": []}
    page = open_draft(open_panel, desk)
    page.get_by_role("button", name="Check", exact=True).press("Enter")
    answer = page.get_by_role("button", name="Confirm this value")
    expect(answer).to_have_count(1)
    answer.press("Enter")
    expect(answer).to_have_attribute("aria-pressed", "true")
    expect(answer).to_be_focused()
    told = page.get_by_label("Confirmed values of Growth").get_by_role("listitem")
    expect(told).to_contain_text("28 Dec 2006, Portfolio: 171")
    cell(page, 71, 1, "Growth").click()
    page.keyboard.type("1710")
    press(page, "Enter")
    expect(told).to_have_count(0)
    expect(answer).to_have_attribute("aria-pressed", "false")
    press(page, "Control+z")
    again = page.get_by_role("button", name="Undo confirmation of 28 Dec 2006, Portfolio: 171")
    expect(again).to_be_visible()
    cell(page, 0, 0).click()
    page.get_by_label("Exit load").focus()
    expect(page.get_by_text(SAVED)).to_be_visible()
    right = {"day": "2006-12-28", "column": "portfolio", "value": "171"}
    assert desk.saved[-1]["datasets"]["growth"]["confirmedJumps"] == [right]
    again.press("Enter")
    expect(told).to_have_count(0)


def test_faults_of_the_sites_files_are_told_with_what_to_do(open_panel: OpenPanel, desk: FiguresDesk) -> None:
    fault = "content/strategies/bharat.yaml:1: name: is missing"
    desk.content_faults = [fault]
    page = open_panel("/admin/dashboard/figures")
    told = page.get_by_label("Faults of the site's files")
    expect(told.get_by_role("alert")).to_contain_text("Visitors still see the last good pages")
    told.get_by_text("Send these faults to your operator").press("Enter")
    expect(told.get_by_text(fault)).to_be_visible()


def test_a_draft_is_proposed_once_checked_and_its_questions_seen(open_panel: OpenPanel, desk: FiguresDesk) -> None:
    desk.findings = {"faults": [], "questions": [QUESTION], "changes": [CHANGE]}
    page = open_draft(open_panel, desk)
    propose = page.get_by_role("button", name="Propose for approval")
    expect(propose).to_have_accessible_description("Check the draft before you propose it.")
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.get_by_label("Changes").get_by_role("listitem")).to_have_text("Top 5 sectors57.10 → 56.42")
    page.get_by_role("button", name="Preview").click()
    link = page.get_by_role("link", name="Open the preview, until 10 Jul 2026, 11:30 am IST")
    expect(link).to_be_focused()
    expect(link).to_have_attribute("href", "/preview/token")
    propose.press("Enter")
    assert [step for step, _ in desk.steps] == ["check", "preview"]
    page.get_by_role("checkbox", name=QUESTION["message"]).check()
    propose.click()
    expect(page.get_by_text("Proposed. It waits for approval.")).to_be_visible()
    assert ("propose", {"revision": 1}) in desk.steps


def test_what_waits_for_a_member_is_in_the_menu_and_on_the_dashboard(
    open_panel: OpenPanel, interface: Interface, desk: FiguresDesk
) -> None:
    desk.open = edition(state="proposed", authors=[BELA])
    place = {"kind": "figures", "subject": SLUG, "edition": "e1", "title": "ACE strategy"}
    interface.waiting = [{**place, "proposedBy": BELA, "proposedAt": "2026-07-03T06:00:00Z"}]
    page = open_panel("/admin/dashboard")
    entry = page.get_by_label("Admin Panel").get_by_role("link", name="Figures")
    expect(entry).to_have_accessible_name("Figures 1 for you to approve")
    notice = page.get_by_role("region", name="Waiting for your approval")
    notice.get_by_role("link", name="ACE strategy").click()
    expect(page.get_by_role("button", name="Approve and publish now")).to_be_visible()


def test_whoever_entered_it_reads_why_another_approves(open_panel: OpenPanel, desk: FiguresDesk) -> None:
    desk.open = edition(state="proposed", proposedBy="a", proposedAt="2026-07-03T06:00:00Z")
    desk.findings["approval"] = {"refusal": "Another member approves this.", "verdict": None}
    page = open_panel(DRAFT)
    expect(page.get_by_text("Another member approves this.")).to_be_visible()
    expect(page.get_by_role("button", name="Approve and publish now")).to_have_count(0)
    page.get_by_role("button", name="Send back").click()
    page.get_by_label("Why", exact=True).fill("The cash row is missing.")
    page.get_by_role("dialog").get_by_role("button", name="Send back").click()
    expect(page.get_by_text(SAVED)).to_be_visible()


def test_the_only_approver_is_told_that_it_is_recorded(open_panel: OpenPanel, desk: FiguresDesk) -> None:
    desk.open = edition(state="proposed")
    desk.findings["approval"] = {"refusal": None, "verdict": "alone"}
    page = open_panel(DRAFT)
    expect(page.get_by_text("you may approve your own work. This is recorded.")).to_be_visible()
    page.get_by_role("button", name="Approve and publish now").click()
    expect(page.get_by_text("Published as edition 1.")).to_be_visible()
    assert ("approve", {"revision": 1, "publishAt": None}) in desk.steps


def test_it_is_published_at_a_moment_in_india(open_panel: OpenPanel, desk: FiguresDesk) -> None:
    desk.open = edition(state="proposed", authors=[BELA])
    page = open_panel(DRAFT, timezone_id="Europe/London")
    page.get_by_label("at a set time in India").check()
    approve = page.get_by_role("button", name="Approve and schedule")
    page.get_by_label("Day in India").fill("2020-07-01")
    approve.click()
    expect(page.get_by_text("This time has passed")).to_be_visible()
    page.get_by_label("Day in India").fill("2090-07-01")
    page.get_by_label("Time (IST)").fill("08:30")
    approve.click()
    expect(page.get_by_role("status").get_by_text("1 Jul 2090, 8:30 am IST")).to_be_visible()
    assert ("approve", {"revision": 1, "publishAt": "2090-07-01T08:30:00+05:30"}) in desk.steps


def test_a_draft_is_discarded_only_after_a_question(open_panel: OpenPanel, desk: FiguresDesk) -> None:
    page = open_draft(open_panel, desk)
    discard = page.get_by_role("button", name="Discard", exact=True)
    discard.click()
    press(page, "Escape")
    expect(discard).to_be_focused()
    assert desk.steps == []
    discard.click()
    page.get_by_role("dialog").get_by_role("button", name="Discard").click()
    expect(page.get_by_text("Discarded.", exact=True)).to_be_visible()
    assert desk.steps == [("discard", {"revision": 1})]


def test_after_a_conflict_what_was_typed_can_be_copied(open_panel: OpenPanel, desk: FiguresDesk) -> None:
    page = open_draft(open_panel, desk)
    assert desk.open is not None
    desk.open |= {"revision": 5, "changedBy": BELA}
    page.get_by_label("Stocks", exact=True).fill("33")
    page.get_by_label("Exit load").focus()
    conflict = page.get_by_label("Changed by somebody else")
    expect(conflict).to_contain_text(f"{BELA} changed this draft")
    expect(conflict.get_by_role("textbox")).to_have_value("terms › stocks: 33")
    expect(page.get_by_label("Stocks", exact=True)).to_have_value("33")
    page.get_by_role("button", name=f"Load the draft of {BELA}").click()
    expect(page.get_by_label("Stocks", exact=True)).to_have_value("2")
    page.get_by_label("Stocks", exact=True).fill("34")
    page.get_by_label("Exit load").focus()
    expect(page.get_by_text(SAVED)).to_be_visible()
    assert [data["terms"]["stocks"] for data in desk.saved] == ["34"]


def test_a_lost_connection_keeps_what_was_typed(open_panel: OpenPanel, desk: FiguresDesk, interface: Interface) -> None:
    page = open_draft(open_panel, desk)
    interface.faults[f"PUT {VARIANT}"] = 0, None
    page.get_by_label("Stocks", exact=True).fill("33")
    page.get_by_label("Exit load").focus()
    expect(page.get_by_role("status").get_by_text("No connection.")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Stocks", exact=True)).to_have_value("33")
    expect(page.get_by_text("Your earlier unsaved typing is back.")).to_be_visible()
    del interface.faults[f"PUT {VARIANT}"]
    page.get_by_label("Stocks", exact=True).focus()
    page.get_by_label("Exit load").focus()
    expect(page.get_by_text(SAVED)).to_be_visible()
    assert desk.saved[-1]["terms"]["stocks"] == "33"


def test_a_sheet_is_shown_before_its_rows_are_used(open_panel: OpenPanel, desk: FiguresDesk) -> None:
    fault = "B3: '=1' is not a number."
    sheet = {
        "name": "June",
        "dataset": "holdings",
        "columns": ["company", "weightPercent"],
        "rows": [["Kaveri Bank", "58"], [HOSTILE_COMPANY, ""]],
        "ignored": ["ISIN"],
        "figures": [{"path": ["asOn"], "label": "As on", "value": "2026-06-30"}],
        "faults": [fault],
        "notes": [],
    }
    page = open_draft(open_panel, desk)
    choose = page.get_by_label("Choose a file, or drop it here")
    choose.set_input_files({"name": "june.csv", "mimeType": "", "buffer": b"Company,Weight"})
    expect(page.get_by_role("alert").get_by_text("The file is empty")).to_be_visible()
    desk.reading = {"sheets": [sheet]}
    page.get_by_label("Or paste rows of a spreadsheet").fill("Company\tWeight\nKaveri Bank\t58")
    page.get_by_role("button", name="Read the pasted rows").click()
    report = page.get_by_label("Sheet June")
    expect(report).to_contain_text("These rows replace 3 rows of the draft.")
    expect(report).to_contain_text("Columns not read: ISIN.")
    expect(report.get_by_role("listitem")).to_have_text(fault)
    expect(cell(page, 0, 3)).to_have_text("60")
    page.get_by_role("button", name="Use what was read").click()
    expect(grid(page).locator("tbody tr")).to_have_count(2)
    expect(cell(page, 0, 3)).to_have_text("58")
    expect(cell(page, 0, 1)).to_have_text("Banks")
    expect(page.get_by_label("As on")).to_have_value("2026-06-30")
    choose.set_input_files({"name": "june.pdf", "mimeType": "application/pdf", "buffer": b"%PDF"})
    expect(page.get_by_text("june.pdf is neither CSV nor XLSX")).to_be_visible()


def test_a_hostile_name_stays_text(open_panel: OpenPanel, desk: FiguresDesk) -> None:
    desk.findings = {"faults": [{**WEIGHT_FAULT, "message": HOSTILE_COMPANY}], "questions": [], "changes": []}
    page = open_draft(open_panel, desk)
    expect(cell(page, 1, 0)).to_have_text(HOSTILE_COMPANY)
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.get_by_label("Faults").get_by_text(HOSTILE_COMPANY)).to_be_visible()
    assert page.evaluate("window.hacked") is None


def test_an_earlier_edition_is_published_again(open_panel: OpenPanel, desk: FiguresDesk) -> None:
    past = {"state": "published", "publishedAt": "2026-06-03T06:00:00Z", "approvedBy": BELA}
    desk.history = [edition(id="p2", number=2, **past), edition(id="p1", number=1, **past)]
    page = open_panel(DESK)
    rows = page.get_by_role("region", name="History").get_by_role("listitem")
    expect(rows).to_have_count(3)
    expect(rows.nth(0)).to_contain_text("Published now")
    expect(rows.nth(1)).to_contain_text(f"Entered by a; approved by {BELA}.")
    expect(rows.nth(2)).to_contain_text("Original values")
    desk.findings = {"faults": [], "questions": [], "changes": [CHANGE]}
    rows.nth(1).get_by_text("Changes if published again").click()
    expect(rows.nth(1).get_by_label("Changes")).to_contain_text("Top 5 sectors57.10 → 56.42")
    page.get_by_role("button", name="Publish edition 1 again").click()
    page.get_by_role("dialog").get_by_label("Why").fill("June had the wrong sheet")
    press(page, "Enter")
    expect(page.get_by_text("June had the wrong sheet")).to_be_visible()
    assert ("again", {"number": 1, "why": "June had the wrong sheet"}) in desk.steps


@pytest.mark.accessibility
@pytest.mark.parametrize("place", ["list", "desk", "draft", "review"])
def test_axe_finds_nothing(open_panel: OpenPanel, desk: FiguresDesk, place: str) -> None:
    past = {"state": "published", "publishedAt": "2026-06-03T06:00:00Z", "approvedBy": BELA}
    desk.history = [edition(id="p1", number=1, **past)]
    faults = [WEIGHT_FAULT, SUM_FAULT] if place == "draft" else []
    desk.findings = {"faults": faults, "questions": [QUESTION], "changes": [CHANGE]}
    address = {"list": "/admin/dashboard/figures", "desk": DESK}.get(place, DRAFT)
    if place != "list":
        desk.open = edition(state="proposed" if place == "review" else "draft", authors=[BELA])
    page = open_panel(address)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text("Loading data…")).to_have_count(0)
    if place == "draft":
        page.get_by_role("button", name="Check", exact=True).click()
        expect(page.get_by_label("Faults")).to_be_visible()
    if place == "review":
        expect(page.get_by_label("Changes")).to_be_visible()
    assert axe_faults_in_all_forms(page) == []
