"""What a client accepts and what it already has: RFC 9110, sections 12.5.3 and 13.1.2. Pure."""

from functools import lru_cache
from typing import Literal

from werkzeug.datastructures import Accept
from werkzeug.http import parse_accept_header, parse_etags

Encoding = Literal["br", "gzip", "identity"]
Accepted = tuple[Encoding, ...]
"""Encodings a client takes, best first."""
PREFERENCE: tuple[Encoding, ...] = ("br", "gzip")


@lru_cache(maxsize=256)
def accepted_encodings(header: str) -> Accepted:
    """Return the encodings of ours the client takes, best first; `identity` is always the last resort."""
    wanted = parse_accept_header(header, Accept)
    return (*(encoding for encoding in PREFERENCE if wanted.quality(encoding) > 0), "identity")


def matches_etag(if_none_match: str, etag: str) -> bool:
    """Return whether an If-None-Match value (a list, `*`, weak tags too) names the entity tag, which has its quotes."""
    return parse_etags(if_none_match).contains_weak(etag.strip('"'))
