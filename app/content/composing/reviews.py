"""Which pages say something else than on the day their date names. Pure."""

from collections.abc import Iterator, Mapping

from app.content.documents.review_digest import review_digest
from app.content.errors import Fault
from app.content.models.page import PageSource
from app.content.models.site import PublicUrl
from app.content.pages import PageDocument
from app.content.snapshots.snapshot_file import PageKey
from app.content.sources import ContentSources, Located


def overdue_reviews(
    sources: ContentSources, ledger: Mapping[str, PublicUrl], documents: Mapping[PageKey, PageDocument]
) -> list[Fault]:
    """Return a fault for each furnished page whose words, or their digest, are not those of its date."""
    return sorted(
        page.fault(("updatedOn",), _message(page.value))
        for page, document in furnished_pages(sources, ledger, documents)
        if page.value.updated_digest != review_digest(document)
    )


def furnished_pages(
    sources: ContentSources, ledger: Mapping[str, PublicUrl], documents: Mapping[PageKey, PageDocument]
) -> Iterator[tuple[Located[PageSource], PageDocument]]:
    """Yield each page that is to be found by itself, with its document: the others show no date."""
    for page in sources.pages:
        path = page.value.path
        if path is not None and path in documents and ledger[path].state == "furnished":
            yield page, documents[path]


def _message(page: PageSource) -> str:
    found = "was not reviewed" if page.updated_digest is None else f"has changed since {page.updated_on}"
    return f"{page.path} {found}: read it, then run `flask content reviewed {page.path}`"
