"""A drawing of lines that part, beside an answer or an article."""

from typing import Literal

from pydantic import Field

from app.content.models.base import ContentModel, Text


class Station(ContentModel):
    """Whom so many lines reach, and what runs there; gold lines matter most."""

    name: Text
    text: Text
    lines: int = Field(ge=1, le=15)
    look: Literal["plain", "gold"] = "plain"


class Branch(Station):
    """A station, and the one that lines reach from there."""

    onward: Station | None = None


class BranchesDrawing(ContentModel):
    """Bundles of lines that part at `start`, each to its branch. The words say the same as the lines."""

    kind: Literal["branches"]
    caption: Text
    start: Text
    branches: list[Branch] = Field(min_length=2, max_length=3)
