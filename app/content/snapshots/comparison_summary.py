"""The summary of a comparison in words: what its strategies have in common, and how they differ. Pure, stated terms."""

from collections.abc import Mapping, Sequence
from typing import Any

_MOST_SENTENCES = 2
_DIFFER_IN = {"Style, our label": "style", "Since": "start"}
_STATED_ALONE = {
    "Stocks": "number of stocks",
    "Top 10 stocks": "ten largest stocks",
    "Assets managed": "assets",
}
"""Labels of rows, and what a sentence calls what stands there."""

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
    began, asks_for = (_one_value([column[name] for column in columns]) for name in ("began", "asksFor"))
    told = [began and f"began on {began}", asks_for and f"ask for {asks_for}"]
    facts = [words for words in told if words]
    return f"{_ALL_OF[len(columns)]} {' and '.join(facts)}." if facts else None


def _one_value(values: Sequence[str | None]) -> str | None:
    return values[0] if len(set(values)) == 1 else None


def _differences(columns: Sequence[Mapping[str, Any]]) -> str | None:
    """Return in what all of them state something, and not the same."""
    kinds = [words for label, words in _DIFFER_IN.items() if _differs(_row(columns, label))]
    stocks = _row(columns, "Stocks")
    told = [
        *([f"differ in {in_a_row(kinds)}"] if kinds else []),
        *([f"hold {in_a_row([each or '' for each in stocks])} stocks"] if _differs(stocks) else []),
    ]
    return f"They {' and '.join(told)}." if told else None


def _differs(values: Sequence[str | None]) -> bool:
    return None not in values and len(set(values)) > 1


def _stated_alone(columns: Sequence[Mapping[str, Any]]) -> str | None:
    """Return what one of them alone states, by its name."""
    single = {label for label in _STATED_ALONE if _row(columns, label).count(None) == len(columns) - 1}
    told = [
        f"only {column['strategy']['name']} states its {in_a_row(words)}"
        for column in columns
        if (words := [_STATED_ALONE[label] for label in _STATED_ALONE if label in single and _value(column, label)])
    ]
    sentence = "; ".join(told)
    return f"{sentence[0].upper()}{sentence[1:]}." if told else None


def _row(columns: Sequence[Mapping[str, Any]], label: str) -> list[str | None]:
    return [_value(column, label) for column in columns]


def _value(column: Mapping[str, Any], label: str) -> str | None:
    value: str | None = column["values"].get(label)
    return value
