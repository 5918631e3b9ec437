"""The search tables in a snapshot: passages in an FTS5 table, names, and the index of misspelt names.

To find a misspelling, one letter is removed from both words, and the remainders are compared (the symmetric deletes of
W. Garbe's SymSpell, 2012): "phonix" and "phoenix" share "phonix", "shrape" and "sharpe" share "shape".
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from app.content.search.asked_words import plain_name, plain_words
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
CREATE TABLE passage_names (name TEXT NOT NULL, passage INTEGER NOT NULL, PRIMARY KEY (name, passage)) WITHOUT ROWID;
CREATE TABLE word_rests (rest TEXT NOT NULL, word TEXT NOT NULL, PRIMARY KEY (rest, word)) WITHOUT ROWID;
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
    """Write passages and their index into the empty tables. The first passage is row 1."""
    connection.executemany(
        "INSERT INTO passages (title, names, crumbs, text, kind, href) VALUES (?, ?, ?, ?, ?, ?)",
        [_row(one) for one in passages],
    )
    names = {(plain_name(name), n) for n, one in enumerate(passages, start=1) for name in (one.title, *one.other_names)}
    connection.executemany("INSERT INTO passage_names VALUES (?, ?)", sorted(names))
    rests = {(rest, word) for word in _name_words(passages) for rest in word_rests(word)}
    connection.executemany("INSERT INTO word_rests VALUES (?, ?)", sorted(rests))


def _row(one: Passage) -> tuple[str, str, str, str, str, str]:
    names, crumbs = " ".join(one.other_names), CRUMB_MARK.join(one.crumbs)
    return one.title, names, crumbs, one.text, one.kind, one.href


def word_rests(word: str) -> set[str]:
    """Return the word, and the word without each of its letters."""
    return {word, *(word[:place] + word[place + 1 :] for place in range(len(word)))}


def _name_words(passages: Iterable[Passage]) -> set[str]:
    """Return the words of titles, names and crumbs. A misspelt word may stand for one of these."""
    texts = (text for one in passages for text in (one.title, *one.other_names, *one.crumbs))
    return {word for text in texts for word in plain_words(text) if len(word) >= SHORTEST_CORRECTED and word.isalpha()}
