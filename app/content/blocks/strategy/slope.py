"""How some things grow from one year to another: a slope for each, and their table."""

from decimal import Decimal
from typing import Annotated, Literal

from pydantic import Field

from app.content.blocks.kind import BlockContext, BlockKind, as_rendered
from app.content.datasets.figures import fixed, grouped, rounded
from app.content.models.base import ContentModel, Figure, Section, Text
from app.content.models.parts import DataTable, TableColumn

_TIMES_DECIMALS = 1


class GrowingSource(ContentModel):
    """One thing, its size at both ends in a unit of its own. `short` is its name beside its line."""

    name: Text
    short: Text | None = None
    unit: Text
    first: Annotated[Decimal, Field(gt=0)]
    last: Annotated[Decimal, Field(gt=0)]


class SlopeSource(Section):
    """Sizes in two years. The growth of each is computed."""

    kind: Literal["slope"]
    lede: Text | None = None
    caption: Text = Field(exclude=True)
    row_heading: Text = Field(exclude=True)
    first_year: int = Field(ge=1900, le=2100)
    last_year: int = Field(ge=1900, le=2100)
    rows: list[GrowingSource] = Field(min_length=2, max_length=8, exclude=True)
    footnote: Text | None = None


class Slope(ContentModel):
    """One line: `times` as large at the end as at the start."""

    name: str
    times: Figure


class SlopeBlock(SlopeSource):
    """Slopes from a common 1, steepest first, and their table. `label` puts them in one sentence."""

    slopes: list[Slope]
    label: str
    table: DataTable


def compose(source: SlopeSource, _context: BlockContext) -> SlopeBlock:
    """Return the slopes and the table of the sizes."""
    slopes = sorted((_slope(row) for row in source.rows), key=lambda slope: -slope.times.value)
    return as_rendered(
        source,
        SlopeBlock,
        slopes=slopes,
        label=_label(source, slopes),
        table=_table(source),
    )


def _times(row: GrowingSource) -> Decimal:
    return rounded(row.last / row.first, _TIMES_DECIMALS)


def _slope(row: GrowingSource) -> Slope:
    times = _times(row)
    return Slope(name=row.short or row.name, times=Figure(value=times, shown=f"{fixed(times, _TIMES_DECIMALS)}x"))


def _label(source: SlopeSource, slopes: list[Slope]) -> str:
    """Return the sizes in words."""
    multiples = "; ".join(f"{slope.name} {slope.times.shown}" for slope in slopes)
    return f"{source.caption}. Size in {source.last_year} beside {source.first_year}: {multiples}"


def _table(source: SlopeSource) -> DataTable:
    return DataTable(
        caption=source.caption,
        columns=[
            TableColumn(label=source.row_heading),
            TableColumn(label=str(source.first_year), numeric=True),
            TableColumn(label=str(source.last_year), numeric=True),
            TableColumn(label="Times", numeric=True),
        ],
        rows=[
            [f"{row.name}, {row.unit}", grouped(row.first), grouped(row.last), fixed(_times(row), _TIMES_DECIMALS)]
            for row in source.rows
        ],
    )


KIND = BlockKind(SlopeSource, SlopeBlock, compose)
