"""Datasets of its page that a block names by id, and whether their rows are usable at all."""

from collections.abc import Callable, Iterable, Iterator, Set
from typing import TypeVar

from app.content.blocks.kind import PlacedBlock
from app.content.datasets.drawn_diagrams import missing_series
from app.content.datasets.series import BENCHMARK, PORTFOLIO, columns_problem
from app.content.errors import Fault, did_you_mean
from app.content.models.base import DatasetSection
from app.content.models.datasets import Dataset, HoldingsDataset, SeriesDataset
from app.content.models.page import PageSource
from app.content.models.stated import StatedHoldings
from app.content.sources import ContentSources

Wanted = TypeVar("Wanted", HoldingsDataset, SeriesDataset)


def dataset_faults(
    placed: PlacedBlock[DatasetSection],
    wanted: type[Wanted],
    further: Callable[[Wanted], Iterable[Fault]] = lambda _: (),
) -> Iterator[Fault]:
    """Yield the faults of the field `dataset`, and the `further` faults if the dataset's rows are usable."""
    dataset_id = placed.block.dataset
    dataset = placed.page.value.datasets.get(dataset_id)
    if not isinstance(dataset, wanted):
        kind = "series" if wanted is SeriesDataset else "holdings"
        known = [name for name, entry in placed.page.value.datasets.items() if isinstance(entry, wanted)]
        problem = f"'{dataset_id}' names no dataset of kind {kind}: this page has {', '.join(known) or 'none'}"
        yield placed.fault(("dataset",), problem)
    elif dataset.rows != "none" and file_problem(dataset, placed.sources) is None:
        yield from further(dataset)


def awaits_rows(block: DatasetSection, page: PageSource) -> bool:
    """Return whether the dataset that a block names has no rows yet, neither stated nor sample."""
    dataset = page.datasets.get(block.dataset)
    return dataset is not None and dataset.rows == "none"


def awaits_holdings(block: DatasetSection, page: PageSource) -> bool:
    """Return whether the portfolio that a block names has neither rows nor stated sums yet."""
    dataset = page.datasets.get(block.dataset)
    return isinstance(dataset, HoldingsDataset) and dataset.rows == "none" and dataset.stated == StatedHoldings()


def rows_of(dataset: Dataset, sources: ContentSources) -> tuple[str, Set[object]]:
    """Return a dataset's file and its rows, without names that a fund house may spell otherwise."""
    if isinstance(dataset, HoldingsDataset):
        holdings = sources.holdings[dataset.file]
        return holdings.file, {(row.company, row.weight_percent) for row in holdings.rows}
    series = sources.series[dataset.file]
    return series.file, set(zip(series.dates, series.columns[PORTFOLIO], series.columns[BENCHMARK], strict=True))


def file_problem(dataset: Dataset, sources: ContentSources) -> str | None:
    """Return why the rows of a dataset are not usable at all, or None."""
    if dataset.rows == "none" and dataset.source is None:
        # Nothing is stated yet.
        return None
    if isinstance(dataset, HoldingsDataset):
        is_there = dataset.file in sources.holdings
        file = f"{sources.folder}/holdings/{dataset.file}.csv"
        near = did_you_mean(dataset.file, sources.holdings)
        return None if is_there else f"holdings '{dataset.file}' are missing: expected {file}{near}"
    series = sources.series.get(dataset.file)
    if series is None:
        return missing_series(dataset.file, sources.series, sources.folder)
    return columns_problem(series)
