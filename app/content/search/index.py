"""The search tables in a snapshot: passages in an FTS5 table, their names, and words of one meaning.

A passage is found by its text, and by its names: title, other names, and visitors' other words for it. Words of one
meaning are written in `search-words.yaml`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from app.content.search.search_words import plain_name, root, telling_words
from app.database.sqlite.driver import sqlite3

PassageKind = Literal["strategy", "term", "question", "page", "section"]
CRUMB_MARK = "\n"

TABLES = """
CREATE VIRTUAL TABLE passages USING fts5(
  title, names, crumbs, text, kind UNINDEXED, href UNINDEXED,
  tokenize = 'porter unicode61 remove_diacritics 2'
);
CREATE TABLE names (passage INTEGER NOT NULL, spelling TEXT NOT NULL, meanings TEXT NOT NULL);
CREATE TABLE word_meanings (word TEXT PRIMARY KEY, meaning TEXT NOT NULL) WITHOUT ROWID;
"""


@dataclass(frozen=True)
class Passage:
    """A page or a part of one, at `href`; `crumbs` name the pages above and its own, `other_names` are not shown."""

    kind: PassageKind
    title: str
    href: str
    crumbs: tuple[str, ...]
    text: str
    other_names: tuple[str, ...] = ()


def fill_index(connection: sqlite3.Connection, passages: Sequence[Passage]) -> None:
    """Write passages from row 1 on, and their names with what the words mean; `word_meanings` is filled."""
    meanings: Mapping[str, str] = dict(connection.execute("SELECT word, meaning FROM word_meanings"))
    connection.executemany(
        "INSERT INTO passages (title, names, crumbs, text, kind, href) VALUES (?, ?, ?, ?, ?, ?)",
        [
            (one.title, " ".join(one.other_names), CRUMB_MARK.join(one.crumbs), one.text, one.kind, one.href)
            for one in passages
        ],
    )
    connection.executemany(
        "INSERT INTO names VALUES (?, ?, ?)",
        [
            (row, plain_name(name), " ".join(meaning_of(word, meanings) for word in telling_words(name)))
            for row, one in enumerate(passages, start=1)
            for name in dict.fromkeys((one.title, *one.other_names))
        ],
    )


def meaning_of(word: str, meanings: Mapping[str, str]) -> str:
    """Return what a plain word means: the first word of its group if it has one, else its root."""
    return meanings.get(word) or meanings.get(root(word)) or root(word)
