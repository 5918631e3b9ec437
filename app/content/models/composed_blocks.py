"""Blocks that are written by naming data, each beside the block that is drawn from it."""

from datetime import date
from typing import Literal

from pydantic import Field, model_validator

from app.content.models.base import ContentModel, Slug, Text
from app.content.models.blocks import Section
from app.content.models.drawings import Drawing, DrawingSource
from app.content.models.faq import Question
from app.content.models.strategy import StrategyRow


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


class HighlightsSource(Section):
    """Counts of the firm as dot fields, named by claim id."""

    kind: Literal["highlights"]
    claims: list[Slug]


class Highlight(ContentModel):
    """One count: `count` dots, and one gold dot where the claim ends in a plus."""

    count: int
    plus: bool
    label: str
    explanation: str | None


class HighlightsBlock(Section):
    """Counts of the firm as drawn."""

    kind: Literal["highlights"]
    items: list[Highlight]
    as_on: date
    basis: str


class StrategyIndexSource(Section):
    """The list of PMS strategies, oldest first."""

    kind: Literal["strategyIndex"]
    as_on: date
    footnote: Text


class StrategyIndexBlock(Section):
    """The list of PMS strategies as drawn."""

    kind: Literal["strategyIndex"]
    rows: list[StrategyRow]
    footnote: str


class FaqSource(Section):
    """Questions named by the id of their file."""

    kind: Literal["faq"]
    faq: Slug
    drawing: Literal["financialYear"] | None = None
    footnote: Text


class FaqBlock(Section):
    """Questions as drawn; `group` makes them exclusive."""

    kind: Literal["faq"]
    group: str
    questions: list[Question]
    drawing: Literal["financialYear"] | None
    footnote: str


class ClaimsSource(Section):
    """Claims of the firm, named by id."""

    kind: Literal["claims"]
    claims: list[Slug] = Field(min_length=1)


class StatedClaim(ContentModel):
    """A claim in the specification's spelling."""

    value: str
    label: str
    explanation: str | None


class ClaimsBlock(Section):
    """Claims of the firm as drawn, with the date they were stated."""

    kind: Literal["claims"]
    items: list[StatedClaim]
    as_on: date
    basis: str
