"""Claims of the firm that a block names by id."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date

from app.content.blocks.kind import PlacedBlock
from app.content.errors import Fault, did_you_mean
from app.content.models.block import BlockModel
from app.content.models.site import Claim
from app.content.sources import ContentSources


def claims_by_id(sources: ContentSources) -> Mapping[str, Claim]:
    """Return the claims of `site.yaml`."""
    return {claim.id: claim for claim in sources.site.value.claims.items}


def claims_stated_on(_block: BlockModel, sources: ContentSources) -> date:
    """Return the date on which all claims were stated."""
    return sources.site.value.claims.as_on


def missing_claim_faults(placed: PlacedBlock[BlockModel], named: Sequence[str]) -> Iterator[Fault]:
    """Yield a fault for each id in the field `claims` that no claim has."""
    claims = claims_by_id(placed.sources)
    for position, claim_id in enumerate(named):
        if claim_id not in claims:
            near = did_you_mean(claim_id, claims) or f": expected it in site.yaml, one of {', '.join(claims)}"
            message = f"claim '{claim_id}' is missing{near}"
            yield placed.fault(("claims", position), message)
