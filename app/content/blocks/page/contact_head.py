"""The head of a contact page, with its form."""

from collections.abc import Iterator
from typing import Literal

from app.content.blocks.context import BlockContext, as_drawn
from app.content.blocks.findable import Findable
from app.content.blocks.kind import BlockKind, PlacedBlock, always
from app.content.blocks.named_people import missing_person_faults, person_named
from app.content.errors import Fault
from app.content.models.base import Slug, Text
from app.content.models.block import BlockModel
from app.content.models.opening_hours import shown_hours
from app.content.models.page import PageSource
from app.content.models.person import Person
from app.content.models.query_form import QueryForm, QueryFormSource, drawn_form
from app.content.sources import ContentSources
from app.forms.declared import CONTACT

# The name visitors use for it.
_DETAIL_NAMES = ("contact number", "contact details", "phone number", "telephone", "email address", "office hours")


class ContactHeadSource(BlockModel):
    """Heading, lede and a form as written. The firm's details beside it come from `site.yaml`.

    `person` is the id of the profile of whom the visitor will speak with.
    """

    kind: Literal["contactHead"]
    heading: Text
    lede: Text
    person: Slug | None = None
    form: QueryFormSource


class ContactHeadBlock(BlockModel):
    """Heading, lede, the firm's details and the form as drawn."""

    kind: Literal["contactHead"]
    heading: Text
    lede: Text
    person: Person | None
    form: QueryForm


def compose(source: ContactHeadSource, context: BlockContext) -> ContactHeadBlock:
    """Return the head as drawn, its fields empty."""
    form = drawn_form(source.form, context.sources.form_rules.value, context.geocoder_url)
    person = None if source.person is None else person_named(source.person, context.sources)
    return as_drawn(source, ContactHeadBlock, form=form, person=person)


def _faults(placed: PlacedBlock[ContactHeadSource]) -> Iterator[Fault]:
    if placed.block.person is not None:
        yield from missing_person_faults(placed, placed.block.person)


def _findable(source: ContactHeadSource, _page: PageSource, sources: ContentSources) -> Iterator[Findable]:
    """Yield the firm's details, which stand beside the form."""
    if source.form.form is CONTACT:
        site = sources.site.value
        hours = [f"{span.days} {span.hours}" for span in shown_hours(site.hours)]
        details = [site.phone, site.email, ", ".join(site.address.lines), *hours]
        yield Findable("section", None, "Phone, e-mail, address and hours", ". ".join(details) + ".", _DETAIL_NAMES)


KIND = BlockKind(ContactHeadSource, ContactHeadBlock, compose, faults=_faults, is_head=always, findable=_findable)
