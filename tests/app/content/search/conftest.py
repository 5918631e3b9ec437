"""Searches the shipped content as production serves it."""

from collections.abc import Callable

import pytest

from app.content.composing.compose import ComposedContent
from app.content.search.find import SearchOutcome, find_passages
from app.content.search.search_words import clean_search_text
from app.content.snapshots.snapshot_file import reading, write_snapshot

Find = Callable[[str], SearchOutcome]


@pytest.fixture(scope="session")
def find(content: ComposedContent, tmp_path_factory: pytest.TempPathFactory) -> Find:
    """Return what a search finds in the shipped content."""
    file = tmp_path_factory.mktemp("snapshot") / "shipped.sqlite3"
    write_snapshot(file, content.rows(), content.passages)

    def ask(text: str) -> SearchOutcome:
        with reading(file) as connection:
            return find_passages(connection, clean_search_text(text))

    return ask
