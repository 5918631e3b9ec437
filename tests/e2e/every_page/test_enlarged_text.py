"""Text at twice its size on a phone: nothing is cut off, and no page scrolls sideways (WCAG 2.2, 1.4.4)."""

import pytest

from tests.e2e.conftest import DESKTOP, PHONE, OpenPage
from tests.e2e.pages import FURNISHED

pytestmark = pytest.mark.accessibility

FACTSHEET = "/portfolio_services/high-conviction"
COMPARISON = "/portfolio_services/compare?strategy=contra-strategy&strategy=ace-strategy&strategy=Phoenix-Portfolio"
PATHS = pytest.mark.parametrize("path", [*FURNISHED, COMPARISON])

ENLARGE = """() => {
    document.documentElement.style.fontSize = "200%";
    for (const details of document.querySelectorAll("main details")) {
        details.name = "";
        details.open = true;
    }
}"""

# Words beyond the window's edges, except in parts that scroll sideways or are for screen readers.
CUT_OFF = """() => {
    const faults = [];
    const scrolls = element => element && (/auto|scroll/.test(getComputedStyle(element).overflowX)
        || getComputedStyle(element).clipPath !== "none" || scrolls(element.parentElement));
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
        const { data, parentElement: parent } = words.currentNode;
        if (!data.trim() || parent.closest("svg, script") || !parent.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(words.currentNode);
        for (const { left, right, width } of range.getClientRects()) {
            if (width > 1 && (left < -1 || right > innerWidth + 1) && !scrolls(parent)) {
                faults.push(`${Math.round(left)}-${Math.round(right)} px: ${data.trim()}`);
            }
        }
    }
    const wide = document.documentElement.scrollWidth;
    return wide > innerWidth ? [`${wide} px wide`, ...faults] : faults;
}"""


@PATHS
def test_nothing_is_cut_off(change_page: OpenPage, path: str) -> None:
    page = change_page(path, viewport=PHONE)
    for width_px, size in ((390, "200%"), (320, "100%")):
        page.set_viewport_size({**PHONE, "width": width_px})  # type: ignore[typeddict-item]
        page.evaluate(ENLARGE.replace("200%", size))
        assert page.evaluate(CUT_OFF) == [], f"{width_px} px, {size}"


@PATHS
def test_a_wide_window_holds_text_that_the_browser_was_told_to_enlarge(read_page: OpenPage, path: str) -> None:
    """The layouts' limits are in rem, which follow the browser's setting and not a stylesheet's."""
    page = read_page(path)
    browser = page.context.new_cdp_session(page)
    browser.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
    size = page.evaluate("getComputedStyle(document.documentElement).fontSize")
    faults = page.evaluate(CUT_OFF)
    browser.send("Page.setFontSizes", {"fontSizes": {"standard": 16}})
    browser.detach()
    assert (size, faults) == ("32px", [])


def test_the_narrowest_phone_holds_header_menu_and_footer(open_page: OpenPage) -> None:
    page = open_page(FACTSHEET, viewport={**PHONE, "width": 320}, reduced_motion="reduce")
    page.evaluate(ENLARGE)
    page.get_by_role("button", name="Menu").click()
    for part in ("header", "footer"):
        assert page.evaluate(CUT_OFF.replace("document.body", f"document.querySelector('{part}')")) == [], part
    assert page.locator("#mobile-menu").evaluate("(menu) => menu.scrollWidth - menu.clientWidth") == 0


@pytest.mark.parametrize("size", ["100%", "150%", "200%"])
def test_a_wide_header_holds_enlarged_text(open_page: OpenPage, size: str) -> None:
    page = open_page("/", viewport=DESKTOP, reduced_motion="reduce")
    page.evaluate(ENLARGE.replace("200%", size))
    edges = page.get_by_role("banner").evaluate(
        """(header) => [...header.querySelectorAll("a, button")]
            .filter((part) => part.checkVisibility({ visibilityProperty: true }))
            .flatMap((part) => [part.getBoundingClientRect().left, part.getBoundingClientRect().right])"""
    )
    assert min(edges) >= 0
    assert max(edges) <= DESKTOP["width"]
    menu = page.get_by_role("button", name="Menu")
    assert menu.is_visible() == (size != "100%")
    assert page.get_by_role("banner").get_by_role("link", name="Contact").is_visible() == (size == "100%")
