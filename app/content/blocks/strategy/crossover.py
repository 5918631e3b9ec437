"""What crossing from one size of company to another means."""

from typing import Literal

from pydantic import Field

from app.content.blocks.kind import BlockKind, unchanged
from app.content.blocks.neighbours import TellsCrossings
from app.content.models.base import Text
from app.content.models.block import Section
from app.content.models.cards import Card
from app.content.models.crossings import Crossover


class CrossoverBlock(TellsCrossings, Section):
    """What Mid to Mega means: definition, odds of the crossings, plausible traits. Their drawing is in the head."""

    kind: Literal["crossover"]
    definition: Text
    types: list[Crossover] = Field(min_length=3, max_length=3)
    footnote: Text
    traits_heading: Text
    traits: list[Card] = Field(min_length=2)
    synthetic: bool = False

    @property
    def crossings(self) -> list[Crossover]:
        """The crossings, each with its odds as stated."""
        return self.types


KIND = BlockKind(CrossoverBlock, CrossoverBlock, unchanged)
