"""Rankings of wealth creators."""

from collections.abc import Iterator
from typing import Literal

from pydantic import Field, model_validator

from app.content.blocks.kind import BlockKind, unchanged
from app.content.markdown import signs
from app.content.markdown.figures import data_table
from app.content.markdown.page import MarkdownPage
from app.content.models.base import ContentModel, Text
from app.content.models.block import Section
from app.content.models.tables import DataTable


class WealthCreatorTable(ContentModel):
    """One ranking. `wide` tables take the whole width, the others stand side by side."""

    heading: Text
    text: Text
    table: DataTable


class WealthCreatorsBlock(Section):
    """Rankings of wealth creators; `founder_led` of `total` are drawn as a chain of dots."""

    kind: Literal["wealthCreators"]
    founder_led: int = Field(ge=1, le=10)
    total: int = Field(ge=1, le=10)
    chain_label: Text
    rankings: list[WealthCreatorTable] = Field(min_length=1)
    all_round_heading: Text
    all_round_text: Text
    all_round_parts: list[WealthCreatorTable] = Field(min_length=2, max_length=2)
    footnote: Text
    synthetic: bool = False

    @model_validator(mode="after")
    def _not_more_founders_than_companies(self) -> "WealthCreatorsBlock":
        if self.founder_led > self.total:
            raise ValueError(f"founderLed is {self.founder_led}, more than the total of {self.total}")
        return self


def _markdown(block: WealthCreatorsBlock, page: MarkdownPage) -> Iterator[str]:
    yield from page.section(block, page.nature(illustrative=block.illustrative))
    yield signs.words(f"{block.founder_led} of {block.total} {block.chain_label}.")
    yield from _told(block.rankings)
    yield signs.heading(3, block.all_round_heading)
    yield signs.words(block.all_round_text)
    yield from _told(block.all_round_parts)
    yield signs.words(block.footnote)


def _told(rankings: list[WealthCreatorTable]) -> Iterator[str]:
    for ranking in rankings:
        yield signs.heading(3, ranking.heading)
        yield signs.words(ranking.text)
        yield from data_table(ranking.table)


KIND = BlockKind(WealthCreatorsBlock, WealthCreatorsBlock, unchanged, markdown=_markdown)
