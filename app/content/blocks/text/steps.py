"""Steps, numbered where they have an order, some with a drawing."""

from collections.abc import Iterator
from typing import Literal

from pydantic import model_validator

from app.content.blocks.context import BlockContext, section_fields
from app.content.blocks.kind import BlockKind, PlacedBlock
from app.content.datasets.captions import captioned, rests_on
from app.content.datasets.drawn_series import compose_drawing, drawing_problem
from app.content.errors import Fault
from app.content.markdown import signs
from app.content.markdown.drawings import told_drawing
from app.content.markdown.page import MarkdownPage, noted
from app.content.models.base import ContentModel, Text
from app.content.models.block import Section
from app.content.models.drawings.diagrams import Tally
from app.content.models.drawings.drawing import Drawing, DrawingSource


class StepSource(ContentModel):
    """A step as written. A drawing says in `alt` what it shows; of invented figures, it is synthetic.

    A tally counts what is stated.
    """

    drawing: DrawingSource | None = None
    alt: Text | None = None
    title: Text
    text: Text
    synthetic: bool = False

    @model_validator(mode="after")
    def _drawing_is_owned_up(self) -> "StepSource":
        if self.drawing is not None and not isinstance(self.drawing, Tally) and not self.synthetic:
            raise ValueError("a step with a drawing must say synthetic: true")
        if (self.drawing is None) != (self.alt is None):
            raise ValueError("a step has a drawing and its alt, or neither")
        return self


class StepsSource(Section):
    """Steps as written. Those without an order of their own, `numbered: false`, stand across the page."""

    kind: Literal["steps"]
    numbered: bool = True
    items: list[StepSource]


class Step(ContentModel):
    """A step as drawn."""

    drawing: Drawing | None
    alt: str | None
    title: str
    text: str


class StepsBlock(Section):
    """Steps as drawn."""

    kind: Literal["steps"]
    numbered: bool
    items: list[Step]


def compose(source: StepsSource, context: BlockContext) -> StepsBlock:
    """Return the steps, drawings with their points."""
    items = [
        Step(
            drawing=None if item.drawing is None else compose_drawing(item.drawing, context.sources.series),
            alt=None if item.alt is None else captioned(item.alt, rests_on(None, illustrative=item.synthetic)),
            title=item.title,
            text=item.text,
        )
        for item in source.items
    ]
    return StepsBlock(**section_fields(source), kind=source.kind, numbered=source.numbered, items=items)


def _faults(placed: PlacedBlock[StepsSource]) -> Iterator[Fault]:
    for position, item in enumerate(placed.block.items):
        problem = drawing_problem(item.drawing, placed.sources.series, placed.sources.folder)
        if problem is not None:
            yield placed.fault(("items", position, "drawing", "series"), problem)


def _markdown(block: StepsBlock, page: MarkdownPage) -> Iterator[str]:
    yield from page.section(block)
    yield (signs.numbers if block.numbered else signs.bullets)(_told(step) for step in block.items)


def _told(step: Step) -> str:
    shown = [] if step.drawing is None else [*noted(f"Picture: {step.alt}"), told_drawing(step.drawing)]
    return "\n\n".join([f"{signs.strong(step.title)}: {signs.words(step.text)}", *shown])


KIND = BlockKind(StepsSource, StepsBlock, compose, markdown=_markdown, faults=_faults)
