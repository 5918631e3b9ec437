"""The comparison that an address asks for, joined from the stored columns of its strategies."""

import json
from collections.abc import Iterator, Mapping, Sequence

from app.content.live_paths import comparison_href
from app.content.snapshots.live_documents import JsonObject, block_of, encode_live

_FEWEST_COMPARED = 2
_MOST_DIFFERENCES = 3


def side_by_side(request: bytes, columns: Mapping[str, JsonObject]) -> bytes:
    """Return the comparison of strategies. `columns` are their columns by slug, in the requested order."""
    document = json.loads(request)
    block = block_of(document, "comparison")
    block["strategies"] = [
        {**column["strategy"], "removeHref": _without(slug, list(columns))} for slug, column in columns.items()
    ]
    block["differences"] = _differences(list(columns.values()))
    dots = zip(*(column["dots"] for column in columns.values()), strict=True)
    axes = (_with_own(axis, own) for axis, own in zip(block["field"], dots, strict=True))
    block["field"] = [axis for axis in axes if axis is not None]
    joined = zip(*(column["rows"] for column in columns.values()), strict=True)
    rows = [{"label": parts[0]["label"], "values": [part["values"][0] for part in parts]} for parts in joined]
    alike = [row for row in rows if len(set(row["values"])) == 1]
    block["shared"] = [{"label": row["label"], "value": row["values"][0]} for row in alike if row["values"][0]]
    block["unstated"] = [row["label"] for row in alike if row["values"][0] is None]
    block["rows"] = sorted((row for row in rows if row not in alike), key=lambda row: row["values"].count(None))
    return encode_live(document)


def _without(slug: str, slugs: list[str]) -> str | None:
    others = [other for other in slugs if other != slug]
    return comparison_href(others) if len(others) >= _FEWEST_COMPARED else None


def _with_own(axis: JsonObject, own: Sequence[JsonObject | None]) -> JsonObject | None:
    """Return an axis with the dots of the compared strategies; None where none of them states anything."""
    marked = [{**dot, "own": True} for dot in own if dot is not None]
    known = {dot["href"] for dot in marked}
    return {**axis, "dots": [*marked, *(dot for dot in axis["dots"] if dot["href"] not in known)]} if marked else None


def _differences(columns: Sequence[JsonObject]) -> list[str]:
    """Return at most three sentences, of facts that the most strategies state first."""
    names = [column["strategy"]["name"] for column in columns]
    told: list[tuple[int, str]] = []
    for facts in zip(*(column["facts"] for column in columns), strict=True):
        stated = [(name, fact) for name, fact in zip(names, facts, strict=True) if fact is not None]
        if len({fact["value"] for _, fact in stated}) > 1:
            told.append((len(stated), f"{', '.join(_parts(stated))}."))
    return [sentence for _, sentence in sorted(told, key=lambda pair: -pair[0])[:_MOST_DIFFERENCES]]


def _parts(stated: Sequence[tuple[str, JsonObject]]) -> Iterator[str]:
    """Yield "A and B hold 33 stocks", "C 24": verb and what is counted are said once."""
    values = dict.fromkeys(fact["value"] for _, fact in stated)
    for place, value in enumerate(values):
        those = [name for name, fact in stated if fact["value"] == value]
        fact = stated[0][1]
        verb = fact["verb"] if len(those) == 1 else fact["pluralVerb"]
        yield f"{' and '.join(those)} {value}" if place else f"{' and '.join(those)} {verb} {value}{fact['wordsAfter']}"
