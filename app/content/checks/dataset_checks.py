"""Checks a page's datasets against the rows of the files they name. Pure."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import timedelta
from decimal import Decimal
from difflib import get_close_matches
from itertools import pairwise

from app.content.blocks.named_datasets import file_problem
from app.content.calendar import month_end
from app.content.checks.stated_checks import stated_holdings_faults, stated_series_faults
from app.content.datasets.figures import plain, signed, unit_of
from app.content.datasets.holdings import Holdings
from app.content.datasets.series import BENCHMARK, PORTFOLIO, Series
from app.content.datasets.summaries import weight_of
from app.content.errors import Fault, FieldPath
from app.content.models.datasets import HoldingsDataset, SeriesDataset
from app.content.models.page import PageSource
from app.content.sources import ContentSources, Located

WHOLE_PERCENT = 100
# Far more than any Indian index ever moved in a month, and far less than a misplaced decimal point.
LARGEST_CHANGE_PERCENT = 60


def dataset_faults(sources: ContentSources) -> Iterator[Fault]:
    """Yield the faults between the datasets of pages and their rows."""
    for page in sources.pages:
        for dataset_id, dataset in page.value.datasets.items():
            place: FieldPath = ("datasets", dataset_id)
            if problem := file_problem(dataset, sources):
                yield page.fault((*place, "file"), problem)
            elif isinstance(dataset, SeriesDataset):
                series = None if dataset.rows == "none" else sources.series[dataset.file]
                yield from () if series is None else _series_faults(page, place, dataset, series)
                yield from stated_series_faults(page, place, dataset, series)
            elif isinstance(dataset, HoldingsDataset) and dataset.rows != "none":
                holdings = sources.holdings[dataset.file]
                yield from _holdings_faults(page, dataset, holdings)
                # A sample need not agree with what is stated beside it.
                yield from stated_holdings_faults(page, place, dataset, holdings) if dataset.rows == "stated" else ()


def unnamed_rows_faults(sources: ContentSources) -> Iterator[Fault]:
    """Yield the files of rows that no dataset and no drawing names: a name may be mistyped."""
    pages = (sources.with_samples or sources).pages
    drawn = {str(value) for page in pages for path, value in page.entries if path and path[-1] == "series"}
    kinds: list[tuple[type, set[str], Mapping[str, Series | Holdings]]] = [
        (SeriesDataset, drawn, sources.series),
        (HoldingsDataset, set(), sources.holdings),
    ]
    for kind, others, tables in kinds:
        named = {data.file for page in pages for data in page.value.datasets.values() if isinstance(data, kind)}
        for table in tables.values():
            if table.name not in named | others:
                near = "".join(f": is {name} its name there" for name in get_close_matches(table.name, named, n=1))
                yield Fault(table.file, 1, "", f"no dataset names these rows{near}")


def _series_faults(
    page: Located[PageSource], place: FieldPath, dataset: SeriesDataset, series: Series
) -> Iterator[Fault]:
    last = series.dates[-1]
    if dataset.as_on != last and dataset.rows == "stated":
        # Written in the dataset, or once for the page.
        path = (*place, "asOn") if (*place, "asOn") in page.places else ("asOn",)
        yield page.fault(path, f"is {dataset.as_on}, but the last row of {series.file} is {last}")
    yield from _month_end_faults(series)
    yield from _jump_faults(page.file, dataset, series)
    starts = [span.since for span in dataset.benchmarks]
    later = [start for start in starts[1:] if start is not None]
    if starts[0] is not None or len(later) != len(starts) - 1 or later != sorted(set(later)):
        message = "list them oldest first: the first without since, each other with a since later than the one before"
        yield page.fault((*place, "benchmarks"), message)


def _month_end_faults(series: Series) -> Iterator[Fault]:
    """Yield a fault for the first row that is not the next month end."""
    expected = month_end(series.dates[0])
    for position, day in enumerate(series.dates[1:], start=1):
        if series.dates[position - 1] == expected:
            expected = month_end(expected + timedelta(days=1))
        if day != expected:
            message = f"{day} stands where {expected} belongs: every row after the first is the next month end"
            yield series.fault(position, "date", message)
            return


def _jump_faults(file: str, dataset: SeriesDataset, series: Series) -> Iterator[Fault]:
    """Yield a fault for the first value of each column that is far from the one before, unless it is confirmed.

    One value ten times too large makes two jumps; the first one leads to it. `file` is that of the page.
    """
    confirmed = {(jump.day, jump.column, jump.value) for jump in dataset.confirmed_jumps}
    for column in (PORTFOLIO, BENCHMARK):
        values = series.columns[column]
        for position, percent in _jumps(series, column).items():
            day, value = series.dates[position], values[position]
            if (day, column, value) not in confirmed:
                changed = f"{value} changes by {signed(percent, 0)}% in one month: correct it, or"
                entry = f"{{ day: {day}, column: {column}, value: {value} }}"
                message = f"{changed} confirm it in {file} by confirmedJumps: [{entry}]"
                fault = series.fault(position, column, message, f"{changed} say that it is right")
                yield replace(fault, may_be_confirmed=True)
                break


def _jumps(series: Series, column: str) -> dict[int, Decimal]:
    """Return, by row, each change in percent that is larger than LARGEST_CHANGE_PERCENT, up or down."""
    changes = ((after / before - 1) * WHOLE_PERCENT for before, after in pairwise(series.columns[column]))
    return {row: change for row, change in enumerate(changes, start=1) if abs(change) > LARGEST_CHANGE_PERCENT}


def _holdings_faults(page: Located[PageSource], dataset: HoldingsDataset, holdings: Holdings) -> Iterator[Fault]:
    total = weight_of(holdings.rows)
    if abs(total - WHOLE_PERCENT) > len(holdings.rows) * unit_of(holdings.weight_decimals) / 2:
        yield Fault(
            holdings.file, 1, "weightPercent", f"the rows add to {plain(total)}, not 100. Is the row for cash missing?"
        )
    limit = dataset.position_limit_percent
    for row in holdings.stocks:
        if limit is not None and row.weight_percent > limit:
            above = f"{plain(row.weight_percent)} is above the limit of {plain(limit)}"
            at_desk = f"{above} that the strategy sets"
            yield holdings.fault(row, "weightPercent", f"{above} that {page.file} sets", at_desk)
