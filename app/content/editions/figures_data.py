"""The data of a figures edition as staff enter it. Cells are text, which may be faulty until it is checked.

A day or a number is read like one in an uploaded sheet, and then stands in the content's spelling. What cannot be read
stays as it was typed.
"""

import operator
import re
from collections.abc import Callable
from datetime import date
from typing import Annotated, Any, Literal

from pydantic import (
    AfterValidator,
    Field,
    StringConstraints,
    ValidationError,
    ValidationInfo,
    create_model,
    field_validator,
    model_validator,
)

from app.content.calendar import day_of
from app.content.models.base import ContentModel, Slug
from app.content.models.stated import StatedSums, declared_in
from app.content.sheets.cells.cell import Cell as TypedCell, Text
from app.content.sheets.cells.days import as_day
from app.content.sheets.cells.numbers import as_percent, as_value
from app.content.sheets.files.grid import MOST_COLUMNS, MOST_ROWS
from app.content.sheets.tables.row_cells import form_of

LONGEST_CELL = 300

_PLAIN = re.compile(r"-?[0-9]+(\.[0-9]+)?")

Cell = Annotated[str, StringConstraints(max_length=LONGEST_CELL)]


def _read_by(reader: Callable[[TypedCell], Text]) -> Callable[[str], str]:
    def read(typed: str) -> str:
        if _PLAIN.fullmatch(typed):
            # A sheet's long numbers are rounded; typed ones are not.
            return typed
        text, problem = reader(TypedCell(typed))
        return typed if problem else text

    return read


DayCell = Annotated[Cell, AfterValidator(_read_by(as_day))]
PercentCell = Annotated[Cell, AfterValidator(_read_by(as_percent))]
NumberCell = Annotated[Cell, AfterValidator(_read_by(as_value))]
Row = Annotated[list[Cell], Field(max_length=MOST_COLUMNS)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_CELL)]
Words = Annotated[str, StringConstraints(max_length=600)]


class EditionSource(ContentModel):
    """The document that holds the stated figures, its publisher, and the day it was received."""

    document: Words
    house: Words
    received_on: DayCell


class StatedReturnCells(ContentModel):
    """The returns of one period as stated, in percent."""

    period: Cell
    portfolio_percent: PercentCell
    benchmark_percent: PercentCell


class MultipleCells(ContentModel):
    """What one rupee became, as stated."""

    portfolio: NumberCell
    benchmark: NumberCell


class MarketCapCells(ContentModel):
    """Shares by size of company, in percent, as stated."""

    large: PercentCell
    mid: PercentCell
    small: PercentCell


class ConfirmedCells(ContentModel):
    """A value of a series that looks wrong and was confirmed: only this value, on that day, in that column."""

    day: Cell
    column: Name
    value: Cell


class BandCells(ContentModel):
    """The share of one band, in percent, as stated."""

    name: Cell
    percent: PercentCell


_SUM_CELLS: Any = {figure.attribute: (PercentCell | None, None) for figure in declared_in(StatedSums)}
_SumCells: Any = create_model("_SumCells", __base__=ContentModel, **_SUM_CELLS)


class StatedHoldingsCells(_SumCells):
    """Sums that the rows must give, a cell for each that StatedSums declares; None if the document states none."""

    market_cap: MarketCapCells | None = None
    bands: list[BandCells] = Field(default=[], max_length=MOST_COLUMNS)


def _without_nature(cells: object) -> object:
    """Return cells in today's shape; rows that earlier releases called illustrative are ignored."""
    if not isinstance(cells, dict) or "nature" not in cells:
        return cells
    kept = {name: value for name, value in cells.items() if name != "nature"}
    if cells["nature"] != "illustrative":
        return kept
    emptied: dict[str, object] = {"rows": []} if "rows" in kept else {"items": dict.fromkeys(kept.get("items", {}), "")}
    return kept | emptied


class DatasetCells(ContentModel):
    """All rows of a dataset, and what is said of them. Without rows, none are stated."""

    basis: Words
    columns: list[Name] = Field(max_length=MOST_COLUMNS)
    rows: list[Row] = Field(max_length=MOST_ROWS)

    _reads_earlier = model_validator(mode="before")(_without_nature)

    @field_validator("rows")
    @classmethod
    def _read_cells(cls, rows: list[list[str]], info: ValidationInfo) -> list[list[str]]:
        readers = [_read_by(form_of(column)) for column in info.data.get("columns", ())]
        # Cells beyond the columns stay, so that the check can name them.
        return [[read(cell) for read, cell in zip(readers, row, strict=False)] + row[len(readers) :] for row in rows]


class SeriesCells(DatasetCells):
    """A series: a date, then numbers. Without confirmations there is no `confirmedJumps`, so old digests stay."""

    kind: Literal["series"]
    stated_returns: list[StatedReturnCells] = Field(default=[], max_length=MOST_COLUMNS)
    stated_multiple: MultipleCells | None = None
    confirmed_jumps: list[ConfirmedCells] = Field(default=[], max_length=MOST_COLUMNS, exclude_if=operator.not_)


class HoldingsCells(DatasetCells):
    """A portfolio: in each row a company, or cash."""

    kind: Literal["holdings"]
    stated: StatedHoldingsCells = StatedHoldingsCells()


AnyDatasetCells = Annotated[SeriesCells | HoldingsCells, Field(discriminator="kind")]


class MetricCells(ContentModel):
    """The values of a block of single figures, by label. Without any value, none is stated."""

    items: dict[Name, Cell] = Field(max_length=MOST_COLUMNS)

    _reads_earlier = model_validator(mode="before")(_without_nature)


class FiguresData(ContentModel):
    """One month of a strategy: `terms` by their names in its file, None removes one; `source` once any is stated."""

    as_on: DayCell
    source: EditionSource | None = None
    datasets: dict[Slug, AnyDatasetCells] = Field(max_length=10)
    terms: dict[Name, Words | None] = Field(default={}, max_length=MOST_COLUMNS)
    metrics: dict[Slug, MetricCells] = Field(default={}, max_length=10)
    note: Words | None = None

    @property
    def states_figures(self) -> bool:
        """Whether it has rows or values. These need a source."""
        values = (value for metric in self.metrics.values() for value in metric.items.values())
        return any(dataset.rows for dataset in self.datasets.values()) or any(value.strip() for value in values)

    @property
    def day(self) -> date | None:
        """The as-on day; None if the typed text is not a date."""
        return day_of(self.as_on)


def figures_in(data: object) -> FiguresData:
    """Return the figures of an edition of any release. Raises ValueError, in words, for an unknown shape."""
    try:
        return FiguresData.model_validate(data)
    except ValidationError as error:
        words = error.errors()[0]["msg"]
        raise ValueError(f"this release cannot read its figures: {words}") from None
