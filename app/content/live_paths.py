"""Addresses the code itself knows: whose query string means something, of the glossary, of cards, and for programs."""

import re
from collections.abc import Mapping
from typing import Literal
from urllib.parse import urlencode

CARDS_PREFIX = "/cards/"
"""Before the digest of all that a card draws: what is at a card's address never changes."""
DIGEST_DIGITS = 16
_CARD_PATH = re.compile(rf"{CARDS_PREFIX}([0-9a-f]{{{DIGEST_DIGITS}}})\.png")

HOME = "/"
LLMS_PATH = "/llms.txt"
FEED_PATH = "/feed.xml"
TWIN_SUFFIX = ".md"
MARKDOWN = "text/markdown"
"""What a twin is sent as (RFC 7763)."""

EXPLORER_PATH = "/portfolio_services"
GLOSSARY_PATH = "/glossary"
"""Where the first use of a term leads."""

COMPARISON_PATH = "/portfolio_services/compare"
STRATEGY_PARAMETER = "strategy"
FilterName = Literal["house", "style", "horizon", "since"]
"""What the list of strategies can be narrowed by, as its address says it."""

PAGE_PARAMETER = "page"
ROWS_PER_PAGE = 60
"""How many strategies a page of the list holds: as many as make 12 kB, sent in brotli."""

SEARCH_PATH = "/search"
QUERY_PARAMETER = "q"
SEARCH_TEMPLATE = f"{SEARCH_PATH}?{QUERY_PARAMETER}={{search_term_string}}"
"""What a program puts a search's words into (URI Template, RFC 6570)."""


def card_path(digest: str) -> str:
    """Return the path of a card."""
    return f"{CARDS_PREFIX}{digest}.png"


def card_digest(path: str) -> str | None:
    """Return the digest a path names, None where it is no card's."""
    match = _CARD_PATH.fullmatch(path)
    return match[1] if match else None


def twin_path(page_path: str) -> str:
    """Return where a page is told as Markdown: "/nri.md"; the home page "/index.md"."""
    return f"{'/index' if page_path == HOME else page_path}{TWIN_SUFFIX}"


def page_of_twin(twin: str) -> str | None:
    """Return the path of the page that a twin's path tells, None for any other path."""
    page_path = HOME if twin == twin_path(HOME) else twin.removesuffix(TWIN_SUFFIX)
    return page_path if twin == twin_path(page_path) else None


def strategy_slug(path: str) -> str:
    """Return what a strategy is called in the comparison's address: the last part of its path."""
    return path.rpartition("/")[2]


def count_pages(rows: int) -> int:
    """Return how many pages a list has; one also where it is empty."""
    return max(1, -(-rows // ROWS_PER_PAGE))


def list_href(filters: Mapping[str, str], page: int) -> str:
    """Return the address of a page of the list that the filters leave; the first one needs no number."""
    fields = [*filters.items(), *([(PAGE_PARAMETER, str(page))] if page > 1 else [])]
    return f"{EXPLORER_PATH}?{urlencode(fields)}" if fields else EXPLORER_PATH


def list_pages(filters: Mapping[str, str], page: int, pages: int) -> dict[str, int | str | None] | None:
    """Return what leads through the list, as its block has it: place, count, pages beside it; None of one page."""
    if pages == 1:
        return None
    previous = list_href(filters, page - 1) if page > 1 else None
    following = list_href(filters, page + 1) if page < pages else None
    return {"number": page, "count": pages, "previousHref": previous, "nextHref": following}


def search_href(query: str) -> str:
    """Return the address of what a query finds."""
    return f"{SEARCH_PATH}?{urlencode({QUERY_PARAMETER: query})}"


def comparison_href(slugs: list[str]) -> str:
    """Return the address of the strategies side by side."""
    return f"{COMPARISON_PATH}?{urlencode([(STRATEGY_PARAMETER, slug) for slug in slugs])}"
