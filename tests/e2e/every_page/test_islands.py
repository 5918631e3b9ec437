"""Islands become interactive when requested, keep their served markup, and log no warning."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import OpenPage

CHARTS = "/portfolio_services/ace-strategy"


@pytest.mark.parametrize("intent", ["hover", "focus"])
def test_an_island_starts_on_the_first_sign_of_intent(open_page: OpenPage, intent: str) -> None:
    page = open_page(CHARTS)
    frame = page.locator("[data-island][data-on=intent]").first
    page.wait_for_load_state("networkidle")
    expect(frame).not_to_have_attribute("data-hydrated", "")
    frame.hover() if intent == "hover" else frame.locator("button, a, [tabindex]").first.focus()
    expect(frame).to_have_attribute("data-hydrated", "")


def test_each_island_has_ids_of_its_own(open_page: OpenPage) -> None:
    page = open_page(CHARTS)
    frames = page.locator("[data-island][data-on=intent]")
    for frame in frames.all():
        frame.hover()
        expect(frame).to_have_attribute("data-hydrated", "")
    ids = page.locator("[data-island] [id]").evaluate_all("(elements) => elements.map((element) => element.id)")
    assert len(set(ids)) == len(ids)


def test_an_islands_script_is_asked_for_after_the_first_paint(open_page: OpenPage) -> None:
    page = open_page("/speakwithadvisor")
    expect(page.locator("[data-island][data-on=now]")).to_have_attribute("data-hydrated", "")
    ahead_ms = page.evaluate("""() => {
        const painted = performance.getEntriesByName("first-paint")[0].startTime;
        const asked = performance.getEntriesByType("resource").find(({ name }) => name.includes("/form-with-thanks"));
        return painted - asked.startTime;
    }""")
    assert ahead_ms <= 0
