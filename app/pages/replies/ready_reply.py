"""A reply prepared once: bytes and header lists per encoding, so that a request only chooses."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from app.http.response_headers import Header
from app.pages.negotiation import Encoding, accepted_encodings, matches_etag

_ETAG_SUFFIX: dict[Encoding, str] = {"br": "-br", "gzip": "-gz", "identity": ""}


@dataclass(frozen=True, slots=True)
class Body:
    """Bytes of one encoding. `kept` is None where memory is spent: then they are read from `path` each time."""

    size_bytes: int
    kept: bytes | None
    path: Path | None = None

    def read(self) -> bytes | None:
        """Return the bytes, or None when the file has changed or gone since it was measured."""
        if self.kept is not None or self.path is None:
            return self.kept
        try:
            body = self.path.read_bytes()
        except OSError:
            return None
        return body if len(body) == self.size_bytes else None


class MemoryBudget:
    """Counts kept bytes. What would exceed the limit is read from disk on each request instead."""

    def __init__(self, limit_bytes: int) -> None:
        self._left_bytes = limit_bytes

    def keep(self, body: bytes, path: Path) -> Body:
        """Return a body that is kept while there is room."""
        if len(body) > self._left_bytes:
            return Body(size_bytes=len(body), kept=None, path=path)
        self._left_bytes -= len(body)
        return Body(size_bytes=len(body), kept=body)


@dataclass(frozen=True, slots=True)
class Variant:
    """One encoding of a reply with the headers of its 200 and of its 304."""

    etag: str
    body: Body
    headers: list[Header]
    unchanged_headers: list[Header]

    def is_unchanged_for(self, if_none_match: str | None) -> bool:
        """Tell whether a 304 answers the condition."""
        return if_none_match is not None and (if_none_match == self.etag or matches_etag(if_none_match, self.etag))


@dataclass(frozen=True, slots=True)
class ReadyReply:
    """The variants of one resource; `identity` is always there."""

    variants: Mapping[Encoding, Variant]

    def choose(self, accept_encoding: str) -> Variant:
        """Return the best variant for an Accept-Encoding value."""
        for encoding in accepted_encodings(accept_encoding):
            variant = self.variants.get(encoding)
            if variant is not None:
                return variant
        return self.variants["identity"]


def prepare_reply(bodies: Mapping[Encoding, Body], *, etag_stem: str, headers: list[Header]) -> ReadyReply:
    """Build the variants of a resource. `headers` are those that all of them share, Content-Type included."""
    varying = [*headers, ("Vary", "Accept-Encoding")]
    return ReadyReply({encoding: _variant(encoding, body, etag_stem, varying) for encoding, body in bodies.items()})


def _variant(encoding: Encoding, body: Body, etag_stem: str, headers: list[Header]) -> Variant:
    etag = f'"{etag_stem}{_ETAG_SUFFIX[encoding]}"'
    unchanged = [*(header for header in headers if header[0] != "Content-Type"), ("ETag", etag)]
    full = [*headers, ("ETag", etag), ("Content-Length", str(body.size_bytes))]
    if encoding != "identity":
        full.append(("Content-Encoding", encoding))
    return Variant(etag=etag, body=body, headers=full, unchanged_headers=unchanged)


def in_memory(body: bytes) -> Body:
    """Keep the bytes."""
    return Body(size_bytes=len(body), kept=body)
