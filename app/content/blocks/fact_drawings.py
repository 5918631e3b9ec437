"""Small drawings of spans and dots; lengths are whole numbers of their scale: minutes, months, days, ₹ lakh."""

from typing import Annotated, Literal

from pydantic import Field, model_validator

from app.content.models.base import ContentModel, Link, Text


class Place(ContentModel):
    """A place, and how far its standard time is ahead of UTC."""

    name: Text
    ahead_of_utc_minutes: int = Field(ge=-12 * 60, le=14 * 60)


class ComposedSource(ContentModel):
    """A drawing whose data stand elsewhere.

    officeAbroad: the first opening hours of `site.yaml`, then what of them lies within a waking day in other `places`,
    by their clocks. residenceDays: the limits of days for tax. horizons: the horizons that strategies name, and which
    strategies name each. starts: since when each strategy runs. statedTerms: for each term, how many strategies state
    it.
    """

    kind: Literal["officeAbroad", "residenceDays", "horizons", "starts", "statedTerms"]
    caption: Text
    places: list[Place] = []

    @model_validator(mode="after")
    def _places_for_the_office(self) -> "ComposedSource":
        if bool(self.places) != (self.kind == "officeAbroad"):
            raise ValueError("officeAbroad needs places, and no other drawing has them")
        return self


class Tick(ContentModel):
    """A mark of the scale below the spans."""

    at: int
    label: str


class SpanPart(ContentModel):
    """A part with its `label`. `pale`: free, or night; `later` follows; `unknown`: not stated; `gold`: your money."""

    start: int
    end: int
    label: str | None = None
    look: Literal["plain", "later", "pale", "unknown", "gold"] = "plain"


class Span(ContentModel):
    """One line: its name, its parts and what they say; `href` leads to what it names, `links` to all that it counts."""

    label: str
    value: str
    href: str | None = None
    parts: list[SpanPart] = []
    links: list[Link] = []


class SpansDrawing(ContentModel):
    """Spans on one scale that goes from `first` to `last`."""

    kind: Literal["spans"] = "spans"
    caption: str
    first: int = 0
    last: int
    ticks: list[Tick] = []
    spans: list[Span]


class DotGroup(ContentModel):
    """Some of the dots: what they are, and in words how many."""

    label: Text
    value: Text
    dots: int = Field(ge=1, le=100)
    look: Literal["gold", "plain", "later", "pale"]


class DotsDrawing(ContentModel):
    """A field of dots in groups, each of which is a part of all that follow it."""

    kind: Literal["dots"]
    caption: Text
    groups: list[DotGroup] = Field(min_length=2, max_length=4)


FactDrawingSource = Annotated[SpansDrawing | ComposedSource, Field(discriminator="kind")]
