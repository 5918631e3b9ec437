"""axe finds nothing, at desktop and phone, light and dark; the HTML validator finds nothing either."""

import json
import subprocess
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.e2e.conftest import DESKTOP, PHONE, OpenPage
from tests.e2e.pages import FURNISHED
from tests.e2e.stack import NODE_BIN, ROOT, Stack

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


@pytest.mark.parametrize("path", FURNISHED)
@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing(read_page: OpenPage, path: str, viewport: dict[str, int]) -> None:
    page = read_page(path, viewport=viewport, reduced_motion="reduce", bypass_csp=True)
    page.evaluate(AXE)
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


def test_the_html_of_all_pages_is_valid(site: Stack, tmp_path: Path) -> None:
    for path in FURNISHED:
        with urlopen(site.origin + path, timeout=30) as reply:
            (tmp_path / f"{path.strip('/').replace('/', '_') or 'home'}.html").write_bytes(reply.read())
    config = ROOT / "tests" / "e2e" / "html-validate.json"
    command = [str(NODE_BIN / "node"), str(ROOT / "node_modules/html-validate/bin/html-validate.mjs")]
    run = subprocess.run(
        [*command, "--config", str(config), "--formatter", "json", f"{tmp_path}/*.html"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.stderr == ""
    found = [
        f"{Path(result['filePath']).stem}:{message['line']}: {message['ruleId']}: {message['message']}"
        for result in json.loads(run.stdout or "[]")
        for message in result["messages"]
    ]
    assert found == []
