"""The head of a contact page, with its form."""

from collections.abc import Iterator
from typing import Literal

from app.content.blocks.given_parts import Findable
from app.content.blocks.kind import BlockContext, BlockKind, always, as_rendered
from app.content.blocks.named_in_firm import missing_person_faults, person_named
from app.content.models.base import BlockModel, ContentModel, Link, Slug, Text
from app.content.models.form_rules import FieldRule
from app.content.models.page import PageSource
from app.content.models.paper import Paper
from app.content.models.parts import Card
from app.content.models.person import Person
from app.content.models.query_form import FieldTexts, NextStep, QueryForm, QueryFormSource
from app.content.models.rich_text import RichText, plain_text
from app.content.sources import ContentSources
from app.forms.declaration import Field, Form
from app.forms.declared import CONTACT

# The name visitors use for it.
_DETAIL_NAMES = ("contact number", "contact details", "phone number", "telephone", "email address", "office hours")


class Need(ContentModel):
    """What brings a visitor: the way to it, and what happens there."""

    way: Link
    happens: Text


class ContactHeadSource(BlockModel):
    """Heading, lede and a form as written. Beside it stand the firm's details from `site.yaml`, or an example.

    `promise` heads the form, `paper` is an example of what comes of it, `note` says what the firm is. `person` is the
    id of the profile of whom the visitor will speak with. `needs` lead elsewhere.
    """

    kind: Literal["contactHead"]
    heading: Text
    lede: Text
    promise: Text
    note: RichText | None = None
    paper: Paper | None = None
    person: Slug | None = None
    needs: list[Need] = []
    form: QueryFormSource


class ContactHeadBlock(BlockModel):
    """Heading, lede, the firm's details and the form as rendered."""

    kind: Literal["contactHead"]
    heading: Text
    lede: Text
    promise: Text
    note: RichText | None
    paper: Paper | None
    person: Person | None
    needs: list[Need]
    form: QueryForm


def compose(source: ContactHeadSource, context: BlockContext) -> ContactHeadBlock:
    """Return the head as rendered, its fields empty."""
    person = None if source.person is None else person_named(source.person, context.sources)
    return as_rendered(source, ContactHeadBlock, form=_rendered_form(source.form, context), person=person)


def _rendered_form(source: QueryFormSource, context: BlockContext) -> QueryForm:
    form, rules = source.form, context.sources.form_rules.value
    return as_rendered(
        source,
        QueryForm,
        action=form.page,
        api=form.api,
        fields=[_drawn_field(field, source.fields[field.name], rules.rule(field)) for field in form.fields],
        thanks=form.thanks,
        thanks_text=rules.thanks_of(form.kind),
        next_steps=_next_steps(form, context.sources),
        geocoder_url=context.geocoder_url,
        prefilled={},
        values=None,
        errors={},
    )


def _drawn_field(field: Field, texts: FieldTexts, rule: FieldRule) -> dict[str, object]:
    """Return a field as the model of its kind takes it."""
    length = {} if field.maximum_length is None else {"maximum_length": field.maximum_length}
    declared = {"name": field.name, "kind": field.kind, "is_required": field.is_required}
    return {**dict(texts), **declared, **length, "autocomplete": field.autocomplete, "rule": rule.model_dump()}


def _next_steps(form: Form, sources: ContentSources) -> list[NextStep]:
    """Return the first cards of the form's thank-you page, if it stands in the form's place."""
    if form.thanks != "page":
        return []
    pages = (page.value for page in sources.pages if page.value.path == form.thank_you_page)
    blocks = (getattr(block, "items", ()) for page in pages for block in page.blocks)
    cards = ([item for item in items if isinstance(item, Card)] for items in blocks)
    return [NextStep(title=card.title, text=plain_text(card.text)) for card in next(filter(None, cards), [])]


def _findable(source: ContactHeadSource, _page: PageSource, sources: ContentSources) -> Iterator[Findable]:
    """Yield the firm's details, which stand beside the form."""
    if source.form.form is CONTACT:
        site = sources.site.value
        hours = [f"{span.days} {span.hours}" for span in site.hours.open_days]
        details = [site.phone, site.email, ", ".join(site.address.lines), *hours]
        yield Findable("section", None, "Phone, e-mail, address and hours", ". ".join(details) + ".", _DETAIL_NAMES)


KIND = BlockKind(
    ContactHeadSource, ContactHeadBlock, compose, faults=missing_person_faults, is_head=always, findable=_findable
)
