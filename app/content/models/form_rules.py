"""`form-rules.yaml`: the rules of each form field, in patterns and in words, and what refused visitors read."""

import re
from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import AfterValidator, Field, create_model

from app.content.models.base import ContentModel, Text
from app.forms.declaration import Field as FormField, FieldKind
from app.forms.declared import FIELDS, FORMS


def _compiling(pattern: str) -> str:
    try:
        re.compile(pattern)
    except re.error as error:
        raise ValueError(f"is not a valid regular expression: {error}") from None
    return pattern


Pattern = Annotated[str, AfterValidator(_compiling)]
Characters = Annotated[str, Field(min_length=1)]


class FieldRule(ContentModel):
    """The messages of every field. `required` is set if the field must be filled in."""

    required: Text | None = None
    not_text: Text


class TextRule(FieldRule):
    """What is wrong with a text; `{limit}` in `too_long` stands for the declared length."""

    unstorable: Text
    too_long: Text


class LineRule(TextRule):
    """What is wrong with a text of one line."""

    line_break: Text


class PhoneRule(FieldRule):
    """What a phone number may be after everything but the `kept` characters is dropped."""

    kept: Characters
    dial_code: Characters
    pattern: Pattern
    invalid: Text


class EmailRule(FieldRule):
    """What an e-mail address may be; `{limit}` as in a TextRule."""

    too_long: Text
    pattern: Pattern
    invalid: Text


class ChoiceRule(FieldRule):
    """What visitors read for each value they may choose, and for any other value."""

    unknown: Text
    options: dict[str, Text]


RULES: Mapping[FieldKind, type[FieldRule]] = {
    "line": LineRule,
    "text": TextRule,
    "phone": PhoneRule,
    "email": EmailRule,
    "choice": ChoiceRule,
}


class Refusals(ContentModel):
    """The messages to visitors whose query was not stored after they pressed the button."""

    faulty: Text
    too_many: Text
    unavailable: Text


def _rule_of(field: FormField) -> object:
    """Return the type of a field's rule, with the requirements of its declaration."""

    def checked(words: FieldRule) -> FieldRule:
        if field.is_required != (words.required is not None):
            raise ValueError("required: write it for each field that must be filled in, and for no other")
        if isinstance(words, ChoiceRule) and tuple(words.options) != field.choices:
            raise ValueError(f"options must name {', '.join(field.choices)}, in this order")
        if isinstance(words, TextRule | EmailRule):
            return words.model_copy(update={"too_long": words.too_long.replace("{limit}", str(field.maximum_length))})
        return words

    return Annotated[RULES[field.kind], AfterValidator(checked)]


_BY_FIELD: dict[str, Any] = {name: (_rule_of(field), ...) for name, field in FIELDS.items()}
_BY_FORM: dict[str, Any] = {form.kind: (Text, ...) for form in FORMS}
_FieldRules: Any = create_model("FieldRules", __base__=ContentModel, **_BY_FIELD)
_Thanks: Any = create_model("Thanks", __base__=ContentModel, **_BY_FORM)


class FormRules(ContentModel):
    """`form-rules.yaml`: `spaces` are trimmed, `invisible`, the inside of a class, is dropped; `thanks` by form."""

    spaces: Characters
    invisible: Characters
    fields: _FieldRules
    thanks: _Thanks
    refusals: Refusals

    def rule(self, field: FormField) -> FieldRule:
        """Return the rule of a field, of the type of its kind."""
        rule: FieldRule = getattr(self.fields, field.name)
        return rule

    def thanks_of(self, kind: str) -> str:
        """Return the words for a stored query of a form."""
        thanks: str = getattr(self.thanks, kind)
        return thanks
