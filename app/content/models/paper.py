"""Paper that a client keeps: the sheet a step leaves behind, and the example of a review, `review.yaml`."""

from typing import Self

from pydantic import Field, NonNegativeInt, computed_field, model_validator

from app.content.models.base import ContentModel, Text
from app.content.rupees import in_full


class PaperLine(ContentModel):
    """A line of a sheet; a struck one is crossed out."""

    text: Text
    is_struck: bool = False


class Paper(ContentModel):
    """A small sheet: its title, its lines, and its handwritten note."""

    title: Text
    lines: list[PaperLine] = Field(min_length=2, max_length=6)
    by_hand: Text | None = None


class ReviewedHolding(ContentModel):
    """A holding by what its company does, and why; `by_hand` is a note, `is_sold` strikes it: the reason is gone."""

    company: Text
    reason: Text
    is_sold: bool = False
    by_hand: Text | None = None


class ReviewCost(ContentModel):
    """A cost of the year in whole rupees, and as it is spelt: "₹1,18,000"."""

    label: Text
    rupees: NonNegativeInt

    @computed_field  # type: ignore[prop-decorator] # mypy knows no decorated property
    @property
    def shown(self) -> str:
        """How it is spelt."""
        return in_full(self.rupees)


class ReviewSheet(ContentModel):
    """`review.yaml`: what a client gets at a review, by an invented example. It names no product.

    `caption` says that it is an example. `pay`, the firm's own, and `gst` are parts of the first cost. `by_hand` is the
    handwritten note below the costs. `falls` are the worst of the year, of the holdings and of their index.
    """

    caption: Text
    title: Text
    addressee: Text
    holdings: list[ReviewedHolding] = Field(min_length=3, max_length=8)
    costs_heading: Text
    costs: list[ReviewCost] = Field(min_length=2, max_length=5)
    pay: ReviewCost
    gst: ReviewCost
    by_hand: Text
    falls_heading: Text
    falls: list[ReviewCost] = Field(min_length=2, max_length=2)

    @model_validator(mode="after")
    def _pay_is_a_part(self) -> Self:
        if self.pay.rupees + self.gst.rupees > self.costs[0].rupees:
            raise ValueError(f"pay and gst are more than the first cost, {self.costs[0].shown}")
        return self
