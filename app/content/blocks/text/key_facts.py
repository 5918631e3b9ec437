"""Key facts beside a small drawing of figures."""

from collections.abc import Iterator
from typing import Literal

from pydantic import Field

from app.content.blocks.fact_drawings import FactDrawingSource, SpansDrawing
from app.content.blocks.fact_spans import compose_spans
from app.content.blocks.kind import BlockContext, BlockKind, PlacedBlock, as_rendered
from app.content.errors import Fault
from app.content.models.base import Section, Text
from app.content.models.parts import Definition


class KeyFactsSource(Section):
    """Key facts and their drawing as written."""

    kind: Literal["keyFacts"]
    drawing: FactDrawingSource
    items: list[Definition] = Field(default=[], max_length=6)
    footnote: Text | None = None


class KeyFactsBlock(Section):
    """Key facts and their drawing as rendered."""

    kind: Literal["keyFacts"]
    drawing: SpansDrawing
    items: list[Definition]
    footnote: str | None


def compose(source: KeyFactsSource, context: BlockContext) -> KeyFactsBlock:
    """Return the facts, with the drawing composed from the data it names."""
    return as_rendered(source, KeyFactsBlock, drawing=compose_spans(source.drawing, context.sources))


def _faults(placed: PlacedBlock[KeyFactsSource]) -> Iterator[Fault]:
    if compose_spans(placed.block.drawing, placed.sources) is None:
        message = "no strategy states what is drawn here, so there is nothing to draw"
        yield placed.fault(("drawing", "kind"), message)


KIND = BlockKind(KeyFactsSource, KeyFactsBlock, compose, faults=_faults, links_terms=True)
