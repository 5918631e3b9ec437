"""Every drawing a step can hold: the author names a series, the renderer gets its points."""

from typing import Annotated, Literal

from pydantic import Field, model_validator

from app.content.models.base import ContentModel, Text
from app.content.models.drawings.diagrams import Diagram, DiagramSource, PlainDiagram


class DotColumns(ContentModel):
    """Dots heaped in columns; one dot is gold and labelled. `gold_column` and `gold_row` count from 0."""

    kind: Literal["dotColumns"]
    caption: Text
    counts: list[Annotated[int, Field(ge=1, le=13)]]
    gold_column: int = Field(ge=0)
    gold_row: int = Field(ge=0)
    gold_label: Text

    @model_validator(mode="after")
    def _gold_dot_exists(self) -> "DotColumns":
        if self.gold_column >= len(self.counts) or self.gold_row >= self.counts[self.gold_column]:
            raise ValueError("goldColumn and goldRow name no dot of counts; both count from 0")
        return self


DrawingSource = Annotated[DotColumns | DiagramSource | PlainDiagram, Field(discriminator="kind")]
Drawing = Annotated[DotColumns | Diagram | PlainDiagram, Field(discriminator="kind")]
