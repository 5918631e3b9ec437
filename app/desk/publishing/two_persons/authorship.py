"""Which values of an edition differ from what visitors see, and who changed each of them last."""

import hashlib
import json
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

Authorship = Mapping[str, str]
"""Members by the key of what they changed: of one value at one place."""

Data = Mapping[str, Any] | None
"""What an edition says; None is nothing at all."""


def changed_values(before: Data, after: Data) -> frozenset[str]:
    """Return the keys of all values in which the two differ.

    A value of a list is known by what it says and not by its position, so a row that moves keeps its author; the order
    of a list is a value of its own.
    """
    ones, others = _by_key(before), _by_key(after)
    return frozenset(key for key in ones.keys() | others.keys() if ones.get(key) != others.get(key))


def after_save(authorship: Authorship, *, live: Data, before: Data, after: Data, by: str) -> dict[str, str]:
    """Return the authors of what differs from `live` after a member has saved `after` over `before`."""
    typed = changed_values(before, after)
    authors = {key: by if key in typed else authorship.get(key) for key in changed_values(live, after)}
    return {key: author for key, author in authors.items() if author is not None}


def last_authors(authorship: Authorship, *, live: Data, data: Data, otherwise: str | None) -> frozenset[str | None]:
    """Return who changed the values last by which `data` differs from `live`.

    `otherwise` is the author of those nobody typed: what an edition brings back, or what changed below a draft.
    """
    return frozenset(authorship.get(key, otherwise) for key in changed_values(live, data))


def _by_key(data: Data) -> dict[str, str]:
    found, times = dict[str, str](), Counter[str]()
    for place, value in _values(data or {}, ""):
        times[place] += 1
        # Of two equal values of a list each has a key.
        found[hashlib.sha256(f"{place} {times[place]}".encode()).hexdigest()[:20]] = value
    return found


def _values(part: object, place: str) -> Iterator[tuple[str, str]]:
    if isinstance(part, Mapping):
        for name, value in part.items():
            yield from _values(value, f"{place}/{json.dumps(name)}")
    elif isinstance(part, list):
        said = [json.dumps(value, sort_keys=True) for value in part]
        yield from ((f"{place}[] {value}", value) for value in said)
        yield f"{place}[order]", json.dumps(said)
    else:
        yield place, json.dumps(part)
