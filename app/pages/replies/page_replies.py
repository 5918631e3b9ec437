"""Ready replies for documents."""

from pathlib import Path

from app.http.response_headers import CACHE_PAGE, Header
from app.pages.negotiation import Encoding
from app.pages.page_store.store import PageStore
from app.pages.page_store.stored_page import StoredPage
from app.pages.replies.ready_reply import Body, MemoryBudget, ReadyReply, in_memory, prepare_reply

HTML = "text/html; charset=utf-8"
SOURCE_HEADER = "X-Page-Source"


def page_headers(source: str, cache_control: str) -> list[Header]:
    """Return the headers of a document beside those that every answer carries."""
    return [("Content-Type", HTML), ("Cache-Control", cache_control), (SOURCE_HEADER, source)]


def page_reply(page: StoredPage, headers: list[Header]) -> ReadyReply:
    """Prepare one document for one answer."""
    bodies = {encoding: in_memory(body) for encoding, body in _encodings(page).items()}
    return prepare_reply(bodies, etag_stem=page.etag_stem, headers=headers)


def stored_replies(
    store: PageStore, version: str, paths: tuple[str, ...], common: list[Header], memory: MemoryBudget
) -> dict[str, ReadyReply]:
    """Return replies by path for the pages of the version that are stored, first ones first into memory."""
    headers = [*common, *page_headers("store", CACHE_PAGE)]
    replies = {}
    for path in paths:
        page = store.get(version, path)
        if page is not None:
            bodies = _kept(page, store.files(version, path), memory)
            replies[path] = prepare_reply(bodies, etag_stem=page.etag_stem, headers=headers)
    return replies


def _kept(page: StoredPage, files: dict[Encoding, Path], memory: MemoryBudget) -> dict[Encoding, Body]:
    return {encoding: memory.keep(body, files[encoding]) for encoding, body in _encodings(page).items()}


def _encodings(page: StoredPage) -> dict[Encoding, bytes]:
    found: dict[Encoding, bytes] = {"identity": page.html}
    if page.br is not None:
        found["br"] = page.br
    if page.gzip is not None:
        found["gzip"] = page.gzip
    return found
