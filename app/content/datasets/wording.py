"""Typed terms in the words in which they are stated, and the words beside figures: their day, their age."""

import re
from collections.abc import Collection, Iterable, Sequence
from datetime import date
from decimal import Decimal

from app.content.calendar import OLDER, dashed_date, long_date, month_and_year, short_date, slashed_date
from app.content.datasets.figures import percent, plain
from app.content.models.datasets import BenchmarkSpan, Dataset, SeriesDataset
from app.content.models.site import Claim
from app.content.models.strategy import MONTHS_A_YEAR, EquityRange, Horizon, StockSpan

_WHOLE_PERCENT = 100
_OF_PERIODS = re.compile(r"; ([^;]*\b(?:compounded|annuali[sz]ed)\b[^;]*?)\.?$")
"""The end of a basis that says how returns over periods are counted."""


def stocks_in_words(stocks: StockSpan) -> str:
    """Return "33", or "20-25"."""
    return str(stocks.least) if stocks.least == stocks.most else f"{stocks.least}-{stocks.most}"


def stated_in_words(value: str | Decimal | StockSpan) -> str:
    """Return a figure of `models.stated` as stated, without its unit."""
    if isinstance(value, StockSpan):
        return stocks_in_words(value)
    return value if isinstance(value, str) else plain(value)


def horizon_in_words(horizon: Horizon) -> str:
    """Return "At least 3 years", "5 years and above", or "36 months"."""
    length = horizon.length
    return {"plain": length, "atLeast": f"At least {length}", "andAbove": f"{length} and above"}[horizon.wording]


def length_in_words(months: int) -> str:
    """Return whole years as years: "3 years", "18 months"."""
    years, rest = divmod(months, MONTHS_A_YEAR)
    return (Horizon(months=months) if rest else Horizon(years=years)).length


def equity_in_words(equity: EquityRange) -> str:
    """Return the share of equity that the rules allow: "70%-100%"."""
    bounds = _bounds_in_words(equity.least, equity.most)
    return bounds if equity.holds is None else f"{bounds} {equity.holds}"


def debt_in_words(equity: EquityRange) -> str:
    """Return the share that they leave for debt, or whatever the rest is: "0%-30%"."""
    return _bounds_in_words(_WHOLE_PERCENT - equity.most, _WHOLE_PERCENT - equity.least)


def _bounds_in_words(least: int, most: int) -> str:
    return f"{percent(str(least))}-{percent(str(most))}"


def claim_figure(claim: Claim) -> str:
    """Return a count or year of the firm as the firm states it, without plus and grouping."""
    return str(claim.count if claim.year is None else claim.year)


def since_in_words(since: date) -> tuple[str, str, str]:
    """Return the spellings of an inception date that managers use: "14 Sep 2018", "14-Sep-18", "14/09/2018"."""
    return short_date(since), dashed_date(since), slashed_date(since)


def benchmark_history(spans: Sequence[BenchmarkSpan]) -> str:
    """Return "BSE 500 TRI (revised from BSE 200 TRI effective 1 April 2023)", or only the name."""
    text = spans[0].name
    for span in spans[1:]:
        since = "" if span.since is None else f" effective {long_date(span.since)}"
        text = f"{span.name} (revised from {text}{since})"
    return text


def basis_in_words(dataset: Dataset) -> str:
    """Return the basis as written. A benchmark that has changed is named with its history."""
    return _with_benchmarks(dataset.basis, dataset)


def line_basis(dataset: Dataset) -> str:
    """Return what a line rests on: the basis without what holds for returns over periods alone."""
    return _OF_PERIODS.sub("", dataset.basis)


def line_basis_in_words(dataset: Dataset) -> str:
    """Return what a line rests on. A benchmark that has changed is named with its history."""
    return _with_benchmarks(line_basis(dataset), dataset)


def span_in_words(first: date | None, last: date) -> str:
    """Return "from March 2023 to June 2025", without a first month if none is known."""
    return f"{'' if first is None else f'from {month_and_year(first)} '}to {month_and_year(last)}"


def period_basis(dataset: Dataset) -> str | None:
    """Return how the basis says that returns over periods are counted, None if it does not."""
    found = _OF_PERIODS.search(dataset.basis)
    return None if found is None else found[1]


def _with_benchmarks(basis: str, dataset: Dataset) -> str:
    if not isinstance(dataset, SeriesDataset) or len(dataset.benchmarks) == 1:
        return basis
    return f"{basis.rstrip('.')}. Benchmark: {benchmark_history(dataset.benchmarks)}."


def age_text(dataset: Dataset, outdated_days: Collection[date]) -> str | None:
    """Return "older than 120 days" if stated rows of one of these days are old. Other rows have no age."""
    return OLDER if dataset.rows == "stated" and dataset.as_on in outdated_days else None


def age_on(day: date | None, datasets: Iterable[Dataset], outdated_days: Collection[date]) -> str | None:
    """Return the remark on the age of stated figures of a day; None while they are not old."""
    ages = (age_text(dataset, outdated_days) for dataset in datasets if dataset.as_on == day)
    return next((age for age in ages if age is not None), None)


def aged(day: date, age: str | None) -> str:
    """Return a day, followed by the remark on its age."""
    return short_date(day) if age is None else f"{short_date(day)}, {age}"


def sentence(words: str) -> str:
    """Return words with a capital letter at the beginning and a full stop at the end."""
    whole = words[:1].upper() + words[1:]
    return whole if whole.endswith(".") else f"{whole}."
