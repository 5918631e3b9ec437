"""A digest of a page's words, kept beside its review date. It reveals words that change without a review. Pure."""

import hashlib
import json
from collections.abc import Iterator

from app.content.blocks.registry import kind_of
from app.content.calendar import OLDER
from app.content.pages import PageDocument

DIGITS = 12
# Layout and links of a page, which are not its words; and points that also stand in a table's cells.
_UNSAID = frozenset(
    {
        *("kind", "id", "icon", "slug", "group", "target", "drawing", "kolam", "surface", "form"),
        # Of a picture, only the words are read.
        *("file", "files", "focalPoint"),
        *("values", "readings", "differences"),
    }
)
_ADDRESSES = ("/", "#", "https:", "http:", "mailto:", "tel:")


def review_digest(document: PageDocument) -> str:
    """Return 12 hex digits that change with the words and figures of a page.

    They are the same on all machines and in all editions. Addresses, assets and the firm's footer do not count. Nor do
    blocks that only link to other pages, nor the remark that figures are old.
    """
    blocks = [block.model_dump_json(by_alias=True) for block in document.blocks if not kind_of(block).leads_on]
    digest = hashlib.sha256()
    for words in (
        document.head.title,
        document.head.description,
        *_said([json.loads(block, parse_float=str, parse_int=str) for block in blocks]),
    ):
        # Spaces are left out: a glossary link divides words differently but changes nothing that is said.
        digest.update("".join(_ageless(words).split()).encode())
    return digest.hexdigest()[:DIGITS]


def _ageless(words: str) -> str:
    """Return words without remarks that time alone has added. Nobody has to review the page again for these."""
    return words.replace(f", {OLDER}", "").replace(OLDER, "")


def _said(value: object) -> Iterator[str]:
    """Yield all words and figures in the order of the document."""
    match value:
        case dict():
            for inner in (inner for name, inner in value.items() if name not in _UNSAID):
                yield from _said(inner)
        case list():
            for inner in value:
                yield from _said(inner)
        case str() if not value.startswith(_ADDRESSES):
            yield value
