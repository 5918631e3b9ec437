"""Last month's gainers and losers."""

from decimal import Decimal
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, model_validator

from app.content.blocks.kind import BlockKind, unchanged
from app.content.datasets.figures import drawn_change
from app.content.models.base import ContentModel, Figure, Section, Text

_CHANGE_DECIMALS = 1


def _spelt(written: object) -> Figure:
    if not isinstance(written, int | Decimal):
        raise ValueError(f"'{written}' is not a number")
    return drawn_change(Decimal(written), _CHANGE_DECIMALS)


class Mover(ContentModel):
    """A company's move in one month, in percent: written as a number, shown with its sign."""

    company: Text
    change_percent: Annotated[Figure, BeforeValidator(_spelt, json_schema_input_type=Decimal)]


class MoversBlock(Section):
    """Last month's top gainers and losers."""

    kind: Literal["movers"]
    gainers: list[Mover] = Field(min_length=1)
    losers: list[Mover] = Field(min_length=1)

    @model_validator(mode="after")
    def _signs_fit(self) -> "MoversBlock":
        rises, falls = ([row.change_percent.value for row in rows] for rows in (self.gainers, self.losers))
        if min(rises) <= 0 or max(falls) >= 0:
            raise ValueError("gainers must be above 0 and losers below 0")
        return self


KIND = BlockKind(MoversBlock, MoversBlock, unchanged)
