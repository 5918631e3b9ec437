"""The panel's shortcuts: their actions, where they do nothing, and how to switch them off (WCAG 2.2, 2.1.4)."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import axe_faults
from tests.e2e.conftest import PHONE
from tests.e2e.keys import press
from tests.e2e.staff.panel_interface import Interface, OpenPanel, open_contact


def heading(page: Page, text: str) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text(text)


def lead(page: Page, *keys: str, to: str) -> None:
    """Repeat a pair of keys until its section is shown: a machine that stalls for 1.5 s ends the pair."""
    for _ in range(3):
        press(page, *keys)
        try:
            expect(page.get_by_role("heading", level=1)).to_have_text(to, timeout=3000)
        except AssertionError:
            continue
        return
    heading(page, to)


def test_keys_lead_through_the_panel(open_panel: OpenPanel, interface: Interface) -> None:
    page = open_panel("/admin/dashboard")
    heading(page, "Dashboard")
    lead(page, "g", "c", to="Contact Query Data")
    expect(page.get_by_text("1–25 of 60")).to_be_visible()
    press(page, "n")
    expect(page.get_by_text("26–50 of 60")).to_be_visible()
    press(page, "p")
    expect(page.get_by_text("1–25 of 60")).to_be_visible()
    press(page, "j", "j")
    expect(page.get_by_role("button", name="Visitor 2", exact=True)).to_be_focused()
    with page.expect_response("**/seen"):
        press(page, "m")
    expect(page.get_by_text("New:")).to_have_count(2)
    with page.expect_response("**/seen"):
        press(page, "k", "Enter")
    expect(page.get_by_role("dialog")).to_contain_text("Visitor 1")
    press(page, "n", "g", "s", "Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    heading(page, "Contact Query Data")
    press(page, "/")
    expect(page.get_by_role("searchbox")).to_be_focused()
    seen = [asked for asked in interface.asked if asked.endswith("/seen")]
    assert len(seen) == 2
    page.get_by_role("heading", level=1).focus()
    lead(page, "g", "s", to="Speak With Advisor Data")
    lead(page, "g", "d", to="Dashboard")


def test_what_is_typed_into_a_field_is_no_shortcut(open_panel: OpenPanel) -> None:
    page = open_contact(open_panel)
    press(page, "/")
    page.keyboard.type("gd?/n")
    expect(page.get_by_role("searchbox")).to_have_value("gd?/n")
    heading(page, "Contact Query Data")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("modifier", ["Control", "Alt", "Meta"])
def test_a_key_with_a_modifier_is_no_shortcut(open_panel: OpenPanel, modifier: str) -> None:
    page = open_contact(open_panel)
    press(page, f"{modifier}+g", f"{modifier}+d", f"{modifier}+j")
    heading(page, "Contact Query Data")
    expect(page.get_by_role("button", name="Visitor 1", exact=True)).not_to_be_focused()


def test_a_question_mark_shows_them_and_a_switch_ends_them(open_panel: OpenPanel) -> None:
    page = open_contact(open_panel)
    opener = page.get_by_role("button", name="Keyboard shortcuts")
    dialog = page.get_by_role("dialog", name="Keyboard shortcuts")
    press(page, "?")
    expect(dialog.get_by_text("Go to Speak Query")).to_be_visible()
    dialog.get_by_role("checkbox").uncheck()
    press(page, "Escape")
    expect(dialog).to_be_hidden()
    for reloaded in (False, True):
        if reloaded:
            page.reload()
            expect(page.get_by_text("1–25 of 60")).to_be_visible()
        press(page, "?", "/", "n", "g", "d")
        expect(dialog).to_be_hidden()
        expect(page.get_by_role("searchbox")).not_to_be_focused()
        heading(page, "Contact Query Data")
    opener.click()
    dialog.get_by_role("checkbox").check()
    dialog.get_by_role("button", name="Close").click()
    expect(opener).to_be_focused()
    press(page, "g", "d")
    heading(page, "Dashboard")


def test_where_nothing_may_be_kept_they_work(open_panel: OpenPanel) -> None:
    page = open_panel("/admin/login", is_only=True)
    page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('refused'); } })")
    page.goto("/admin/dashboard")
    heading(page, "Dashboard")
    press(page, "?")
    page.get_by_role("checkbox").uncheck()
    press(page, "Escape", "g", "c")
    heading(page, "Dashboard")


@pytest.mark.accessibility
@pytest.mark.parametrize(("viewport", "scheme"), [(None, "light"), (PHONE, "dark")])
def test_axe_finds_nothing_in_the_list(open_panel: OpenPanel, viewport: dict[str, int] | None, scheme: str) -> None:
    options: dict[str, Any] = {"viewport": viewport} if viewport else {}
    page = open_panel("/admin/dashboard", color_scheme=scheme, **options)
    page.get_by_role("button", name="Keyboard shortcuts").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert axe_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
