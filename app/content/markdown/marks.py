"""Words that explain the marks of a drawing: who reads without the drawing is not told of them."""

import re

from app.content.markdown import signs

_CLAUSE = re.compile(r"(?<=[.;!?])\s+")
_OF_A_MARK = re.compile(r"\b(dots?(?!-)|dials?|gold one)\b", re.IGNORECASE)


def without_marks(text: str) -> str | None:
    """Return plain words without the clauses on dots and dials; None where nothing else is said."""
    kept: list[str] = []
    for clause in _CLAUSE.split(text):
        if _OF_A_MARK.search(clause) is None:
            kept.append(clause)
        elif kept and kept[-1].endswith(";"):
            kept[-1] = f"{kept[-1][:-1]}."
    return signs.words(" ".join(kept)) if kept else None
