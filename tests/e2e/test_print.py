"""A factsheet prints on at most three A4 pages."""

import re

import pytest

from tests.e2e.conftest import OpenPage
from tests.e2e.pages import STRATEGIES


@pytest.mark.parametrize("path", STRATEGIES)
def test_a_factsheet_fits_three_sheets(open_page: OpenPage, path: str) -> None:
    page = open_page(path)
    pdf = page.pdf(format="A4", prefer_css_page_size=True, print_background=False)
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf)) <= 3


@pytest.mark.parametrize("path", STRATEGIES)
def test_the_badge_is_printed(open_page: OpenPage, path: str) -> None:
    page = open_page(path)
    shown = page.get_by_text("Illustrative data", exact=True).filter(visible=True).count()
    page.emulate_media(media="print")
    assert page.get_by_text("Illustrative data", exact=True).filter(visible=True).count() >= min(shown, 1)
