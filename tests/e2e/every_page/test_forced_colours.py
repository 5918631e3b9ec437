"""With forced colours, current, pressed, new and open parts can still be recognised."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.staff.panel_interface import OpenPanel, open_contact

pytestmark = pytest.mark.accessibility

FORCED: dict[str, Any] = {"forced_colors": "active", "reduced_motion": "reduce"}


def drawn_borders(parts: Locator, side: str, pseudo: str = "") -> list[bool]:
    """Whether each part, or its pseudo-element, has a border on that side in another colour than the page."""
    borders: list[bool] = parts.evaluate_all(
        """(parts, [side, pseudo]) => parts.map(part => {
            const style = getComputedStyle(part, pseudo || null);
            const page = getComputedStyle(document.body).backgroundColor;
            return style.content !== "none" && parseFloat(style[`border${side}Width`]) >= 2
                && style[`border${side}Color`] !== page;
        })""",
        [side, pseudo],
    )
    return borders


def test_of_tabs_and_groups_only_the_current_one_is_underlined(open_page: OpenPage) -> None:
    page = open_page("/portfolio_services/Phoenix-Portfolio", **FORCED)
    expect(page.locator("[data-page-tabs] [aria-current]")).to_have_count(1)
    assert sum(drawn_borders(page.locator("[data-page-tabs] a"), "Bottom")) == 1
    assert sum(drawn_borders(page.locator("[data-menu-group]"), "Bottom", "::after")) == 1


def test_a_question_has_its_sign(open_page: OpenPage) -> None:
    page = open_page("/nri/nri-faqs", **FORCED)
    signs = page.locator("main summary > span:last-child")
    assert drawn_borders(signs, "Top", "::before") == [True] * 5


def test_the_panel_shows_what_is_current_pressed_and_new(open_panel: OpenPanel) -> None:
    page = open_contact(open_panel, forced_colors="active")
    assert drawn_borders(page.locator("#admin-sidebar nav a"), "Left") == [False, True, False, False, False]
    grounds = page.locator("[aria-pressed]").evaluate_all(
        "all => all.map(one => getComputedStyle(one).backgroundColor)"
    )
    assert len(set(grounds)) == 2
    assert drawn_borders(page.get_by_title("New", exact=True), "Top") == [True] * 3
