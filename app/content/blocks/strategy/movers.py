"""Last month's gainers and losers."""

from typing import Literal

from pydantic import Field, model_validator

from app.content.blocks.kind import BlockKind, unchanged
from app.content.models.base import ContentModel, Number, Text
from app.content.models.block import Section


class Mover(ContentModel):
    """A company's move in one month, in percent."""

    company: Text
    change_percent: Number


class MoversBlock(Section):
    """Last month's top gainers and losers."""

    kind: Literal["movers"]
    month: Text
    gainers: list[Mover] = Field(min_length=1)
    losers: list[Mover] = Field(min_length=1)
    footnote: Text | None = None
    synthetic: bool = False

    @model_validator(mode="after")
    def _signs_fit(self) -> "MoversBlock":
        if any(row.change_percent <= 0 for row in self.gainers) or any(row.change_percent >= 0 for row in self.losers):
            raise ValueError("gainers must be above 0 and losers below 0")
        return self


KIND = BlockKind(MoversBlock, MoversBlock, unchanged)
