"""A table of words and figures, or of cases of residence."""

from typing import Literal

from pydantic import Field, model_validator

from app.content.blocks.kind import BlockContext, BlockKind, as_rendered
from app.content.blocks.residence_table import ResidenceTable, YearsDrawing, residence_drawing, residence_table
from app.content.models.base import Section, Text
from app.content.models.parts import DataTable


class TableSource(Section):
    """A table as written, or of cases of residence, which `tests` judge; `on_demand`: it is shown when asked."""

    kind: Literal["table"]
    lede: Text | None = None
    table: DataTable | None = None
    residence: ResidenceTable | None = Field(default=None, exclude=True)
    tests: DataTable | None = None
    footnote: Text | None = None
    on_demand: bool = False

    @model_validator(mode="after")
    def _one_table(self) -> "TableSource":
        if (self.table is None) == (self.residence is None):
            raise ValueError("a table has either its rows, under table, or cases of residence")
        return self


class TableBlock(TableSource):
    """A table as rendered."""

    table: DataTable
    drawing: YearsDrawing | None


def compose(source: TableSource, _: BlockContext) -> TableBlock:
    """Return the table, with cases of residence judged and drawn."""
    table = source.table if source.residence is None else residence_table(source.residence)
    assert table is not None  # noqa: S101 - the model has one of the two
    drawing = None if source.residence is None else residence_drawing(source.residence)
    return as_rendered(source, TableBlock, table=table, residence=None, drawing=drawing)


KIND = BlockKind(TableSource, TableBlock, compose)
