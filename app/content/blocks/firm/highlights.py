"""Counts of the firm."""

from collections.abc import Iterator
from typing import Literal

from app.content.blocks.kind import BlockContext, BlockKind, PlacedBlock, as_rendered
from app.content.blocks.named_in_firm import (
    NamesClaims,
    StatedClaims,
    claims_by_id,
    claims_stated_on,
    missing_claim_faults,
    stated_claims,
)
from app.content.errors import Fault
from app.content.models.base import Link, Slug


class HighlightsSource(NamesClaims):
    """Counts of the firm, named by claim id; `ways` link a count to what it counts."""

    kind: Literal["highlights"]
    ways: dict[Slug, Link] = {}


class HighlightsBlock(StatedClaims):
    """Counts of the firm as rendered."""

    kind: Literal["highlights"]


def compose(source: HighlightsSource, context: BlockContext) -> HighlightsBlock:
    """Return the named claims as counts, each with its way."""
    claims = context.sources.site.value.claims
    stated = zip(source.claims, stated_claims(source, context.sources), strict=True)
    items = [item.model_copy(update={"way": source.ways.get(claim_id)}) for claim_id, item in stated]
    return as_rendered(source, HighlightsBlock, items=items, as_on=claims.as_on, basis=claims.basis)


def _faults(placed: PlacedBlock[HighlightsSource]) -> Iterator[Fault]:
    yield from missing_claim_faults(placed)
    for claim_id in placed.block.ways:
        if claim_id not in placed.block.claims:
            yield placed.fault(("ways", claim_id), f"a way from '{claim_id}', which is not a claim of the block")
    claims = claims_by_id(placed.sources)
    for position, claim_id in enumerate(placed.block.claims):
        if claim_id in claims and claims[claim_id].count is None:
            message = f"claim '{claim_id}' is the year {claims[claim_id].year}, not a count"
            yield placed.fault(("claims", position), message)


KIND = BlockKind(HighlightsSource, HighlightsBlock, compose, faults=_faults, shown_on=claims_stated_on)
