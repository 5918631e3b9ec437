"""The staff panel in a browser, over a made-up interface whose answers each test sets."""

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import axe_faults_in_all_forms
from tests.e2e.conftest import PHONE
from tests.e2e.read_aloud import spoken
from tests.e2e.staff.panel_interface import (
    HOSTILE,
    QUIET_MAIL,
    Answer,
    Interface,
    OpenPanel,
    dead_letter,
    open_contact,
    rows,
)

SESSION_ENDED = "Your session has ended. Please sign in again."
AWAY = "The database is away."
LIST = "/api/contact-data"


@pytest.mark.parametrize("path", ["/admin", "/admin/login", "/admin/dashboard"])
def test_without_script_every_address_is_the_loading_screen(open_panel: OpenPanel, path: str) -> None:
    page = open_panel(path, java_script_enabled=False)
    expect(page.get_by_text("Verifying Admin Credentials...")).to_be_visible()
    expect(page.get_by_text("The panel needs JavaScript.")).to_be_visible()


@pytest.mark.parametrize("path", ["/admin", "/admin/dashboard"])
def test_sign_in_leads_to_the_dashboard(open_panel: OpenPanel, interface: Interface, path: str) -> None:
    interface.is_signed_in = False
    page = open_panel(path)
    page.wait_for_url("**/admin/login")
    expect(page.get_by_role("heading", level=1)).to_have_text("Admin Login")
    expect(page.get_by_placeholder("Email")).to_be_focused()
    page.keyboard.type("a@example.com")
    page.get_by_label("Password").fill("wrong")
    page.get_by_role("button", name="Login").click()
    expect(page.get_by_role("alert")).to_have_text("Wrong email or password.")
    page.get_by_label("Password").fill("right")
    page.keyboard.press("Enter")
    page.wait_for_url("**/admin/dashboard")
    titles = page.get_by_role("heading", level=2)
    expect(titles).to_have_text(["Dashboard Stats", "Recent Activities", "Performance Metrics", "Before launch"])
    expect(page.get_by_role("heading", level=1)).to_be_focused()


@pytest.mark.parametrize("path", ["/admin", "/admin/login"])
def test_who_is_signed_in_is_led_inside(open_panel: OpenPanel, path: str) -> None:
    page = open_panel(path)
    page.wait_for_url("**/admin/dashboard")
    expect(page.get_by_text("42 min")).to_be_visible()


def test_the_list_in_the_words_of_the_specification(open_panel: OpenPanel) -> None:
    page = open_contact(open_panel)
    expect(page.get_by_role("heading", level=1)).to_have_text("Contact Query Data")
    heads = page.locator("thead th")
    expect(heads).to_have_text(["#", "Name", "Email", "Phone", "Message", "Date"])
    first = page.locator("tbody tr").first
    assert first.locator("td").first.inner_text() == "1"
    expect(first.get_by_text("-", exact=True)).to_be_visible()
    expect(first.locator("time")).to_have_text("31 May 2025, 4:42 pm IST")
    expect(first.get_by_text("New:")).to_have_count(1)
    expect(page.locator("tbody tr").nth(3).get_by_text("Suspected spam")).to_be_visible()


def test_what_visitors_wrote_stays_text(open_panel: OpenPanel) -> None:
    page = open_contact(open_panel)
    page.get_by_role("button", name="Visitor 2", exact=True).click()
    expect(page.get_by_role("dialog").get_by_text(HOSTILE)).to_be_visible()
    assert page.evaluate("window.hacked") is None


def test_a_query_opens_by_key_is_marked_seen_and_gives_the_focus_back(open_panel: OpenPanel) -> None:
    page = open_contact(open_panel)
    page.get_by_role("button", name="Visitor 1", exact=True).focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    with page.expect_response(f"**/api/contact-data/{3:024x}/seen"):
        page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog", name="Visitor 3")
    expect(sheet.get_by_role("link", name="+91 98100 00118")).to_have_attribute("href", "tel:+919810000118")
    expect(sheet.get_by_role("link", name="visitor.3@")).to_have_attribute("href", "mailto:visitor.3@example.com")
    expect(page.locator("tbody").get_by_title("New")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.get_by_role("button", name="Visitor 3", exact=True)).to_be_focused()


def test_a_press_beside_the_name_opens_the_query_too(open_panel: OpenPanel) -> None:
    page = open_contact(open_panel)
    page.locator("tbody tr").nth(4).click(position={"x": 12, "y": 12})
    expect(page.get_by_role("dialog", name="Visitor 5")).to_be_visible()


def test_search_pages_order_and_files_go_together(open_panel: OpenPanel) -> None:
    page = open_contact(open_panel)
    page.get_by_role("button", name="Next page").click()
    expect(page.get_by_text("26–50 of 60")).to_be_visible()
    expect(page.get_by_text("Page 2 of 3")).to_be_visible()
    assert rows(page)[0] == "Visitor 26"
    page.get_by_role("button", name="Previous page").click()
    expect(page.get_by_text("1–25 of 60")).to_be_visible()
    page.get_by_role("button", name="Date", exact=True).click()
    expect(page.get_by_role("columnheader", name="Date")).to_have_attribute("aria-sort", "ascending")
    expect(page.locator("tbody button").first).to_have_text("Visitor 60")
    page.get_by_label("Search queries").fill("Visitor 5")
    expect(page.get_by_text("1–11 of 11")).to_be_visible()
    link = page.get_by_role("link", name="Export XLSX")
    expect(link).to_have_attribute("href", f"{LIST}/export.xlsx?q=Visitor+5&sort=oldest")


def test_a_cleared_search_begins_on_the_first_page(open_panel: OpenPanel) -> None:
    page = open_contact(open_panel)
    page.get_by_role("button", name="Next page").click()
    expect(page.get_by_text("26–50 of 60")).to_be_visible()
    page.get_by_label("Search queries").fill("Visitor 5")
    expect(page.get_by_text("1–11 of 11")).to_be_visible()
    page.get_by_label("Search queries").fill("")
    expect(page.get_by_text("1–25 of 60")).to_be_visible()


def test_typing_asks_once(open_panel: OpenPanel, interface: Interface) -> None:
    page = open_contact(open_panel)
    interface.asked.clear()
    # In one step, because on a busy machine the pause between two keys may be longer than the panel's delay.
    with page.expect_response(f"**{LIST}?q=Visitor&limit=25"):
        page.get_by_label("Search queries").evaluate(
            """(field) => {
                const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set;
                for (let end = 1; end <= "Visitor".length; end++) {
                    setValue.call(field, "Visitor".slice(0, end));
                    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
                }
            }"""
        )
    expect(page.get_by_role("link", name="Export CSV")).to_have_attribute("href", f"{LIST}/export.csv?q=Visitor")
    expect(page.get_by_text("1–25 of 60")).to_be_visible()
    assert interface.asked == [f"GET {LIST}?q=Visitor&limit=25"]


def test_a_search_without_a_match_can_be_cleared(open_panel: OpenPanel) -> None:
    page = open_contact(open_panel)
    page.get_by_label("Search queries").fill("nobody")
    expect(page.get_by_text("No data found")).to_be_visible()
    page.get_by_role("button", name="Clear search").click()
    expect(page.get_by_text("1–25 of 60")).to_be_visible()
    expect(page.get_by_label("Search queries")).to_have_value("")


def test_reversed_dates_are_not_asked_for(open_panel: OpenPanel, interface: Interface) -> None:
    page = open_contact(open_panel)
    page.get_by_role("button", name="Dates").click()
    page.get_by_label("From").fill("2025-05-20")
    expect(page.get_by_role("link", name="Export CSV")).to_have_attribute("href", f"{LIST}/export.csv?from=2025-05-20")
    page.get_by_label("To", exact=True).fill("2025-05-10")
    expect(page.get_by_text("The first date is after the last.")).to_be_visible()
    assert not any("to=" in address for address in interface.asked)


def test_no_queries_at_all(open_panel: OpenPanel) -> None:
    page = open_panel("/admin/dashboard/speak")
    expect(page.get_by_role("heading", level=1)).to_have_text("Speak With Advisor Data")
    expect(page.get_by_text("No data found")).to_be_visible()
    expect(page.get_by_role("button", name="Clear search")).to_have_count(0)


def test_an_error_can_be_tried_again(open_panel: OpenPanel, interface: Interface) -> None:
    interface.faults[f"GET {LIST}"] = (500, {"message": AWAY})
    page = open_panel("/admin/dashboard/contact")
    expect(page.get_by_text(f"Error: {AWAY}")).to_be_visible()
    interface.faults.clear()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("1–25 of 60")).to_be_visible()


def test_each_selection_fetches_again(open_panel: OpenPanel) -> None:
    page = open_contact(open_panel)
    with page.expect_response(f"**{LIST}?limit=25"):
        page.get_by_label("Admin Panel").get_by_role("link", name="Contact Query").click()
    expect(page.get_by_text("1–25 of 60")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_a_session_that_ended_leads_to_the_sign_in(open_panel: OpenPanel, interface: Interface) -> None:
    page = open_contact(open_panel)
    interface.is_signed_in = False
    page.get_by_role("button", name="Next page").click()
    page.wait_for_url("**/admin/login")
    expect(page.get_by_role("alert")).to_have_text(SESSION_ENDED)


def test_a_file_asked_for_after_the_session_ended_leads_to_the_sign_in(
    open_panel: OpenPanel, interface: Interface
) -> None:
    page = open_contact(open_panel)
    interface.is_signed_in = False
    page.get_by_role("link", name="Export XLSX").click()
    page.wait_for_url("**/admin/login")
    expect(page.get_by_role("alert")).to_have_text(SESSION_ENDED)
    assert not any(asked.startswith("GET") and "export" in asked for asked in interface.asked)


def test_log_out(open_panel: OpenPanel, interface: Interface) -> None:
    page = open_contact(open_panel)
    page.get_by_role("button", name="LogOut").click()
    expect(page).to_have_url(re.compile("/admin/login$"))
    page.evaluate("history.back()")
    expect(page.get_by_role("heading", name="Admin Login")).to_be_visible()
    expect(page).to_have_url(re.compile("/admin/login$"))
    expect(page.get_by_text("Visitor 1", exact=True)).to_have_count(0)
    assert "POST /api/logout" in interface.asked


# Goes Back between the redirect to the sign-in and its rendering: the router gets both events at once.
BACK_AT_ONCE = """() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (...entry) => {
        replace(...entry);
        if (!location.pathname.endsWith("/admin/login")) return;
        history.replaceState = replace;
        replace(null, "", "/admin/dashboard");
        dispatchEvent(new PopStateEvent("popstate", { state: null }));
    };
}"""


def test_back_before_the_sign_in_is_rendered(open_panel: OpenPanel) -> None:
    page = open_contact(open_panel)
    page.evaluate(BACK_AT_ONCE)
    page.get_by_role("button", name="LogOut").click()
    expect(page.get_by_role("heading", name="Admin Login")).to_be_visible()
    expect(page).to_have_url(re.compile("/admin/login$"))


UNCHECKED = "The sign-in could not be checked."
WHAT_TO_DO = "Please load this page again, or sign in."
SILENT = f"{UNCHECKED} Something went wrong. {WHAT_TO_DO}"
CHECK_FAULTS: list[tuple[Answer, str]] = [
    ((401, {"message": "Not signed in."}), ""),
    ((500, {"message": AWAY}), f"{UNCHECKED} {AWAY} {WHAT_TO_DO}"),
    ((503, "<h1>Service unavailable</h1>"), SILENT),
    ((504, None), SILENT),
    ((0, None), SILENT),
    ((200, "<h1>Sign in to this network</h1>"), SILENT),
]
DEEP = "/admin/dashboard/contact"


def sign_in(page: Page) -> None:
    page.get_by_placeholder("Email").fill("a@example.com")
    page.get_by_label("Password").fill("right")
    page.get_by_role("button", name="Login").click()


# Each fault at one address, and each address with two faults.
@pytest.mark.parametrize(
    ("path", "fault", "said"),
    [(path, *fault) for path, fault in zip(2 * ["/admin", "/admin/login", DEEP], CHECK_FAULTS, strict=True)],
    ids=[f"{status}" for (status, _), _ in CHECK_FAULTS],
)
def test_a_failed_check_leads_to_the_sign_in(
    open_panel: OpenPanel, interface: Interface, path: str, fault: Answer, said: str
) -> None:
    interface.faults["GET /api/me"] = fault
    page = open_panel(path)
    page.wait_for_url("**/admin/login")
    expect(page.get_by_role("heading", name="Admin Login")).to_be_visible()
    expect(page.get_by_placeholder("Email")).to_be_focused()
    expect(page.get_by_role("alert")).to_have_text(said)
    page.reload()
    expect(page.get_by_role("alert")).to_have_text(said)
    expect(page).to_have_url(re.compile("/admin/login$"))
    sign_in(page)
    page.wait_for_url(f"**{DEEP}" if path == DEEP else "**/admin/dashboard")
    expect(page.get_by_role("heading", level=1)).to_have_text("Contact Query Data" if path == DEEP else "Dashboard")


def test_once_the_check_succeeds_a_reload_leads_to_what_was_asked_for(
    open_panel: OpenPanel, interface: Interface
) -> None:
    interface.faults["GET /api/me"] = (503, {"message": AWAY})
    page = open_panel(DEEP)
    page.wait_for_url("**/admin/login")
    interface.faults.clear()
    page.reload()
    page.wait_for_url(f"**{DEEP}")
    expect(page.get_by_text("1–25 of 60")).to_be_visible()


def test_a_session_that_ended_is_taken_up_where_it_was(open_panel: OpenPanel, interface: Interface) -> None:
    page = open_contact(open_panel)
    interface.is_signed_in = False
    page.get_by_role("button", name="Next page").click()
    page.wait_for_url("**/admin/login")
    sign_in(page)
    page.wait_for_url(f"**{DEEP}")
    expect(page.get_by_text("1–25 of 60")).to_be_visible()


def test_after_a_sign_out_the_next_member_begins_on_the_dashboard(open_panel: OpenPanel) -> None:
    page = open_contact(open_panel)
    page.get_by_role("button", name="LogOut").click()
    expect(page.get_by_role("heading", name="Admin Login")).to_be_visible()
    sign_in(page)
    expect(page.get_by_role("heading", name="Dashboard Stats")).to_be_visible()
    expect(page).to_have_url(re.compile("/admin/dashboard$"))


@pytest.mark.parametrize("asked", ["https://evil.example/admin/dashboard", "//evil.example/admin/x", "/contact"])
def test_no_address_outside_of_the_panel_is_returned_to(
    open_panel: OpenPanel, interface: Interface, asked: str
) -> None:
    interface.is_signed_in = False
    page = open_panel(DEEP)
    page.wait_for_url("**/admin/login")
    page.evaluate("(asked) => history.replaceState({ ...history.state, usr: { asked } }, '')", asked)
    page.reload()
    sign_in(page)
    expect(page.get_by_role("heading", name="Dashboard Stats")).to_be_visible()
    expect(page).to_have_url(re.compile("/admin/dashboard$"))


def test_no_way_through_the_history_leaves_an_empty_screen(open_panel: OpenPanel, interface: Interface) -> None:
    interface.faults["GET /api/me"] = (503, {"message": AWAY})
    page = open_panel("about:blank")
    page.goto(DEEP)
    login = page.get_by_role("heading", name="Admin Login")
    expect(login).to_be_visible()
    page.go_back()
    expect(page).to_have_url("about:blank")
    page.go_forward()
    expect(login).to_be_visible()
    sign_in(page)
    expect(page.get_by_text("1–25 of 60")).to_be_visible()
    page.goto("about:blank")
    page.go_back()
    # The browser has kept the panel, or loads it anew and asks again.
    expect(login.or_(page.get_by_text("1–25 of 60"))).to_be_visible()
    interface.faults.clear()
    page.reload()
    expect(page.get_by_text("1–25 of 60")).to_be_visible()


def test_an_unknown_section(open_panel: OpenPanel) -> None:
    page = open_panel("/admin/dashboard/unknown")
    expect(page.get_by_text("Select a section from the sidebar.")).to_be_visible()


def test_the_drawer_of_narrow_screens(open_panel: OpenPanel) -> None:
    page = open_panel("/admin/dashboard", viewport=PHONE)
    drawer = page.get_by_label("Admin Panel").get_by_role("link", name="Speak Query")
    expect(page.get_by_role("button", name="Menu")).to_be_visible()
    expect(drawer).to_be_hidden()
    page.get_by_role("button", name="Menu").click()
    expect(drawer).to_be_visible()
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    expect(page.get_by_role("button", name="Menu")).to_be_focused()
    page.keyboard.press("Enter")
    drawer.click()
    expect(drawer).to_be_hidden()
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_the_section_stays_readable_behind_the_drawer_and_uncovered_once_it_has_the_focus(
    open_panel: OpenPanel,
) -> None:
    page = open_panel("/admin/dashboard", viewport=PHONE)
    drawer = page.locator("#admin-sidebar")
    page.get_by_role("button", name="Menu").click()
    expect(drawer.get_by_role("link", name="Dashboard")).to_be_focused()
    assert {("main", ""), ("heading", "Dashboard")} <= set(spoken(page))
    for _ in drawer.locator("a, button").all():
        expect(drawer).to_be_visible()
        page.keyboard.press("Tab")
    expect(drawer).to_be_hidden()
    expect(page.locator(":focus")).to_have_count(1)


def too_wide(page: Page, widths_px: Sequence[int]) -> list[int]:
    """Return the widths at which the page scrolls sideways."""
    found = []
    for width_px in widths_px:
        page.set_viewport_size({"width": width_px, "height": 800})
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            found.append(width_px)
    return found


def test_nothing_scrolls_sideways(open_panel: OpenPanel) -> None:
    assert too_wide(open_contact(open_panel), [320, 390, 768, 1024, 1200, 1440]) == []


TROUBLED_MAIL = QUIET_MAIL | {
    "state": "stopped",
    "waiting": 3,
    "oldestWaitingMinutes": 210,
    "deadTotal": 22,
    "deadLetters": [dead_letter(number) for number in range(1, 4)],
}


NO_MAIL = QUIET_MAIL | {"configured": False, "state": "off"}


@pytest.mark.accessibility
@pytest.mark.parametrize("mail", [TROUBLED_MAIL, NO_MAIL], ids=["stopped", "off"])
def test_the_notice_of_mail_fits_every_width_and_axe_finds_nothing(
    open_panel: OpenPanel, interface: Interface, mail: dict[str, Any]
) -> None:
    interface.mail = mail
    page = open_panel("/admin/dashboard")
    expect(page.get_by_text("Dashboard Stats")).to_be_visible()
    expect(page.get_by_role("button", name="Send again")).to_have_count(len(mail["deadLetters"]))
    assert too_wide(page, [320, 768, 1440]) == []
    assert axe_faults_in_all_forms(page) == []


@pytest.mark.accessibility
def test_axe_finds_nothing(open_panel: OpenPanel, interface: Interface) -> None:
    page = open_contact(open_panel)
    faults = axe_faults_in_all_forms(page)
    page.get_by_role("button", name="Visitor 4", exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    faults += axe_faults_in_all_forms(page)
    dashboard = open_panel("/admin/dashboard")
    expect(dashboard.get_by_text("42 min")).to_be_visible()
    dashboard.get_by_text("Show as table").click()
    faults += axe_faults_in_all_forms(dashboard)
    interface.is_signed_in = False
    login = open_panel("/admin/login")
    expect(login.get_by_role("heading", level=1)).to_have_text("Admin Login")
    faults += axe_faults_in_all_forms(login)
    assert faults == []
