"""Counts of the firm as dot fields."""

from collections.abc import Iterator
from datetime import date
from decimal import Decimal
from typing import Literal

from app.content.blocks.kind import BlockContext, BlockKind, PlacedBlock, as_drawn
from app.content.blocks.named_in_firm import (
    NamesClaims,
    claims_by_id,
    claims_stated_on,
    dated_claims,
    missing_claim_faults,
)
from app.content.datasets.terms import claim_figure
from app.content.errors import Fault
from app.content.models.base import ContentModel, Figure, Link, Section, Slug
from app.content.models.card import claims_on_card
from app.content.models.site import Claim


class HighlightsSource(NamesClaims):
    """Counts of the firm as dot fields, named by claim id; `ways` link a count to what it counts."""

    kind: Literal["highlights"]
    ways: dict[Slug, Link] = {}


class Highlight(ContentModel):
    """One count: so many dots, and one gold dot where the claim has a plus. `way` leads to what is counted."""

    count: Figure
    plus: bool
    label: str
    explanation: str | None
    way: Link | None


class HighlightsBlock(Section):
    """Counts of the firm as drawn."""

    kind: Literal["highlights"]
    items: list[Highlight]
    as_on: date
    basis: str


def compose(source: HighlightsSource, context: BlockContext) -> HighlightsBlock:
    """Return the named claims as counts."""
    claims, named = context.sources.site.value.claims, claims_by_id(context.sources)
    items = [_highlight(named[claim_id], source.ways.get(claim_id)) for claim_id in source.claims]
    return as_drawn(source, HighlightsBlock, items=items, as_on=claims.as_on, basis=claims.basis)


def _highlight(claim: Claim, way: Link | None) -> Highlight:
    count = Figure(value=Decimal(claim.count or 0), shown=claim_figure(claim))
    return Highlight(count=count, plus=claim.plus, label=claim.label, explanation=claim.explanation, way=way)


def _counts(block: HighlightsBlock) -> list[tuple[str, str]]:
    return [(f"{item.count.shown}{'+' if item.plus else ''}", item.label) for item in block.items]


def _faults(placed: PlacedBlock[HighlightsSource]) -> Iterator[Fault]:
    yield from missing_claim_faults(placed)
    for claim_id in placed.block.ways:
        if claim_id not in placed.block.claims:
            yield placed.fault(("ways", claim_id), f"a way from '{claim_id}', which is none of the block's claims")
    claims = claims_by_id(placed.sources)
    for position, claim_id in enumerate(placed.block.claims):
        if claim_id in claims and claims[claim_id].count is None:
            message = f"claim '{claim_id}' is the year {claims[claim_id].year}, not a count"
            yield placed.fault(("claims", position), message)


KIND = BlockKind(
    HighlightsSource,
    HighlightsBlock,
    compose,
    dated_figures=lambda block: dated_claims(_counts(block), block.basis, block.as_on),
    faults=_faults,
    shown_on=claims_stated_on,
    on_card=lambda block: claims_on_card(_counts(block), block.basis, block.as_on),
)
