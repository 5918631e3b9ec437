"""Claims of the firm that a block names by id."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import date

from pydantic import Field

from app.content.blocks.kind import PlacedBlock
from app.content.calendar import short_date
from app.content.errors import Fault, did_you_mean
from app.content.models.base import Slug
from app.content.models.block import BlockModel, Section
from app.content.models.site import Claim
from app.content.sources import ContentSources


class NamesClaims(Section):
    """A section that shows claims of `site.yaml`, in its own order."""

    claims: list[Slug] = Field(min_length=1)


def claims_by_id(sources: ContentSources) -> Mapping[str, Claim]:
    """Return the claims of `site.yaml`."""
    return {claim.id: claim for claim in sources.site.value.claims.items}


def claims_stated_on(_block: BlockModel, sources: ContentSources) -> date:
    """Return the date on which all claims were stated."""
    return sources.site.value.claims.as_on


def dated_claims(counts: Iterable[tuple[str, str]], basis: str, as_on: date) -> Iterator[str]:
    """Yield the sentence that states claims, each a figure and its label, with their day."""
    stated = ", ".join(f"{label} {figure}" for figure, label in counts)
    yield f"As on {short_date(as_on)}, {basis}: {stated}."


def missing_claim_faults(placed: PlacedBlock[NamesClaims]) -> Iterator[Fault]:
    """Yield a fault for each id that no claim has."""
    claims = claims_by_id(placed.sources)
    for position, claim_id in enumerate(placed.block.claims):
        if claim_id not in claims:
            near = did_you_mean(claim_id, claims) or f": expected it in site.yaml, one of {', '.join(claims)}"
            yield placed.fault(("claims", position), f"claim '{claim_id}' is missing{near}")
