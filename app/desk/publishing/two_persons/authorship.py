"""Finds the values of an edition that differ from the published ones, and the last author of each."""

import hashlib
import json
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

Authorship = Mapping[str, str]
"""Members by the key of what they changed: of one value at one place."""

Data = Mapping[str, Any] | None
"""An edition's data; None for no data."""


def changed_values(before: Data, after: Data) -> frozenset[str]:
    """Return the keys of all values in which the two differ.

    A list item is identified by its value and not by its position, so a moved row keeps its author. The order of a list
    is a value as well.
    """
    old, new = _by_key(before), _by_key(after)
    return frozenset(key for key in old.keys() | new.keys() if old.get(key) != new.get(key))


def after_save(authorship: Authorship, *, published: Data, before: Data, after: Data, by: str) -> dict[str, str]:
    """Return the authors of all values that differ from `published` after a member saved `after` over `before`."""
    changed = changed_values(before, after)
    authors = {key: by if key in changed else authorship.get(key) for key in changed_values(published, after)}
    return {key: author for key, author in authors.items() if author is not None}


def last_authors(
    authorship: Authorship, *, published: Data, data: Data, otherwise: str | None
) -> frozenset[str | None]:
    """Return the last author of each value that differs; `otherwise` is that of values nobody typed into it."""
    return frozenset(authorship.get(key, otherwise) for key in changed_values(published, data))


def _by_key(data: Data) -> dict[str, str]:
    found, times = dict[str, str](), Counter[str]()
    for place, value in _values(data or {}, ""):
        times[place] += 1
        # Equal items of a list have a key each.
        found[hashlib.sha256(f"{place} {times[place]}".encode()).hexdigest()[:20]] = value
    return found


def _values(part: object, place: str) -> Iterator[tuple[str, str]]:
    if isinstance(part, Mapping):
        for name, value in part.items():
            yield from _values(value, f"{place}/{json.dumps(name)}")
    elif isinstance(part, list):
        encoded = [json.dumps(value, sort_keys=True) for value in part]
        yield from ((f"{place}[] {value}", value) for value in encoded)
        yield f"{place}[order]", json.dumps(encoded)
    else:
        yield place, json.dumps(part)
