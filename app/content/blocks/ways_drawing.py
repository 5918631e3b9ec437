"""A drawing of the ways money takes, beside an answer or an article."""

from typing import Literal

from pydantic import Field

from app.content.models.base import ContentModel, Text


class Way(ContentModel):
    """A way that money takes: whose it is, a gate that lets only some of it pass, and how it arrives."""

    label: Text
    gate: Text | None = None
    arrives: Text


class WaysDrawing(ContentModel):
    """Ways side by side, as lines from left to right; `alt` says what they show, `caption` above them what they are."""

    kind: Literal["ways"]
    caption: Text | None = None
    alt: Text
    ways: list[Way] = Field(min_length=2, max_length=3)
