"""The figures that fund houses state. Each is declared once: name, type with its limits, and labels.

The desk's cells, templates and sheets, the placeholders and key terms of pages, the list of changes and the check of
texts are made from these declarations. A declaration without a label fails at import.
"""

import re
from dataclasses import dataclass
from decimal import Decimal
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin

from pydantic import AfterValidator, Field, TypeAdapter

from app.content.models.base import ContentModel, Text
from app.content.models.strategy import Stocks
from app.content.rupees import read_rupees

# How managers spell it; what visitors type may leave out sign and unit.
_SUM = re.compile(r"(?:₹|Rs\.? )\d+(?:\.\d+)? (?:lakh|crore)s?", re.IGNORECASE)
Share = Annotated[Decimal, Field(ge=0, le=100)]


def rupees(text: str) -> int:
    """Return a sum in rupees: 5000000 for "₹50 lakh". Raises ValueError for any other text."""
    read = read_rupees(text)
    if read is None or _SUM.fullmatch(text) is None:
        raise ValueError(f"'{text}' is not a sum of money: write ₹50 lakh, Rs 50 Lakhs or ₹1.5 crore")
    return read


def _stated(text: str) -> str:
    rupees(text)
    return text


Rupees = Annotated[Text, AfterValidator(_stated)]
"""A sum in lakh or crore, in its stated spelling."""


@dataclass(frozen=True)
class Stated:
    """The names of a figure: `label` for staff, `on_pages` for key terms if that is another word.

    `also` are further names in sheets and texts. `is_name`: it is a name and not a figure, so texts may write it out.
    `is_offered`: the desk offers it for every strategy, also if the strategy's file does not state it.
    """

    label: str
    on_pages: str = ""
    unit: Literal["", "%"] = ""
    also: tuple[str, ...] = ()
    is_name: bool = False
    is_offered: bool = False


class StatedTerms(ContentModel):
    """Terms of a strategy; texts are in the specification's spelling. None: not stated.

    `style` is our own label and not the manager's statement; visitors filter by it and by `house`.
    """

    stocks: Annotated[Stocks | None, Stated("Stocks", also=("Number of stocks",))] = None
    assets_managed: Annotated[
        Text | None, Stated("Assets managed", on_pages="AUM", also=("Assets under management",))
    ] = None
    minimum_investment: Annotated[Rupees | None, Stated("Minimum investment", also=("Minimum ticket",))] = None
    management_fee: Annotated[Text | None, Stated("Management fee", also=("Fixed fee", "Annual fee"))] = None
    exit_load: Annotated[Text | None, Stated("Exit load")] = None
    house: Annotated[Text | None, Stated("Fund house", also=("House",), is_name=True, is_offered=True)] = None
    style: Annotated[Text | None, Stated("Style, our label", is_name=True)] = None


class StatedSums(ContentModel):
    """Shares of a portfolio in percent. `datasets.summaries.SUMS` says which rows give them."""

    top_ten_percent: Annotated[Share | None, Stated("Top 10", unit="%", also=("Top 10 holdings", "Top 10 stocks"))] = (
        None
    )
    top_five_sectors_percent: Annotated[Share | None, Stated("Top 5 sectors", unit="%")] = None
    equity_percent: Annotated[Share | None, Stated("Equity", on_pages="Long-only equity", unit="%")] = None


class StatedMarketCap(ContentModel):
    """Shares of the portfolio in large, mid and small companies, in percent, as stated."""

    large: Share
    mid: Share
    small: Share = Decimal(0)


class StatedBand(ContentModel):
    """Share of the portfolio in one market-cap band, in percent, as stated."""

    name: Text
    percent: Share


class StatedHoldings(StatedSums):
    """Sums that the rows must reproduce. None: not stated. Bands stand in the order in which they are shown."""

    market_cap: StatedMarketCap | None = None
    bands: list[StatedBand] = []


class StatedFigure(NamedTuple):
    """A declared figure: its name in files, its attribute, the type of a stated value, and its names."""

    name: str
    attribute: str
    kind: type
    adapter: TypeAdapter[Any]
    stated: Stated

    @property
    def heading(self) -> str:
        """The label of its cell for staff: "Top 10 (%)"."""
        return f"{self.stated.label} ({self.stated.unit})" if self.stated.unit else self.stated.label

    @property
    def on_pages(self) -> str:
        """The label in key terms."""
        return self.stated.on_pages or self.stated.label

    @property
    def names(self) -> tuple[str, ...]:
        """All its names."""
        return tuple(dict.fromkeys((self.stated.label, self.on_pages, *self.stated.also)))


@cache
def declared_in(model: type[ContentModel]) -> tuple[StatedFigure, ...]:
    """Return the figures that a model declares, in its order. Raises TypeError for a declaration without `Stated`."""
    figures = []
    for attribute, field in model.model_fields.items():
        stated = next((one for one in field.metadata if isinstance(one, Stated)), None)
        if stated is None:
            raise TypeError(f"{model.__name__}.{attribute}: write Annotated[..., Stated('What staff call it')]")
        adapter = TypeAdapter[Any](field.annotation or str)
        figures.append(StatedFigure(field.alias or attribute, attribute, _kind(field.annotation), adapter, stated))
    return tuple(figures)


def _kind(annotation: Any) -> type:  # noqa: ANN401 - as pydantic keeps it
    """Return the type inside `Annotated[str, ...] | None`; for a list it is `list`."""
    while get_origin(annotation) in (Annotated, Union, UnionType):
        annotation = next(one for one in get_args(annotation) if one is not NoneType)
    found: type = get_origin(annotation) or annotation
    return found
