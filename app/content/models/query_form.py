"""A form: as its page writes it, and as it is drawn."""

from typing import Annotated, Literal, Self

from pydantic import AfterValidator, Field, TypeAdapter, model_validator

from app.content.models.base import ContentModel, Text
from app.content.models.form_rules import ChoiceRule, EmailRule, FieldRule, FormRules, LineRule, PhoneRule, TextRule
from app.content.models.rich_text import RichText
from app.forms.declaration import NOTICE_VERSION, Form
from app.forms.declaration import Field as FormField
from app.forms.declared import FORM_OF_KIND


def _notice_version(text: str) -> str:
    if not NOTICE_VERSION.fullmatch(text):
        raise ValueError(f"'{text}' is no version a query can name: write 1 to 40 of A-Z a-z 0-9 . _ -")
    return text


def _form_kind(kind: str) -> str:
    if kind not in FORM_OF_KIND:
        raise ValueError(f"'{kind}' is no form: app/forms/declared.py has {', '.join(FORM_OF_KIND)}")
    return kind


# A validator and not a pattern: the renderer's contract needs no word of it.
NoticeVersion = Annotated[Text, AfterValidator(_notice_version)]


class FieldTexts(ContentModel):
    """The words of a field: above it, in the empty one, and below it."""

    label: Text
    placeholder: Text | None = None
    hint: Text | None = None


class _FormTexts(ContentModel):
    kind: Annotated[str, AfterValidator(_form_kind)]
    optional: Text
    submit_label: Text
    sending_label: Text
    consent: RichText
    notice_version: NoticeVersion
    thanks_heading: Text


class QueryFormSource(_FormTexts):
    """A form as written: its words. `notice_version` names the privacy notice the visitor consents to."""

    fields: dict[str, FieldTexts]

    @model_validator(mode="after")
    def _has_words_for_each_field(self) -> Self:
        declared = [field.name for field in self.form.fields]
        for name in declared:
            if name not in self.fields:
                raise ValueError(f"fields: words of {name} are missing: app/forms/declared.py declares it")
        for name in self.fields:
            if name not in declared:
                raise ValueError(f"fields: {name} is no field of {self.kind}: it has {', '.join(declared)}")
        return self

    @property
    def form(self) -> Form:
        """The form's declaration."""
        return FORM_OF_KIND[self.kind]


class _DrawnField(FieldTexts):
    name: str
    placeholder: Text | None
    hint: Text | None
    is_required: bool
    autocomplete: str | None


class LineField(_DrawnField):
    """A field of one line."""

    kind: Literal["line"]
    maximum_length: int
    rule: LineRule


class TextField(_DrawnField):
    """A field of several lines."""

    kind: Literal["text"]
    maximum_length: int
    rule: TextRule


class PhoneField(_DrawnField):
    """A phone number with its country."""

    kind: Literal["phone"]
    rule: PhoneRule


class EmailField(_DrawnField):
    """An e-mail address."""

    kind: Literal["email"]
    maximum_length: int
    rule: EmailRule


class ChoiceField(_DrawnField):
    """One of some values; the rule has what visitors read for each."""

    kind: Literal["choice"]
    rule: ChoiceRule


DrawnField = Annotated[LineField | TextField | PhoneField | EmailField | ChoiceField, Field(discriminator="kind")]
_DRAWN: TypeAdapter[DrawnField] = TypeAdapter(DrawnField)


class NextStep(ContentModel):
    """What happens after sending, one step of it."""

    title: str
    text: str


class QueryForm(_FormTexts):
    """A form as drawn. `values` and `errors`, by field, are set where a faulty plain post is shown again.

    `next_steps` are told in the panel that thanks.
    `prefilled` are words of ours that a field begins with; the visitor's own replace them.
    """

    action: str
    api: str
    fields: list[DrawnField]
    thanks: Literal["toast", "panel"]
    thanks_text: str
    next_steps: list[NextStep]
    geocoder_url: str
    prefilled: dict[str, str]
    values: dict[str, str] | None
    errors: dict[str, str]


def drawn_form(source: QueryFormSource, rules: FormRules, geocoder_url: str, next_steps: list[NextStep]) -> QueryForm:
    """Return a form as drawn, its fields empty and in the order they are declared."""
    form = source.form
    words = {name: getattr(source, name) for name in _FormTexts.model_fields}
    return QueryForm(
        **words,
        action=form.page,
        api=form.api,
        fields=[_drawn_field(field, source.fields[field.name], rules.rule(field)) for field in form.fields],
        thanks=form.thanks,
        thanks_text=rules.thanks_of(form.kind),
        next_steps=next_steps,
        geocoder_url=geocoder_url,
        prefilled={},
        values=None,
        errors={},
    )


def _drawn_field(field: FormField, texts: FieldTexts, rule: FieldRule) -> DrawnField:
    words = {**texts.model_dump(), "name": field.name, "kind": field.kind, "rule": rule.model_dump()}
    declared = {"is_required": field.is_required, "autocomplete": field.autocomplete}
    length = {} if field.maximum_length is None else {"maximum_length": field.maximum_length}
    return _DRAWN.validate_python({**words, **declared, **length})
