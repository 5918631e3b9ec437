"""How soon a page answers a touch, a press or a key on a slow phone: the wait until the next paint.

    python -m tests.bench.interaction [SAMPLES]

Needs `make build` and Chromium. A site of its own, loaded to the end by a fresh visitor for each sample; samples with
the processor slowed four times and at its own speed alternate. Prints for each interaction the median of the slowed
ones in ms. Ends by itself.
"""

import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.bench.event_timing import NOT_TOLD_MS, WATCH, forget, read_waits
from tests.bench.figure import Figure, report, spell
from tests.bench.interactions import INTERACTIONS, Interaction
from tests.e2e.chromium import CHROMIUM_FLAGS, find_chromium
from tests.e2e.stack import start_stack

LIMIT_MS = 100
SLOWED = 4
GIVEN_UP_AFTER_MS = 10_000
SETTLED_AFTER_MS = 300
"""Entries come in the first idle moment after the paint."""


def main() -> None:
    """Measure and print."""
    samples = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        site = start_stack(Path(name), {})
        try:
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=CHROMIUM_FLAGS)
            report(measure(browser, site.origin, samples))
        finally:
            site.stop()


def measure(browser: Browser, origin: str, samples: int) -> Iterator[Figure]:
    """Measure one interaction after the other."""
    for interaction in INTERACTIONS:
        pairs = [[wait_ms(browser, origin, interaction, slowed) for slowed in (SLOWED, 1)] for _ in range(samples)]
        slow, quick = ([pair[column] for pair in pairs] for column in (0, 1))
        yield Figure(
            name=f"{interaction.name}, processor slowed {SLOWED} times",
            value=statistics.median(slow),
            unit="ms",
            limit=LIMIT_MS,
            beside=f"longest {wait_text(max(slow))}, not slowed {wait_text(statistics.median(quick))}",
        )


def wait_ms(browser: Browser, origin: str, interaction: Interaction, slowed: int) -> float:
    """Return the longest wait of the interaction on a new page. Raises SystemExit if the page did not react."""
    context = browser.new_context(base_url=origin, viewport=interaction.viewport, has_touch=interaction.is_touch)  # type: ignore[arg-type]
    try:
        page = context.new_page()
        page.set_default_timeout(GIVEN_UP_AFTER_MS)
        page.add_init_script(WATCH)
        page.goto(interaction.path, wait_until="networkidle")
        interaction.ready(page)
        page.wait_for_timeout(SETTLED_AFTER_MS)
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowed})
        return wait_of(page, interaction)
    finally:
        context.close()


def wait_of(page: Page, interaction: Interaction) -> float:
    """Do it once and return the longest wait."""
    had = forget(page)
    interaction.act(page)
    page.locator(interaction.seen).first.wait_for()
    page.wait_for_timeout(SETTLED_AFTER_MS)
    waits = read_waits(page, had)
    if interaction.is_move:
        return max(waits.moves)
    if waits.count == 0:
        raise SystemExit(f"{interaction.name}: the page took no notice")
    return max([NOT_TOLD_MS, *waits.interactions])


def wait_text(wait_ms: float) -> str:
    """Format a wait; the shortest ones are not measured exactly."""
    return f"≤ {NOT_TOLD_MS}" if wait_ms <= NOT_TOLD_MS else spell(wait_ms)


if __name__ == "__main__":
    main()
