"""axe finds nothing, at desktop and phone, light and dark."""

import pytest

from tests.e2e.axe import COLOURS_HAVE_SETTLED, axe_faults, contrast_faults
from tests.e2e.conftest import DESKTOP, PHONE, OpenPage
from tests.e2e.pages import ALL_KINDS

pytestmark = pytest.mark.accessibility


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("path", ALL_KINDS)
def test_axe_finds_nothing(read_page: OpenPage, path: str, viewport: dict[str, int]) -> None:
    page = read_page(path, viewport=viewport, reduced_motion="reduce", bypass_csp=True)
    # The test before may have left this page on its way from dark to light.
    page.wait_for_function(COLOURS_HAVE_SETTLED)
    assert axe_faults(page) == []
    assert contrast_faults(page, "dark") == []


def test_axe_finds_nothing_in_the_open_phone_menu(open_page: OpenPage) -> None:
    page = open_page("/", viewport=PHONE, reduced_motion="reduce", bypass_csp=True)
    page.get_by_role("button", name="Menu").click()
    assert axe_faults(page) == []


def test_axe_finds_nothing_on_the_not_found_screen(open_page: OpenPage) -> None:
    page = open_page("/nowhere", expect_status=404, bypass_csp=True)
    assert axe_faults(page) == []
