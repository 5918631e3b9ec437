"""Which texts every database here can keep, and which of them are one line wherever they are shown."""

import re
import unicodedata

UNSTORABLE = r"\x00\ud800-\udfff"
"""A part of a character class: NUL, which PostgreSQL refuses, and lone surrogates, which are no UTF-8."""

# Controls, format signs such as those that turn the direction of reading, separators of lines and paragraphs.
_NO_LINE = frozenset({"Cc", "Cf", "Zl", "Zp"})
# Without these two, letters of Indian scripts do not join as they are meant to.
_JOINERS = frozenset("\u200c\u200d")
_UNSTORABLE = re.compile(f"[{UNSTORABLE}]")

STORABLE = r"^[^\x00]*$"
"""A text without the one character that databases refuse. (JSON cannot spell the others, lone surrogates, as such.)"""


def is_storable(text: str) -> bool:
    """Tell whether the text has no character that cannot be stored."""
    return _UNSTORABLE.search(text) is None


def is_one_line(text: str) -> bool:
    """Tell whether the text breaks no line and hides or moves nothing around it, in a page, a mail or a terminal."""
    return all(sign in _JOINERS or unicodedata.category(sign) not in _NO_LINE for sign in text)
