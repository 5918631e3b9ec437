"""A river across the page, and below it a column for each place on its way."""

from typing import Literal

from pydantic import Field, model_validator

from app.content.blocks.kind import BlockKind, unchanged
from app.content.models.base import Section, Text
from app.content.models.parts import Card


class CourseBlock(Section):
    """A drawing as wide as the page, and its places as numbered columns.

    They are questions to pass, the stages of a fund's life, or the moments at which a client meets two people. In a
    fund's life `sums` are written on the gold lines, one, or one for each call. `stones` say why lines end.
    """

    kind: Literal["course"]
    drawing: Literal["fourQuestions", "fundLife", "twoPeople"]
    alt: Text
    sums: list[Text] = Field(default=[], max_length=3)
    stones: list[Text] = Field(default=[], max_length=4)
    items: list[Card] = Field(min_length=4, max_length=5)
    footnote: Text | None = None

    @model_validator(mode="after")
    def _each_place_is_drawn(self) -> "CourseBlock":
        drawn = 5 if self.drawing == "twoPeople" else 4
        if len(self.items) != drawn:
            raise ValueError(f"{self.drawing} needs {drawn} items, found {len(self.items)}")
        if len(self.sums) not in ((0, 1, 3) if self.drawing == "fundLife" else (0,)):
            raise ValueError("fundLife has one sum or three, and no other drawing has sums")
        return self


KIND = BlockKind(CourseBlock, CourseBlock, unchanged, links_terms=True)
