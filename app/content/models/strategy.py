"""A strategy's terms, typed, and a strategy as lists show it; the strategy itself is `page.StrategySource`."""

from datetime import date
from typing import Annotated, Literal, Self

from pydantic import BeforeValidator, Field, model_validator

from app.content.models.base import ContentModel, Text

MONTHS_A_YEAR = 12


class _Span(ContentModel):
    least: int
    most: int

    @model_validator(mode="after")
    def _in_order(self) -> Self:
        if self.least > self.most:
            raise ValueError(f"least is {self.least}, more than most, {self.most}")
        return self


class StockSpan(_Span):
    """How many stocks a strategy holds: at least, and at most."""

    least: int = Field(ge=1)
    most: int = Field(ge=1)


def _span(written: object) -> object:
    if isinstance(written, bool) or not isinstance(written, int | dict | StockSpan):
        raise ValueError(f"'{written}' is not a number of stocks: write 33, or {{ least: 20, most: 25 }}")
    return {"least": written, "most": written} if isinstance(written, int) else written


Stocks = Annotated[StockSpan, BeforeValidator(_span)]
"""Written as a number, or as a span."""


class Horizon(ContentModel):
    """How long the money should stay, in years or months, and how the manager puts it."""

    years: int | None = Field(ge=1, default=None)
    months: int | None = Field(ge=1, default=None)
    wording: Literal["plain", "atLeast", "andAbove"] = "plain"

    @model_validator(mode="after")
    def _one_unit(self) -> "Horizon":
        if (self.years is None) == (self.months is None):
            raise ValueError("a horizon has either years or months")
        return self

    @property
    def length_months(self) -> int:
        """Its length in months, whichever way it is written."""
        return self.months or MONTHS_A_YEAR * (self.years or 0)

    @property
    def length(self) -> str:
        """Its length as it is written: "36 months", "1 year"."""
        count, unit = (self.months, "month") if self.years is None else (self.years, "year")
        return f"{count} {unit}" if count == 1 else f"{count} {unit}s"


class EquityRange(_Span):
    """The equity that rules allow, in whole percent; `rest` is the others; `holds` is for which time, if not always."""

    least: int = Field(ge=0, le=100)
    most: int = Field(ge=0, le=100)
    rest: Text = "debt"
    holds: Text | None = None


class KeyTerm(ContentModel):
    """A term or figure of a strategy and its value as shown, a term in the specification's spelling."""

    label: Text
    value: Text


class StrategyRow(ContentModel):
    """A strategy in a list, ready to render. `slug` is its value in the comparison's address.

    Without an inception date there are no `completed_years`; `series` is the day from which the manager's series is.
    """

    slug: str
    name: str
    href: str | None
    one_line: str
    risk: str | None
    house: str | None
    style: str | None
    stocks: str | None
    horizon: str | None
    since: date | None
    series: date | None
    completed_years: int | None
