"""Where the card of a page is: its name is a digest of all that is drawn, so that it never changes."""

import re

CARDS_PREFIX = "/cards/"
DIGEST_DIGITS = 16
_CARD_PATH = re.compile(rf"{CARDS_PREFIX}([0-9a-f]{{{DIGEST_DIGITS}}})\.png")


def card_path(digest: str) -> str:
    """Return the path of a card."""
    return f"{CARDS_PREFIX}{digest}.png"


def card_digest(path: str) -> str | None:
    """Return the digest a path names, None where it is no card's."""
    match = _CARD_PATH.fullmatch(path)
    return match[1] if match else None
