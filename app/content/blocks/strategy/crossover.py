"""What crossing from one size of company to another means."""

from collections.abc import Iterable, Mapping
from typing import Literal

from pydantic import Field

from app.content.blocks.kind import BlockContext, BlockKind, as_drawn
from app.content.models.base import ContentModel, Section, Text
from app.content.models.diagrams import Crossover, Odds
from app.content.models.parts import Card

_LINES_IN_BAND = 50


class CrossingSource(ContentModel):
    """The drawing of the crossings; `alt` describes it."""

    alt: Text
    caption: Text


class CrossoverBlockSource(Section):
    """What Mid to Mega means: definition, odds of the crossings and their drawing, plausible traits."""

    kind: Literal["crossover"]
    definition: Text
    types: list[Crossover] = Field(min_length=3, max_length=3)
    footnote: Text
    crossing: CrossingSource | None = None
    traits_heading: Text
    traits: list[Card] = Field(min_length=2)


class CrossingFigure(ContentModel):
    """Fifty lines in each of two bands over five years, and how many of them move to another band."""

    mid_to_mega: int
    mini_to_mid: int
    mini_to_mega: int
    alt: str
    caption: str


class CrossoverBlock(Section):
    """What Mid to Mega means as drawn."""

    kind: Literal["crossover"]
    definition: str
    types: list[Crossover]
    footnote: str
    crossing: CrossingFigure | None
    traits_heading: str
    traits: list[Card]


def compose(source: CrossoverBlockSource, _context: BlockContext) -> CrossoverBlock:
    """Return the block with its odds in lines."""
    return as_drawn(
        source,
        CrossoverBlock,
        crossing=None if source.crossing is None else _crossing(source.crossing, source.types),
    )


def crossing_lines(types: Iterable[Crossover]) -> Mapping[str, int]:
    """Return for each crossing how many of fifty lines its odds amount to.

    Below one line, or if the odds are not stated, it is none.
    """
    return {crossover.crossing: _lines(crossover.odds) for crossover in types}


def _lines(odds: Odds | None) -> int:
    return 0 if odds is None else int(odds.percent * _LINES_IN_BAND / 100)


def _crossing(source: CrossingSource, types: Iterable[Crossover]) -> CrossingFigure:
    lines = crossing_lines(types)
    return CrossingFigure(
        mid_to_mega=lines.get("midToMega", 0),
        mini_to_mid=lines.get("miniToMid", 0),
        mini_to_mega=lines.get("miniToMega", 0),
        alt=source.alt,
        caption=source.caption,
    )


KIND = BlockKind(CrossoverBlockSource, CrossoverBlock, compose)
