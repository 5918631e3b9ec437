"""Answers a query from the index of a snapshot."""

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher, get_close_matches

from app.content.search.asked_words import asked_words, plain_name, plain_words
from app.content.search.index import CRUMB_MARK, SHORTEST_CORRECTED, word_rests
from app.database.sqlite.driver import sqlite3

MOST_SHOWN = 20
HIT_BEGINS, HIT_ENDS = "\x02", "\x03"
"""The signs around each hit in titles and snippets. No text of the content contains control signs."""

_MOST_NEAREST = 3
_LEAST_LIKE = 0.65
"""The likeness that a slip in a short name leaves, such as "trn" for "TRI".

Below it, two names only share a few letters.
"""

_SNIPPET_WORDS = 36

# First comes the passage whose exact name was asked for, then strategies with all words in their names, then other
# titles. Within these the order is by BM25, in which a hit in title or names counts as several in the text.
_BEST = """
SELECT rowid FROM passages WHERE passages MATCH :asked
ORDER BY
  rowid IN (SELECT passage FROM passage_names WHERE name = :name) DESC,
  (rowid IN (SELECT rowid FROM passages WHERE passages MATCH :in_title)) * (1 + (kind = 'strategy')) DESC,
  bm25(passages, 8.0, 6.0, 2.0, 1.0), rowid
LIMIT :most
"""
_SHOWN = """
SELECT rowid, kind, href, crumbs, highlight(passages, 0, :begins, :ends),
  snippet(passages, 3, :begins, :ends, '…', :words)
FROM passages WHERE passages MATCH :asked AND rowid IN ({places})
"""


@dataclass(frozen=True)
class FoundPassage:
    """A passage that was found; title and snippet with marks around the hits."""

    kind: str
    href: str
    crumbs: list[str]
    title: str
    snippet: str


@dataclass(frozen=True)
class Finding:
    """The result of a query: the best of `count` passages.

    `meant` is the query as it was read if a word was replaced by another, else None. `is_partial`: no passage has all
    words, these have some. `nearest`, if nothing was found: names and addresses of similar terms and strategies.
    """

    passages: list[FoundPassage]
    count: int
    meant: str | None
    is_partial: bool
    nearest: list[tuple[str, str]]


def find_passages(connection: sqlite3.Connection, query: str) -> Finding:
    """Return the passages that match the words of a clean query."""
    words = [_Word.read(connection, word) for word in asked_words(query)]
    known = [word.asked for word in words if word.is_known]
    meant = " ".join(word.spelling for word in words)
    every = " AND ".join(known) if len(known) == len(words) else ""
    for is_partial, asked in ((False, every), (True, " OR ".join(known))):
        count = _count(connection, asked)
        if count:
            found = _best(connection, asked, meant)
            is_other = any(word.is_corrected for word in words)
            return Finding(found, count, meant if is_other else None, is_partial, [])
    return Finding([], 0, None, is_partial=False, nearest=_nearest(connection, query))


@dataclass(frozen=True)
class _Word:
    """A word as the index looks for it: `asked` in the language of FTS5, always quoted."""

    spelling: str
    asked: str
    is_known: bool
    is_corrected: bool = False

    @classmethod
    def read(cls, connection: sqlite3.Connection, word: str) -> "_Word":
        """Match the word as it stands, else as the beginning of a word, else the most similar name."""
        quoted = _quoted(word)
        for asked in (quoted, f"{quoted} *"):
            if _is_there(connection, asked):
                return cls(word, asked, is_known=True)
        other = _correction(connection, word)
        if other is None:
            return cls(word, quoted, is_known=False)
        return cls(other, _quoted(other), is_known=True, is_corrected=True)


def _quoted(word: str) -> str:
    return '"' + word.replace('"', "") + '"'


def _is_there(connection: sqlite3.Connection, asked: str) -> bool:
    return connection.execute("SELECT 1 FROM passages WHERE passages MATCH ? LIMIT 1", [asked]).fetchone() is not None


def _count(connection: sqlite3.Connection, asked: str) -> int:
    if not asked:
        return 0
    found: int = connection.execute("SELECT count(*) FROM passages WHERE passages MATCH ?", [asked]).fetchone()[0]
    return found


def _best(connection: sqlite3.Connection, asked: str, meant: str) -> list[FoundPassage]:
    in_title = f"{{title}} : ({asked})"
    question = {"asked": asked, "name": plain_name(meant), "in_title": in_title, "most": MOST_SHOWN}
    order = [row[0] for row in connection.execute(_BEST, question)]
    shown = {"asked": asked, "begins": HIT_BEGINS, "ends": HIT_ENDS, "words": _SNIPPET_WORDS}
    rows = connection.execute(_SHOWN.format(places=",".join(map(str, order))), shown)
    found = {
        n: FoundPassage(kind, href, [name for name in crumbs.split(CRUMB_MARK) if name], *marked)
        for n, kind, href, crumbs, *marked in rows
    }
    return [found[n] for n in order]


def _correction(connection: sqlite3.Connection, word: str) -> str | None:
    """Return the most similar word of a name, None if none is similar."""
    (plain, *more) = plain_words(word)
    if more or len(plain) < SHORTEST_CORRECTED or not plain.isalpha():
        return None
    rests = sorted(word_rests(plain))
    places = ",".join("?" * len(rests))
    rows = connection.execute(f"SELECT DISTINCT word FROM word_rests WHERE rest IN ({places})", rests)  # noqa: S608
    like = sorted((-SequenceMatcher(None, plain, other).ratio(), other) for (other,) in rows)
    return like[0][1] if like else None


def _nearest(connection: sqlite3.Connection, query: str) -> list[tuple[str, str]]:
    """Return names and addresses of the terms and strategies with the nearest spelling to the query."""
    rows: Sequence[tuple[str, str]] = connection.execute(
        "SELECT title, href FROM passages WHERE kind IN ('term', 'strategy')"
    ).fetchall()
    hrefs = {plain_name(title): (title, href) for title, href in rows}
    return [hrefs[name] for name in get_close_matches(plain_name(query), hrefs, _MOST_NEAREST, _LEAST_LIKE)]
