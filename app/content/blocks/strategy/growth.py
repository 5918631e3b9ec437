"""What 1 became, beside the benchmark."""

from collections.abc import Iterator
from datetime import date
from typing import Annotated, Literal

from pydantic import Field

from app.content.blocks.context import BlockContext
from app.content.blocks.kind import BlockKind, PlacedBlock
from app.content.blocks.named_datasets import dataset_faults
from app.content.blocks.neighbours import TabulatesReturns
from app.content.calendar import month_and_year
from app.content.datasets.figures import fixed
from app.content.datasets.returns import growth_of_one, multiple
from app.content.datasets.series import BENCHMARK, PORTFOLIO, Series
from app.content.errors import Fault
from app.content.models.base import ContentModel, Number, Slug, Text
from app.content.models.block import Section
from app.content.models.datasets import Footing, SeriesDataset, SeriesNames

_MULTIPLE_DECIMALS = 2


class ChartNote(ContentModel):
    """A dated word on a line."""

    date: date
    label: Text


class GrowthSource(Section):
    """The line of what a sum became. `unit`: of one crore rupees, or as a multiple."""

    kind: Literal["growth"]
    dataset: Slug
    unit: Literal["crore", "multiple"] = "crore"
    notes: Annotated[list[ChartNote], Field(max_length=2)] = []


class GrowthBlock(Section):
    """Month ends and what 1 invested at the first became, portfolio and benchmark, to four decimals.

    `label` tells the result in one sentence.
    """

    kind: Literal["growth"]
    names: SeriesNames
    unit: Literal["crore", "multiple"]
    dates: list[date]
    portfolio: list[Number]
    benchmark: list[Number]
    notes: list[ChartNote]
    label: str
    footing: Footing


def compose(source: GrowthSource, context: BlockContext) -> GrowthBlock:
    """Return the lines of what 1 became."""
    dataset, series = context.series(source.dataset)
    return GrowthBlock(
        **context.section(source, source.dataset),
        kind=source.kind,
        names=SeriesNames.of(dataset),
        unit=source.unit,
        dates=list(series.dates),
        portfolio=growth_of_one(series.columns[PORTFOLIO]),
        benchmark=growth_of_one(series.columns[BENCHMARK]),
        notes=source.notes,
        label=_label(source, dataset, series),
        footing=context.footing(source.dataset),
    )


def _label(source: GrowthSource, dataset: SeriesDataset, series: Series) -> str:
    stated = dataset.stated_multiple
    ends = [
        (dataset.name, multiple(series, PORTFOLIO) if stated is None else stated.portfolio),
        (dataset.benchmarks[-1].name, multiple(series, BENCHMARK) if stated is None else stated.benchmark),
    ]
    span = f"from {month_and_year(series.dates[0])} to {month_and_year(series.dates[-1])}"
    illustrative = " Illustrative data." if dataset.illustrative else ""
    if source.unit == "crore":
        told = ", ".join(f"{name} ₹{fixed(end, _MULTIPLE_DECIMALS)} crore" for name, end in ends)
        return f"Growth of ₹1 crore {span}: {told}.{illustrative}"
    told = ", ".join(f"{name} {fixed(end, _MULTIPLE_DECIMALS)}x" for name, end in ends)
    return f"Growth {span}: {told}.{illustrative}"


def _faults(placed: PlacedBlock[GrowthSource]) -> Iterator[Fault]:
    return dataset_faults(placed, placed.block.dataset, SeriesDataset, lambda dataset: _figure_faults(placed, dataset))


def _figure_faults(placed: PlacedBlock[GrowthSource], dataset: SeriesDataset) -> Iterator[Fault]:
    block = placed.block
    tables = [other for other in placed.page.value.blocks if isinstance(other, TabulatesReturns)]
    if block.dataset not in (table.tabulated_dataset for table in tables):
        message = f"a chart without its table: add a returns block of '{block.dataset}' to this page"
        yield placed.fault(("dataset",), message)
    dates = placed.sources.series[dataset.file].dates
    for position, note in enumerate(block.notes):
        if not dates[0] <= note.date <= dates[-1]:
            message = f"{note.date} is not on the line, which runs from {dates[0]} to {dates[-1]}"
            yield placed.fault(("notes", position, "date"), message)


KIND = BlockKind(GrowthSource, GrowthBlock, compose, faults=_faults)
