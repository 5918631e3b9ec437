"""Which texts every database here can store, and which of them stay one line wherever they are shown."""

import re
import unicodedata

UNSTORABLE = r"\x00\ud800-\udfff"
"""A part of a character class: NUL, which PostgreSQL refuses, and lone surrogates, which UTF-8 cannot encode."""

# Control characters, those that turn the direction of reading, separators of lines and paragraphs.
_NO_LINE = frozenset({"Cc", "Cf", "Zl", "Zp"})
# Indian scripts need these two to join letters correctly.
_JOINERS = frozenset("\u200c\u200d")
_UNSTORABLE = re.compile(f"[{UNSTORABLE}]")
_NOT_IN_HTML = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")


STORABLE = r"^[^\x00]*$"
"""A text without NUL. JSON cannot spell the others that databases refuse, lone surrogates, as such."""


def is_storable(text: str) -> bool:
    """Return whether every character of the text can be stored."""
    return _UNSTORABLE.search(text) is None


def for_html(text: str) -> str:
    """Return the text with a mark for each control character that HTML forbids."""
    return _NOT_IN_HTML.sub("\N{REPLACEMENT CHARACTER}", text)


def is_one_line(text: str) -> bool:
    """Return whether the text stays on one line and hides or moves nothing near it in a page, a mail or a terminal."""
    return all(character in _JOINERS or unicodedata.category(character) not in _NO_LINE for character in text)
