"""A query: its shown form, its words, and their plain form. Pure."""

import re
import unicodedata

LONGEST_QUERY = 100
"""In characters; the rest is ignored."""

MOST_WORDS = 8
# Words that stand in every text and tell nothing.
# fmt: off
_FILLERS = frozenset([
    "a", "an", "and", "are", "at", "be", "by", "can", "do", "does", "for", "from", "how", "i", "in", "is",
    "it", "me", "my", "of", "on", "or", "the", "to", "what", "when", "where", "which", "who", "why", "will",
    "with", "you", "your",
])
# fmt: on
_WORD = re.compile(r"[^\W_]+")


def clean_query(raw: str) -> str:
    """Return the typed text without control signs, in one line, of 100 characters at most."""
    # It is cut first: the input may be long, and a compatibility form is at most 18 times as long as its sign.
    plain = unicodedata.normalize("NFKC", raw[: 4 * LONGEST_QUERY])
    shown = "".join(" " if unicodedata.category(sign)[0] in "CZ" else sign for sign in plain)
    return " ".join(shown.split())[:LONGEST_QUERY].strip()


def asked_words(query: str) -> list[str]:
    """Return the words to look for, at most eight. Fillers are left out if other words remain.

    A colon separates words, so that "tds:nri" asks for both.
    """
    words = [word for word in query.replace(":", " ").split() if _WORD.search(word)]
    telling = [word for word in words if word.casefold().strip("?.,!") not in _FILLERS]
    return (telling or words)[:MOST_WORDS]


def plain_words(text: str) -> list[str]:
    """Return the words of a text as the index compares them: small letters without accents, separated at all signs."""
    parted = unicodedata.normalize("NFKD", text)
    return _WORD.findall("".join(sign for sign in parted if not unicodedata.combining(sign)).casefold())


def plain_name(text: str) -> str:
    """Return a name in the form in which names are compared."""
    return " ".join(plain_words(text))
