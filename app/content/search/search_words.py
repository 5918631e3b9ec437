"""What somebody searches for: its shown form, its words, and their plain form. Pure."""

import re
import unicodedata

from app.content.models.base import LONGEST_SEARCH_TEXT

MOST_WORDS = 8
# Words that are in every question and mean nothing, in English and in Hindi written with Latin letters.
# fmt: off
_FILLERS = frozenset([
    "a", "about", "am", "an", "and", "any", "are", "as", "at", "be", "been", "by", "can", "could", "did", "do",
    "does", "explain", "for", "from", "get", "give", "had", "has", "have", "how", "i", "if", "in", "into", "is",
    "it", "its", "keep", "let", "many", "may", "me", "mean", "meaning", "much", "must", "my", "need", "of", "on",
    "or", "our", "please", "shall", "should", "show", "so", "some", "tell", "than", "that", "the", "there", "this",
    "to", "u", "using", "versus", "vs", "want", "was", "we", "what", "whats", "when", "where", "which", "who",
    "whom", "why", "will", "with", "would", "you", "your",
    "aur", "batao", "bataiye", "chahiye", "dena", "hai", "hain", "ho", "hoga", "hota", "hoti", "hu", "hun", "ka",
    "kaise", "kar", "kare", "karna", "karu", "karun", "kaun", "ke", "ki", "kis", "kitna", "kitne", "kitni", "ko",
    "kya", "lagta", "lagega", "le", "lena", "liye", "main", "mein", "mera", "mere", "mujhe", "padta", "sakta",
    "sakte", "sakti", "se", "ya",
])
# fmt: on
_WORD = re.compile(r"[^\W_]+")
# The first that fits is taken off.
_ENDINGS = (("ies", "y"), ("sses", "ss"), ("ss", "ss"), ("us", "us"), ("is", "is"), ("s", ""), ("ing", ""), ("ed", ""))
_SHORTEST_ROOT = 3


def clean_search_text(raw: str) -> str:
    """Return the typed text without control characters, in one line, of 100 characters at most."""
    # It is cut first: the input may be long, and a compatibility form is at most 18 times as long as its character.
    plain = unicodedata.normalize("NFKC", raw[: 4 * LONGEST_SEARCH_TEXT])
    shown = "".join(" " if unicodedata.category(each)[0] in "CZ" else each for each in plain)
    return " ".join(shown.split())[:LONGEST_SEARCH_TEXT].strip()


def words_to_find(search_text: str) -> list[str]:
    """Return at most eight words to look for, without fillers if others remain. A colon separates words."""
    words = [word for word in search_text.replace(":", " ").split() if _WORD.search(word)]
    telling = [word for word in words if word.casefold().strip("?.,!") not in _FILLERS]
    return (telling or words)[:MOST_WORDS]


def plain_words(text: str) -> list[str]:
    """Return the words of a text as the index compares them: small letters without accents, parted at all others."""
    parted = unicodedata.normalize("NFKD", text)
    return _WORD.findall("".join(each for each in parted if not unicodedata.combining(each)).casefold())


def telling_words(text: str) -> list[str]:
    """Return the plain words of a text without fillers; all of them if it holds nothing else."""
    words = plain_words(text)
    return [word for word in words if word not in _FILLERS] or words


def plain_name(text: str) -> str:
    """Return a name in the form in which names are compared."""
    return " ".join(plain_words(text))


def root(word: str) -> str:
    """Return a plain word without endings: "fees" as "fee", "taxing" as "tax"; coarser than a dictionary."""
    for ending, instead in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST_ROOT:
            return word.removesuffix(ending) + instead
    return word
