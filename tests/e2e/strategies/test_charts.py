"""Charts are part of the page and become live at the first touch: same box, no shift, no script before.

The budget of that script is the build's: it fails a production build that exceeds it.
"""

import csv
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from tests.e2e.conftest import DESKTOP, PHONE, OpenPage
from tests.e2e.pages import ALL_KINDS, CHARTED
from tests.e2e.stack import Stack
from tests.e2e.visitors import Visitors
from tests.waiting import LIMIT_S

ACE = "/portfolio_services/ace-strategy"
CHART = "[data-island=chart]"
SHIFT = """() => new Promise(resolve => {
    let total = 0;
    new PerformanceObserver(list => { for (const entry of list.getEntries()) total += entry.value; })
        .observe({ type: "layout-shift", buffered: true });
    setTimeout(() => resolve(total), 300);
})"""


def touch_all(page: Page) -> None:
    for chart in page.locator(CHART).filter(visible=True).all():
        chart.scroll_into_view_if_needed()
        chart.hover()
        expect(chart).to_have_attribute("data-hydrated", "")


@pytest.mark.parametrize("path", [path for path in CHARTED if path in ALL_KINDS])
def test_script_comes_with_the_first_touch(open_page: OpenPage, visitors: Visitors, path: str) -> None:
    page = open_page(path)
    scripts: list[str] = []

    def on_request(request: Request) -> None:
        if request.resource_type == "script":
            scripts.append(request.url)

    visitors.listen(page, "request", on_request)
    page.wait_for_load_state("networkidle")
    assert scripts == []
    touch_all(page)
    assert scripts


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_moves_when_charts_come_alive(open_page: OpenPage, viewport: dict[str, int]) -> None:
    page = open_page(ACE, viewport=viewport, reduced_motion="reduce")
    before = [chart.bounding_box() for chart in page.locator(CHART).all()]
    height_px = page.evaluate("document.documentElement.scrollHeight")
    touch_all(page)
    page.evaluate("scrollTo(0, 0)")
    assert page.evaluate(SHIFT) <= 0.01
    assert page.evaluate("document.documentElement.scrollHeight") == height_px
    assert [chart.bounding_box() for chart in page.locator(CHART).all()] == before


def test_the_pointer_shows_both_values_and_their_difference(open_page: OpenPage) -> None:
    page = open_page(ACE)
    chart = page.locator(CHART).first
    chart.hover()
    expect(chart).to_have_attribute("data-hydrated", "")
    chart.hover(position={"x": 300, "y": 100})
    expect(chart).to_contain_text("Difference")


def test_a_chart_is_read_from_its_table(open_page: OpenPage) -> None:
    """The spoken figures are those that the server spelt, and that the page has once."""
    page = open_page(ACE)
    chart = page.locator(CHART).first
    chart.locator("[tabindex='0']").first.focus()
    expect(chart).to_have_attribute("data-hydrated", "")
    page.keyboard.press("End")
    for cell in page.locator("figure:has([data-chart=growth]) tr").last.locator("th, td").all_text_contents():
        expect(chart.get_by_role("status")).to_contain_text(cell)


def test_arrow_keys_move_along_the_line(open_page: OpenPage) -> None:
    page = open_page(ACE)
    chart = page.locator(CHART).first
    chart.locator("[tabindex='0']").first.focus()
    expect(chart).to_have_attribute("data-hydrated", "")
    page.keyboard.press("End")
    spoken = chart.get_by_role("status")
    expect(spoken).to_contain_text("31 May 2025")
    page.keyboard.press("ArrowLeft")
    expect(spoken).to_contain_text("30 Apr 2025")


@pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
def test_the_table_takes_the_chart_s_place(open_page: OpenPage, script: bool) -> None:
    page = open_page(ACE, java_script_enabled=script)
    folded = page.locator("figure:has([data-chart=growth]) details")
    table = folded.locator("table")
    assert not table.is_visible()
    folded.locator("summary").click()
    expect(table).to_be_visible()
    assert table.locator("tbody tr").count() == 81 + 1


def test_the_data_is_a_file_linked_from_the_page(open_page: OpenPage, site: Stack) -> None:
    page = open_page(ACE, java_script_enabled=False)
    for name, rows in (("holdings", 32), ("growth", 82)):
        address = page.locator(f"a[href^='{ACE}/{name}.'][href$='.csv']").first.get_attribute("href")
        with urlopen(f"{site.origin}{address}", timeout=LIMIT_S) as reply:
            assert len(list(csv.reader(reply.read().decode().splitlines()))) == rows + 1


def test_a_served_drawing_of_each_chart_is_for_wide_and_for_narrow_screens(site: Stack, browser: Browser) -> None:
    shown = {}
    for name, viewport in (("wide", DESKTOP), ("phone", PHONE)):
        page = browser.new_context(base_url=site.origin, viewport=viewport).new_page()  # type: ignore[arg-type]
        page.goto(ACE)
        shown[name] = page.locator(f"{CHART} svg").filter(visible=True).count()
        page.context.close()
    # What a phone's drawing omits is in the table beside it.
    assert shown["wide"] >= shown["phone"] > 0


def test_a_finger_may_move_the_crosshair_sideways_before_any_script(open_page: OpenPage) -> None:
    page = open_page(ACE, viewport=PHONE, java_script_enabled=False)
    touch_action = page.locator("[data-chart=growth]").evaluate("(plot) => getComputedStyle(plot).touchAction")
    assert touch_action.split() == ["pan-y", "pinch-zoom"]
