"""Blocks of a factsheet as drawn: every figure computed from the rows."""

import datetime
from typing import Literal

from app.content.models.base import ContentModel
from app.content.models.blocks import Section
from app.content.models.datasets import Footing
from app.content.models.factsheet_sources import ChartNote, KeyTerm


class Seal(ContentModel):
    """`lobes` for the stocks; rings as deep as the shares in percent. `alt` and `caption` say what it encodes."""

    monogram: str
    lobes: int
    large_percent: float
    mid_percent: float
    small_percent: float
    alt: str
    caption: str


class CrossingFigure(ContentModel):
    """Fifty lines in each of two bands over five years, and how many of them move to another band."""

    mid_to_mega: int
    mini_to_mid: int
    mini_to_mega: int
    alt: str
    caption: str


class FactsheetHeadBlock(ContentModel):
    """The head of a factsheet."""

    kind: Literal["factsheetHead"]
    overline: str | None
    heading: str
    lede: str
    as_on: datetime.date | None
    illustrative: bool
    seal: Seal | None
    crossing: CrossingFigure | None
    key_terms: list[KeyTerm]


class SeriesNames(ContentModel):
    """What portfolio and benchmark are called, whole and short."""

    portfolio: str
    portfolio_short: str
    benchmark: str
    benchmark_short: str


class GrowthBlock(Section):
    """Month ends and what 1 invested at the first became, portfolio and benchmark, to four decimals.

    `label` tells the result in one sentence.
    """

    kind: Literal["growth"]
    names: SeriesNames
    unit: Literal["crore", "multiple"]
    dates: list[datetime.date]
    portfolio: list[float]
    benchmark: list[float]
    notes: list[ChartNote]
    label: str
    footing: Footing


class ReturnsRow(ContentModel):
    """Returns over one period, in percent to one decimal; `period` as it is shown."""

    period: str
    portfolio_percent: float
    benchmark_percent: float
    difference_percent: float


class ReturnsTable(ContentModel):
    """One table. `drawing`: none, one group of bars a period, or one panel a year. `label` tells the drawing."""

    heading: str | None
    caption: str
    period_heading: str
    rows: list[ReturnsRow]
    drawing: Literal["none", "bars", "years"]
    label: str


class ReturnsBlock(Section):
    """Returns against the benchmark."""

    kind: Literal["returns"]
    names: SeriesNames
    tables: list[ReturnsTable]
    footnotes: list[str]
    footing: Footing


class Holding(ContentModel):
    """A company and its share of the portfolio in percent."""

    company: str
    sector: str | None
    weight_percent: float


class Share(ContentModel):
    """A named part in percent; `shown` is how it is spelt wherever it stands: as stated, or as its rows are."""

    name: str
    percent: float
    shown: str


class Tile(ContentModel):
    """A count or share, ready to show."""

    value: str
    unit: Literal["", "%"]
    label: str


class ShareChart(ContentModel):
    """Parts with a heading and a sentence that tells them; `note` where rounding does not add to 100."""

    heading: str
    parts: list[Share]
    label: str
    note: str | None


class HoldingsBlock(Section):
    """Largest holdings with counts, sectors and market-cap split. `stocks` is the number of all holdings."""

    kind: Literal["holdings"]
    heading_holdings: str
    caption: str
    rows: list[Holding]
    weight_decimals: Literal[1, 2]
    stocks: int
    tiles: list[Tile]
    sectors: ShareChart | None
    market_cap: ShareChart | None
    footnotes: list[str]
    footing: Footing


class Theme(ContentModel):
    """Holdings under one theme; `percent` is their sum."""

    name: str
    percent: float
    rows: list[Holding]


class ThemesBlock(Section):
    """Holdings by theme, and market-cap bands."""

    kind: Literal["themes"]
    heading_themes: str
    themes: list[Theme]
    weight_decimals: Literal[1, 2]
    tiles: list[Tile]
    total_label: str
    total: str
    bands: ShareChart
    footnotes: list[str]
    footing: Footing
