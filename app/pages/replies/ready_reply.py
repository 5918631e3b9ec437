"""A reply prepared once: bytes and header lists per encoding, so that a request only chooses."""

from collections.abc import Mapping
from dataclasses import dataclass

from app.pages.negotiation import Accepted, Encoding, matches_etag
from app.web.response_headers import Header

_ETAG_SUFFIX: dict[Encoding, str] = {"br": "-br", "gzip": "-gz", "identity": ""}


@dataclass(frozen=True, slots=True)
class Variant:
    """One encoding of a reply with the headers of its 200 and of its 304. `is_page` tells a document from a file."""

    etag: str
    body: bytes
    headers: list[Header]
    unchanged_headers: list[Header]
    is_page: bool

    def is_unchanged_for(self, if_none_match: str | None) -> bool:
        """Tell whether a 304 answers the condition."""
        return if_none_match is not None and (if_none_match == self.etag or matches_etag(if_none_match, self.etag))


@dataclass(frozen=True, slots=True)
class ReadyReply:
    """The variants of one resource; `identity` is always there. `in_memory`: whether it is worth room there."""

    variants: Mapping[Encoding, Variant]
    in_memory: bool = True

    def choose(self, accepted: Accepted) -> Variant:
        """Return the best variant for a client."""
        for encoding in accepted:
            variant = self.variants.get(encoding)
            if variant is not None:
                return variant
        return self.variants["identity"]


def prepare_reply(
    bodies: Mapping[Encoding, bytes], *, etag_stem: str, headers: list[Header], is_page: bool = False
) -> ReadyReply:
    """Build the variants of a resource. `headers` are those that all of them share, Content-Type included."""
    varying = [*headers, ("Vary", "Accept-Encoding")]
    return ReadyReply(
        {encoding: _variant(encoding, body, etag_stem, varying, is_page) for encoding, body in bodies.items()}
    )


def _variant(encoding: Encoding, body: bytes, etag_stem: str, headers: list[Header], is_page: bool) -> Variant:
    etag = f'"{etag_stem}{_ETAG_SUFFIX[encoding]}"'
    unchanged = [*(header for header in headers if header[0] != "Content-Type"), ("ETag", etag)]
    full = [*headers, ("ETag", etag), ("Content-Length", str(len(body)))]
    if encoding != "identity":
        full.append(("Content-Encoding", encoding))
    return Variant(etag=etag, body=body, headers=full, unchanged_headers=unchanged, is_page=is_page)
