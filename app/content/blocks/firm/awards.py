"""A row of awards. Until the firm has one with a giver and a year, the row shows what the firm states about itself."""

from datetime import date
from typing import Annotated, Literal

from pydantic import Field

from app.content.blocks.kind import BlockContext, BlockKind, as_drawn
from app.content.blocks.named_in_firm import NamesClaims, claims_by_id, claims_stated_on, missing_claim_faults
from app.content.datasets.terms import claim_figure
from app.content.models.base import ContentModel, Section, Text
from app.content.models.site import Claim
from app.content.sources import ContentSources


class Award(ContentModel):
    """An award: what for, by whom, in which year."""

    title: Text
    given_by: Text
    year: Annotated[int, Field(ge=1900, le=2100)]


class AwardsSource(NamesClaims):
    """Awards as written. While there are none, `until_cited` stands in the margin and the claims in the row."""

    kind: Literal["awards"]
    until_cited: Text
    items: list[Award] = []


class Slide(ContentModel):
    """One slide: what it stands for, the count or year as it is set, and what more is to say of it."""

    label: str
    figure: str
    unit: Literal["+", ""]
    detail: str | None


class AwardsBlock(Section):
    """A row of slides that scrolls sideways."""

    kind: Literal["awards"]
    items: list[Slide]


def compose(source: AwardsSource, context: BlockContext) -> AwardsBlock:
    """Return the awards. If there are none, return the named claims as the firm states them."""
    if source.items:
        cited = [
            Slide(label=award.title, figure=str(award.year), unit="", detail=f"Given by {award.given_by}")
            for award in source.items
        ]
        return as_drawn(source, AwardsBlock, items=cited)
    named = claims_by_id(context.sources)
    slides = [_claim(named[claim_id]) for claim_id in source.claims]
    return as_drawn(source, AwardsBlock, note=source.until_cited, items=slides)


def _claim(claim: Claim) -> Slide:
    return Slide(
        label=claim.label,
        figure=claim_figure(claim),
        unit="+" if claim.plus else "",
        detail=claim.explanation,
    )


def _shown_on(source: AwardsSource, sources: ContentSources) -> date | None:
    return None if source.items else claims_stated_on(source, sources)


KIND = BlockKind(AwardsSource, AwardsBlock, compose, faults=missing_claim_faults, shown_on=_shown_on)
