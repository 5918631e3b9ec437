"""axe finds no fault in opened parts, and what screen readers say of charts and tables gives their result."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import axe_faults
from tests.e2e.conftest import DESKTOP, PHONE, OpenPage
from tests.e2e.every_page.test_enlarged_text import COMPARISON
from tests.e2e.read_aloud import spoken

FACTSHEET = "/portfolio_services/Phoenix-Portfolio"

pytestmark = pytest.mark.accessibility


def open_menu(page: Page) -> None:
    page.get_by_role("navigation", name="Main").get_by_role("button", name="NRI").click()


def open_all(page: Page) -> None:
    page.locator("main details").evaluate_all("all => all.forEach(each => { each.name = ''; each.open = true })")


def send_nothing(page: Page) -> None:
    page.locator("main form button[type=submit]").click()
    expect(page.locator("[aria-invalid=true]").first).to_be_focused()


def choose_country(page: Page) -> None:
    # A form that is not hydrated does not react to a press.
    expect(page.locator("main [data-island]")).to_have_attribute("data-hydrated", "")
    page.get_by_role("button", name="Country").click()
    expect(page.get_by_role("listbox")).to_be_visible()


def read_chart(page: Page) -> None:
    page.locator("[data-island]").first.hover()
    expect(page.locator("[data-hydrated]").first).to_be_visible()
    # axe calls a target too small if half of it lies below the tabs.
    page.evaluate("scrollTo(0, 0)")


@pytest.mark.parametrize(
    ("path", "viewport", "act"),
    [
        ("/nri", DESKTOP, open_menu),
        ("/nri/nri-faqs", PHONE, open_all),
        (FACTSHEET, DESKTOP, open_all),
        (FACTSHEET, PHONE, open_all),
        (FACTSHEET, DESKTOP, read_chart),
        ("/portfolio_services", PHONE, open_all),
        ("/portfolio_services?since=before-2005&style=quality", DESKTOP, open_all),
        (COMPARISON, DESKTOP, open_all),
        (COMPARISON, PHONE, open_all),
        ("/contact", PHONE, send_nothing),
        ("/speakwithadvisor", DESKTOP, send_nothing),
        ("/contact", DESKTOP, choose_country),
    ],
    ids=lambda value: getattr(value, "__name__", value) if not isinstance(value, dict) else str(value["width"]),
)
def test_axe_finds_nothing_in(
    open_page: OpenPage, path: str, viewport: dict[str, int], act: Callable[[Page], None]
) -> None:
    # If an empty form is sent before its script is loaded, the server answers with 422.
    page = open_page(path, viewport=viewport, reduced_motion="reduce", allow=(422,))
    act(page)
    assert axe_faults(page) == []


def test_charts_are_read_aloud_as_sentences_with_their_results(open_page: OpenPage) -> None:
    page = open_page(FACTSHEET)
    read = [name for role, name in spoken(page, page.locator("main")) if role in {"img", "image"} and name]
    for told in ("BSE 500 TRI", "Industrials 23.22", "Mid 44.17"):
        assert any(told in sentence for sentence in read), (told, read)


def test_a_table_of_returns_is_read_aloud_by_heads_and_cells(open_page: OpenPage) -> None:
    page = open_page(FACTSHEET, viewport=PHONE)
    table = page.get_by_role("table", name="Returns of Phoenix Portfolio and BSE 500 TRI to 31 May 2025")
    read = spoken(page, table)
    heads = [name for role, name in read if role == "columnheader"]
    assert heads == ["To 31 May 2025, %", "Phoenix", "BSE 500 TRI", "Difference"]
    rows = [name for role, name in read if role == "rowheader"]
    assert rows[0] == "1 Month"
    assert rows[-1] == "Since Inception"
    cells = [name for role, name in read if role in {"cell", "gridcell"}]
    assert [cell for cell in cells if not re.fullmatch(r"[+−]?\d+\.\d", cell)] == []
    assert len(cells) == 3 * len(rows)
