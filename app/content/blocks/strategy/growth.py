"""What 1 became, beside the benchmark."""

from collections.abc import Iterator
from datetime import date
from decimal import Decimal
from typing import Annotated, Literal

from pydantic import Field

from app.content.blocks.context import BlockContext
from app.content.blocks.kind import BlockKind, PlacedBlock
from app.content.blocks.named_datasets import dataset_faults
from app.content.blocks.neighbours import TabulatesReturns
from app.content.calendar import month_and_year, short_date
from app.content.datasets.captions import captioned, sentence
from app.content.datasets.compared_returns import StripRow, strip_rows
from app.content.datasets.figures import GROWN_DECIMALS, GrowthUnit, fixed, grown, grown_change, rounded
from app.content.datasets.periods import WHOLE_LIFE
from app.content.datasets.returns import GROWTH_DECIMALS, growth_of_one, multiple
from app.content.datasets.series import BENCHMARK, PORTFOLIO, Series
from app.content.errors import Fault
from app.content.markdown import signs
from app.content.markdown.figures import year_ends
from app.content.markdown.page import MarkdownPage, below
from app.content.models.base import ContentModel, Figure, Number, Slug, Text
from app.content.models.block import Section
from app.content.models.datasets import Footing, SeriesDataset, SeriesNames
from app.content.models.drawings.card import CardFigure, CardFigures, CardPart

LEAP_YEAR_DAYS = 366


class ChartNote(ContentModel):
    """A dated word on a line."""

    date: date
    label: Text


class GrowthSource(Section):
    """The line of what a sum became. `unit`: of one crore rupees, or as a multiple."""

    kind: Literal["growth"]
    dataset: Slug
    unit: GrowthUnit = "crore"
    notes: Annotated[list[ChartNote], Field(max_length=2)] = []


class GrowthLine(ContentModel):
    """What 1 became, month end by month end: drawn and in the table to four decimals, told as `readings` beside it."""

    values: list[Number]
    cells: list[str]
    readings: list[str]


class ReturnsStrip(ContentModel):
    """A few returns beside the line, what is stated first. `heading` names date, unit and benchmark, once for all.

    `caption` names the table where it is quoted alone.
    """

    heading: str
    caption: str
    rows: list[StripRow]


class GrowthBlock(Section):
    """Month ends and what 1 invested at the first became, portfolio and benchmark.

    `differences` are those of the readings, with their sign. `caption` says what the line is, and first of all where it
    is invented; `label` tells the result, then what it rests on. `table_caption` names the table of the month ends.
    """

    kind: Literal["growth"]
    names: SeriesNames
    unit: GrowthUnit
    dates: list[date]
    portfolio: GrowthLine
    benchmark: GrowthLine
    differences: list[Figure]
    notes: list[ChartNote]
    caption: str
    table_caption: str
    label: str
    strip: ReturnsStrip
    footing: Footing


def compose(source: GrowthSource, context: BlockContext) -> GrowthBlock:
    """Return the lines of what 1 became."""
    dataset, series = context.series(source.dataset)
    portfolio, benchmark = (growth_of_one(series.columns[column]) for column in (PORTFOLIO, BENCHMARK))
    footing = context.footing(source.dataset)
    return GrowthBlock(
        **context.section(source, source.dataset),
        kind=source.kind,
        names=SeriesNames.of(dataset),
        unit=source.unit,
        dates=list(series.dates),
        portfolio=_line(portfolio, source.unit),
        benchmark=_line(benchmark, source.unit),
        differences=[_difference(pair, source.unit) for pair in zip(portfolio, benchmark, strict=True)],
        notes=source.notes,
        caption=f"{_owned_up(dataset)}{sentence(footing.basis)}",
        table_caption=captioned(_table_what(source.unit, dataset), footing.told),
        label=captioned(_label(source, dataset, series), footing.told),
        strip=_strip(dataset, series, footing),
        footing=footing,
    )


def _owned_up(dataset: SeriesDataset) -> str:
    """Return how the caption of an invented line begins, and what of it is stated nevertheless."""
    if not dataset.illustrative:
        return ""
    stated = dataset.stated_multiple
    if stated is None:
        return "Illustrative line. "
    ends = " and ".join(grown(end, "multiple") for end in (stated.portfolio, stated.benchmark))
    return f"Illustrative line between stated ends, {ends}. "


def _table_what(unit: GrowthUnit, dataset: SeriesDataset) -> str:
    of_what = "₹1 crore" if unit == "crore" else "1"
    return f"What {of_what} became in {dataset.name} and {dataset.benchmark}, month ends"


def _strip(dataset: SeriesDataset, series: Series, footing: Footing) -> ReturnsStrip:
    return ReturnsStrip(
        heading=_strip_heading(dataset, series),
        caption=captioned(f"Returns of {dataset.name} and {dataset.benchmark}", footing.told),
        rows=strip_rows(dataset, series),
    )


def _strip_heading(dataset: SeriesDataset, series: Series) -> str:
    what = "Illustrative returns" if dataset.illustrative else "Returns"
    return f"{what} beside {dataset.benchmark}, as on {short_date(series.dates[-1])}; differences in percentage points"


def _line(values: list[Decimal], unit: GrowthUnit) -> GrowthLine:
    return GrowthLine(
        values=values,
        cells=[fixed(value, GROWTH_DECIMALS) for value in values],
        readings=[grown(value, unit) for value in values],
    )


def _difference(pair: tuple[Decimal, Decimal], unit: GrowthUnit) -> Figure:
    """From the figures as shown, so that the three agree."""
    portfolio, benchmark = (rounded(value, GROWN_DECIMALS) for value in pair)
    return grown_change(portfolio - benchmark, unit)


def _label(source: GrowthSource, dataset: SeriesDataset, series: Series) -> str:
    stated = dataset.stated_multiple
    ends = [
        (dataset.name, multiple(series, PORTFOLIO) if stated is None else stated.portfolio),
        (dataset.benchmark, multiple(series, BENCHMARK) if stated is None else stated.benchmark),
    ]
    span = f"from {month_and_year(series.dates[0])} to {month_and_year(series.dates[-1])}"
    told = ", ".join(f"{name} {grown(end, source.unit, crore='crore')}" for name, end in ends)
    of_what = "Growth of ₹1 crore" if source.unit == "crore" else "Growth"
    return f"{of_what} {span}: {told}."


def _on_card(block: GrowthBlock) -> CardPart:
    """Give one figure beside the benchmark's: a stated return, else a stated multiple, else the return of the line.

    The last is computed from rows, and tells of a strategy alone: what is an average of many began on no day.
    """
    returns = [row for row in block.strip.rows if _is_return(row)]
    stated = sorted((row for row in block.strip.rows if row.stated), key=lambda row: not _is_return(row))
    row = stated[0] if stated else returns[-1]
    figures = CardFigures(
        items=[
            CardFigure(value=row.portfolio, label=block.names.portfolio_short, role="portfolio"),
            CardFigure(value=row.benchmark, label=block.names.benchmark_short, role="benchmark"),
        ],
        caption=_card_caption(row, block.dates),
        as_on=block.footing.as_on,
        illustrative=block.footing.illustrative and _is_return(row),
    )
    return CardPart(figures=figures, of_strategy_only=not row.stated)


def _is_return(row: StripRow) -> bool:
    """Tell it from what 1 became, which stands in the strip only where it is stated."""
    return row.portfolio.endswith("%")


def _card_caption(row: StripRow, dates: list[date]) -> str:
    if not _is_return(row):
        return f"What ₹1 became, as stated, {row.period}"
    is_yearly = row.period.endswith("Years") or (row.period == WHOLE_LIFE and _is_over_a_year(dates))
    return f"Return{' a year' if is_yearly else ''}, {row.period}"


def _is_over_a_year(dates: list[date]) -> bool:
    return (dates[-1] - dates[0]).days > LEAP_YEAR_DAYS


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


def _markdown(block: GrowthBlock, page: MarkdownPage) -> Iterator[str]:
    sides = (block.portfolio.readings, block.benchmark.readings)
    yield from page.section(block, page.footing(block.footing))
    yield below(block.label, block.footing)
    yield signs.table(
        ["At", block.names.portfolio, block.names.benchmark],
        [[short_date(block.dates[place]), *(side[place] for side in sides)] for place in year_ends(block.dates)],
    )
    yield below(block.strip.caption, block.footing)
    yield signs.table(
        ["Period", "Nature", block.names.portfolio_short, block.names.benchmark_short, "Difference"],
        [
            [row.period, _nature(row, block), row.portfolio, row.benchmark, row.difference.shown]
            for row in block.strip.rows
        ],
        words_first=2,
    )
    if block.notes:
        yield signs.words(f"Marked on the line: {'; '.join(map(_marked, block.notes))}.")


def _marked(note: ChartNote) -> str:
    """Return the day and what is said of it; a label that only names its month says nothing more."""
    day = short_date(note.date)
    return day if note.label == month_and_year(note.date) else f"{day}, {note.label}"


def _nature(row: StripRow, block: GrowthBlock) -> str:
    if row.stated:
        return "as stated"
    return "illustrative" if block.footing.illustrative else "computed from month ends"


def _dated(block: GrowthBlock) -> Iterator[str]:
    yield block.label


KIND = BlockKind(
    GrowthSource, GrowthBlock, compose, markdown=_markdown, dated_figures=_dated, faults=_faults, on_card=_on_card
)
