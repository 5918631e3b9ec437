"""Returns over periods, beside the benchmark."""

from collections.abc import Iterator
from typing import Literal

from pydantic import Field

from app.content.blocks.context import BlockContext
from app.content.blocks.kind import BlockKind, PlacedBlock
from app.content.blocks.named_datasets import dataset_faults
from app.content.blocks.neighbours import TabulatesReturns
from app.content.calendar import short_date
from app.content.datasets.captions import captioned, sentence
from app.content.datasets.compared_returns import ReturnsRow, returns_row
from app.content.datasets.period_rules import period_problems
from app.content.datasets.periods import read_period
from app.content.datasets.series import Series
from app.content.errors import Fault
from app.content.markdown import signs
from app.content.markdown.page import MarkdownPage, noted
from app.content.models.base import ContentModel, Link, Slug, Text
from app.content.models.block import Section
from app.content.models.datasets import Footing, SeriesDataset, SeriesNames

_PERIOD_HEADINGS = {"calendar": "Calendar year", "financial": "Financial year"}
_SPANS = {"calendar": "by calendar year", "financial": "by financial year, 1 April to 31 March"}


class ReturnsTableSource(ContentModel):
    """One table of returns, in the order of its rows.

    trailing: `1M`, `3M`, `6M`, `1Y` … `10Y`, `SI`. calendar: `CYTD 2025`, `CY 2024` … financial: `FYTD`, `FY 2025` …,
    a financial year being named by the year it ends in (31 March).
    """

    kind: Literal["trailing", "calendar", "financial"]
    heading: Text | None = None
    periods: list[Text] = Field(min_length=2)
    drawing: Literal["none", "bars", "years"] = "none"


class ReturnsSource(TabulatesReturns, Section):
    """Returns against the benchmark, computed from a series. `action` is a button below the note."""

    kind: Literal["returns"]
    dataset: Slug
    action: Link | None = None
    tables: list[ReturnsTableSource] = Field(min_length=1)
    footnotes: list[Text] = []

    @property
    def tabulated_dataset(self) -> str:
        """The id of the page's dataset."""
        return self.dataset


class ReturnsTable(ContentModel):
    """One table. `drawing`: none, one group of bars a period, or one panel a year. `label` tells the drawing.

    `drawn_in_reverse`: time runs onwards through drawn years, though the table begins with the latest.
    """

    heading: str | None
    caption: str
    period_heading: str
    rows: list[ReturnsRow]
    drawing: Literal["none", "bars", "years"]
    drawn_in_reverse: bool
    label: str


class ReturnsBlock(Section):
    """Returns against the benchmark."""

    kind: Literal["returns"]
    names: SeriesNames
    action: Link | None
    tables: list[ReturnsTable]
    footnotes: list[str]
    footing: Footing


def compose(source: ReturnsSource, context: BlockContext) -> ReturnsBlock:
    """Return the tables of returns."""
    dataset, series = context.series(source.dataset)
    footing = context.footing(source.dataset)
    return ReturnsBlock(
        **context.section(source, source.dataset),
        kind=source.kind,
        names=SeriesNames.of(dataset),
        action=source.action,
        tables=[_table(table, dataset, series, footing) for table in source.tables],
        footnotes=source.footnotes,
        footing=footing,
    )


def _table(table: ReturnsTableSource, dataset: SeriesDataset, series: Series, footing: Footing) -> ReturnsTable:
    as_on = short_date(series.dates[-1])
    first, last = series.dates[0], series.dates[-1]
    rows = [returns_row(code, read_period(table.kind, code, first, last), dataset, series) for code in table.periods]
    names = f"{dataset.name} and {dataset.benchmark}"
    told = "; ".join(f"{row.period} {row.portfolio_percent.shown} and {row.benchmark_percent.shown}" for row in rows)
    return ReturnsTable(
        heading=table.heading,
        caption=f"Returns of {names} {_SPANS.get(table.kind, f'to {as_on}')}, in per cent",
        period_heading=_PERIOD_HEADINGS.get(table.kind, f"To {as_on}"),
        rows=rows,
        drawing=table.drawing,
        drawn_in_reverse=table.drawing != "none" and table.kind != "trailing",
        label=captioned(
            f"Returns in per cent, {dataset.short_name} then {dataset.benchmark_short}: {told}.", footing.told
        ),
    )


def _faults(placed: PlacedBlock[ReturnsSource]) -> Iterator[Fault]:
    return dataset_faults(placed, placed.block.dataset, SeriesDataset, lambda dataset: _period_faults(placed, dataset))


def _period_faults(placed: PlacedBlock[ReturnsSource], dataset: SeriesDataset) -> Iterator[Fault]:
    for position, table in enumerate(placed.block.tables):
        for path, problem in period_problems(table.kind, table.periods, placed.sources.series[dataset.file]):
            yield placed.fault(("tables", position, "periods", *path), problem)


def _markdown(block: ReturnsBlock, page: MarkdownPage) -> Iterator[str]:
    yield from page.section(block, page.footing(block.footing))
    if block.action is not None:
        yield page.link(block.action)
    for table in block.tables:
        if table.heading is not None:
            yield signs.heading(3, table.heading)
        yield signs.words(sentence(table.caption))
        yield signs.table(
            [table.period_heading, block.names.portfolio_short, block.names.benchmark_short, "Difference"],
            [_cells(row) for row in table.rows],
        )
    yield from noted(*block.footnotes)


def _cells(row: ReturnsRow) -> list[str]:
    return [row.period, row.portfolio_percent.shown, row.benchmark_percent.shown, row.difference_percent.shown]


KIND = BlockKind(ReturnsSource, ReturnsBlock, compose, markdown=_markdown, faults=_faults)
