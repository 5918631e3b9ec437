"""Numbered steps, some with a drawing."""

from collections.abc import Iterator
from typing import Literal

from pydantic import model_validator

from app.content.blocks.context import BlockContext, section_fields
from app.content.blocks.kind import BlockKind, PlacedBlock
from app.content.datasets.drawn_series import compose_drawing, drawing_problem
from app.content.errors import Fault
from app.content.models.base import ContentModel, Text
from app.content.models.block import Section
from app.content.models.drawings import Drawing, DrawingSource


class StepSource(ContentModel):
    """A numbered step as written. A drawing says in `alt` what it shows; of invented figures, it is synthetic."""

    drawing: DrawingSource | None = None
    alt: Text | None = None
    title: Text
    text: Text
    synthetic: bool = False

    @model_validator(mode="after")
    def _drawing_is_owned_up(self) -> "StepSource":
        if self.drawing is not None and not self.synthetic:
            raise ValueError("a step with a drawing must say synthetic: true")
        if (self.drawing is None) != (self.alt is None):
            raise ValueError("a step has a drawing and its alt, or neither")
        return self


class StepsSource(Section):
    """Numbered steps as written."""

    kind: Literal["steps"]
    items: list[StepSource]


class Step(ContentModel):
    """A numbered step as drawn."""

    drawing: Drawing | None
    alt: str | None
    title: str
    text: str


class StepsBlock(Section):
    """Numbered steps as drawn."""

    kind: Literal["steps"]
    items: list[Step]


def compose(source: StepsSource, context: BlockContext) -> StepsBlock:
    """Return numbered steps, drawings with their points."""
    items = [
        Step(
            drawing=None if item.drawing is None else compose_drawing(item.drawing, context.sources.series),
            alt=item.alt,
            title=item.title,
            text=item.text,
        )
        for item in source.items
    ]
    return StepsBlock(**section_fields(source), kind=source.kind, items=items)


def _faults(placed: PlacedBlock[StepsSource]) -> Iterator[Fault]:
    for position, item in enumerate(placed.block.items):
        problem = drawing_problem(item.drawing, placed.sources.series, placed.sources.folder)
        if problem is not None:
            yield placed.fault(("items", position, "drawing", "series"), problem)


KIND = BlockKind(StepsSource, StepsBlock, compose, faults=_faults)
