"""axe finds nothing, at desktop and phone, light and dark; the HTML validator finds nothing either."""

import json
import subprocess
from pathlib import Path

import pytest

from tests.e2e.conftest import DESKTOP, PHONE, OpenPage
from tests.e2e.pages import FURNISHED
from tests.e2e.stack import NODE_BIN, ROOT

AXE = (ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text()
RUN_AXE = """async () => (await axe.run({
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    })).violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(", ")}`)"""


@pytest.mark.parametrize("path", FURNISHED)
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing(open_page: OpenPage, path: str, scheme: str, viewport: dict[str, int]) -> None:
    page = open_page(path, viewport=viewport, color_scheme=scheme, reduced_motion="reduce", bypass_csp=True)
    page.evaluate(AXE)
    assert page.evaluate(RUN_AXE) == []


def test_axe_finds_nothing_in_the_open_phone_menu(open_page: OpenPage) -> None:
    page = open_page("/", viewport=PHONE, reduced_motion="reduce", bypass_csp=True)
    page.get_by_role("button", name="Menu").click()
    page.evaluate(AXE)
    assert page.evaluate(RUN_AXE) == []


def test_axe_finds_nothing_on_the_not_found_screen(open_page: OpenPage) -> None:
    page = open_page("/nowhere", expect_status=404, bypass_csp=True)
    page.evaluate(AXE)
    assert page.evaluate(RUN_AXE) == []


@pytest.mark.parametrize("path", FURNISHED)
def test_the_html_is_valid(open_page: OpenPage, path: str, tmp_path: Path) -> None:
    page = open_page(path, java_script_enabled=False)
    html = page.request.get(path).text()
    document = tmp_path / "page.html"
    document.write_text(html)
    config = ROOT / "tests" / "e2e" / "html-validate.json"
    command = [str(NODE_BIN / "node"), str(ROOT / "node_modules/html-validate/bin/html-validate.mjs")]
    run = subprocess.run(
        [*command, "--config", str(config), "--formatter", "json", str(document)],
        capture_output=True,
        text=True,
        check=False,
    )
    messages = [message for result in json.loads(run.stdout or "[]") for message in result["messages"]]
    assert [f"{message['line']}: {message['ruleId']}: {message['message']}" for message in messages] == []
