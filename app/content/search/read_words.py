"""Reads the words of a query: as the index spells them, with others of the same meaning, or as slips of known words."""

from dataclasses import dataclass

from app.content.search.asked_words import plain_words
from app.content.search.names import Names
from app.database.sqlite.driver import sqlite3


@dataclass(frozen=True)
class AskedWord:
    """A word of a query. `asked` is what the index looks for, in the language of FTS5, always quoted.

    `meanings` are those of its plain words.
    """

    spelling: str
    asked: str
    meanings: tuple[str, ...]
    is_known: bool = True
    is_corrected: bool = False


def read_word(connection: sqlite3.Connection, names: Names, word: str) -> AskedWord:
    """Match the word or one of its meaning, else as the beginning of a word, else the most similar word of a name."""
    plain = plain_words(word)
    meanings = tuple(map(names.meaning_of, plain))
    asked, begun = _with_others_alike(names, word), f"{_quoted(word)} *"
    if _is_there(connection, asked):
        return AskedWord(word, asked, meanings)
    if _is_there(connection, begun):
        return AskedWord(word, begun, (names.begun(plain[0]), *meanings[1:]))
    other = names.correction(plain[0]) if len(plain) == 1 else None
    if other is None:
        return AskedWord(word, asked, meanings, is_known=False)
    return AskedWord(other, _with_others_alike(names, other), (names.meaning_of(other),), is_corrected=True)


def _quoted(word: str) -> str:
    return '"' + word.replace('"', "") + '"'


def _is_there(connection: sqlite3.Connection, asked: str) -> bool:
    return connection.execute("SELECT 1 FROM passages WHERE passages MATCH ? LIMIT 1", [asked]).fetchone() is not None


def _with_others_alike(names: Names, word: str) -> str:
    """Return the word, or any other word of its meaning."""
    plain = plain_words(word)
    others = names.others_alike(plain[0]) if len(plain) == 1 else []
    return "(" + " OR ".join(map(_quoted, dict.fromkeys([word, *others]))) + ")"
