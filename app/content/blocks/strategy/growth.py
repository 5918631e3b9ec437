"""The growth of 1 invested at the start, beside the benchmark's."""

from datetime import date
from decimal import Decimal
from typing import Annotated, Literal

from pydantic import Field

from app.content.blocks.kind import BlockContext, BlockKind
from app.content.blocks.named_datasets import awaits_rows, dataset_faults
from app.content.calendar import month_and_year, short_date
from app.content.datasets.figures import GROWN_DECIMALS, GrowthUnit, fixed, grown, grown_change, rounded
from app.content.datasets.returns import GROWTH_DECIMALS, StripRow, growth_of_one, multiple, strip_rows
from app.content.datasets.series import BENCHMARK, PORTFOLIO, Series
from app.content.datasets.wording import line_basis_in_words, sentence
from app.content.models.base import ContentModel, DatasetSection, Figure, Number, Text
from app.content.models.datasets import Footing, SeriesDataset, SeriesNames
from app.content.models.page import PageSource


class ChartNote(ContentModel):
    """A dated word on a line."""

    date: date
    label: Text


class GrowthSource(DatasetSection):
    """The line of what a sum became.

    `unit`: of one crore rupees, or as a multiple. `optional`: if nothing of it is published, its heading is left out
    too. `is_example`: the line is arithmetic and nobody's record, so it has no gold.
    """

    kind: Literal["growth"]
    optional: bool = Field(default=False, exclude=True)
    unit: GrowthUnit = "crore"
    is_example: bool = False
    notes: Annotated[list[ChartNote], Field(max_length=2)] = []


class GrowthLine(ContentModel):
    """What 1 became, month end by month end: drawn and in the table to four decimals, beside it as `readings`."""

    values: list[Number]
    cells: list[str]
    readings: list[str]


class GrownBar(ContentModel):
    """What 1 became, as a bar from zero."""

    name: str
    multiple: Figure


class StatedBars(ContentModel):
    """What 1 became in portfolio and benchmark, as stated."""

    heading: str
    bars: list[GrownBar]


class ReturnsStrip(ContentModel):
    """A few returns, stated ones first: `heading` names date, unit and benchmark; `caption` the table quoted alone."""

    heading: str
    caption: str
    rows: list[StripRow]


class GrowthBlock(GrowthSource):
    """Month ends and what 1 invested at the first became, portfolio and benchmark.

    `differences` are those of the readings, with their sign. `caption` says what the line rests on; `label` puts the
    result in words. `table_caption` names the table of the month ends. Without rows there are no dates, and the strip
    has what is stated. `stated`: a stated multiple, where the strip does not show it.
    """

    names: SeriesNames
    dates: list[date]
    portfolio: GrowthLine
    benchmark: GrowthLine
    differences: list[Figure]
    caption: str
    table_caption: str
    label: str
    stated: StatedBars | None
    strip: ReturnsStrip
    footing: Footing


def compose(source: GrowthSource, context: BlockContext) -> GrowthBlock:
    """Return the lines of what 1 became."""
    dataset, series = context.series(source.dataset)
    portfolio, benchmark = (
        [] if series is None else growth_of_one(series.columns[column]) for column in (PORTFOLIO, BENCHMARK)
    )
    strip = _strip(dataset, series)
    of_what = "₹1 crore" if source.unit == "crore" else "1"
    return context.of_dataset(
        source,
        GrowthBlock,
        names=SeriesNames.of(dataset),
        dates=[] if series is None else list(series.dates),
        portfolio=_line(portfolio, source.unit),
        benchmark=_line(benchmark, source.unit),
        differences=[_difference(pair, source.unit) for pair in zip(portfolio, benchmark, strict=True)],
        caption=sentence(line_basis_in_words(dataset)),
        table_caption=f"What {of_what} became in {dataset.name} and {dataset.benchmark}, month ends",
        label=_label(source, dataset, series),
        stated=_stated_bars(dataset, strip) if series is not None or len(strip.rows) == 1 else None,
        strip=strip,
    )


def _strip(dataset: SeriesDataset, series: Series | None) -> ReturnsStrip:
    as_on = f"as on {short_date(dataset.as_on)}"
    rows = strip_rows(dataset, series)
    # The difference of two multiples is a multiple.
    unit = "; differences in percentage points" if any("%" in row.portfolio for row in rows) else ""
    return ReturnsStrip(
        heading=f"Returns beside {dataset.benchmark}, {as_on}{unit}",
        caption=f"Returns of {dataset.name} and {dataset.benchmark}, {as_on}",
        rows=rows,
    )


def _stated_bars(dataset: SeriesDataset, strip: ReturnsStrip) -> StatedBars | None:
    stated = dataset.stated_multiple
    if stated is None:
        return None
    ends = ((dataset.name, stated.portfolio), (dataset.benchmark, stated.benchmark))
    return StatedBars(
        heading=f"What one rupee became, {strip.rows[0].period}, as stated. "
        "The gap in each bar marks the rupee invested.",
        bars=[GrownBar(name=name, multiple=Figure(value=end, shown=grown(end, "multiple"))) for name, end in ends],
    )


def _line(values: list[Decimal], unit: GrowthUnit) -> GrowthLine:
    return GrowthLine(
        values=values,
        cells=[fixed(value, GROWTH_DECIMALS) for value in values],
        readings=[grown(value, unit) for value in values],
    )


def _difference(pair: tuple[Decimal, Decimal], unit: GrowthUnit) -> Figure:
    """Return the difference of the figures as shown, so that the three agree."""
    portfolio, benchmark = (rounded(value, GROWN_DECIMALS) for value in pair)
    return grown_change(portfolio - benchmark, unit)


def _label(source: GrowthSource, dataset: SeriesDataset, series: Series | None) -> str:
    of_what = "Growth of ₹1 crore" if source.unit == "crore" else "Growth"
    until = f"to {month_and_year(dataset.as_on)}"
    ends = _ends(dataset, series)
    if series is None:
        span = until if dataset.begins_on is None else f"from {month_and_year(dataset.begins_on)} {until}"
    else:
        span = f"from {month_and_year(series.dates[0])} {until}"
    figures = ", ".join(f"{name} {grown(end, source.unit, crore='crore')}" for name, end in ends)
    return f"{of_what} {span}: {figures}." if figures else f"{of_what} {span}."


def _ends(dataset: SeriesDataset, series: Series | None) -> list[tuple[str, Decimal]]:
    """Return what 1 became on both sides, computed from the rows; nothing where the bars tell it as stated."""
    if series is None or dataset.stated_multiple is not None:
        return []
    names = (dataset.name, dataset.benchmark)
    return [(name, multiple(series, column)) for name, column in zip(names, (PORTFOLIO, BENCHMARK), strict=True)]


def _awaits(source: GrowthSource, page: PageSource) -> bool:
    """Return whether nothing can be shown: neither rows for the line, nor stated returns or multiples for the strip."""
    dataset = page.datasets.get(source.dataset)
    states = isinstance(dataset, SeriesDataset) and (dataset.stated_returns or dataset.stated_multiple is not None)
    return awaits_rows(source, page) and not states


KIND = BlockKind(
    GrowthSource,
    GrowthBlock,
    compose,
    awaits=_awaits,
    faults=lambda placed: dataset_faults(placed, SeriesDataset),
)
