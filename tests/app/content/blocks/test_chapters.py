"""Chapters of a factsheet: their names, their order, and the tabs made of them."""

from pathlib import Path

import pytest

from app.content.blocks.page.chapter import HEADINGS, ChapterBlock
from app.content.blocks.page.page_tabs import PageTabsBlock
from tests.app.content.small_site import check_faults, compose_site_content
from tests.app.content.strategy_site import strategy_changed

ALPHA = "strategies/alpha.yaml"
RETURNS = "  - kind: returns\n    id: returns\n"
TABS = "  - { kind: pageTabs, items: [{ label: Themes, target: themes }] }\n"


def with_chapters(*names: str) -> dict[str, str | None]:
    """The site of strategies with these chapters in order, above alpha's returns."""
    chapters = "".join(f"  - {{ kind: chapter, name: {name} }}\n" for name in names)
    return strategy_changed(ALPHA, RETURNS, f"{TABS}{chapters}{RETURNS}")


def test_the_tabs_lead_to_the_chapters_and_to_what_is_written_below_them(tmp_path: Path) -> None:
    blocks = (
        compose_site_content(tmp_path, with_chapters("holds", "gone")).documents["/portfolio_services/Alpha"].blocks
    )
    chapters = [block for block in blocks if isinstance(block, ChapterBlock)]
    assert [(chapter.id, chapter.heading) for chapter in chapters] == [
        (name, HEADINGS[name]) for name in ("holds", "gone")
    ]
    (tabs,) = [block for block in blocks if isinstance(block, PageTabsBlock)]
    assert [(tab.label, tab.target) for tab in tabs.items] == [
        *((chapter.heading, chapter.id) for chapter in chapters),
        ("Themes", "themes"),
    ]


@pytest.mark.parametrize("names", [("gone", "holds"), ("runs", "runs")])
def test_chapters_out_of_order_are_faults(names: tuple[str, str], tmp_path: Path) -> None:
    faults = check_faults(tmp_path, with_chapters(*names))
    assert (
        len([fault for fault in faults if "the chapters are chooses, holds, gone, costs, runs, in this order" in fault])
        == 1
    )


def test_only_the_chapter_on_how_a_strategy_chooses_says_its_risk(tmp_path: Path) -> None:
    written = with_chapters("chooses", "gone")
    alpha = written[ALPHA]
    assert alpha is not None
    written[ALPHA] = alpha.replace("vehicle: pms\n", "vehicle: pms\nrisk: It may fall.\n", 1)
    blocks = compose_site_content(tmp_path, written).documents["/portfolio_services/Alpha"].blocks
    assert [block.risk for block in blocks if isinstance(block, ChapterBlock)] == ["It may fall.", None]
