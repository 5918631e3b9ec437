"""Compares the rows of another month with what a draft says of them: their strategy and their day.

It asks and refuses nothing. Questions about single values are in `unlikely_figures`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from app.content.calendar import short_date
from app.content.datasets.series import BENCHMARK, PORTFOLIO
from app.content.errors import Fault
from app.content.models.datasets import DatasetSource, HoldingsDataset
from app.content.models.page import StrategySource
from app.content.sources import ContentSources, Located


@dataclass(frozen=True)
class _Rows:
    """The rows of a dataset, without names that a fund house may spell otherwise.

    `last_day` is the day of a series' last row, None for a portfolio.
    """

    file: str
    rows: frozenset[tuple[object, ...]]
    last_day: date | None = None


_NONE = _Rows("", frozenset())


def brought_in(published: ContentSources, drafted: ContentSources, slug: str) -> Iterator[Fault]:
    """Yield the questions: about the day at its field, about each dataset as a whole."""
    before, after = published.strategies[slug], drafted.strategies[slug]
    renewed = []
    for name, dataset in after.value.datasets.items():
        was, now = _rows_of(before.value.datasets.get(name), published), _rows_of(dataset, drafted)
        yield from _called_stated(_sample_of(name, published, slug), now)
        if was is not _NONE and _is_renewed(was, now):
            renewed.append(name)
    yield from _left_undated(before, after, renewed)


def _called_stated(sample: _Rows, now: _Rows) -> Iterator[Fault]:
    """Ask if rows of a sample are entered: invented rows must never stand among what a fund house states."""
    same = len(sample.rows & now.rows)
    if now.rows and same > len(now.rows) / 2:
        text = f"{same} of {len(now.rows)} rows are those of the sample, which is made up"
        yield Fault(now.file, 1, "", f"{text}: did the house state them?")


def _sample_of(name: str, published: ContentSources, slug: str) -> _Rows:
    """Return the rows of the sample that stands in for a dataset; none if the dataset is stated."""
    shown = published.with_samples
    dataset = None if shown is None else shown.strategies[slug].value.datasets.get(name)
    return _NONE if shown is None or dataset is None or dataset.rows != "sample" else _rows_of(dataset, shown)


def _left_undated(
    before: Located[StrategySource], after: Located[StrategySource], renewed: list[str]
) -> Iterator[Fault]:
    """Ask if the rows are of another month while the day is still that of the month before."""
    day = after.value.as_on
    if renewed and day is not None and day == before.value.as_on:
        text = f"is {short_date(day)} as before, and the rows of {' and '.join(renewed)} are new"
        yield after.fault(("asOn",), f"{text}: are they of that day?")


def _is_renewed(was: _Rows, now: _Rows) -> bool:
    """Tell whether rows are of another month.

    A series has days after its last one, or most of a portfolio differs.
    """
    if was.last_day is not None and now.last_day is not None:
        return now.last_day > was.last_day
    return len(now.rows - was.rows) > len(now.rows) / 2


def _rows_of(dataset: DatasetSource | None, sources: ContentSources) -> _Rows:
    if dataset is None or dataset.rows == "none":
        return _NONE
    if isinstance(dataset, HoldingsDataset):
        holdings = sources.holdings[dataset.file]
        weights = frozenset((row.company, row.weight_percent) for row in holdings.rows)
        return _Rows(holdings.file, weights)
    series = sources.series[dataset.file]
    values = frozenset(zip(series.dates, series.columns[PORTFOLIO], series.columns[BENCHMARK], strict=True))
    return _Rows(series.file, values, series.dates[-1])
