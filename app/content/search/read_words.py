"""Reads the words of a query: as the index spells them, with others of the same meaning, or as slips of known words."""

from dataclasses import dataclass
from difflib import get_close_matches

from app.content.search.asked_words import plain_words, root
from app.content.search.index import SHORTEST_CORRECTED
from app.database.sqlite.driver import sqlite3

_MOST_WEIGHED = 5
_LEAST_LIKE = 0.75
"""The likeness that one slip leaves in a word of four letters, and two in a long one: "portfoilo" for "portfolio"."""

# A word that no name has tells a text apart as much as the rarest that one has.
_RAREST = "SELECT coalesce(max(weight), 1.0) FROM meaning_weights"


@dataclass(frozen=True)
class AskedWord:
    """A word of a query. `asked` is what the index looks for, in the language of FTS5, always quoted.

    `meanings` are those of its plain words, `weight` is how much they tell.
    """

    spelling: str
    asked: str
    meanings: tuple[str, ...]
    weight: float
    is_known: bool
    is_corrected: bool = False


def read_word(connection: sqlite3.Connection, word: str) -> AskedWord:
    """Match the word or one of its meaning, else as the beginning of a word, else the most similar word of a name."""
    asked = _with_others_alike(connection, word)
    begun = f"{_quoted(word)} *"
    if _is_there(connection, asked):
        return _read(connection, word, word, asked)
    if _is_there(connection, begun):
        return _read(connection, word, _begun(connection, word), begun)
    other = _correction(connection, word)
    if other is None:
        return _read(connection, word, word, asked, is_known=False)
    return _read(connection, other, other, _with_others_alike(connection, other), is_corrected=True)


def _read(
    connection: sqlite3.Connection,
    spelling: str,
    meant: str,
    asked: str,
    *,
    is_known: bool = True,
    is_corrected: bool = False,
) -> AskedWord:
    meanings = tuple(_meaning(connection, plain) for plain in plain_words(meant))
    (rarest,) = connection.execute(_RAREST).fetchone()
    weight = sum(_weight(connection, meaning, rarest) for meaning in meanings)
    return AskedWord(spelling, asked, meanings, weight, is_known, is_corrected)


def _quoted(word: str) -> str:
    return '"' + word.replace('"', "") + '"'


def _is_there(connection: sqlite3.Connection, asked: str) -> bool:
    return connection.execute("SELECT 1 FROM passages WHERE passages MATCH ? LIMIT 1", [asked]).fetchone() is not None


def _meaning(connection: sqlite3.Connection, plain: str) -> str:
    """Return the meaning under which names hold a plain word."""
    for spelling in (plain, root(plain)):
        found = connection.execute("SELECT meaning FROM word_meanings WHERE word = ?", [spelling]).fetchone()
        if found is not None:
            return str(found[0])
    return root(plain)


def _weight(connection: sqlite3.Connection, meaning: str, rarest: float) -> float:
    found = connection.execute("SELECT weight FROM meaning_weights WHERE meaning = ?", [meaning]).fetchone()
    return rarest if found is None else float(found[0])


def _with_others_alike(connection: sqlite3.Connection, word: str) -> str:
    """Return the word, or any other word of its meaning."""
    plain = plain_words(word)
    if len(plain) != 1:
        return _quoted(word)
    statement = "SELECT word FROM word_meanings WHERE meaning = ? ORDER BY word"
    others = [row[0] for row in connection.execute(statement, [_meaning(connection, plain[0])])]
    return "(" + " OR ".join(_quoted(one) for one in dict.fromkeys([word, *others])) + ")"


def _begun(connection: sqlite3.Connection, word: str) -> str:
    """Return the shortest meaning in a name that begins with the word, else the word."""
    (plain, *_) = plain_words(word)
    statement = "SELECT meaning FROM meaning_weights WHERE substr(meaning, 1, ?) = ? ORDER BY length(meaning) LIMIT 1"
    found = connection.execute(statement, [len(plain), plain]).fetchone()
    return word if found is None else str(found[0])


def _correction(connection: sqlite3.Connection, word: str) -> str | None:
    """Return the most similar word of a name, None if none is similar."""
    (plain, *more) = plain_words(word)
    if more or len(plain) < SHORTEST_CORRECTED or not plain.isalpha():
        return None
    known = [row[0] for row in connection.execute("SELECT word FROM known_words")]
    near = get_close_matches(plain, known, _MOST_WEIGHED, _LEAST_LIKE)
    # Letters that changed places come before others.
    return min(near, key=lambda other: sorted(other) != sorted(plain), default=None)
