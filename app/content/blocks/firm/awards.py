"""A row of awards. Until the firm has one with a giver and a year, the row shows what the firm states about itself."""

from collections.abc import Iterator
from datetime import date
from typing import Annotated, Literal

from pydantic import Field

from app.content.blocks.context import BlockContext, as_drawn
from app.content.blocks.kind import BlockKind, PlacedBlock
from app.content.blocks.named_claims import claims_by_id, claims_stated_on, missing_claim_faults
from app.content.calendar import short_date
from app.content.datasets.terms import claim_figure
from app.content.errors import Fault
from app.content.models.base import ContentModel, Slug, Text
from app.content.models.block import Section
from app.content.models.site import Claim
from app.content.sources import ContentSources

# A rosette is legible with at least the first and at most the second number of lobes.
_FEWEST_LOBES, _MOST_LOBES = 8, 120


class Award(ContentModel):
    """An award: what for, by whom, in which year."""

    title: Text
    given_by: Text
    year: Annotated[int, Field(ge=1900, le=2100)]


class AwardsSource(Section):
    """Awards as written. While there are none, `until_cited` stands in the margin and the claims in the row."""

    kind: Literal["awards"]
    until_cited: Text
    claims: list[Slug] = Field(min_length=1)
    items: list[Award] = []


class SlideFact(ContentModel):
    """A labelled fact of a slide."""

    label: str
    value: str


class Slide(ContentModel):
    """One slide: a rosette of `lobes` lobes, an ornament, round what it stands for, and where that comes from."""

    monogram: str
    lobes: int
    title: str
    facts: list[SlideFact]


class AwardsBlock(Section):
    """A row of slides that scrolls sideways."""

    kind: Literal["awards"]
    items: list[Slide]


def compose(source: AwardsSource, context: BlockContext) -> AwardsBlock:
    """Return the awards. If there are none, return the named claims as the firm states them."""
    if source.items:
        return as_drawn(source, AwardsBlock, items=[_award(award) for award in source.items])
    stated, named = context.sources.site.value.claims, claims_by_id(context.sources)
    basis = SlideFact(label=stated.basis[:1].upper() + stated.basis[1:], value=short_date(stated.as_on))
    slides = [_claim(named[claim_id], basis) for claim_id in source.claims]
    return as_drawn(source, AwardsBlock, note=source.until_cited, items=slides)


def _award(award: Award) -> Slide:
    facts = [SlideFact(label="Given by", value=award.given_by), SlideFact(label="Year", value=str(award.year))]
    return Slide(monogram=str(award.year), lobes=_lobes(award.year), title=award.title, facts=facts)


def _claim(claim: Claim, basis: SlideFact) -> Slide:
    figure = claim_figure(claim)
    monogram = f"{figure}{'+' if claim.plus else ''}"
    return Slide(monogram=monogram, lobes=_lobes(int(figure)), title=claim.label, facts=[basis])


def _lobes(count: int) -> int:
    """Return one lobe for each thing counted; for large counts, one for every ten or every hundred."""
    while count > _MOST_LOBES:
        count //= 10
    return max(count, _FEWEST_LOBES)


def _shown_on(source: AwardsSource, sources: ContentSources) -> date | None:
    return None if source.items else claims_stated_on(source, sources)


def _faults(placed: PlacedBlock[AwardsSource]) -> Iterator[Fault]:
    return missing_claim_faults(placed, placed.block.claims)


KIND = BlockKind(AwardsSource, AwardsBlock, compose, faults=_faults, shown_on=_shown_on)
