"""What the picture of a page shows where its link is shared: all that is drawn, and nothing else."""

from collections.abc import Sequence
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

    `is_river`: the river of the home page is drawn beside the words.
    `of_strategy_only`: figures that tell of nothing on any other page than a strategy's.
    """

    figures: CardFigures | None = None
    is_river: bool = False
    leads: bool = True
    of_strategy_only: bool = False


def claims_on_card(counts: Sequence[tuple[str, str]], basis: str, as_on: date) -> CardPart:
    """Return the first claims of the firm, each a figure and its label, with their basis and day."""
    items = [CardFigure(value=value, label=label) for value, label in counts[:MOST_FIGURES]]
    caption = basis[:1].upper() + basis[1:]
    return CardPart(figures=CardFigures(items=items, caption=caption, as_on=as_on))


class CardDrawing(ContentModel):
    """All that is drawn. `section` is the name of the page above; `lede` stands where there are no figures.

    Beside the words is a rosette with a lobe for each entry of the page; `lobes` None: the river of the home page.
    """

    brand: str
    section: str | None
    heading: str
    lede: str | None
    figures: CardFigures | None
    lobes: int | None


class Card(ContentModel):
    """A page's card: where it is, what it shows to those who cannot see it, and what is drawn."""

    url: str
    alt: str
    drawing: CardDrawing
