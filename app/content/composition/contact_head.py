"""The head of a contact page, with its form."""

from app.content.composition.context import BlockContext
from app.content.models.information_blocks import ContactHeadBlock, ContactHeadSource
from app.content.models.lead_form import LeadForm, LeadFormKind

FORM_PATHS: dict[LeadFormKind, str] = {"contact": "/contact", "advisor": "/speakwithadvisor"}
"""The pages of the forms, which are also where a form without script is posted."""


def compose_contact_head(source: ContactHeadSource, context: BlockContext) -> ContactHeadBlock:
    """Return the head as drawn; what a faulty post brought back stands in its fields again."""
    form = source.form
    words = {name: getattr(form, name) for name in type(form).model_fields}
    return ContactHeadBlock(
        kind=source.kind,
        heading=source.heading,
        lede=source.lede,
        form=LeadForm(
            **words,
            action=FORM_PATHS[form.kind],
            api=f"/api/{form.kind}",
            rules=context.sources.lead_rules.value,
            geocoder_url=context.geocoder_url,
            values=context.asked.form_values,
            errors=dict(context.asked.form_errors),
        ),
    )
