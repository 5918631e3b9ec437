"""`/llms.txt` and `/feed.xml`: what programs find the pages by."""

import re
from datetime import date
from pathlib import Path

import feedparser
import pytest

from app.content.blocks.registry import kind_of
from app.content.composing.compose import ComposedContent
from app.content.live_paths import FEED_PATH, LLMS_PATH, twin_path
from tests.app.content.small_site import changed, compose_site_content
from tests.factories.shipped_content import ORIGIN

ENTRY = re.compile(r"^[-*] \[(?P<label>[^\]]+)\]\((?P<href>https://[^)]+)\): (?P<told>\S.*)$")


@pytest.fixture(scope="module")
def content(stated_content: ComposedContent) -> ComposedContent:
    return stated_content


def public_paths(content: ComposedContent) -> list[str]:
    return [path for path, url in content.facts.ledger.items() if url.state == "furnished"]


def feed_of(content: ComposedContent) -> feedparser.FeedParserDict:
    feed = feedparser.parse(content.texts[FEED_PATH])
    assert not feed.bozo, feed.get("bozo_exception")
    assert feed.version == "atom10"
    return feed


def test_llms_has_the_parts_its_format_asks_for(content: ComposedContent) -> None:
    lines = content.texts[LLMS_PATH].decode().splitlines()
    assert lines[0] == f"# {content.facts.site.firm_name}"
    assert lines[2].startswith("> ")
    assert [line for line in lines if line.startswith("#")][1:] == [
        *("## The firm", "## About", "## PMS", "## PMS strategies", "## AIF", "## Alternative investment funds"),
        *("## NRI", "## Figures as CSV", "## Optional"),
    ]
    listed = [line for line in lines if re.match(r"[-*] ", line)]
    assert [line for line in listed if not ENTRY.match(line)] == []


def test_llms_lists_every_twin_and_every_file_once(content: ComposedContent) -> None:
    found = [match["href"] for match in map(ENTRY.match, content.texts[LLMS_PATH].decode().splitlines()) if match]
    twins = [ORIGIN + twin_path(path) for path in public_paths(content)]
    files = [ORIGIN + path for path in content.downloads]
    assert sorted(found) == sorted([*twins, *files, ORIGIN + FEED_PATH])


def test_the_feed_has_an_entry_for_each_page_and_answer_latest_change_first(content: ComposedContent) -> None:
    feed = feed_of(content)
    assert feed.feed.id == "tag:www.example.in,2026:/feed.xml"
    assert {(link.rel, link.href) for link in feed.feed.links} == {
        ("self", f"{ORIGIN}/feed.xml"),
        ("alternate", f"{ORIGIN}/"),
    }
    assert feed.feed.author_detail.name == content.facts.site.firm_name
    answers = [
        f"{path}#{answer.anchor}"
        for path in public_paths(content)
        for block in content.documents[path].blocks
        for answer in kind_of(block).answers(block)
    ]
    assert answers
    assert sorted(entry.link for entry in feed.entries) == sorted(
        ORIGIN + place for place in (*public_paths(content), *answers)
    )
    days = [entry.updated for entry in feed.entries]
    assert days == sorted(days, reverse=True)
    assert feed.feed.updated == days[0]


def test_an_entry_says_when_it_changed_and_what_its_page_is_about(content: ComposedContent) -> None:
    entries = {entry.link: entry for entry in feed_of(content).entries}
    path = "/portfolio_services/Phoenix-Portfolio"
    phoenix = entries[ORIGIN + path]
    assert phoenix.updated == f"{content.facts.updated_on[path].isoformat()}T00:00:00+05:30"
    assert phoenix.summary == content.documents[path].head.description
    assert all(entry.summary for entry in entries.values())


def test_an_entry_is_known_by_its_path_whatever_changes(tmp_path: Path) -> None:
    def entry(content: ComposedContent) -> feedparser.FeedParserDict:
        return next(entry for entry in feed_of(content).entries if entry.id.endswith(":/nri"))

    before = entry(compose_site_content(tmp_path / "before"))
    altered = changed("pages/nri.yaml", "updatedOn: 2026-01-01", "updatedOn: 2026-10-01")
    after = entry(compose_site_content(tmp_path / "after", altered))
    assert before.id == after.id
    assert before.updated.startswith(date(2026, 2, 3).isoformat())
    assert after.updated.startswith("2026-10-01")


def test_signs_of_xml_in_words_are_only_words(tmp_path: Path) -> None:
    title = 'title: "Questions <b>of</b> A & B, long enough"'
    odd = changed("pages/nri.yaml", "title: Questions of the test, long enough", title)
    titles = [entry.title_detail.value for entry in feed_of(compose_site_content(tmp_path, odd)).entries]
    assert any("A & B, long enough" in told for told in titles)
