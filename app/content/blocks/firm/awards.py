"""A row of awards. Until the firm has one with a giver and a year, the row shows what the firm states about itself."""

from datetime import date
from typing import Annotated, Literal

from pydantic import Field

from app.content.blocks.kind import BlockContext, BlockKind, as_rendered
from app.content.blocks.named_in_firm import (
    NamesClaims,
    StatedClaim,
    claims_stated_on,
    missing_claim_faults,
    stated_claims,
)
from app.content.models.base import ContentModel, Section, Text
from app.content.sources import ContentSources


class Award(ContentModel):
    """An award: what it is for, who gave it, and the year."""

    title: Text
    given_by: Text
    year: Annotated[int, Field(ge=1900, le=2100)]


class AwardsSource(NamesClaims):
    """Awards as written. While there are none, `until_cited` stands in the margin and the claims in the row."""

    kind: Literal["awards"]
    until_cited: Text
    items: list[Award] = []


class AwardsBlock(Section):
    """A row that scrolls sideways, of awards by their years, or of claims."""

    kind: Literal["awards"]
    items: list[StatedClaim]


def compose(source: AwardsSource, context: BlockContext) -> AwardsBlock:
    """Return the awards. If there are none, return the named claims as the firm states them."""
    if source.items:
        cited = [
            StatedClaim(figure=str(award.year), label=award.title, explanation=f"Given by {award.given_by}")
            for award in source.items
        ]
        return as_rendered(source, AwardsBlock, items=cited)
    claims = stated_claims(source, context.sources)
    return as_rendered(source, AwardsBlock, note=source.until_cited, items=claims)


def _shown_on(source: AwardsSource, sources: ContentSources) -> date | None:
    return None if source.items else claims_stated_on(source, sources)


KIND = BlockKind(AwardsSource, AwardsBlock, compose, faults=missing_claim_faults, shown_on=_shown_on)
