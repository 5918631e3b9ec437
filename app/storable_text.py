"""Which texts every database here can keep."""

import re

UNSTORABLE = r"\x00\ud800-\udfff"
"""A part of a character class: NUL, which PostgreSQL refuses, and lone surrogates, which are no UTF-8."""

_UNSTORABLE = re.compile(f"[{UNSTORABLE}]")


def is_storable(text: str) -> bool:
    """Tell whether the text has no character that cannot be stored."""
    return _UNSTORABLE.search(text) is None
