"""Facts of a strategy that its own texts may name: `{benchmark}`, `{since}`, `{stocks}`, `{topTenPercent}`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from pydantic import TypeAdapter, ValidationError

from app.content.calendar import dashed_month, day_of
from app.content.datasets.figures import counted_in_words, grown
from app.content.datasets.wording import (
    debt_in_words,
    equity_in_words,
    horizon_in_words,
    since_in_words,
    stated_in_words,
    stocks_in_words,
)
from app.content.models.base import ContentModel
from app.content.models.datasets import BenchmarkSpan, StatedMultiple
from app.content.models.stated import StatedSums, StatedTerms, declared_in
from app.content.models.strategy import EquityRange, Horizon, Stocks, StockSpan

FirstDay = Callable[[str], date | None]


@dataclass(frozen=True)
class _Fact:
    """The spellings of a field: the value of each placeholder, in the order of their names."""

    placeholders: Sequence[str]
    kind: TypeAdapter[Any]
    tell: Callable[[Any], Sequence[str]]


def _stocks(stocks: StockSpan) -> tuple[str, str, str]:
    """Return "33", "thirty-three" and "Thirty-three". A span is spelt only in figures."""
    text = stocks_in_words(stocks)
    words = counted_in_words(stocks.least) if stocks.least == stocks.most else text
    return text, words, words[:1].upper() + words[1:]


def _declared(model: type[ContentModel]) -> dict[str, _Fact]:
    return {
        figure.name: _Fact((figure.name,), figure.adapter, lambda value: (stated_in_words(value),))
        for figure in declared_in(model)
    }


_DATASET_FIELDS: Mapping[str, _Fact] = {
    **_declared(StatedTerms),
    "benchmarks": _Fact(("benchmark",), TypeAdapter(list[BenchmarkSpan]), lambda spans: (spans[-1].name,)),
    "statedMultiple": _Fact(
        ("multiple", "benchmarkMultiple"),
        TypeAdapter(StatedMultiple),
        lambda stated: [grown(each, "multiple") for _, each in stated],
    ),
    **_declared(StatedSums),
}
_FIELDS: Mapping[str, _Fact] = {
    **_declared(StatedTerms),
    "since": _Fact(
        ("since", "sinceDashed", "sinceSlashed", "sinceYear"),
        TypeAdapter(date),
        lambda day: (*since_in_words(day), str(day.year)),
    ),
    "stocks": _Fact(("stocks", "stocksInWords", "StocksInWords"), TypeAdapter(Stocks), _stocks),
    "equity": _Fact(
        ("equity", "debt"), TypeAdapter(EquityRange), lambda equity: (equity_in_words(equity), debt_in_words(equity))
    ),
    **{
        name: _Fact((name,), TypeAdapter(Horizon), lambda horizon: (horizon_in_words(horizon),))
        for name in ("horizon", "strategyHorizon")
    },
}


def strategy_facts(written: Mapping[str, object], first_day: FirstDay) -> dict[str, str]:
    """Return the values of the placeholders in a strategy's texts, from the raw value of its file.

    `first_day` returns the first day of the stated series of a file's name. If it returns None, the day is the one that
    the manager states. What is not stated, or cannot be read, is left out.
    """
    facts, datasets = _facts_in(written, _FIELDS), written.get("datasets")
    for dataset in datasets.values() if isinstance(datasets, dict) else ():
        if isinstance(dataset, dict):
            stated = dataset.get("stated")
            facts |= _facts_in({**dataset, **(stated if isinstance(stated, dict) else {})}, _DATASET_FIELDS)
            facts |= _span_facts(dataset, written, first_day)
    return facts


def _facts_in(written: Mapping[str, object], fields: Mapping[str, _Fact]) -> dict[str, str]:
    facts: dict[str, str] = {}
    for name, fact in fields.items():
        if written.get(name) is not None:
            facts |= _spelt(fact, written[name])
    return facts


def _span_facts(dataset: Mapping[str, object], written: Mapping[str, object], first_day: FirstDay) -> dict[str, str]:
    """Return the month in which a series begins, and its span."""
    if dataset.get("kind") != "series":
        return {}
    first = first_day(str(dataset.get("file"))) or day_of(dataset.get("beginsOn") or written.get("since"))
    last = day_of(dataset.get("asOn") or written.get("asOn"))
    if first is None or last is None:
        return {}
    return {"seriesStart": dashed_month(first), "seriesSpan": f"{dashed_month(first)} to {dashed_month(last)}"}


def _spelt(fact: _Fact, value: object) -> dict[str, str]:
    try:
        return dict(zip(fact.placeholders, fact.tell(fact.kind.validate_python(value)), strict=True))
    except (ValidationError, IndexError):
        return {}
