"""Answers a search from the index of a snapshot: first by name, then by mention."""

from collections.abc import Sequence
from dataclasses import dataclass

from app.content.search.index import CRUMB_MARK
from app.content.search.names import Names
from app.content.search.read_words import SearchWord, read_word
from app.content.search.search_words import words_to_find
from app.database.sqlite.driver import sqlite3

MOST_SHOWN = 20
HIT_BEGINS, HIT_ENDS = "\x02", "\x03"
"""The characters around each hit in titles and snippets. No text of the content contains control characters."""

_SNIPPET_WORDS = 36

# How a name, a mention and the kind of passage count beside each other. Answers come before texts of the same words.
_NAME_COUNTS = 3.0
_OWN_COUNTS = 0.3
"""What the searched words themselves count for, beside others of their meaning."""
_KIND_COUNTS = {"question": 0.3, "strategy": 0.3, "term": 0.25, "page": 0.2, "section": 0.0}
_NAMED = 0.45
"""The likeness of a name that makes a passage a result, even if some word is missing there."""
_MOST_WORDS = 0.5
"""The share of the words, by weight, that a result needs if no passage has all."""

# The score of FTS5 is better the lower it is.
_MENTIONS = "SELECT rowid, kind, bm25(passages, 8.0, 6.0, 2.0, 1.0) FROM passages WHERE passages MATCH ?"
_SHOWN = """
SELECT rowid, kind, href, crumbs, highlight(passages, 0, :begins, :ends),
  snippet(passages, 3, :begins, :ends, '…', :words)
FROM passages WHERE passages MATCH :match AND rowid IN ({places})
"""


@dataclass(frozen=True)
class FoundPassage:
    """A passage that was found; title and snippet with marks around the hits."""

    kind: str
    href: str
    crumbs: list[str]
    title: str
    snippet: str

    @property
    def plain_title(self) -> str:
        """The title without marks."""
        return self.title.replace(HIT_BEGINS, "").replace(HIT_ENDS, "")


@dataclass(frozen=True)
class SearchOutcome:
    """The result of a search: the best of `count` passages.

    `meant` is the text as it was read if a word was replaced by another, else None. `is_partial`: no passage has all
    words, these have most. `nearest`, if nothing was found: names and addresses of what is spelt like the text.
    """

    passages: list[FoundPassage]
    count: int
    meant: str | None
    is_partial: bool
    nearest: list[tuple[str, str]]


def find_passages(connection: sqlite3.Connection, search_text: str) -> SearchOutcome:
    """Return the passages that match the words of a clean search text, MOST_SHOWN at most."""
    names = Names(connection)
    words = [read_word(connection, names, word) for word in words_to_find(search_text)]
    order, is_partial = _ranked(connection, names, words)
    if not order:
        return SearchOutcome([], 0, None, is_partial=False, nearest=names.nearest(search_text))
    passages = _shown(connection, [word for word in words if word.is_known], order[:MOST_SHOWN])
    meant = " ".join(word.spelling for word in words) if any(word.is_corrected for word in words) else None
    return SearchOutcome(passages, len(order), meant, is_partial, [])


def _ranked(connection: sqlite3.Connection, names: Names, words: Sequence[SearchWord]) -> tuple[list[int], bool]:
    """Return the rows of the passages a search asks for, best first, and whether they lack some of its words."""
    weights = {word: names.weight(word.meanings) for word in words}
    whole_weight = sum(weights[word] for word in words)
    mentioned = {
        word: {row: (kind, -score) for row, kind, score in connection.execute(_MENTIONS, [word.match])}
        for word in words
        if word.is_known
    }
    own = {word: {row for row, *_ in connection.execute(_MENTIONS, [word.own])} for word in mentioned}
    kinds = {row: kind for found in mentioned.values() for row, (kind, _) in found.items()}
    covered = {row: sum(weights[word] for word, found in mentioned.items() if row in found) for row in kinds}
    whole = {row for row in kinds if all(row in found for found in mentioned.values())}
    is_partial = not whole or len(mentioned) < len(words)
    alike = names.likeness(frozenset(meaning for word in words for meaning in word.meanings), whole_weight)
    chosen = whole | {row for row in kinds if alike.get(row, 0.0) >= _NAMED}
    if is_partial:
        chosen |= {row for row, weight in covered.items() if weight >= _MOST_WORDS * whole_weight}
    scores = {row: sum(found[row][1] for found in mentioned.values() if row in found) for row in chosen}
    best_score = max(scores.values(), default=1.0) or 1.0

    def rank(row: int) -> tuple[float, int]:
        text = scores[row] / best_score * covered[row] / whole_weight
        spelt = sum(weights[word] for word, rows in own.items() if row in rows) / whole_weight
        return -(_NAME_COUNTS * alike.get(row, 0.0) + text + _OWN_COUNTS * spelt + _KIND_COUNTS[kinds[row]]), row

    return sorted(chosen, key=rank), is_partial


def _shown(connection: sqlite3.Connection, words: Sequence[SearchWord], order: Sequence[int]) -> list[FoundPassage]:
    """Return the passages of the rows. Other words of one meaning are marked only where no searched word is seen."""
    found: dict[int, FoundPassage] = {}
    for match in (" OR ".join(word.match for word in words), " OR ".join(word.own for word in words)):
        shown = {"match": match, "begins": HIT_BEGINS, "ends": HIT_ENDS, "words": _SNIPPET_WORDS}
        rows = connection.execute(_SHOWN.format(places=",".join(map(str, order))), shown)
        for row, kind, href, crumbs, title, snippet in rows:
            if row not in found or HIT_BEGINS in title + snippet:
                names = [name for name in crumbs.split(CRUMB_MARK) if name]
                found[row] = FoundPassage(kind, href, names, title, snippet)
    return [found[row] for row in order]
