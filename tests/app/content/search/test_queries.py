"""What investors ask for, in their own words: the first result is what they meant."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.app.content.search.conftest import Find

FOLDER = Path(__file__).parent


def queries(name: str) -> Iterator[tuple[str, list[str]]]:
    for line in (FOLDER / name).read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            query, wanted = line.split("\t")
            yield query, wanted.casefold().split("|")


@pytest.mark.parametrize(("query", "wanted"), [*queries("search-queries.tsv"), *queries("more-queries.tsv")])
def test_the_first_result_is_what_an_investor_meant(query: str, wanted: list[str], find: Find) -> None:
    found = find(query).passages
    told = [f"{passage.plain_title} {passage.href}".casefold() for passage in found[:3]]
    assert told, query
    assert any(word in told[0] for word in wanted), told
