"""What crossing from one size of company to another means."""

from typing import Literal

from pydantic import Field

from app.content.blocks.kind import BlockKind, unchanged
from app.content.models.base import Section, Text
from app.content.models.diagrams import Crossover
from app.content.models.parts import Card


class CrossoverBlock(Section):
    """What Mid to Mega means: definition, odds of the crossings, plausible traits."""

    kind: Literal["crossover"]
    definition: Text
    types: list[Crossover] = Field(min_length=2, max_length=2)
    traits_heading: Text
    traits: list[Card] = Field(min_length=2)


KIND = BlockKind(CrossoverBlock, CrossoverBlock, unchanged)
