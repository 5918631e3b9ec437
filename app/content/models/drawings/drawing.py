"""Every drawing a step can hold: the author names a series, the renderer gets its points."""

from typing import Annotated, Literal

from pydantic import Field, model_validator

from app.content.models.base import ContentModel, Number, Slug, Text
from app.content.models.drawings.diagrams import Diagram, DiagramSource, PlainDiagram


class DrawdownSource(ContentModel):
    """Fall from the last high of a portfolio and its benchmark, from a series with both columns."""

    kind: Literal["drawdown"]
    caption: Text
    series: Slug


class SmallLinesSource(ContentModel):
    """One small line for each column of a series; one column is drawn in gold."""

    kind: Literal["smallLines"]
    series: Slug
    gold: Text


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


DrawingSource = Annotated[
    DrawdownSource | SmallLinesSource | DotColumns | DiagramSource | PlainDiagram, Field(discriminator="kind")
]


class Drawdown(ContentModel):
    """Percent below the last high, 0 or negative, one value a month from the month `first` to the month `last`."""

    kind: Literal["drawdown"] = "drawdown"
    caption: str
    first: str
    last: str
    portfolio_percent: list[Number]
    benchmark_percent: list[Number]


class SmallLine(ContentModel):
    """One named line; values in the series' own unit."""

    name: str
    gold: bool
    values: list[Number]


class SmallLines(ContentModel):
    """Up to six small lines; `first` and `last` are the months they run from and to."""

    kind: Literal["smallLines"] = "smallLines"
    first: str
    last: str
    lines: list[SmallLine]


Drawing = Annotated[Drawdown | SmallLines | DotColumns | Diagram | PlainDiagram, Field(discriminator="kind")]
