"""What crossing from one size of company to another means."""

from typing import Literal

from pydantic import Field

from app.content.blocks.context import BlockContext, as_drawn
from app.content.blocks.kind import BlockKind
from app.content.datasets.terms import shown_odds
from app.content.models.base import Text
from app.content.models.block import Section
from app.content.models.cards import Card
from app.content.models.drawings.diagrams import Crossover, CrossoverSource


class CrossoverBlockSource(Section):
    """What Mid to Mega means: definition, odds of the crossings, plausible traits. The head has their drawing."""

    kind: Literal["crossover"]
    definition: Text
    types: list[CrossoverSource] = Field(min_length=3, max_length=3)
    footnote: Text
    traits_heading: Text
    traits: list[Card] = Field(min_length=2)


class CrossoverBlock(Section):
    """What Mid to Mega means as drawn."""

    kind: Literal["crossover"]
    definition: str
    types: list[Crossover]
    footnote: str
    traits_heading: str
    traits: list[Card]


def compose(source: CrossoverBlockSource, _context: BlockContext) -> CrossoverBlock:
    """Return the block with its odds in words."""
    return as_drawn(source, CrossoverBlock, types=[_crossover(crossover) for crossover in source.types])


def _crossover(source: CrossoverSource) -> Crossover:
    odds = None if source.odds is None else shown_odds(source.odds)
    return Crossover(crossing=source.crossing, odds=odds, title=source.title, text=source.text)


KIND = BlockKind(CrossoverBlockSource, CrossoverBlock, compose)
