"""A form: as its page writes it, and as it is rendered."""

from typing import Annotated, Literal, Self

from pydantic import AfterValidator, Field, StringConstraints, model_validator

from app.content.models.base import ContentModel, Text
from app.content.models.form_rules import ChoiceRule, EmailRule, LineRule, PhoneRule, TextRule
from app.content.models.rich_text import RichText
from app.forms.declaration import NOTICE_VERSION, Form
from app.forms.declared import FORM_OF_KIND


def _form_kind(kind: str) -> str:
    if kind not in FORM_OF_KIND:
        raise ValueError(f"'{kind}' is not a form: app/forms/declared.py has {', '.join(FORM_OF_KIND)}")
    return kind


NoticeVersion = Annotated[str, StringConstraints(pattern=f"^{NOTICE_VERSION.pattern}$")]
"""A version that a query can name."""


class FieldTexts(ContentModel):
    """The words of a field: above it, in the empty one, and below it."""

    label: Text
    placeholder: Text | None = None
    hint: Text | None = None


class _FormTexts(ContentModel):
    kind: Annotated[str, AfterValidator(_form_kind)]
    submit_label: Text
    consent: RichText
    notice_version: NoticeVersion
    thanks_heading: Text


class QueryFormSource(_FormTexts):
    """A form as written: its words. `notice_version` names the privacy notice the visitor consents to."""

    fields: dict[str, FieldTexts]

    @model_validator(mode="after")
    def _has_words_for_each_field(self) -> Self:
        wrong = self.fields.keys() ^ {field.name for field in self.form.fields}
        if wrong:
            raise ValueError(
                f"fields: words of {', '.join(sorted(wrong))} are missing, or {self.kind} has no such field"
            )
        return self

    @property
    def form(self) -> Form:
        """The form's declaration."""
        return FORM_OF_KIND[self.kind]


class _RenderedField(FieldTexts):
    name: str
    is_required: bool
    autocomplete: str | None


class LineField(_RenderedField):
    """A field of one line."""

    kind: Literal["line"]
    maximum_length: int
    rule: LineRule


class TextField(_RenderedField):
    """A field of several lines."""

    kind: Literal["text"]
    maximum_length: int
    rule: TextRule


class PhoneField(_RenderedField):
    """A phone number with its country."""

    kind: Literal["phone"]
    rule: PhoneRule


class EmailField(_RenderedField):
    """An e-mail address."""

    kind: Literal["email"]
    maximum_length: int
    rule: EmailRule


class ChoiceField(_RenderedField):
    """One of some values; the rule has what visitors read for each."""

    kind: Literal["choice"]
    rule: ChoiceRule


DrawnField = Annotated[LineField | TextField | PhoneField | EmailField | ChoiceField, Field(discriminator="kind")]


class NextStep(ContentModel):
    """What happens after sending, one step of it."""

    title: str
    text: str


class QueryForm(_FormTexts):
    """A form as rendered. `values` and `errors`, by field, are set where a faulty plain post is shown again.

    `next_steps` stand on the page of thanks.
    `prefilled` are words of ours that a field begins with; the visitor's own replace them.
    """

    action: str
    api: str
    fields: list[DrawnField]
    thanks: Literal["toast", "page"]
    thanks_text: str
    next_steps: list[NextStep]
    geocoder_url: str
    prefilled: dict[str, str]
    values: dict[str, str] | None
    errors: dict[str, str]
