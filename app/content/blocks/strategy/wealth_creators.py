"""Rankings of wealth creators."""

from datetime import date
from typing import Literal

from pydantic import Field, model_validator

from app.content.blocks.kind import BlockContext, BlockKind, as_drawn
from app.content.calendar import short_date
from app.content.models.base import ContentModel, Section, Text
from app.content.models.tables import DataTable


class WealthCreatorTable(ContentModel):
    """One ranking. `wide` tables take the whole width, the others stand side by side."""

    heading: Text
    text: Text
    table: DataTable


class WealthCreatorsSource(Section):
    """Rankings of wealth creators on a day; `founder_led` of `total` are drawn as a chain of dots."""

    kind: Literal["wealthCreators"]
    as_on: date
    founder_led: int = Field(ge=1, le=10)
    total: int = Field(ge=1, le=10)
    chain_label: Text
    rankings: list[WealthCreatorTable] = Field(min_length=1)
    all_round_heading: Text
    all_round_text: Text
    all_round_parts: list[WealthCreatorTable] = Field(min_length=2, max_length=2)
    footnote: Text

    @model_validator(mode="after")
    def _not_more_founders_than_companies(self) -> "WealthCreatorsSource":
        if self.founder_led > self.total:
            raise ValueError(f"founderLed is {self.founder_led}, more than the total of {self.total}")
        return self


class WealthCreatorsBlock(Section):
    """The rankings as drawn: each table's caption says its date."""

    kind: Literal["wealthCreators"]
    founder_led: int
    total: int
    chain_label: str
    rankings: list[WealthCreatorTable]
    all_round_heading: str
    all_round_text: str
    all_round_parts: list[WealthCreatorTable]
    footnote: str


def compose(source: WealthCreatorsSource, _context: BlockContext) -> WealthCreatorsBlock:
    """Return the rankings with their captions."""
    told = f", as on {short_date(source.as_on)}"
    return as_drawn(
        source,
        WealthCreatorsBlock,
        rankings=[_captioned(ranking, told) for ranking in source.rankings],
        all_round_parts=[_captioned(part, told) for part in source.all_round_parts],
    )


def _captioned(ranking: WealthCreatorTable, told: str) -> WealthCreatorTable:
    table = ranking.table.model_copy(update={"caption": ranking.table.caption + told})
    return ranking.model_copy(update={"table": table})


KIND = BlockKind(
    WealthCreatorsSource,
    WealthCreatorsBlock,
    compose,
    shown_on=lambda source, _: source.as_on,
)
