"""Steps, numbered if they have an order, some with a drawing."""

from collections.abc import Iterator
from itertools import zip_longest
from typing import Literal

from pydantic import model_validator

from app.content.blocks.kind import BlockContext, BlockKind, PlacedBlock, as_rendered
from app.content.datasets.drawn_diagrams import compose_drawing, drawing_problems
from app.content.errors import Fault
from app.content.models.base import ContentModel, Section, Text
from app.content.models.diagrams import Drawing, DrawingSource, Tally


class StepDrawing(ContentModel):
    """The drawing of a step; `alt` says what it shows."""

    drawing: DrawingSource
    alt: Text


class StepSource(ContentModel):
    """A step as written. Its own drawing is a tally, which counts what is stated."""

    drawing: Tally | None = None
    alt: Text | None = None
    title: Text
    text: Text

    @model_validator(mode="after")
    def _drawing_has_alt(self) -> "StepSource":
        if (self.drawing is None) != (self.alt is None):
            raise ValueError("a step has a drawing and its alt, or neither")
        return self


class StepsSource(Section):
    """Steps as written, across the page unless `numbered`; `drawings` belong to the first ones, one to each."""

    kind: Literal["steps"]
    numbered: bool = True
    items: list[StepSource]
    drawings: list[StepDrawing] = []

    @model_validator(mode="after")
    def _one_drawing_a_step(self) -> "StepsSource":
        if len(self.drawings) > len(self.items):
            raise ValueError(f"has {len(self.drawings)} drawings for {len(self.items)} steps")
        return self


class Step(ContentModel):
    """A step as rendered. `sample`: its drawing is made up, beside others that are stated."""

    sample: bool
    drawing: Drawing | None
    alt: str | None
    title: str
    text: str


class StepsBlock(Section):
    """Steps as rendered."""

    kind: Literal["steps"]
    numbered: bool
    items: list[Step]


def compose(source: StepsSource, context: BlockContext) -> StepsBlock:
    """Return the steps, drawings with their points."""
    is_mixed = source.sample and any(item.drawing is not None for item in source.items[len(source.drawings) :])
    items = [
        _step(item, drawn, context, is_sample=is_mixed and drawn is not None)
        for item, drawn in zip_longest(source.items, source.drawings)
    ]
    return as_rendered(source, StepsBlock, items=items)


def _step(item: StepSource, drawn: StepDrawing | None, context: BlockContext, *, is_sample: bool) -> Step:
    drawing, alt = (item.drawing, item.alt) if drawn is None else (drawn.drawing, drawn.alt)
    return Step(
        sample=is_sample,
        drawing=None if drawing is None else compose_drawing(drawing, context.shown.series),
        alt=alt,
        title=item.title,
        text=item.text,
    )


def _faults(placed: PlacedBlock[StepsSource]) -> Iterator[Fault]:
    for position, drawn in enumerate(placed.block.drawings):
        for field, problem in drawing_problems(drawn.drawing, placed.sources.series, placed.sources.folder):
            if problem is not None:
                yield placed.fault(("drawings", position, "drawing", field), problem)


KIND = BlockKind(StepsSource, StepsBlock, compose, faults=_faults)
