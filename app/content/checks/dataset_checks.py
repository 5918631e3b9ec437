"""What a page's datasets owe the files they name: dates, columns, weights. Pure."""

from collections.abc import Iterator
from datetime import date, timedelta
from decimal import Decimal

from app.content.dataset_files import file_problem
from app.content.datasets.figures import plain, unit_of
from app.content.datasets.holdings import Holdings
from app.content.datasets.periods import month_end
from app.content.datasets.series import Series
from app.content.datasets.summaries import weight_of
from app.content.errors import Fault
from app.content.field_path import FieldPath
from app.content.models.datasets import HoldingsDataset, SeriesDataset
from app.content.models.page import PageSource
from app.content.sources import ContentSources, Located

WHOLE_PERCENT = 100


def dataset_faults(sources: ContentSources) -> Iterator[Fault]:
    """Yield what is wrong between the datasets of pages and their rows, and dates that are still to come."""
    for page in sources.pages:
        for dataset_id, dataset in page.value.datasets.items():
            place: FieldPath = ("datasets", dataset_id)
            problem = file_problem(dataset, sources)
            if problem is not None:
                yield page.fault((*place, "file"), problem)
            elif isinstance(dataset, SeriesDataset):
                yield from _series_faults(page, place, dataset, sources.series[dataset.file])
            elif isinstance(dataset, HoldingsDataset):
                yield from _holdings_faults(page, dataset, sources.holdings[dataset.file])


def future_row_faults(sources: ContentSources, today: date) -> Iterator[Fault]:
    """Yield a fault for each row of a series that lies in the future."""
    for series in sources.series.values():
        for position, day in enumerate(series.dates):
            if day > today:
                yield series.fault(position, "date", f"{day} lies in the future; today is {today} in India")


def _series_faults(
    page: Located[PageSource], place: FieldPath, dataset: SeriesDataset, series: Series
) -> Iterator[Fault]:
    last = series.dates[-1]
    if dataset.as_on != last:
        yield page.fault((*place, "asOn"), f"is {dataset.as_on}, but the last row of {series.file} is {last}")
    yield from _month_end_faults(series)
    starts = [span.since for span in dataset.benchmarks]
    later = [start for start in starts[1:] if start is not None]
    if starts[0] is not None or len(later) != len(starts) - 1 or later != sorted(set(later)):
        message = "list them oldest first: the first without since, each other with the later date it is used from"
        yield page.fault((*place, "benchmarks"), message)


def _month_end_faults(series: Series) -> Iterator[Fault]:
    """Yield a fault for the first row that is not the next month end."""
    expected = month_end(series.dates[0].year, series.dates[0].month)
    for position, day in enumerate(series.dates[1:], start=1):
        if series.dates[position - 1] == expected:
            following = expected + timedelta(days=1)
            expected = month_end(following.year, following.month)
        if day != expected:
            message = f"{day} stands where {expected} is due: below the first row come all month ends"
            yield series.fault(position, "date", message)
            return


def _holdings_faults(page: Located[PageSource], dataset: HoldingsDataset, holdings: Holdings) -> Iterator[Fault]:
    total = weight_of(holdings.rows)
    if abs(total - WHOLE_PERCENT) > len(holdings.rows) * half_unit(holdings.weight_decimals):
        yield Fault(holdings.file, 1, "weightPercent", f"the rows add to {plain(total)}, not 100: cash is a row too")
    limit = dataset.position_limit_percent
    for row in holdings.stocks:
        if limit is not None and row.weight_percent > limit:
            message = f"{plain(row.weight_percent)} is above the limit of {plain(limit)} that {page.file} sets"
            yield holdings.fault(row, "weightPercent", message)


def half_unit(decimals: int) -> Decimal:
    """Return how much rounding to so many decimals can hide."""
    return unit_of(decimals) / 2
