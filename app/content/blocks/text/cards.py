"""Cards separated by hairlines."""

from typing import Literal

from pydantic import Field

from app.content.blocks.kind import BlockKind, unchanged
from app.content.models.base import Section, Text
from app.content.models.paper import Paper
from app.content.models.parts import Card
from app.content.models.picture import Picture


class PictureCard(Card):
    """A card below its picture, or below the sheet of paper that results from the step."""

    picture: Picture | None = None
    paper: Paper | None = None


class CardsBlock(Section):
    """Cards separated by hairlines. `numbered` only if the order matters; `lede` stands above them."""

    kind: Literal["cards"]
    lede: Text | None = None
    columns: Literal[2, 3] = 3
    numbered: bool = False
    items: list[PictureCard] = Field(min_length=2)
    footnote: Text | None = None


KIND = BlockKind(CardsBlock, CardsBlock, unchanged, links_terms=True)
