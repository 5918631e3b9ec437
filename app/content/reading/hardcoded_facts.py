"""Finds facts typed by hand in a strategy's raw texts: they would not change, so texts must name them. Pure."""

import re
from collections.abc import Iterator, Mapping

from app.content.errors import FieldPath, walk
from app.content.models.stated import StatedTerms, declared_in

_TEXTS = ("title", "description", "oneLine", "blocks")
# Facts that no text contains by chance, the longest spelling of a day first.
_UNMISTAKABLE = (
    *("calendarYearToDate", "financialYearToDate", "calendarMonthsToDate", "lastMonth", "seriesSpan"),
    *("asOn", "asOnDashed", "since", "sinceDashed", "sinceSlashed"),
    *("benchmark", "horizon", "strategyHorizon", "multiple", "benchmarkMultiple", "equity", "debt"),
    *(figure.name for figure in declared_in(StatedTerms) if figure.kind is str and not figure.stated.is_name),
)
_FEWEST_WORDS, _FEWEST_WORDS_OF_NAMES = 3, 2
_COUNTED = r"(?:stocks|companies|positions|holdings)\b"


def hardcoded_facts(written: Mapping[str, object], facts: Mapping[str, str]) -> Iterator[tuple[FieldPath, str]]:
    """Yield path and message of each typed fact in a strategy's raw file; `facts` fill its placeholders."""
    patterns = [(name, re.compile(pattern, re.IGNORECASE)) for name, pattern in _patterns(facts)]
    for field in _TEXTS:
        for path, text in walk(written.get(field), (field,)):
            found = ((name, pattern.search(text)) for name, pattern in patterns if isinstance(text, str))
            name, match = next(((name, match) for name, match in found if match is not None), ("", None))
            if match is not None:
                yield path, f"'{match[0]}' is typed by hand and would stay when it changes: write {{{name}}}"


def _patterns(facts: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    for name in _UNMISTAKABLE:
        words = facts.get(name, "")
        fewest = _FEWEST_WORDS_OF_NAMES if name.startswith("benchmark") else _FEWEST_WORDS
        if any(each.isdigit() for each in words) or len(words.split()) >= fewest:
            yield name, rf"(?<![\w.,]){re.escape(words)}(?!\w)"
    for name in ("stocks", "stocksInWords"):
        if name in facts:
            yield name, rf"(?<!top )(?<![\w.-]){re.escape(facts[name])} {_COUNTED}"
