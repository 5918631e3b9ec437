"""The focused element is visible: no sticky bar covers it (WCAG 2.2, 2.4.11)."""

import pytest

from tests.e2e.conftest import DESKTOP, PHONE, OpenPage

pytestmark = pytest.mark.accessibility

FACTSHEET = "/portfolio_services/Phoenix-Portfolio"

# Names the focused element and its covered edges; null once the focus has left the page.
LOOK = """() => {
    const focused = document.activeElement;
    if (focused === document.body) return null;
    const boxes = [...focused.getClientRects()];
    const name = `${focused.tagName} ${focused.textContent.trim().slice(0, 40)}`;
    const places = [["top", boxes[0], box => box.top + 1], ["bottom", boxes.at(-1), box => box.bottom - 1]];
    const covered = places.filter(([_, box, edge]) => {
        const found = document.elementFromPoint(box.left + box.width / 2, edge(box));
        return box.height < innerHeight && !(found && (focused.contains(found) || found.contains(focused)));
    });
    return [name, ...covered.map(([edge]) => edge)];
}"""


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("path", [FACTSHEET, "/nri/nri-faqs"])
def test_no_bar_lies_over_the_focus(open_page: OpenPage, path: str, viewport: dict[str, int]) -> None:
    page = open_page(path, viewport=viewport, reduced_motion="reduce")
    for key in ("Tab", "Shift+Tab"):
        seen: list[list[str]] = []
        page.keyboard.press(key)
        while (look := page.evaluate(LOOK)) is not None and len(seen) < 150:
            seen.append(look)
            page.keyboard.press(key)
        assert len(seen) > 20
        assert [look for look in seen if len(look) > 1] == []
