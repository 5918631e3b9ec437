"""Islands come to life when asked, with the served markup kept and no warning."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage

PATH = "/island-probe"


def island(page: Page, on: str) -> str:
    return f"[data-island][data-on={on}]"


def test_an_island_is_served_as_markup(open_page: OpenPage) -> None:
    page = open_page(PATH, java_script_enabled=False)
    for on in ("now", "intent"):
        assert page.locator(f"{island(page, on)} button").count() == 1


def test_an_island_starts_at_once(open_page: OpenPage) -> None:
    page = open_page(PATH)
    frame = page.locator(island(page, "now"))
    expect(frame).to_have_attribute("data-hydrated", "")
    button = frame.locator("button")
    before = int(button.text_content() or "")
    button.click()
    expect(button).to_have_text(str(before + 1))


@pytest.mark.parametrize("intent", ["hover", "focus"])
def test_an_island_starts_on_the_first_sign_of_intent(open_page: OpenPage, intent: str) -> None:
    page = open_page(PATH)
    frame = page.locator(island(page, "intent"))
    page.wait_for_load_state("networkidle")
    expect(frame).not_to_have_attribute("data-hydrated", "")
    button = frame.locator("button")
    button.hover() if intent == "hover" else button.focus()
    expect(frame).to_have_attribute("data-hydrated", "")
    assert page.get_by_role("status").count() == 0


def test_each_island_has_ids_of_its_own(open_page: OpenPage) -> None:
    page = open_page(PATH)
    ids = page.locator("[data-island] button").evaluate_all("(buttons) => buttons.map((button) => button.id)")
    assert len(set(ids)) == len(ids) == 2


def test_an_islands_script_is_asked_for_after_the_first_paint(open_page: OpenPage) -> None:
    page = open_page("/speakwithadvisor")
    expect(page.locator(island(page, "now"))).to_have_attribute("data-hydrated", "")
    ahead_ms = page.evaluate("""() => {
        const painted = performance.getEntriesByName("first-paint")[0].startTime;
        const asked = performance.getEntriesByType("resource").find(({ name }) => name.includes("/replaced-form"));
        return painted - asked.startTime;
    }""")
    assert ahead_ms <= 0
