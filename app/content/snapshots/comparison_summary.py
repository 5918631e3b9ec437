"""The summary of a comparison in words: what its strategies have in common, and how they differ. Pure, stated terms."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from app.content.models.strategy import Horizon

FEWEST_COMPARED = 2
_ALL_OF = {2: "Both", 3: "All three"}
ASSETS = "Assets managed"
TOP_STOCKS, TOP_SECTORS = "Top 10 stocks", "Top 5 sectors"
_IN_COMMON = {"began on": "began", "ask for": "asksFor"}

_Column = Mapping[str, Any]


def summary(columns: Sequence[_Column]) -> str | None:
    """Return how compared strategies differ most and what they agree in; None if nothing is to be said."""
    agreed, difference = _in_common(columns), next(filter(None, _differences(columns)), None)
    if agreed is not None:
        return f"{difference} {agreed}" if difference else f"{agreed} They differ in what they look for."
    return difference


def in_a_row(parts: Sequence[str]) -> str:
    """Return "A", "A and B" or "A, B and C"."""
    *others, last = parts
    return f"{', '.join(others)} and {last}" if others else last


def _in_common(columns: Sequence[_Column]) -> str | None:
    said = ((words, {column[name] for column in columns}) for words, name in _IN_COMMON.items())
    facts = [f"{words} {values.pop()}" for words, values in said if len(values) == 1 and None not in values]
    return f"{_ALL_OF[len(columns)]} {' and '.join(facts)}." if facts else None


def _differences(columns: Sequence[_Column]) -> Iterator[str | None]:
    """Yield the differences with their values, the weightiest first: in full for one strategy, then shorter."""
    yield _difference(columns, _named(columns, "large"), "{} has {} in large companies", "{} {}")
    lengths = [Horizon(**horizon).length_months for column in columns for horizon in column["horizons"]]
    if len(set(lengths)) == len(lengths):
        yield _difference(columns, _named(columns, "asksFor"), "{} asks for {}", "{} for {}")
    yield _difference(columns, [column["values"].get(ASSETS) for column in columns], "{} manages {}", "{} {}")
    yield _difference(columns, _named(columns, "began"), "{} began on {}", "{} on {}")


def _difference(columns: Sequence[_Column], values: Sequence[str | None], first: str, next_: str) -> str | None:
    """Return one sentence on a fact and who does not state it, None unless one does and no two are alike."""
    known = list(zip((column["strategy"]["name"] for column in columns), values, strict=True))
    stated = [each for each in known if each[1] is not None]
    silent = [name for name, value in known if value is None]
    if not stated or len({value for _, value in stated}) < len(stated):
        return None
    told = ", ".join([first.format(*stated[0]), *(next_.format(*each) for each in stated[1:])])
    return f"{told}; {in_a_row(silent)} {'does' if len(silent) == 1 else 'do'} not say." if silent else f"{told}."


def _named(columns: Sequence[_Column], name: str) -> list[Any]:
    return [column[name] for column in columns]
