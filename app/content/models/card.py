"""What the picture of a page shows where its link is shared: all that is drawn, and nothing else."""

from datetime import date

from pydantic import Field

from app.content.models.base import ContentModel

MOST_FIGURES = 3


class CardFigure(ContentModel):
    """A figure as it is spelt on the page, and what it counts."""

    value: str
    label: str


class CardFigures(ContentModel):
    """The leading figures of a page, of one day. `caption` says what they measure."""

    items: list[CardFigure] = Field(min_length=1, max_length=MOST_FIGURES)
    caption: str
    as_on: date


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
