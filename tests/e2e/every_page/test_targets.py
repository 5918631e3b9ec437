"""Targets are 24 CSS pixels wide and high, or have that room to themselves (WCAG 2.2, 2.5.8)."""

import pytest

from tests.e2e.conftest import DESKTOP, PHONE, OpenPage
from tests.e2e.every_page.test_enlarged_text import COMPARISON
from tests.e2e.pages import FURNISHED
from tests.e2e.staff.panel_interface import OpenPanel, open_contact

pytestmark = pytest.mark.accessibility

# A link in a line of text is exempt. A small target may stand alone: a circle of 24 px round its middle must not touch
# another target or the circle of another small target.
SMALL = """() => {
    // A button may be stretched over the row it stands in.
    const stretched = target => getComputedStyle(target, "::after").position === "absolute";
    const positioned = part => getComputedStyle(part).position === "static" ? positioned(part.parentElement) : part;
    // A dot of the field strip has an equal: the name at the foot of the page. A finger cannot press it.
    const pressed = "a[href]:not(svg a), button, summary, input, select, textarea, [tabindex='0']";
    const targets = [...document.querySelectorAll(pressed)]
        .filter(target => target.checkVisibility({ visibilityProperty: true, opacityProperty: true })
            && getComputedStyle(target).clipPath === "none" && target.type !== "hidden")
        .map(target => ({ target, box: (target.closest("label") ??
            (stretched(target) ? positioned(target) : target)).getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && box.height > 1);
    const isInLine = ({ target }) => getComputedStyle(target).display === "inline"
        && [...target.parentElement.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim());
    const isSmall = ({ box }) => box.width < 24 || box.height < 24;
    const middle = ({ left, width, top, height }) => [left + width / 2, top + height / 2];
    const distance = ([x, y], box) => Math.hypot(Math.max(box.left - x, 0, x - box.right),
        Math.max(box.top - y, 0, y - box.bottom));
    const small = targets.filter(each => isSmall(each) && !isInLine(each));
    return small.filter(each => targets.some(other => {
        if (other.target === each.target || isInLine(other)) return false;
        if (other.target.contains(each.target) || each.target.contains(other.target)) return false;
        const [x, y] = middle(each.box), [otherX, otherY] = middle(other.box);
        return isSmall(other) ? Math.hypot(x - otherX, y - otherY) < 24 : distance([x, y], other.box) < 12;
    })).map(({ target, box }) =>
        `${Math.round(box.width)} x ${Math.round(box.height)} px: ${target.tagName} ${target.textContent.trim()}`);
}"""


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("path", [*FURNISHED, COMPARISON])
def test_targets_of_a_page_are_large_enough(read_page: OpenPage, path: str, viewport: dict[str, int]) -> None:
    assert read_page(path, viewport=viewport).evaluate(SMALL) == []


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_targets_of_the_panel_are_large_enough(open_panel: OpenPanel, viewport: dict[str, int]) -> None:
    page = open_contact(open_panel, viewport=viewport)
    faults = page.evaluate(SMALL)
    page.get_by_role("button", name="Keyboard shortcuts").click()
    faults += page.evaluate(SMALL)
    page.goto("/admin/dashboard")
    page.get_by_text("Show as table").click()
    assert faults + page.evaluate(SMALL) == []
