"""Datasets as CSV files beside their page: plain header first, one row a line, RFC 4180."""

import csv
import io
from collections.abc import Iterable, Sequence

from app.content.datasets.figures import csv_cell
from app.content.datasets.holdings import Holdings
from app.content.datasets.series import BENCHMARK, PORTFOLIO, Series
from app.content.models.page import PageSource

SERIES_DECIMALS = 2


def download_path(page_path: str, dataset_id: str) -> str:
    """Return where a page's dataset is downloaded from."""
    return f"{page_path.rstrip('/')}/{dataset_id}.csv"


def page_download_paths(page: PageSource) -> list[str]:
    """Return the addresses of all datasets of a page; a status screen has none."""
    return [] if page.path is None else [download_path(page.path, dataset_id) for dataset_id in page.datasets]


def download_name(page_id: str, dataset_id: str) -> str:
    """Return the name a download is saved under."""
    return f"{page_id}-{dataset_id}.csv"


def series_csv(series: Series, *, illustrative: bool) -> bytes:
    """Return date, portfolio and benchmark as in the content file, and whether the row is invented."""
    values = zip(series.columns[PORTFOLIO], series.columns[BENCHMARK], strict=True)
    rows = (
        [day.isoformat(), *(csv_cell(value, SERIES_DECIMALS) for value in pair), _flag(illustrative)]
        for day, pair in zip(series.dates, values, strict=True)
    )
    return _csv([["date", PORTFOLIO, BENCHMARK, "illustrative"], *rows])


def holdings_csv(holdings: Holdings, *, illustrative: bool) -> bytes:
    """Return all holdings, cash too, and whether the row is invented; theme and band where there are any."""
    themes = ["theme", "band"] if holdings.has_themes else []
    rows = (
        [
            *(row.company, row.sector, row.size, csv_cell(row.weight_percent, holdings.weight_decimals)),
            *([row.theme, row.band] if themes else []),
            _flag(illustrative),
        ]
        for row in holdings.rows
    )
    return _csv([["company", "sector", "size", "weight_percent", *themes, "illustrative"], *rows])


def _flag(illustrative: bool) -> str:
    return "true" if illustrative else "false"


def _csv(rows: Iterable[Sequence[str]]) -> bytes:
    text = io.StringIO()
    csv.writer(text).writerows(rows)
    return text.getvalue().encode()
