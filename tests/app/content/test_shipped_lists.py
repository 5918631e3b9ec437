"""Lists, comparison and factsheets agree about a strategy, in the documents that visitors get."""

import re
from datetime import date
from typing import Any

from app.content.blocks.lists.explorer import ExplorerBlock
from app.content.blocks.lists.strategy_index import StrategyIndexBlock
from app.content.blocks.strategy.factsheet_head import FactsheetHeadBlock
from app.content.blocks.strategy_axes import STOCKS
from app.content.calendar import short_date
from app.content.composing.compose import ComposedContent
from app.content.known_paths import COMPARISON_PATH
from app.content.reading.key_terms import KEY_TERMS
from app.content.rupees import read_rupees
from app.content.sources import ContentSources

REGULATORY = "₹50 lakh"


def key_terms(content: ComposedContent, path: str) -> dict[str, str]:
    """The key terms of a factsheet and the values above them: on the axes, and the fact that sets it apart."""
    head = content.documents[path].blocks[0]
    if not isinstance(head, FactsheetHeadBlock):
        return {}
    own = {axis.label: dot.value for axis in head.axes for dot in axis.dots if dot.own}
    if head.fact is not None and head.fact.cells is not None and head.fact.value.replace("-", "").isdigit():
        own[STOCKS] = head.fact.value
    return {**own, **{term.label: term.value for term in head.key_terms}}


def test_the_minimum_of_the_comparison_is_the_factsheets_or_the_regulatory_one(content: ComposedContent) -> None:
    assert len(content.facts.comparable) > 10
    for slug, path in content.facts.comparable.items():
        terms, shown = key_terms(content, path), content.compared[slug].values["Minimum"]
        stated = terms.get(KEY_TERMS["minimumInvestment"].label, REGULATORY)
        is_regulatory = read_rupees(stated) == read_rupees(REGULATORY)
        assert shown == (f"{REGULATORY}, the regulatory minimum" if is_regulatory else stated), path
        assert terms.get(KEY_TERMS["pmsMinimum"].label, REGULATORY) == REGULATORY


def test_each_list_says_of_which_day_its_stocks_are(content: ComposedContent) -> None:
    for path in ("/", "/portfolio_services"):
        said = content.request_json(path)
        assert " counted to 31 May 2025, stocks of High Conviction as in July 2025" in said.decode(), path


def test_the_number_of_stocks_is_the_factsheets(content: ComposedContent) -> None:
    listed = [
        {row.name: row.stocks for row in block.rows}
        for path in ("/", "/portfolio_services")
        for block in content.documents[path].blocks
        if isinstance(block, StrategyIndexBlock | ExplorerBlock)
    ]
    assert len(listed) == 2
    for slug, path in content.facts.comparable.items():
        name, terms = content.compared[slug].strategy.name, key_terms(content, path)
        stated = terms.get(KEY_TERMS["stocks"].label)
        assert [names[name] for names in listed] == [stated, stated], path
        assert content.compared[slug].values["Stocks"] == stated, path


def test_a_link_to_a_comparison_names_two_strategies_of_the_list(content: ComposedContent) -> None:
    words = "".join(block.model_dump_json() for block in content.documents["/portfolio_services"].blocks)
    named = re.findall(rf'{COMPARISON_PATH}\?strategy=([\w-]+)&strategy=([\w-]+)"', words)
    assert named
    assert {slug for pair in named for slug in pair} <= set(content.facts.comparable)


def test_no_number_is_promised_at_the_foot_that_is_not_there(content: ComposedContent) -> None:
    said: list[Any] = [block.model_dump_json() for block in content.documents["/disclosures"].blocks]
    promise = "at the foot of every page; a number"
    assert any(promise in words for words in said) == bool(content.facts.site.registrations)


def test_every_page_says_what_was_read(content: ComposedContent) -> None:
    overdue = content.facts.overdue_reviews
    assert list(map(str, overdue)) == [], "read these pages, then run `flask content reviewed --all`"


def test_every_page_that_speaks_of_tax_waits_for_a_reviewer(sources: ContentSources, content: ComposedContent) -> None:
    spoken = {
        page.value.path
        for page in sources.pages
        if page.value.path is not None
        and re.search("Income-tax Act|tax adviser", "".join(b.model_dump_json() for b in page.value.blocks))
    }
    reviews = [content.documents[path].review for path in spoken if path is not None]
    assert len(reviews) > 3
    assert None not in reviews, spoken


def test_a_query_keeps_the_version_that_the_privacy_notice_shows(content: ComposedContent) -> None:
    for path in ("/contact", "/speakwithadvisor"):
        (form,) = [block.form for block in content.dynamic[path].blocks if hasattr(block, "form")]
        shown = short_date(date.fromisoformat(form.notice_version))
        assert f"the version of {shown}." in str(content.documents["/privacy"].blocks), path
