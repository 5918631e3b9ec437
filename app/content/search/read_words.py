"""Reads searched words: as the index spells them, with others of the same meaning, or as slips of known words."""

from dataclasses import dataclass

from app.content.search.names import Names
from app.content.search.search_words import plain_words
from app.database.sqlite.driver import sqlite3


@dataclass(frozen=True)
class SearchWord:
    """A word of a search.

    `match` is what the index looks for, in the language of FTS5, always quoted; `own` is the same without other words
    of its meaning. `meanings` are those of its plain words.
    """

    spelling: str
    match: str
    own: str
    meanings: tuple[str, ...]
    is_known: bool = True
    is_corrected: bool = False


def read_word(connection: sqlite3.Connection, names: Names, word: str) -> SearchWord:
    """Match the word or one of its meaning, else as the beginning of a word, else the most similar word of a name."""
    plain = plain_words(word)
    meanings = tuple(map(names.meaning_of, plain))
    match, begun = _with_others_alike(names, word), f"{_quoted(word)} *"
    if _is_there(connection, match):
        return SearchWord(word, match, _quoted(word), meanings)
    if _is_there(connection, begun):
        return SearchWord(word, begun, begun, (names.begun(plain[0]), *meanings[1:]))
    other = names.correction(plain[0]) if len(plain) == 1 else None
    if other is None:
        return SearchWord(word, match, _quoted(word), meanings, is_known=False)
    match = _with_others_alike(names, other)
    return SearchWord(other, match, _quoted(other), (names.meaning_of(other),), is_corrected=True)


def _quoted(word: str) -> str:
    return '"' + word.replace('"', "") + '"'


def _is_there(connection: sqlite3.Connection, match: str) -> bool:
    return connection.execute("SELECT 1 FROM passages WHERE passages MATCH ? LIMIT 1", [match]).fetchone() is not None


def _with_others_alike(names: Names, word: str) -> str:
    """Return the word, or any other word of its meaning."""
    plain = plain_words(word)
    others = names.others_alike(plain[0]) if len(plain) == 1 else []
    return "(" + " OR ".join(map(_quoted, dict.fromkeys([word, *others]))) + ")"
