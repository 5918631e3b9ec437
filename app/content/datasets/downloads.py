"""Datasets as CSV files beside their page: one header line, one row a line, RFC 4180."""

import csv
import io
from collections.abc import Iterable, Sequence
from datetime import date

from app.content.datasets.figures import csv_cell
from app.content.datasets.holdings import Holdings
from app.content.datasets.returns import GROWTH_DECIMALS, growth_of_one
from app.content.datasets.series import BENCHMARK, PORTFOLIO, Series
from app.content.datasets.wording import basis_in_words, sentence
from app.content.models.datasets import BenchmarkSpan, Dataset, HoldingsDataset, SeriesDataset
from app.content.models.page import PageSource

SERIES_DECIMALS = 2
GROWTH_COLUMNS = ("portfolio_growth_of_1", "benchmark_growth_of_1")
FOOTING_COLUMNS = ("benchmark_name", "as_on", "basis", "nature")
"""The last columns of every row, so that a copied row still names its basis."""


def download_path(page_path: str, dataset_id: str) -> str:
    """Return the download path of a page's dataset."""
    return f"{page_path.rstrip('/')}/{dataset_id}.csv"


def files_of(page: PageSource) -> list[str]:
    """Return the ids of the datasets of a page that have rows."""
    return [name for name, dataset in page.datasets.items() if dataset.rows != "none"]


def series_csv(series: Series, dataset: SeriesDataset) -> bytes:
    """Return each day's values as in the content file, what 1 became as in the chart, and the benchmark's name."""
    values = [series.columns[column] for column in (PORTFOLIO, BENCHMARK)]
    growth = [growth_of_one(column) for column in values]
    rows = (
        [
            *(day.isoformat(), *(csv_cell(value, SERIES_DECIMALS) for value in pair)),
            *(csv_cell(value, GROWTH_DECIMALS) for value in grown),
            *(_benchmark_on(day, dataset.benchmarks), *_footing(dataset)),
        ]
        for day, pair, grown in zip(series.dates, zip(*values, strict=True), zip(*growth, strict=True), strict=True)
    )
    return _csv([["date", PORTFOLIO, BENCHMARK, *GROWTH_COLUMNS, *FOOTING_COLUMNS], *rows])


def holdings_csv(holdings: Holdings, dataset: HoldingsDataset, benchmark: str | None) -> bytes:
    """Return all holdings, cash too, and the portfolio's benchmark; its cells stay empty for None."""
    themes = ["theme", "band"] if holdings.has_themes else []
    rows = (
        [
            *(row.company, row.sector, row.size, csv_cell(row.weight_percent, holdings.weight_decimals)),
            *([row.theme, row.band] if themes else []),
            *(benchmark or "", *_footing(dataset)),
        ]
        for row in holdings.rows
    )
    return _csv([["company", "sector", "size", "weight_percent", *themes, *FOOTING_COLUMNS], *rows])


def _benchmark_on(day: date, spans: Sequence[BenchmarkSpan]) -> str:
    """Return the benchmark's name on a day; spans stand oldest first."""
    begun = [span.name for span in spans if span.since is None or span.since <= day]
    return begun[-1] if begun else spans[0].name


def _footing(dataset: Dataset) -> list[str]:
    return [dataset.as_on.isoformat(), _basis_and_source(dataset), dataset.rows]


def _basis_and_source(dataset: Dataset) -> str:
    """Return basis and source in one cell: another column would move those that readers rely on."""
    basis = basis_in_words(dataset)
    return basis if dataset.source is None else f"{sentence(basis)} Source: {dataset.source}."


def _csv(rows: Iterable[Sequence[str]]) -> bytes:
    text = io.StringIO()
    csv.writer(text).writerows(rows)
    return text.getvalue().encode()
