"""Which pages differ from their last review, and which dates they show are older than it. Pure."""

from collections.abc import Iterator, Mapping
from typing import Any

from app.content.blocks.registry import kind_of
from app.content.documents.review_digest import review_digest
from app.content.errors import Fault
from app.content.models.page import PageSource
from app.content.models.site import PublicUrl
from app.content.pages import PageDocument
from app.content.snapshots.snapshot_file import PageKey
from app.content.sources import ContentSources, Located

REVIEWED_ON = ("reviewedOn",)
"""The field of questions and terms with the day of their review."""


def overdue_reviews(
    sources: ContentSources, ledger: Mapping[str, PublicUrl], documents: Mapping[PageKey, PageDocument]
) -> list[Fault]:
    """Return the `review_faults` of each furnished page; nothing if staff have published something."""
    if sources.publications.in_force:
        # Any page may show what staff have published: an answer, a name, a count or date of a strategy. Its approver
        # has read it, and no change of the folder could date it.
        return []
    furnished = furnished_pages(sources, ledger, documents)
    return sorted({fault for page, document in furnished for fault in review_faults(page, document, sources)})


def review_faults(page: Located[PageSource], document: PageDocument, sources: ContentSources) -> Iterator[Fault]:
    """Yield a fault if a page's words, or their digest, differ from those of the page's date.

    Also yield one for an older date of questions or terms that it shows, because the page's reviewer has read them too.
    """
    path, read_on = page.value.path, page.value.updated_on
    if page.value.updated_digest != review_digest(document):
        found = "was not reviewed" if page.value.updated_digest is None else f"has changed since {read_on}"
        yield page.fault(("updatedOn",), f"{path} {found}: {_what_to_do(page.value)}")
    for file in reviewed_files(page.value, sources):
        day = file.value.reviewed_on
        if day < read_on:
            message = f"{day} is older than the review of {path}, {read_on}, which shows this"
            yield file.fault(REVIEWED_ON, f"{message}: {_what_to_do(page.value)}")


def furnished_pages(
    sources: ContentSources, ledger: Mapping[str, PublicUrl], documents: Mapping[PageKey, PageDocument]
) -> Iterator[tuple[Located[PageSource], PageDocument]]:
    """Yield each page that visitors can find by itself, with its document. Other pages show no date."""
    for page in sources.pages:
        path = page.value.path
        if path is not None and path in documents and ledger[path].state == "furnished":
            yield page, documents[path]


def reviewed_files(page: PageSource, sources: ContentSources) -> list[Located[Any]]:
    """Return the questions and the glossary that the page shows. They have their own dates."""
    return [file for block in page.blocks for file in kind_of(block).files(block, sources)]


def _what_to_do(page: PageSource) -> str:
    return f"read it, then run `flask content reviewed {page.path}`"
