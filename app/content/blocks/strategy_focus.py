"""Where a strategy looks: the drawing that stands over the portrait."""

from typing import Literal

from pydantic import Field, model_validator

from app.content.blocks.strategy_fact import crossings_of
from app.content.models.base import ContentModel, Text
from app.content.models.diagrams import Crossover
from app.content.models.page import PageSource, StrategySource
from app.content.models.strategy import KeyTerm

_Shape = Literal["circles", "spread", "late", "bent", "steeper"]
_LINES = frozenset({"spread", "late", "bent", "steeper"})
_DRAWN = frozenset({"fields", "steps", "gates", "crossing"})
_CIRCLES = 3


class HeadGate(ContentModel):
    """One of the tests that a company must pass: its name, and what it asks where nothing below says so."""

    label: Text
    asks: Text | None = None


class HeadCrossing(ContentModel):
    """The drawing of the crossings that the page tells further down; `alt` describes it."""

    alt: Text
    types: list[Crossover] = []


class HeadFocus(ContentModel):
    """Where a strategy looks, as stated: fields with a sentence each, or a drawing.

    Of the `shapes`, circles, which `alt` describes, stand beside all fields, several over one each.
    `gates` let fewer and fewer companies pass. In the `steps` of a price, a share is held from `held_from` on.
    `on_lines` stand on the gold line of a spread, and on the dotted one.
    """

    caption: Text
    fields: list[KeyTerm] = Field(max_length=6, default=[])
    shapes: list[_Shape] = Field(max_length=6, default=[])
    alt: Text | None = None
    steps: list[Text] = Field(max_length=6, default=[])
    held_from: int = Field(ge=1, default=1)
    on_lines: list[Text] = Field(max_length=2, default=[])
    gates: list[HeadGate] = Field(max_length=6, default=[])
    crossing: HeadCrossing | None = None

    @model_validator(mode="after")
    def _can_be_drawn(self) -> "HeadFocus":
        shapes, fields, is_of_circles = len(self.shapes), len(self.fields), self.shapes == ["circles"]
        is_mixed = shapes > 1 and (shapes != fields or not _LINES.issuperset(self.shapes))
        for message, is_found in (
            ("draws nothing: write fields, steps, gates or a crossing", not self.model_fields_set & _DRAWN),
            ("needs one shape for all fields, or a line for each of them", is_mixed),
            ("has shapes, but no fields for them", shapes > 0 and fields == 0),
            ("has circles and an alt that describes them, or neither", is_of_circles != (self.alt is not None)),
            ("draws three circles: write three fields", is_of_circles and fields != _CIRCLES),
            ("names lines that it does not draw", self.on_lines and self.shapes != ["spread"]),
            ("has a heldFrom after its last step", self.held_from > max(len(self.steps), 1)),
        ):
            if is_found:
                raise ValueError(message)
        return self


def told_below(focus: HeadFocus | None, page: PageSource) -> HeadFocus | None:
    """Return the focus with what the page tells further down."""
    if focus is None or not isinstance(page, StrategySource):
        return focus
    crossing = focus.crossing and focus.crossing.model_copy(update={"types": crossings_of(page)})
    return focus.model_copy(update={"crossing": crossing})
