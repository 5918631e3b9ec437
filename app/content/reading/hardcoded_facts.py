"""Finds facts typed by hand in a strategy's texts. They would not change with the fact, so texts must name it.

Pure. Placeholders are not filled in yet.
"""

import re
from collections.abc import Iterator, Mapping
from itertools import islice

from app.content.errors import FieldPath, walk
from app.content.models.stated import StatedSums, StatedTerms, declared_in

_TEXTS = ("title", "description", "oneLine", "blocks")
_GUARDED = [figure for figure in declared_in(StatedTerms) if figure.kind is str and not figure.stated.is_name]
# Facts that no text contains by chance, the longest spelling of a day first.
_TOLD_WHOLE = (
    *("calendarYearToDate", "financialYearToDate", "calendarMonthsToDate", "lastMonth", "seriesSpan"),
    *("asOn", "asOnDashed", "asOnMonth", "since", "sinceDashed", "sinceSlashed"),
    *("benchmark", "horizon", "strategyHorizon", "multiple", "benchmarkMultiple", "equity", "debt"),
    *(figure.name for figure in _GUARDED),
)
_SHARES = [each.name for model in (StatedTerms, StatedSums) for each in declared_in(model) if each.stated.unit]
_FEWEST_WORDS, _FEWEST_WORDS_OF_NAMES = 3, 2
_SPAN_OF_MONTHS = r"(?<!\d{4} to )(?<!\d{4} and )"
_COUNTED = r"stocks|ideas"
_COUNTED_AS_STATED = rf"{_COUNTED}|companies|positions|holdings"
# A sum or share that is a fact, in any spelling.
_FIGURE = r"[^.;:\n{]{0,30}?(?:(?:₹|Rs\.?)\s?\d[\d,.]*|\d[\d,.]*\s?(?:%|per cent|lakh|crore|cr\b))"
_SAID_OF: Mapping[str, str] = {
    figure.name: rf"\b(?:{'|'.join(map(re.escape, figure.names))})s?\b{_FIGURE}" for figure in _GUARDED
}


def hardcoded_facts(written: Mapping[str, object], facts: Mapping[str, str]) -> Iterator[tuple[FieldPath, str]]:
    """Yield path and message of each typed fact in a strategy's raw file; `facts` fill its placeholders."""
    patterns = [(name, re.compile(pattern, re.IGNORECASE)) for name, pattern in _patterns(facts)]
    for field in _TEXTS:
        for path, text in walk(written.get(field), (field,)):
            if not isinstance(text, str):
                continue
            found = ((name, match[0].strip()) for name, each in patterns if (match := each.search(text)) is not None)
            for name, typed in islice(found, 1):
                yield path, f"'{typed}' is typed by hand and would stay when it changes: write {{{name}}}"


def _patterns(facts: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    for name in _TOLD_WHOLE:
        words = facts.get(name, "")
        fewest = _FEWEST_WORDS_OF_NAMES if name.startswith("benchmark") else _FEWEST_WORDS
        if any(each.isdigit() for each in words) or len(words.split()) >= fewest:
            before = _SPAN_OF_MONTHS if name == "asOnMonth" else ""
            yield name, rf"{before}(?<![\w.,]){re.escape(words)}(?!\w)"
    yield from _counted_patterns(facts)
    for name, pattern in _SAID_OF.items():
        if name in facts:
            yield name, pattern


def _counted_patterns(facts: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yield patterns for years, shares and counts. These match only with a certain word beside them."""
    if "sinceYear" in facts:
        yield "sinceYear", rf"\b(?:since|in) {re.escape(facts['sinceYear'])}\b"
    for name in _SHARES:
        if "." in facts.get(name, ""):
            yield name, rf"(?<![\d.]){re.escape(facts[name])}\s?(?:%|per ?cent)"
    if "stocks" in facts:
        yield "stocks", rf"(?<!top )(?<![\w.-])\d+(?:[-–]\d+)? (?:{_COUNTED})\b"
        yield "stocks", rf"(?<!top )(?<![\w.-]){re.escape(facts['stocks'])} (?:{_COUNTED_AS_STATED})\b"
        yield "stocksInWords", rf"(?<!top )\b{re.escape(facts['stocksInWords'])} (?:{_COUNTED_AS_STATED})\b"
