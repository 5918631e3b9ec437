"""The search tables in a snapshot: passages in an FTS5 table, their names word by word, and the words of all names.

A passage is found by its text, and by its names: title, other names, and what else visitors ask for it as. Names are
compared by the meanings of their telling words. Words of one meaning are written in `search-words.yaml`.
"""

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from app.content.search.asked_words import plain_name, plain_words, root, telling_words
from app.database.sqlite.driver import sqlite3

PassageKind = Literal["strategy", "term", "question", "page", "section"]
CRUMB_MARK = "\n"
SHORTEST_CORRECTED = 4
"""In letters. Shorter words have too many similar ones."""

TABLES = """
CREATE VIRTUAL TABLE passages USING fts5(
  title, names, crumbs, text, kind UNINDEXED, href UNINDEXED,
  tokenize = 'porter unicode61 remove_diacritics 2'
);
CREATE TABLE names (
  name INTEGER PRIMARY KEY, passage INTEGER NOT NULL, weight REAL NOT NULL, spelling TEXT NOT NULL
);
CREATE TABLE name_words (meaning TEXT NOT NULL, name INTEGER NOT NULL, PRIMARY KEY (meaning, name)) WITHOUT ROWID;
CREATE TABLE meaning_weights (meaning TEXT PRIMARY KEY, weight REAL NOT NULL) WITHOUT ROWID;
CREATE TABLE word_meanings (word TEXT PRIMARY KEY, meaning TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE known_words (word TEXT PRIMARY KEY) WITHOUT ROWID;
"""


@dataclass(frozen=True)
class Passage:
    """A page or a part of one. `href` leads to it, with a fragment if it has an id.

    `crumbs` are the names of the pages above and of its own. `other_names` are searched like the title, and not shown.
    """

    kind: PassageKind
    title: str
    href: str
    crumbs: tuple[str, ...]
    text: str
    other_names: tuple[str, ...] = ()


def fill_index(connection: sqlite3.Connection, passages: Sequence[Passage]) -> None:
    """Write passages and their index. The first passage is row 1. `word_meanings` is filled, the others are empty."""
    connection.executemany(
        "INSERT INTO passages (title, names, crumbs, text, kind, href) VALUES (?, ?, ?, ?, ?, ?)",
        [
            (one.title, " ".join(one.other_names), CRUMB_MARK.join(one.crumbs), one.text, one.kind, one.href)
            for one in passages
        ],
    )
    _fill_names(connection, passages)
    meant = (word for (word,) in connection.execute("SELECT word FROM word_meanings"))
    known = _name_words(passages) | {word for word in meant if len(word) >= SHORTEST_CORRECTED and word.isalpha()}
    connection.executemany("INSERT INTO known_words VALUES (?)", [[word] for word in sorted(known)])


def _fill_names(connection: sqlite3.Connection, passages: Sequence[Passage]) -> None:
    """Write each name as the meanings of its words. A meaning weighs the more, the fewer names have it."""
    meanings: Mapping[str, str] = dict(connection.execute("SELECT word, meaning FROM word_meanings"))
    named = [
        (n, plain_name(name), frozenset(meaning_of(word, meanings) for word in telling_words(name)))
        for n, one in enumerate(passages, start=1)
        for name in dict.fromkeys((one.title, *one.other_names))
    ]
    counts = Counter(meaning for *_, words in named for meaning in words)
    weights = {meaning: math.log(1 + len(named) / count) for meaning, count in counts.items()}
    connection.executemany("INSERT INTO meaning_weights VALUES (?, ?)", sorted(weights.items()))
    connection.executemany(
        "INSERT INTO names VALUES (?, ?, ?, ?)",
        [(name, n, sum(weights[word] for word in words), spelling) for name, (n, spelling, words) in enumerate(named)],
    )
    connection.executemany(
        "INSERT INTO name_words VALUES (?, ?)",
        sorted((word, name) for name, (*_, words) in enumerate(named) for word in words),
    )


def meaning_of(word: str, meanings: Mapping[str, str]) -> str:
    """Return what a plain word means: the first word of its group if it has one, else its root."""
    return meanings.get(word) or meanings.get(root(word)) or root(word)


def _name_words(passages: Iterable[Passage]) -> set[str]:
    """Return the words of titles, names and crumbs. A misspelt word may stand for one of these."""
    texts = (text for one in passages for text in (one.title, *one.other_names, *one.crumbs))
    return {word for text in texts for word in plain_words(text) if len(word) >= SHORTEST_CORRECTED and word.isalpha()}
