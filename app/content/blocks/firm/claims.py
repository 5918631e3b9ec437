"""Claims of the firm, in their own spelling."""

from collections.abc import Iterator
from datetime import date
from typing import Literal

from pydantic import Field

from app.content.blocks.context import BlockContext, as_drawn
from app.content.blocks.kind import BlockKind, PlacedBlock
from app.content.blocks.named_claims import claims_by_id, claims_stated_on, missing_claim_faults
from app.content.calendar import OLDER, short_date
from app.content.datasets.terms import claim_figure
from app.content.errors import Fault
from app.content.models.base import ContentModel, Slug
from app.content.models.block import Section
from app.content.models.drawings.card import CardPart, claims_on_card


class ClaimsSource(Section):
    """Claims of the firm, named by id."""

    kind: Literal["claims"]
    claims: list[Slug] = Field(min_length=1)


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


def _on_card(block: ClaimsBlock) -> CardPart:
    counts = [(f"{item.figure}{item.unit}", item.label) for item in block.items]
    return claims_on_card(counts, block.basis, block.as_on)


def _faults(placed: PlacedBlock[ClaimsSource]) -> Iterator[Fault]:
    return missing_claim_faults(placed, placed.block.claims)


def _dated(block: ClaimsBlock) -> Iterator[str]:
    told = ", ".join(f"{item.label} {item.figure}{item.unit}" for item in block.items)
    yield f"As on {short_date(block.as_on)}, {block.basis}: {told}."


KIND = BlockKind(
    ClaimsSource,
    ClaimsBlock,
    compose,
    dated_figures=_dated,
    faults=_faults,
    shown_on=claims_stated_on,
    on_card=_on_card,
)
