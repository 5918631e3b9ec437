"""The summary of a comparison in words: what each strategy buys, and what they have in common. Pure, stated terms."""

from collections.abc import Mapping, Sequence
from typing import Any

FEWEST_COMPARED = 2
ALL_OF = {2: "both", 3: "all three"}
ASSETS = "Assets managed"
TOP_STOCKS, TOP_SECTORS = "Top 10 stocks", "Top 5 sectors"
_IN_COMMON = {"began on": "began", "ask for": "asksFor"}


def summary(columns: Sequence[Mapping[str, Any]]) -> str:
    """Return what compared strategies buy, and in what they agree."""
    told = [f"{column['strategy']['name']} buys {column['buys']}." for column in columns]
    said = ((words, {column[name] for column in columns}) for words, name in _IN_COMMON.items())
    facts = [f"{words} {values.pop()}" for words, values in said if len(values) == 1 and None not in values]
    agreed = f" {ALL_OF[len(columns)].capitalize()} {' and '.join(facts)}." if facts else ""
    return " ".join(told) + agreed


def in_a_row(parts: Sequence[str]) -> str:
    """Return "A", "A and B" or "A, B and C"."""
    *others, last = parts
    return f"{', '.join(others)} and {last}" if others else last
