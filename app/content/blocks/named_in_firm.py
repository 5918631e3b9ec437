"""Claims and people of the firm that a block names by id, and claims as rendered. Their words are written once."""

from collections.abc import Iterator, Mapping
from datetime import date
from typing import Literal

from pydantic import Field

from app.content.blocks.kind import PlacedBlock
from app.content.datasets.wording import claim_figure
from app.content.errors import Fault, did_you_mean
from app.content.models.base import BlockModel, ContentModel, Link, Section, Slug
from app.content.models.page import PageSource
from app.content.models.person import Person
from app.content.models.site import Claim
from app.content.sources import ContentSources


class NamesClaims(Section):
    """A section that shows claims of `site.yaml`, in its own order."""

    claims: list[Slug] = Field(min_length=1, exclude=True)


class StatedClaim(ContentModel):
    """A claim as shown: its digits, a plus if there are more, and the `way` to what is counted."""

    figure: str
    unit: Literal["+", ""] = ""
    label: str
    explanation: str | None
    way: Link | None = None


class StatedClaims(Section):
    """Claims as rendered, with their basis and the day on which the firm stated them."""

    items: list[StatedClaim]
    as_on: date
    basis: str


def claims_by_id(sources: ContentSources) -> Mapping[str, Claim]:
    """Return the claims of `site.yaml`."""
    return {claim.id: claim for claim in sources.site.value.claims.items}


def claims_stated_on(_block: BlockModel, sources: ContentSources) -> date:
    """Return the date on which all claims were stated."""
    return sources.site.value.claims.as_on


def stated_claims(source: NamesClaims, sources: ContentSources) -> list[StatedClaim]:
    """Return the claims that a section names. `missing_claim_faults` has verified that they exist."""
    known = claims_by_id(sources)
    return [
        StatedClaim(
            figure=claim_figure(claim), unit="+" if claim.plus else "", label=claim.label, explanation=claim.explanation
        )
        for claim in (known[claim_id] for claim_id in source.claims)
    ]


def missing_claim_faults(placed: PlacedBlock[NamesClaims]) -> Iterator[Fault]:
    """Yield a fault for each id that no claim has."""
    claims = claims_by_id(placed.sources)
    for position, claim_id in enumerate(placed.block.claims):
        if claim_id not in claims:
            near = did_you_mean(claim_id, claims) or f": expected it in site.yaml, one of {', '.join(claims)}"
            yield placed.fault(("claims", position), f"claim '{claim_id}' is missing{near}")


def person_named(person_id: str, sources: ContentSources) -> Person:
    """Return a person. `missing_person_faults` has verified that there is one."""
    return _people(sources)[person_id]


def shows_person(page: PageSource, person_id: str) -> bool:
    """Return whether the page itself has the person's profile."""
    return person_id in {profile.id for profile in _profiles(page)}


def missing_person_faults(placed: PlacedBlock[BlockModel]) -> Iterator[Fault]:
    """Yield a fault if no profile has the id in the block's field `person`."""
    person_id, known = getattr(placed.block, "person", None), _people(placed.sources)
    if person_id is not None and person_id not in known:
        message = f"no profile has the id '{person_id}'{did_you_mean(person_id, known)}"
        yield placed.fault(("person",), message)


def _people(sources: ContentSources) -> dict[str, Person]:
    profiles = (profile for page in sources.pages for profile in _profiles(page.value))
    return {profile.id: profile for profile in profiles if profile.id is not None}


def _profiles(page: PageSource) -> Iterator[Person]:
    for block in page.blocks:
        yield from (item for item in getattr(block, "items", ()) if isinstance(item, Person))
