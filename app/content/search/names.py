"""The names of all passages of a snapshot, compared by what their telling words mean."""

import math
from collections import Counter
from collections.abc import Collection
from difflib import get_close_matches

from app.content.search.index import meaning_of
from app.content.search.search_words import plain_name
from app.database.sqlite.driver import sqlite3

_SHORTEST_CORRECTED = 4
"""In letters. Shorter words have too many similar ones."""
_MOST_WEIGHED = 5
_LEAST_LIKE_WORD = 0.75
"""The likeness that one slip leaves in a word of four letters, and two in a long one: "portfoilo" for "portfolio"."""
_MOST_NEAREST = 3
_LEAST_LIKE_NAME = 0.6
"""The likeness that a slip in a short name leaves, such as "trn" for "TRI".

Below it, two names only share a few letters.
"""


class Names:
    """The names, and the words of one meaning. A meaning weighs the more, the fewer names have it."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._meanings = dict[str, str](connection.execute("SELECT word, meaning FROM word_meanings").fetchall())
        rows = connection.execute("SELECT passage, spelling, meanings FROM names").fetchall()
        self._names = [(row, spelling, frozenset(meant.split())) for row, spelling, meant in rows]
        counts = Counter(meaning for *_, meant in self._names for meaning in meant)
        self._weights = {meaning: math.log(1 + len(rows) / count) for meaning, count in counts.items()}
        # A word that no name has weighs as much as the rarest word of a name.
        self._rarest = max(self._weights.values(), default=1.0)

    def meaning_of(self, word: str) -> str:
        """Return what a plain word means: the first word of its group if it has one, else its root."""
        return meaning_of(word, self._meanings)

    def others_alike(self, word: str) -> list[str]:
        """Return the words of the meaning of a plain word."""
        meant = self.meaning_of(word)
        return sorted(other for other, meaning in self._meanings.items() if meaning == meant)

    def weight(self, meanings: Collection[str]) -> float:
        """Return how much the meanings tell together."""
        return sum(self._weights.get(meaning, self._rarest) for meaning in meanings)

    def begun(self, beginning: str) -> str:
        """Return the shortest meaning in a name that begins so, else the beginning."""
        return min((word for word in self._weights if word.startswith(beginning)), key=len, default=beginning)

    def correction(self, word: str) -> str | None:
        """Return the most similar word of a name, None if none is similar."""
        if len(word) < _SHORTEST_CORRECTED or not word.isalpha():
            return None
        named = {part for _, spelling, _ in self._names for part in spelling.split()}
        known = [one for one in sorted(named | {*self._meanings}) if len(one) >= _SHORTEST_CORRECTED and one.isalpha()]
        near = get_close_matches(word, known, _MOST_WEIGHED, _LEAST_LIKE_WORD)
        # Swapped letters come first.
        return min(near, key=lambda other: sorted(other) != sorted(word), default=None)

    def likeness(self, meanings: frozenset[str], weight: float) -> dict[int, float]:
        """Return how much a search and the likest name of each passage share, by the weight of words: at most 1."""
        best: dict[int, float] = {}
        for row, _, meant in self._names:
            if meant & meanings:
                alike = 2 * self.weight(meant & meanings) / (weight + self.weight(meant))
                best[row] = max(best.get(row, 0.0), alike)
        return best

    def nearest(self, search_text: str) -> list[tuple[str, str]]:
        """Return titles and addresses of the passages that have a name spelt most like the searched text."""
        shown = {row: (title, href) for row, title, href in self._connection.execute(_LEADING)}
        named = {spelling: shown[row] for row, spelling, _ in self._names if row in shown}
        like = get_close_matches(plain_name(search_text), named, _MOST_NEAREST * 3, _LEAST_LIKE_NAME)
        return list(dict.fromkeys(named[name] for name in like))[:_MOST_NEAREST]


_LEADING = "SELECT rowid, title, href FROM passages WHERE kind != 'section'"
