"""The summary of a comparison in words: what its strategies have in common, and how they differ. Pure, stated terms."""

from collections.abc import Mapping, Sequence
from typing import Any

_MOST_SENTENCES = 2
_MOST_KINDS = 3
KINDS = {
    "Horizon": "horizon",
    "Assets managed": "assets",
    "Stocks": "number of stocks",
    "Top 10 stocks": "ten largest stocks",
    "Style, our label": "style",
    "Since": "start",
}
"""Labels of rows, the weightiest first, and what a sentence calls what stands there."""

_IN_COMMON = {"began on": "began", "ask for": "asksFor"}
_STATED_ALONE = ("Stocks", "Top 10 stocks", "Assets managed")

_ALL_OF = {2: "Both", 3: "All three"}


def summary(columns: Sequence[Mapping[str, Any]]) -> str | None:
    """Return what the columns of compared strategies say together, in two sentences at most; None if it is nothing."""
    sentences = (_in_common(columns), _differences(columns), _stated_alone(columns))
    told = [sentence for sentence in sentences if sentence is not None][:_MOST_SENTENCES]
    return " ".join(told) or None


def in_a_row(parts: Sequence[str]) -> str:
    """Return "A", "A and B" or "A, B and C"."""
    *others, last = parts
    return f"{', '.join(others)} and {last}" if others else last


def _in_common(columns: Sequence[Mapping[str, Any]]) -> str | None:
    said = ((words, {column[name] for column in columns}) for words, name in _IN_COMMON.items())
    facts = [f"{words} {values.pop()}" for words, values in said if len(values) == 1 and None not in values]
    return f"{_ALL_OF[len(columns)]} {' and '.join(facts)}." if facts else None


def _differences(columns: Sequence[Mapping[str, Any]]) -> str | None:
    """Return in what all state something, and not the same. Only if nothing is left out is it said to be all."""
    labels = {label for column in columns for label in column["values"]} - {"Idea"}
    differing = [label for label in labels if len({*_row(columns, label)} - {None}) > 1]
    kinds = [words for label, words in KINDS.items() if _differs(_row(columns, label))][:_MOST_KINDS]
    extent = "above all " if len(differing) > len(kinds) else ""
    return f"They differ {extent}in {in_a_row(kinds)}." if kinds else None


def _differs(values: Sequence[str | None]) -> bool:
    return None not in values and len(set(values)) > 1


def _stated_alone(columns: Sequence[Mapping[str, Any]]) -> str | None:
    """Return what one of them alone states, by its name."""
    single = {label for label in _STATED_ALONE if _row(columns, label).count(None) == len(columns) - 1}
    told = [
        f"only {column['strategy']['name']} states its {in_a_row(words)}"
        for column in columns
        if (words := [KINDS[label] for label in _STATED_ALONE if label in single and column["values"].get(label)])
    ]
    sentence = "; ".join(told)
    return f"{sentence[0].upper()}{sentence[1:]}." if told else None


def _row(columns: Sequence[Mapping[str, Any]], label: str) -> list[str | None]:
    return [column["values"].get(label) for column in columns]
