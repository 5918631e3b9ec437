"""Blocks that are drawn as they are written. A page is a list of blocks, told apart by `kind`."""

from typing import Annotated, Literal

from pydantic import Field, model_validator

from app.content.models.base import ContentModel, Link, Slug, Text
from app.content.models.rich_text import RichText


class Section(ContentModel):
    """What the margin column of a section can hold; `illustrative` puts the badge there."""

    id: Slug | None = None
    heading: Text
    note: Text | None = None
    link: Link | None = None
    illustrative: bool = False
    surface: bool = False


class HeroBlock(ContentModel):
    """The nameplate of the home page; `heading_lines` read as one h1, `alt` says what the river shows."""

    kind: Literal["hero"]
    heading_lines: list[Text]
    lede: Text
    alt: Text
    action: Link
    more: Link


class PageHeadBlock(ContentModel):
    """Breadcrumbs, h1 and lede."""

    kind: Literal["pageHead"]
    heading: Text
    lede: Text


class PageTab(ContentModel):
    """A way to a section of the same page."""

    label: Text
    target: Slug


class PageTabsBlock(ContentModel):
    """Sticky list of a long page's sections."""

    kind: Literal["pageTabs"]
    items: list[PageTab]


class QuoteBlock(ContentModel):
    """A sentence and who said it."""

    kind: Literal["quote"]
    id: Slug | None = None
    text: Text
    role: Text
    organisation: Text
    synthetic: bool = False
    illustrative: bool = False


class Award(ContentModel):
    """A rosette with `lobes` lobes. Without giver and year it is no award yet and must be marked synthetic."""

    monogram: Annotated[str, Field(max_length=5)]
    lobes: int = Field(ge=8, le=120)
    caption: Text
    title: Text
    text: Text
    given_by: Text | None = None
    year: int | None = None
    synthetic: bool = False

    @model_validator(mode="after")
    def _cited_or_synthetic(self) -> "Award":
        if (self.given_by is None or self.year is None) and not self.synthetic:
            raise ValueError("an award without givenBy and year must say synthetic: true")
        return self


class AwardsBlock(Section):
    """A row of awards that scrolls sideways."""

    kind: Literal["awards"]
    items: list[Award]
    footnote: Text


class Category(ContentModel):
    """One AIF category: Roman numeral, nickname, label, sentence."""

    numeral: Literal["I", "II", "III"]
    nickname: Text
    label: Text
    text: Text


class CategoriesBlock(Section):
    """The three AIF categories side by side."""

    kind: Literal["categories"]
    items: list[Category]
    onward: list[Link] = []


class Door(ContentModel):
    """A row that leads to another page."""

    title: Text
    detail: Text
    text: Text
    link: Link


class DoorsBlock(Section):
    """Rows that lead on."""

    kind: Literal["doors"]
    items: list[Door]


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


class ArticleBlock(Section):
    """An article: body text, an optional table, the act it rests on."""

    kind: Literal["article"]
    lede: Text
    body: RichText
    table: DataTable | None = None
    basis: Text | None = None


class NoteBlock(ContentModel):
    """A disclosure note."""

    kind: Literal["note"]
    id: Slug | None = None
    heading: Text
    body: RichText


class CallBandBlock(ContentModel):
    """The closing band: a way to ask, and the firm's phone."""

    kind: Literal["callBand"]
    heading: Text
    text: Text
    action: Link


class StatusScreenBlock(ContentModel):
    """What is shown in place of a page. `retry` offers to load the address again."""

    kind: Literal["statusScreen"]
    kolam: Literal["whole", "loose"]
    heading: Text
    text: Text
    action: Link | None = None
    retry: Text | None = None
    phone: bool = False


class StaffPanelBlock(ContentModel):
    """The staff panel: one island in place of a public page."""

    kind: Literal["staffPanel"]
    brand: Text


class IslandProbeBlock(ContentModel):
    """Proves the island mechanism. Drawn in development and test builds only."""

    kind: Literal["islandProbe"]
    on: Literal["now", "visible", "intent"]
    label: Text
    start: int
