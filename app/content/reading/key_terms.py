"""Key terms by fact id: the label that every factsheet shows, and the placeholder that fills in the value.

`keyTerms` of a factsheet head and `items` of a definitions block may name a fact: `since`, or `{ fact: since }`. An
entry may bring its own words, which must contain the fact's placeholder: `{ fact: since, detail: "On {since}." }`. An
entry that names no fact has its own label and value. Pure.
"""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from app.content.errors import FieldPath, did_you_mean
from app.content.models.stated import StatedSums, StatedTerms, declared_in
from app.content.placeholders import placeholder_names

_FACT = "fact"
_LABELS: Mapping[str, tuple[str, ...]] = {
    "Benchmark": ("benchmark",),
    "Inception": ("since", "sinceDashed", "sinceSlashed"),
    "Horizon": ("horizon",),
    "Recommended horizon": ("recommendedHorizon",),
    "Strategy horizon": ("strategyHorizon",),
    "Equity": ("equity",),
    "Debt": ("debt",),
    "Regulatory minimum": ("pmsMinimum",),
    "Data as on": ("asOnDashed",),
    "Data dated": ("asOnMonth",),
    "Figures from": ("seriesSpan",),
    "Multiple": ("multiple",),
    "Multiple, {benchmark}": ("benchmarkMultiple",),
}
"""The labels of facts that `models.stated` does not declare. That module labels its own facts."""
_PLACEHOLDERS = {"recommendedHorizon": "horizon"}
"""Terms whose placeholder differs from their id: the placeholder by id."""


class _Term(NamedTuple):
    label: str
    placeholder: str
    unit: str = ""


KEY_TERMS: Mapping[str, _Term] = {
    **{fact: _Term(label, _PLACEHOLDERS.get(fact, fact)) for label, facts in _LABELS.items() for fact in facts},
    **{
        figure.name: _Term(figure.on_pages, figure.name, figure.stated.unit)
        for model in (StatedTerms, StatedSums)
        for figure in declared_in(model)
    },
}


class _Place(NamedTuple):
    """The field of a kind of block that lists its terms, and the names of a term's two fields there."""

    items: str
    label: str
    words: str


_PLACES = {"factsheetHead": _Place("keyTerms", "label", "value"), "definitions": _Place("items", "term", "detail")}


def with_terms_spelt(written: Mapping[str, Any]) -> dict[str, Any]:
    """Return a strategy's raw value in which each term that names a fact has that fact's label and placeholder."""
    if not isinstance(written.get("blocks"), list):
        return dict(written)
    blocks = list(written["blocks"])
    for number, place, items in _lists(written):
        blocks[number] = {**blocks[number], place.items: [_filled_in(item, place) for item in items]}
    return {**written, "blocks": blocks}


def term_problems(written: Mapping[str, object]) -> Iterator[tuple[FieldPath, str]]:
    """Yield each fault of the terms in a strategy's raw value: its field path and a message."""
    for number, place, items in _lists(written):
        for position, item in enumerate(items):
            for field, message in _problems(item, place):
                yield ("blocks", number, place.items, position, *field), message


def _lists(written: Mapping[str, Any]) -> Iterator[tuple[int, _Place, list[Any]]]:
    blocks = written.get("blocks")
    for number, block in enumerate(blocks if isinstance(blocks, list) else ()):
        place = _PLACES.get(str(block.get("kind"))) if isinstance(block, dict) else None
        if place is not None and isinstance(block.get(place.items), list):
            yield number, place, block[place.items]


def _filled_in(item: Any, place: _Place) -> object:  # noqa: ANN401 - as a file has it
    named = {_FACT: item} if isinstance(item, str) else item
    if not isinstance(named, dict) or _FACT not in named:
        return item
    fact = str(named[_FACT])
    # Only `term_problems` reports an unknown fact.
    term = KEY_TERMS.get(fact)
    words = fact if term is None else f"{{{term.placeholder}}}{term.unit}"
    item = {place.label: fact if term is None else term.label, place.words: words}
    return {**item, **{name: one for name, one in named.items() if name != _FACT}}


def _problems(item: Any, place: _Place) -> Iterator[tuple[FieldPath, str]]:  # noqa: ANN401 - as a file has it
    named = {_FACT: item} if isinstance(item, str) else item
    if not isinstance(named, dict):
        return
    words = named.get(place.words)
    if _FACT in named:
        fact = str(named[_FACT])
        term = KEY_TERMS.get(fact)
        if term is None:
            meant = did_you_mean(fact, KEY_TERMS) or f": use one of {', '.join(KEY_TERMS)}"
            yield () if named is not item else (_FACT,), f"'{fact}' is not a fact that a term may name{meant}"
        elif isinstance(words, str) and term.placeholder not in placeholder_names(words):
            text = f"'{words}' is written beside {term.label}: write {{{term.placeholder}}}, which gives it"
            yield (place.words,), text
