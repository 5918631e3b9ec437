"""Claims of the firm, in their own spelling."""

from datetime import date
from typing import Literal

from app.content.blocks.kind import BlockContext, BlockKind, as_drawn
from app.content.blocks.named_in_firm import (
    NamesClaims,
    claims_by_id,
    claims_stated_on,
    dated_claims,
    missing_claim_faults,
)
from app.content.calendar import OLDER
from app.content.datasets.terms import claim_figure
from app.content.models.base import ContentModel, Section
from app.content.models.card import claims_on_card


class ClaimsSource(NamesClaims):
    """Claims of the firm, named by id."""

    kind: Literal["claims"]


class StatedClaim(ContentModel):
    """A claim as it is set: its digits, and a plus where the firm has so many and more."""

    figure: str
    unit: Literal["+", ""]
    label: str
    explanation: str | None


class ClaimsBlock(Section):
    """Claims of the firm as drawn, with the date they were stated. `age` is a remark if they are old."""

    kind: Literal["claims"]
    items: list[StatedClaim]
    as_on: date
    age: str | None
    basis: str


def compose(source: ClaimsSource, context: BlockContext) -> ClaimsBlock:
    """Return the named claims in their own spelling."""
    claims, named = context.sources.site.value.claims, claims_by_id(context.sources)
    items = [
        StatedClaim(
            figure=claim_figure(claim),
            unit="+" if claim.plus else "",
            label=claim.label,
            explanation=claim.explanation,
        )
        for claim in map(named.__getitem__, source.claims)
    ]
    age = OLDER if claims.as_on in context.old_days else None
    return as_drawn(source, ClaimsBlock, items=items, as_on=claims.as_on, age=age, basis=claims.basis)


def _counts(block: ClaimsBlock) -> list[tuple[str, str]]:
    return [(f"{item.figure}{item.unit}", item.label) for item in block.items]


KIND = BlockKind(
    ClaimsSource,
    ClaimsBlock,
    compose,
    dated_figures=lambda block: dated_claims(_counts(block), block.basis, block.as_on),
    faults=missing_claim_faults,
    shown_on=claims_stated_on,
    on_card=lambda block: claims_on_card(_counts(block), block.basis, block.as_on),
)
