"""The head of a contact page, with its form."""

from typing import Literal

from app.content.blocks.context import BlockContext
from app.content.blocks.kind import BlockKind, always
from app.content.live_paths import FORM_APIS, FORM_PATHS
from app.content.models.base import Text
from app.content.models.block import BlockModel
from app.content.models.lead_form import LeadForm, LeadFormSource


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
    return ContactHeadBlock(
        kind=source.kind,
        heading=source.heading,
        lede=source.lede,
        form=LeadForm(
            **words,
            action=FORM_PATHS[form.kind],
            api=FORM_APIS[form.kind],
            rules=context.sources.lead_rules.value,
            geocoder_url=context.geocoder_url,
            values=None,
            errors={},
        ),
    )


KIND = BlockKind(ContactHeadSource, ContactHeadBlock, compose, is_head=always)
