"""Claims of the firm, in their own spelling."""

from typing import Literal

from app.content.blocks.kind import BlockContext, BlockKind, as_rendered
from app.content.blocks.named_in_firm import (
    NamesClaims,
    StatedClaims,
    claims_stated_on,
    missing_claim_faults,
    stated_claims,
)


class ClaimsSource(NamesClaims):
    """Claims of the firm, named by id."""

    kind: Literal["claims"]


class ClaimsBlock(StatedClaims):
    """Claims of the firm as rendered."""

    kind: Literal["claims"]


def compose(source: ClaimsSource, context: BlockContext) -> ClaimsBlock:
    """Return the named claims in their own spelling."""
    claims = context.sources.site.value.claims
    items = stated_claims(source, context.sources)
    return as_rendered(source, ClaimsBlock, items=items, as_on=claims.as_on, basis=claims.basis)


KIND = BlockKind(ClaimsSource, ClaimsBlock, compose, faults=missing_claim_faults, shown_on=claims_stated_on)
