"""Ready replies for documents."""

from app.pages.negotiation import Encoding
from app.pages.page_store.store import PageStore
from app.pages.page_store.stored_page import StoredPage
from app.pages.replies.ready_reply import ReadyReply, prepare_reply
from app.web.response_headers import CACHE_PAGE, Header

HTML = "text/html; charset=utf-8"
SOURCE_HEADER = "X-Page-Source"


def page_headers(source: str, cache_control: str) -> list[Header]:
    """Return the headers of a document beside those that every answer carries."""
    return [("Content-Type", HTML), ("Cache-Control", cache_control), (SOURCE_HEADER, source)]


def page_reply(page: StoredPage, headers: list[Header]) -> ReadyReply:
    """Prepare one document."""
    bodies: dict[Encoding, bytes] = {"identity": page.html}
    if page.br is not None:
        bodies["br"] = page.br
    if page.gzip is not None:
        bodies["gzip"] = page.gzip
    return prepare_reply(bodies, etag_stem=page.etag_stem, headers=headers, is_page=True)


def stored_reply(store: PageStore, version: str, path: str, common: list[Header]) -> ReadyReply | None:
    """Return the reply of a page of the version; None where it is not stored, or not yet in every encoding."""
    page = store.get(version, path)
    if page is None or page.br is None or page.gzip is None:
        return None
    return page_reply(page, [*common, *page_headers("store", CACHE_PAGE)])
