"""Returns over periods, beside the benchmark."""

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field

from app.content.blocks.kind import BlockContext, BlockKind
from app.content.blocks.named_datasets import awaits_rows, dataset_faults
from app.content.calendar import short_date
from app.content.datasets.periods import StandardCode, is_year_to_date, latest_years, read_period, trailing_periods
from app.content.datasets.returns import ReturnsRow, returns_row
from app.content.datasets.series import Series
from app.content.datasets.wording import period_basis, sentence
from app.content.models.base import ContentModel, DatasetSection, Section, Text
from app.content.models.datasets import Footing, SeriesDataset, SeriesNames

_PERIOD_HEADINGS = {"calendar": "Calendar year", "financial": "Financial year"}
_SPANS = {"calendar": "by calendar year", "financial": "by financial year, 1 April to 31 March"}


class _TableSource(ContentModel):
    heading: Text | None = None
    drawing: Literal["none", "bars", "inRows"] = "none"


class TrailingReturnsSource(_TableSource):
    """All standard periods from the `shortest` one that the series covers, `further` ones, and since inception."""

    kind: Literal["trailing"]
    shortest: StandardCode = "1M"
    further: list[Literal["4Y", "7Y", "10Y"]] = []

    def codes(self, series: Series) -> list[str]:
        """Return the code of each row."""
        return trailing_periods(series, self.shortest, self.further)


class YearlyReturnsSource(_TableSource):
    """The `latest_years`, including the year to date; earlier ones are shown on demand, but not drawn.

    A financial year is named by the year in which it ends.
    """

    kind: Literal["calendar", "financial"]
    latest_years: Annotated[int, Field(ge=2, le=15)]

    def codes(self, series: Series) -> list[str]:
        """Return the code of each row."""
        return latest_years(self.kind, self.latest_years, series)

    def earlier_codes(self, series: Series) -> list[str]:
        """Return the code of each earlier year that the series covers."""
        covered = latest_years(self.kind, series.dates[-1].year - series.dates[0].year + 1, series)
        return covered[self.latest_years :] if self.drawing == "none" else []


ReturnsTableSource = Annotated[TrailingReturnsSource | YearlyReturnsSource, Field(discriminator="kind")]


class ToDateFootnote(ContentModel):
    """A footnote that explains the year to date. It is left out while no table has such a row."""

    year_to_date: Text


class ReturnsSource(DatasetSection):
    """Returns against the benchmark, computed from a series."""

    kind: Literal["returns"]
    tables: list[ReturnsTableSource] = Field(min_length=1)
    footnotes: list[Text | ToDateFootnote] = []


class ReturnsTable(ContentModel):
    """One table, with bars `in_rows` or folded below `bars`. `label` puts them in words.

    `drawn_in_reverse`: the bars begin with the earliest year, the table with the latest. `earlier` are shown on demand.
    """

    heading: str | None
    caption: str
    period_heading: str
    rows: list[ReturnsRow]
    earlier: list[ReturnsRow]
    drawing: Literal["none", "bars", "inRows"]
    drawn_in_reverse: bool
    label: str


class ReturnsBlock(Section):
    """Returns against the benchmark; `period_basis` says how periods are counted, where the dataset says it."""

    kind: Literal["returns"]
    period_basis: str | None
    names: SeriesNames
    tables: list[ReturnsTable]
    footnotes: list[str]
    footing: Footing


def compose(source: ReturnsSource, context: BlockContext) -> ReturnsBlock:
    """Return the tables of returns. A table of years that the series does not cover is left out."""
    dataset, series = context.series(source.dataset)
    assert series is not None  # noqa: S101 - it awaits rows otherwise
    return context.of_dataset(
        source,
        ReturnsBlock,
        period_basis=sentence(periods) if (periods := period_basis(dataset)) else None,
        names=SeriesNames.of(dataset),
        tables=[_table(table, dataset, series) for table in source.tables if table.codes(series)],
        footnotes=list(_footnotes(source, series)),
    )


def _footnotes(source: ReturnsSource, series: Series) -> Iterator[str]:
    has_year_to_date = any(is_year_to_date(code) for table in source.tables for code in table.codes(series))
    for footnote in source.footnotes:
        if isinstance(footnote, str):
            yield footnote
        elif has_year_to_date:
            yield footnote.year_to_date


def _table(table: ReturnsTableSource, dataset: SeriesDataset, series: Series) -> ReturnsTable:
    as_on = short_date(series.dates[-1])
    rows = _rows(table.codes(series), dataset, series)
    earlier = [] if isinstance(table, TrailingReturnsSource) else table.earlier_codes(series)
    names = f"{dataset.name} and {dataset.benchmark}"
    figures = "; ".join(f"{row.period} {row.portfolio_percent.shown} and {row.benchmark_percent.shown}" for row in rows)
    return ReturnsTable(
        heading=table.heading,
        caption=f"Returns of {names} {_SPANS.get(table.kind, f'to {as_on}')}, in per cent",
        period_heading=_PERIOD_HEADINGS.get(table.kind, f"To {as_on}"),
        rows=rows,
        earlier=_rows(earlier, dataset, series),
        drawing=table.drawing,
        drawn_in_reverse=table.drawing == "bars" and table.kind != "trailing",
        label=f"Returns in per cent, {dataset.short_name} then {dataset.benchmark}: {figures}.",
    )


def _rows(codes: list[str], dataset: SeriesDataset, series: Series) -> list[ReturnsRow]:
    first, last = series.dates[0], series.dates[-1]
    return [returns_row(read_period(code, first, last), dataset, series) for code in codes]


KIND = BlockKind(
    ReturnsSource,
    ReturnsBlock,
    compose,
    awaits=awaits_rows,
    faults=lambda placed: dataset_faults(placed, SeriesDataset),
)
