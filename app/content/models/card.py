"""What the picture of a page shows where its link is shared: all that is drawn, and nothing else."""

from datetime import date
from typing import Literal

from pydantic import Field

from app.content.models.base import ContentModel

MOST_FIGURES = 3


class CardFigure(ContentModel):
    """A figure as it is spelt on the page, and what it counts. `role` gives a line's figure the colour of the line."""

    value: str
    label: str
    role: Literal["plain", "portfolio", "benchmark"] = "plain"


class CardFigures(ContentModel):
    """The leading figures of a page, of one day. `caption` says what they measure."""

    items: list[CardFigure] = Field(min_length=1, max_length=MOST_FIGURES)
    caption: str
    as_on: date


class CardPart(ContentModel):
    """What one block gives to its page's card. Figures that do not `lead` stand there only for want of others.

    `of_strategy_only`: figures that tell of nothing on any other page than a strategy's.
    """

    figures: CardFigures | None = None
    leads: bool = True
    of_strategy_only: bool = False


class CardDrawing(ContentModel):
    """All that is drawn. `section` is the name of the page above; `lede` stands where there are no figures.

    The home page's is drawn `on_river`, others beside a rosette.
    """

    brand: str
    section: str | None
    heading: str
    lede: str | None
    figures: CardFigures | None
    on_river: bool


class Card(ContentModel):
    """A page's card: where it is, what it shows to those who cannot see it, and what is drawn."""

    url: str
    alt: str
    drawing: CardDrawing
