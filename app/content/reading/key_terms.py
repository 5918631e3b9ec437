"""Key terms by the ids of their facts: what each is called on every factsheet, and what stands beside it.

A head's `keyTerms` and a list of definitions name a fact, as `since` or `{ fact: since }`; with words of its own, which
name the fact, as `{ fact: since, detail: "On {since}." }`. What is no fact has label and value. Pure.
"""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Any, NamedTuple

from app.content.errors import did_you_mean
from app.content.field_path import FieldPath
from app.content.models.stated import StatedSums, StatedTerms, declared_in
from app.content.placeholders import placeholder_names

_FACT = "fact"
_CALLED: Mapping[str, tuple[str, ...]] = {
    "Benchmark": ("benchmark", "benchmarkHistory"),
    "Inception": ("since", "sinceDashed", "sinceSlashed"),
    "Inception date": ("inceptionDate",),
    "Horizon": ("horizon",),
    "Recommended horizon": ("recommendedHorizon",),
    "Strategy horizon": ("strategyHorizon",),
    "Ideas": ("ideas",),
    "Regulatory minimum": ("pmsMinimum",),
    "Data as on": ("asOnDashed",),
    "Data dated": ("asOnMonth",),
    "Series": ("seriesSpan",),
    "Multiple": ("multiple",),
    "Multiple, {benchmark}": ("benchmarkMultiple",),
}
"""What facts are called that are not declared in `models.stated`, which says it of its own."""
_TOLD = {"inceptionDate": "since", "recommendedHorizon": "horizon", "ideas": "stocks"}
"""Where the placeholder of a term is another than its id: what tells it."""


class _Term(NamedTuple):
    label: str
    placeholder: str
    unit: str = ""


_TERMS: Mapping[str, _Term] = {
    **{fact: _Term(label, _TOLD.get(fact, fact)) for label, facts in _CALLED.items() for fact in facts},
    **{
        figure.name: _Term(figure.on_pages, figure.name, figure.stated.unit)
        for model in (StatedTerms, StatedSums)
        for figure in declared_in(model)
    },
}
_BY_LABEL = {term.label: fact for fact, term in reversed(list(_TERMS.items()))}
_NEAR = 4 / 5


class _Place(NamedTuple):
    """Where terms stand in a kind of block, and what their two fields are called there."""

    items: str
    label: str
    words: str


_PLACES = {
    "factsheetHead": _Place("keyTerms", "label", "value"),
    "definitions": _Place("items", "term", "detail"),
}


def with_terms_told(written: object) -> object:
    """Return a strategy's raw value with label and placeholder for each fact that its terms name."""
    if not isinstance(written, dict) or not isinstance(written.get("blocks"), list):
        return written
    return {**written, "blocks": [_told_block(block) for block in written["blocks"]]}


def term_problems(written: Mapping[str, object]) -> Iterator[tuple[FieldPath, str]]:
    """Yield what is wrong with the terms of a strategy's raw value, each with its place."""
    blocks = written.get("blocks")
    for number, block in enumerate(blocks if isinstance(blocks, list) else ()):
        place = _place(block)
        for position, item in enumerate(block[place.items] if place is not None else ()):
            path: FieldPath = ("blocks", number, place.items, position) if place is not None else ()
            if place is not None and (problem := _problem(item, place)) is not None:
                yield (*path, *problem[0]), problem[1]


def _place(block: object) -> _Place | None:
    place = _PLACES.get(str(block.get("kind"))) if isinstance(block, dict) else None
    return place if place is not None and isinstance(block, dict) and isinstance(block.get(place.items), list) else None


def _told_block(block: Any) -> Any:  # noqa: ANN401 - as a file has it
    place = _place(block)
    return block if place is None else {**block, place.items: [_told(item, place) for item in block[place.items]]}


def _fact(item: object) -> str | None:
    """Return the id that a term gives; None for one with a label of its own."""
    if isinstance(item, str):
        return item
    return str(item[_FACT]) if isinstance(item, dict) and _FACT in item else None


def _told(item: object, place: _Place) -> object:
    fact = _fact(item)
    if fact is None:
        return item
    # One that is not known is told by `term_problems` alone.
    term = _TERMS.get(fact)
    label, words = (fact, fact) if term is None else (term.label, f"{{{term.placeholder}}}{term.unit}")
    own = {name: one for name, one in item.items() if name != _FACT} if isinstance(item, dict) else {}
    return {place.label: label, place.words: words, **own}


def _problem(item: object, place: _Place) -> tuple[FieldPath, str] | None:
    fact = _fact(item)
    if fact is not None:
        return _fact_problem(fact, item, place)
    label = item.get(place.label) if isinstance(item, dict) else None
    if not isinstance(label, str):
        return None
    if label in _BY_LABEL:
        return (place.label,), f"'{label}' is what a fact is called: write {_BY_LABEL[label]} in place of the term"
    near = get_close_matches(label, _BY_LABEL, n=1, cutoff=_NEAR)
    if near:
        return (place.label,), f"'{label}' is no fact: did you mean {_BY_LABEL[near[0]]}, which is called '{near[0]}'"
    return None


def _fact_problem(fact: str, item: object, place: _Place) -> tuple[FieldPath, str] | None:
    term = _TERMS.get(fact)
    if term is None:
        near = did_you_mean(fact, _TERMS) or f": use one of {', '.join(_TERMS)}"
        return (_FACT,) if isinstance(item, dict) else (), f"'{fact}' is no fact that terms may name{near}"
    words = item.get(place.words) if isinstance(item, dict) else None
    if isinstance(words, str) and term.placeholder not in placeholder_names(words):
        return (place.words,), f"'{words}' stands beside {term.label}: write {{{term.placeholder}}}, which tells it"
    return None
