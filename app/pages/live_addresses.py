"""The two addresses whose query string means something. Pure: no framework, no files.

Everywhere else a query string is ignored, so that it never reaches the page store.
"""

from collections.abc import Collection, Mapping
from typing import get_args
from urllib.parse import parse_qsl

from app.content.live_paths import EXPLORER_PATH, STRATEGY_PARAMETER, FilterName

FILTER_NAMES = frozenset(get_args(FilterName))
FEWEST_COMPARED = 2
MOST_COMPARED = 3

_MOST_FIELDS = 20
_LONGEST_VALUE = 60


def live_filters(path: str, query: str) -> dict[str, str]:
    """Return the declared filters with a value; {} for any other path. The first of a repeated one counts."""
    if not query or path != EXPLORER_PATH:
        return {}
    found: dict[str, str] = {}
    for name, value in _fields(query):
        if name in FILTER_NAMES and value:
            found.setdefault(name, value)
    return found


def known_filters(given: Mapping[str, str], known: Mapping[str, Collection[str]]) -> dict[str, str]:
    """Return what decides the list: the given values that it has, in one order. `known` are its values by filter."""
    return {name: given[name] for name in sorted(given) if given[name] in known.get(name, ())}


def compared_strategies(query: str, known: Collection[str]) -> tuple[str, ...]:
    """Return the strategies to compare in the order asked for: known ones, each once, at most three."""
    slugs = dict.fromkeys(value for name, value in _fields(query) if name == STRATEGY_PARAMETER and value in known)
    return tuple(slugs)[:MOST_COMPARED]


def _fields(query: str) -> list[tuple[str, str]]:
    """Return names and values; none of a query that has too many to be meant."""
    try:
        fields = parse_qsl(query, max_num_fields=_MOST_FIELDS)
    except ValueError:
        return []
    return [(name, value) for name, value in fields if len(value) <= _LONGEST_VALUE]
