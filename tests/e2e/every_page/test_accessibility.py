"""axe finds no fault at desktop and phone widths, and in the dark scheme."""

import pytest

from tests.e2e.axe import axe_faults, contrast_faults_in_the_dark
from tests.e2e.conftest import DESKTOP, PHONE, OpenPage
from tests.e2e.pages import ALL_KINDS

pytestmark = pytest.mark.accessibility


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("path", ALL_KINDS)
def test_axe_finds_nothing(read_page: OpenPage, path: str, viewport: dict[str, int]) -> None:
    assert axe_faults(read_page(path, viewport=viewport)) == []


@pytest.mark.parametrize("path", ALL_KINDS)
def test_nothing_is_too_faint_in_the_dark(read_page: OpenPage, path: str) -> None:
    assert contrast_faults_in_the_dark(read_page(path)) == []


def test_axe_finds_nothing_in_the_open_phone_menu(open_page: OpenPage) -> None:
    page = open_page("/", viewport=PHONE, reduced_motion="reduce")
    page.get_by_role("button", name="Menu").click()
    assert axe_faults(page) == []


def test_axe_finds_nothing_on_the_not_found_screen(open_page: OpenPage) -> None:
    page = open_page("/nowhere", expect_status=404)
    assert axe_faults(page) == []
