"""Last month's gainers and losers."""

from decimal import Decimal
from typing import Literal

from pydantic import Field, model_validator

from app.content.blocks.kind import BlockContext, BlockKind, as_drawn
from app.content.datasets.figures import drawn_change
from app.content.models.base import ContentModel, Figure, Section, Text

_CHANGE_DECIMALS = 1


class MoverSource(ContentModel):
    """A company's move in one month, in percent."""

    company: Text
    change_percent: Decimal


class MoversSource(Section):
    """Last month's top gainers and losers."""

    kind: Literal["movers"]
    month: Text
    gainers: list[MoverSource] = Field(min_length=1)
    losers: list[MoverSource] = Field(min_length=1)

    @model_validator(mode="after")
    def _signs_fit(self) -> "MoversSource":
        if any(row.change_percent <= 0 for row in self.gainers) or any(row.change_percent >= 0 for row in self.losers):
            raise ValueError("gainers must be above 0 and losers below 0")
        return self


class Mover(ContentModel):
    """A company's move as drawn, in percent with its sign."""

    company: str
    change_percent: Figure


class MoversBlock(Section):
    """Last month's top gainers and losers as drawn."""

    kind: Literal["movers"]
    month: str
    gainers: list[Mover]
    losers: list[Mover]


def compose(source: MoversSource, _context: BlockContext) -> MoversBlock:
    """Return both lists with their changes spelt."""
    gainers, losers = ([_mover(row) for row in rows] for rows in (source.gainers, source.losers))
    return as_drawn(source, MoversBlock, gainers=gainers, losers=losers)


def _mover(row: MoverSource) -> Mover:
    return Mover(company=row.company, change_percent=drawn_change(row.change_percent, _CHANGE_DECIMALS))


KIND = BlockKind(MoversSource, MoversBlock, compose)
