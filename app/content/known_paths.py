"""Addresses that the code itself knows: with query strings, of the glossary, of share images, and for programs."""

import re
from collections.abc import Mapping, Sequence
from typing import Literal
from urllib.parse import urlencode

SHARE_IMAGES_PREFIX = "/cards/"
"""The path before a share image's digest.

The digest covers everything that a share image draws, so the answer at its address never changes. Addresses and the
setting CARDS_DIR keep an earlier name, because other sites hold the addresses.
"""
DIGEST_DIGITS = 16
_SHARE_IMAGE_PATH = re.compile(rf"{SHARE_IMAGES_PREFIX}([0-9a-f]{{{DIGEST_DIGITS}}})\.png")

HOME = "/"
LLMS_PATH = "/llms.txt"
TWIN_SUFFIX = ".md"
MARKDOWN = "text/markdown"
"""The media type of a twin (RFC 7763)."""

EXPLORER_PATH = "/portfolio_services"
GLOSSARY_PATH = "/glossary"
"""The path to which the first use of a term links."""

COMPARISON_PATH = "/portfolio_services/compare"
STRATEGY_PARAMETER = "strategy"
FilterName = Literal["horizon", "style", "since"]
"""The parameters by which the list of strategies can be filtered."""

PAGE_PARAMETER = "page"
ROWS_PER_PAGE = 60
"""The number of strategies on a page of the list: about 12 kB, sent in brotli."""

GUIDE_PATH = "/nri/guide"
"""The guide to residence. Its answers are in the query string."""

SEARCH_PATH = "/search"
SEARCH_PARAMETER = "q"

COSTS_PATH = "/costs"
AMOUNT_PARAMETER = "amount"
YEARS_PARAMETER = "years"
FEE_PARAMETER = "fee"
"""The parameters by which costs are worked out: rupees, the year in which somebody leaves, and the fee in percent."""


def share_image_path(digest: str) -> str:
    """Return the path of a share image."""
    return f"{SHARE_IMAGES_PREFIX}{digest}.png"


def share_image_digest(path: str) -> str | None:
    """Return the digest that a path names, None for any other path."""
    match = _SHARE_IMAGE_PATH.fullmatch(path)
    return match[1] if match else None


def twin_path(page_path: str) -> str:
    """Return the path of a page's Markdown twin: "/nri.md"; the home page's is "/index.md"."""
    return f"{'/index' if page_path == HOME else page_path}{TWIN_SUFFIX}"


def page_of_twin(twin: str) -> str | None:
    """Return the path of the page that belongs to a twin's path, None for any other path."""
    page_path = HOME if twin == twin_path(HOME) else twin.removesuffix(TWIN_SUFFIX)
    return page_path if twin == twin_path(page_path) else None


def strategy_slug(path: str) -> str:
    """Return a strategy's name in the comparison's address: the last part of its path."""
    return path.rpartition("/")[2]


def count_pages(rows: int) -> int:
    """Return the number of pages of a list; 1 also if it is empty."""
    return max(1, -(-rows // ROWS_PER_PAGE))


def list_href(filters: Mapping[str, str], page: int, chosen: Sequence[str] = ()) -> str:
    """Return the address of a page of the filtered list, on which `chosen` strategies are ticked."""
    paging = [(PAGE_PARAMETER, str(page))] if page > 1 else []
    fields = [*filters.items(), *paging, *((STRATEGY_PARAMETER, slug) for slug in chosen)]
    return f"{EXPLORER_PATH}?{urlencode(fields)}" if fields else EXPLORER_PATH


def list_paging(page: int, pages: int) -> dict[str, int] | None:
    """Return the paging of the list as its block has it: place and count; None for a single page."""
    return None if pages == 1 else {"number": page, "count": pages}


def search_href(search_text: str) -> str:
    """Return the address of the results of a search."""
    return f"{SEARCH_PATH}?{urlencode({SEARCH_PARAMETER: search_text})}"


def comparison_href(slugs: list[str]) -> str:
    """Return the address of the strategies' comparison."""
    return f"{COMPARISON_PATH}?{comparison_query_string(slugs)}"


def comparison_query_string(slugs: list[str]) -> str:
    """Return the query string that names strategies."""
    return urlencode([(STRATEGY_PARAMETER, slug) for slug in slugs])


def costs_query_string(amount_rupees: int, year: int, fee: str) -> str:
    """Return the query string that asks for the costs of an amount that is taken out in a year, at a fee in percent."""
    return urlencode({AMOUNT_PARAMETER: str(amount_rupees), YEARS_PARAMETER: str(year), FEE_PARAMETER: fee})
