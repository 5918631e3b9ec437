"""The summary of a comparison in words: what strategies have in common, how long each asks for, and what that costs."""

from collections.abc import Mapping, Sequence
from typing import Any

from app.content.costs.limits import FEE_IN_WORDS, CostLimits

FEWEST_COMPARED = 2
ALL_OF = {2: "both", 3: "all three"}
ASSETS = "Assets managed"
TOP_STOCKS, TOP_SECTORS = "Top 10 stocks", "Top 5 sectors"
_IN_COMMON = {"began on": "began", "ask for": "asksFor"}


def summary(columns: Sequence[Mapping[str, Any]], limits: CostLimits) -> str:
    """Return what compared strategies agree in, how long each asks for, and what one stay, or a year, costs."""
    said = ((words, {column[name] for column in columns}) for words, name in _IN_COMMON.items())
    facts = [f"{words} {values.pop()}" for words, values in said if len(values) == 1 and None not in values]
    agreed = f"{ALL_OF[len(columns)].capitalize()} {' and '.join(facts)}. " if facts else ""
    asks = {column["strategy"]["name"]: column["asksFor"] for column in columns}
    each = f"{_asked(asks)} " if len(set(asks.values())) > 1 else ""
    asked = [row for row in limits.rows if row.is_asked]
    row = asked[0] if len(asked) == 1 else limits.rows[1]
    which = "either" if len(columns) == FEWEST_COMPARED else "each"
    cost = f"{row.label} costs about {row.together[0]} on {limits.amounts[0]} in {which}"
    return f"{agreed}{each}{cost}, with {FEE_IN_WORDS}."


def _asked(asks: Mapping[str, str | None]) -> str:
    """Return "A asks for 3 years, B for 5 years; C does not say." Somebody says something."""
    (first, horizon), *others = ((name, asked) for name, asked in asks.items() if asked is not None)
    told = ", ".join([f"{first} asks for {horizon}", *(f"{name} for {asked}" for name, asked in others)])
    silent = [name for name, asked in asks.items() if asked is None]
    return f"{told}; {in_a_row(silent)} {'does' if len(silent) == 1 else 'do'} not say." if silent else f"{told}."


def in_a_row(parts: Sequence[str]) -> str:
    """Return "A", "A and B" or "A, B and C"."""
    *others, last = parts
    return f"{', '.join(others)} and {last}" if others else last
