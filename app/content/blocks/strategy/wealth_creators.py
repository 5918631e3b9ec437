"""Rankings of wealth creators."""

from datetime import date
from typing import Literal

from pydantic import Field

from app.content.blocks.kind import BlockKind, unchanged
from app.content.models.base import ContentModel, Section, Text
from app.content.models.parts import DataTable


class WealthCreatorTable(ContentModel):
    """One ranking."""

    heading: Text
    text: Text
    table: DataTable


class WealthCreatorsBlock(Section):
    """Rankings of wealth creators, of one day; the all-round one, which adds them up, is shown in two parts."""

    kind: Literal["wealthCreators"]
    as_on: date
    rankings: list[WealthCreatorTable] = Field(min_length=1)
    all_round: WealthCreatorTable


KIND = BlockKind(WealthCreatorsBlock, WealthCreatorsBlock, unchanged, shown_on=lambda block, _: block.as_on)
