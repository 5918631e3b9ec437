"""With many more strategies, the list has pages that need no script, and each strategy is on one of them."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
import yaml

from app.content.known_paths import EXPLORER_PATH, ROWS_PER_PAGE
from tests.e2e.axe import axe_faults_in_all_forms
from tests.e2e.conftest import DESKTOP, PHONE, OpenPage
from tests.e2e.stack import Stack, start_stack
from tests.factories.site import copy_content
from tests.waiting import LIMIT_S

STRATEGIES = 2 * ROWS_PER_PAGE + 3
LARGEST_SENT_BYTES = 12_000
TOLD = (
    "updatedOn",
    "vehicle",
    "oneLine",
    "style",
    "house",
    "stocks",
    "horizon",
    "since",
    "minimumInvestment",
    "equity",
)


@pytest.fixture(scope="module")
def site(build: Mapping[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stack]:
    """A site of its own, with generated content."""
    folder = tmp_path_factory.mktemp("long-list")
    content = copy_content(folder)
    add_strategies(content / "strategies")
    stack = start_stack(
        folder, build, CONTENT_DIR=str(content), SNAPSHOT_DIR=str(folder / "snapshots"), WEB_WORKERS="1"
    )
    yield stack
    stack.stop()


def add_strategies(folder: Path) -> None:
    """Add strategies with the list facts of the shipped ones; drawing their figures would take a minute."""
    own = [yaml.safe_load(file.read_text()) for file in sorted(folder.glob("*.yaml"))]
    own = [strategy for strategy in own if strategy["vehicle"] == "pms"]
    for number in range(STRATEGIES - len(own)):
        shipped = own[number % len(own)]
        name = f"{shipped['name']} {number}"
        strategy = {key: shipped[key] for key in TOLD if key in shipped} | {
            "name": name,
            "path": f"{shipped['path']}-{number}",
            "title": f"Strategy {number} of many, in lists alone | {{product}}",
            "description": f"Strategy {number} of many: what lists tell of it, and a page without a single figure.",
            "blocks": [{"kind": "pageHead", "heading": name, "lede": "Plain words."}],
        }
        text = yaml.safe_dump(strategy, allow_unicode=True, sort_keys=False)
        (folder / f"strategy-{number}.yaml").write_text(text)


@pytest.mark.parametrize(
    ("script", "viewport"), [(True, DESKTOP), (False, PHONE)], ids=["script-desktop", "no-script-phone"]
)
def test_buttons_lead_through_all_strategies(open_page: OpenPage, script: bool, viewport: dict[str, int]) -> None:
    page = open_page(EXPLORER_PATH, java_script_enabled=script, viewport=viewport)
    seen: list[str | None] = []
    for number, rows in ((1, ROWS_PER_PAGE), (2, ROWS_PER_PAGE), (3, STRATEGIES - 2 * ROWS_PER_PAGE)):
        found = page.locator("input[name=strategy]").all()
        assert len(found) == rows
        seen += [box.get_attribute("value") for box in found]
        pages = page.get_by_role("navigation", name="Pages of the list")
        assert pages.get_by_text(f"Page {number} of 3").is_visible()
        if number < 3:
            pages.get_by_role("button", name="Next page").click()
            page.wait_for_url(re.compile(rf"{EXPLORER_PATH}\?(.*&)?page={number + 1}$"))
            assert page.title().startswith(f"Page {number + 1}: ")
            assert page.locator("meta[name=robots]").get_attribute("content") == "noindex"
    assert len(set(seen)) == STRATEGIES
    page.get_by_role("button", name="Previous page").click()
    page.wait_for_url(re.compile(rf"{EXPLORER_PATH}\?(.*&)?page=2$"))


@pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
def test_what_is_chosen_goes_along_to_the_next_page(open_page: OpenPage, script: bool) -> None:
    page = open_page(EXPLORER_PATH, java_script_enabled=script)
    first = page.locator("input[name=strategy]").first
    slug = first.get_attribute("value") or ""
    first.check()
    page.get_by_role("button", name="Next page").click()
    page.wait_for_url(f"**{EXPLORER_PATH}?*strategy={slug}*")
    assert page.locator(f"input[name=strategy][value='{slug}']").is_checked()
    other = page.locator("tbody input[name=strategy]").first
    other.check()
    page.get_by_role("button", name="Compare").click()
    page.wait_for_url(f"**/compare?*strategy={slug}*")


def test_filters_begin_on_the_first_page_and_pages_keep_them(open_page: OpenPage) -> None:
    page = open_page(f"{EXPLORER_PATH}?page=3", java_script_enabled=False)
    page.get_by_label("Since").select_option(index=1)
    page.get_by_role("button", name="Show strategies").click()
    page.wait_for_url("**since=*")
    assert "page=" not in page.url
    assert page.get_by_text(f"of {STRATEGIES} strategies").is_visible()


@pytest.mark.parametrize("path", ["/", f"{EXPLORER_PATH}?page=2"])
def test_axe_finds_nothing_and_nothing_is_wider_than_the_screen(open_page: OpenPage, path: str) -> None:
    assert axe_faults_in_all_forms(open_page(path, reduced_motion="reduce")) == []


def test_home_leads_to_all_strategies(open_page: OpenPage) -> None:
    page = open_page("/", java_script_enabled=False)
    page.get_by_role("link", name=f"All {STRATEGIES} strategies").click()
    page.wait_for_url(f"**{EXPLORER_PATH}")


@pytest.mark.parametrize("address", [EXPLORER_PATH, f"{EXPLORER_PATH}?page=2", f"{EXPLORER_PATH}?page=3"])
def test_a_page_of_the_list_is_small_as_sent(site: Stack, address: str) -> None:
    request = Request(site.origin + address, headers={"Accept-Encoding": "br"})
    with urlopen(request, timeout=LIMIT_S) as reply:
        assert reply.headers["Content-Encoding"] == "br"
        assert len(reply.read()) <= LARGEST_SENT_BYTES
