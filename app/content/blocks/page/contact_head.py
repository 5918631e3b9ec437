"""The head of a contact page, with its form."""

from collections.abc import Iterator
from typing import Literal

from app.content.blocks.context import BlockContext, as_drawn
from app.content.blocks.findable import Findable
from app.content.blocks.kind import BlockKind, always
from app.content.live_paths import FORM_APIS, FORM_PATHS
from app.content.models.base import Text
from app.content.models.block import BlockModel
from app.content.models.lead_form import LeadForm, LeadFormSource
from app.content.models.office.opening_hours import shown_hours
from app.content.models.page import PageSource
from app.content.sources import ContentSources

# What visitors call it.
_DETAIL_NAMES = ("contact number", "contact details", "phone number", "telephone", "email address", "office hours")


class ContactHeadSource(BlockModel):
    """Heading, lede and a form as written. The firm's details beside it come from `site.yaml`."""

    kind: Literal["contactHead"]
    heading: Text
    lede: Text
    form: LeadFormSource


class ContactHeadBlock(BlockModel):
    """Heading, lede, the firm's details and the form as drawn."""

    kind: Literal["contactHead"]
    heading: Text
    lede: Text
    form: LeadForm


def compose(source: ContactHeadSource, context: BlockContext) -> ContactHeadBlock:
    """Return the head as drawn, its fields empty."""
    form = source.form
    words = {name: getattr(form, name) for name in type(form).model_fields}
    drawn = LeadForm(
        **words,
        action=FORM_PATHS[form.kind],
        api=FORM_APIS[form.kind],
        rules=context.sources.lead_rules.value,
        geocoder_url=context.geocoder_url,
        values=None,
        errors={},
    )
    return as_drawn(source, ContactHeadBlock, form=drawn)


def _findable(source: ContactHeadSource, _page: PageSource, sources: ContentSources) -> Iterator[Findable]:
    """Yield the firm's details, which stand beside the form."""
    if source.form.kind == "contact":
        site = sources.site.value
        hours = [f"{span.days} {span.hours}" for span in shown_hours(site.hours)]
        details = [site.phone, site.email, ", ".join(site.address.lines), *hours]
        yield Findable("section", None, "Phone, e-mail, address and hours", ". ".join(details) + ".", _DETAIL_NAMES)


KIND = BlockKind(ContactHeadSource, ContactHeadBlock, compose, is_head=always, findable=_findable)
