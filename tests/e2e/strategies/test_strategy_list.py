"""The list of strategies is filtered and strategies are compared, by address and without script."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, OpenPage
from tests.factories.shipped_content import count_pms_strategies

LIST = "/portfolio_services"
LONG_WORDS = "/portfolio_services/compare?strategy=ace-strategy&strategy=Phoenix-Portfolio&strategy=high-conviction"
BROKEN_WORDS = """(table) => {
    const broken = [];
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        for (const word of texts.currentNode.data.matchAll(/[^\\s-]+/g)) {
            const range = document.createRange();
            range.setStart(texts.currentNode, word.index);
            range.setEnd(texts.currentNode, word.index + word[0].length);
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word[0]);
        }
    }
    return broken;
}"""
COMPARED = "/portfolio_services/compare?strategy=ace-strategy&strategy=largecap-strategy&strategy=Multicap-PMS"

# Words for screen readers alone are clipped to a pixel.
SEEN = '(cell) => cell.checkVisibility() && getComputedStyle(cell).clipPath === "none"'


def rows(page: Page) -> int:
    return page.locator("main tbody tr").count()


@pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
def test_the_list_is_narrowed_by_horizon_and_widened_again(open_page: OpenPage, script: bool) -> None:
    page = open_page(LIST, java_script_enabled=script)
    assert rows(page) == count_pms_strategies()
    page.get_by_label("Horizon").select_option(label="3 years")
    page.get_by_role("button", name="Show strategies").click()
    page.wait_for_url("**/portfolio_services?*horizon=*")
    assert 0 < rows(page) < count_pms_strategies()
    assert page.get_by_text("Multicap PMS").count() >= 1
    assert page.locator("meta[name=robots]").get_attribute("content") == "noindex"
    page.get_by_role("link", name="Clear").first.click()
    page.wait_for_url("**/portfolio_services")
    assert rows(page) == count_pms_strategies()


@pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
def test_two_strategies_are_chosen_and_compared(open_page: OpenPage, script: bool) -> None:
    page = open_page(LIST, java_script_enabled=script)
    page.locator("input[name=strategy][value=ace-strategy]").check()
    page.locator("input[name=strategy][value=motilal]").check()
    page.get_by_role("button", name="Compare").click()
    page.wait_for_url("**/portfolio_services/compare?*")
    text = page.locator("main").text_content() or ""
    assert "ACE strategy" in text
    assert "Mid to Mega" in text
    assert "45.6%" in text


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_is_chosen_stays_in_sight(open_page: OpenPage, viewport: dict[str, int]) -> None:
    page = open_page(LIST, viewport=viewport, reduced_motion="reduce")
    box = page.locator("input[name=strategy][value=ace-strategy]")
    box.check()
    box.scroll_into_view_if_needed()
    told = page.locator("form [aria-live]")
    expect(told).to_contain_text("ACE strategy")
    expect(told).to_be_in_viewport()


@pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
@pytest.mark.parametrize(("chosen", "said"), [("", "0 of 3"), ("?strategy=ace-strategy", "ACE strategy")])
def test_a_comparison_of_fewer_than_two_says_at_the_picker_what_is_missing(
    open_page: OpenPage, chosen: str, said: str, script: bool
) -> None:
    page = open_page(f"{LIST}/compare{chosen}", java_script_enabled=script)
    told = page.locator("form#choose [aria-live]")
    expect(told).to_be_in_viewport()
    shown = told.inner_text()
    assert shown.startswith("Nothing to compare yet.")
    assert said in shown


@pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
def test_a_filter_keeps_what_is_ticked(open_page: OpenPage, script: bool) -> None:
    page = open_page(LIST, java_script_enabled=script)
    page.locator("input[name=strategy][value=ace-strategy]").check()
    page.get_by_label("Horizon").select_option(label="3 years")
    page.get_by_role("button", name="Show strategies").click()
    page.wait_for_url("**/portfolio_services?*horizon=*")
    expect(page.locator("input[name=strategy][value=ace-strategy]")).to_be_checked()


def test_the_comparison_is_one_table_whose_columns_are_alike(open_page: OpenPage) -> None:
    page = open_page(COMPARED, viewport=DESKTOP)
    table = page.locator("main table").first
    widths = table.locator("thead th").evaluate_all(
        "(cells) => cells.map((cell) => cell.getBoundingClientRect().width)"
    )
    assert len(widths) == 3
    assert min(widths) >= 80
    assert max(widths) - min(widths) < 1


@pytest.mark.parametrize("width_px", [390, 320])
def test_a_phone_breaks_no_word_of_a_comparison(open_page: OpenPage, width_px: int) -> None:
    page = open_page(LONG_WORDS, viewport={"width": width_px, "height": 800})
    table = page.locator("#comparison table").first
    assert table.evaluate("(table) => table.parentElement.scrollWidth <= table.parentElement.clientWidth")
    assert table.evaluate(BROKEN_WORDS) == []


def test_the_first_screen_of_a_phone_holds_the_names_beside_each_other_and_what_differs(open_page: OpenPage) -> None:
    page = open_page(COMPARED, viewport={"width": 390, "height": 800})
    names = page.locator("#comparison thead th > a:first-child")
    tops = names.evaluate_all("(links) => links.map((link) => link.getBoundingClientRect().top)")
    assert len(tops) == 3
    assert len(set(tops)) == 1
    expect(page.locator("#comparison tbody tr").first).to_be_in_viewport(ratio=1)


def test_on_a_phone_the_names_stay_in_sight_above_their_values(open_page: OpenPage) -> None:
    page = open_page(COMPARED, viewport={"width": 390, "height": 800})
    page.locator("#comparison tbody tr").last.scroll_into_view_if_needed()
    expect(page.locator("#comparison thead th").first).to_be_in_viewport(ratio=1)


def test_the_first_screen_of_a_comparison_shows_a_drawing(open_page: OpenPage) -> None:
    page = open_page(COMPARED, viewport={"width": 1440, "height": 900})
    expect(page.locator("#comparison td svg").first).to_be_in_viewport(ratio=1)


def test_no_column_of_a_comparison_is_cut_off_on_the_narrowest_phone(open_page: OpenPage) -> None:
    page = open_page(COMPARED, viewport={"width": 320, "height": 640})
    table = page.locator("#comparison table").first
    assert table.evaluate("(table) => table.parentElement.scrollWidth <= table.parentElement.clientWidth")
    values = table.locator("tbody tr").first.locator("td")
    head = table.locator("tbody th").first
    assert head.evaluate("(cell) => cell.getBoundingClientRect().left") == pytest.approx(
        values.first.evaluate("(cell) => cell.getBoundingClientRect().left"), abs=1
    )
    assert values.count() == 3


def test_a_comparison_is_not_indexed_and_points_to_the_list(open_page: OpenPage) -> None:
    page = open_page(COMPARED, java_script_enabled=False)
    assert page.locator("meta[name=robots]").get_attribute("content") == "noindex"
    assert str(page.locator("link[rel=canonical]").get_attribute("href")).endswith(LIST)


def test_a_strategy_is_removed_from_the_comparison(open_page: OpenPage) -> None:
    page = open_page(COMPARED)
    page.locator("main a[href*=compare]").first.click()
    page.wait_for_url(lambda url: url.count("strategy=") == 2)
    assert page.get_by_role("columnheader", name="ACE strategy").count() == 0


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("address", [f"{LIST}?style=no-such-style", f"{LIST}?horizon=3-years", COMPARED])
def test_dynamic_pages_fit_the_screen(open_page: OpenPage, address: str, viewport: dict[str, int]) -> None:
    page = open_page(address, viewport=viewport)
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]


@pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
def test_on_a_phone_the_filters_lie_in_a_drawer(open_page: OpenPage, script: bool) -> None:
    page = open_page(LIST, viewport=PHONE, java_script_enabled=script)
    assert not page.get_by_label("Horizon").is_visible()
    page.get_by_text("Filters none set").click()
    page.get_by_label("Horizon").select_option(label="3 years")
    page.get_by_role("button", name="Show strategies").click()
    page.wait_for_url("**/portfolio_services?*horizon=*")
    assert page.get_by_text("Filters 3 years").is_visible()


def test_on_a_phone_what_is_not_stated_is_left_out_and_the_facts_are_one_line(open_page: OpenPage) -> None:
    page = open_page(LIST, viewport=PHONE)
    shown = page.locator("main tbody td").evaluate_all(f"(cells) => cells.filter({SEEN}).map((cell) => cell.innerText)")
    assert [text for text in shown if "–" in text] == []
    assert "36 months" in shown
    lines = page.locator("main tbody tr").evaluate_all(
        f"""(rows) => rows.map((row) => new Set([...row.querySelectorAll("td + td:not(:last-child)")]
            .filter({SEEN})
            .map((cell) => Math.round(cell.getBoundingClientRect().top))).size)"""
    )
    assert max(lines) == 1


def test_on_a_phone_nothing_of_the_home_page_is_a_dash(open_page: OpenPage) -> None:
    table = open_page("/", viewport=PHONE).locator("#portfolio table")
    shown = table.locator("tbody td").evaluate_all(f"(cells) => cells.filter({SEEN}).map((cell) => cell.innerText)")
    assert [text for text in shown if "–" in text] == []
    assert "since 2004" in shown
