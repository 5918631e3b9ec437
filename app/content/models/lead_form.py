"""The contact and the advisor form: as their pages write them, and as they are drawn."""

from typing import Annotated

from pydantic import AfterValidator

from app.content.lead_fields import NOTICE_VERSION, LeadField, LeadFormKind
from app.content.models.base import ContentModel, Text
from app.content.models.lead_rules import LeadRules
from app.content.models.rich_text import RichText


def _notice_version(text: str) -> str:
    if not NOTICE_VERSION.fullmatch(text):
        raise ValueError(f"'{text}' is no version a query can name: write 1 to 40 of A-Z a-z 0-9 . _ -")
    return text


# A validator and not a pattern: the renderer's contract needs no word of it.
NoticeVersion = Annotated[Text, AfterValidator(_notice_version)]


class FieldTexts(ContentModel):
    """One text a field."""

    name: Text
    phone: Text
    email: Text
    message: Text


class FieldLabels(FieldTexts):
    """The words above the fields; `optional` stands behind that of the message."""

    optional: Text


class FieldPlaceholders(ContentModel):
    """Examples in the empty fields. The phone field's is the specification's own."""

    name: Text
    email: Text
    message: Text


class LeadFormSource(ContentModel):
    """A form as written: its words. `notice_version` names the privacy notice the visitor consents to."""

    kind: LeadFormKind
    labels: FieldLabels
    placeholders: FieldPlaceholders
    phone_hint: Text
    submit_label: Text
    sending_label: Text
    consent: RichText
    notice_version: NoticeVersion
    thanks_heading: Text
    thanks_text: Text


class TypedValues(ContentModel):
    """What a visitor typed, as it came."""

    name: str
    phone: str
    email: str
    message: str


class LeadForm(LeadFormSource):
    """A form as drawn. `values` and `errors` are set where a faulty plain post is shown again."""

    action: str
    api: str
    rules: LeadRules
    geocoder_url: str
    values: TypedValues | None
    errors: dict[LeadField, str]
