"""`lead-rules.yaml`: the rules of both forms as data: limits, patterns and the words for each fault."""

import re
from functools import cached_property
from typing import Annotated

from pydantic import AfterValidator, Field

from app.content.models.base import ContentModel, Text


def _compiling(pattern: str) -> str:
    try:
        re.compile(pattern)
    except re.error as error:
        raise ValueError(f"is no regular expression: {error}") from None
    return pattern


Pattern = Annotated[str, AfterValidator(_compiling)]


def _at_most(limit: int) -> AfterValidator:
    """Hold a length to what is kept. A validator and not `le`: the renderer's contract needs no word of it."""

    def check(length: int) -> int:
        if length > limit:
            raise ValueError(f"is {length}, but at most {limit} characters can be kept")
        return length

    return AfterValidator(check)


Length = Annotated[int, Field(ge=1)]
# The widths of the columns in app/leads/models.py; that of the message is open, and bounded by a request's size.
NameLength = Annotated[Length, _at_most(200)]
EmailLength = Annotated[Length, _at_most(254)]
MessageLength = Annotated[Length, _at_most(5000)]
Characters = Annotated[str, Field(min_length=1)]


class NameRules(ContentModel):
    """What a name may be. Lengths count code points."""

    required: Text
    not_text: Text
    unstorable: Text
    line_break: Text
    maximum_length: NameLength
    too_long: Text


class PhoneRules(ContentModel):
    """What a phone number may be after everything but the `kept` characters is dropped."""

    kept: Characters
    dial_code: Characters
    required: Text
    not_text: Text
    pattern: Pattern
    invalid: Text


class EmailRules(ContentModel):
    """What an e-mail address may be."""

    required: Text
    not_text: Text
    maximum_length: EmailLength
    too_long: Text
    pattern: Pattern
    invalid: Text


class MessageRules(ContentModel):
    """What a message may be; it may be missing."""

    not_text: Text
    unstorable: Text
    maximum_length: MessageLength
    too_long: Text


class Answers(ContentModel):
    """What visitors are told after they pressed the button."""

    contact: Text
    advisor: Text
    faulty: Text
    too_many: Text
    unavailable: Text

    def thanks(self, kind: str) -> str:
        """Return the words for a stored query."""
        return self.contact if kind == "contact" else self.advisor


class LeadRules(ContentModel):
    """`lead-rules.yaml` as a whole. `spaces` are the characters that trimming removes."""

    spaces: Characters
    name: NameRules
    phone: PhoneRules
    email: EmailRules
    message: MessageRules
    answers: Answers

    @cached_property
    def phone_pattern(self) -> re.Pattern[str]:
        """The form of a phone number, to be matched in full."""
        return re.compile(self.phone.pattern)

    @cached_property
    def email_pattern(self) -> re.Pattern[str]:
        """The form of an e-mail address, to be matched in full."""
        return re.compile(self.email.pattern)
