"""A reply that is prepared once: bytes and headers per encoding, so that a request only chooses."""

from collections.abc import Mapping
from dataclasses import dataclass

from app.pages.negotiation import Accepted, Encoding, matches_etag
from app.pages.page_store.page_store import PageStore
from app.pages.page_store.stored_page import StoredPage, content_hash
from app.web.response_headers import CACHE_PAGE, Header

HTML = "text/html; charset=utf-8"
SOURCE_HEADER = "X-Page-Source"
_ETAG_SUFFIX: dict[Encoding, str] = {"br": "-br", "gzip": "-gz", "identity": ""}


@dataclass(frozen=True, slots=True)
class EncodedReply:
    """One encoding of a reply with the headers of its 200 and of its 304. `is_page` tells a document from a file."""

    etag: str
    body: bytes
    headers: list[Header]
    unchanged_headers: list[Header]
    is_page: bool

    def is_unchanged_for(self, if_none_match: str | None) -> bool:
        """Return whether a 304 answers the condition."""
        return if_none_match is not None and (if_none_match == self.etag or matches_etag(if_none_match, self.etag))


@dataclass(frozen=True, slots=True)
class ReadyReply:
    """The encodings of one resource; `identity` is always there."""

    encodings: Mapping[Encoding, EncodedReply]

    def choose(self, accepted: Accepted) -> EncodedReply:
        """Return the best encoding for a client."""
        for encoding in accepted:
            encoded = self.encodings.get(encoding)
            if encoded is not None:
                return encoded
        return self.encodings["identity"]


def prepare_reply(
    bodies: Mapping[Encoding, bytes], *, etag_stem: str, headers: list[Header], is_page: bool = False
) -> ReadyReply:
    """Build the encodings of a resource. `headers` are those that all of them share, Content-Type included."""
    varying = [*headers, ("Vary", "Accept-Encoding")]
    return ReadyReply(
        {encoding: _encoded_reply(encoding, body, etag_stem, varying, is_page) for encoding, body in bodies.items()}
    )


def page_headers(source: str, cache_control: str) -> list[Header]:
    """Return the headers of a document, besides those that every answer carries."""
    return [("Content-Type", HTML), ("Cache-Control", cache_control), (SOURCE_HEADER, source)]


def page_reply(page: StoredPage, headers: list[Header]) -> ReadyReply:
    """Prepare one document."""
    return prepare_reply(page.bodies, etag_stem=content_hash(page.html), headers=headers, is_page=True)


def stored_reply(store: PageStore, version: str, path: str, common: list[Header]) -> ReadyReply | None:
    """Return the reply of a page of the version, None if it is not stored."""
    page = store.get(version, path)
    return None if page is None else page_reply(page, [*common, *page_headers("store", CACHE_PAGE)])


def _encoded_reply(
    encoding: Encoding, body: bytes, etag_stem: str, headers: list[Header], is_page: bool
) -> EncodedReply:
    etag = f'"{etag_stem}{_ETAG_SUFFIX[encoding]}"'
    unchanged = [*(header for header in headers if header[0] != "Content-Type"), ("ETag", etag)]
    full = [*headers, ("ETag", etag), ("Content-Length", str(len(body)))]
    if encoding != "identity":
        full.append(("Content-Encoding", encoding))
    return EncodedReply(etag=etag, body=body, headers=full, unchanged_headers=unchanged, is_page=is_page)
