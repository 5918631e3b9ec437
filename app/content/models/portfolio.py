"""Holdings and sums of a portfolio as drawn: every figure computed from the rows."""

from typing import Literal

from app.content.models.base import ContentModel, Figure, Percentage


class Holding(ContentModel):
    """A company and its share of the portfolio in percent."""

    company: str
    sector: str | None
    weight_percent: Figure


class Share(ContentModel):
    """A named part in percent, spelt as stated, or as its rows are."""

    name: str
    percent: Percentage


class Tile(ContentModel):
    """A count or share, ready to show."""

    value: str
    unit: Literal["", "%"]
    label: str


class ShareChart(ContentModel):
    """Parts with a heading and a sentence that tells them; `note` where rounding does not add to 100.

    `caption` names their table. `sample`: the parts are nobody's.
    """

    heading: str
    parts: list[Share]
    caption: str
    label: str
    note: str | None
    sample: bool
