"""Claims of the firm, in their own spelling."""

from typing import Literal

from app.content.blocks.kind import BlockContext, BlockKind, as_drawn
from app.content.blocks.named_in_firm import (
    NamesClaims,
    StatedClaims,
    claims_stated_on,
    missing_claim_faults,
    stated_claims,
)
from app.content.calendar import OLDER


class ClaimsSource(NamesClaims):
    """Claims of the firm, named by id."""

    kind: Literal["claims"]


class ClaimsBlock(StatedClaims):
    """Claims of the firm as drawn. `age` is a remark if they are old."""

    kind: Literal["claims"]
    age: str | None


def compose(source: ClaimsSource, context: BlockContext) -> ClaimsBlock:
    """Return the named claims in their own spelling."""
    claims = context.sources.site.value.claims
    age = OLDER if claims.as_on in context.old_days else None
    items = stated_claims(source, context.sources)
    return as_drawn(source, ClaimsBlock, items=items, as_on=claims.as_on, age=age, basis=claims.basis)


KIND = BlockKind(
    ClaimsSource,
    ClaimsBlock,
    compose,
    faults=missing_claim_faults,
    shown_on=claims_stated_on,
)
