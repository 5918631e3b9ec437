"""Blocks of a factsheet as written: they name a dataset of their page and say what of it is shown."""

from datetime import date
from typing import Annotated, Literal

from pydantic import Field, model_validator

from app.content.models.base import ContentModel, Slug, Text
from app.content.models.blocks import Section


class KeyTerm(ContentModel):
    """A term of the factsheet's head and its value in the specification's spelling."""

    label: Text
    value: Text


class SealSource(ContentModel):
    """The seal drawn from a holdings dataset's figures, as stated; `monogram` stands in the middle."""

    dataset: Slug
    monogram: Annotated[str, Field(min_length=1, max_length=8)]


class CrossingSource(ContentModel):
    """The drawing of the page's crossover block; `alt` says what is seen."""

    alt: Text
    caption: Text


class FactsheetHeadSource(ContentModel):
    """Breadcrumbs, h1, lede, badge, date and key terms. `overline` stands above the h1 ("Introducing").

    Beside them stands a seal or the drawing of a crossing, not both.
    """

    kind: Literal["factsheetHead"]
    overline: Text | None = None
    heading: Text
    lede: Text
    as_on: date | None = None
    illustrative: bool = False
    seal: SealSource | None = None
    crossing: CrossingSource | None = None
    key_terms: list[KeyTerm] = Field(min_length=3, max_length=6)

    @model_validator(mode="after")
    def _one_figure(self) -> "FactsheetHeadSource":
        if self.seal is not None and self.crossing is not None:
            raise ValueError("has a seal and a crossing: one figure fits beside the heading")
        return self


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


class ReturnsTableSource(ContentModel):
    """One table of returns, in the order of its rows.

    trailing: `1M`, `3M`, `6M`, `1Y` … `10Y`, `SI`. calendar: `CYTD 2025`, `CY 2024` … financial: `FYTD`, `FY 2025` …,
    a financial year being named by the year it ends in (31 March).
    """

    kind: Literal["trailing", "calendar", "financial"]
    heading: Text | None = None
    periods: list[Text] = Field(min_length=2)
    drawing: Literal["none", "bars", "years"] = "none"


class ReturnsSource(Section):
    """Returns against the benchmark, computed from a series."""

    kind: Literal["returns"]
    dataset: Slug
    tables: list[ReturnsTableSource] = Field(min_length=1)
    footnotes: list[Text] = []


class HoldingsSource(Section):
    """Largest holdings, counts, sector bars, market-cap split. `sectors` None shows no sectors, likewise the others."""

    kind: Literal["holdings"]
    dataset: Slug
    heading_holdings: Text
    top: int = Field(ge=5, le=40)
    tiles: bool = True
    heading_sectors: Text | None = None
    sectors: int = Field(ge=3, le=12, default=5)
    heading_market_cap: Text | None = None
    footnotes: list[Text] = []


class ThemesSource(Section):
    """Holdings by theme with their weights, and the market-cap bands as bars."""

    kind: Literal["themes"]
    dataset: Slug
    heading_themes: Text
    heading_bands: Text
    total_label: Text
    footnotes: list[Text] = []
