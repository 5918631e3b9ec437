"""A long list of strategies has several pages, and so does a long filtered list."""

import json
from pathlib import Path
from typing import Any

import pytest

from app.content.blocks.lists.strategy_index import MOST_ROWS
from app.content.known_paths import EXPLORER_PATH
from app.content.snapshots.snapshot import ContentSnapshot
from tests.app.content.small_site import FILES, build_site_snapshot
from tests.app.content.strategy_site import STRATEGY_FILES, plain_strategy, strategy_site

OWN = sum("vehicle: pms" in text for name, text in STRATEGY_FILES.items() if name.startswith("strategies/"))


def site_of(folder: Path, strategies: int) -> ContentSnapshot:
    """A site with this many strategies. All generated ones have the style Value."""
    more = (f"s{number:03}" for number in range(strategies - OWN))
    files = {f"strategies/{name}.yaml": plain_strategy(name, "style: Value\n") for name in more}
    return build_site_snapshot(folder, strategy_site(files))


def page_of(snapshot: ContentSnapshot, number: int, **filters: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Head and list of a page, as rendered for its query."""
    page = json.loads(snapshot.filtered_request_json(filters, number))["page"]
    return page["head"], page["blocks"][1]


def stored_list(snapshot: ContentSnapshot) -> dict[str, Any]:
    block: dict[str, Any] = json.loads(snapshot.render_request_json(EXPLORER_PATH))["page"]["blocks"][1]
    return block


@pytest.mark.parametrize(
    ("strategies", "rows"), [(60, [60]), (61, [60, 1]), (120, [60, 60]), (121, [60, 60, 1])], ids=str
)
def test_each_strategy_stands_on_one_page(strategies: int, rows: list[int], tmp_path: Path) -> None:
    snapshot = site_of(tmp_path, strategies)
    assert snapshot.list_pages == len(rows)
    blocks = [page_of(snapshot, number)[1] for number in range(1, len(rows) + 1)]
    assert [len(block["rows"]) for block in blocks] == rows
    assert {row["slug"] for block in blocks for row in block["rows"]} == snapshot.comparable.keys()
    assert {(block["found"], block["total"], block["isFiltered"]) for block in blocks} == {
        (strategies, strategies, False)
    }


def test_a_list_of_one_page_says_nothing_of_pages(tmp_path: Path) -> None:
    snapshot = site_of(tmp_path, 60)
    assert stored_list(snapshot)["pages"] is None
    assert page_of(snapshot, 1)[1]["pages"] is None


def test_the_stored_page_is_the_first(tmp_path: Path) -> None:
    snapshot = site_of(tmp_path, 61)
    assert stored_list(snapshot) == page_of(snapshot, 1)[1]
    assert stored_list(snapshot)["pages"] == {"number": 1, "count": 2}


def test_pages_keep_the_filters(tmp_path: Path) -> None:
    snapshot = site_of(tmp_path, OWN + 61)
    _, block = page_of(snapshot, 1, style="value", since="not-stated")
    assert (len(block["rows"]), block["found"], block["total"]) == (60, 61, OWN + 61)
    assert block["pages"] == {"number": 1, "count": 2}
    _, block = page_of(snapshot, 2, style="value", since="not-stated")
    assert len(block["rows"]) == 1
    assert block["pages"]["number"] == 2
    assert page_of(snapshot, 1, style="growth")[1]["pages"] is None


def test_a_page_that_the_filters_do_not_leave_is_the_first(tmp_path: Path) -> None:
    snapshot = site_of(tmp_path, 61)
    assert page_of(snapshot, 2, style="growth") == page_of(snapshot, 1, style="growth")


def test_a_later_page_is_not_indexed_and_its_title_says_which_it_is(tmp_path: Path) -> None:
    snapshot = site_of(tmp_path, 61)
    first, second = page_of(snapshot, 1)[0], page_of(snapshot, 2)[0]
    assert second == {**first, "title": f"Page 2: {first['title']}"}
    assert (second["robots"], second["canonical"]) == ("noindex", "https://tester.example/portfolio_services")


@pytest.mark.parametrize(
    ("strategies", "shown", "label"), [(MOST_ROWS, MOST_ROWS, None), (61, MOST_ROWS, "All 61 strategies")]
)
def test_the_index_of_another_page_ends_early_and_leads_to_the_list(
    strategies: int, shown: int, label: str | None, tmp_path: Path
) -> None:
    index = "  - { kind: strategyIndex, heading: Strategies, footnote: As told. }\n"
    more = (f"s{number:03}" for number in range(strategies - OWN))
    files = {f"strategies/{name}.yaml": plain_strategy(name) for name in more}
    changes = strategy_site({**files, "pages/home.yaml": FILES["pages/home.yaml"] + index})
    home = json.loads(build_site_snapshot(tmp_path, changes).render_request_json("/"))
    block = home["page"]["blocks"][-1]
    assert len(block["rows"]) == shown
    assert block["allStrategies"] == (None if label is None else {"label": label, "href": EXPLORER_PATH})
