"""axe finds nothing, at desktop and phone, light and dark."""

import pytest

from tests.e2e.conftest import DESKTOP, PHONE, OpenPage
from tests.e2e.pages import FURNISHED
from tests.e2e.stack import ROOT

pytestmark = pytest.mark.accessibility

AXE = (ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text()
# Of what passes it then names one node a rule: to find a selector for each of them takes a seventh of the time.
RUN = """async () => (await axe.run({ runOnly: %s, resultTypes: ["violations"] })).violations
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(", ")}`)"""
RUN_AXE = RUN % '["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]'
# The themes differ in their colours alone.
RUN_CONTRAST = RUN % '{ type: "rule", values: ["color-contrast"] }'

# What the reader's scrolling moves never ends by itself.
COLOURS_HAVE_SETTLED = """document.getAnimations().every(({ playState, timeline }) =>
    playState !== "running" || !(timeline instanceof DocumentTimeline))"""


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("path", FURNISHED)
def test_axe_finds_nothing(read_page: OpenPage, path: str, viewport: dict[str, int]) -> None:
    page = read_page(path, viewport=viewport, reduced_motion="reduce", bypass_csp=True)
    # The page of the test before may be this one, with axe, and on its way from dark to light.
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    page.wait_for_function(COLOURS_HAVE_SETTLED)
    assert page.evaluate(RUN_AXE) == []
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    page.wait_for_function(COLOURS_HAVE_SETTLED)
    assert page.evaluate(RUN_CONTRAST) == []


def test_axe_finds_nothing_in_the_open_phone_menu(open_page: OpenPage) -> None:
    page = open_page("/", viewport=PHONE, reduced_motion="reduce", bypass_csp=True)
    page.get_by_role("button", name="Menu").click()
    page.evaluate(AXE)
    assert page.evaluate(RUN_AXE) == []


def test_axe_finds_nothing_on_the_not_found_screen(open_page: OpenPage) -> None:
    page = open_page("/nowhere", expect_status=404, bypass_csp=True)
    page.evaluate(AXE)
    assert page.evaluate(RUN_AXE) == []
