"""Counts of the firm as dot fields."""

import re
from collections.abc import Iterator
from datetime import date
from typing import Literal

from app.content.blocks.context import BlockContext, section_fields
from app.content.blocks.kind import BlockKind, PlacedBlock
from app.content.blocks.named_claims import claims_by_id, claims_stated_on, missing_claim_faults
from app.content.errors import Fault
from app.content.models.base import ContentModel, Slug
from app.content.models.block import Section
from app.content.models.site import Claim

_COUNT = re.compile(r"^(\d+)(\+?)$")


class HighlightsSource(Section):
    """Counts of the firm as dot fields, named by claim id."""

    kind: Literal["highlights"]
    claims: list[Slug]


class Highlight(ContentModel):
    """One count: `count` dots, and one gold dot where the claim ends in a plus."""

    count: int
    plus: bool
    label: str
    explanation: str | None


class HighlightsBlock(Section):
    """Counts of the firm as drawn."""

    kind: Literal["highlights"]
    items: list[Highlight]
    as_on: date
    basis: str


def compose(source: HighlightsSource, context: BlockContext) -> HighlightsBlock:
    """Return the named claims as counts."""
    claims, named = context.sources.site.value.claims, claims_by_id(context.sources)
    items = [_highlight(named[claim_id]) for claim_id in source.claims]
    return HighlightsBlock(
        **section_fields(source), kind=source.kind, items=items, as_on=claims.as_on, basis=claims.basis
    )


def _highlight(claim: Claim) -> Highlight:
    count, plus = _count_of(claim) or (0, False)
    return Highlight(count=count, plus=plus, label=claim.label, explanation=claim.explanation)


def _count_of(claim: Claim) -> tuple[int, bool] | None:
    """Return a claim such as "2500+" as its count and whether it ends in a plus; None if it is no count."""
    match = _COUNT.match(claim.value)
    return None if match is None else (int(match[1]), match[2] == "+")


def _faults(placed: PlacedBlock[HighlightsSource]) -> Iterator[Fault]:
    yield from missing_claim_faults(placed, placed.block.claims)
    claims = claims_by_id(placed.sources)
    for position, claim_id in enumerate(placed.block.claims):
        if claim_id in claims and _count_of(claims[claim_id]) is None:
            message = f"claim '{claim_id}' is '{claims[claim_id].value}', not a count such as 100 or 100+"
            yield placed.fault(("claims", position), message)


KIND = BlockKind(HighlightsSource, HighlightsBlock, compose, faults=_faults, shown_on=claims_stated_on)
