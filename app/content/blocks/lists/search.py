"""The search: its form and its results."""

from typing import Literal

from app.content.blocks.kind import BlockContext, BlockKind, as_rendered
from app.content.known_paths import SEARCH_PATH
from app.content.models.base import ContentModel, Link, Section
from app.content.search.index import PassageKind


class SearchSource(Section):
    """The words around the form. `starts` are links shown before a search, `elsewhere` links shown without results."""

    kind: Literal["search"]
    starts: list[Link]
    elsewhere: list[Link]


class MarkedText(ContentModel):
    """A piece of text; `is_hit`: it matches a search word."""

    text: str
    is_hit: bool


class SearchResult(ContentModel):
    """What was found: `crumbs` name the pages on the way to it."""

    kind: PassageKind
    title: list[MarkedText]
    href: str
    crumbs: list[str]
    snippet: list[MarkedText]


class SearchBlock(SearchSource):
    """The search as rendered; `search_text` is "" before a search.

    `results` are the best of `found`. `meant` is how a misspelt search was read. `is_partial`: no result has all words.
    `nearest` are names like the search text, if nothing was found.
    """

    search_text: str
    meant: str | None
    is_partial: bool
    found: int
    results: list[SearchResult]
    nearest: list[Link]


def compose(source: SearchSource, _context: BlockContext) -> SearchBlock:
    """Return the search before anybody searches. Results are filled in for each request."""
    return as_rendered(
        source, SearchBlock, search_text="", meant=None, is_partial=False, found=0, results=[], nearest=[]
    )


KIND = BlockKind(SearchSource, SearchBlock, compose, only_at=SEARCH_PATH)
