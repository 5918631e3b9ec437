"""Facts of a strategy as its own texts may name them: `{benchmark}`, `{since}`, `{stocks}` and the like."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from pydantic import TypeAdapter, ValidationError

from app.content.datasets.terms import (
    benchmark_history,
    horizon_in_words,
    since_in_words,
    stocks_in_words,
)
from app.content.models.base import Text
from app.content.models.datasets import BenchmarkSpan
from app.content.models.strategy import Horizon, Stocks


@dataclass(frozen=True)
class _Fact:
    """What a field is told as: the value of each placeholder, in the order of their names."""

    placeholders: Sequence[str]
    kind: TypeAdapter[Any]
    tell: Callable[[Any], Sequence[str]]


# Told in the words they are written in.
_PLAIN = ("house", "style", "minimumInvestment", "assetsManaged", "managementFee", "exitLoad")
_BENCHMARKS = _Fact(
    ("benchmark", "benchmarkHistory"),
    TypeAdapter(list[BenchmarkSpan]),
    lambda spans: (spans[-1].name, benchmark_history(spans)),
)
_FIELDS: Mapping[str, _Fact] = {
    "since": _Fact(("since", "sinceDashed", "sinceSlashed"), TypeAdapter(date), since_in_words),
    "stocks": _Fact(("stocks",), TypeAdapter(Stocks), lambda stocks: (stocks_in_words(stocks),)),
    **{
        name: _Fact((name,), TypeAdapter(Horizon), lambda horizon: (horizon_in_words(horizon),))
        for name in ("horizon", "strategyHorizon")
    },
    **{name: _Fact((name,), TypeAdapter(Text), lambda text: (text,)) for name in _PLAIN},
}


def strategy_facts(written: Mapping[str, object]) -> dict[str, str]:
    """Return what the placeholders of a strategy's texts stand for, from the raw value of its file.

    What is not stated is left out. What is too broken to be told stands for itself, so that it is one fault, not many.
    """
    facts = {} if (spans := _series_benchmarks(written)) is None else _told(_BENCHMARKS, spans)
    for name, fact in _FIELDS.items():
        if written.get(name) is not None:
            facts |= _told(fact, written[name])
    return facts


def _told(fact: _Fact, value: object) -> dict[str, str]:
    try:
        words = fact.tell(fact.kind.validate_python(value))
    except (ValidationError, IndexError):
        words = [f"{{{name}}}" for name in fact.placeholders]
    return dict(zip(fact.placeholders, words, strict=True))


def _series_benchmarks(written: Mapping[str, object]) -> object:
    """Return the benchmarks of the strategy's series, which no other field repeats."""
    datasets = written.get("datasets")
    entries = datasets.values() if isinstance(datasets, dict) else ()
    return next((entry["benchmarks"] for entry in entries if isinstance(entry, dict) and "benchmarks" in entry), None)
