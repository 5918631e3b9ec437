"""A factsheet prints on at most three A4 pages."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import OpenPage
from tests.e2e.pages import ALL_KINDS, STRATEGIES

PATHS = pytest.mark.parametrize("path", [path for path in STRATEGIES if path in ALL_KINDS])


@PATHS
def test_a_factsheet_fits_three_sheets(read_page: OpenPage, path: str) -> None:
    page = read_page(path)
    pdf = page.pdf(format="A4", prefer_css_page_size=True, print_background=False)
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf)) <= 3


@PATHS
def test_what_samples_are_marked_with_is_printed(read_page: OpenPage, path: str) -> None:
    page = read_page(path)
    marks = page.get_by_text("Sample", exact=True).filter(visible=True)
    shown = marks.count()
    page.emulate_media(media="print")
    assert marks.count() == shown
    expect(page.get_by_role("note").filter(has_text="Sample")).to_be_visible(visible=shown > 0)


def test_the_risk_the_firm_and_the_address_are_printed_and_the_menus_are_not(open_page: OpenPage) -> None:
    page = open_page(STRATEGIES[0])
    footer = page.locator("body > footer")
    address = footer.get_by_text(STRATEGIES[0])
    expect(address).to_be_hidden()
    page.emulate_media(media="print")
    expect(address).to_be_visible()
    expect(footer.get_by_text("Investments in securities are subject to market risk.")).to_be_visible()
    expect(footer.get_by_text("All rights reserved.")).to_be_visible()
    expect(footer.get_by_role("link").filter(visible=True)).to_have_count(0)
    expect(page.locator("body > header")).to_be_hidden()
