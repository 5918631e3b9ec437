"""The list of strategies that can be narrowed, and strategies side by side: as written and as drawn."""

from datetime import date
from typing import Literal

from app.content.models.base import ContentModel, Text
from app.content.models.blocks import Section
from app.content.models.strategy import StrategyRow

FilterName = Literal["house", "style", "horizon", "since"]


class ExplorerSource(Section):
    """The list of PMS strategies with filters; `{asOn}` in the footnote is its date."""

    kind: Literal["explorer"]
    as_on: date
    footnote: Text


class FilterOption(ContentModel):
    """One choice; the value "" means any."""

    value: str
    label: str
    selected: bool


class ExplorerFilter(ContentModel):
    """A select of the form; `name` is its query parameter."""

    name: FilterName
    label: str
    options: list[FilterOption]


class ExplorerRow(StrategyRow):
    """A strategy in the list; `slug` is its value in the comparison's address."""

    slug: str
    house: str | None
    style: str | None


class ExplorerBlock(Section):
    """The list as drawn: `rows` are those the filters leave of `total`."""

    kind: Literal["explorer"]
    action: str
    compare_action: str
    filters: list[ExplorerFilter]
    is_filtered: bool
    rows: list[ExplorerRow]
    total: int
    footnote: str


class ComparisonSource(Section):
    """Strategies side by side; which ones, the address says."""

    kind: Literal["comparison"]
    footnote: Text


class ComparedStrategy(ContentModel):
    """A column. `remove_href` leads to the comparison without it; None where only two are left."""

    name: str
    href: str
    completed_years: int | None
    illustrative: bool
    remove_href: str | None


class ComparisonRow(ContentModel):
    """One value a strategy, None where none is stated; `shares_percent` are drawn as a bar above it."""

    label: str
    values: list[str | None]
    shares_percent: list[list[float] | None] | None


class ComparisonGroup(ContentModel):
    """Rows under one heading."""

    heading: str
    rows: list[ComparisonRow]


class ComparisonBlock(Section):
    """Two or three strategies side by side."""

    kind: Literal["comparison"]
    strategies: list[ComparedStrategy]
    groups: list[ComparisonGroup]
    footnote: str
