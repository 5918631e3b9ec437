"""Finds pages that changed after their review: beside a page's date stands a digest of its words. Pure."""

import hashlib
from decimal import Decimal
from typing import Any

from app.content.blocks.registry import kind_of
from app.content.errors import Fault
from app.content.models.page import PageSource
from app.content.sources import ContentSources, Located

_DIGITS = 12


def overdue_reviews(sources: ContentSources) -> list[Fault]:
    """Return a fault for each furnished page whose words differ from those of its date.

    After a publication by staff there is none: the approver has read it, and no change of the folder could
    date it.
    """
    if sources.publications.in_force:
        return []
    return sorted(_fault(page) for page in furnished_pages(sources).values() if is_overdue(page, sources))


def furnished_pages(sources: ContentSources) -> dict[str, Located[PageSource]]:
    """Return each page that visitors can find by itself, by path. Other pages show no date."""
    findable = {url.path for url in sources.urls() if url.state == "furnished"}
    return {str(page.value.path): page for page in sources.pages if page.value.path in findable}


def shown_files(page: Located[PageSource], sources: ContentSources) -> list[Located[Any]]:
    """Return the questions and the glossary that the page shows. They have their own dates."""
    return [file for block in page.value.blocks for file in kind_of(block).files(block, sources)]


def is_overdue(page: Located[PageSource], sources: ContentSources) -> bool:
    """Return whether the page's words differ from those of its date."""
    return page.value.updated_digest != review_digest(page, sources)


def review_digest(page: Located[PageSource], sources: ContentSources) -> str:
    """Return 12 hex digits of what a page says, its questions and terms included; dates and order do not count."""
    entries = (entry for file in (page, *shown_files(page, sources)) for entry in file.entries)
    written = sorted(
        str(value)
        for path, value in entries
        if isinstance(value, str | int | Decimal) and not isinstance(value, bool) and path != ("updatedDigest",)
    )
    return hashlib.sha256("\0".join(written).encode()).hexdigest()[:_DIGITS]


def _fault(page: Located[PageSource]) -> Fault:
    path, digest = page.value.path, page.value.updated_digest
    found = "was not reviewed" if digest is None else f"has changed since {page.value.updated_on}"
    return page.fault(("updatedOn",), f"{path} {found}: read it, then run `flask content reviewed {path}`")
