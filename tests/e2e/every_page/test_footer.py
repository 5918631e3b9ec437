"""On phones the footer is short: its lists are folded, and a press opens them without script."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import DESKTOP, PHONE, OpenPage

MOST_PX = 620


@pytest.mark.parametrize("path", ["/", "/pms/team"])
def test_it_is_short_on_phones(read_page: OpenPage, path: str) -> None:
    box = read_page(path, viewport=PHONE).locator("body > footer").bounding_box()
    assert box is not None
    assert box["height"] <= MOST_PX


def test_its_lists_open_by_a_press_one_at_a_time(open_page: OpenPage) -> None:
    footer = open_page("/pms/team", viewport=PHONE, java_script_enabled=False).locator("body > footer")
    first, second = footer.locator("details").nth(0), footer.locator("details").nth(1)
    expect(second.get_by_role("link").first).to_be_hidden()
    first.locator("summary").click()
    second.locator("summary").click()
    expect(second.get_by_role("link").first).to_be_visible()
    expect(first.get_by_role("link").first).to_be_hidden()


def test_on_wide_screens_every_list_stands_open(open_page: OpenPage) -> None:
    footer = open_page("/pms/team", viewport=DESKTOP).locator("body > footer")
    shown = footer.get_by_role("link").filter(visible=True)
    hrefs = footer.locator("a").evaluate_all("all => [...new Set(all.map(each => each.href))].length")
    expect(footer.locator("summary").filter(visible=True)).to_have_count(0)
    assert len({each.get_attribute("href") for each in shown.all()}) == hrefs
