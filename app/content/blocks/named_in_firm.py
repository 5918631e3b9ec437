"""Claims and people of the firm that a block names by id. Their words and pictures stand once."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import date

from pydantic import Field

from app.content.blocks.kind import PlacedBlock
from app.content.calendar import short_date
from app.content.errors import Fault, did_you_mean
from app.content.models.base import BlockModel, Section, Slug
from app.content.models.page import PageSource
from app.content.models.person import Person
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


def person_named(person_id: str, sources: ContentSources) -> Person:
    """Return a person. `missing_person_faults` has proved that there is one."""
    return _people(sources)[person_id]


def shows_person(page: PageSource, person_id: str) -> bool:
    """Tell whether the page itself has the person's profile."""
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
