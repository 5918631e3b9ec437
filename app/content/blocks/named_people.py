"""The people of the firm, whom blocks name by id. Their words and pictures stand once, in a block of profiles."""

from collections.abc import Iterator

from app.content.blocks.kind import PlacedBlock
from app.content.errors import Fault, did_you_mean
from app.content.models.block import BlockModel
from app.content.models.page import PageSource
from app.content.models.person import Person, Profile
from app.content.sources import ContentSources


def person_named(person_id: str, sources: ContentSources) -> Person:
    """Return a person as drawn. `missing_person_faults` has proved that there is one."""
    return Person.of(_people(sources)[person_id])


def shows_person(page: PageSource, person_id: str) -> bool:
    """Tell whether the page itself has the person's profile."""
    return person_id in {profile.id for profile in _profiles(page)}


def missing_person_faults(placed: PlacedBlock[BlockModel]) -> Iterator[Fault]:
    """Yield a fault if no profile has the id in the block's field `person`."""
    person_id, known = getattr(placed.block, "person", None), _people(placed.sources)
    if person_id is not None and person_id not in known:
        message = f"no profile has the id '{person_id}'{did_you_mean(person_id, known)}"
        yield placed.fault(("person",), message)


def _people(sources: ContentSources) -> dict[str, Profile]:
    profiles = (profile for page in sources.pages for profile in _profiles(page.value))
    return {profile.id: profile for profile in profiles if profile.id is not None}


def _profiles(page: PageSource) -> Iterator[Profile]:
    for block in page.blocks:
        yield from (item for item in getattr(block, "items", ()) if isinstance(item, Profile))
