"""Small parts that several blocks hold: tables of words and figures, terms, titled sentences."""

from pydantic import model_validator

from app.content.models.base import ContentModel, Link, Text
from app.content.models.rich_text import RichText


class Definition(ContentModel):
    """A term and what it is here."""

    term: Text
    detail: RichText


class TableColumn(ContentModel):
    """A column head; the unit stands in it."""

    label: Text
    numeric: bool = False


class DataTable(ContentModel):
    """A small table of words and figures. The first cell of each row is its head."""

    caption: Text
    columns: list[TableColumn]
    rows: list[list[Text]]

    @model_validator(mode="after")
    def _rows_fit_columns(self) -> "DataTable":
        for number, row in enumerate(self.rows, start=1):
            if len(row) != len(self.columns):
                raise ValueError(f"row {number} has {len(row)} cells, the table has {len(self.columns)} columns")
        return self


class Card(ContentModel):
    """A titled sentence or two; `link` is the way on."""

    title: Text
    text: RichText
    link: Link | None = None
