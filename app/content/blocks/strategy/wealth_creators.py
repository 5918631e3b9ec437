"""Rankings of wealth creators."""

from datetime import date
from typing import Literal

from pydantic import Field, model_validator

from app.content.blocks.kind import BlockContext, BlockKind
from app.content.calendar import short_date
from app.content.models.base import ContentModel, Section, Text
from app.content.models.parts import DataTable


class WealthCreatorTable(ContentModel):
    """One ranking. `wide` tables take the whole width, the others stand side by side."""

    heading: Text
    text: Text
    table: DataTable


class WealthCreatorsBlock(Section):
    """Rankings of wealth creators; `founder_led` of `total` are drawn as a chain of dots.

    Each caption as drawn says the day, `as_on`.
    """

    kind: Literal["wealthCreators"]
    as_on: date = Field(exclude=True)
    founder_led: int = Field(ge=1, le=10)
    total: int = Field(ge=1, le=10)
    chain_label: Text
    rankings: list[WealthCreatorTable] = Field(min_length=1)
    all_round_heading: Text
    all_round_text: Text
    all_round_parts: list[WealthCreatorTable] = Field(min_length=2, max_length=2)
    footnote: Text

    @model_validator(mode="after")
    def _not_more_founders_than_companies(self) -> "WealthCreatorsBlock":
        if self.founder_led > self.total:
            raise ValueError(f"founderLed is {self.founder_led}, more than the total of {self.total}")
        return self


def compose(source: WealthCreatorsBlock, _context: BlockContext) -> WealthCreatorsBlock:
    """Return the rankings with their captions."""
    rankings, parts = (
        [_captioned(table, source.as_on) for table in tables] for tables in (source.rankings, source.all_round_parts)
    )
    return source.model_copy(update={"rankings": rankings, "all_round_parts": parts})


def _captioned(ranking: WealthCreatorTable, as_on: date) -> WealthCreatorTable:
    caption = f"{ranking.table.caption}, as on {short_date(as_on)}"
    table = ranking.table.model_copy(update={"caption": caption})
    return ranking.model_copy(update={"table": table})


KIND = BlockKind(
    WealthCreatorsBlock,
    WealthCreatorsBlock,
    compose,
    shown_on=lambda source, _: source.as_on,
)
