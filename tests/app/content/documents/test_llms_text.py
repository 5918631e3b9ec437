"""`/llms.txt`, by which programs find the pages."""

import re

import pytest

from app.content.composing.compose import ComposedContent
from app.content.known_paths import LLMS_PATH, twin_path
from tests.factories.shipped_content import ORIGIN

ENTRY = re.compile(r"^[-*] \[(?P<label>[^\]]+)\]\((?P<href>https://[^)]+)\): (?P<told>\S.*)$")


@pytest.fixture(scope="module")
def content(stated_content: ComposedContent) -> ComposedContent:
    return stated_content


def public_paths(content: ComposedContent) -> list[str]:
    return [path for path, url in content.facts.ledger.items() if url.state == "furnished"]


def test_llms_has_the_parts_its_format_asks_for(content: ComposedContent) -> None:
    lines = content.texts[LLMS_PATH].decode().splitlines()
    assert lines[0] == f"# {content.facts.site.firm_name}"
    assert lines[2].startswith("> ")
    assert [line for line in lines if line.startswith("#")][1:] == [
        *("## The firm", "## About", "## PMS", "## PMS strategies", "## AIF", "## Funds"),
        *("## NRI", "## Optional"),
    ]
    listed = [line for line in lines if re.match(r"[-*] ", line)]
    assert [line for line in listed if not ENTRY.match(line)] == []


def test_llms_lists_every_twin_once(content: ComposedContent) -> None:
    found = [match["href"] for match in map(ENTRY.match, content.texts[LLMS_PATH].decode().splitlines()) if match]
    twins = [ORIGIN + twin_path(path) for path in public_paths(content)]
    assert sorted(found) == sorted(twins)
