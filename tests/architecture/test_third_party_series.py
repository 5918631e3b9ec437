"""Invented lines beside the names of other houses neither praise nor blame: they follow their benchmark (0042)."""

import math
from collections.abc import Iterator
from datetime import date
from decimal import Decimal
from itertools import pairwise
from statistics import covariance, stdev, variance

import pytest

from app.content.blocks.firm.metrics import MetricsBlock
from app.content.datasets.periods import MONTHS_A_YEAR, Period, months_before, years_between
from app.content.datasets.returns import return_percent
from app.content.datasets.series import BENCHMARK, PORTFOLIO, Series
from app.content.models.datasets import SeriesDataset, StatedMultiple
from app.content.reading.loader import load_sources
from tests.architecture.source_files import ROOT

CASH_A_YEAR = 0.065
MONTHS_OF_RATIOS = 36
MOST_APART_PERCENT = Decimal(1)
SOURCES = load_sources(ROOT / "shared-content")
# Every strategy is the product of another house; what has a source is not invented.
INVENTED = {
    strategy.value.path: dataset
    for strategy in SOURCES.strategies.values()
    for dataset in strategy.value.datasets.values()
    if isinstance(dataset, SeriesDataset) and dataset.illustrative
}


def test_every_strategy_with_a_line_of_no_source_has_an_invented_one() -> None:
    sourced = [page for page in SOURCES.strategies.values() if page.value.path not in INVENTED]
    lines = [data for page in sourced for data in page.value.datasets.values() if isinstance(data, SeriesDataset)]
    assert INVENTED
    assert all(data.source for data in lines)


@pytest.mark.parametrize("path", INVENTED)
def test_no_year_differs_by_more_than_what_is_stated(path: str) -> None:
    dataset = INVENTED[path]
    assert dataset.stated_returns == [], "leave the years of stated returns out of this rule"
    series = SOURCES.series[dataset.file]
    lead = stated_lead(series, dataset.stated_multiple)
    apart = {span.label: difference(series, span, lead) for span in judged_spans(series)}
    assert {label: points for label, points in apart.items() if abs(points) > MOST_APART_PERCENT} == {}


def judged_spans(series: Series) -> Iterator[Period]:
    """Yield every twelve months between month ends, every single month, and the whole life."""
    first, *ends = series.dates
    yield Period("since inception", first, ends[-1], years_between(first, ends[-1]))
    for end in ends:
        for months in (1, MONTHS_A_YEAR):
            start = months_before(end, months)
            if start in series.positions:
                yield Period(f"{months} months to {end}", start, end, Decimal(months) / MONTHS_A_YEAR)


def stated_lead(series: Series, stated: StatedMultiple | None) -> Decimal:
    """Return what the stated multiples let the portfolio gain on its benchmark in each year: 1 for none."""
    if stated is None:
        return Decimal(1)
    return (stated.portfolio / stated.benchmark) ** (1 / years_between(series.dates[0], series.dates[-1]))


def difference(series: Series, span: Period, yearly_lead: Decimal) -> Decimal:
    """Return by how many percentage points the portfolio's return differs from its benchmark's and the stated lead."""
    benchmark = 100 + return_percent(series, BENCHMARK, span)
    lead = yearly_lead ** min(span.years, Decimal(1))
    return 100 + return_percent(series, PORTFOLIO, span) - benchmark * lead


def test_a_year_with_an_invented_loss_is_found() -> None:
    days = (date(2023, 12, 31), *(months_before(date(2024, 12, 31), 11 - month) for month in range(12)))
    steady = tuple(Decimal(100) for _ in days)
    worse = (*steady[:-1], Decimal("98.9"))
    series = Series("loser", "loser.csv", days, {PORTFOLIO: worse, BENCHMARK: steady})
    apart = [difference(series, span, Decimal(1)) for span in judged_spans(series)]
    assert min(apart) == Decimal("-1.1")


@pytest.mark.parametrize("path", ["/portfolio_services/Multicap-PMS", "/portfolio_services/Phoenix-Portfolio"])
def test_risk_ratios_are_those_of_the_line(path: str) -> None:
    page = next(strategy.value for strategy in SOURCES.strategies.values() if strategy.value.path == path)
    (typed,) = [block for block in page.blocks if isinstance(block, MetricsBlock)]
    assert [(item.label, item.value) for item in typed.items] == risk_ratios(SOURCES.series[INVENTED[path].file])


def risk_ratios(series: Series) -> list[tuple[str, str]]:
    """Return the ratios of the last 36 months as the pages spell them: returns compounded, risks a year."""
    portfolio, benchmark = (monthly_returns(series, name) for name in (PORTFOLIO, BENCHMARK))
    portfolio_return, benchmark_return = (yearly(months) for months in (portfolio, benchmark))
    beta = covariance(portfolio, benchmark) / variance(benchmark)
    volatility = stdev(portfolio) * math.sqrt(MONTHS_A_YEAR)
    apart = stdev([own - other for own, other in zip(portfolio, benchmark, strict=True)]) * math.sqrt(MONTHS_A_YEAR)
    return [
        ("Beta", f"{beta:.2f}"),
        ("Sharpe", f"{(portfolio_return - CASH_A_YEAR) / volatility:.2f}"),
        ("Information", f"{(portfolio_return - benchmark_return) / apart:.2f}".replace("-", "−")),
        ("Treynor", f"{(portfolio_return - CASH_A_YEAR) / beta:.2f}"),
        ("Volatility", f"{100 * volatility:.1f}%"),
    ]


def monthly_returns(series: Series, column: str) -> list[float]:
    values = series.columns[column][-MONTHS_OF_RATIOS - 1 :]
    return [float(after / before) - 1 for before, after in pairwise(values)]


def yearly(months: list[float]) -> float:
    return math.prod(1 + month for month in months) ** (MONTHS_A_YEAR / len(months)) - 1
