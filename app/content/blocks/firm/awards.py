"""A row of awards."""

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field, model_validator

from app.content.blocks.kind import BlockKind, unchanged
from app.content.markdown import signs
from app.content.markdown.page import MarkdownPage, noted
from app.content.models.base import ContentModel, Text
from app.content.models.block import Section


class Award(ContentModel):
    """A rosette, an ornament, with `lobes` lobes. Without giver and year it is no award yet and must be synthetic."""

    monogram: Annotated[str, Field(max_length=5)]
    lobes: int = Field(ge=8, le=120)
    title: Text
    text: Text
    given_by: Text | None = None
    year: int | None = None
    synthetic: bool = False

    @model_validator(mode="after")
    def _cited_or_synthetic(self) -> "Award":
        if (self.given_by is None or self.year is None) and not self.synthetic:
            raise ValueError("an award without givenBy and year must say synthetic: true")
        return self


class AwardsBlock(Section):
    """A row of awards that scrolls sideways."""

    kind: Literal["awards"]
    items: list[Award]
    footnote: Text


def _markdown(block: AwardsBlock, page: MarkdownPage) -> Iterator[str]:
    yield from page.section(block)
    yield signs.bullets(f"{signs.strong(award.title)}: {signs.words(_cited(award))}" for award in block.items)
    yield from noted(block.footnote)


def _cited(award: Award) -> str:
    if award.given_by is None or award.year is None:
        return award.text
    return f"{award.text} {award.given_by}, {award.year}."


KIND = BlockKind(AwardsBlock, AwardsBlock, unchanged, markdown=_markdown)
