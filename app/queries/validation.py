"""Validates a query. Pure: takes a body and the rules, returns clean values or messages by field."""

import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from app.content.models.form_rules import ChoiceRule, EmailRule, FieldRule, FormRules, LineRule, PhoneRule, TextRule
from app.database.storable_text import is_storable
from app.forms.declaration import NOTICE_VERSION, Field, FieldKind, Form

_LINE_ENDS = re.compile(r"\r\n?")

Body = Mapping[str, object]


class FaultyQueryError(Exception):
    """The query is refused. `errors` has one message for each faulty field, by its name on the wire."""

    def __init__(self, errors: Mapping[str, str]) -> None:
        super().__init__(", ".join(errors))
        self.errors = dict(errors)


@dataclass(frozen=True)
class CheckedQuery:
    """A valid query: `values` by field, trimmed, without invisible characters; phone numbers are digits and plus."""

    values: Mapping[str, str]
    notice_version: str | None
    website: str
    elapsed_ms: float | None


class _FieldError(Exception):
    """One field is faulty; the text is for the visitor."""


def check_query(form: Form, body: Body, rules: FormRules) -> CheckedQuery:
    """Check and clean a form's values. Raises FaultyQueryError naming every faulty field and unknown key."""
    known: dict[str, Callable[[object], Any]] = {
        **{field.name: _check_of(field, rules) for field in form.fields},
        "noticeVersion": _check_notice_version,
        "website": _check_website,
        "elapsedMs": _check_elapsed,
    }
    found: dict[str, Any] = {}
    errors: dict[str, str] = {}
    for key, check in known.items():
        try:
            found[key] = check(body.get(key))
        except _FieldError as error:
            errors[key] = str(error)
    errors |= {key: "This field is not known" for key in body if key not in known}
    if errors:
        raise FaultyQueryError(errors)
    values = {field.name: found[field.name] for field in form.fields}
    return CheckedQuery(values, found["noticeVersion"], found["website"], found["elapsedMs"])


def _check_of(field: Field, rules: FormRules) -> Callable[[object], str]:
    def check(value: object) -> str:
        rule = rules.rule(field)
        visible = re.sub(f"[{rules.invisible}]", "", _text(value, rule.not_text))
        return _CHECKS[field.kind](visible, field, rule, rules.spaces)

    return check


def _text(value: object, not_text: str) -> str:
    if value is None:
        return ""
    if not isinstance(value, str):
        raise _FieldError(not_text)
    return value


def _check_text(sent: str, field: Field, rule: TextRule, spaces: str) -> str:
    text = _LINE_ENDS.sub("\n", sent).strip(spaces)
    _refuse_if(not text, rule.required)
    _refuse_if(not is_storable(text), rule.unstorable)
    if isinstance(rule, LineRule):
        _refuse_if("\n" in text, rule.line_break)
    _refuse_if(_is_longer(text, field), rule.too_long)
    return text


def _check_phone(sent: str, _field: Field, rule: PhoneRule, _spaces: str) -> str:
    phone = "".join(character for character in sent if character in rule.kept)
    # The field begins with the dial code; behind it, some paste a number with its own.
    phone = phone.removeprefix(rule.dial_code) if phone.startswith(f"{rule.dial_code}+") else phone
    if phone in {"", rule.dial_code}:
        return _left_out(rule)
    _refuse_if(re.fullmatch(rule.pattern, phone) is None, rule.invalid)
    return phone


def _check_email(sent: str, field: Field, rule: EmailRule, spaces: str) -> str:
    email = sent.strip(spaces)
    if not email:
        return _left_out(rule)
    # Check the length first: the pattern's cost grows with its square.
    _refuse_if(_is_longer(email, field), rule.too_long)
    _refuse_if(not is_storable(email) or re.fullmatch(rule.pattern, email) is None, rule.invalid)
    return email


def _check_choice(sent: str, field: Field, rule: ChoiceRule, _spaces: str) -> str:
    if not sent:
        return _left_out(rule)
    _refuse_if(sent not in field.choices, rule.unknown)
    return sent


# By the kind's own rule, which `FormRules.rule` returns: more than a type checker can see here.
_CHECKS: Mapping[FieldKind, Callable[[str, Field, Any, str], str]] = {
    "line": _check_text,
    "text": _check_text,
    "phone": _check_phone,
    "email": _check_email,
    "choice": _check_choice,
}


def _check_notice_version(value: object) -> str | None:
    if value is None:
        return None
    if not isinstance(value, str) or not NOTICE_VERSION.fullmatch(value):
        raise _FieldError("noticeVersion must have 1 to 40 of A-Z a-z 0-9 . _ -")
    return value


# A honeypot: visitors do not see this field, so whoever fills it in is a program.
def _check_website(value: object) -> str:
    return _text(value, "website must be text")


def _check_elapsed(value: object) -> float | None:
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value < math.inf:
        raise _FieldError("elapsedMs must be a number of milliseconds")
    return value


def _left_out(rule: FieldRule) -> str:
    """Return the value of a field that was left out. One that may be has no such message, as `form_rules` checks."""
    _refuse(rule.required)
    return ""


def _is_longer(text: str, field: Field) -> bool:
    return field.maximum_length is not None and len(text) > field.maximum_length


def _refuse_if(is_faulty: bool, message: str | None) -> None:
    if is_faulty:
        _refuse(message)


def _refuse(message: str | None) -> None:
    """Raise the message; None means that nothing is wrong."""
    if message is not None:
        raise _FieldError(message)
