"""The faults that axe finds on a page."""

from collections.abc import Mapping
from typing import Literal

from playwright.sync_api import Page

from tests.e2e.conftest import PHONE
from tests.e2e.kept_page import AT_REST
from tests.e2e.stack import ROOT

AXE = (ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text()
# For passed rules it then names only one node each, because finding a selector for all of them takes a seventh of the
# time.
RUN = """async (options) => (await axe.run({ ...options, resultTypes: ["violations"] })).violations
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(", ")}`)"""
NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
ALL_RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}


def axe_faults(page: Page) -> list[str]:
    """Return each broken rule with its places."""
    return _run(page, ALL_RULES)


def contrast_faults_in_the_dark(page: Page) -> list[str]:
    """Return faults of contrast in the dark scheme: the schemes differ only in their colours."""
    _show_in(page, "dark")
    return _run(page, CONTRAST)


def axe_faults_in_all_forms(page: Page) -> list[str]:
    """Return the faults of the page as it is, and in the dark on a phone, where it must not be too wide."""
    viewport = page.viewport_size
    assert viewport is not None
    found = axe_faults(page)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    _show_in(page, "dark")
    found += axe_faults(page)
    is_wider = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    page.set_viewport_size(viewport)
    _show_in(page, "light")
    return [*found, "wider than a phone"] if is_wider else found


def _show_in(page: Page, scheme: Literal["light", "dark"]) -> None:
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")


def _run(page: Page, options: Mapping[str, object]) -> list[str]:
    # Halfway through a transition of colours, a button may be too faint. A new one is known a frame later.
    page.evaluate(NEXT_FRAME)
    page.evaluate(AT_REST)
    # A page shared by several tests may have axe already.
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: list[str] = page.evaluate(RUN, options)
    return found
