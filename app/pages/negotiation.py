"""What a client accepts and what it already has: RFC 9110, sections 12.5.3 and 13.1.2. Pure."""

import re
from functools import lru_cache
from typing import Literal

Encoding = Literal["br", "gzip", "identity"]

Accepted = tuple[Encoding, ...]
"""Encodings a client takes, best first."""

PREFERENCE: tuple[Encoding, ...] = ("br", "gzip")
_QUALITY = re.compile(r"\s*q\s*=\s*(\d(?:\.\d{0,3})?)\s*", re.IGNORECASE)


@lru_cache(maxsize=256)
def accepted_encodings(header: str) -> Accepted:
    """Return the encodings of ours the client takes, best first; `identity` is always the last resort."""
    qualities = _parse(header)
    wildcard = qualities.get("*", 0.0)
    taken = tuple(encoding for encoding in PREFERENCE if qualities.get(encoding, wildcard) > 0)
    return (*taken, "identity")


def _parse(header: str) -> dict[str, float]:
    qualities = {}
    for part in header.split(","):
        coding, _, parameter = part.partition(";")
        qualities[coding.strip().lower().replace("x-gzip", "gzip")] = _quality(parameter)
    return qualities


def _quality(parameter: str) -> float:
    if not parameter.strip():
        return 1.0
    match = _QUALITY.fullmatch(parameter)
    return float(match[1]) if match else 0.0


def matches_etag(if_none_match: str, etag: str) -> bool:
    """Tell whether an If-None-Match value (a list, `*`, weak tags too) names the entity tag."""
    if if_none_match.strip() == "*":
        return True
    return any(tag.strip().removeprefix("W/") == etag for tag in if_none_match.split(","))
