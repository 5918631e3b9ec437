"""Searches in investors' own words: the first result is what they meant."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.app.content.search.conftest import Find

FOLDER = Path(__file__).parent


def searches(name: str) -> Iterator[tuple[str, list[str]]]:
    for line in (FOLDER / name).read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            text, wanted = line.split("\t")
            yield text, wanted.casefold().split("|")


@pytest.mark.parametrize(("text", "wanted"), [*searches("searches.tsv"), *searches("more-searches.tsv")])
def test_the_first_result_is_what_an_investor_meant(text: str, wanted: list[str], find: Find) -> None:
    found = find(text).passages
    told = [f"{passage.plain_title} {passage.href}".casefold() for passage in found[:3]]
    assert told, text
    assert any(word in told[0] for word in wanted), told
